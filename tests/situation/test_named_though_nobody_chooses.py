"""A deed may be named though nobody had a choice: the only option, a forced ability, passing where nothing is given."""

import pytest

from adjudicator import InputAtFault, Situation

TEXT = """\
game: arkham
cards: {Alarm: {type: asset, abilities: [{forced: {after: gain, who: you}, do: {damage: 1, to: you}}]}}
investigators:
  roland: {card: Roland Banks, at: attic, hand: [Machete], play area: [Alarm, Beat Cop], deck: [Guts], resources: 5}
enemies: {ghoul: {card: Ghoul Minion, at: attic, exhausted: true}}
locations: {attic: {}}
chaos bag: [+1]
"""
PLAYED = {
    "the only target": ["roland uses beat cop", "roland chooses ghoul", "roland plays machete"],
    "a forced ability": ["roland takes a resource", "roland uses alarm", "roland assigns 1 damage to beat cop"],
    "a forced ability that is put in order": [
        "roland takes a resource",
        "roland resolves alarm first",
        "roland takes it all",
    ],
    "a draw from a known deck": ["roland draws a card", "roland draws guts"],
    "passing between two actions": ["roland passes", "roland draws a card", "roland passes"],
    "passing before a draw": [
        *("roland fights ghoul", "roland passes", "roland passes", "roland passes"),
        *("roland reveals +1", "roland passes", "roland passes"),
    ],
}


@pytest.mark.parametrize("deeds", PLAYED.values(), ids=PLAYED)
def test_it_is_no_fault(deeds: list[str]) -> None:
    ruling = Situation.parse(TEXT + f"do: {deeds}\nask: [it is not refused]\n").rule()
    assert (ruling.verdict, ruling.values) == ("ruled", {"it is not refused": "yes"})


def test_what_can_be_triggered_is_refused_where_it_may_not_be() -> None:
    deeds = ["roland draws a card", "roland uses beat cop", "roland chooses ghoul", "roland uses beat cop"]
    ruling = Situation.parse(TEXT + f"do: {deeds}\nask: [it is refused]\n").rule()
    assert ruling.values == {"it is refused": "yes"}


def test_the_only_attacker_may_be_named() -> None:
    deeds = ["the enemy phase is played", "roland has ghoul attack first", "roland takes it all"]
    ready = TEXT.replace("at: attic, exhausted: true", "engaged: roland")
    ruling = Situation.parse(ready + f"otherwise: pass\ndo: {deeds}\nask: [roland's damage]\n").rule()
    assert (ruling.verdict, ruling.values) == ("ruled", {"roland's damage": "1"})


def test_a_forced_ability_is_refused_where_it_has_not_come_about() -> None:
    ruling = Situation.parse(TEXT + "do: [roland draws a card, roland uses alarm]\nask: [it is refused]\n").rule()
    assert ruling.values == {"it is refused": "yes"}


@pytest.mark.parametrize("deed", ["roland resolves alarm first", "roland chooses ghoul"])
def test_what_has_not_come_about_is_at_fault(deed: str) -> None:
    with pytest.raises(InputAtFault, match="E501"):
        Situation.parse(TEXT + f"do: [roland draws a card, {deed}]\n").rule()


FLAME = """\
game: arkham
investigators: {agnes: {card: Agnes Baker, at: study, hand: [Drawn to the Flame]}}
locations: {study: {clues: 2}}
encounter deck: [Grasping Hands, Swarm of Rats]
otherwise: pass
"""
FROM_KNOWN_DECKS = {
    "an encounter card that an effect draws": (
        *(FLAME, "agnes plays drawn to the flame, agnes draws grasping hands from the encounter deck"),
        *("agnes reveals 0", "agnes has 2 clues"),
    ),
    "the only Gate that is left": (
        "game: eldritch\ninvestigators: {lily: {}}\ngate discard: [Sydney]\n"
        "gates: [San Francisco, Istanbul, Buenos Aires, London, Tokyo, Arkham, Rome, Shanghai]\n",
        *("a gate is spawned, the gate drawn is Sydney", "the monster drawn is Ghoul", "Ghoul is at Sydney"),
    ),
    "a Hunt card": (
        "game: notalone\ncreature: {name: B, hand: [Despair, Mirage]}\nhunted: {C: {played: wreck}}\n"
        "hunt deck: [Clone, Scream, others]\nphase: 3\ntokens: {creature: lair}\n",
        *("C uses wreck, C's turn ends, B draws clone", "round 2 begins", "B holds clone"),
    ),
}


@pytest.mark.parametrize(("start", "deeds", "after", "so"), FROM_KNOWN_DECKS.values(), ids=FROM_KNOWN_DECKS)
def test_what_lies_on_top_may_be_said_when_it_is_drawn(start: str, deeds: str, after: str, so: str) -> None:
    ruling = Situation.parse(f"{start}do: [{deeds}, {after}]\nask: [{so}]\n").rule()
    assert ruling.values == {so: "yes"}


@pytest.mark.parametrize(
    ("start", "deeds"),
    [
        (FLAME, "agnes plays drawn to the flame, agnes draws swarm of rats from the encounter deck"),
        (FROM_KNOWN_DECKS["the only Gate that is left"][0], "a gate is spawned, the gate drawn is Rome"),
        (FROM_KNOWN_DECKS["a Hunt card"][0], "C uses wreck, C's turn ends, B draws scream"),
    ],
)
def test_another_card_is_at_fault(start: str, deeds: str) -> None:
    with pytest.raises(InputAtFault, match=r"E50[12]"):
        Situation.parse(f"{start}do: [{deeds}]\n").rule()


def test_what_chance_has_drawn_is_said_once() -> None:
    start = FROM_KNOWN_DECKS["a Hunt card"][0].replace("[Clone, Scream, others]", "[others]")
    deeds = "C uses wreck, C's turn ends, B draws clone, B draws clone"
    with pytest.raises(InputAtFault, match="E501"):
        Situation.parse(f"{start}do: [{deeds}]\n").rule()
