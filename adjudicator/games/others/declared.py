"""Everything that The Others declares."""

from pathlib import Path
from typing import Any, Final

from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.facts import Fact
from adjudicator.games.kit.named_readings import readings_in
from adjudicator.games.others import apocalypse, harm, incidents, outcome
from adjudicator.games.others.cards import dark_past, moments, sin_cards
from adjudicator.games.others.components.city import LAID, MAPS
from adjudicator.games.others.decks import UPGRADE_DECK
from adjudicator.games.others.dice import HERO_DICE, HERO_EXTRA, SIN_DICE, SIN_EXTRA
from adjudicator.games.others.effects import choosing, effect, flow
from adjudicator.games.others.effects import harm as effects_of_harm
from adjudicator.games.others.effects.vocabulary import CARDS, VOCABULARY
from adjudicator.games.others.events import EVENTS
from adjudicator.games.others.facts import (
    ACOLYTE_TYPE,
    DICE_OF,
    EXPANSIONS,
    FACTS,
    HITS_OF,
    LEFT,
    PHASE,
    PLAYS,
    RANGED,
    RUN_BY,
    SECOND_STATS,
    SIN_PLAYED,
    STATS,
    TEAM,
    TRACK,
)
from adjudicator.games.others.fights import acolytes, corruption, faith, fight
from adjudicator.games.others.fights.pools import VALUES
from adjudicator.games.others.kinds import HERO, KINDS, SINS
from adjudicator.games.others.phases import end_of_round, first_hero, reaction, turns
from adjudicator.games.others.questions import QUESTIONS
from adjudicator.games.others.rounds import ROUND
from adjudicator.games.others.setting_up import choosing as before_a_game
from adjudicator.games.others.setting_up import matters
from adjudicator.games.others.setting_up.set_up import EVENTS as SET_UP_EVENTS
from adjudicator.games.others.setting_up.set_up import SET_UP
from adjudicator.games.others.situation.arranging import arrange
from adjudicator.games.others.stories import missions, story, tasks, words
from adjudicator.games.others.turns import actions, checks, city_actions, move, shapes, tokens

BEFORE_SET_UP: Final[tuple[Fact[Any], ...]] = (
    *story.FACTS[:2],
    MAPS,
    LAID,
    SIN_PLAYED,
    ACOLYTE_TYPE,
    PLAYS,
    RUN_BY,
    EXPANSIONS,
    TEAM,
    CARDS,
    UPGRADE_DECK.top,
    sin_cards.SIN_DECK.top,
    apocalypse.APOCALYPSE_DECK.top,
    *SECOND_STATS.values(),
    LEFT,
    *STATS.values(),
    RANGED,
    TRACK,
    DICE_OF,
    HITS_OF,
)
"""The facts that a file may say of a game that is still to be set up."""

OTHERS: Final = Declared(
    seats=(HERO, SINS),
    kinds={**KINDS, **words.KINDS, **before_a_game.KINDS, "face": HERO_DICE.face, "mission name": story.MISSION_NAME},
    facts=(CARDS, *FACTS, *story.FACTS, *missions.FACTS, *outcome.FACTS, *matters.FACTS, *VALUES),
    actions=(
        *move.ACTIONS,
        *actions.ACTIONS,
        *city_actions.ACTIONS,
        *tokens.ACTIONS,
        *reaction.ACTIONS,
        *first_hero.ACTIONS,
        *before_a_game.ACTIONS,
        *sin_cards.ACTIONS,
        *shapes.ACTIONS,
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
        *words.DECISIONS,
        *missions.DECISIONS,
        *apocalypse.DECISIONS,
        *dark_past.DECISIONS,
        *choosing.DECISIONS,
        *effects_of_harm.DECISIONS,
    ),
    events=(*EVENTS, *missions.EVENTS, *SET_UP_EVENTS),
    components=(
        HERO_DICE,
        SIN_DICE,
        UPGRADE_DECK,
        sin_cards.SIN_DECK,
        apocalypse.APOCALYPSE_DECK,
        *before_a_game.LOTS,
    ),
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
    sets_up=SET_UP,
    before_set_up=BEFORE_SET_UP,
    set_up_if_said=True,
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
        missions.COMPLETING,
        *before_a_game.PROCEDURES,
        *moments.PROCEDURES,
        sin_cards.AFTER_DRAWING,
        *apocalypse.PROCEDURES,
        *dark_past.PROCEDURES,
        effect.FOR_ONE,
        flow.AFTER_A_ROLL,
    ),
    arranges=arrange,
    readings=readings_in(Path(__file__).parent / "readings.yaml"),
    definitions={
        "effect": VOCABULARY.definition,
        "story effect": words.VOCABULARY.definition,
        "task": tasks.TASKS.definition,
    },
    reference=Path(__file__).parent / "reference",
)
