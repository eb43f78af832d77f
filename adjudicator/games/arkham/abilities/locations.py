"""Descriptions of a location: empty, revealed, all its clues discovered."""

from adjudicator.games.arkham.facts import CLUES, UNREVEALED
from adjudicator.games.arkham.game import Arkham


def is_empty(game: Arkham, location: str) -> bool:
    """True if neither investigators nor enemies are at the location."""
    game.cite("empty-location.1")
    return not any(game.cards[e].type in ("investigator", "enemy") for e in game.here(location))


def is_revealed(game: Arkham, location: str) -> bool:
    """True if the location's side with the shroud and clue values is faceup, whoever is there."""
    game.cite("location-cards.9")
    return not UNREVEALED(game, location)


def all_clues_discovered(game: Arkham, location: str) -> bool:
    """True if no clue is left at the location and it has been revealed."""
    if UNREVEALED(game, location):
        game.cite("faq-all-clues-discovered.1")
        return False
    return not CLUES(game, location)
