"""The facts that Arkham Horror keeps in its cells, and how players speak of them.

A fact of which no player speaks is a plain field; one that a single file uses stands in that file.
"""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event, Listener
from adjudicator.engine.fields import Field
from adjudicator.engine.lookups import Lookup, Numbered
from adjudicator.engine.state import Value
from adjudicator.games.arkham.kinds import (
    CARD,
    CHAOS_TOKEN,
    FLOOD_LEVEL,
    INVESTIGATOR,
    KEY,
    LOCATION,
    PHASE,
    REMEMBERED,
    OneWord,
)
from adjudicator.games.arkham.terms import TOKEN_KINDS
from adjudicator.games.arkham.words import Context
from adjudicator.games.kit.facts import Counter, Flag, Spot
from adjudicator.games.kit.zones import Zone

TABLE: Final = "table"
"""The entity that holds everything that belongs to nobody: the round, the token bag, the encounter deck."""

TOKEN_POOL: Final = "token pool"
"""The entity of the tokens that nobody has."""

# -- tokens on cards --------------------------------------------------------------------------------------------------

WITH_DOOM: Final[Zone[str]] = Zone("cards with doom", None, CARD)
# A debt of experience is a number below zero.
_LEAST: Final = {"experience": -99}
_MOST: Final = {"actions": 9}
_MEANS: Final = {"actions": "the actions left in the turn", "experience": "the experience that has not been spent"}
_TOKENS: Final = {
    kind: Counter(
        kind, CARD, least=_LEAST.get(kind, 0), most=_MOST.get(kind, 99), listed=WITH_DOOM if kind == "doom" else None
    ).explained(_MEANS.get(kind, "the tokens of this kind on it"))
    for kind in (*TOKEN_KINDS, "experience")
}


def tokens_of(kind: str) -> Counter:
    """The tokens of a kind that a card bears, or that have gone to the token pool; a card may have uses of its own."""
    found = _TOKENS.get(kind)
    if found is None:
        found = _TOKENS[kind] = Counter(kind, CARD)
    return found


DAMAGE: Final = tokens_of("damage")
HORROR: Final = tokens_of("horror")
CLUES: Final = tokens_of("clues")
DOOM: Final = tokens_of("doom")
RESOURCES: Final = tokens_of("resources")
ACTIONS: Final = tokens_of("actions")
PHYSICAL_TRAUMA: Final = tokens_of("physical trauma")
MENTAL_TRAUMA: Final = tokens_of("mental trauma")
EXPERIENCE: Final = tokens_of("experience")
MOVED: Final = "move.8"
"""The rule by which tokens move from one card to another: damage and horror that move are neither dealt nor healed."""
SEALED: Final = Zone("chaos tokens", CARD, CHAOS_TOKEN, key="sealed").explained("chaos tokens that are sealed on it")
"""The chaos tokens on a card."""

WITH_KEYS: Final[Zone[str]] = Zone("cards with keys", None, CARD)
"""Everything on which keys lie faceup."""
KEYS: Final = Zone("keys", CARD, KEY, listed=WITH_KEYS).explained("the key tokens that lie faceup on it")
WITH_FACEDOWN_KEYS: Final[Zone[str]] = Zone("cards with facedown keys", None, CARD)
"""Everything on which keys lie facedown."""
FACEDOWN_KEYS: Final = Counter("facedown keys", CARD, most=7, listed=WITH_FACEDOWN_KEYS).explained(
    "the number of key tokens that lie facedown on it"
)
MIXED_KEYS: Final = Zone("shuffled keys", None, KEY).explained("the key tokens that lie facedown, nobody knows where")
KEYS_ASIDE: Final = Zone("keys set aside", None, KEY).explained("the key tokens that are set aside")

# -- cards ------------------------------------------------------------------------------------------------------------

