"""Rounds of three phases."""

from typing import Any, Final

from adjudicator.engine.procedures import END, Go, Procedure, Result, Step
from adjudicator.games.eldritch.ancient_one import lose
from adjudicator.games.eldritch.defeat import is_defeated
from adjudicator.games.eldritch.encounters.encounter import ENCOUNTERING
from adjudicator.games.eldritch.facts import (
    ACTION_ENDED,
    ACTIONS,
    ACTIVE,
    BEGAN_DELAYED,
    CHOSEN,
    DELAYED,
    DONE,
    FOUGHT,
    LEAD,
    LEAD_GIVEN,
    LOCAL_ACTIONS_DONE,
    NO_CARD_LEFT,
    PHASE,
    SEES_AFAR,
    SLIPS_BY,
    USED_ACTIONS,
    USED_THIS_ROUND,
    turn_order,
)
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.eldritch.mythos.card import DRAWING
from adjudicator.games.eldritch.mythos.mysteries import active, solve_if_enough
from adjudicator.games.eldritch.opportunities import TURN
from adjudicator.games.eldritch.phases.lead import FIRST, PASSING_THE_LEAD
from adjudicator.games.eldritch.phases.new_investigators import AWAKENED_MEANWHILE, NEW_INVESTIGATORS, NOBODY_LEFT
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.opportunities import Opportunity, for_each, through
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.windows import once, until_all_have, until_all_pass

# -- the Action Phase -------------------------------------------------------------------------------------------------


def _turn_begins(game: Play, who: str) -> Result:
    if is_defeated(game, who):
        return Go(who, END)
    ACTIVE.set(game, TABLE, who, "investigator.2", "actions.2", "actions.3")
    game.observe(f"{who}'s turn begins")
    if DELAYED(game, who):
        DELAYED.set(game, who, False, "delayed.6")
        BEGAN_DELAYED.set(game, who, True, "delayed.6")
        ACTIONS.set(game, who, 0, "delayed.6")
    return None


def _turn_ends(game: Play, who: str) -> Result:
    """The actions that he has left are given up."""
    if ACTIONS(game, who):
        ACTIONS.set(game, who, 0, "actions.6")
    return None


TURN_OF_AN_INVESTIGATOR: Final = Procedure(
    "turn of an investigator",
    Step("", "begins", _turn_begins),
    until_all_pass(TURN),
    Step("", "ends", _turn_ends),
)


def _phase(game: Play, number: int, name: str) -> None:
    PHASE.set(game, TABLE, number, "game-round.1")
    game.observe(f"the {name} phase begins")


def _action_phase(game: Play, _local: None) -> None:
    _phase(game, 1, "action")


ACTION_PHASE: Final = Procedure(
    "action phase",
    Step("", "begins", _action_phase),
    for_each("", "turns", TURN_OF_AN_INVESTIGATOR, turn_order),
)

# -- the Encounter Phase ----------------------------------------------------------------------------------------------


def _encounter_begins(game: Play, who: str) -> Result:
    if is_defeated(game, who):
        return Go(who, END)
    ACTIVE.set(game, TABLE, who, "investigator.2", "encounters.2", "turn-order-full.1")
    return None


ENCOUNTER_OF_AN_INVESTIGATOR: Final = Procedure(
    "encounter of an investigator",
    Step("", "begins", _encounter_begins),
    through("", "encounters", ENCOUNTERING),
)


def _encounter_phase(game: Play, _local: None) -> None:
    _phase(game, 2, "encounter")


ENCOUNTER_PHASE: Final = Procedure(
    "encounter phase",
    Step("", "begins", _encounter_phase),
    for_each("", "encounters", ENCOUNTER_OF_AN_INVESTIGATOR, turn_order),
)

# -- the Mythos Phase, and the next round -----------------------------------------------------------------------------


def _mythos_phase(game: Play, _local: None) -> None:
    _phase(game, 3, "mythos")
    ACTIVE.set(game, TABLE, LEAD(game), "investigator.3")
    for who in INVESTIGATOR.seated(game):
        FOUGHT.set(game, who, ())


def _mystery_speaks(game: Play, _local: None) -> Result:
    """The active Mystery may say what happens now."""
    card = active(game)
    return None if card is None else resolve(card.phase_end, Source(LEAD(game), card.name))


def _phase_ends(game: Play, _local: None) -> Result:
    """A Mystery may be solved now by what lies on it."""
    return solve_if_enough(game, at_the_end=True)


def _no_card(game: Play, _local: None) -> Result:
    """Where no Mythos card could be drawn the game is lost, unless it has been won by now."""
    if NO_CARD_LEFT(game):
        lose(game, "mythos.2", "winning-losing-full.6")
        return Go(None, END)
    return None


BEFORE_THE_MYTHOS: Final = Opportunity(
    "the beginning of the mythos phase", "mythos-phase.1", lambda game: (LEAD(game),), optional=True, rest=True
)
"""Nothing is done here: it is a point at which nothing is being resolved."""
MYTHOS_PHASE: Final = Procedure(
    "mythos phase",
    Step("", "begins", _mythos_phase),
    once(BEFORE_THE_MYTHOS),
    through("", "mythos card", DRAWING),
    Step("", "what the mystery says", _mystery_speaks),
    Step("", "end of the phase", _phase_ends),
    Step("", "no card", _no_card),
    once(FIRST),
    AWAKENED_MEANWHILE,
    until_all_have(NEW_INVESTIGATORS),
    NOBODY_LEFT,
    once(PASSING_THE_LEAD),
)


def _next_round(game: Play, local: Any) -> Result:
    """Actions may be performed anew."""
    playing = turn_order(game)
    LEAD_GIVEN.put(game, TABLE, 0)
    CHOSEN.put(game, TABLE, 0)
    game.cite("game-round.2")
    for who in playing:
        ACTIONS.set(game, who, 2, "actions.1")
        DONE.set(game, who, (), "actions.5")
        USED_ACTIONS.set(game, who, (), "component-action.2")
        LOCAL_ACTIONS_DONE.set(game, who, ())
        USED_THIS_ROUND.set(game, who, ())
        ACTION_ENDED.put(game, who, False)
        for flag in (BEGAN_DELAYED, SLIPS_BY, SEES_AFAR):
            flag.set(game, who, False)
    game.observe("a round begins")
    return Go(local, "1")


ROUND: Final = Procedure(
    "round",
    through("1", "Action Phase", ACTION_PHASE),
    through("2", "Encounter Phase", ENCOUNTER_PHASE),
    through("3", "Mythos Phase", MYTHOS_PHASE),
    Step("", "next round", _next_round),
)
