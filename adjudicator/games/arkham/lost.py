"""Events that come to nothing because a nested sequence has taken away what they would change."""

from collections.abc import Callable, Mapping
from typing import Final

from adjudicator.engine.events import Event
from adjudicator.games.arkham.about_to_spawn import is_gone
from adjudicator.games.arkham.defeat.defeat import is_averted
from adjudicator.games.arkham.enemies.engagement import BY_ITSELF, whom_it_may_engage
from adjudicator.games.arkham.facts import BEING_DEFEATED, CLUES, tokens_of
from adjudicator.games.arkham.game import Arkham


def is_lost(game: Arkham, event: Event) -> bool:
    """True if nobody and nothing is left to which the event could happen."""
    kind = event.kind
    if kind in _TO_AN_INVESTIGATOR and _is_out(game, event.who):
        return True
    if kind in _TO_A_CARD and _is_out(game, event.by if kind == "attack" else event.what):
        return True
    if kind in _TO_A_PLACE and _is_out(game, event.at):
        return True
    look = _NOT_ANY_MORE.get(kind)
    return look is not None and game.consider(lambda: look(game, event))


def rules_of(game: Arkham, event: Event) -> tuple[str, ...]:
    """The rules by which a lost event comes to nothing; none if somebody has not moved, or was healed in time."""
    if event.kind in ("defeat", "goes along"):
        return ()
    return ("faq-nested-sequences.4", *_OUT_OF_THE_GAME[_is_out(game, event.who)])


_OUT_OF_THE_GAME: Final = {True: ("elimination.3",), False: ()}
"""The rules by which nothing more happens to somebody who is out of the game (True)."""

_TO_AN_INVESTIGATOR: Final = frozenset(("attack", "discover", "draw", "engage", "gain", "move", "resign"))
"""The kinds of events that happen to an investigator in the game."""

_TO_A_CARD: Final = frozenset(("attack", "engage", "enemy moves", "evade", "heal", "leave play", "placed", "ready"))
"""The kinds of events that happen to a card in play: the attacker in an attack, else what is acted upon."""

_TO_A_PLACE: Final = frozenset(("discover", "enemy moves", "move", "spawn"))
"""The kinds of events that happen at a location in play."""


def _is_out(game: Arkham, entity: str) -> bool:
    card = game.cards.get(entity)
    if card is None:
        return False
    return entity not in game.investigators if card.type == "investigator" else not game.in_play(entity)


def _has_not_come(game: Arkham, event: Event) -> bool:
    """True if an enemy is not where it follows somebody to; whomever it follows has gone there by now, or has not."""
    return game.location(event.what) != event.at


def _is_out_of_reach(game: Arkham, event: Event) -> bool:
    """True if an enemy can no longer engage somebody by itself, or they are apart who must be at one place for it.

    Elsewhere a card ability engages it all the same; one that spawns engaged is in the threat area by now.
    """
    who, enemy = event.who, event.what
    if who in game.engaged(enemy):
        return False
    if event.at:
        return game.location(enemy) != game.location(who)
    return event.of == BY_ITSELF and who not in whom_it_may_engage(game, enemy)


def end(game: Arkham, event: Event) -> None:
    """Note that what was to happen to somebody does not."""
    if event.kind == "defeat":
        game.note(f"{game.name(event.what)} has been healed, and is not defeated any more")
        BEING_DEFEATED.forget(game, event.what)


_NOT_ANY_MORE: Final[Mapping[str, Callable[[Arkham, Event], bool]]] = {
    "defeat": is_averted,
    "discard": lambda game, event: bool(event.of) and game.lies(event.what)[1] != event.of,
    "discover": lambda game, event: CLUES(game, event.at) <= 0,
    "engage": _is_out_of_reach,
    "goes along": _has_not_come,
    "heal": lambda game, event: tokens_of(event.of)(game, event.what) <= 0,
    "spawn": lambda game, event: is_gone(game, event.what),
}
"""What else takes away that to which an event of a kind would happen."""