UNSTABLE: Final = Flag("unstable", CARD).explained("a key card whose unstable side is up")
BEARERS: Final[Lookup[str]] = Lookup("bearers of keys", "")
"""The title of the bearer to whom the campaign log binds each key, by its title."""
SLOT_OF: Final = Spot("slot of", CARD, CARD).explained("the card that gives the slot which holds it")
ALL_EXHAUSTED: Final[Zone[str]] = Zone("exhausted cards", None, CARD)
EXHAUSTED: Final = Flag("exhausted", CARD, listed=ALL_EXHAUSTED).explained("it is exhausted")
UNREVEALED: Final = Flag("unrevealed", LOCATION).explained("it has not been revealed yet")
DEFEATED: Final = Flag("defeated", CARD)
FLOOD: Final = Spot("flood", LOCATION, FLOOD_LEVEL).explained("the side of its flood token; unflooded if left out")
NOWHERE: Final = ("", "")
LIES: Final = Field("zone", NOWHERE)
"""Where a card lies: the holder of a zone and the zone's name."""
OWNER: Final = Spot("owner", CARD, INVESTIGATOR)
CONTROLLER: Final = Spot("controller", CARD, INVESTIGATOR)
LAST_CONTROLLER: Final = Field("last controller", "")
"""Who controlled a card when it left play."""
ATTACHED_TO: Final = Spot("attached to", CARD, CARD)
LAST_ATTACHED_TO: Final = Field("last attached to", "")
"""The card to which another one was attached when it left play."""
BLANK: Final = Field("blank", "")
BLANK_BUT_TRAITS: Final = Field("blank but for traits", "")
"""The time until which the printed text box of a card is treated as blank."""
GAINED_KEYWORDS: Final[Field[tuple[str, ...]]] = Field("gained keywords", ())
WITHOUT_KEYWORDS: Final = Field("without keywords", "")
"""The time until which a card has lost all of its keywords."""
CARDTYPE: Final = Field("cardtype", "")
"""The cardtype to which an ability has changed that of a card; empty if it is the printed one."""
GAINED_TRAITS: Final[Field[tuple[str, ...]]] = Field("gained traits", ())
CURRENT: Final = Field("current", "")
"""The deck, act or agenda, of which a card has become current beside its own."""
REVERSE: Final = Field("reverse", "")
"""The card on the other side of a card."""
TURNED_OVER: Final = Field("turned over", False)
"""The other side of a card is up, which is a card of its own."""
COMMITTED_BY: Final = Field("committed by", "")
BEING_DEFEATED: Final = Field("falling", False)
"""A card is being defeated, or an investigator eliminated."""
BEING_PLAYED: Final = Field("being played", False)
"""The costs of a card are being paid, and it still lies where it is played from."""
RETURNS: Final = Field("returns", False)
"""A committed card returns to its owner's hand when the test is over."""
SUCCESSOR: Final = Field("successor", "")
"""The act or agenda that follows a card by the card's own words."""
ADVANCED_BY: Final = Field("advanced by", "")
"""The reason for which an act or agenda advances, if it is one of which its reverse may speak."""
CARRIED_OVER: Final[Field[tuple[tuple[str, int], ...]]] = Field("carried over", ())
"""The tokens of an act or agenda that go to the one after it."""
DISCARDED_TO_PAY: Final = Field("discarded to pay", "")
EXHAUSTED_TO_PAY: Final = Field("exhausted to pay", "")
WILD_STANDS_FOR: Final = Field("wild stands for", "")
X_IS: Final[Field[int | None]] = Field("X", None)
"""The value that has been chosen for the X of a card that is being played."""
USED: Final[Numbered[Value]] = Numbered("used", None)
"""How often each ability of a card has been used."""

CANCELLED_ATTACK: Final = "cancelled attack"
"""The event that an attack has been cancelled: only what is said even of such an attack answers to it."""

# -- zones ------------------------------------------------------------------------------------------------------------

