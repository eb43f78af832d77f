"""The classes from which the games of authors derive theirs: here interpreted ones, of a compiled package too."""

from collections.abc import Iterator
from random import Random

from adjudicator.engine.choices import Chance, Option, Options
from adjudicator.engine.events import Event, Listener
from adjudicator.engine.hooks import Hooks
from adjudicator.engine.life import happen
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Call
from adjudicator.engine.readings import Readings
from adjudicator.engine.timing import IMPACT, Stage, Timing
from adjudicator.frozen import Frozen
from adjudicator.language.diagnostics import Faults
from adjudicator.language.phrases import Grammar, Phrase, Said
from adjudicator.language.shapes import Checking, Schema, Shape
from adjudicator.language.source import Node, Text, read


class Coin(Frozen):
    """A value of an author's own."""

    __slots__ = ("side",)

    def __init__(self, side: str) -> None:
        self.side = side

    def parts(self) -> tuple[object, ...]:
        """Its side."""
        return (self.side,)


class Medal(Coin):
    """One more, which is no coin."""

    __slots__ = ()


class Spoken(Grammar):
    """Sentences in which the player says "please"."""

    def readings(self, sentence: str) -> Iterator[Said]:
        """The sentence without it."""
        return super().readings(sentence.removesuffix(", please"))


class Side(Shape[str]):
    """The side of a coin."""

    def check(self, node: Node, at: Checking) -> str:
        """Heads or tails."""
        return at.one_of(node.text, ("heads", "tails"), "side", node) if isinstance(node, Text) else ""

    def schema(self) -> Schema:
        """One of two words."""
        return {"enum": ["heads", "tails"]}


class Rules(Hooks):
    """Rules by which everybody may react to a toss, once."""

    __slots__ = ()

    def reactions(self, event: Event, scope: str, word: str, used: tuple[Listener, ...]) -> Options:
        """Ann and Ben may cheer."""
        return tuple(Option("cheer", who=who) for who in ("ann", "ben")) if event.kind == "toss" and not used else ()


def test_a_value_is_equal_by_its_parts() -> None:
    assert Coin("heads") == Coin("heads") != Coin("tails")
    assert Coin("heads") != Medal("heads")
    assert {Coin("heads"), Coin("heads"), Medal("heads")} == {Coin("heads"), Medal("heads")}
    assert repr(Medal("tails")) == "Medal('tails',)"


def test_a_value_is_a_part_of_one_of_ours() -> None:
    assert Option("toss", ("coin",), "ann", Coin("heads")) == Option("toss", ("coin",), "ann", Coin("heads"))
    assert Option("toss", ("coin",), "ann", Coin("heads")) != Option("toss", ("coin",), "ann", Coin("tails"))


def test_a_method_of_ours_calls_one_of_theirs() -> None:
    grammar = Spoken([Phrase("toss", "{who} tosses")])
    assert grammar.read("ann tosses, please") == Said("toss", {"who": "ann"})
    assert Grammar(grammar.phrases).read("ann tosses, please") is None


def test_a_shape_reports_its_faults() -> None:
    for text, value, codes in (("heads", "heads", []), ("edge", "edge", ["E204"])):
        faults = Faults()
        source = read(text, "coin.yaml", faults)
        assert source.root is not None
        assert Side().check(source.root, Checking(source, faults)) == value
        assert [fault.code for fault in faults] == codes


def test_rules_say_what_is_not_said_otherwise() -> None:
    rules = Rules()
    assert [option.who for option in rules.reactions(Event("toss"), "", "after", ())] == ["ann", "ben"]
    assert rules.urgent() == ()
    assert rules.asks_to_react(("ann",), (Event("toss"),), "after", ()).what == "after toss"


class Tossing(Machine):
    """A coin lands, and somebody hears of it."""

    __slots__ = ("heard_of",)

    timing = Timing(Stage(IMPACT), Stage("landed"))

    def __init__(self) -> None:
        super().__init__(Readings((), {}))
        self.heard_of: list[str] = []
        self.hear("toss", "landed")

    def impact(self, event: Event, scope: str) -> None:
        """The coin shows heads."""
        self.write("coin", "side", "heads", "coin.1")

    def forced(self, event: Event, scope: str, word: str, used: tuple[Listener, ...]) -> tuple[Listener, ...]:
        """Whoever lies in wait hears of it once."""
        return () if used else (Listener("lurker", 0),)

    def initiate_forced(self, listener: Listener, scope: str) -> tuple[Call, ...]:
        """The lurker notes it."""
        self.heard_of.append(listener.source)
        return ()


def test_a_machine_runs_with_a_timing_of_theirs() -> None:
    game = Tossing()
    call = happen(Event("toss"))
    game.start(call.procedure, call.local)
    assert game.run() is None
    assert (game.state.read("coin", "side"), game.heard_of) == ("heads", ["lurker"])


class Edge(Chance):
    """A coin that always lands on its edge; nobody lists the sides."""

    __slots__ = ()

    @property
    def total(self) -> int:
        """One way."""
        return 1

    def draw(self, random: Random) -> Option:
        """The edge."""
        return Option("lands", ("edge",))


def test_a_draw_is_made_in_a_way_of_theirs() -> None:
    edge = Edge("ann", "side", ())
    assert (edge.total, edge.draw(Random(1)).things, edge.options) == (1, ("edge",), ())
