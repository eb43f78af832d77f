"""The facts of Not Alone, and how players speak of them."""

from typing import Any, NamedTuple

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.facts import NOBODY, OWNER, TABLE, Counter, Fact, Flag, Memory, Spot
from adjudicator.games.kit.kinds import Free, Named, Number, Some, Words, YesNo
from adjudicator.games.kit.zones import Zone
from adjudicator.games.notalone.board import COPIES, START_ASSIMILATION, START_RESCUE
from adjudicator.games.notalone.cards.in_force import IN_FORCE
from adjudicator.games.notalone.face_down import OTHERS, Deck, DeckOf, Gained, WhatCame
from adjudicator.games.notalone.kinds import (
    CARD,
    CREATURE,
    HUNT_CARD,
    HUNTED,
    PLACE,
    SIDE_OF_BOARD,
    SURVIVAL_CARD,
    TOKEN,
)
from adjudicator.games.notalone.planet import STARTING_PLACES, STOCKED_PLACES, TOKENS
from adjudicator.language.shapes import Shape, Whole

FULL_WILL = 3
"""The Will counters of a Hunted (the-source.6)."""

Places = tuple[int, ...]
Names = tuple[str, ...]

YES_NO = YesNo()
TWO_CARDS = Named("the River or the Artifact", {"river": 1, "artifact": 2}, code="E204")
A_RULE = Free("the id of a rule")
CHOICE = Words("offered", "nothing", *TOKENS, meaning="what has become of a choice")
SOME_PLACES, SOME_TOKENS = Some(PLACE, ordered=True), Some(TOKEN, ordered=True)
_NO_PLACES: Places = ()
_NO_NAMES: Names = ()
_HOLDS = {"one": "{whose} holds {one}", "not one": "{whose} does not hold {one}"}
_NOTHING_ELSE = dict.fromkeys(("one", "count", "one counted", "empty", "all", "value"), "")


class Caught(NamedTuple):
    """A token that has caught somebody at a place in this round."""

    token: str
    place: int
    who: str


# -- of the Hunted ----------------------------------------------------------------------------------------------------

WILL = Counter("will", HUNTED, most=FULL_WILL, start=FULL_WILL).explained("the Will counters")
HAND = Zone(
    "hand",
    HUNTED,
    PLACE,
    start=lambda game, who: starting_places_left(game, who),
    seen_by=OWNER,
    things="place cards",
    one="place card",
    words=_HOLDS,
).explained("the Place cards in hand; all others that she owns if left out")
DISCARD = Zone(
    "discard",
    HUNTED,
    PLACE,
    start=lambda game, who: starting_places_left(game, who),
    called="discard pile",
    things="[place] cards",
    one="[place] card",
    words={"one": "{whose} has discarded {one}"},
).explained("the Place cards of her discard pile; all others that she owns if left out")
CHOSEN = Fact("chosen", HUNTED, _NO_PLACES, SOME_PLACES, seen_by=OWNER).explained(
    "the Place cards that she has chosen in Phase 1, still in secret"
)
PLAYED = Zone(
    "played", HUNTED, PLACE, seen_by=OWNER, words={**_NOTHING_ELSE, "all": "{whose} has played {all}"}
).explained("the Place card that she has played in this round")
PLAYED_THIS_ROUND = Fact("played this round", HUNTED, _NO_PLACES, SOME_PLACES, seen_by=OWNER).explained(
    "the Place cards that she has played in this round, wherever they lie now; those under `played` if left out"
)
SHOWN = Zone("shown", HUNTED, PLACE, seen_by=OWNER, key="", words={**_NOTHING_ELSE, "all": "{whose} has shown {all}"})
EXPLORES = Zone(
    "explores",
    HUNTED,
    PLACE,
    words={**_NOTHING_ELSE, "one": "{whose} explores {one}", "not one": "{whose} does not explore {one}"},
).explained("the places that she explores in Phase 3")
_COUNTED = {"count": "{whose} has {n} %s cards [in hand]", "one counted": "{whose} has {1} %s card [in hand]"}
SURVIVAL = Zone(
    "survival",
    HUNTED,
    SURVIVAL_CARD,
    seen_by=OWNER,
    words={**_NOTHING_ELSE, **_HOLDS, **{name: text % "survival" for name, text in _COUNTED.items()}},
).explained("the Survival cards in hand")
DRAWN = Fact("drawn", HUNTED, _NO_NAMES, None, seen_by=OWNER, key="")
"""Survival cards drawn of which she still has to choose."""