_NEXT: Final = "the next {} is {{all}}"
UNKNOWN_CARDS: Final = Counter("unknown cards", INVESTIGATOR, most=99).explained(
    "the cards in hand of which nobody knows the names: none of them is a card that is sought by its features"
)
HAND: Final = Zone("hand", INVESTIGATOR, CARD, words={"all": "{whose} holds {all}"}, unknown=UNKNOWN_CARDS).explained(
    "the cards in hand"
)
DECK: Final = Zone("deck", INVESTIGATOR, CARD, words={"all": "the top of {whose}'s deck is {all}"})
DISCARD: Final = Zone("discard", INVESTIGATOR, CARD, called="discard pile").explained(
    "the discard pile, the topmost card first"
)
PLAY_AREA: Final = Zone("play area", INVESTIGATOR, CARD, words={"all": "{whose} controls {all}"}).explained(
    "the cards that the investigator controls in play"
)
OWN_AREA: Final = Zone("own play area", INVESTIGATOR, CARD)
"""The zone of an investigator card until its mini card is at a location."""
THREAT_AREA: Final = Zone("threat area", INVESTIGATOR, CARD, words={"all": "{whose} faces {all}"}).explained(
    "treacheries and weaknesses in the threat area"
)
HERE: Final = Zone("here", LOCATION, CARD)
"""The investigators and enemies at a location."""
ATTACHMENTS: Final = Zone("attachments", CARD, CARD, key="attached").explained("what is attached to it")
UNDERNEATH: Final = Zone("underneath", CARD, CARD).explained("the cards underneath it, out of play, the topmost first")
LOCATIONS: Final = Zone("locations", None, LOCATION)
AGENDA: Final = Zone("agenda", None, CARD)
AGENDA_DECK: Final = Zone("agenda deck", None, CARD, words={"all": _NEXT.format("agenda")}).explained(
    "the agendas under the current one, the next first"
)
ACT: Final = Zone("act", None, CARD)
ACT_DECK: Final = Zone("act deck", None, CARD, words={"all": _NEXT.format("act")}).explained(
    "the acts under the current one, the next first"
)
SCENARIO: Final = Zone("scenario", None, CARD)
"""The scenario reference card."""
ENCOUNTER_DECK: Final = Zone(
    "encounter deck", None, CARD, words={"all": "the top of the encounter deck is {all}"}
).explained("its top cards, the topmost first")
ENCOUNTER_DISCARD: Final = Zone("encounter discard", None, CARD, called="encounter discard pile").explained(
    "the encounter discard pile, the topmost card first"
)
EXPLORATION_DECK: Final = Zone("exploration deck", None, CARD)
"""The deck from which explore abilities draw."""
BESIDE_EXPLORATION: Final = Zone("beside the exploration deck", None, CARD)
"""Locations that an exploration has drawn and that do not meet its condition."""
VICTORY_DISPLAY: Final = Zone("victory display", None, CARD).explained("the cards in the victory display")
SET_ASIDE: Final = Zone("set aside", None, CARD).explained("cards that are set aside, out of play")
REMOVED: Final = Zone("removed from game", None, CARD).explained("the cards that are removed from the game")
ELIMINATED: Final = Zone("eliminated", None, INVESTIGATOR)
COLLECTION: Final = Zone("collection", None, CARD).explained("cards of the players' collection that come up")
BEING_RESOLVED: Final = Zone("being resolved", None, CARD)
BESIDE_THE_MAP: Final = Zone("beside the map", None, CARD)
"""Enemies in play that are at no location."""
HOST: Final = Field("host", "")
"""The host enemy of a swarm card."""
SWARM: Final[Field[tuple[str, ...]]] = Field("swarm cards", ())
"""The swarm cards under a host enemy."""
UNDER: Final = Zone("under", CARD, CARD)
"""The card of an investigator deck, facedown, that is a swarm card."""
SHADOWS: Final = Zone("the shadows", None, CARD)
"""The game area above the agenda deck: concealed enemies, whose locations nobody knows."""
MINI_CARDS: Final = Zone("mini-cards", LOCATION, CARD)
"""The facedown concealed mini-cards at a location."""
FACEDOWN: Final = Zone("facedown", None, CARD)
"""The decoys among the facedown concealed mini-cards; which of these each is, nobody knows."""
SHUFFLED_WITH: Final = Field("shuffled with", "")
"""The enemy for which a facedown mini-card was placed."""
AMONG: Final[Field[tuple[str, ...]]] = Field("among", ())
"""The enemy and the decoys that are still among the facedown mini-cards placed for an enemy."""
COMMITTED: Final = Zone("committed", None, CARD, bearer="test")

