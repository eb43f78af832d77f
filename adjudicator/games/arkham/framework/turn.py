"""An investigator's turn: actions and free abilities until it ends; and the ends of rounds and phases."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.fields import Field
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities import limits
from adjudicator.games.arkham.actions.allowance import begin_turn
from adjudicator.games.arkham.actions.due import actions_of
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import Request, turn_options
from adjudicator.games.arkham.additional_actions import additional
from adjudicator.games.arkham.facts import (
    ACTIONS,
    ACTIONS_TAKEN,
    BROKEN_OFF,
    CUT_SHORT,
    PHASE_NOW,
    ROUND_NUMBER,
    TABLE,
    TAKEN_BEFORE,
    TURN_TAKEN,
    WHOSE_TURN,
)
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.moments import on_top, under_way
from adjudicator.games.arkham.values import end_lasting
from adjudicator.games.kit.incidents import Befalls
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.waiting import asks

TAKE_AN_ACTION: Final = Opportunity(
    "take an action", "investigation-phase.5", lambda game: (game.active,) if game.active else (), rest=True
)


class Turn(NamedTuple):
    """A turn being taken, and the action chosen; `of_phase` if the turn belongs to a phase that goes on after it."""

    of_phase: bool = False
    action: Request | None = None


def _next(game: Arkham, local: Turn) -> Result:
    """The player window before 2.2.1: anybody may use a free ability, the active investigator may take an action."""
    if BROKEN_OFF(game):
        return Go(local, END if local.of_phase else WINDOW, _broken_off(game))
    cut_short = CUT_SHORT(game)
    CUT_SHORT.forget(game)
    if cut_short and cut_short == game.active:
        game.cite("golden-rules.2")
        return Go(local, "2.2.2")
    return Ask(asks(TAKE_AN_ACTION, TAKE_AN_ACTION.who(game), lambda: turn_options(game)), _chosen)


def _broken_off(game: Arkham) -> tuple[Call, ...]:
    """End the turn of an investigator eliminated in it, or break it off, as the reading says."""
    who = BROKEN_OFF(game)
    BROKEN_OFF.forget(game)
    game.cite("elimination.3")
    if game.reading("turn-of-the-eliminated") == "ends":
        return (happen(Event("end turn", who)),)
    _close(game, who)
    return ()


def _chosen(game: Arkham, local: Turn, option: Option) -> Result:
    if isinstance(option.value, Befalls):
        return Go(local, WINDOW, option.value.calls(game))
    if not isinstance(option.value, Request):
        # The turn is ended.
        return Go(local, "2.2.2")
    request = option.value
    if actions_of(game, request.listener):
        return Go(local._replace(action=request), "2.2.1")
    return Go(local, WINDOW, (initiate(request),))


def _act(game: Arkham, local: Turn) -> Result:
    """2.2.1: the active investigator takes an action; then the game returns to the player window before it."""
    assert local.action is not None
    game.cite("investigation-phase.5", "investigation-phase.7", "investigation-phase.8")
    return Go(local._replace(action=None), WINDOW, (initiate(local.action),))


def _end(game: Arkham, local: Turn) -> Result:
    """2.2.2: end the turn when no more actions are wanted or left."""
    if ACTIONS(game, game.active) or additional(game, game.active):
        game.cite("investigation-phase.9", "action.2")
    else:
        game.cite("investigation-phase.10")
    return Go(local, END if local.of_phase else WINDOW, end_turn(game))


def why_not_begin(game: Arkham, who: str) -> Reasons:
    """The reasons why an investigator may not begin a turn: another has begun, theirs is over, or it is no time."""
    if who not in game.investigators:
        return (Reason("elimination.3", f"{game.name(who)} has been eliminated"),)
    if TURN_TAKEN(game, who):
        return (Reason("investigation-phase.4", f"{game.name(who)} has taken the turn of this round"),)
    if game.active:
        return (Reason("investigation-phase.3", f"{game.name(game.active)} completes the turn first"),)
    if not on_top(game, "investigation phase") and not is_between(game):
        return (Reason("investigation-phase.2", "who takes the next turn is chosen in step 2.2"),)
    return ALLOWED


def is_between(game: Arkham) -> bool:
    """True between two turns of a phase that is not being played: a file says who takes each of them."""
    if game.active or PHASE_NOW(game) != "investigation" or not game.at_rest():
        return False
    return under_way(game, "investigation phase") is None


def why_not_end(game: Arkham, who: str) -> Reasons:
    """The reasons why an investigator may not end a turn now: it is not theirs, or something is being resolved."""
    if game.active != who:
        return (Reason("investigation-phase.9", f"it is not {game.name(who)}'s turn"),)
    if not on_top(game, TURN.name):
        return (Reason("investigation-phase.9", "a turn is ended between two actions"),)
    return ALLOWED


def end_turn(game: Arkham) -> tuple[Call, ...]:
    """The call that ends the turn of the active investigator."""
    return (happen(Event("end turn", game.active)),)


def _turn_is_over(game: Arkham, event: Event, scope: str) -> None:
    _close(game, event.who)


_OVER_FIRST: Final = ("lasting-effects.6", "lasting-effects.7", "lasting-effects.8")
"""The rules by which what lasts until the end of a period is over before anything that is due then."""


def _close(game: Arkham, who: str) -> None:
    """End everything that belongs to a turn."""
    end_lasting(game, "end of the turn", *_OVER_FIRST)
    WHOSE_TURN.clear(game)
    if who:
        TURN_TAKEN.set(game, who, True, "investigation-phase.11")
        ACTIONS.clear(game, who, "gains.3")


OVER: Final[Field[tuple[str, ...]]] = Field("periods that are over", (), TABLE)
"""The periods that have ended, and after which none of their kind has begun yet."""


def is_over(game: Arkham, period: str) -> bool:
    """True of a round or a phase that has ended."""
    return "round" in OVER(game) or period in OVER(game)


def _round_is_over(game: Arkham, event: Event, scope: str) -> None:
    OVER.put(game, TABLE, ("round",))
    # Nothing outlasts it that lasts no longer than a turn or a phase.
    end_lasting(game, "end of the turn", *_OVER_FIRST)
    end_lasting(game, "end of the phase", "mythos-phase.23", *_OVER_FIRST)
    end_lasting(game, "end of the upkeep phase", "mythos-phase.23", *_OVER_FIRST)
    end_lasting(game, "end of the round", "upkeep-phase.10", *_OVER_FIRST)


def _phase_is_over(game: Arkham, event: Event, scope: str) -> None:
    OVER.put(game, TABLE, ("phase",))
    # No turn outlasts its phase, nor a phase its round.
    end_lasting(game, "end of the turn", *_OVER_FIRST)
    end_lasting(game, "end of the phase", "mythos-phase.23", *_OVER_FIRST)
    end_lasting(game, f"end of the {event.of} phase", "mythos-phase.23", *_OVER_FIRST)


def _phase_begins(game: Arkham, event: Event, scope: str) -> None:
    end_lasting(game, f"start of the {event.of} phase", "mythos-phase.6")
    OVER.forget(game)
    # Whatever comes at the end of a period still belongs to it.
    limits.begin_period(game, "phase")
    limits.begin_period(game, "turn")
    if PHASE_NOW(game) != event.of:
        PHASE_NOW.set(game, TABLE, event.of)
    # No turn outlasts its phase, as one does in which a file has phases played.
    WHOSE_TURN.clear(game)


def _new_round(game: Arkham, event: Event, scope: str) -> None:
    OVER.forget(game)
    limits.begin_period(game, "round")
    limits.begin_period(game, "phase")
    limits.begin_period(game, "turn")
    for investigator in game.investigators:
        ACTIONS_TAKEN.clear(game, investigator)
        TAKEN_BEFORE.forget(game, investigator)
    ROUND_NUMBER.set(game, TABLE, ROUND_NUMBER(game) + 1)


def _turn_begins(game: Arkham, event: Event, scope: str) -> Call | None:
    limits.begin_period(game, "turn")
    WHOSE_TURN.set(game, TABLE, event.who)
    return begin_turn(game, event.who)


WINDOW: Final = "player window before 2.2.1"
TURN: Final = Procedure(
    "investigator's turn",
    Step("", WINDOW, _next),
    Step("2.2.1", "investigator takes an action, if able", _act),
    Step("2.2.2", "investigator's turn ends", _end),
)

IMPACTS: Final[Impacts] = {
    "end turn": _turn_is_over,
    "end round": _round_is_over,
    "begin phase": _phase_begins,
    "end phase": _phase_is_over,
    "begin round": _new_round,
    "begin turn": _turn_begins,
}
"""The changes that these events make."""
