"""What counts as different: cards, locations, abilities and the actions that they perform (FAQ, "Different")."""

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.game import Arkham


def is_different(game: Arkham, one: str, others: tuple[str, ...]) -> bool:
    """True if a card is different from all of these: by its title, or as a location of its own."""
    if game.cards[one].type == "location":
        game.because("faq-different.6")
        return one not in others
    game.because("faq-different.1")
    return not any(game.cards[one].is_copy_of(game.cards[other]) for other in others)


def different_abilities(game: Arkham, one: Listener, others: tuple[Listener, ...]) -> bool:
    """True if an ability, or the action that it performs, is different from all of these."""
    return all(_differ(game, one, other) for other in others)


def _differ(game: Arkham, one: Listener, other: Listener) -> bool:
    mine, theirs = game.cards[one.source], game.cards[other.source]
    if not mine.is_copy_of(theirs):
        game.because("faq-different.3")
        return True
    if one.source == other.source and one.number != other.number:
        game.because("faq-different.2")
        return True
    game.because(*_ALIKE.get(mine.type, ("faq-different.4",)))
    return game.ability(one) != game.ability(other)


_ALIKE = {"story": ("faq-different.5",)}
"""The rules by which abilities of cards of the same title are compared: those of the rules, and of copies."""
