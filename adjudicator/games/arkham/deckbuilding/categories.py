"""The categories of deckbuilding options into which a card falls, and the limited places that it takes."""

from collections.abc import Sequence

from adjudicator.games.arkham.deck_options import Category, DeckOptions
from adjudicator.games.arkham.game import Card


def falls_into(category: Category, card: Card) -> bool:
    """True if a card is as a category says, whatever other categories there are."""
    return (
        (not category.classes or any(one in category.classes for one in card.classes_borne))
        and category.least_level <= card.level <= category.most_level
        and (not category.traits or any(trait in category.traits for trait in card.traits))
        and (not category.types or card.type in category.types)
        and (not category.uses or (card.uses is not None and card.uses[0] == category.uses))
        and (not category.quotes or category.quotes in card.text)
    )


def categories_of(options: DeckOptions, card: Card) -> tuple[Category, ...]:
    """The categories that take a card in; one of "other" cards only if none of the remaining does.

    Source: faq-deckbuilding-options.1.
    """
    found = tuple(one for one in options.options if falls_into(one, card))
    return tuple(one for one in found if not one.other) or found


def classes_of(options: DeckOptions) -> frozenset[str]:
    """The classes that deckbuilding options name."""
    return frozenset(one for category in options.options for one in category.classes)


def is_limited(options: DeckOptions, card: Card) -> bool:
    """True of a card that takes one of a limited number of places."""
    return any(one.at_most is not None for one in categories_of(options, card))


def is_spared(options: DeckOptions, card: Card) -> bool:
    """True of a card that is as a limited category of other cards says, and falls into an unlimited one.

    Source: faq-multi-class-cards.4.
    """
    limited = any(one.at_most is not None and falls_into(one, card) for one in options.options)
    return limited and not is_limited(options, card)


def is_quoted(options: DeckOptions, card: Card) -> bool:
    """True of a card that is open to an investigator only by words of its text.

    Source: faq-deckbuilding-options.2.
    """
    return all(one.quotes for one in categories_of(options, card))


def limited_places(options: DeckOptions, cards: Sequence[Card]) -> dict[Category, int]:
    """The number of cards that take a place of each limited category, as few beyond its limit as can be.

    A card takes one place, even if another category takes it in without a limit, and no more than one, however many
    classes it has.

    Source: faq-multi-class-cards.3, faq-multi-class-cards.5.
    """
    limited = [[one for one in categories_of(options, card) if one.at_most is not None] for card in cards]
    taken = {one: 0 for one in options.options if one.at_most is not None}
    # Those that have no choice come first.
    for wanted in sorted((one for one in limited if one), key=len):
        taken[max(wanted, key=lambda one: (one.at_most or 0) - taken[one])] += 1
    return taken


def words_of(category: Category) -> str:
    """A category in words: "seeker cards of level 0 to 2".

    >>> words_of(Category(classes=("seeker",), most_level=2))
    'seeker cards of level 0 to 2'
    >>> words_of(Category(traits=("Tactic",), most_level=0, other=True, at_most=5))
    'up to 5 other Tactic cards of level 0'
    """
    limit = "" if category.at_most is None else f"up to {category.at_most} "
    other = "other " if category.other else ""
    kinds = " and ".join((*category.classes, *category.traits))
    of_type = " and ".join(f"{one}s" for one in category.types) or "cards"
    levels = f"{category.least_level} to {category.most_level}"
    level = str(category.most_level) if category.least_level == category.most_level else levels
    uses = f" with uses ({category.uses})" if category.uses else ""
    quotes = f' that say "{category.quotes}"' if category.quotes else ""
    return f"{limit}{other}{f'{kinds} ' if kinds else ''}{of_type}{uses}{quotes} of level {level}"
