"""Whoever draws is named: another investigator, or another copy of a card, is at fault and says who draws."""

import pytest
from faulty import faults_of, ruled

DECKS = """game: arkham
lead: roland
investigators:
  roland: {card: Roland Banks, at: study, deck: [Emergency Cache, Emergency Cache, Emergency Cache, Machete]}
  wendy: {card: Wendy Adams, at: study, deck: [Emergency Cache, Abandoned and Alone]}
locations: {study: {}}
encounter deck: [Ravenous Ghoul, Swarm of Rats, Rotting Remains]
"""


def course(start: str, *deeds: str) -> str:
    """A situation with these deeds."""
    return f"{start}do:\n{''.join(f'  - {deed}{chr(10)}' for deed in deeds)}ask: [roland is defeated]\n"


@pytest.mark.parametrize(
    ("start", "deeds", "drawer"),
    [
        (DECKS, ("the mythos phase is played", "wendy draws ravenous ghoul"), "roland"),
        (DECKS, ("the mythos phase is played", "wendy draws ravenous ghoul from the encounter deck"), "roland"),
        (DECKS, ("roland draws a card", "wendy draws emergency cache"), "roland"),
        (DECKS, ("roland investigates", "wendy reveals -1"), "roland"),
        (DECKS, ("wendy tests agility (2)", "roland reveals -1"), "wendy"),
    ],
)
def test_somebody_else_is_named(start: str, deeds: tuple[str, ...], drawer: str) -> None:
    (fault,) = faults_of(course(start, *deeds))
    assert fault.code == "E502"
    assert f"it is {drawer} who draws" in fault.message or f"it was {drawer} who drew" in fault.message
    assert drawer in fault.help


@pytest.mark.parametrize("copy", ["emergency cache 2", "emergency cache 4"])
def test_another_copy_is_not_swapped(copy: str) -> None:
    (fault,) = faults_of(course(DECKS, "roland draws a card", f"roland draws {copy}"))
    assert copy in fault.message


@pytest.mark.parametrize(
    ("start", "deeds"),
    [
        (DECKS, ("the mythos phase is played", "roland draws ravenous ghoul", "wendy draws swarm of rats")),
        (DECKS, ("roland draws a card", "roland draws emergency cache")),
        (DECKS, ("wendy begins the turn", "wendy draws a card", "wendy draws emergency cache")),
        (DECKS, ("roland draws a card", "roland draws a card", "roland draws emergency cache")),
    ],
)
def test_whoever_draws_is_named(start: str, deeds: tuple[str, ...]) -> None:
    assert ruled(course(start, *deeds))


def test_a_name_may_hold_an_and() -> None:
    start = DECKS.replace("deck: [Emergency Cache, Abandoned and Alone]", "deck: [Abandoned and Alone, Guts]")
    begins = ("wendy begins the turn", "wendy draws a card")
    assert ruled(course(start, *begins, "wendy draws abandoned and alone"))


def test_nobody_of_this_name_is_chosen_to_lead() -> None:
    (fault,) = faults_of(course(DECKS, "nobodyx is chosen to lead"))
    assert fault.code == "E302"
