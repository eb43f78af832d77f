"""The shape of a situation of Arkham Horror: investigators, enemies, locations, cards, the bag, the moment."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from adjudicator.games.arkham.facts import (
    ACT_DECK,
    ACTIONS,
    ACTIONS_LOST,
    ACTIONS_TAKEN,
    AGENDA_DECK,
    ATTACHMENTS,
    CLUES,
    COLLECTION,
    COLUMN,
    DAMAGE,
    DECK,
    DISCARD,
    DOOM,
    EARNED,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    EXHAUSTED,
    EXPERIENCE,
    FACEDOWN_KEYS,
    FLOOD,
    HAND,
    HORROR,
    KEYS,
    KEYS_ASIDE,
    MEMORIES,
    MENTAL_TRAUMA,
    MIXED_KEYS,
    MODE,
    PHYSICAL_TRAUMA,
    PLAY_AREA,
    REMEMBERS,
    REMOVED,
    RESOURCES,
    ROUND_NUMBER,
    ROW,
    SEALED,
    SET_ASIDE,
    SLOT_OF,
    THREAT_AREA,
    TURN_TAKEN,
    UNDERNEATH,
    UNKNOWN_CARDS,
    UNREVEALED,
    UNSTABLE,
    VICTORY_DISPLAY,
    tokens_of,
)
from adjudicator.games.arkham.game import Card, Effect
from adjudicator.games.arkham.printed import SCENARIO, Scenario
from adjudicator.games.arkham.situation.forms import TOKEN_LIST, BagShape, DeckShape, People
from adjudicator.games.arkham.situation.progress import OVER, SEQUENCES, Sequence
from adjudicator.games.arkham.speech.happened import PAST, PERIODS
from adjudicator.games.arkham.terms import DIFFICULTIES, SKILLS, TOKEN_KINDS, USES
from adjudicator.games.arkham.vocabulary.described import CARD, EFFECTS, SYMBOL
from adjudicator.games.arkham.vocabulary.events import amiss_in_parts
from adjudicator.games.arkham.vocabulary.keywords import PLAIN_KEYWORD
from adjudicator.games.kit.facts import Fact
from adjudicator.games.kit.keys import keys_of, taken_out
from adjudicator.games.kit.setting import Given
from adjudicator.games.kit.zones import Zone
from adjudicator.language.records import Amiss, Field, Record, may, need
from adjudicator.language.records import Given as Values
from adjudicator.language.shapes import AnyOf, CardName, Flag, ListOf, MapOf, OneOf, Shape, Whole, Word
from adjudicator.language.source import Node

PHASES = ("mythos", "investigation", "enemy", "upkeep", "set-up", "deckbuilding", "between scenarios")
STAT_WORDS = (*SKILLS, "fight", "evade", "health", "sanity", "shroud", "attack damage", "attack horror")
UNDECIDED: Final = "undecided"
"""What the players have still to choose at set-up: the lead investigator, the difficulty level."""
NOBODY: Final = "nobody"
"""The owner of a card that belongs to nobody."""


class Piece(NamedTuple):
    """A card somewhere, an investigator or a location among them: by name, with changed numbers, or described."""

    card: str | Card
    where: Node
    given: Given = ()
    changed: tuple[tuple[str, int], ...] = ()
    areas: Given = ()
    name: str = ""
    at: str = ""
    engaged: str = ""
    connects: tuple[str, ...] | None = None
    owner: str = ""
    used: tuple[int, ...] = ()
    eliminated: str = ""
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    swarm: tuple["Piece", ...] = ()
    unknown_swarm: int = 0
    in_the_shadows: bool = False


class Happening(NamedTuple):
    """What happened before the situation begins, in the present round, phase or turn."""

    event: str
    this: str
    who: str
    what: str
    by: str
    at: str
    of: str
    amount: int
    where: Node


class InTest(NamedTuple):
    """A skill test in the middle of which the situation begins."""

    who: str
    kind: str
    target: str
    skill: str
    difficulty: int | None
    step: str
    revealed: tuple[str, ...]
    committed: tuple[str, ...]
    where: Node


class InAttack(NamedTuple):
    """An enemy's attack in the middle of which the situation begins."""

    by: str
    who: str
    of: str
    where: Node


