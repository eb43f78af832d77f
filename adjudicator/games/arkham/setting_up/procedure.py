"""The thirteen steps of setting up, and the rounds after them (entry Setting Up the Game)."""

from typing import Final

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Ask, Call, Frame, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.resolving import follow
from adjudicator.games.arkham.arriving import begin_in_play
from adjudicator.games.arkham.bonded import apart
from adjudicator.games.arkham.deckbuilding.counting import deck_of
from adjudicator.games.arkham.decks import IS_KNOWN, shuffle, shuffle_deck
from adjudicator.games.arkham.facts import (
    ACT,
    ACT_DECK,
    AGENDA,
    AGENDA_DECK,
    BEGAN,
    CHAOS_BAG,
    DAMAGE,
    DECK,
    DIFFICULTY,
    ENCOUNTER_DECK,
    EXPLORATION_DECK,
    HAS_BEGUN,
    HERE,
    HORROR,
    INVESTIGATORS,
    KINDS_IN_POOL,
    LOCATIONS,
    MENTAL_TRAUMA,
    MODE,
    OWN_AREA,
    PHASE_NOW,
    PHYSICAL_TRAUMA,
    ROUND_NUMBER,
    SCENARIO,
    SET_ASIDE,
    STARTED,
    TABLE,
    TOKEN_POOL,
    UNREVEALED,
    zone_called,
)
from adjudicator.games.arkham.framework.phases import INVESTIGATION, ROUNDS, UNTIL_IT_IS_OVER, WINDOW_OF_TURN
from adjudicator.games.arkham.framework.records import GUIDE, JOINED, record_players
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.in_later_scenarios import as_a_scenario_begins
from adjudicator.games.arkham.key_cards import come_with
from adjudicator.games.arkham.places import is_heard
from adjudicator.games.arkham.plan import Plan
from adjudicator.games.arkham.setting_up.choosing import CHOOSE_A_LEAD, lead
from adjudicator.games.arkham.setting_up.hands import opening_hands
from adjudicator.games.arkham.setting_up.skipping import skip_to
from adjudicator.games.arkham.values import value
from adjudicator.games.arkham.zones import lay, place, place_clues, reveal_locations
from adjudicator.games.kit.windows import WINDOW
from adjudicator.games.kit.zones import Zone

LEVEL = "difficulty level"
_ENCOUNTER_DECK = ("enemy", "treachery", "asset")
_TRAUMA = ((PHYSICAL_TRAUMA, DAMAGE, "setting-up.4"), (MENTAL_TRAUMA, HORROR, "setting-up.5"))
_LATER_IN = {
    ("campaign", PHYSICAL_TRAUMA.name): ("campaign-play.31",),
    ("campaign", MENTAL_TRAUMA.name): ("campaign-play.32",),
    ("standalone", PHYSICAL_TRAUMA.name): ("standalone-mode.25",),
    ("standalone", MENTAL_TRAUMA.name): ("standalone-mode.25",),
}
"""The rules of a mode by which trauma is suffered again in each game."""
POOL = ("damage", "horror", "clues", "doom", "resources")
"""The tokens that make up the token pool."""


def _investigators(game: Arkham, plan: Plan) -> Result:
    """1: each player chooses an investigator that no other player has, and places the card."""
    game.cite("setting-up.2", "setting-up.3")
    INVESTIGATORS.forget(game)
    for seat in plan.seats:
        INVESTIGATORS.set(game, TABLE, (*game.investigators, seat.who))
        place(game, seat.who, seat.who, OWN_AREA)
        come_with(game, seat.who, "keys-scarlet-keys.6")
    BEGAN.put(game, TABLE, game.investigators)
    STARTED.put(game, TABLE, len(plan.seats))
    return _begin_the_campaign(game, plan) if MODE(game) == "campaign" else None


def _begin_the_campaign(game: Arkham, plan: Plan) -> Result:
    """For whoever has not begun one, the campaign begins now; for whoever is carried over it does so no second time."""
    record_players(game)
    new = tuple(who for who in game.investigators if not HAS_BEGUN(game, who))
    game.cite(*_NO_SECOND_TIME[len(new) < len(plan.seats) and not plan.bag_as_it_was])
    for who in new:
        HAS_BEGUN.put(game, who, True)
    return tuple(happen(Event("begin campaign", who)) for who in new if not _has_begun_before(game, plan, who))


