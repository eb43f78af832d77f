"""The reading of a line: where it stops, and that lines of one form are read each by its own names and numbers."""

import pytest

from adjudicator.games.arkham.importing.text.cards import understood
from adjudicator.games.arkham.importing.text.reading import Unread
from adjudicator.games.arkham.importing.text.words import names_of

NAMES = names_of("Brass Lamp", False, frozenset({"Old Well", "Dry Well"}))


@pytest.mark.parametrize(
    ("line", "marked"),
    [
        ("Draw 2 horror.", "Draw 2 ¦ horror."),
        ("Draw horror.", "Draw ¦ horror."),
        ("Draw 2 cards horror.", "Draw 2 cards ¦ horror."),
        ("Draw 2 cards for.", "Draw 2 cards for ¦ ."),
        ("Enemy draw 2 cards.", "Enemy draw 2 cards."),
        ("Each a enemy draw.", "Each ¦ a enemy draw."),
        ("The the enemy.", "The ¦ the enemy."),
        ("Damage.", "Damage ¦ ."),
        ("Draw 2", "Draw ¦ 2"),
        ("Sing 2 cards.", "Sing 2 cards."),
    ],
)
def test_reading_stops_at_the_word_that_no_phrase_goes_on_with(line: str, marked: str) -> None:
    assert [str(one) for one in understood((line,), {"name": "Brass Lamp", "type": "event"}, NAMES).unread] == [marked]


def test_lines_of_one_form_are_read_by_their_own_names_and_numbers() -> None:
    read = [
        understood(
            (f"Deal {number} damage to each [[{trait}]] enemy at {place}.",), {"name": "x", "type": "event"}, NAMES
        )
        for number, trait, place in ((1, "Ghoul", "Old Well"), (2, "Witch", "Dry Well"), (1, "Ghoul", "Old Well"))
    ]
    assert read[0] == read[2]
    assert [one.keys["abilities"] for one in read[:2]] == [
        [{"event": {"damage": 1, "to": {"trait": "Ghoul", "kind": "enemy", "at": "Old Well"}}}],
        [{"event": {"damage": 2, "to": {"trait": "Witch", "kind": "enemy", "at": "Dry Well"}}}],
    ]


def test_ways_of_one_form_are_called_by_their_own_words() -> None:
    read = [
        understood((f"Either draw {one} cards, or gain {other} resources.",), {"name": "x", "type": "event"}, NAMES)
        for one, other in ((2, 3), (4, 2))
    ]
    ways = [one.keys["abilities"][0]["event"]["either"] for one in read]  # type: ignore[index, call-overload]
    assert [list(one) for one in ways] == [
        ["to draw 2 cards", "to gain 3 resources"],
        ["to draw 4 cards", "to gain 2 resources"],
    ]


def test_an_icon_of_a_token_is_no_word() -> None:
    (unread,) = understood(("Reveal another [bless].",), {"name": "x", "type": "event"}, NAMES).unread
    assert unread == Unread("Reveal another [bless].", "Reveal another [")