class MiniCards(NamedTuple):
    """Facedown mini-cards that were placed together: the enemies and decoys among them, and their locations."""

    of: str
    decoys: int
    at: tuple[str, ...]
    where: Node


class Concealed(NamedTuple):
    """The concealed mini-cards: the decoys that are set aside, and those that lie facedown at locations."""

    decoys: int = 0
    in_play: tuple[MiniCards, ...] = ()


class Setting(NamedTuple):
    """Everything that a situation says of this game."""

    scenario: str | Scenario
    difficulty: str
    symbols: dict[str, Any]
    chaos_bag: str | tuple[str, ...]
    cards: dict[str, Card]
    lead: str
    turn: str
    phase: str
    investigators: dict[str, Piece]
    enemies: dict[str, Piece]
    locations: dict[str, Piece]
    agenda: Piece | None
    act: Piece | None
    given: Given
    areas: Given
    decks: dict[str, tuple[Piece, ...]]
    campaign_log: dict[str, tuple[str, ...]]
    bearers: dict[str, str]
    during_test: InTest | None
    during_attack: InAttack | None
    prevails: str
    token_pool: dict[str, int]
    resolutions: dict[str, tuple[Effect, ...]]
    next_scenarios: tuple[str | Scenario, ...]
    next_campaign: tuple[str | Scenario, ...]
    skipped_scenarios: tuple[str | Scenario, ...]
    newcomers: dict[str, Piece] | None
    kinds_of_tokens: tuple[str, ...]
    in_progress: tuple[Sequence, ...]
    happened: tuple[Happening, ...]
    concealed_mini_cards: Concealed = Concealed()


# -- the facts that a file may say ------------------------------------------------------------------------------------

_TOKENS: Final = tuple(map(tokens_of, ("damage", "horror", "clues", "doom", "resources", *USES, "breaches")))
_TRAUMA: Final = {"physical": PHYSICAL_TRAUMA, "mental": MENTAL_TRAUMA}
_KEYS: Final[tuple[Fact[Any], ...]] = (KEYS, FACEDOWN_KEYS)
OF_A_CARD: Final[tuple[Fact[Any], ...]] = (EXHAUSTED, *_TOKENS, SEALED, UNREVEALED, EARNED, UNSTABLE, SLOT_OF, *_KEYS)
OF_AN_INVESTIGATOR: Final[tuple[Fact[Any], ...]] = (
    *(DAMAGE, HORROR, CLUES, RESOURCES, DOOM, EXPERIENCE),
    *(ACTIONS, ACTIONS_TAKEN, ACTIONS_LOST, TURN_TAKEN, UNKNOWN_CARDS),
    *_KEYS,
    MEMORIES,
)
OF_A_LOCATION: Final[tuple[Fact[Any], ...]] = (
    CLUES,
    DOOM,
    RESOURCES,
    tokens_of("breaches"),
    UNREVEALED,
    FLOOD,
    COLUMN,
    ROW,
    *_KEYS,
)
OF_THE_TABLE: Final[tuple[Fact[Any], ...]] = (ROUND_NUMBER, MODE, MIXED_KEYS, KEYS_ASIDE, REMEMBERS)
_ALL: Final = tuple(dict.fromkeys((*OF_A_CARD, *OF_AN_INVESTIGATOR, *OF_A_LOCATION)))
OWN_AREAS: Final = (HAND, DISCARD, PLAY_AREA, THREAT_AREA)
_AREAS: Final = (HAND, DECK, DISCARD, PLAY_AREA, THREAT_AREA, ATTACHMENTS, UNDERNEATH)
AREAS_OF_THE_TABLE: Final = (
    *(ENCOUNTER_DECK, ENCOUNTER_DISCARD, SET_ASIDE, AGENDA_DECK, ACT_DECK),
    *(VICTORY_DISPLAY, REMOVED, COLLECTION),
)

# -- cards ------------------------------------------------------------------------------------------------------------

CARD_OR_NAME = AnyOf("a card's name, or a card described in place", text=CardName(), mapping=CARD)


def _stats(*names: str) -> dict[str, Field]:
    """The keys by which a file changes printed numbers."""
    return {name: may(Whole(0, 99), None, "the value, if it is not what is printed") for name in names}