SURVIVAL_CARD_PLAYED = Fact("survival card played", HUNTED, False, YES_NO).explained(
    "she has played a Survival card in this round"
)
LAST_SURVIVAL_CARD = Memory("last survival card", HUNTED, "", SURVIVAL_CARD).explained(
    "the Survival card that she has played last in this round"
)
TWO_THIS_ROUND = Fact("two this round", HUNTED, 0, TWO_CARDS, key="this round").explained(
    "`river` or `artifact`: the one that works in this round"
)
TWO_NEXT_ROUND = Fact("two next round", HUNTED, 0, TWO_CARDS, key="next round").explained(
    "`river` or `artifact`: the one that works in the next"
)
"""How many of two Place cards are revealed, where she plays two: one by the River, two by the Artifact."""

CAME_BACK_WITH_TWO = Fact("came back with two", HUNTED, False, YES_NO).explained(
    "in the advanced variant, she has lost her last Will and come back"
)
EXCESS_WILL = Memory("excess will", HUNTED, 0, Number(0, 9)).explained(
    "how many Will counters she was to lose beyond her last one"
)
RESISTED = Memory("resisted", HUNTED, False, YES_NO).explained("she has resisted in this round")
GAVE_UP = Memory("gave up", HUNTED, False, YES_NO).explained("she has given up in this round")
GAINED: "Memory[tuple[Gained, ...]]" = Memory("gained", HUNTED, (), Some(WhatCame(), ordered=True)).explained(
    "what has come to her in Phase 1 of this round: `lair by resist.3`, `will by give-up.2`"
)

SWAPPED = Memory("swapped", HUNTED, _NO_PLACES, SOME_PLACES).explained(
    "the Place cards that she has swapped for others in this round"
)
TAKEN_BY_RIVER = Memory("river card", HUNTED, _NO_PLACES, SOME_PLACES).explained(
    "the Place cards that she has taken back of two that she played"
)
CAME_BACK_BY = Memory("came back by", HUNTED, "", A_RULE).explained(
    "the rule by which she has taken back the card of this round"
)
GAINED_BY_ROVER = Memory("gained by the rover", HUNTED, _NO_PLACES, SOME_PLACES).explained(
    "the Place cards that she has gained by the Rover"
)
USED = Memory("used", HUNTED, _NO_PLACES, SOME_PLACES).explained("the places whose powers she has used in this round")
USED_INSTEAD = Memory("used instead", HUNTED, "", A_RULE).explained(
    "the rule by which she has used another power in place of her own"
)

CHOICE_AT = (
    Memory("place 0", HUNTED, "", CHOICE).explained("what has become of her choice at the first place"),
    Memory("place 1", HUNTED, "", CHOICE).explained("what has become of her choice at the second place"),
)
"""Her choice at each of the places that she explores: "offered", "nothing", or the token that has taken it from her."""

SUFFERED = Memory("suffered", HUNTED, _NO_NAMES, SOME_TOKENS).explained("the tokens that have worked on her")
CANCELS = Fact("cancels", HUNTED, _NO_NAMES, SOME_TOKENS).explained("the tokens whose effect is cancelled for her")
CAUGHT_AT = Memory("caught at", HUNTED, _NO_PLACES, SOME_PLACES).explained("the places at which she has been caught")
TURN_OVER = Memory("turn over", HUNTED, False, YES_NO).explained("her turn of Phase 3 is over")


def starting_places_left(game: Machine, who: str) -> Places:
    """The places with which everybody starts, as far as a Hunted has them nowhere."""
    there = (*HAND(game, who), *DISCARD(game, who), *CHOSEN(game, who), *PLAYED(game, who))
    return tuple(place for place in STARTING_PLACES if place not in there)


# -- of the Creature --------------------------------------------------------------------------------------------------

HUNT = Zone(
    "hunt",
    CREATURE,
    HUNT_CARD,
    seen_by=OWNER,
    key="hand",
    words={**_NOTHING_ELSE, **_HOLDS, **{name: text % "hunt" for name, text in _COUNTED.items()}},
).explained("the Hunt cards in hand")
HUNT_CARDS_PLAYED = Fact("hunt cards played", CREATURE, 0, Number(0, 9), key="played").explained(
    "how many Hunt cards have been played in this round"
)
HUNT_CARDS_THIS_ROUND = Fact("hunt cards this round", CREATURE, 1, Number(1, 2), key="allowed").explained(
    "how many Hunt cards may be played in this round: 2 after Tracking"
)
HUNT_CARDS_NEXT_ROUND = Fact("hunt cards next round", CREATURE, 1, Number(1, 2), key="next round").explained(
    "how many Hunt cards may be played in the next round"
)
LIES = Zone(
    "lies",
    TOKEN,
    PLACE,
    words={
        **_NOTHING_ELSE,
        "all": "the {whose} token is on {all}",
        "empty": "the {whose} token is on no place",
    },
).explained(f"where the Hunt tokens lie ({', '.join(TOKENS)}): a place, or two on a border")
MOVED_BY = Memory("moved by", TOKEN, _NO_NAMES)
"""The clauses by which a token lies where it was moved in this round."""