_ZONES: Final = {
    zone.name: zone
    for zone in (
        *(HAND, DECK, DISCARD, PLAY_AREA, OWN_AREA, THREAT_AREA, HERE, ATTACHMENTS, LOCATIONS),
        *(AGENDA, AGENDA_DECK, ACT, ACT_DECK, SCENARIO, ENCOUNTER_DECK, ENCOUNTER_DISCARD, VICTORY_DISPLAY),
        *(EXPLORATION_DECK, BESIDE_EXPLORATION),
        *(SET_ASIDE, REMOVED, ELIMINATED, COLLECTION, BEING_RESOLVED, BESIDE_THE_MAP, COMMITTED, UNDER, UNDERNEATH),
        *(SHADOWS, MINI_CARDS, FACEDOWN),
    )
}


def zone_called(name: str) -> Zone[str]:
    """The zone of a name; a scenario has decks with names of its own."""
    found = _ZONES.get(name)
    if found is None:
        found = _ZONES[name] = Zone(name, None, CARD)
    return found


IN_PLAY: Final = frozenset(
    zone.name
    for zone in (
        PLAY_AREA,
        THREAT_AREA,
        HERE,
        ATTACHMENTS,
        LOCATIONS,
        AGENDA,
        ACT,
        SCENARIO,
        BESIDE_THE_MAP,
        SHADOWS,
        MINI_CARDS,
        OWN_AREA,
    )
)
"""The zones whose cards are in play."""

# -- investigators ----------------------------------------------------------------------------------------------------

EARNED: Final = Flag("earned", CARD).explained("a scenario has put it into the deck of its owner")
FORCED: Final[Field[tuple[str, ...]]] = Field("the deck has to be made up", ())
"""The rules by which a deck has to be brought to its size again; empty if nothing has changed it by force."""
HAS_BEGUN: Final = Field("has begun a campaign", False)
"""The mark of an investigator for whom a campaign has begun."""
DECK_TAKEN: Final = Flag("deck taken", INVESTIGATOR, says="{whose:deck taken of} has taken a deck")
TURN_TAKEN: Final = Flag("turn taken", INVESTIGATOR).explained("the turn of this round has been taken")
CUT_SHORT: Final = Field("turn cut short", "")
"""The investigator whose turn ends by a card effect as soon as nothing is being resolved any more."""
BROKEN_OFF: Final = Field("turn broken off", "")
"""The investigator eliminated in the course of their turn."""
ACTIONS_TAKEN: Final = Counter("actions taken", INVESTIGATOR, most=99).explained(
    "the actions that have been taken in the round"
)
TAKEN_BEFORE: Final = Field("actions taken before the turn", 0)
"""The actions that an investigator has taken in the round before their own turn began."""
ACTIONS_LOST: Final = Counter("actions lost", INVESTIGATOR, most=9).explained(
    "the actions that will be lost in the turn of this round"
)
ACTS_OUT_OF_TURN: Final = Field("acts out of turn", False)

# -- locations --------------------------------------------------------------------------------------------------------

COLUMN: Final = Counter("column", LOCATION, least=-99, most=99).explained(
    "its place from left to right, where locations lie beside one another"
)
ROW: Final = Counter("row", LOCATION, least=-99, most=99).explained("its place from top to bottom")
AS_IF_AT: Final[Lookup[str]] = Lookup("as if at", "")
"""The location at which an investigator is while something is resolved as if they were there."""
AS_IF_IN_TURN: Final[Lookup[bool]] = Lookup("as if in turn", False)
"""The mark of an investigator who takes an action as if it were their turn."""
CONNECTIONS: Final[Zone[str]] = Zone("connections", LOCATION, LOCATION)

# -- the table --------------------------------------------------------------------------------------------------------