def _areas(*zones: Zone[str]) -> dict[str, Field]:
    """The keys by which a file says which cards lie in zones."""
    return {zone.key: may(PIECES, (), zone.means) for zone in zones}


def _shuffled(zone: Zone[str]) -> dict[str, Field]:
    """The key for the cards of a deck whose order is unknown."""
    return {f"shuffled {zone.key}": may(PIECES, (), "all other cards of the deck, in an order that nobody knows")}


def _piece(**values: Any) -> Piece:
    """The words of a file on a card: its facts, its areas, its changed numbers, and how it is there."""
    given, areas = taken_out(_ALL, values), taken_out(_AREAS, values)
    changed = tuple((key, values.pop(key.replace(" ", "_"), None)) for key in STAT_WORDS)
    numbers = tuple((key, number) for key, number in changed if number is not None)
    return Piece(given=given, areas=areas, changed=numbers, **values)


def _record(
    meaning: str, fields: dict[str, Field], make: Callable[..., Piece] = _piece, name: str = ""
) -> Record[Piece]:
    return Record(make, fields, meaning, short="card", where=True, name=name, lenient=True)


_OF_A_PIECE: dict[str, Field] = {
    "card": need(CARD_OR_NAME, "the card"),
    "as": may(Word("a name"), "", "a name of its own, where there are several copies"),
    "at": may(Word("a location"), "", "the location at which it is"),
    "engaged": may(Word("an investigator"), "", "the investigator with whom it is engaged"),
    **keys_of((EXHAUSTED, *_TOKENS)),
    **_stats(*STAT_WORDS),
    "owner": may(
        Word("an investigator or nobody"), "", f"the owner, if it is not the controller; `{NOBODY}`: it has none"
    ),
    "used": may(
        ListOf(Whole(0, 9)), (), "how often its limited ability has been used already; of several abilities, each"
    ),
    "traits": may(ListOf(Word("a trait")), (), "traits beside the printed ones"),
    "keywords": may(ListOf(PLAIN_KEYWORD), (), "keywords beside the printed ones"),
    **keys_of((SEALED, UNREVEALED, EARNED, UNSTABLE, SLOT_OF, *_KEYS)),
}


def _named_piece(**values: Any) -> Piece:
    return _piece(name=values.pop("as"), **values)


PIECE: Final = _record("a card in play", _OF_A_PIECE, _named_piece, "piece")
PIECES: Final = ListOf(PIECE)
_OF_A_PIECE.update(_areas(ATTACHMENTS))
OF_AN_ENEMY: Final[dict[str, Field]] = {
    "swarm": may(PIECES, (), "the swarm cards under it; damage on one is said of its card"),
    "in the shadows": may(Flag(), False, "a concealed enemy that is in the shadows"),
    "unknown swarm": may(Whole(0, 9), 0, "the swarm cards under it of which nobody knows whose they are"),
}
ENEMY: Final = _record(
    "an enemy",
    _OF_A_PIECE | OF_AN_ENEMY | {"card": may(CARD_OR_NAME, "", "the enemy card; its own name if left out")},
    _named_piece,
)


def _investigator(**values: Any) -> Piece:
    values["deck"] += values.pop("whole_deck") + values.pop("shuffled_deck")
    trauma = values.pop("trauma") or {}
    piece = _piece(**values)
    return piece._replace(given=(*piece.given, *((_TRAUMA[kind], number) for kind, number in trauma.items() if number)))


INVESTIGATOR: Final = _record(
    "an investigator",
    {
        "card": may(CARD_OR_NAME, "", "the investigator card; that of its first name if left out"),
        "at": may(Word("a location"), "", "the location at which the investigator is"),
        **keys_of(OF_AN_INVESTIGATOR),
        **_stats(*SKILLS, "health", "sanity"),
        **_areas(HAND),
        "deck": may(
            DeckShape(PIECE),
            (),
            "its top cards, the topmost first; at set-up all of it, `starter deck`, cards with their copies, or the "
            "file of a deck list",
        ),
        "whole deck": may(PIECES, (), "all cards of the deck, the topmost first: nothing lies below them"),
        **_shuffled(DECK),
        **_areas(DISCARD, PLAY_AREA, THREAT_AREA, ATTACHMENTS),
        "trauma": may(
            Record(dict, {kind: may(Whole(0, 20), 0) for kind in _TRAUMA}, "trauma"),
            None,
            "the trauma of the campaign log",
        ),
        "used": may(ListOf(Whole(0, 9)), (), "how often the investigator's own limited ability has been used already"),
        "eliminated": may(OneOf("defeated", "resigned"), "", "how the investigator has been eliminated"),
    },
    _investigator,
)
LOCATION: Final = _record(
    "a location",
    {
        "card": may(CARD_OR_NAME, "", "the location card; its own name if left out"),
        **keys_of(OF_A_LOCATION),
        **_stats("shroud"),
        "connects": may(ListOf(Word("a location")), None, "the locations one can move to from here"),
        **_areas(ATTACHMENTS, UNDERNEATH),
    },
)

