"""A small game on the real machine: players with coins, and cards whose abilities react to events."""

from typing import NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.allowance import BUDGET, Budget
from adjudicator.engine.choices import PASS, Chance, Choice, Option, Options
from adjudicator.engine.events import Event, Listener
from adjudicator.engine.hooks import Order
from adjudicator.engine.life import happen, happen_at_once
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.engine.readings import Reading, Readings
from adjudicator.engine.state import Value
from adjudicator.engine.timing import IMPACT, Stage, Timing

READINGS = (Reading("who-goes-first", "Who goes first?", (("ann", "Ann does"), ("bob", "Bob does")), ("order.1",)),)


class Ability(NamedTuple):
    """An ability of a card: its timing, and its effects."""

    timing: str
    kind: str
    forced: bool
    does: tuple[object, ...] = ()
    """Events that happen, ("at once", …) for several at one moment, ("fate", …) for the event itself, or
    ("coins", player, number)."""
    users: tuple[str, ...] = ("ann",)


class Toy(Machine):
    """A game in which every event gives its player some coins."""

    __slots__ = ("abilities", "asked")

    timing = Timing(
        Stage("would"), Stage("when"), Stage(IMPACT), Stage("at", optional=False), Stage("after"), announced="would"
    )

    def __init__(self, budget: Budget = BUDGET, **cards: tuple[Ability, ...]) -> None:
        super().__init__(Readings(READINGS, {}), budget)
        self.abilities: dict[Listener, Ability] = {}
        self.asked: list[tuple[Listener, ...]] = []
        for card, abilities in cards.items():
            for number, ability in enumerate(abilities):
                self.abilities[Listener(card, number)] = ability
                self.hear(ability.kind, ability.timing)

    def coins(self, player: str) -> int:
        """The number of coins of a player."""
        coins = self.state.read(player, "coins", 0)
        assert isinstance(coins, int)
        return coins

    def told(self) -> list[str]:
        """The events and abilities in the trace, in order."""
        found = []
        for record in self.trace:
            if isinstance(record, trace.Happened):
                assert isinstance(record.event, Event)
                found.append(f"{record.stage} {record.event.kind}")
            elif isinstance(record, trace.Initiated):
                found.append(record.source)
        return found

    # -- the rules of the game -----------------------------------------------------------------------------------

    def impact(self, event: Event, scope: str) -> Call | tuple[Call, ...] | None:
        if event.kind == "twice":
            return (happen(Event("gain", event.who, amount=1)), happen(Event("gain", event.who, amount=1)))
        if event.kind == "within":
            return happen(Event("gain", event.who, amount=1))
        self.write(event.who, "coins", self.coins(event.who) + event.amount)
        return None

    def fated(self, event: Event, scope: str, fate: Value) -> tuple[Call, ...]:
        return (happen(fate),) if isinstance(fate, Event) else ()

    def _heard(self, event: Event, timing: str, used: tuple[Listener, ...], *, forced: bool) -> tuple[Listener, ...]:
        return tuple(
            listener
            for listener, ability in self.abilities.items()
            if (ability.kind, ability.timing, ability.forced) == (event.kind, timing, forced) and listener not in used
        )

    def forced(self, event: Event, scope: str, timing: str, used: tuple[Listener, ...]) -> tuple[Listener, ...]:
        return self._heard(event, timing, used, forced=True)

    def reactions(self, event: Event, scope: str, timing: str, used: tuple[Listener, ...]) -> tuple[Option, ...]:
        return tuple(
            Option("use", (listener.source,), who, listener)
            for listener in self._heard(event, timing, used, forced=False)
            for who in self.abilities[listener].users
        )

    def _initiate(self, listener: Listener, scope: str) -> tuple[Call, ...]:
        self.record(trace.Initiated(self.depth, "", listener.source, str(listener.number)))
        calls: list[Call] = []
        for effect in self.abilities[listener].does:
            if isinstance(effect, Event):
                calls.append(happen(effect))
            else:
                assert isinstance(effect, tuple)
                word, *rest = effect
                calls += happen_at_once(rest) if word == "at once" else (Call(EFFECT, (scope, *effect)),)
        return tuple(calls)

    def initiate_forced(self, listener: Listener, scope: str) -> tuple[Call, ...]:
        return self._initiate(listener, scope)

    def initiate_reaction(self, listener: Listener, scope: str, who: str) -> tuple[Call, ...]:
        return self._initiate(listener, scope)

    def order(self, found: tuple[Listener, ...]) -> Order:
        self.asked.append(found)
        return Order(("ann",), "order.2")

    def asks_to_react(self, asked: tuple[str, ...], events: tuple[Event, ...], word: str, options: Options) -> Choice:
        choice = super().asks_to_react(asked, events, word, options)
        choice.rule = "react.1"
        return choice


def _effect(game: Toy, local: tuple[str, str, str, int]) -> Result:
    scope, word, *rest = local
    if word == "fate":
        game.state.write(scope, "fate", rest[0])
    else:
        player, number = rest
        game.write(str(player), "coins", number)
    return None


EFFECT = Procedure("effect", Step("", "do", _effect))


def _choose(game: Toy, turns: int) -> Result:
    """The player takes a coin, flips one, or lets something else happen."""
    if turns == 0:
        return Go(turns, END)
    options = (Option("take", (), "ann"), Option("flip", (), "ann"), Option("both", (), "ann"), PASS)
    return Ask(Choice(("ann",), "a move", options, "move.1"), _chosen)


def _chosen(game: Toy, turns: int, option: Option) -> Result:
    game.cite("move.1")
    if option.verb == "take":
        return Go(turns, "", (happen(Event("gain", "ann", amount=1)),))
    if option.verb == "both":
        return Go(turns, "", (happen(Event("twice", "ann")), happen(Event("within", "bob"))))
    if option.verb == "flip":
        chance = Chance("ann", "coin", (Option("heads"), Option("tails")), (1, 1), "flip.1")
        return Ask(chance, lambda g, local, side: Go(local, "", (happen(Event(side.verb, "ann", amount=1)),)))
    return None


def _again(game: Toy, turns: int) -> Result:
    game.write("table", "turns", turns - 1 or None)
    return Go(turns - 1, "1")


TURNS = Procedure("turns", Step("1", "choose", _choose), Step("2", "again", _again))