_NO_SECOND_TIME: Final = {True: ("faq-transferring-investigators.8",), False: ()}
"""The rules by which a campaign does not begin again for those who are carried over (True)."""


def _has_begun_before(game: Arkham, plan: Plan, who: str) -> bool:
    """True of an investigator of a situation that begins within a campaign, with the bag of an earlier scenario."""
    return plan.bag_as_it_was and who not in JOINED(game)


def _trauma(game: Arkham, plan: Plan) -> Result:
    """2: place damage and horror on each investigator for their trauma."""
    for who in game.investigators:
        for trauma, token, rule in _TRAUMA:
            suffered = trauma(game, who)
            if suffered:
                later = _LATER_IN.get((MODE(game), trauma.name), ())
                token.set(game, who, suffered, rule, *later)
    return None


def _lead(game: Arkham, plan: Plan) -> Result:
    """3: choose a lead investigator, with whom player order begins."""
    if not plan.lead:
        return Call(CHOOSE_A_LEAD, None)
    lead(game, plan.lead)
    return None


def _decks(game: Arkham, plan: Plan) -> Result:
    """4: assemble and shuffle the investigator decks."""
    for seat in plan.seats:
        game.cite("setting-up.7", "investigator-deck.1")
        deck, bonded = apart(game, deck_of(game, seat.who))
        begin = {card: by for card in deck if (by := _begins_in_play(game, seat.who, card))}
        lay(game, tuple(card for card in deck if card not in begin), seat.who, DECK)
        lay(game, bonded, TABLE, SET_ASIDE)
        for card, by in begin.items():
            game.cite(by, "ownership-and-control.2")
            begin_in_play(game, seat.who, card)
        IS_KNOWN[DECK.name].put(game, seat.who, True)
        shuffle(game, seat.who)
    return None


def _begins_in_play(game: Arkham, who: str, card: str) -> str:
    """The rule by which a card of a deck begins in play: it is permanent, or the investigator card says so; or none."""
    if "permanent" in game.cards[card].keywords:
        return "permanent.4"
    named = any(game.cards[card].titled(name) for name in game.cards[who].begins_with)
    return "golden-rules.2" if named else ""


def _token_pool(game: Arkham, plan: Plan) -> Result:
    """5: assemble the token pool."""
    KINDS_IN_POOL.set(game, TOKEN_POOL, POOL, "setting-up.8")
    return None


def _chaos_bag(game: Arkham, plan: Plan) -> Result:
    """6: fill the chaos bag as the campaign set-up says, or as it was at the end of the previous scenario."""
    if plan.bag_as_it_was:
        game.cite("setting-up.11")
    else:
        game.cite("setting-up.9", "setting-up.10", "difficulty-level.3", "bless-and-curse-tokens.2")
        game.cite(*_BEGINS.get(MODE(game), ()))
    CHAOS_BAG.set(game, TABLE, plan.bag)
    return None


_BEGINS: Final = {"campaign": ("campaign-play.4",), "standalone": ("standalone-mode.11",)}
"""The rules of a mode by which the campaign setup of the guide is followed first."""


def _resources(game: Arkham, plan: Plan) -> Result:
    """7: each investigator takes 5 resources, as modified."""
    by = ("setting-up.12",)
    takes = ((who, value(game, who, "starting resources")) for who in game.investigators)
    return tuple(happen(Event("gain", who, amount=number, rules=by)) for who, number in takes if number > 0)


def _hands(game: Arkham, plan: Plan) -> Result:
    """8: each investigator draws 5 cards and may mulligan once."""
    return opening_hands(game)


def _introduction(game: Arkham, plan: Plan) -> Result:
    """9: read the introduction of the scenario, and follow it."""
    if not plan.introduction:
        return None
    game.cite("setting-up.18")
    return follow(game, plan.introduction)


def _gather(game: Arkham, plan: Plan) -> Result:
    """10: set up the scenario by its instructions."""
    if plan.sets:
        numbered = any(game.cards[card].set_number for card in plan.encounter)
        game.note(f"encounter sets: {', '.join(plan.sets)}")
        game.cite(*_NUMBERED[numbered])
    return None


_NUMBERED: Final = {True: ("card-anatomy.12",), False: ()}
"""The rules by which the numbers of its cards (True) say what an encounter set holds."""