INVESTIGATORS: Final = Zone("investigators", None, INVESTIGATOR)
"""The investigators in player order, the lead investigator first."""
LAST_LEAD: Final = Field("last lead", "")
"""Who was left last, where nobody remains."""
BEGAN: Final = Zone("began", None, INVESTIGATOR)
"""The investigators who began the scenario."""
NEWCOMERS: Final = Zone("newcomers", None, INVESTIGATOR)
"""The investigators of the pool, whom somebody may still choose."""
LEFT: Final = Zone("left the campaign", None, INVESTIGATOR)
"""The investigators whose players have left the campaign, and may come back."""
STARTED: Final = Counter("started")
"""How many investigators began the scenario."""
WHOSE_TURN: Final = Spot("turn", None, INVESTIGATOR, says="it is {value:turn}'s turn")
PHASE_NOW: Final = Spot("phase", None, PHASE, says="it is the {value:phase} phase")
TIME_SAID: Final = Field("turn or phase is said", False)
"""The file says whose turn or which phase it is; else it begins right before what it tells first."""
ROUND_NUMBER: Final = Counter("round", least=1, most=99, says="it is round {value:number of round}").explained(
    "which round it is; the first if left out; the second in the mythos phase, which the first has not"
)
CHAOS_BAG: Final[Field[tuple[tuple[str, int], ...]]] = Field("chaos bag", ())
"""Each kind of chaos token, with its number in the bag."""
KINDS_IN_POOL: Final[Field[tuple[str, ...]]] = Field("kinds", (), TOKEN_POOL)
_LEFT: Final[dict[str, Field[int | None]]] = {}


def left_in_pool(kind: str) -> Field[int | None]:
    """The tokens of a kind that are left in the token pool; None where there are enough."""
    found = _LEFT.get(kind)
    if found is None:
        found = _LEFT[kind] = Field(f"{kind} left", None, TOKEN_POOL)
    return found


MODE: Final = Spot("mode", None, OneWord("mode", ("campaign", "standalone"))).explained(
    "in a campaign the results of a scenario are recorded"
)
DIFFICULTY: Final = Field("difficulty", "")
REACHED: Final = Counter("resolution")
OUTCOME: Final[Field[tuple[str, ...]]] = Field("outcome", ())
REMEMBERS: Final = Zone("remembered", None, REMEMBERED).explained("what cards have told the investigators to remember")
MEMORIES: Final = Zone("remembers", INVESTIGATOR, REMEMBERED).explained(
    "what cards have told the investigator to remember"
)
CAMPAIGN_NAMES: Final[Lookup[tuple[str, ...]]] = Lookup("campaign log", ())
"""The names that the campaign log has under each heading."""
CAMPAIGN_LOG: Final[Field[tuple[str, ...]]] = Field("campaign log", ())
PERIL: Final = Field("peril", "")
"""The investigator with whom nobody may confer."""
ON_THE_MOVE: Final = Field("on the move", "")
ACTING: Final = Field("action", False)
"""An action is being resolved, with everything that follows from it."""

# -- what the state checks look at ------------------------------------------------------------------------------------

DUE: Final = "due"
"""The entity whose cells list everything that the state checks have to look at; they are mostly empty."""
ASTIR: Final[Field[tuple[tuple[str, str, str], ...]]] = Field("astir", (), DUE)
"""Who came to a location or readied there, and the rule by which an enemy may engage somebody now."""
STIRRED_BY: Final[Field[tuple[tuple[int, tuple[str, str, str]], ...]]] = Field("stirred by an effect", (), DUE)
"""Those of them who did so by an effect that is still being done, each with the depth of that effect."""
HURT: Final[Field[tuple[str, ...]]] = Field("hurt", (), DUE)
"""The cards that may be defeated now."""
HURT_BY: Final = Field("hurt by", "")
HURT_HOW: Final = Field("hurt how", "")
SET_BY_SEVERAL: Final[Field[tuple[str, ...]]] = Field("set by several", (), DUE)
"""The values that several texts may set at once."""
OBJECTIVES: Final[Field[tuple[Listener, ...]]] = Field("objectives", (), DUE)
AS_SOON_AS: Final[Field[tuple[Listener, ...]]] = Field("as soon as", (), DUE)
"""The abilities that resolve as soon as their conditions are met."""
GIVEN_SLOTS: Final[Field[tuple[str, ...]]] = Field("given slots", (), DUE)
"""The types of slots that cards give, or have given until now: any of them may be lost."""
WATCHED: Final[Field[tuple[Listener, ...]]] = Field("watched", (), DUE)
"""The constant abilities by which something cannot be defeated, or enemies cannot engage somebody."""
WITHHELD: Final[Field[tuple[tuple[str, str], ...]]] = Field("withheld", (), DUE)
"""The cards that would be defeated, and the enemies that would engage somebody, if nothing said that they cannot."""
VARYING: Final = Lookup("what varies", False)
"""True under health or sanity while it is modified."""

# -- what happens -----------------------------------------------------------------------------------------------------