LAID_IN_PHASE_1 = Memory("laid in phase 1", TOKEN, False)
PICKED = Memory("picked", CARD, _NO_PLACES)
"""The place of a border at which a card of a single place works."""

# -- of the table -----------------------------------------------------------------------------------------------------


def _players(game: Machine) -> Names:
    return (*CREATURE.seated(game), *HUNTED.seated(game))


class SpacesLeft(Counter):
    """The spaces that a counter has left before victory: so many at the start, and one for each player (setup.3)."""

    def __init__(self, name: str, at_start: int) -> None:
        says, value = f"the {name} counter has {{value:number of {name}}} left", f"the {name} counter"
        super().__init__(name, says=says, value=value, start=lambda game, _table: at_start + len(_players(game)))
        self.explained(f"how many spaces the {name.title()} counter has left")

    def shape(self) -> Shape[int]:
        """At its victory space the game is over."""
        return Whole(1, 30)

    def why_not(self, game: Machine, entity: object, value: int) -> tuple[str, str] | None:
        """No more than at the start."""
        most = self.starts(game, TABLE)
        if most is None or value <= most:
            return None
        return f"the {self.name} counter starts with {most} left", f"from 1 to {most}"


RESCUE = SpacesLeft("rescue", START_RESCUE)
ASSIMILATION = SpacesLeft("assimilation", START_ASSIMILATION)
PHASE = Counter("phase", says="it is phase {value:number of phase}").explained(
    "the phase at whose beginning the situation stands"
)
ROUND_NUMBER = Counter("round", least=1, most=99, start=1, says="it is round {value:number of round}").explained(
    "which round it is"
)
SIDE = Spot("side", None, SIDE_OF_BOARD, says="side {value:side} of the board is used", key="board").explained(
    "the side of the board; left out, the Creature chooses at set-up, and A is meant later on"
)
ADVANCED_VARIANT = Fact("advanced variant", None, False, YES_NO).explained("the advanced variant is played")
MARKER = Flag("marker on the beach", says="the marker is on the beach").explained("the Marker lies on the Beach")
MARKER_PLACED_BY = Memory("marker placed by", None, _NO_NAMES, Some(A_RULE)).explained(
    "the rule by which the Marker was laid in this round"
)
STOCK = Counter(
    "stock",
    PLACE,
    says="{value:number of stock} {whose:stock of} are in stock",
    start=lambda game, place: left_in_stock(game, place),
).explained("how many copies are left of the places 6 to 10")
SURVIVAL_DECK = Fact(
    "survival deck", None, Deck(), DeckOf(SURVIVAL_CARD), start=Deck(shuffled=(OTHERS,)), seen_by=NOBODY
).explained("the Survival deck, the topmost card first; `others`: the rest, shuffled")
HUNT_DECK = Fact(
    "hunt deck", None, Deck(), DeckOf(HUNT_CARD), start=Deck(shuffled=(OTHERS,)), seen_by=NOBODY
).explained("the Hunt deck, the topmost card first; `others`: the rest, shuffled")
DECKS = {"survival": SURVIVAL_DECK, "hunt": HUNT_DECK}
SURVIVAL_PILE = Zone("survival discard", None, SURVIVAL_CARD, called="survival discard pile").explained(
    "the Survival discard pile, the card discarded last at the end"
)
HUNT_PILE = Zone("hunt discard", None, HUNT_CARD, called="hunt discard pile").explained(
    "the Hunt discard pile, the card discarded last at the end"
)
PILES = {"survival": SURVIVAL_PILE, "hunt": HUNT_PILE}

REVEALED = Fact("revealed", None, False, YES_NO).explained("the Place cards have been revealed")
HUNT_CARDS_IN_PLAY = Fact("hunt cards in play", None, _NO_NAMES, None, key="")
PHASE_OF_LAST_HUNT_CARD = Fact("phase of the last hunt card", None, 0, Number(0, 4)).explained(
    "the phase in which the last Hunt card of this round was played"
)
LAST_HUNT_CARD = Memory("last hunt card", None, "", HUNT_CARD).explained(
    "the Hunt card that was discarded last; the last one of the pile if left out"
)
FLASHBACK_WAS = Memory("flashback was", None, "", HUNT_CARD).explained("the Hunt card that Flashback was")
SYMBOL_PLAYED = {
    name: Memory(f"{name} card played", None, False, YES_NO).explained(
        f"a card with the {name.title()} symbol was played in this round"
    )
    for name in ("target", "artemia")
}
ARTEMIA_CARD_OF_PHASE_1 = Memory("artemia card of phase 1", None, False)
HUNT_CARDS_TAKEN_BY = Memory("hunt cards taken", None, "")
POWERS_USED = Fact("powers used", None, _NO_PLACES, Some(PLACE, ordered=True), key="used").explained(
    "the places whose power has been used in this round"
)
RESCUE_MOVED_IN_PHASE_4 = Memory("rescue moved in phase 4", None, False)
CAUGHT: Memory[tuple[Caught, ...]] = Memory("caught", None, ())
LOST_THIRD_WILL = Memory("lost third will", None, _NO_NAMES)
THIRD_WILL_SETTLED = Memory("third will settled", None, False)


