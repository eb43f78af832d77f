"""Investigators who are devoured: everything that they have is discarded, and they are out of the game."""

from typing import Final

from adjudicator.engine.events import Event
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.eldritch import defeat
from adjudicator.games.eldritch.ancient_one import advance_doom
from adjudicator.games.eldritch.board.clues import discard_clues
from adjudicator.games.eldritch.facts import (
    ACTIONS,
    AT,
    AWOKEN,
    CLUES,
    DELAYED,
    DEVOURED,
    ELIMINATED,
    HEALTH,
    IMPROVED,
    OWN_TOKENS,
    SANITY,
    TICKETS,
    cards_held,
)
from adjudicator.games.eldritch.possessions.discarding import DISCARDS
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.play import Play


def _devoured(game: Play, event: Event) -> Call:
    """After the awakening his player is eliminated."""
    if AWOKEN(game):
        ELIMINATED.set(game, event.who, True, "eliminated.5")
    DEVOURED.set(game, event.who, True, "devoured-full.1", "devoured-full.2")
    return Call(DEVOURING, event.who)


IS_DEVOURED: Final = EventKind("devour", "{who:investigator} is devoured", _devoured)


def _doom(game: Play, who: str) -> Result:
    game.cite("devoured.1", "devoured.6")
    return advance_doom(1)


def _discards(game: Play, who: str) -> Result:
    """His tokens; his cards and Conditions follow."""
    rule = "devoured.2"
    clues = CLUES(game, who)
    CLUES.set(game, who, 0, rule)
    if clues:
        discard_clues(game, clues, rule)
    for counter in (HEALTH, SANITY, *IMPROVED.values(), *TICKETS.values(), OWN_TOKENS, ACTIONS):
        counter.set(game, who, 0, rule)
    DELAYED.set(game, who, False, rule)
    return tuple(DISCARDS.happens(who, what=one, by=rule) for one in cards_held(game, who))


def _leaves(game: Play, who: str) -> Result:
    """His sheet and his token go back to the game box."""
    AT.set(game, who, "", "devoured.3", "devoured-full.3")
    return None


DEVOURING: Final = Procedure(
    "devouring",
    Step("", "doom", _doom),
    Step("", "discards", _discards),
    Step("", "leaves", _leaves),
    *defeat.LAST_STEPS,
)
EVENTS: Final = (IS_DEVOURED,)
