"""The sides of locations, and the symbols on them (entry Location Cards)."""

from adjudicator.games.arkham.facts import UNREVEALED
from adjudicator.games.arkham.game import Arkham, Side


def faceup(game: Arkham, location: str) -> Side:
    """The symbols on the faceup side of a location."""
    card = game.cards[location]
    side = card.unrevealed
    if side is not None and (side.symbol or side.connects) and UNREVEALED(game, location):
        return side
    return Side(card.symbol, card.connects)


def printed_traits(game: Arkham, entity: str) -> tuple[str, ...]:
    """The traits that are printed on a card: on its faceup side, if it is a location with others on the reverse."""
    card = game.cards[entity]
    side = card.unrevealed
    return card.traits if side is None or side.traits is None or not UNREVEALED(game, entity) else side.traits


def is_titled(game: Arkham, entity: str, name: str) -> bool:
    """True if this is a title of a card: an unrevealed location has that of its faceup side as well."""
    card = game.cards[entity]
    if card.titled(name):
        return True
    side = card.unrevealed
    return side is not None and side.name == name and (UNREVEALED(game, entity) or not game.in_play(entity))


def shows(game: Arkham, here: str, there: str) -> bool:
    """True if a location shows the symbol of another, which may be out of play."""
    symbol = faceup(game, there).symbol
    return bool(here and symbol) and symbol in faceup(game, here).connects
