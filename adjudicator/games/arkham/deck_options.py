"""What the back of an investigator card says of decks: their size, options, restrictions and requirements."""

from typing import NamedTuple


class Category(NamedTuple):
    """A category of deckbuilding options: the cards that it takes in, and perhaps how many of them at most.

    A card has to be of one of the classes and of one of the types, bear one of the traits, use tokens of the kind and
    have the quoted words in its text, as far as these are named, and be of a level between the two. A category of
    `other` cards takes in only those that fall into none of the remaining categories.
    """

    classes: tuple[str, ...] = ()
    least_level: int = 0
    most_level: int = 5
    traits: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    uses: str = ""
    quotes: str = ""
    other: bool = False
    at_most: int | None = None


class DeckOptions(NamedTuple):
    """The deck size of an investigator, with the options, restrictions and requirements of the deck.

    `several_classes` are a number of classes and of cards: the deck needs that many cards of that many classes each.
    """

    size: int = 30
    options: tuple[Category, ...] = ()
    restrictions: tuple[Category, ...] = ()
    requires: tuple[tuple[str, int], ...] = ()
    basic_weaknesses: int = 1
    several_classes: tuple[int, int] | None = None
