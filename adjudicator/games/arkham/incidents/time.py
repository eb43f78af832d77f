"""Time passes: turns, phases and rounds begin, end and are played."""

from typing import Any, Final

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.facts import PHASE_NOW
from adjudicator.games.arkham.framework.phases import PHASES, ROUNDS, InPhase
from adjudicator.games.arkham.framework.turn import is_over
from adjudicator.games.kit.actions import Doing
from adjudicator.games.kit.incidents import Incident


class BeginTurn(Incident):
    """An investigator's turn begins."""

    says, examples = "{who:investigator} begins the turn", ("daisy begins the turn",)

    def comes(self, game: Any, who: str, *slots: Any) -> Doing:
        """It is theirs, and that of nobody else any more."""
        return (*(_turn_over(game) if game.active != who else ()), happen(Event("begin turn", who)))


class BeginRound(Incident):
    """A round begins."""

    says, examples = "a new round begins", ("a new round begins",)

    def comes(self, game: Any, who: str, *slots: Any) -> Doing:
        """It begins when the one before is over."""
        return (*_round_over(game), happen(Event("begin round")))


class PlayRounds(Incident):
    """Whole rounds are played."""

    says = ("{n:number} rounds are played", "{n:number} round is played")
    examples = ("2 rounds are played", "a round is played")

    def comes(self, game: Any, who: str, *slots: Any) -> Doing:
        """One phase after another."""
        return (*_over_before(game, "mythos"), Call(ROUNDS, slots[0]))


class PlayPhase(Incident):
    """A whole phase is played."""

    says, examples = "the {phase:phase} phase is played", ("the enemy phase is played",)

    def comes(self, game: Any, who: str, *slots: Any) -> Doing:
        """Step by step, when the phase before is over."""
        return (*_over_before(game, slots[0]), Call(PHASES[slots[0]], InPhase()))


class BeginPhase(Incident):
    """A phase begins, and none of its steps is played."""

    says, examples = "the {phase:phase} phase begins", ("the enemy phase begins",)

    def comes(self, game: Any, who: str, *slots: Any) -> Doing:
        """It begins when the one before is over."""
        return (*_over_before(game, slots[0]), happen(Event("begin phase", of=slots[0])))


class EndPhase(Incident):
    """A phase ends."""

    says, examples = "the {phase:phase} phase ends", ("the enemy phase ends",)

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """It ends."""
        return happen(Event("end phase", of=slots[0]))

    def assumes(self, game: Any, who: str, *slots: Any) -> str:
        """Another phase that is being played goes on: the end is not that of what was played before."""
        return "" if PHASE_NOW(game) in (None, slots[0]) else _BY_ITSELF.format(PHASE_NOW(game))


class EndRound(Incident):
    """The round ends."""

    says, examples = "the round ends", ("the round ends",)

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """It ends."""
        return happen(Event("end round"))

    def assumes(self, game: Any, who: str, *slots: Any) -> str:
        """The steps that are left of it are not played."""
        return "" if PHASE_NOW(game) in (None, "upkeep") else _BY_ITSELF.format(PHASE_NOW(game))


_BY_ITSELF: Final = "by itself, in the {} phase; no step that comes before it is played"


def _over_before(game: Any, phase: str) -> tuple[Call, ...]:
    """The ends of what is going on, before a phase: no turn outlasts its phase, nor a phase its round."""
    if PHASE_NOW(game) in (None, phase):
        return ()
    return _round_over(game) if phase == "mythos" else _phase_over(game)


def _round_over(game: Any) -> tuple[Call, ...]:
    if is_over(game, "round") or not _has_begun(game):
        return ()
    return (*_phase_over(game), happen(Event("end round")))


def _phase_over(game: Any) -> tuple[Call, ...]:
    if PHASE_NOW(game) not in PHASES or is_over(game, "phase") or not _has_begun(game):
        return ()
    return (*_turn_over(game), happen(Event("end phase", of=PHASE_NOW(game))))


def _turn_over(game: Any) -> tuple[Call, ...]:
    return (happen(Event("end turn", game.active)),) if game.active and _has_begun(game) else ()


def _has_begun(game: Any) -> bool:
    """True if something has been told before this, which is told by now; else the file begins right before it."""
    told = [record for record in game.trace if isinstance(record, trace.Chose | trace.Happened)]
    return len(told) > 1
