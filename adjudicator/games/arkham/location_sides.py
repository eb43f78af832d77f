"""The sides of locations, and the symbols on them (entry Location Cards)."""

from adjudicator.games.arkham.facts import UNREVEALED
from adjudicator.games.arkham.game import Arkham, Side


def faceup(game: Arkham, location: str) -> Side:
    """The symbols on the faceup side of a location."""
    card = game.cards[location]
    if card.unrevealed is not None and UNREVEALED(game, location):
        return card.unrevealed
    return Side(card.symbol, card.connects)


def shows(game: Arkham, here: str, there: str) -> bool:
    """True if a location shows the symbol of another, which may be out of play."""
    symbol = faceup(game, there).symbol
    return bool(here and symbol) and symbol in faceup(game, here).connects
