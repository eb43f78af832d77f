"""The state checks: consequences of the present state that come before anything else goes on.

The machine looks here after every change. Uniqueness is no such check, nor is the room for an asset that comes: they
are settled at the very moment at which a card enters play (entries Unique and Slots), so no state needs mending.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.resolving import being_done, is_over
from adjudicator.games.arkham.connections import connect
from adjudicator.games.arkham.decks import RUN_OUT
from adjudicator.games.arkham.defeat.defeat import check_defeat
from adjudicator.games.arkham.defeat.elimination import ELIMINATION
from adjudicator.games.arkham.defeat.fall_together import remaining
from adjudicator.games.arkham.discarding import PILING, discarding_together
from adjudicator.games.arkham.effects import contradictions
from adjudicator.games.arkham.effects.move import MOVING
from adjudicator.games.arkham.enemies.engagement import check_engagement
from adjudicator.games.arkham.facts import (
    AS_SOON_AS,
    ASTIR,
    CONNECTS,
    DUE,
    GIVEN_SLOTS,
    GIVERS,
    GRANTS,
    HURT,
    OBJECTIVES,
    SET_BY_SEVERAL,
    STIRRED_BY,
    WATCHED,
    WITH_GAINS,
    WITHHELD,
)
from adjudicator.games.arkham.framework import encounter, objectives
from adjudicator.games.arkham.gained import keep_up as keep_up_gains
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.lifted import keep_up as keep_up_bans
from adjudicator.games.arkham.lost_slots import check_slots
from adjudicator.games.arkham.zones import UNATTACHED, keep_up


class Check(NamedTuple):
    """A state check: its name, the cell that is filled when it may be due, and its look at the state."""

    name: str
    due: Field[Any]
    look: Callable[[Arkham], tuple[Call, ...]]


_IN_ONE_BREATH: Final = (MOVING, ELIMINATION, PILING)
"""The procedures that no engagement interrupts, nor does it an effect that is being done."""


def _engagement(game: Arkham) -> tuple[Call, ...]:
    """Engage enemies, except in the middle of an effect, of a move, or between the steps of an elimination."""
    whole = being_done(game)
    if whole:
        STIRRED_BY.put(game, DUE, (*STIRRED_BY(game), *((whole, one) for one in ASTIR(game))))
        ASTIR.forget(game)
    if whole or (game.stack is not None and game.stack.procedure in _IN_ONE_BREATH):
        game.unsettled = True
        return ()
    return check_engagement(game)


def _held_back(game: Arkham) -> tuple[Call, ...]:
    """Let go of the engagements that have waited for an effect which is over."""
    held = tuple(one for one in STIRRED_BY(game) if not is_over(game, one[0]))
    free = tuple(astir for depth, astir in STIRRED_BY(game) if (depth, astir) not in held)
    ASTIR.put(game, DUE, tuple(dict.fromkeys((*free, *ASTIR(game)))))
    STIRRED_BY.put(game, DUE, held)
    game.unsettled = game.unsettled or bool(held)
    return ()


def _texts(game: Arkham) -> tuple[Call, ...]:
    return contradictions.contradictions(game)


def _encounter_deck(game: Arkham) -> tuple[Call, ...]:
    return encounter.check_encounter_deck(game)


def _objectives(game: Arkham) -> tuple[Call, ...]:
    if not remaining(game):
        # The lead investigator puts in order what is due with the elimination of everybody.
        return ()
    return objectives.check_objectives(game)


def _as_soon_as(game: Arkham) -> tuple[Call, ...]:
    return objectives.check_as_soon_as(game)


def _as_if_in_hand(game: Arkham) -> tuple[Call, ...]:
    keep_up(game)
    return ()


def _gains(game: Arkham) -> tuple[Call, ...]:
    keep_up_gains(game)
    return ()


def _bans(game: Arkham) -> tuple[Call, ...]:
    keep_up_bans(game)
    return ()


def _connections(game: Arkham) -> tuple[Call, ...]:
    connect(game)
    return ()


def _unattached(game: Arkham) -> tuple[Call, ...]:
    cards = UNATTACHED(game)
    UNATTACHED.forget(game)
    return discarding_together(game, cards, by_the_way=True)


CHECKS: Final = (
    Check("which cards are as if in hand", GRANTS, _as_if_in_hand),
    Check("which cards gain abilities", GIVERS, _gains),
    Check("which cards gain nothing any more", WITH_GAINS, _gains),
    Check("which locations connect", CONNECTS, _connections),
    Check("which slots are lost", GIVEN_SLOTS, check_slots),
    Check("what cannot be done", WATCHED, _bans),
    Check("what can be done again", WITHHELD, _bans),
    Check("what was attached is discarded", UNATTACHED, _unattached),
    Check("which text prevails", SET_BY_SEVERAL, _texts),
    Check("who is defeated", HURT, check_defeat),
    Check("which objectives are met", OBJECTIVES, _objectives),
    Check("which cards are used up", AS_SOON_AS, _as_soon_as),
    Check("the encounter deck has run out", RUN_OUT, _encounter_deck),
    Check("which enemies have waited to engage", STIRRED_BY, _held_back),
    Check("which enemies engage", ASTIR, _engagement),
)
"""The checks in order: values come before their consequences, and the defeated neither engage nor are engaged."""


def at_once(game: Arkham) -> tuple[Call, ...]:
    """The consequences by the first check that finds any; the machine looks again after them."""
    if game.state.is_empty(DUE):
        return ()
    for _name, due, look in CHECKS:
        if due(game):
            found = look(game)
            if found:
                return found
    return ()
