"""The hooks by which the machine calls the rules of a game."""

from mypy_extensions import mypyc_attr

from adjudicator.engine.choices import Option, Options
from adjudicator.engine.events import Event, Life, Listener
from adjudicator.engine.procedures import Call, Result
from adjudicator.engine.state import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Supplied:
    """The rules of a game, as the machine calls them."""

    __slots__ = ()

    def urgent(self) -> tuple[Call, ...]:
        """The calls that the present state demands at once, before the next step of any sequence."""
        return ()

    def over(self, event: Event, scope: str) -> None:
        """An event has gone through all its timing points."""

    def reacts_now(self, left: tuple[str, ...]) -> tuple[str, ...]:
        """The players, of those who may react, who are asked now; the others are asked when these have passed."""
        return left

    def declined(self, who: str) -> None:
        """A player passes an opportunity to react that others still have."""

    def impact(self, event: Event, scope: str) -> Call | tuple[Call, ...] | None:
        """The change that the event makes to the game, and the calls that follow from it."""
        raise NotImplementedError

    def fated(self, event: Event, scope: str, fate: Value, following: Life) -> Result:
        """The result in place of the impact, for an event that was cancelled or replaced."""
        raise NotImplementedError

    def forced(self, event: Event, scope: str, timing: str, used: tuple[Listener, ...]) -> tuple[Listener, ...]:
        """The forced abilities that have still to initiate at this point."""
        raise NotImplementedError

    def reactions(self, event: Event, scope: str, timing: str, used: tuple[Listener, ...]) -> Options:
        """The reactions that may legally be used at this point, one for each player who may use it."""
        raise NotImplementedError

    def initiate_forced(self, listener: Listener, scope: str) -> tuple[Call, ...]:
        """The calls that initiate a forced ability."""
        raise NotImplementedError

    def initiate_reaction(self, listener: Listener, scope: str, who: str) -> tuple[Call, ...]:
        """The calls that initiate a reaction that a player chose to use."""
        raise NotImplementedError

    def option_for(self, listener: Listener, scope: str) -> Option:
        """A forced ability as an option of a choice."""
        raise NotImplementedError

    def arbiter(self, found: tuple[Listener, ...]) -> tuple[str, ...]:
        """The players who decide the order of simultaneous forced abilities."""
        raise NotImplementedError

    def order_rule(self, found: tuple[Listener, ...]) -> str:
        """The rule by which the arbiter decides."""
        raise NotImplementedError

    def occasion(self, events: tuple[Event, ...], timing: str) -> str:
        """The name of an opportunity to react to the events of one moment."""
        return f"react {timing} {' and '.join(event.kind for event in events)}"

    def reaction_rule(self) -> str:
        """The rule that gives everybody an opportunity to react."""
        raise NotImplementedError
