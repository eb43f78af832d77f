"""Time passes: turns, phases and rounds begin, end and are played."""

from typing import Any, Final

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.facts import PHASE_NOW
from adjudicator.games.arkham.framework.phases import PHASES, ROUNDS, InPhase
from adjudicator.games.kit.incidents import Incident


class BeginTurn(Incident):
    """An investigator's turn begins."""

    says, examples = "{who:investigator} begins the turn", ("daisy begins the turn",)

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """It is theirs."""
        return happen(Event("begin turn", who))


class BeginRound(Incident):
    """A round begins."""

    says, examples = "a new round begins", ("a new round begins",)

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """It begins."""
        return happen(Event("begin round"))


class PlayRounds(Incident):
    """Whole rounds are played."""

    says = ("{n:number} rounds are played", "{n:number} round is played")
    examples = ("2 rounds are played", "a round is played")

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """One phase after another."""
        return Call(ROUNDS, slots[0])


class PlayPhase(Incident):
    """A whole phase is played."""

    says, examples = "the {phase:phase} phase is played", ("the enemy phase is played",)

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """Step by step."""
        return Call(PHASES[slots[0]], InPhase())


class BeginPhase(Incident):
    """A phase begins, and none of its steps is played."""

    says, examples = "the {phase:phase} phase begins", ("the enemy phase begins",)

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """It begins."""
        return happen(Event("begin phase", of=slots[0]))


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
