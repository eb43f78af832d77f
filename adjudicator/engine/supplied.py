"""What a game supplies: the hooks by which the machine calls on its rules."""

from mypy_extensions import mypyc_attr

from adjudicator.engine.choices import Option, Options
from adjudicator.engine.events import Event, Life, Listener
from adjudicator.engine.procedures import Call, Result
from adjudicator.engine.state import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Supplied:
    """The rules of a game, as the machine calls on them."""

    __slots__ = ()

    def urgent(self) -> tuple[Call, ...]:
        """What the present state brings about at once, before the next step of any sequence."""
        return ()

    def over(self, event: Event, scope: str) -> None:
        """An event has lived through all its timing points."""

    def reacts_now(self, left: tuple[str, ...]) -> tuple[str, ...]:
        """Who of those who may react is asked now; the others are asked when these have passed."""
        return left

    def declined(self, who: str) -> None:
        """Somebody passes an opportunity to react that others still have."""

    def impact(self, event: Event, scope: str) -> Call | tuple[Call, ...] | None:
        """What the event does to the game."""
        raise NotImplementedError

    def fated(self, event: Event, scope: str, fate: Value, following: Life) -> Result:
        """What happens in place of the impact of an event that was cancelled or replaced."""
        raise NotImplementedError

    def forced(self, event: Event, scope: str, timing: str, used: tuple[Listener, ...]) -> tuple[Listener, ...]:
        """The forced abilities that have still to initiate at this point."""
        raise NotImplementedError

    def reactions(self, event: Event, scope: str, timing: str, used: tuple[Listener, ...]) -> Options:
        """The reactions that may legally be used at this point, once for each of those who may use it."""
        raise NotImplementedError

    def initiate_forced(self, listener: Listener, scope: str) -> tuple[Call, ...]:
        """Initiates a forced ability."""
        raise NotImplementedError

    def initiate_reaction(self, listener: Listener, scope: str, who: str) -> tuple[Call, ...]:
        """Initiates a reaction that somebody chose to use."""
        raise NotImplementedError

    def option_for(self, listener: Listener, scope: str) -> Option:
        """A forced ability as an option of a choice."""
        raise NotImplementedError

    def arbiter(self, found: tuple[Listener, ...]) -> tuple[str, ...]:
        """Who puts simultaneous forced abilities in order."""
        raise NotImplementedError

    def order_rule(self, found: tuple[Listener, ...]) -> str:
        """The rule by which the arbiter decides."""
        raise NotImplementedError

    def occasion(self, events: tuple[Event, ...], timing: str) -> str:
        """What an opportunity to react to what happens at one moment is called."""
        return f"react {timing} {' and '.join(event.kind for event in events)}"

    def reaction_rule(self) -> str:
        """The rule that gives everybody an opportunity to react."""
        raise NotImplementedError
