"""Incidents: a file says that they simply happen between two actions, and nobody decides them (an attack, a phase)."""

from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.actions import Doing
from adjudicator.games.kit.sayable import Sayable


@mypyc_attr(allow_interpreted_subclasses=True)
class Incident(Sayable):
    """Something that a file makes happen; a game subclasses it, one class for each thing that happens."""

    def comes(self, game: Any, who: str, *slots: Any) -> Doing:
        """The sequences of it when it happens; `who` is whom its sentence names first, if it names anybody."""
        raise NotImplementedError

    def assumes(self, game: Any, who: str, *slots: Any) -> str:
        """What is assumed where it happens at this moment, in words that go on its sentence; empty if nothing is."""
        return ""


class ToldIncident(NamedTuple):
    """An incident as a sentence tells it: whom its sentence names first, and what stands in its slots."""

    incident: Incident
    who: str
    slots: tuple[Any, ...]

    def assumed(self, game: Any) -> str:
        """What is assumed where it happens at this moment."""
        return self.incident.assumes(game, self.who, *self.slots)


class Befalls(NamedTuple):
    """The sequences of something that simply happens; the question that was open is then asked again."""

    calls: tuple[Call, ...]

    def option(self) -> Option:
        """It as an answer to the question at rest."""
        return Option("happens", (), "", self)
