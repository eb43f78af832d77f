"""The shape of what an investigator card says of decks."""

from typing import Any, Final

from adjudicator.games.arkham.deck_options import Category, DeckOptions
from adjudicator.games.arkham.terms import CLASSES, PLAYER_TYPES, TOKEN_KINDS
from adjudicator.language.records import Amiss, Field, Given, Record, may, need
from adjudicator.language.shapes import Flag, ListOf, MapOf, OneOf, Whole, Word

_NEUTRAL: Final = "neutral"


def _category(**keys: Any) -> Category:
    keys["classes"] = keys.pop("class")
    keys["least_level"], keys["most_level"] = keys.pop("from_level"), keys.pop("to_level")
    keys["traits"], keys["types"], keys["quotes"] = keys.pop("trait"), keys.pop("type"), keys.pop("text")
    return Category(**keys)


_CARDS: Final[dict[str, Field]] = {
    "class": may(ListOf(OneOf(*CLASSES, _NEUTRAL)), (), "their class, or one of several"),
    "from level": may(Whole(0, 5), 0, "their lowest level"),
    "to level": may(Whole(0, 5), 5, "their highest level"),
    "trait": may(ListOf(Word("a trait")), (), "a trait that they bear, or one of several"),
    "type": may(ListOf(OneOf(*PLAYER_TYPES)), (), "their cardtype, or one of several"),
    "uses": may(OneOf(*TOKEN_KINDS), "", "the tokens that they use"),
    "text": may(Word("words"), "", "words that are quoted from their text"),
    "other": may(Flag(), False, "cards that fall into none of the remaining categories"),
    "at most": may(Whole(0, 50), None, "how many of them a deck may hold; any number if left out"),
}


def _levels(given: Given) -> Amiss | None:
    if given["from_level"] > given["to_level"]:
        return Amiss("from level", "the lowest level is above the highest", "swap them")
    return None


CATEGORY: Final[Record[Category]] = Record(_category, _CARDS, "a category of cards", amiss=_levels)

DECK_OPTIONS: Final[Record[DeckOptions]] = Record(
    lambda **keys: DeckOptions(
        keys["size"],
        keys["options"],
        keys["restrictions"],
        tuple(keys["requires"].items()),
        keys["random_basic_weaknesses"],
        keys["several_classes"],
    ),
    {
        "size": need(Whole(1, 99), "the deck size"),
        "options": need(ListOf(CATEGORY), "the deckbuilding options"),
        "restrictions": may(ListOf(CATEGORY), (), "the cards that are excluded"),
        "requires": may(MapOf(Whole(1, 9), "cards with their copies"), {}, "cards that the deck must hold"),
        "random basic weaknesses": may(Whole(0, 9), 1, "how many random basic weaknesses the deck takes"),
        "several classes": may(
            Record(
                lambda classes, cards: (classes, cards),
                {"classes": need(Whole(1, 5), "so many classes"), "cards": need(Whole(1, 50), "so many cards of each")},
                "classes and cards",
            ),
            None,
            "of how many classes the deck must hold how many cards",
        ),
    },
    "what an investigator card says of the deck",
)
