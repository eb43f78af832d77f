"""Bells: the bell is rung in Phase 1, a tone is chosen in Phase 2, the gong is struck in Phase 3."""

from pathlib import Path
from typing import Any

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Go, Procedure, Result, Step
from adjudicator.games.kit.actions import ALLOWED, Action
from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE, Counter, Flag
from adjudicator.games.kit.game import KitGame
from adjudicator.games.kit.kinds import Words
from adjudicator.games.kit.named_readings import readings_in
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.seats import Seat
from adjudicator.games.kit.windows import once, until_all_pass

PLAYER = Seat("ringer", "player", ("ann",))
RUNG = Counter("rung", says="the bell has rung {value:number of rung} times")
RANG = Flag("rung this round", says="the bell has rung this round")
PHASE_1 = Opportunity("Phase 1", "bells.1", PLAYER.seated, optional=True, rest=True)
PHASE_2 = Opportunity("a tone", "bells.2", PLAYER.seated)
PHASE_3 = Opportunity("Phase 3", "bells.2", PLAYER.seated, optional=True, rest=True)


def _rings(game: Play, _event: object) -> None:
    RUNG.add(game, TABLE, 1, "bells.1")
    RANG.set(game, TABLE, True)


RING = EventKind("ring", "the bell rings", _rings)
SOUND = EventKind("sound", "the gong sounds", lambda game, event: game.win(event.who, "bells.3"))


class Rings(Action):
    """The bell is rung once a round."""

    says, when = "{who:ringer} rings", PHASE_1

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Once a round, or again and again."""
        if not RANG(game) or game.reading("ringing-again") == "again":
            return ALLOWED
        return (Reason("bells.1", "the bell has rung in this round"),)

    def do(self, game: Play, who: str, *slots: Any) -> Any:
        """The bell rings."""
        return RING.happens(who)


class Chooses(Action):
    """A tone is chosen."""

    says, when = "{who:ringer} chooses {tone:tone}", PHASE_2

    def do(self, game: Play, who: str, tone: Any) -> Any:
        """A low tone may count as a bell."""
        return RING.happens(who) if tone == "low" and game.reading("low-tone") == "counts" else None


class Strikes(Action):
    """The gong is struck."""

    says, when, rule = "{who:ringer} strikes", PHASE_3, "bells.3"

    def do(self, game: Play, who: str, *slots: Any) -> Any:
        """The player who strikes the gong wins."""
        return SOUND.happens(who)


def _begins(game: Play, _local: None) -> Result:
    game.observe("a round begins")
    RANG.set(game, TABLE, False)
    game.observe("phase 1 begins")
    return None


def _phase_3(game: Play, _local: None) -> Result:
    game.observe("phase 3 begins")
    return None


ROUND = Procedure(
    "round",
    Step("", "round", _begins),
    until_all_pass(PHASE_1, "1"),
    once(PHASE_2, "2"),
    Step("", "phase 3", _phase_3),
    once(PHASE_3, "3"),
    Step("", "again", lambda _game, local: Go(local, "round")),
)
GAME = KitGame("bells", "Bells", Play, Declared(
    seats=(PLAYER,),
    kinds={"tone": Words("high", "low", meaning="a tone")},
    facts=(RUNG, RANG),
    actions=(Rings(), Chooses(), Strikes()),
    events=(RING, SOUND),
    moments=("phase {n:number} begins", "a round begins"),
    begins=ROUND,
    readings=readings_in(Path(__file__).parent / "readings.yaml"),
    reference=Path(__file__).parent / "reference",
))  # fmt: skip
