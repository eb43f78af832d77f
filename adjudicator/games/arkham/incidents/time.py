"""Time passes: turns, phases and rounds begin, end and are played."""

from typing import Any, Final

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.facts import PHASE_NOW, TIME_SAID
from adjudicator.games.arkham.framework.phases import PHASES, ROUNDS, InPhase
from adjudicator.games.arkham.framework.turn import is_over
from adjudicator.games.arkham.incidents.concerned import why_not_to
from adjudicator.games.arkham.places import is_heard
from adjudicator.games.kit.incidents import Incident


class Follows(Incident):
    """What begins when something else is over: no turn outlasts its phase, and no phase its round."""

    def begins(self, game: Any, who: str, *slots: Any) -> Call:
        """The sequence of it alone."""
        raise NotImplementedError

    def ends(self, game: Any, who: str, *slots: Any) -> tuple[Event, ...]:
        """The ends of what goes on, which come before it."""
        raise NotImplementedError

    def comes(self, game: Any, who: str, *slots: Any) -> tuple[Call, ...]:
        """It begins; before it ends what the file says to go on, or has told something of."""
        # By now this sentence itself is told.
        goes_on = TIME_SAID(game) or _told(game) > 1
        ends = self.ends(game, who, *slots) if goes_on else ()
        return (*map(happen, ends), self.begins(game, who, *slots))

    def assumes(self, game: Any, who: str, *slots: Any) -> str:
        """A file that tells it first begins right before it, which is said where something would hear the ends."""
        if TIME_SAID(game) or _told(game) or not any(is_heard(game, end.kind) for end in self.ends(game, who, *slots)):
            return ""
        return "right where the file begins; nothing that goes on ends before it"


class BeginTurn(Follows):
    """An investigator's turn begins."""

    says, examples = "{who:investigator} begins the turn", ("daisy begins the turn",)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Not of the eliminated."""
        return why_not_to(game, who)

    def begins(self, game: Any, who: str, *slots: Any) -> Call:
        """It is theirs."""
        return happen(Event("begin turn", who))

    def ends(self, game: Any, who: str, *slots: Any) -> tuple[Event, ...]:
        """The turn of somebody else."""
        return () if game.active == who else _turn(game)


class BeginRound(Follows):
    """A round begins."""

    says, examples = "a new round begins", ("a new round begins",)

    def begins(self, game: Any, who: str, *slots: Any) -> Call:
        """It begins."""
        return happen(Event("begin round"))

    def ends(self, game: Any, who: str, *slots: Any) -> tuple[Event, ...]:
        """The one before."""
        return _round(game)


class PlayRounds(Follows):
    """Whole rounds are played."""

    says = ("{n:number} rounds are played", "{n:number} round is played")
    examples = ("2 rounds are played", "a round is played")

    def begins(self, game: Any, who: str, *slots: Any) -> Call:
        """One phase after another."""
        return Call(ROUNDS, slots[0])

    def ends(self, game: Any, who: str, *slots: Any) -> tuple[Event, ...]:
        """The one before, unless its first phase has just been said."""
        return _before(game, "mythos")


class PlayPhase(Follows):
    """A whole phase is played."""

    says, examples = "the {phase:phase} phase is played", ("the enemy phase is played",)

    def begins(self, game: Any, who: str, *slots: Any) -> Call:
        """Step by step."""
        return Call(PHASES[slots[0]], InPhase())

    def ends(self, game: Any, who: str, *slots: Any) -> tuple[Event, ...]:
        """The phase before."""
        return _before(game, slots[0])


class BeginPhase(Follows):
    """A phase begins, and none of its steps is played."""

    says, examples = "the {phase:phase} phase begins", ("the enemy phase begins",)

    def begins(self, game: Any, who: str, *slots: Any) -> Call:
        """It begins."""
        return happen(Event("begin phase", of=slots[0]))

    def ends(self, game: Any, who: str, *slots: Any) -> tuple[Event, ...]:
        """The phase before."""
        return _before(game, slots[0])


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


def _before(game: Any, phase: str) -> tuple[Event, ...]:
    """The ends before a phase: with the first phase a round begins. A phase that is said already has none."""
    if PHASE_NOW(game) == phase:
        return ()
    return _round(game) if phase == "mythos" else _phase(game)


def _round(game: Any) -> tuple[Event, ...]:
    return () if is_over(game, "round") else (*_phase(game), Event("end round"))


def _phase(game: Any) -> tuple[Event, ...]:
    now = PHASE_NOW(game)
    return () if now not in PHASES or is_over(game, "phase") else (*_turn(game), Event("end phase", of=now))


def _turn(game: Any) -> tuple[Event, ...]:
    return (Event("end turn", game.active),) if game.active else ()


def _told(game: Any) -> int:
    """How much has been decided, or has happened, since the file begins."""
    return sum(isinstance(record, trace.Chose | trace.Happened) for record in game.trace)
