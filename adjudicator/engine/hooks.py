"""The hooks by which the machine asks a game for its rules."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from adjudicator.engine.choices import Choice, Options
from adjudicator.engine.events import Event, Listener
from adjudicator.engine.procedures import Call, Frame
from adjudicator.engine.state import Value
from adjudicator.engine.timing import AT_ONCE, Timing

Impact = Callable[[Any, Event, str], Call | tuple[Call, ...] | None]
"""The change that a kind of event makes: (game, event, its cell) → the calls that follow from it."""

Impacts = Mapping[str, Impact]
"""The changes that events make to a game, by the kind of the event."""


class Order(NamedTuple):
    """The players who decide the order of simultaneous forced abilities, and the rule that says so."""

    who: tuple[str, ...]
    rule: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """The rules of a game, as the machine asks for them. A game overrides those that it has."""

    __slots__ = ()

    timing: ClassVar[Timing] = AT_ONCE
    """The stages of an event's life."""

    event_fields: ClassVar[tuple[str, ...]] = ()
    """The game's own fields of a running event; they are cleared when it is over."""

    impacts: ClassVar[Impacts] = {}
    """The changes that events make to the game; an event of another kind makes none."""

    def urgent(self) -> tuple[Call, ...]:
        """The calls that the present state demands at once, before the next step of any sequence."""
        return ()

    def citing(self, rules: tuple[str, ...]) -> tuple[str, ...]:
        """The rules that are cited where these apply."""
        return rules

    # -- pauses -------------------------------------------------------------------------------------------------

    def at_rest(self) -> bool:
        """True at a question at which nothing is in the middle of being resolved: anything may be tried."""
        return False

    def may_end(self) -> bool:
        """True at a question at which a game may stop, because nobody is in the middle of anything."""
        return self.at_rest()

    def sequence(self, frame: Frame) -> str:
        """The name of a sequence, such as a test, in which a deed stays that is written in it; empty otherwise."""
        return ""

    # -- events -------------------------------------------------------------------------------------------------

    def impact(self, event: Event, scope: str) -> Call | tuple[Call, ...] | None:
        """The change that the event makes to the game, and the calls that follow from it."""
        impact = self.impacts.get(event.kind)
        return impact(self, event, scope) if impact is not None else None

    def is_lost(self, event: Event) -> bool:
        """True if what the event would change has been taken away, so that it comes to nothing."""
        return False

    def fated(self, event: Event, scope: str, fate: Value) -> tuple[Call, ...]:
        """The calls in the place of the impact of an event that was cancelled, replaced or lost."""
        return ()

    def waits(self, events: tuple[Event, ...], word: str) -> bool:
        """True if the abilities that react to these events at this stage wait until more has been resolved."""
        return False

    def put_off(self, call: Call) -> None:
        """Have what waits resolve later, as the game says."""

    # -- abilities that react -----------------------------------------------------------------------------------

    def forced(self, event: Event, scope: str, word: str, used: tuple[Listener, ...]) -> tuple[Listener, ...]:
        """The forced abilities that have still to initiate at this stage."""
        return ()

    def order(self, found: tuple[Listener, ...]) -> Order | None:
        """Those who decide the order of simultaneous forced abilities; None if it is the order given."""
        return None

    def initiate_forced(self, listener: Listener, scope: str) -> tuple[Call, ...]:
        """The calls that initiate a forced ability."""
        return ()

    def reactions(self, event: Event, scope: str, word: str, used: tuple[Listener, ...]) -> Options:
        """The reactions that may legally be used at this stage, one for each player who may use it.

        The value of each is the ability.
        """
        return ()

    def asked_now(self, able: tuple[str, ...]) -> tuple[str, ...]:
        """Those of the players who can react who are asked now; the others are asked when these have passed."""
        return able

    def asks_to_react(self, asked: tuple[str, ...], events: tuple[Event, ...], word: str, options: Options) -> Choice:
        """The question to those who may react to the events of one moment."""
        return Choice(asked, f"{word} {' and '.join(event.kind for event in events)}", options, optional=True)

    def declined(self, options: Options) -> None:
        """Players pass an opportunity to react in one of these ways."""

    def left_to_others(self) -> None:
        """A player passes an opportunity to react that others still have."""

    def initiate_reaction(self, listener: Listener, scope: str, who: str) -> tuple[Call, ...]:
        """The calls that initiate a reaction that a player chose to use."""
        return ()
