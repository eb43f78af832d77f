"""The rules of Arkham Horror as the machine calls on them."""

from typing import cast

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event, Life, Listener
from adjudicator.engine.procedures import END, Call, Go, Result
from adjudicator.engine.state import Value
from adjudicator.games.arkham.abilities import hearing
from adjudicator.games.arkham.abilities.resolving import Resolving, resolve
from adjudicator.games.arkham.actions.requests import users
from adjudicator.games.arkham.game import Arkham


class Rules(Arkham):
    """Arkham Horror with the hooks that the machine asks for."""

    __slots__ = ()

    def impact(self, event: Event, scope: str) -> Call | tuple[Call, ...] | None:
        impact = self.impacts.get(event.kind)
        return impact(self, event, scope) if impact else None

    def fated(self, event: Event, scope: str, fate: Value, following: Life) -> Result:
        self.reach(event, "cancelled" if fate == "cancelled" else "replaced")
        for field in self.event_fields:
            self.state.write(scope, field, None)
        if fate == "cancelled":
            return Go(following, END)
        self.cite("instead.1", "instead.2")
        instead = cast(Resolving, fate)
        return Go(following, END, (resolve(instead.effects, instead.context),))

    def forced(self, event: Event, scope: str, timing: str, used: tuple[Listener, ...]) -> tuple[Listener, ...]:
        return hearing.forced(self, event, scope, timing, used)

    def reactions(self, event: Event, scope: str, timing: str, used: tuple[Listener, ...]) -> tuple[Listener, ...]:
        return hearing.reactions(self, event, scope, timing, used)

    def initiate_forced(self, listener: Listener, scope: str) -> tuple[Call, ...]:
        return hearing.initiate_forced(self, listener, scope)

    def initiate_reaction(self, listener: Listener, scope: str) -> tuple[Call, ...]:
        return hearing.initiate_reaction(self, listener, scope)

    def option_for(self, listener: Listener, scope: str) -> Option:
        forced = self.ability(listener).kind == "forced"
        who = self.lead if forced else (users(self, listener) or ("",))[0]
        verb = "resolves" if forced else "play" if self.ability(listener).kind == "play" else "use"
        return Option(verb, (listener.source,), who, listener)

    def arbiter(self, found: tuple[Listener, ...]) -> tuple[str, ...]:
        self.cite("priority-of-simultaneous-resolution.4")
        return (self.lead,)

    def order_rule(self, found: tuple[Listener, ...]) -> str:
        return "priority-of-simultaneous-resolution.4"

    def reactors(self, event: Event, timing: str) -> tuple[str, ...]:
        return self.investigators

    def reaction_rule(self) -> str:
        return "faq-reaction-opportunities.1"