def _locations(game: Arkham, plan: Plan) -> Result:
    """Place the locations that begin in play, unrevealed if they have such a side."""
    game.cite("setting-up.20")
    for location in plan.locations:
        if game.cards[location].always_revealed:
            place(game, location, TABLE, LOCATIONS, "location-cards.9")
            place_clues(game, location)
        else:
            UNREVEALED.put(game, location, True)
            place(game, location, TABLE, LOCATIONS)
    return None


def _mini_cards(game: Arkham, plan: Plan) -> Result:
    """Place the mini cards at the starting location."""
    return tuple(happen(Event("begin at", who, at=plan.start)) for who in game.investigators)


def _at_the_start(game: Arkham, event: Event, scope: str) -> tuple[Call, ...]:
    place(game, event.who, event.at, HERE, "setting-up.21")
    return reveal_locations(game, event.who, (event.at,), "clues.5") if UNREVEALED(game, event.at) else ()


def _set_aside(game: Arkham, plan: Plan) -> Result:
    """Set the designated cards aside."""
    if not plan.set_aside:
        return None
    concealed = any(game.cards[card].type == "mini-card" for card in plan.set_aside)
    game.cite("setting-up.22", "set-aside.1", *_MINI_CARDS_TOO[concealed])
    for card in plan.set_aside:
        if game.cards[card].type == "location" and not game.cards[card].always_revealed:
            UNREVEALED.put(game, card, True)
    lay(game, plan.set_aside, TABLE, SET_ASIDE)
    return None


_MINI_CARDS_TOO: Final = {True: ("concealed-x.3",), False: ()}
"""The rules by which concealed mini-cards (True) are set aside."""


def _own_decks(game: Arkham, plan: Plan) -> Result:
    """Build and shuffle the decks that the scenario has of its own."""
    for name, cards in plan.decks:
        game.cite(*_BUILT_BY.get(name, ()))
        lay(game, cards, TABLE, zone_called(name))
        shuffle_deck(game, (TABLE, name))
    return None


_BUILT_BY: Final = {EXPLORATION_DECK.name: ("explore.3",)}
"""The rules by which setting up builds a deck of the scenario's own."""


def _encounter_deck(game: Arkham, plan: Plan) -> Result:
    """Shuffle the remaining enemies, treacheries and story assets of the sets together, and no other cards."""
    game.cite("setting-up.19", "encounter-set.1", "card-anatomy.3")
    remaining = tuple(card for card in plan.encounter if game.cards[card].type in _ENCOUNTER_DECK)
    game.cite("setting-up.23", "encounter-deck.1")
    lay(game, remaining, TABLE, ENCOUNTER_DECK)
    IS_KNOWN[ENCOUNTER_DECK.name].put(game, TABLE, True)
    shuffle(game, TABLE)
    return None


def _instructions(game: Arkham, plan: Plan) -> Result:
    """Follow the scenario's other instructions when everything is in its place, and those of earlier scenarios."""
    lasting = as_a_scenario_begins(game)
    if not plan.instructions:
        return lasting
    return (follow(game, plan.instructions), *lasting)


def _agendas(game: Arkham, plan: Plan) -> Result:
    """11: stack the agendas in order, and read the story on the first one."""
    return _stacked(game, plan.agendas, AGENDA, AGENDA_DECK, "setting-up.24", "setting-up.25")


def _acts(game: Arkham, plan: Plan) -> Result:
    """12: stack the acts in order, and read the story on the first one."""
    return _stacked(game, plan.acts, ACT, ACT_DECK, "setting-up.26", "setting-up.27")


def _stacked(
    game: Arkham, cards: tuple[str, ...], first: Zone[str], rest: Zone[str], stacked: str, read: str
) -> Result:
    if not cards:
        return None
    place(game, cards[0], TABLE, first, stacked, "card-anatomy.10")
    lay(game, cards[1:], TABLE, rest)
    return happen(Event("read", what=cards[0], rules=(read,)))


def _reference(game: Arkham, plan: Plan) -> Result:
    """13: place the scenario reference card beside the agenda deck."""
    if plan.reference:
        place(game, plan.reference, TABLE, SCENARIO, "setting-up.28")
    return None


