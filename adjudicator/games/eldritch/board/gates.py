"""Gates: the Gate stack, spawning, closing and discarding."""

from typing import Any, Final

from adjudicator.engine.events import Event
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.ancient_one import advance_doom
from adjudicator.games.eldritch.board.cup import none_spawned_yet, spawn_a_monster
from adjudicator.games.eldritch.cards.card import known
from adjudicator.games.eldritch.cards.words import Cannot
from adjudicator.games.eldritch.components.gates import GATES as OMENS
from adjudicator.games.eldritch.facts import GATES, ONGOING
from adjudicator.games.eldritch.kinds import GATE
from adjudicator.games.kit.components import Deck
from adjudicator.games.kit.events import EventKind, by_of
from adjudicator.games.kit.facts import TABLE, Fact
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.zones import Zone, just


class GateStack(Deck):
    """The Gate stack; of Gates that were looked at some may lie at its bottom."""

    def __init__(self) -> None:
        super().__init__(
            "gate",
            GATE,
            dict.fromkeys(OMENS, 1),
            None,
            "gate.5",
            "gate.4",
            at_once=True,
            called="stack",
            things="gates",
            one="gate",
        )
        self.under: Final = Zone(
            "bottom of the gate stack",
            None,
            GATE,
            words=just(
                "{one} lies at the bottom of the gate stack", "{one} does not lie at the bottom of the gate stack"
            ),
            things="gates",
            one="gate",
        ).explained("the known Gates at the bottom of the stack, the lowest last")

    def facts(self) -> tuple[Fact[Any], ...]:
        """The known Gates at the bottom, too."""
        return (*super().facts(), self.under)

    def cards(self, game: Machine) -> tuple[str, ...]:
        """All that are left, the lowest last."""
        return (*super().cards(game), *self.under(game))

    def odds(self, game: Machine) -> tuple[tuple[str, int], ...]:
        """Those at the bottom come only when all others have gone."""
        return self.rest(game) or tuple((gate, 1) for gate in self.under(game)[:1])

    def removes(self, game: Machine, card: str) -> None:
        """From the bottom, where nothing lies above it."""
        if not self.top(game) and not self.rest(game):
            self.under.set(game, TABLE, self.under(game)[1:])
        else:
            super().removes(game, card)

    def makes_up(self, game: Machine, number: int) -> None:
        """Where fewer Gates than that are left, the discarded ones are shuffled and come under them."""
        short = self.size(game) < number
        if short or not self.rest(game):
            self.top.set(game, TABLE, self.cards(game))
            self.under.set(game, TABLE, ())
            self.rest.put(game, TABLE, ())
        if short and self.discard(game):
            self.rest.put(game, TABLE, tuple(sorted((gate, 1) for gate in self.discard(game))))
            self.discard.set(game, TABLE, (), self.again)

    def puts_under(self, game: Machine, gate: str, *by: str) -> None:
        """Puts a Gate that lies on top at the bottom."""
        self.top.take(game, TABLE, gate)
        self.under.add(game, TABLE, gate, *by)


GATE_STACK: Final = GateStack()


def spawn_gates(number: int) -> tuple[Call, ...]:
    """The calls that spawn Gates one after the other, each with its Monster."""
    return (Call(SPAWNING, None),) * number


def _draws(game: Play, _local: None) -> Result:
    """Where there is no Gate left Doom advances instead."""
    none_spawned_yet(game)
    if GATE_STACK.is_exhausted(game):
        if not game.applies("gate.7"):
            return Go(None, END)
        return Go(None, END, advance_doom(1))
    return GATE_STACK.draw("", GATES)


def _is_spawned(game: Play, _local: None) -> Result:
    return IS_SPAWNED.happens(at=GATES(game)[-1])


def _brings_a_monster(game: Play, event: Event) -> Call | None:
    return spawn_a_monster(event.at) if game.applies("gate.6") else None


def _cannot_be_closed(game: Play) -> bool:
    """True while a card in play says so; nothing that closes one overcomes it."""
    cards = (known(game, name) for name in ONGOING(game))
    says = any(isinstance(word, Cannot) for card in cards if card is not None for word in card.does)
    return says and game.because("golden-rules.3")


def _closes(game: Play, event: Event) -> Call | None:
    if _cannot_be_closed(game):
        return None
    return IS_DISCARDED.happens(at=event.at, by="gate.2")


def _is_discarded(game: Play, event: Event) -> None:
    if event.at in GATES(game):
        GATES.take(game, TABLE, event.at, *(by_of(event) or ("gate-full.1",)), "gate.3")
        GATE_STACK.throw(game, event.at, "gate.3")


IS_SPAWNED: Final = EventKind("spawn a gate", "a gate is spawned at {at:gate}", _brings_a_monster)
IS_CLOSED: Final = EventKind("close a gate", "the gate at {at:gate} is closed", _closes)
IS_DISCARDED: Final = EventKind("discard a gate", "the gate at {at:gate} is discarded", _is_discarded)
EVENTS: Final = (IS_SPAWNED, IS_CLOSED, IS_DISCARDED)

SPAWNING: Final = Procedure(
    "a gate is spawned",
    Step("", "draw", _draws),
    Step("", "spawned", _is_spawned),
)
