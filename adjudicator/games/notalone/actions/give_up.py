"""A Hunted Gives Up: she takes back all her cards and her Will, and the Assimilation counter moves."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.facts import FULL_WILL, GAVE_UP, WILL
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import move_assimilation, regain_will, take_back_all
from adjudicator.games.notalone.opportunities import PHASE_1
from adjudicator.games.notalone.playing.places import advanced, before_playing


class GiveUp(Action):
    """Before she plays she takes back everything."""

    says, when = "{who:player} gives up", PHASE_1

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """There is one way."""
        return ((),) if who in game.hunted else ()

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """Before she plays."""
        if who == game.creature:
            return game.reasons("it is the Hunted who Give Up", "give-up.1")
        return before_playing(game, who)

    def may_come(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """It is done in Phase 1, or not in this round."""
        return False

    def allowed_by(self, game: NotAlone, who: str, *slots: Any) -> str:
        """It is allowed as Resisting is."""
        return "phase-1-exploration.8"

    def do(self, game: NotAlone, who: str, *slots: Any) -> Call:
        """She Gives Up."""
        return happen(Event("give up", who=who))


def gives_up(game: NotAlone, event: Event) -> tuple[Call, ...]:
    """She takes back all her cards and her Will, and the Assimilation counter moves."""
    who = event.who
    will = WILL(game, who)
    by = ("advanced-variant.1",) if advanced(game) else ()
    game.cite("phase-1-exploration.8", "give-up.7", "give-up.8")
    GAVE_UP.put(game, who, True)
    return (
        regain_will(who, max(0, FULL_WILL - will), "", "give-up.1", *by),
        *take_back_all(game, who, "phase-1-exploration.8", "give-up.2"),
        *move_assimilation(of="giving up", by="give-up.3"),
    )
