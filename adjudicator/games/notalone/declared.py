"""Everything that Not Alone declares."""

from pathlib import Path

from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.named_readings import readings_in
from adjudicator.games.notalone.actions import lay_a_token, look, talk
from adjudicator.games.notalone.actions.give_up import GiveUp
from adjudicator.games.notalone.actions.play_a_hunt_card import PlayAHuntCard
from adjudicator.games.notalone.actions.play_a_survival_card import PlayACardInsteadOfAPower, PlayASurvivalCard
from adjudicator.games.notalone.actions.play_place_cards import PlayPlaceCards
from adjudicator.games.notalone.actions.play_together import PlayTogether
from adjudicator.games.notalone.actions.resist import Resist
from adjudicator.games.notalone.actions.take_a_card_instead import TakeACardInstead
from adjudicator.games.notalone.actions.use_a_power import UseAPower
from adjudicator.games.notalone.decisions import (
    choose,
    copy,
    discard,
    draw,
    gain,
    keep,
    lay_a_token_of_a_card,
    move_a_hunted,
    move_a_token,
    put_under,
    resolve_first,
    show,
    swap,
    take_back,
)
from adjudicator.games.notalone.events import EVENTS
from adjudicator.games.notalone.examples import EXAMPLES
from adjudicator.games.notalone.facts import DECKS, EXPLORES, FACTS, PHASE, PLAYED
from adjudicator.games.notalone.kinds import CREATURE, HUNTED
from adjudicator.games.notalone.phases.round import ROUND
from adjudicator.games.notalone.phases.setting_up import SET_UP
from adjudicator.games.notalone.questions import KINDS_ASKED, QUESTIONS
from adjudicator.games.notalone.situation.arranging import BEFORE_SET_UP, arrange
from adjudicator.games.notalone.situation.in_force import CARDS_IN_FORCE, FORCES, write_in_force
from adjudicator.games.notalone.slots import SLOTS
from adjudicator.language.records import may

NOT_ALONE = Declared(
    seats=(CREATURE, HUNTED),
    kinds={**SLOTS, **KINDS_ASKED},
    facts=FACTS,
    actions=(
        PlayPlaceCards(),
        Resist(),
        GiveUp(),
        lay_a_token.LaysToken(),
        UseAPower(),
        TakeACardInstead(),
        PlayACardInsteadOfAPower(),
        PlayAHuntCard(),
        PlayASurvivalCard(),
        PlayTogether(),
        talk.TellsInSecret(),
        talk.Announces(),
        talk.TalksWith(),
        talk.ShowsCard(),
        look.LooksAtCard(),
        look.LooksAtDiscards(),
        look.LooksAtDeck(),
        look.LooksAtStock(),
        look.LooksAtForces(),
    ),
    decisions=(
        take_back.TAKES_BACK,
        discard.DISCARDS,
        discard.DISCARDS_SURVIVAL,
        copy.COPIES,
        gain.GAINS,
        keep.KEEPS,
        show.SHOWS,
        swap.SWAPS,
        put_under.PUTS_UNDER,
        resolve_first.RESOLVES_PLACE_FIRST,
        resolve_first.RESOLVES_CARD_FIRST,
        lay_a_token_of_a_card.LAYS_TOKEN_OF_A_CARD,
        move_a_token.MOVES_TOKEN,
        move_a_hunted.MOVES_HUNTED,
        choose.CHOOSES_THING,
        choose.CHOOSES_HUNTED,
        choose.CHOOSES_PLACE,
        choose.CHOOSES_SIDE,
        choose.LOSES_WILL,
    ),
    events=EVENTS,
    questions=QUESTIONS,
    reached="phase {step} is reached",
    examples=EXAMPLES,
    components=draw.DRAWS,
    moments=(
        "phase {n:number} begins",
        "the place cards are revealed",
        "{who:hunted}'s turn begins",
        "{who:hunted}'s turn ends",
        "the round ends",
        "round {n:number} begins",
        "the game ends",
    ),
    matters=(
        "a card to discard",
        "the card to take back",
        "the River card to take back",
        "the Artemia token",
        "what {name:card} does",
        "what the {name:place} does",
        "{name:place}: its power, or a card of the discard pile",
        "the Hunted for {name:card}",
        "the place for {name:card}",
        "where the {name:token} token is laid",
        "where the {name:token} token goes",
        "where {name:hunted} is moved",
        "after the Place cards went down",
        "before the reveal",
        "before the step of no token",
        "before the step of {name:token}",
        "before {name:hunted}'s turn",
        "before the {name:token} token works on {who:hunted}",
        "after the last turn",
        "Phase 4",
        "before the closing move",
    ),
    begins=ROUND,
    step=PHASE,
    sets_up=SET_UP,
    before_set_up=(*BEFORE_SET_UP, *DECKS.values()),
    players="players",
    keys={CARDS_IN_FORCE: may(FORCES, (), "the Hunt and Survival cards of this round whose effects hold")},
    arranges=arrange,
    writes=write_in_force,
    stands=(PLAYED, EXPLORES),
    readings=readings_in(Path(__file__).parent / "readings.yaml"),
    reference=Path(__file__).parent / "reference",
)
