"""Incidents: a file says that they simply happen between two actions, and nobody decides them (an attack, a phase)."""

from typing import Any, NamedTuple, Protocol

from mypy_extensions import mypyc_attr

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.actions import Doing, calls_of
from adjudicator.games.kit.sayable import Sayable


@mypyc_attr(allow_interpreted_subclasses=True)
class Incident(Sayable):
    """Something that a file makes happen; a game subclasses it, one class for each thing that happens."""

    def comes(self, game: Any, who: str, *slots: Any) -> Doing:
        """The sequences of it when it happens; `who` is whom its sentence names first, if it names anybody."""
        raise NotImplementedError

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """The reasons why it cannot happen."""
        return ALLOWED

    def assumes(self, game: Any, who: str, *slots: Any) -> str:
        """What is assumed where it happens at this moment, in words that go on its sentence; empty if nothing is."""
        return ""


class ToldIncident(NamedTuple):
    """An incident as a sentence tells it: whom its sentence names first, and what stands in its slots."""

    incident: Incident
    who: str
    slots: tuple[Any, ...]

    def comes(self, game: Any) -> tuple[Call, ...]:
        """The sequences of it, as it happens at this moment."""
        return calls_of(self.incident.comes(game, self.who, *self.slots))

    def why_not_come(self, game: Any) -> Reasons:
        """The reasons why it cannot happen."""
        return self.incident.why_not(game, self.who, *self.slots)

    def assumed(self, game: Any) -> str:
        """What is assumed where it happens at this moment."""
        return self.incident.assumes(game, self.who, *self.slots)


class Coming(Protocol):
    """Something that simply happens, told beforehand: it happens as things stand then."""

    def comes(self, game: Any) -> tuple[Call, ...]:
        """The sequences of it, as it happens at this moment."""


class Comes(NamedTuple):
    """A sequence that comes as it is."""

    call: Call

    def comes(self, game: Any) -> tuple[Call, ...]:
        """The sequence."""
        return (self.call,)


class Befalls(NamedTuple):
    """Something simply happens; the question that was open is then asked again."""

    what: Coming

    def calls(self, game: Machine) -> tuple[Call, ...]:
        """The sequences of it, as it happens at this moment."""
        return self.what.comes(game)

    def option(self) -> Option:
        """It as an answer to the question at rest."""
        return Option("happens", (), "", self)
