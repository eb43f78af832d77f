"""Descriptions of a location: empty, revealed, haunted, all its clues discovered."""

from collections.abc import Iterator
from typing import Final

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.facts import CLUES, UNREVEALED
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.places import listeners

HAUNTED: Final = "haunted"
"""The event that haunted abilities answer to: somebody has failed to investigate their location."""


def is_empty(game: Arkham, location: str) -> bool:
    """True if neither investigators nor enemies are at the location."""
    game.because("empty-location.1")
    return not any(game.cards[e].type in ("investigator", "enemy") for e in game.here(location))


def is_revealed(game: Arkham, location: str) -> bool:
    """True if the location's side with the shroud and clue values is faceup, whoever is there."""
    game.because("location-cards.9")
    return not UNREVEALED(game, location)


def all_clues_discovered(game: Arkham, location: str) -> bool:
    """True if no clue is left at the location and it has been revealed."""
    if UNREVEALED(game, location):
        game.because("faq-all-clues-discovered.1")
        return False
    return not CLUES(game, location)


def is_haunted(game: Arkham, location: str) -> bool:
    """True if the location has a haunted ability, printed or gained."""
    return any(True for _listener in haunting(game, location))


def haunting(game: Arkham, location: str) -> Iterator[Listener]:
    """The haunted abilities of a location, printed and gained."""
    return (listener for listener in listeners(game, HAUNTED, "at") if _haunts(game, listener, location))


def _haunts(game: Arkham, listener: Listener, location: str) -> bool:
    """True if this is a haunted ability of the location, and not blank."""
    trigger = game.ability(listener).trigger
    if trigger is None or trigger.what is None or game.is_silent(listener):
        return False
    if not trigger.what.fits(game, game.context(listener), location):
        return False
    game.because("haunted.4")
    return True
