"""Everything that Eldritch Horror declares."""

from pathlib import Path
from typing import Any, Final

from adjudicator.games.eldritch import defeat, incidents
from adjudicator.games.eldritch.actions import acquire_assets, component, prepare_for_travel, rest, trade, travel
from adjudicator.games.eldritch.actions.at_will import AT_WILL
from adjudicator.games.eldritch.actions.look import LOOKS
from adjudicator.games.eldritch.actions.phase_effect import USES_DURING_THE_PHASE
from adjudicator.games.eldritch.board import clues, cup, gates, monsters
from adjudicator.games.eldritch.board import incidents as on_the_board
from adjudicator.games.eldritch.decks import DECK_OF
from adjudicator.games.eldritch.effects import cards, knowledge
from adjudicator.games.eldritch.effects.board import AT_RANDOM
from adjudicator.games.eldritch.effects.choosing import CHOICES
from adjudicator.games.eldritch.effects.dice import AFTER_A_ROLL
from adjudicator.games.eldritch.effects.effect import FOR_ONE
from adjudicator.games.eldritch.effects.flow import AFTER_A_TEST
from adjudicator.games.eldritch.effects.vocabulary import CARDS, VOCABULARY
from adjudicator.games.eldritch.encounters import combat, decks, encounter
from adjudicator.games.eldritch.encounters.ambush import AMBUSH, SPAWNED_AND_FOUGHT
from adjudicator.games.eldritch.encounters.tokens import REMOVING
from adjudicator.games.eldritch.events import EVENTS, PREVENTING, PREVENTS_WITH_A_CLUE
from adjudicator.games.eldritch.facts import (
    ANCIENT_ONE_CHOSEN,
    FACTS,
    LEAD,
    PHASE,
    PLAYER,
    SHEET,
    WITHOUT_THE_SAMPLE_SET,
)
from adjudicator.games.eldritch.kinds import INVESTIGATOR, KINDS
from adjudicator.games.eldritch.mythos import card as mythos_card
from adjudicator.games.eldritch.mythos import incidents as of_the_mythos
from adjudicator.games.eldritch.mythos import mysteries, reckoning, rumors
from adjudicator.games.eldritch.mythos.deck import DIFFICULTY, MYTHOS_DECK, STARTING_RUMOR
from adjudicator.games.eldritch.phases.lead import GivesTheLead
from adjudicator.games.eldritch.phases.new_investigators import AT_SET_UP, SETTING_OUT, ChoosesInvestigator
from adjudicator.games.eldritch.phases.round import ROUND
from adjudicator.games.eldritch.phases.set_up import ACTIONS_OF_SET_UP, SET_UP
from adjudicator.games.eldritch.phases.set_up import EVENTS as SET_UP_EVENTS
from adjudicator.games.eldritch.possessions import conditions, devoured, discarding, gaining
from adjudicator.games.eldritch.possessions.conditions import CONDITION_DECK
from adjudicator.games.eldritch.possessions.discarding import TURNED
from adjudicator.games.eldritch.possessions.spending import SPENDING, SPENDS_IN_PLACE
from adjudicator.games.eldritch.questions import QUESTIONS
from adjudicator.games.eldritch.situation.arranging import arrange
from adjudicator.games.eldritch.situation.beginning import begins_in_the_middle
from adjudicator.games.eldritch.skill_tests.declaring import USES_IN_A_TEST
from adjudicator.games.eldritch.skill_tests.pool import DICE, POOL
from adjudicator.games.eldritch.skill_tests.rerolls import REROLLS
from adjudicator.games.eldritch.skill_tests.skill_test import TEST
from adjudicator.games.eldritch.triggers import TRIGGERED
from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.facts import Fact
from adjudicator.games.kit.named_readings import readings_in

BEFORE_SET_UP: Final[tuple[Fact[Any], ...]] = (
    CARDS,
    SHEET,
    PLAYER,
    LEAD,
    ANCIENT_ONE_CHOSEN,
    DIFFICULTY,
    STARTING_RUMOR,
    WITHOUT_THE_SAMPLE_SET,
    gates.GATE_STACK.top,
    clues.CLUE_POOL.top,
    MYTHOS_DECK.top,
    mysteries.MYSTERY_DECK.top,
    *(deck.top for deck in DECK_OF.values()),
    *(deck.top for deck in decks.DECKS.values()),
)
"""The facts that a file may say of a game that is still to be set up."""

