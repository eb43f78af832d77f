"""The connections of locations, by the symbols on their faceup sides or because a card says so (entry Move)."""

from typing import Final

from adjudicator.engine.events import Listener
from adjudicator.engine.fields import Field
from adjudicator.games.arkham.abilities.whose import holds_for
from adjudicator.games.arkham.facts import CONNECTIONS, CONNECTS, LOCATIONS
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.location_sides import faceup

AS_GIVEN: Final = Field("connections as given", False)
"""The mark of locations whose connections the situation itself names, whatever is printed."""


def connect(game: Arkham) -> None:
    """Connect the locations in play anew: one may have come, gone, or been turned over, or a card may say otherwise."""
    locations, said = LOCATIONS(game), game.consider(lambda: _said(game))
    bearing: dict[str, list[str]] = {}
    for there in locations:
        bearing.setdefault(faceup(game, there).symbol, []).append(there)
    bearing.pop("", None)
    for here in locations:
        before = CONNECTIONS(game, here)
        kept = _as_given(game, here, before)
        shown = (there for symbol in faceup(game, here).connects for there in bearing.get(symbol, ()))
        drawn = (there for there in (*shown, *said.get(here, ())) if not _between_given(game, here, there))
        now = tuple(dict.fromkeys(there for there in (*kept, *drawn) if there != here))
        if now != before:
            game.cite("move.3")
            for source, number in said.get(here, {}).values():
                game.applied(source, str(number))
            CONNECTIONS.put(game, here, now)


def _as_given(game: Arkham, here: str, before: tuple[str, ...]) -> tuple[str, ...]:
    """The connections that the situation names, as far as both locations are in play."""
    return tuple(there for there in before if _between_given(game, here, there) and game.in_play(there))


def _between_given(game: Arkham, here: str, there: str) -> bool:
    return AS_GIVEN(game, here) and AS_GIVEN(game, there)


def _said(game: Arkham) -> dict[str, dict[str, Listener]]:
    """The locations to which constant abilities connect each location, with the ability that says so."""
    found: dict[str, dict[str, Listener]] = {}
    for listener in CONNECTS(game):
        connects = game.ability(listener).connects
        for here in LOCATIONS(game):
            context = holds_for(game, listener, here)
            if context is not None and connects is not None:
                said = found.setdefault(here, {})
                for there in connects.all(game, context.also_choosing(here)):
                    said.setdefault(there, listener)
    return found