# -- the moment -------------------------------------------------------------------------------------------------------

IN_TEST: Record[InTest] = Record(
    InTest,
    {
        "who": need(Word("an investigator"), "who makes the test"),
        "kind": may(OneOf("attack", "investigate", "evade", "parley"), "", "the purpose of the test"),
        "target": may(Word("an enemy"), "", "the enemy that is attacked or evaded"),
        "skill": may(OneOf(*SKILLS), "", "the skill, if the kind does not say it"),
        "difficulty": may(Whole(0, 20), None, "the difficulty, if it is not the printed one"),
        "step": may(OneOf(*(f"ST.{number}" for number in range(1, 9))), "ST.1", "the step that comes next"),
        "revealed": may(TOKEN_LIST, (), "chaos tokens that have been revealed"),
        "committed": may(ListOf(Word("a card")), (), "cards that have been committed"),
    },
    "a test",
    where=True,
    lenient=True,
)
IN_ATTACK: Record[InAttack] = Record(
    InAttack,
    {
        "by": need(Word("an enemy"), "the enemy that attacks"),
        "who": need(Word("an investigator"), "the investigator who is attacked"),
        "of": may(OneOf("opportunity", "retaliate", "alert"), "", "the kind of attack"),
    },
    "an attack",
    where=True,
    lenient=True,
)

IN_PROGRESS: Record[Sequence] = Record(
    Sequence,
    {
        "sequence": need(OneOf(*SEQUENCES), "the name of the sequence"),
        "step": may(Word("a step"), OVER, f"the step that comes next; `{OVER}`, as if left out: none"),
    },
    "a sequence in progress",
)


def _amiss_in_the_past(made: Values) -> Amiss | None:
    """A finer kind that no such event has."""
    of = {"of": (made["of"],)} if made["of"] else {}
    return amiss_in_parts({"head": made["event"], **of}, frozenset())


HAPPENING: Final = Record(
    Happening,
    {
        "event": need(OneOf(*PAST), "the kind of event"),
        "this": need(OneOf(*PERIODS), "the narrowest of the present periods in which it happened"),
        "who": may(Word("an investigator"), ""),
        "what": may(Word("a card"), ""),
        "by": may(Word("a card"), ""),
        "at": may(Word("a location"), ""),
        "of": may(Word("a finer kind of event"), ""),
        "amount": may(Whole(0, 99), 0),
    },
    "what has happened",
    where=True,
    amiss=_amiss_in_the_past,
)

# -- the whole --------------------------------------------------------------------------------------------------------

