"""What Not Alone keeps in its cells, and how players speak of it."""

from typing import TYPE_CHECKING, Any, NamedTuple

from adjudicator.games.kit.facts import OWNER, Counter, Fact, Flag, Memory, Spot, Zone
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

if TYPE_CHECKING:
    from adjudicator.games.notalone.effects.lasting import InForce
    from adjudicator.games.notalone.phases.catching import Caught

NOBODY = "nobody"
"""Who may see what lies face down for all."""

FULL_WILL = 3
"""The Will counters of a Hunted (the-source.6)."""

Places = tuple[int, ...]
Names = tuple[str, ...]

_NO_PLACES: Places = ()
_NO_NAMES: Names = ()
_HOLDS = {"one": "{whose} holds {one}", "not one": "{whose} does not hold {one}"}
_NOTHING_ELSE = dict.fromkeys(("one", "count", "one counted", "empty", "all", "value"), "")


class Deck(NamedTuple):
    """A face-down deck: the cards on top whose order is known, those shuffled (in no order), and those put under it."""

    top: Names = ()
    shuffled: Names = ()
    bottom: Names = ()

    @property
    def size(self) -> int:
        """How many cards there are."""
        return len(self.top) + len(self.shuffled) + len(self.bottom)


class Gained(NamedTuple):
    """What came to a Hunted before she played in this round: a Place card, or a Will counter (0), and by which rule."""

    rule: str
    place: int = 0


# -- of the Hunted ----------------------------------------------------------------------------------------------------

WILL = Counter("will", HUNTED, most=FULL_WILL)
HAND = Zone("hand", HUNTED, PLACE, seen_by=OWNER, things="place cards", one="place card", words=_HOLDS)
DISCARD = Zone(
    "discard",
    HUNTED,
    PLACE,
    called="discard pile",
    things="place cards",
    one="place card",
    words={"one": "{whose} has discarded {one}"},
)
CHOSEN = Fact("chosen", HUNTED, _NO_PLACES, None, seen_by=OWNER, key="")
PLAYED = Zone("played", HUNTED, PLACE, seen_by=OWNER, words={**_NOTHING_ELSE, "all": "{whose} has played {all}"})
PLAYED_THIS_ROUND = Fact("played this round", HUNTED, _NO_PLACES, None, seen_by=OWNER, key="")
SHOWN = Zone("shown", HUNTED, PLACE, seen_by=OWNER, words={**_NOTHING_ELSE, "all": "{whose} has shown {all}"})
EXPLORES = Zone(
    "explores",
    HUNTED,
    PLACE,
    words={**_NOTHING_ELSE, "one": "{whose} explores {one}", "not one": "{whose} does not explore {one}"},
)
_COUNTED = {"count": "{whose} has {n} %s cards", "one counted": "{whose} has {1} %s card"}
SURVIVAL = Zone(
    "survival",
    HUNTED,
    SURVIVAL_CARD,
    seen_by=OWNER,
    words={**_NOTHING_ELSE, **_HOLDS, **{name: text % "survival" for name, text in _COUNTED.items()}},
)
DRAWN = Fact("drawn", HUNTED, _NO_NAMES, None, seen_by=OWNER, key="")
"""Survival cards drawn of which she still has to choose."""

SURVIVAL_CARD_PHASE = Fact("survival card played", HUNTED, 0, None, key="")
"""The phase in which she has played her Survival card of this round."""

LAST_SURVIVAL_CARD = Memory("survival card", HUNTED, "")
TWO_THIS_ROUND = Fact("two this round", HUNTED, 0, None, key="")
TWO_NEXT_ROUND = Fact("two next round", HUNTED, 0, None, key="")
"""How many of two Place cards are revealed, where she plays two: one by the River, two by the Artifact."""

CAME_BACK_WITH_TWO = Memory("came back with two", HUNTED, False)
EXCESS_WILL = Memory("excess will", HUNTED, 0)
RESISTED = Memory("resisted", HUNTED, False)
GAVE_UP = Memory("gave up", HUNTED, False)
GAINED = Memory[tuple[Gained, ...]]("gained", HUNTED, ())
"""What came to her in Phase 1 of this round."""

