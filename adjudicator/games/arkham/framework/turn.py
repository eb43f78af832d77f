"""An investigator's turn: actions and free abilities until the turn ends; and the ends of rounds and phases."""

from typing import cast

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event, happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities import limits
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import Request, turn_options
from adjudicator.games.arkham.game import TABLE, Arkham
from adjudicator.games.arkham.values import end_lasting

TAKE_AN_ACTION = "take an action"


OWN_TURN = "until it ends"
"""As local value of the turn: it is one of a phase that is being played, which goes on when the turn ends."""


def _next(game: Arkham, local: object) -> Result:
    """Step 2.2.1: the active investigator may take an action, anybody may use a free ability."""
    who = (game.active,) if game.active else ()
    return Ask(Choice(who, TAKE_AN_ACTION, lambda: turn_options(game), "investigation-phase.5"), _taken)


def _taken(game: Arkham, local: object, option: Option) -> Result:
    if option.verb == "end the turn":
        return Go(local, END if local == OWN_TURN else "2.2.1", end_turn(game))
    if option.verb == "happens":
        return Go(local, "2.2.1", cast("tuple[Call, ...]", option.value))
    return Go(local, "2.2.1", (initiate(cast(Request, option.value)),))


def end_turn(game: Arkham) -> tuple[Call, ...]:
    """The turn of the active investigator ends."""
    return (happen(Event("end turn", game.active)),)


def _turn_is_over(game: Arkham, event: Event, scope: str) -> None:
    end_lasting(game, "end of the turn")
    limits.begin_period(game, "turn")
    game.write(TABLE, "turn", None)
    if event.who:
        game.cite("investigation-phase.4")
        game.write(event.who, "turn taken", True)


def _round_is_over(game: Arkham, event: Event, scope: str) -> None:
    end_lasting(game, "end of the round")


def _phase_is_over(game: Arkham, event: Event, scope: str) -> None:
    end_lasting(game, "end of the phase")
    limits.begin_period(game, "phase")


def _new_round(game: Arkham, event: Event, scope: str) -> None:
    limits.begin_period(game, "round")
    limits.begin_period(game, "phase")
    limits.begin_period(game, "turn")
    game.write(TABLE, "round", game.number(TABLE, "round") + 1)


def _turn_begins(game: Arkham, event: Event, scope: str) -> None:
    game.write(TABLE, "turn", event.who)
    game.write(event.who, "actions", 3)


Arkham.impacts["end turn"] = _turn_is_over
Arkham.impacts["end round"] = _round_is_over
Arkham.impacts["end phase"] = _phase_is_over
Arkham.impacts["begin round"] = _new_round
Arkham.impacts["begin turn"] = _turn_begins

TURN = Procedure("investigator's turn", Step("2.2.1", "take an action", _next))
