"""Phase 1: Exploration. Each Hunted plays a Place card face down."""

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Procedure, Result, Step
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.windows import until_all_have
from adjudicator.games.notalone.decisions.choose_places import Places
from adjudicator.games.notalone.effects.powers import two_cards
from adjudicator.games.notalone.facts import (
    CHOSEN,
    GAINED,
    GAVE_UP,
    HAND,
    PHASE,
    PLAYED,
    PLAYED_THIS_ROUND,
    WILL,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.opportunities import PHASE_1, opportunity


def _begin(game: NotAlone, local: object) -> Result:
    PHASE.set(game, TABLE, 1)
    game.observe("phase 1 begins")
    return None


def fix(game: NotAlone, who: str, places: Places) -> None:
    """She has chosen, among her hand and what came back to it just now as well."""
    came = (gained.rule for gained in GAINED(game, who) if gained.place in places)
    game.cite("phase-1-exploration.1", "phase-1-exploration.10", *came)
    if WILL(game, who) == 1 and not GAVE_UP(game, who):
        game.reading("give-up-with-one-will")
    HAND.set(game, who, tuple(place for place in HAND(game, who) if place not in places))
    CHOSEN.set(game, who, places)


def _down(game: NotAlone, local: object) -> Result:
    """The cards go down together, and count as played from now on (phase-1-exploration.2)."""
    return happen(Event("play place cards"))


def are_down(game: NotAlone, event: Event) -> None:
    game.cite("phase-1-exploration.2")
    for who in game.hunted:
        chosen = CHOSEN(game, who)
        CHOSEN.set(game, who, ())
        two = two_cards(game, who)
        PLAYED.set(game, who, chosen, *(() if two is None else (two.by,)))
        PLAYED_THIS_ROUND.set(game, who, chosen)


def _after(game: NotAlone, local: object) -> Result:
    return opportunity("after the Place cards went down")


EXPLORATION = Procedure(
    "Phase 1: Exploration",
    Step("", "begin", _begin),
    until_all_have(PHASE_1),
    Step("", "the cards go down", _down),
    Step("", "after that", _after),
)
