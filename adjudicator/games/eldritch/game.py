"""Eldritch Horror on the machine: what happens, and what it triggers."""

from adjudicator.engine.events import Event
from adjudicator.engine.procedures import Call
from adjudicator.games.eldritch.triggers import KINDS, triggered_by
from adjudicator.games.kit.play import Play


class Eldritch(Play):
    """One game of Eldritch Horror."""

    __slots__ = ()

    def impact(self, event: Event, scope: str) -> Call | tuple[Call, ...] | None:
        """The event changes the game, and then what it triggers is resolved."""
        follows = super().impact(event, scope)
        if event.kind not in KINDS:
            return follows
        first = () if follows is None else (follows,) if isinstance(follows, Call) else follows
        return (*first, *triggered_by(self, event)) or None
