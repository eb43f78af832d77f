"""Events that come to nothing because a nested sequence has taken away what they would change."""

from typing import Final

from adjudicator.engine.events import Event
from adjudicator.games.arkham.enemies.spawning import is_gone
from adjudicator.games.arkham.game import Arkham


def is_lost(game: Arkham, event: Event) -> bool:
    """True if the investigator concerned is out of the game by now, or the card concerned has left play."""
    kind = event.kind
    if kind in _OF_AN_INVESTIGATOR and _is_out(game, event.who):
        return True
    if kind in _OF_A_CARD and _is_out(game, event.by if kind == "attack" else event.what):
        return True
    if kind == "goes along":
        # Whoever it follows has come there already, or has not.
        return game.location(event.what) != event.at
    return kind == "spawn" and is_gone(game, event.what)


_OF_AN_INVESTIGATOR: Final = frozenset(("attack", "discover", "draw", "engage", "gain", "move"))
"""The kinds of events that happen to an investigator in the game."""

_OF_A_CARD: Final = frozenset(("attack", "engage", "enemy moves", "evade", "heal", "ready"))
"""The kinds of events that happen to a card in play: the attacker in an attack, else what is acted upon."""


def _is_out(game: Arkham, entity: str) -> bool:
    card = game.cards.get(entity)
    if card is None:
        return False
    return entity not in game.investigators if card.type == "investigator" else not game.in_play(entity)
