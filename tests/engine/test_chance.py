"""Draws: exact weights, worked out when they are read, and outcomes too many to list."""

from collections import Counter
from fractions import Fraction
from math import comb
from pathlib import Path
from random import Random

import pytest

from adjudicator.engine import trace
from adjudicator.engine.choices import Chance, Option, Options, Weights, below
from adjudicator.engine.procedures import Ask, Procedure, Step
from adjudicator.engine.readings import Readings
from adjudicator.exploring.explorer import Over
from adjudicator.exploring.policy import Policy
from adjudicator.exploring.sampling import Sampler
from adjudicator.games.interface import Answer, Deed, Table
from adjudicator.games.kit.components import Component
from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.deeds import Drawn
from adjudicator.games.kit.game import KitGame
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.seats import Seat
from adjudicator.games.kit.table import KitTable
from adjudicator.games.kit.views import KitView
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import read
from adjudicator.situation.attempts import outcome
from adjudicator.situation.script import Script

COINS = 1_000


class Heads(Chance):
    """So many coins are tossed, of which a number shows heads; nobody lists what may come."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("ann", "coins", self._all)

    def _all(self) -> Options:
        raise AssertionError("too many to list")

    @property
    def total(self) -> int:
        return 2**COINS

    def weight(self, option: Option) -> int:
        return comb(COINS, int(option.things[0]))

    def draw(self, random: Random) -> Option:
        return Option("toss", (str(sum(below(random, 2) for _ in range(COINS))),))

    def named(self, things: tuple[str, ...]) -> Options:
        return (
            (Option("toss", things, rules=("purse.1",)),) if things[0].isdecimal() and int(things[0]) <= COINS else ()
        )


BAG = (Option("draw", ("red",)), Option("draw", ("blue",)), Option("draw", ("gold",)))


def test_outcomes_and_weights_are_worked_out_once_they_are_read() -> None:
    worked: list[str] = []

    def options() -> Options:
        worked.append("options")
        return BAG

    def weights() -> Weights:
        worked.append("weights")
        return (3, 2, 1)

    chance = Chance("ann", "bead", options, weights)
    assert worked == []
    assert chance.options == BAG
    assert worked == ["options"]
    assert (chance.total, chance.weights, chance.options) == (6, (3, 2, 1), BAG)
    assert worked == ["options", "weights"]


def test_without_weights_each_outcome_is_as_likely_as_any_other() -> None:
    chance = Chance("ann", "bead", BAG)
    assert (chance.weights, chance.total) == ((1, 1, 1), 3)


def test_one_outcome_has_its_weight_and_what_cannot_be_drawn_has_none() -> None:
    chance = Chance("ann", "bead", BAG, (3, 2, 1))
    assert [chance.weight(option) for option in BAG] == [3, 2, 1]
    assert chance.weight(Option("draw", ("green",))) == 0


def test_outcomes_are_drawn_by_their_weights() -> None:
    chance, random = Chance("ann", "bead", BAG, (5, 3, 0)), Random(7)
    counts = Counter(chance.draw(random).things[0] for _ in range(8_000))
    assert counts["gold"] == 0
    assert Fraction(counts["red"], 8_000) == pytest.approx(5 / 8, abs=0.03)


def test_a_number_below_one_is_drawn_without_the_generator() -> None:
    random = Random(1)
    before = random.getstate()
    assert below(random, 1) == 0
    assert random.getstate() == before


# -- a draw with too many outcomes to list -----------------------------------------------------------------------------


class Purse(Play):
    """A purse of coins that is tossed."""

    __slots__ = ()


def _toss(game: Purse, _local: None) -> Ask:
    return Ask(Heads(), lambda game, _local, option: game.write("purse", "heads", int(option.things[0])))


TOSS = Procedure("toss", Step("1", "toss", _toss))
PURSE = KitGame(
    "purse",
    "A purse",
    Purse,
    Declared(seats=(Seat("tosser", "player", ("ann",)),), begins=TOSS, reference=Path()),
)


class Many:
    """The question for more than half of the coins."""

    looks_back = False

    def answer(self, table: Table) -> Answer:
        heads = table.game.state.read("purse", "heads", 0)
        return Answer("yes" if isinstance(heads, int) and heads > COINS // 2 else "no")

    def near(self, table: Table) -> tuple[int, ...]:
        return ()


class Coins(Component):
    """Sentences of a toss name the number of heads."""

    name = "coins"

    def is_it(self, option: Option, who: str, outcome: tuple[str, ...]) -> bool:
        return option.things == outcome


def tossing() -> Script:
    """A purse about to be tossed."""
    game = Purse(PURSE.declared, Readings((), {}))
    game.start(TOSS, None)
    table = KitTable(game, PURSE.deeds, PURSE.questions, KitView(game, PURSE.deeds))
    script = Script(table, Checking(read("game: purse", "purse.yaml", Faults()), Faults()), "wait")
    script.begin([])
    return script


def test_it_is_sampled_without_a_list() -> None:
    sampled = Sampler(tossing(), [("many", Many())], Policy(), Over(), 3).sample(200)
    assert {estimate.answer for estimate in sampled.estimates[0]} == {"yes", "no"}


@pytest.mark.parametrize(("said", "found"), [("500", True), ("1001", False), ("many", False)])
def test_what_a_sentence_says_is_found_without_a_list(said: str, found: bool) -> None:
    script = tossing()
    question = script.advance()
    assert isinstance(question, Chance)
    act = Drawn(Coins(), "ann", (said,))
    deed = Deed(f"ann tosses {said}", script.at.source.root, "ann", "toss", (said,), draw=True, act=act)  # type: ignore[arg-type]
    option = outcome(deed, script.table)
    assert (option is not None) is found
    if option is not None:
        assert Fraction(question.weight(option), question.total) == Fraction(comb(COINS, 500), 2**COINS)
        script.decide(question, option)
        assert script.table.game.state.read("purse", "heads") == 500
        assert [r.by for r in script.table.game.trace if isinstance(r, trace.Drew)] == [("purse.1",)]
