"""A game of dice for tests: a pool is rolled die by die, and a miss may be rolled again if the game allows it."""

from pathlib import Path

from adjudicator.engine.choices import PASS, Chance, Choice, Option
from adjudicator.engine.procedures import Ask, Go, Procedure, Result, Step
from adjudicator.engine.readings import Readings
from adjudicator.exploring.explorer import Explorer, Limits, Over
from adjudicator.exploring.odds import Bounds
from adjudicator.exploring.policy import Policy
from adjudicator.games.interface import Answer, Table
from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.game import KitGame
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.seats import Seat
from adjudicator.games.kit.table import KitTable
from adjudicator.games.kit.views import KitView
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import read
from adjudicator.situation.script import Script

HITS = ("5", "6")


class Dice(Play):
    """The number of dice left, and the weights of their faces."""

    __slots__ = ("again", "faces")

    def __init__(self, number: int, faces: tuple[int, ...], again: bool) -> None:
        super().__init__(DICE.declared, Readings((), {}))
        self.faces = faces
        self.again = again
        self.write("pool", "left", number)

    def number(self, field: str) -> int:
        """A number of the pool."""
        return int(str(self.state.read("pool", field, 0)))


def _roll(game: Dice, _roll: None) -> Result:
    if not game.number("left"):
        return Go(None, "end")
    return Ask(_die(game), _rolled)


def _die(game: Dice) -> Chance:
    options = tuple(Option("roll", (str(face),)) for face in range(1, 7))
    return Chance("ann", "die", options, game.faces, "dice.1")


def _rolled(game: Dice, _roll: None, option: Option) -> Result:
    if option.things[0] not in HITS and game.again:
        return Ask(Choice(("ann",), "roll again", (Option("roll again", (), "ann"), PASS), "dice.2"), _asked)
    return _counted(game, _roll, option)


def _asked(game: Dice, _roll: None, option: Option) -> Result:
    return _counted(game, None, option) if option.verb == "pass" else Ask(_die(game), _counted)


def _counted(game: Dice, _roll: None, option: Option) -> Result:
    game.write("pool", "left", game.number("left") - 1)
    if option.things and option.things[0] in HITS:
        game.write("pool", "hits", game.number("hits") + 1)
    return Go(None, "roll")


POOL = Procedure("pool", Step("1", "roll", _roll), Step("2", "end", lambda game, local: None))
DICE = KitGame(
    "dice",
    "Dice",
    Dice,
    Declared(seats=(Seat("roller", "player", ("ann",)),), begins=POOL, reference=Path()),
)


class Hits:
    """The question for a number of hits."""

    looks_back = False

    def __init__(self, number: int) -> None:
        self.number = number

    def answer(self, table: Table) -> Answer:
        """Answers yes if the pool has this number."""
        return Answer("yes" if int(str(table.game.state.read("pool", "hits", 0))) == self.number else "no")

    def near(self, table: Table) -> tuple[int, ...]:
        """Returns no places."""
        return ()


def dice(number: int, faces: tuple[int, ...], *, again: bool = False) -> Script:
    """A pool that is about to be rolled."""
    game = Dice(number, faces, again)
    game.start(POOL, None)
    table = KitTable(game, DICE.deeds, DICE.questions, KitView(game, DICE.deeds))
    script = Script(table, Checking(read("game: dice", "dice.yaml", Faults()), Faults()), "wait")
    script.begin([])
    return script


def rolled(script: Script) -> dict[int, Bounds]:
    """The odds of each number of hits, from the worst to the best choices."""
    left = int(str(script.table.game.state.read("pool", "left")))
    questions = [(str(hits), Hits(hits)) for hits in range(left + 1)]
    odds = Explorer(script, questions, Policy(), Over(), Limits()).explore().odds
    return {hits: odds.bounds(hits, "yes") for hits in range(left + 1)}
