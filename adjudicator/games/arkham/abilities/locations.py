"""What a description says of a location: empty, revealed, all its clues discovered."""

from adjudicator.games.arkham.game import Arkham


def is_empty(game: Arkham, location: str) -> bool:
    """Whether neither investigators nor enemies are at a location."""
    game.cite("empty-location.1")
    return not any(game.cards[e].type in ("investigator", "enemy") for e in game.zone(location, "here"))


def is_revealed(game: Arkham, location: str) -> bool:
    """Whether its side with the shroud and clue values is faceup, whoever is there."""
    game.cite("location-cards.9")
    return not game.state.read(location, "unrevealed")


def all_clues_discovered(game: Arkham, location: str) -> bool:
    """Whether no clue is left; the location has to have been revealed for that."""
    if game.state.read(location, "unrevealed"):
        game.cite("faq-all-clues-discovered.1")
        return False
    return not game.number(location, "clues")
