"""How bells is played: the bell is rung in Phase 1, a tone is chosen in Phase 2, the gong is struck in Phase 3."""

from adjudicator.engine.choices import PASS, Choice, Option
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Ask, Go, Procedure, Result, Step
from adjudicator.engine.readings import Reading, Readings

READINGS = (
    Reading(
        "ringing-again",
        "May the bell be rung more than once a round?",
        (("once", "no, once a round"), ("again", "yes, again and again")),
        ("bells.1",),
        (("strict", "once"), ("house", "again")),
    ),
    Reading(
        "low-tone",
        "Does a low tone count as a bell?",
        (("silent", "no"), ("counts", "yes, it is a bell that rings")),
        ("bells.2",),
        (("house", "counts"),),
    ),
)
TABLE = "table"


class Bells(Machine):
    """The bell has rung so many times; whoever strikes the gong wins."""

    __slots__ = ("player",)

    def __init__(self, player: str, chosen: dict[str, str]) -> None:
        super().__init__(Readings(READINGS, chosen))
        self.player = player

    def rung(self, when: str) -> int:
        """How often the bell has rung, in all or this round."""
        return int(str(self.state.read("bell", when, 0)))

    def ring(self) -> None:
        """The bell rings."""
        for when in ("rung", "this round"):
            self.write("bell", when, self.rung(when) + 1)


def _begin_round(game: Bells, _round: None) -> Result:
    game.observe("a round begins")
    game.write("bell", "this round", 0)
    game.observe("phase 1 begins")
    return None


def _phase_1(game: Bells, _round: None) -> Result:
    again = not game.rung("this round") or game.reading("ringing-again") == "again"
    options = (Option("ring", (), game.player), PASS) if again else (PASS,)
    return Ask(Choice((game.player,), "Phase 1", options, "bells.1", optional=True), _rung)


def _rung(game: Bells, _round: None, option: Option) -> Result:
    if option.verb != "ring":
        return None
    game.cite("bells.1")
    game.ring()
    return Go(None, "Phase 1")


def _phase_2(game: Bells, _round: None) -> Result:
    options = (Option("choose", ("high",), game.player), Option("choose", ("low",), game.player))
    return Ask(Choice((game.player,), "a tone", options, "bells.2"), _chosen)


def _chosen(game: Bells, _round: None, option: Option) -> Result:
    if option.things == ("low",) and game.reading("low-tone") == "counts":
        game.ring()
    return None


def _phase_3(game: Bells, _round: None) -> Result:
    game.observe("phase 3 begins")
    options = (Option("strike", (), game.player), PASS)
    return Ask(Choice((game.player,), "Phase 3", options, "bells.2", optional=True), _struck)


def _struck(game: Bells, _round: None, option: Option) -> Result:
    if option.verb == "strike":
        game.cite("bells.3")
        game.write(TABLE, "winner", option.who)
        game.stop()
        return None
    return Go(None, "round")


ROUND = Procedure(
    "round",
    Step("", "round", _begin_round),
    Step("1", "Phase 1", _phase_1),
    Step("2", "Phase 2", _phase_2),
    Step("3", "Phase 3", _phase_3),
)
