"""What Not Alone keeps in its cells, and how players speak of it."""

from adjudicator.games.kit.facts import OWNER, Counter, Fact, Flag, Spot, Zone
from adjudicator.games.notalone.game import FULL_WILL, Deck, InForce
from adjudicator.games.notalone.kinds import CREATURE, HUNTED, KINDS, PLACE

NOBODY = "nobody"
"""Who may see what lies face down for all."""

_HOLDS = {"one": "{whose} holds {one}", "not one": "{whose} does not hold {one}"}
_NOTHING_ELSE = dict.fromkeys(("one", "count", "one counted", "empty", "all", "value"), "")

# -- of the Hunted ----------------------------------------------------------------------------------------------------

WILL = Counter("will", HUNTED, most=FULL_WILL)
HAND = Zone("hand", HUNTED, PLACE, seen_by=OWNER, things="place cards", one="place card", words=_HOLDS)
DISCARD = Zone(
    "discard",
    HUNTED,
    PLACE,
    called="discard pile",
    things="[place] cards",
    one="[place] card",
    words={"one": "{whose} has discarded {one}"},
)
PLAYED = Zone("played", HUNTED, PLACE, seen_by=OWNER, words={**_NOTHING_ELSE, "all": "{whose} has played {all}"})
SHOWN = Zone("shown", HUNTED, PLACE, seen_by=OWNER, words={**_NOTHING_ELSE, "all": "{whose} has shown {all}"})
EXPLORES = Zone(
    "explores",
    HUNTED,
    PLACE,
    words={**_NOTHING_ELSE, "one": "{whose} explores {one}", "not one": "{whose} does not explore {one}"},
)
_COUNTED = {"count": "{whose} has {n} %s cards [in hand]", "one counted": "{whose} has {1} %s card [in hand]"}
SURVIVAL = Zone(
    "survival",
    HUNTED,
    KINDS["any survival card"],
    seen_by=OWNER,
    words={**_NOTHING_ELSE, **_HOLDS, **{name: text % "survival" for name, text in _COUNTED.items()}},
)

# -- of the Creature --------------------------------------------------------------------------------------------------

HUNT = Zone(
    "hunt",
    CREATURE,
    KINDS["hunt card"],
    seen_by=OWNER,
    words={**_NOTHING_ELSE, **_HOLDS, **{name: text % "hunt" for name, text in _COUNTED.items()}},
)
LIES = Zone(
    "lies",
    KINDS["token"],
    PLACE,
    words={
        **_NOTHING_ELSE,
        "all": "the {whose} token is on {all}",
        "empty": "the {whose} token is on no place",
    },
)

# -- of the table -----------------------------------------------------------------------------------------------------

RESCUE_LEFT = Counter("rescue", says="the rescue counter has {value:number of rescue} left", value="the rescue counter")
ASSIMILATION_LEFT = Counter(
    "assimilation",
    says="the assimilation counter has {value:number of assimilation} left",
    value="the assimilation counter",
)
PHASE = Counter("phase", says="it is phase {value:number of phase}")
ROUND = Counter("round", says="it is round {value:number of round}")
SIDE = Spot("side", None, KINDS["side"], says="side {value:side} of the board is used")
MARKER = Flag("marker on the beach", says="the marker is on the beach")
STOCK = Counter("stock", PLACE, says="{value:number of stock} {whose:stock of} are in stock")
IN_FORCE: Fact[tuple[InForce, ...]] = Fact("in force", None, (), None, key="")
SURVIVAL_DECK = Fact("survival deck", None, Deck(), None, seen_by=NOBODY, key="")
HUNT_DECK = Fact("hunt deck", None, Deck(), None, seen_by=NOBODY, key="")
DECKS = {"survival": SURVIVAL_DECK, "hunt": HUNT_DECK}
SURVIVAL_PILE = Zone("survival discard", None, KINDS["any survival card"], called="survival discard pile")
HUNT_PILE = Zone("hunt discard", None, KINDS["hunt card"], called="hunt discard pile")

FACTS = (
    *(WILL, HAND, DISCARD, PLAYED, SHOWN, EXPLORES, SURVIVAL, HUNT, LIES),
    *(RESCUE_LEFT, ASSIMILATION_LEFT, PHASE, ROUND, SIDE, MARKER, STOCK, IN_FORCE),
    *(SURVIVAL_DECK, HUNT_DECK, SURVIVAL_PILE, HUNT_PILE),
)
