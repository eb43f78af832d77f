"""The connections of locations, by the symbols on their faceup sides or because a card says so (entry Move)."""

from typing import Final

from adjudicator.engine.events import Listener
from adjudicator.engine.fields import Field
from adjudicator.games.arkham.cards import Side
from adjudicator.games.arkham.facts import CONNECTIONS, LOCATIONS, UNREVEALED
from adjudicator.games.arkham.game import Arkham

AS_GIVEN: Final = Field("connections as given", False)
"""The mark of locations whose connections the situation itself names, whatever is printed."""


def connect(game: Arkham) -> None:
    """Connect the locations in play anew after one of them has come, gone, or been turned over."""
    locations = LOCATIONS(game)
    bearing: dict[str, list[str]] = {}
    for there in locations:
        bearing.setdefault(faceup(game, there).symbol, []).append(there)
    bearing.pop("", None)
    for here in locations:
        before = CONNECTIONS(game, here)
        kept = _as_given(game, here, before)
        shown = (there for symbol in faceup(game, here).connects for there in bearing.get(symbol, ()))
        drawn = (there for there in (*shown, *_said(game, here)) if not _between_given(game, here, there))
        now = tuple(dict.fromkeys(there for there in (*kept, *drawn) if there != here))
        if now != before:
            game.cite("move.3")
            CONNECTIONS.put(game, here, now)


def _as_given(game: Arkham, here: str, before: tuple[str, ...]) -> tuple[str, ...]:
    """The connections that the situation names, as far as both locations are in play."""
    return tuple(there for there in before if _between_given(game, here, there) and game.in_play(there))


def _between_given(game: Arkham, here: str, there: str) -> bool:
    return AS_GIVEN(game, here) and AS_GIVEN(game, there)


def faceup(game: Arkham, location: str) -> Side:
    """The symbols on the faceup side of a location."""
    card = game.cards[location]
    if card.unrevealed is not None and UNREVEALED(game, location):
        return card.unrevealed
    return Side(card.symbol, card.connects)


def _said(game: Arkham, here: str) -> tuple[str, ...]:
    """The locations to which a constant ability of this one connects it."""
    found: list[str] = []
    for number, ability in enumerate(game.cards[here].abilities):
        if ability.connects is not None and not UNREVEALED(game, here) and not game.blank(here):
            game.applied(here, str(number))
            found += ability.connects.all(game, game.context(Listener(here, number)))
    return tuple(found)