SWAPPED = Memory("swapped", HUNTED, _NO_PLACES)
TAKEN_BY_RIVER = Memory("river card", HUNTED, _NO_PLACES)
CAME_BACK_BY = Memory("came back by", HUNTED, "")
GAINED_BY_ROVER = Memory("gained by the rover", HUNTED, _NO_PLACES)
USED = Memory("used", HUNTED, _NO_PLACES)
"""The places whose powers she has used in this round."""

USED_INSTEAD = Memory("used instead", HUNTED, "")
"""The clause by which she has used another power in place of her own."""

CHOICE_AT = (Memory("place 0", HUNTED, ""), Memory("place 1", HUNTED, ""))
"""Her choice at each of the places that she explores: "offered", "nothing", or the token that has taken it from her."""

SUFFERED = Memory("suffered", HUNTED, _NO_NAMES)
"""The tokens that have worked on her."""

CANCELS = Fact("cancels", HUNTED, _NO_NAMES, None, key="")
"""The tokens whose effect is cancelled for her."""

CAUGHT_AT = Memory("caught at", HUNTED, _NO_PLACES)
TURN_OVER = Memory("turn over", HUNTED, False)

# -- of the Creature --------------------------------------------------------------------------------------------------

HUNT = Zone(
    "hunt",
    CREATURE,
    HUNT_CARD,
    seen_by=OWNER,
    words={**_NOTHING_ELSE, **_HOLDS, **{name: text % "hunt" for name, text in _COUNTED.items()}},
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
)
MOVED_BY = Memory("moved by", TOKEN, _NO_NAMES)
"""The clauses by which a token lies where it was moved in this round."""

LAID_IN_PHASE_1 = Memory("laid in phase 1", TOKEN, False)
PICKED = Memory("picked", CARD, _NO_PLACES)
"""The place of a border at which a card of a single place works."""

# -- of the table -----------------------------------------------------------------------------------------------------

RESCUE = Counter("rescue", says="the rescue counter has {value:number of rescue} left", value="the rescue counter")
ASSIMILATION = Counter(
    "assimilation",
    says="the assimilation counter has {value:number of assimilation} left",
    value="the assimilation counter",
)
PHASE = Counter("phase", says="it is phase {value:number of phase}")
ROUND_NUMBER = Counter("round", says="it is round {value:number of round}")
SIDE = Spot("side", None, SIDE_OF_BOARD, says="side {value:side} of the board is used")
ARTEMIA_SPACES = Memory("artemia spaces", None, _NO_PLACES)
ADVANCED_VARIANT = Memory("advanced variant", None, False)
MARKER = Flag("marker on the beach", says="the marker is on the beach")
MARKER_PLACED_BY = Memory("marker placed by", None, _NO_NAMES)
STOCK = Counter("stock", PLACE, says="{value:number of stock} {whose:stock of} are in stock")
IN_FORCE: "Fact[tuple[InForce, ...]]" = Fact("in force", None, (), None, key="")
"""What the cards of this round make hold, in the order in which they were played."""

SURVIVAL_DECK = Fact("survival deck", None, Deck(), None, seen_by=NOBODY, key="")
HUNT_DECK = Fact("hunt deck", None, Deck(), None, seen_by=NOBODY, key="")
DECKS = {"survival": SURVIVAL_DECK, "hunt": HUNT_DECK}
SURVIVAL_PILE = Zone("survival discard", None, SURVIVAL_CARD, called="survival discard pile")
HUNT_PILE = Zone("hunt discard", None, HUNT_CARD, called="hunt discard pile")
PILES = {"survival": SURVIVAL_PILE, "hunt": HUNT_PILE}

REVEALED = Fact("revealed", None, False, None, key="")
HUNT_CARDS_PLAYED = Fact("hunt cards played", None, 0, None, key="")
HUNT_CARDS_THIS_ROUND = Fact("hunt cards this round", None, 0, None, key="")
HUNT_CARDS_NEXT_ROUND = Fact("hunt cards next round", None, 0, None, key="")
"""How many Hunt cards the Creature may play, where a card says so."""

HUNT_CARDS_IN_PLAY = Fact("hunt cards in play", None, _NO_NAMES, None, key="")
PHASE_OF_LAST_HUNT_CARD = Fact("phase of the last hunt card", None, 0, None, key="")
LAST_HUNT_CARD = Memory("last hunt card", None, "")
FLASHBACK_WAS = Memory("flashback was", None, "")
SYMBOL_PLAYED = {name: Memory(f"{name} card played", None, False) for name in ("target", "artemia")}
"""Whether a card with the symbol of a token was played in this round."""