def left_in_stock(game: Machine, place: str) -> int:
    """The copies of a place that no Hunted owns."""
    number, hunted = PLACE.read_in_a_file(place), HUNTED.seated(game)
    if number not in STOCKED_PLACES:
        return 0
    owned = sum(number in (*HAND(game, who), *DISCARD(game, who), *PLAYED(game, who)) for who in hunted)
    return max(0, COPIES.get(len(hunted), 3) - owned)


FACTS: tuple[Fact[Any], ...] = (
    *(WILL, HAND, DISCARD, CHOSEN, PLAYED, PLAYED_THIS_ROUND, SHOWN, EXPLORES, SURVIVAL, DRAWN, SURVIVAL_CARD_PLAYED),
    *(LAST_SURVIVAL_CARD, TWO_THIS_ROUND, TWO_NEXT_ROUND, CAME_BACK_WITH_TWO, EXCESS_WILL, RESISTED, GAVE_UP, GAINED),
    *(SWAPPED, TAKEN_BY_RIVER, CAME_BACK_BY, GAINED_BY_ROVER, USED, USED_INSTEAD, *CHOICE_AT, SUFFERED, CANCELS),
    *(
        CAUGHT_AT,
        TURN_OVER,
        HUNT,
        HUNT_CARDS_PLAYED,
        HUNT_CARDS_THIS_ROUND,
        HUNT_CARDS_NEXT_ROUND,
        LIES,
        MOVED_BY,
        LAID_IN_PHASE_1,
        PICKED,
    ),
    *(
        RESCUE,
        ASSIMILATION,
        PHASE,
        ROUND_NUMBER,
        SIDE,
        ADVANCED_VARIANT,
        MARKER,
        MARKER_PLACED_BY,
        STOCK,
    ),
    *(IN_FORCE, SURVIVAL_DECK, HUNT_DECK, SURVIVAL_PILE, HUNT_PILE, REVEALED),
    *(HUNT_CARDS_IN_PLAY, PHASE_OF_LAST_HUNT_CARD, LAST_HUNT_CARD),
    *SYMBOL_PLAYED.values(),
    *(FLASHBACK_WAS, ARTEMIA_CARD_OF_PHASE_1, HUNT_CARDS_TAKEN_BY, POWERS_USED),
    *(RESCUE_MOVED_IN_PHASE_4, CAUGHT, LOST_THIRD_WILL, THIRD_WILL_SETTLED),
)

_OF_A_HUNTED: tuple[Fact[Any], ...] = (
    *(PLAYED_THIS_ROUND, EXPLORES, SURVIVAL_CARD_PLAYED, RESISTED, GAVE_UP, TURN_OVER, CANCELS, GAINED, USED),
    *(USED_INSTEAD, CAUGHT_AT, CAME_BACK_BY, TAKEN_BY_RIVER, LAST_SURVIVAL_CARD, SWAPPED, SHOWN, SUFFERED, *CHOICE_AT),
)
OF_A_HUNTED_THIS_ROUND = tuple(fact.name for fact in _OF_A_HUNTED)
"""What is forgotten of a Hunted when the round ends."""

_OF_THE_TABLE: tuple[Fact[Any], ...] = (
    *(IN_FORCE, REVEALED, HUNT_CARDS_TAKEN_BY, PHASE_OF_LAST_HUNT_CARD),
    *SYMBOL_PLAYED.values(),
    *(ARTEMIA_CARD_OF_PHASE_1, RESCUE_MOVED_IN_PHASE_4, POWERS_USED, CAUGHT, THIRD_WILL_SETTLED, LOST_THIRD_WILL),
    *(MARKER_PLACED_BY, HUNT_CARDS_IN_PLAY),
)
OF_THE_TABLE_THIS_ROUND = tuple(fact.name for fact in _OF_THE_TABLE)
"""What is forgotten of the table when the round ends."""