SETTING_UP = Procedure(
    "setting up",
    Step("set-up 1", "choose investigators", _investigators),
    Step("set-up 2", "determine trauma", _trauma),
    Step("set-up 3", "choose a lead investigator", _lead),
    Step("set-up 4", "assemble and shuffle investigator decks", _decks),
    Step("set-up 5", "assemble the token pool", _token_pool),
    Step("set-up 6", "assemble the chaos bag", _chaos_bag),
    Step("set-up 7", "take starting resources", _resources),
    Step("set-up 8", "draw opening hands", _hands),
    Step("set-up 9", "read the introduction", _introduction),
    Step("set-up 10", "set up the scenario", _gather),
    Step("", "place locations", _locations),
    Step("", "place mini cards", _mini_cards),
    Step("", "set cards aside", _set_aside),
    Step("", "build the decks of the scenario", _own_decks),
    Step("", "shuffle the encounter deck", _encounter_deck),
    Step("", "follow the other instructions", _instructions),
    Step("set-up 11", "set the agenda deck", _agendas),
    Step("set-up 12", "set the act deck", _acts),
    Step("set-up 13", "place the scenario reference card", _reference),
)


def _difficulty(game: Arkham, plan: Plan) -> Result:
    """The players choose a difficulty level, which stays that of the campaign."""
    if not plan.bags:
        return None
    options = tuple(Option(LEVEL, (level,), said=f"the players choose {level}") for level, _bag in plan.bags)
    everybody = tuple(seat.who for seat in plan.seats)
    return Ask(Choice(everybody, "difficulty level", options, "difficulty-level.2"), _chosen)


def _chosen(game: Arkham, plan: Plan, option: Option) -> Result:
    level = option.things[0]
    DIFFICULTY.set(game, TABLE, level, "difficulty-level.1", "difficulty-level.2")
    return Go(plan._replace(bag=dict(plan.bags)[level], bags=()), "skip")


def _skip(game: Arkham, plan: Plan) -> Result:
    """In standalone mode the scenarios before the chosen one are gone through by their resolutions."""
    if MODE(game) != "standalone":
        return None
    INVESTIGATORS.put(game, TABLE, tuple(sorted((seat.who for seat in plan.seats), key=lambda who: who != plan.lead)))
    return skip_to(game, plan)


def _begin(game: Arkham, plan: Plan) -> Result:
    """Set up the game in thirteen steps."""
    game.cite("setting-up.1", *_AS_NORMAL.get(MODE(game), ()))
    if plan.guide:
        GUIDE.put(game, TABLE, plan.guide)
    PHASE_NOW.set(game, TABLE, "set-up")
    return Call(SETTING_UP, plan)


_AS_NORMAL: Final = {"standalone": ("standalone-mode.22",)}
"""The rules of a mode by which the chosen scenario is set up and played as any other."""


def _game_begins(game: Arkham, plan: Plan) -> Result:
    """Let what speaks of it answer to the beginning of the game."""
    return happen(Event("begin game")) if is_heard(game, "begin game") else None


def _rounds(game: Arkham, plan: Plan) -> Result:
    """Begin the first round; rounds follow each other until the scenario is over."""
    PHASE_NOW.set(game, TABLE, "mythos")
    ROUND_NUMBER.set(game, TABLE, 1)
    return Call(ROUNDS, UNTIL_IT_IS_OVER)


GAME = Procedure(
    "the game",
    Step("", "choose a difficulty level", _difficulty),
    Step("", "skip", _skip),
    Step("", "set up", _begin),
    Step("", "the game begins", _game_begins),
    Step("", "rounds", _rounds),
)
_BETWEEN = frozenset({GAME, ROUNDS, INVESTIGATION, WINDOW_OF_TURN, WINDOW})


def is_set_up_first(game: Arkham) -> bool:
    """True if this is a game that begins with setting up."""
    frame: Frame | None = game.stack
    while frame is not None and frame.parent is not None:
        frame = frame.parent
    return frame is not None and frame.procedure is GAME


def between_turns(game: Arkham) -> bool:
    """True if a game that was set up is between two turns, with nothing in the middle of resolving."""
    frame: Frame | None = game.stack
    while frame is not None:
        if frame.procedure not in _BETWEEN:
            return False
        if frame.parent is None:
            return frame.procedure is GAME
        frame = frame.parent
    return False


IMPACTS: Final[Impacts] = {"begin at": _at_the_start}
"""The changes that these events make."""