ARTEMIA_CARD_OF_PHASE_1 = Memory("artemia card of phase 1", None, False)
HUNT_CARDS_TAKEN_BY = Memory("hunt cards taken", None, "")
POWERS_USED = Fact("powers used", None, _NO_PLACES, None, key="")
RESCUE_MOVED_IN_PHASE_4 = Memory("rescue moved in phase 4", None, False)
CAUGHT: "Memory[tuple[Caught, ...]]" = Memory("caught", None, ())
LOST_THIRD_WILL = Memory("lost third will", None, _NO_NAMES)
THIRD_WILL_SETTLED = Memory("third will settled", None, False)

FACTS: tuple[Fact[Any], ...] = (
    *(WILL, HAND, DISCARD, CHOSEN, PLAYED, PLAYED_THIS_ROUND, SHOWN, EXPLORES, SURVIVAL, DRAWN, SURVIVAL_CARD_PHASE),
    *(LAST_SURVIVAL_CARD, TWO_THIS_ROUND, TWO_NEXT_ROUND, CAME_BACK_WITH_TWO, EXCESS_WILL, RESISTED, GAVE_UP, GAINED),
    *(SWAPPED, TAKEN_BY_RIVER, CAME_BACK_BY, GAINED_BY_ROVER, USED, USED_INSTEAD, *CHOICE_AT, SUFFERED, CANCELS),
    *(CAUGHT_AT, TURN_OVER, HUNT, LIES, MOVED_BY, LAID_IN_PHASE_1, PICKED),
    *(
        RESCUE,
        ASSIMILATION,
        PHASE,
        ROUND_NUMBER,
        SIDE,
        ARTEMIA_SPACES,
        ADVANCED_VARIANT,
        MARKER,
        MARKER_PLACED_BY,
        STOCK,
    ),
    *(IN_FORCE, SURVIVAL_DECK, HUNT_DECK, SURVIVAL_PILE, HUNT_PILE, REVEALED, HUNT_CARDS_PLAYED),
    *(HUNT_CARDS_THIS_ROUND, HUNT_CARDS_NEXT_ROUND, HUNT_CARDS_IN_PLAY, PHASE_OF_LAST_HUNT_CARD, LAST_HUNT_CARD),
    *SYMBOL_PLAYED.values(),
    *(FLASHBACK_WAS, ARTEMIA_CARD_OF_PHASE_1, HUNT_CARDS_TAKEN_BY, POWERS_USED),
    *(RESCUE_MOVED_IN_PHASE_4, CAUGHT, LOST_THIRD_WILL, THIRD_WILL_SETTLED),
)

_OF_A_HUNTED: tuple[Fact[Any], ...] = (
    *(PLAYED_THIS_ROUND, EXPLORES, SURVIVAL_CARD_PHASE, RESISTED, GAVE_UP, TURN_OVER, CANCELS, GAINED, USED),
    *(USED_INSTEAD, CAUGHT_AT, CAME_BACK_BY, TAKEN_BY_RIVER, LAST_SURVIVAL_CARD, SWAPPED, SHOWN, SUFFERED, *CHOICE_AT),
)
OF_A_HUNTED_THIS_ROUND = tuple(fact.name for fact in _OF_A_HUNTED)
"""What is forgotten of a Hunted when the round ends."""

_OF_THE_TABLE: tuple[Fact[Any], ...] = (
    *(IN_FORCE, REVEALED, HUNT_CARDS_PLAYED, HUNT_CARDS_TAKEN_BY, PHASE_OF_LAST_HUNT_CARD),
    *SYMBOL_PLAYED.values(),
    *(ARTEMIA_CARD_OF_PHASE_1, RESCUE_MOVED_IN_PHASE_4, POWERS_USED, CAUGHT, THIRD_WILL_SETTLED, LOST_THIRD_WILL),
    *(MARKER_PLACED_BY, HUNT_CARDS_IN_PLAY),
)
OF_THE_TABLE_THIS_ROUND = tuple(fact.name for fact in _OF_THE_TABLE)
"""What is forgotten of the table when the round ends."""