MINI_CARDS_OF: Final = Record(
    MiniCards,
    {
        "of": need(Word("an enemy"), "the enemy in the shadows whose mini-card is among them"),
        "decoys": may(Whole(0, 9), 0, "the decoys among them"),
        "at": need(ListOf(Word("a location")), "the location of each"),
    },
    "mini-cards",
    where=True,
)
CONCEALED: Final = Record(
    Concealed,
    {
        "decoys": may(Whole(0, 99), 0, "the decoys that are set aside"),
        "in play": may(ListOf(MINI_CARDS_OF), (), "those that lie facedown at locations"),
    },
    "the concealed mini-cards",
)
_SCENARIO: Final[Shape[Any]] = AnyOf(
    "a scenario's name, or a scenario described in place", text=Word("a scenario"), mapping=SCENARIO
)
FIELDS: dict[str, Field] = {
    "scenario": may(_SCENARIO, "", "the scenario, whose reference card gives the chaos symbols their effects"),
    "difficulty": may(
        OneOf(*DIFFICULTIES, UNDECIDED), "", "the difficulty level; standard if left out; `undecided` at set-up"
    ),
    "symbols": may(MapOf(SYMBOL), {}, "the effects of chaos symbols, if no scenario gives them"),
    "chaos bag": may(BagShape(), "", "the tokens in the bag; those of the difficulty if left out"),
    "cards": may(MapOf(CARD, "cards by name"), {}, "cards of one's own, described"),
    "lead": may(Word("an investigator"), "", "the lead investigator, the first one if left out; `undecided` at set-up"),
    "turn": may(Word("an investigator or nobody"), "", "whose turn it is; the lead investigator's if left out"),
    "phase": may(
        OneOf(*PHASES),
        "investigation",
        "the phase; `set-up` where the game has still to be set up, `deckbuilding` before that, `between scenarios`",
    ),
    **keys_of(OF_THE_TABLE),
    "investigators": need(People(INVESTIGATOR), "the investigators in player order, by names of your own"),
    "enemies": may(MapOf(ENEMY, "enemies by name"), {}, "the enemies in play, by names of your own"),
    "locations": may(MapOf(LOCATION, "locations by name"), {}, "the locations in play, by names of your own"),
    "agenda": may(PIECE, None, "the current agenda"),
    "act": may(PIECE, None, "the current act"),
    **_areas(*AREAS_OF_THE_TABLE),
    "whole encounter deck": may(PIECES, (), "all its cards, the topmost first: nothing lies below them"),
    **_shuffled(ENCOUNTER_DECK),
    "concealed mini cards": may(CONCEALED, Concealed(), "the concealed mini-cards"),
    "decks": may(
        MapOf(PIECES, "decks by name"),
        {},
        "decks of the scenario's own, the topmost card of each first; `shuffled …`: in an order that nobody knows",
    ),
    "campaign log": may(
        MapOf(ListOf(Word("a name"))), {}, "the names in the campaign log by heading; under `says` its other entries"
    ),
    "bearers": may(MapOf(Word("a bearer")), {}, "keys with those who bear them, by the campaign log"),
    "during test": may(IN_TEST, None, "the situation begins in the middle of this test"),
    "during attack": may(IN_ATTACK, None, "the situation begins in the middle of this attack"),
    "happened": may(
        ListOf(HAPPENING),
        (),
        "what has happened in this round, in order, of that which cards ask about: `{event: attack, by: …, who: …, "
        "this: turn}`",
    ),
    "prevails": may(
        Word("a card"), "", "the card, of several that contradict each other, that the lead investigator lets prevail"
    ),
    "resolutions": may(MapOf(EFFECTS, "effects by the number of the resolution, or `none`"), {}, "the campaign guide"),
    "next scenarios": may(ListOf(_SCENARIO), (), "the scenarios of the campaign that follow, in sequence"),
    "next campaign": may(
        ListOf(_SCENARIO), (), "the scenarios of another campaign, which begins when this one is over"
    ),
    "skipped scenarios": may(
        ListOf(_SCENARIO), (), "in standalone mode the scenarios of the campaign before the chosen one, in sequence"
    ),
    "newcomers": may(
        People(INVESTIGATOR), None, "the investigators left to choose from, whose players join a campaign later"
    ),
    "kinds of tokens": may(ListOf(OneOf(*TOKEN_KINDS)), (), "the kinds of tokens of which the token pool is made"),
    "in progress": may(
        ListOf(
            Record(Sequence, {"sequence": need(OneOf(*SEQUENCES)), "step": may(Word("a step"), OVER)}, "a sequence")
        ),
        (),
        "the sequences that it begins in the middle of, the outermost first",
    ),
    "token pool": may(MapOf(Whole(0, 999), "tokens by kind"), {}, "the tokens left in it, if they are few"),
}


def setting_of(**values: Any) -> Setting:
    """The setting by the values of its keys."""
    values["encounter_deck"] += values.pop("whole_encounter_deck") + values.pop("shuffled_encounter_deck")
    given, areas = taken_out(OF_THE_TABLE, values), taken_out(AREAS_OF_THE_TABLE, values)
    return Setting(given=given, areas=areas, **values)
