"""The points of a round at which players do something."""

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.windows import window
from adjudicator.games.notalone.facts import CHOSEN
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.playing.places import why_not_sit_out


def undecided(game: NotAlone) -> tuple[str, ...]:
    """The Hunted who have not yet chosen what they play, clockwise."""
    return tuple(who for who in game.hunted if not CHOSEN(game, who))


def _everybody(game: NotAlone) -> tuple[str, ...]:
    return game.players


def _creature(game: NotAlone) -> tuple[str, ...]:
    return (game.creature,)


def _has_to_choose(game: NotAlone, who: str) -> Reasons:
    return why_not_sit_out(game, who) if who in game.hunted else ALLOWED


PHASE_1 = Opportunity(
    "Phase 1", "phase-1-exploration.1", undecided, others=_everybody, rest=True, why_no_pass=_has_to_choose
)
"""Until all have chosen: Place cards, Resisting, Giving Up, and cards of this phase, in any order."""

PHASE_2 = Opportunity(
    "Phase 2", "phase-2-hunting.1", _creature, others=_everybody, optional=True, rest=True, one_passes=True
)
"""The Creature lays tokens and plays Hunt cards, the Hunted play cards, until she has done."""

BETWEEN = Opportunity("between two things", "survival-cards.3", _everybody, optional=True, rest=True, one_passes=True)
"""Cards may be played while nothing is in the middle of being resolved: everybody is asked in any case."""

BEFORE = Opportunity("before something", "survival-cards.3", _everybody, optional=True, one_passes=True)
"""Cards may be played in the middle of something, if there is anything to play."""

AT_A_PLACE = Opportunity("at a place", "phase-3-reckoning.6", lambda _game: (), optional=True)
"""A Hunted uses the power of the place that she explores, or takes one card back, or does nothing."""

CARDS = (PHASE_1, PHASE_2, BETWEEN, BEFORE)


def opportunity(name: str) -> Call:
    """The call that lets everybody play cards between two things that are resolved."""
    return window(BETWEEN, name)


def interruption(name: str) -> Call:
    """The call that lets everybody play cards in the middle of something, if there is anything to play."""
    return window(BEFORE, name)
