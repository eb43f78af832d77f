"""Everything that The Others declares."""

from pathlib import Path
from typing import Final

from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.named_readings import readings_in
from adjudicator.games.others import harm, incidents
from adjudicator.games.others.decks import UPGRADE_DECK
from adjudicator.games.others.dice import HERO_DICE, HERO_EXTRA, SIN_DICE, SIN_EXTRA
from adjudicator.games.others.events import EVENTS
from adjudicator.games.others.facts import FACTS, PHASE
from adjudicator.games.others.fights import acolytes, corruption, faith, fight
from adjudicator.games.others.fights.pools import VALUES
from adjudicator.games.others.kinds import HERO, KINDS, SINS
from adjudicator.games.others.phases import end_of_round, first_hero, reaction, turns
from adjudicator.games.others.phases.round import ROUND
from adjudicator.games.others.questions import QUESTIONS
from adjudicator.games.others.situation.arranging import arrange
from adjudicator.games.others.turns import actions, checks, city_actions, move, tokens

OTHERS: Final = Declared(
    seats=(HERO, SINS),
    kinds={**KINDS, "face": HERO_DICE.face},
    facts=(*FACTS, *VALUES),
    actions=(
        *move.ACTIONS,
        *actions.ACTIONS,
        *city_actions.ACTIONS,
        *tokens.ACTIONS,
        *reaction.ACTIONS,
        *first_hero.ACTIONS,
    ),
    decisions=(
        *harm.DECISIONS,
        *corruption.DECISIONS,
        faith.TURNS_FAITH,
        *acolytes.DECISIONS,
        *fight.DECISIONS,
        *actions.DECISIONS,
        *city_actions.DECISIONS,
        *turns.DECISIONS,
        *end_of_round.DECISIONS,
        *first_hero.DECISIONS,
    ),
    events=EVENTS,
    components=(HERO_DICE, SIN_DICE, UPGRADE_DECK),
    incidents=incidents.INCIDENTS,
    moments=(
        "the first hero is decided",
        "{who:hero}'s turn begins",
        "a turn is over",
        "a round begins",
        "the game ends",
    ),
    questions=QUESTIONS,
    reached="phase {step} is reached",
    begins=ROUND,
    step=PHASE,
    procedures=(
        HERO_EXTRA,
        SIN_EXTRA,
        harm.MARKING,
        harm.DEATH,
        *corruption.PROCEDURES,
        faith.CHANGING,
        *fight.PROCEDURES,
        *checks.PROCEDURES,
        move.MOVING,
        actions.CRISIS,
        *city_actions.PROCEDURES,
        reaction.AFTER,
        reaction.REACTING,
        turns.TURN_OF_A_HERO,
    ),
    arranges=arrange,
    readings=readings_in(Path(__file__).parent / "readings.yaml"),
    reference=Path(__file__).parent / "reference",
)