EVENT: Final[Field[Event]] = Field("event", None)  # type: ignore[arg-type]
"""The event of a scope, as it is now."""
FATE: Final[Field[Value]] = Field("fate", None)
"""What an event has come to instead of its impact."""
FAILED: Final = Field("failed", False)
"""An event's impact is cancelled, though its costs are paid."""
REQUEST: Final[Field[Value]] = Field("request", None)
"""The request, or the search, that an event announces."""
DRAWN: Final[Field[tuple[str, ...]]] = Field("drawn", ())
"""The cards drawn at once."""
BEING_DRAWN: Final[Field[tuple[str, ...]]] = Field("being drawn", (), TABLE)
"""The encounter cards of which the draw is not over, wherever they lie by now."""
DRAWN_FROM: Final = Field("drawn from", "")
"""The zone from which an encounter card comes while it is drawn; empty if it lay in none."""

# -- delayed effects --------------------------------------------------------------------------------------------------

DELAYED: Final = "delayed effects"
"""The entity that holds delayed effects; their listeners have numbers below zero."""
HOW_MANY_DELAYED: Final = Field("number", 0, DELAYED)
DELAYED_CONTEXT: Final[Numbered[Context | None]] = Numbered("context", None, DELAYED)

# -- who hears what ---------------------------------------------------------------------------------------------------

MODIFIERS: Final[Lookup[tuple[Listener, ...]]] = Lookup("modifiers", ())
BANS: Final[Lookup[tuple[Listener, ...]]] = Lookup("bans", ())
ADDITIONAL_COSTS: Final[Lookup[tuple[Listener, ...]]] = Lookup("additional costs", ())
ABILITIES: Final[Lookup[tuple[Listener, ...]]] = Lookup("abilities", ())
"""The abilities that may be initiated, by their kinds."""
SLOTS: Final[Lookup[tuple[Listener, ...]]] = Lookup("slots", ())
INVESTIGATED_USING: Final[Field[tuple[Listener, ...]]] = Field("skill", (), "investigated using")
ADDITIONAL_ACTIONS: Final[Field[tuple[Listener, ...]]] = Field("turn", (), "additional actions")
BEARS_FOR_OTHERS: Final[Field[tuple[Listener, ...]]] = Field("all", (), "bears for others")
TREATED_TOKENS: Final[Field[tuple[Listener, ...]]] = Field("all", (), "treated tokens")
BLANKS: Final[Field[tuple[Listener, ...]]] = Field("cards", (), "blanks")
IMMUNITIES: Final[Field[tuple[Listener, ...]]] = Field("cards", (), "immunities")
GRANTS: Final[Field[tuple[Listener, ...]]] = Field("as if in hand", (), DUE)
"""The abilities by which cards are played as if they were in hand."""
GIVERS: Final[Field[tuple[Listener, ...]]] = Field("givers", (), DUE)
"""The constant abilities by which cards gain abilities or keywords."""


class Gift(NamedTuple):
    """An ability that cards gain: its name, the constant ability that gives it, and its place there."""

    name: str
    giver: Listener
    place: int


GIFTS: Final[Field[tuple[Gift, ...]]] = Field("gifts", (), "gained abilities")
"""Every ability that a card has gained so far; its place here says its number on each card that gains it."""
WITH_GAINS: Final[Field[tuple[str, ...]]] = Field("with gains", (), DUE)
"""The cards that gain something now."""
GIVEN_ABILITIES: Final[Field[tuple[str, ...]]] = Field("given abilities", ())
GIVEN_TRAITS: Final[Field[tuple[str, ...]]] = Field("given traits", ())
GIVEN_KEYWORDS: Final[Field[tuple[str, ...]]] = Field("given keywords", ())
"""What a card gains as long as the constant abilities of others hold for it."""
LOST_KEYWORDS: Final[Field[tuple[str, ...]]] = Field("lost keywords", ())
"""The keywords that constant abilities take from a card."""
FIRST_GAINED: Final = 1000
"""The number of the first gained ability on a card; printed ones count from 0."""
CONNECTS: Final[Field[tuple[Listener, ...]]] = Field("connected to", (), DUE)
"""The abilities that connect locations, whatever their symbols."""
