"""Everything that may stand under `do:` of a situation of Arkham Horror, each declared in a file of its own."""

from typing import Final

from adjudicator.engine.choices import Chance, Option, Question
from adjudicator.games.arkham.deeds.action import ArkhamAction
from adjudicator.games.arkham.deeds.assign import Assign
from adjudicator.games.arkham.deeds.attack_first import AttackFirst
from adjudicator.games.arkham.deeds.build_a_deck import AddToTheDeck, TakeOutOfTheDeck, TakeTheDeck
from adjudicator.games.arkham.deeds.chance import Draws
from adjudicator.games.arkham.deeds.choose import CHOOSE
from adjudicator.games.arkham.deeds.choose_a_level import ChooseALevel, ChooseAResolution, LeaveTheResolutionOpen
from adjudicator.games.arkham.deeds.choose_at_random import ChooseAtRandom
from adjudicator.games.arkham.deeds.commit import Commit
from adjudicator.games.arkham.deeds.confer import Confer
from adjudicator.games.arkham.deeds.decline import EVERYBODY_PASSES, Decline
from adjudicator.games.arkham.deeds.draw import Draw
from adjudicator.games.arkham.deeds.draw_an_encounter_card import DrawAnEncounterCard
from adjudicator.games.arkham.deeds.draw_cards import DrawCards
from adjudicator.games.arkham.deeds.engage import Engage
from adjudicator.games.arkham.deeds.evade import Evade
from adjudicator.games.arkham.deeds.expose import Expose
from adjudicator.games.arkham.deeds.fight import Fight
from adjudicator.games.arkham.deeds.flip_a_key import FlipAKey
from adjudicator.games.arkham.deeds.give_keys import GiveKeys
from adjudicator.games.arkham.deeds.go_on import GoOn
from adjudicator.games.arkham.deeds.investigate import Investigate
from adjudicator.games.arkham.deeds.kinds import KINDS
from adjudicator.games.arkham.deeds.lead import CannotAgree, Lead
from adjudicator.games.arkham.deeds.look import LookAtDiscards, LookAtRevealedSide, LookAtSwarmCard
from adjudicator.games.arkham.deeds.move import Move
from adjudicator.games.arkham.deeds.move_first import MoveFirst
from adjudicator.games.arkham.deeds.mulligan import Keep, Mulligan
from adjudicator.games.arkham.deeds.pay import Pay
from adjudicator.games.arkham.deeds.play import Play
from adjudicator.games.arkham.deeds.players import BeginCampaign, CarryOver, Join, Leave, TakeThePlace
from adjudicator.games.arkham.deeds.prevail import Prevail
from adjudicator.games.arkham.deeds.purchase import Buy, Upgrade
from adjudicator.games.arkham.deeds.resolve_first import ResolveFirst
from adjudicator.games.arkham.deeds.reveal import Reveal
from adjudicator.games.arkham.deeds.set_up import SetUp
from adjudicator.games.arkham.deeds.shift import Shift
from adjudicator.games.arkham.deeds.show import Show, ShowSearchedCards
from adjudicator.games.arkham.deeds.take_a_resource import TakeAResource
from adjudicator.games.arkham.deeds.take_a_turn import EndTheTurn, TakeTheNextTurn
from adjudicator.games.arkham.deeds.take_the_keys import TakeTheKeys
from adjudicator.games.arkham.deeds.use import USE, Advance, UseOwn
from adjudicator.games.arkham.deeds.use_as import EvadeWith, FightWith, InvestigateWith
from adjudicator.games.arkham.incidents import gain, happens_to_a_card, time
from adjudicator.games.arkham.incidents.attack import Attack
from adjudicator.games.arkham.incidents.resolve import Instruct, Resolve
from adjudicator.games.arkham.incidents.take import DealDamage, Take
from adjudicator.games.arkham.incidents.test import Test
from adjudicator.games.arkham.sequences import SEQUENCES
from adjudicator.games.kit.deeds import Deeds

ACTIONS: Final[tuple[ArkhamAction, ...]] = (
    Draw(),
    TakeAResource(),
    Move(),
    Investigate(),
    Fight(),
    Evade(),
    Engage(),
    TakeTheKeys(),
    GiveKeys(),
    Play(),
    Commit(),
    USE,
    FightWith(),
    EvadeWith(),
    InvestigateWith(),
    UseOwn(),
    Shift(),
    Advance(),
    Keep(),
    Mulligan(),
    Assign(),
    TakeTheNextTurn(),
    EndTheTurn(),
    ResolveFirst(),
    AttackFirst(),
    MoveFirst(),
    Prevail(),
    CHOOSE,
    Pay(),
    Lead(),
    CannotAgree(),
    GoOn(),
    Leave(),
    Join(),
    TakeThePlace(),
    CarryOver(),
    BeginCampaign(),
    ChooseALevel(),
    ChooseAResolution(),
    LeaveTheResolutionOpen(),
    SetUp(),
    TakeTheDeck(),
    AddToTheDeck(),
    TakeOutOfTheDeck(),
    Buy(),
    Upgrade(),
    LookAtDiscards(),
    LookAtRevealedSide(),
    LookAtSwarmCard(),
    Confer(),
    Show(),
    ShowSearchedCards(),
    Decline(),
)
"""What investigators do and decide, in the order in which it is tried."""

AT_RANDOM: Final = ChooseAtRandom()
DRAWS: Final[tuple[Draws, ...]] = (Reveal(), FlipAKey(), DrawAnEncounterCard(), DrawCards(), Expose(), AT_RANDOM)
"""What chance draws."""

INCIDENTS: Final = (
    Attack(),
    Test(),
    Take(),
    DealDamage(),
    gain.Gain(),
    gain.Lose(),
    happens_to_a_card.Discard(),
    happens_to_a_card.RemoveFromTheGame(),
    happens_to_a_card.Exhaust(),
    happens_to_a_card.Ready(),
    happens_to_a_card.ReturnToHand(),
    happens_to_a_card.EnterPlay(),
    time.BeginTurn(),
    time.BeginRound(),
    time.PlayRounds(),
    time.PlayPhase(),
    time.BeginPhase(),
    time.EndPhase(),
    time.EndRound(),
    Resolve(),
    Instruct(),
)
"""What simply happens."""

DEEDS: Final = Deeds(KINDS, ACTIONS, components=DRAWS, incidents=INCIDENTS, sequences=SEQUENCES, passing=())
"""Every sentence that may stand under `do:`."""

_BY_NAME: Final = {name: one for one in reversed(ACTIONS) for name in (one.name, *one.also_called)}
_BY_QUESTION: Final = {draws.name: draws for draws in DRAWS}


def action_of(option: Option) -> ArkhamAction | None:
    """The deed of an option; None of those that have no sentence, and are chosen by their names."""
    return _BY_NAME.get(option.verb)


def sentence(option: Option) -> str:
    """The sentence that takes this option; an outcome of chance is only named."""
    action = action_of(option)
    return option.label if option.said or not option.who or action is None else action.sentence(option)


def entry(question: Question, option: Option) -> str:
    """The sentence of `do:` that gives this answer, chosen or drawn."""
    if isinstance(question, Chance):
        return _BY_QUESTION.get(question.what, AT_RANDOM).sentence(question, option)
    if option.declines and not option.who and question.who:
        return EVERYBODY_PASSES if len(question.who) > 1 else sentence(option.by(question.who[0]))
    return sentence(option)