ELDRITCH: Final = Declared(
    seats=(INVESTIGATOR,),
    kinds=KINDS,
    facts=(CARDS, *FACTS, DIFFICULTY, STARTING_RUMOR, POOL),
    actions=(
        travel.Travel(),
        rest.Rest(),
        trade.Trade(),
        prepare_for_travel.PrepareForTravel(),
        acquire_assets.AcquireAssets(),
        component.PERFORMS,
        USES_DURING_THE_PHASE,
        *AT_WILL,
        trade.Offers(),
        trade.Refuses(),
        GivesTheLead(),
        ChoosesInvestigator(),
        *ACTIONS_OF_SET_UP,
        *LOOKS,
    ),
    decisions=(
        *REROLLS,
        USES_IN_A_TEST,
        SPENDS_IN_PLACE,
        PREVENTS_WITH_A_CLUE,
        combat.TESTS_INSTEAD,
        *knowledge.DECISIONS,
        acquire_assets.LETS_GAIN,
        cards.DECLINES,
        travel.SPENDS_A_TICKET,
        prepare_for_travel.DISCARDS_A_TICKET,
        *acquire_assets.DECISIONS,
        *encounter.DECISIONS,
        defeat.GOES_TO_CITY,
        defeat.LOSES_ALL,
        defeat.PASSES_LEAD,
        reckoning.RESOLVES_RECKONING,
        *CHOICES,
        clues.CHOOSES_RANDOM_SPACE,
    ),
    events=(
        *EVENTS,
        *SET_UP_EVENTS,
        acquire_assets.HAS_ACQUIRED,
        *mythos_card.EVENTS,
        *reckoning.EVENTS,
        *rumors.EVENTS,
        *mysteries.EVENTS,
        *devoured.EVENTS,
    ),
    components=(
        DICE,
        *DECK_OF.values(),
        *decks.DECKS.values(),
        decks.TOKEN,
        CONDITION_DECK,
        TURNED,
        gates.GATE_STACK,
        clues.CLUE_POOL,
        cup.CUP,
        MYTHOS_DECK,
        mysteries.MYSTERY_DECK,
    ),
    incidents=(*on_the_board.INCIDENTS, *of_the_mythos.INCIDENTS, *incidents.INCIDENTS),
    moments=(
        "the action phase begins",
        "the encounter phase begins",
        "the mythos phase begins",
        "a round begins",
        "the game ends",
        "{who:investigator}'s turn begins",
    ),
    questions=QUESTIONS,
    reached="phase {step} is reached",
    begins=ROUND,
    step=PHASE,
    sets_up=SET_UP,
    before_set_up=BEFORE_SET_UP,
    set_up_if_said=True,
    procedures=(
        TEST,
        travel.GOING_ON,
        trade.TRADE,
        *prepare_for_travel.GAINING.values(),
        acquire_assets.ACQUIRING,
        acquire_assets.SHARING,
        TRIGGERED,
        SPENDING,
        knowledge.PUTTING_BACK,
        discarding.LEARNING,
        encounter.COMING_BACK,
        combat.COMBAT,
        defeat.DEFEAT,
        FOR_ONE,
        AFTER_A_ROLL,
        AMBUSH,
        SPAWNED_AND_FOUGHT,
        PREVENTING,
        encounter.ENCOUNTER,
        decks.MOVING,
        conditions.GAINING,
        discarding.TURNING,
        gaining.GAINING,
        AFTER_A_TEST,
        gates.SPAWNING,
        cup.SPAWNING,
        clues.SPAWNING,
        clues.RANDOM,
        monsters.FALLING,
        monsters.DEFEATING,
        on_the_board.NAMED,
        devoured.DEVOURING,
        REMOVING,
        SETTING_OUT,
        AT_SET_UP,
        mythos_card.DRAWING,
        mythos_card.RESOLVING,
        reckoning.RECKONING,
        reckoning.OF_AN_INVESTIGATOR,
        mysteries.NEXT,
        mysteries.CHECKING,
        of_the_mythos.NAMED,
        of_the_mythos.TO_COLOUR,
        AT_RANDOM,
    ),
    arranges=arrange,
    midway=begins_in_the_middle,
    readings=readings_in(Path(__file__).parent / "readings.yaml"),
    definitions={"effect": VOCABULARY.definition},
    reference=Path(__file__).parent / "reference",
)
