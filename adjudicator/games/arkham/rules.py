"""The rules of Arkham Horror as the machine calls them."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from adjudicator.engine.choices import Option, Options
from adjudicator.engine.events import Event, Life, Listener
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.engine.state import Value
from adjudicator.games.arkham.abilities import hearing, timing
from adjudicator.games.arkham.abilities.delayed import is_delayed
from adjudicator.games.arkham.abilities.resolving import Resolving, resolve
from adjudicator.games.arkham.checks import at_once
from adjudicator.games.arkham.game import TABLE, Arkham
from adjudicator.games.arkham.telling import tell


def _forget(game: Arkham, scope: str) -> None:
    """Clear the event of a scope; the effects that replaced it have resolved."""
    game.state.write(scope, "event", None)


REPLACED: Final = Procedure("in the place of an event", Step("", "forget the event", _forget))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Arkham):
    """Arkham Horror with the hooks that the machine asks for."""

    __slots__ = ()

    def urgent(self) -> tuple[Call, ...]:
        return at_once(self)

    def impact(self, event: Event, scope: str) -> Call | tuple[Call, ...] | None:
        if self.state.read(scope, "answered") is not None:
            timing.continued(self, scope)
        impact = self.impacts.get(event.kind)
        return impact(self, event, scope) if impact else None

    def fated(self, event: Event, scope: str, fate: Value, following: Life) -> Result:
        self.reach(event, "cancelled" if fate == "cancelled" else "replaced")
        self.over(event, scope)
        for field in self.event_fields:
            if field != "event":
                self.state.write(scope, field, None)
        if fate == "cancelled":
            self.cite("cancel.1")
            return Go(following, END, (Call(REPLACED, scope),))
        self.cite("instead.2")
        instead = cast(Resolving, fate)
        return Go(following, END, (resolve(instead.effects, instead.context), Call(REPLACED, scope)))

    def forced(self, event: Event, scope: str, timing: str, used: tuple[Listener, ...]) -> tuple[Listener, ...]:
        return hearing.forced(self, event, scope, timing, used)

    def reactions(self, event: Event, scope: str, timing: str, used: tuple[Listener, ...]) -> Options:
        return hearing.reactions(self, event, scope, timing, used)

    def initiate_forced(self, listener: Listener, scope: str) -> tuple[Call, ...]:
        return hearing.initiate_forced(self, listener, scope)

    def initiate_reaction(self, listener: Listener, scope: str, who: str) -> tuple[Call, ...]:
        if self.text(TABLE, "phase") == "set-up":
            self.cite("setting-up.30")
        return hearing.initiate_reaction(self, listener, scope, who)

    def option_for(self, listener: Listener, scope: str) -> Option:
        return Option("resolves", (listener.source,), self.lead, listener)

    def arbiter(self, found: tuple[Listener, ...]) -> tuple[str, ...]:
        self.cite("priority-of-simultaneous-resolution.4")
        if any(is_delayed(listener) for listener in found):
            self.cite("priority-of-simultaneous-resolution.5")
        return (self.lead,)

    def order_rule(self, found: tuple[Listener, ...]) -> str:
        return "priority-of-simultaneous-resolution.4"

    def over(self, event: Event, scope: str) -> None:
        if self.state.read(scope, "answered") is not None:
            timing.completed(self, scope)

    def reacts_now(self, left: tuple[str, ...]) -> tuple[str, ...]:
        if len(left) > 1 and self.reading("order-of-reactions") == "player order":
            return tuple(who for who in self.investigators if who in left)[:1]
        return left

    def declined(self, who: str) -> None:
        self.cite("faq-reaction-opportunities.2")

    def occasion(self, events: tuple[Event, ...], timing: str) -> str:
        happening = " and ".join(tell(event) for event in events)
        return f"reaction {'before' if timing == 'would' else timing} {happening}"

    def reaction_rule(self) -> str:
        return "faq-reaction-opportunities.1"
