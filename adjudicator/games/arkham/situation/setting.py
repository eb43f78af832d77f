"""The shape of a situation of Arkham Horror: investigators, enemies, locations, cards, the bag, the moment."""

from typing import Any, Final, NamedTuple

from adjudicator.games.arkham.cards import SKILLS, Card
from adjudicator.games.arkham.facts import (
    ACT_DECK,
    AGENDA_DECK,
    ATTACHMENTS,
    CLUES,
    COLLECTION,
    DAMAGE,
    DECK,
    DISCARD,
    DOOM,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    EXHAUSTED,
    HAND,
    HORROR,
    PLAY_AREA,
    RESOURCES,
    SEALED,
    SET_ASIDE,
    THREAT_AREA,
    UNREVEALED,
    tokens_of,
)
from adjudicator.games.arkham.setting_up.printed import DIFFICULTIES, SCENARIO, Scenario
from adjudicator.games.arkham.situation.forms import TOKEN_LIST, BagShape, DeckShape, People
from adjudicator.games.arkham.vocabulary.described import CARD, EFFECTS, SYMBOL
from adjudicator.games.arkham.vocabulary.keywords import KEYWORD
from adjudicator.games.arkham.words import Effect
from adjudicator.games.kit.facts import Fact, Zone
from adjudicator.games.kit.setting import keys_of
from adjudicator.language.records import Field, Record, may, need
from adjudicator.language.shapes import AnyOf, ListOf, MapOf, OneOf, Whole, Word
from adjudicator.language.source import Node

PHASES = ("mythos", "investigation", "enemy", "upkeep", "set-up")
STAT_WORDS = (*SKILLS, "fight", "evade", "health", "sanity", "shroud")


Given = tuple[tuple[Fact[Any], Any], ...]
"""Facts with the values that a file gives them."""


class Piece(NamedTuple):
    """A card somewhere: by name, by name with changed numbers, or described in place."""

    card: str | Card
    name: str
    at: str
    engaged: str
    given: Given
    changed: tuple[tuple[str, int], ...]
    areas: "Areas"
    owner: str
    used: int
    traits: tuple[str, ...]
    keywords: tuple[str, ...]
    where: Node


Areas = tuple[tuple[Zone[str], tuple[Piece, ...]], ...]
"""The cards that a file names in zones."""


class Investigator(NamedTuple):
    """An investigator with their areas."""

    card: str | Card
    at: str
    given: Given
    changed: tuple[tuple[str, int], ...]
    areas: Areas
    actions: int | None
    used: int
    trauma: tuple[tuple[str, int], ...]
    where: Node


class Location(NamedTuple):
    """A location: the tokens and cards on it, and its connections."""

    card: str | Card
    given: Given
    changed: tuple[tuple[str, int], ...]
    connects: tuple[str, ...]
    areas: Areas
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
    round: int | None
    investigators: dict[str, Investigator]
    enemies: dict[str, Piece]
    locations: dict[str, Location]
    agenda: Piece | None
    act: Piece | None
    areas: Areas
    decks: dict[str, tuple[Piece, ...]]
    collection: tuple[Piece, ...]
    campaign_log: dict[str, tuple[str, ...]]
    during_test: InTest | None
    during_attack: InAttack | None
    prevails: str
    token_pool: dict[str, int]
    mode: str
    resolutions: dict[str, tuple[Effect, ...]]
    next_scenarios: tuple[str | Scenario, ...]


CARD_OR_NAME = AnyOf("a card's name, or a card described in place", text=Word("a card's name"), mapping=CARD)
_STATS = dict.fromkeys(STAT_WORDS, may(Whole(0, 99), None, "the value, if it is not what is printed"))
_TOKENS: Final = tuple(
    map(tokens_of, ("damage", "horror", "clues", "doom", "resources", "ammo", "charges", "secrets", "supplies"))
)
_FACTS: Final[tuple[Fact[Any], ...]] = (*_TOKENS, EXHAUSTED, UNREVEALED, SEALED)
_AREAS: Final = (HAND, DECK, DISCARD, PLAY_AREA, THREAT_AREA, ATTACHMENTS)


def _stats(*names: str) -> dict[str, Field]:
    return {name: _STATS[name] for name in names}


def _areas(*zones: Zone[str]) -> dict[str, Field]:
    """The keys by which a file says which cards lie in zones."""
    return {zone.key: may(PIECES, (), zone.means) for zone in zones}


def _split(values: dict[str, Any]) -> dict[str, Any]:
    """The facts, the areas and the changed numbers, each by themselves."""
    said = {key.replace("_", " "): values.pop(key) for key in tuple(values) if key.replace("_", " ") in _SAID}
    given = tuple((fact, said[fact.key]) for fact in _FACTS if said.get(fact.key) is not None)
    areas = tuple((zone, said[zone.key]) for zone in _AREAS if said.get(zone.key))
    changed = tuple((name, said[name]) for name in STAT_WORDS if said.get(name) is not None)
    return values | {"given": given, "areas": areas, "changed": changed}


_SAID: Final = frozenset((*STAT_WORDS, *(fact.key for fact in (*_FACTS, *_AREAS))))


def _piece(**values: Any) -> Piece:
    values = _split(values)
    values["name"] = values.pop("as")
    for low in ("attack_damage", "attack_horror"):
        amount = values.pop(low)
        if amount is not None:
            values["changed"] = (*values["changed"], (low.replace("_", " "), amount))
    return Piece(**values)


_PIECE_FIELDS: dict[str, Field] = {
    "card": need(CARD_OR_NAME, "the card"),
    "as": may(Word("a name"), "", "a name of its own, where there are several copies"),
    "at": may(Word("a location"), "", "the location at which it is"),
    "engaged": may(Word("an investigator"), "", "the investigator with whom it is engaged"),
    **keys_of((EXHAUSTED, *_TOKENS)),
    **_STATS,
    "attack damage": may(Whole(0, 20), None, "the damage of its attack, if it is not what is printed"),
    "attack horror": may(Whole(0, 20), None, "the horror of its attack, if it is not what is printed"),
    "owner": may(Word("an investigator"), "", "the owner, if it is not the controller"),
    "used": may(Whole(0, 9), 0, "how often its limited ability has been used already"),
    "traits": may(ListOf(Word("a trait")), (), "traits beside the printed ones"),
    "keywords": may(ListOf(KEYWORD), (), "keywords beside the printed ones"),
    **keys_of((SEALED,)),
}
PIECE: Record[Piece] = Record(
    _piece, _PIECE_FIELDS, "a card in play", short="card", where=True, name="piece", lenient=True
)
PIECES = ListOf(PIECE)
_PIECE_FIELDS.update(_areas(ATTACHMENTS))
ENEMY: Record[Piece] = Record(
    _piece,
    {**_PIECE_FIELDS, "card": may(CARD_OR_NAME, "", "the enemy card; its own name if left out")},
    "an enemy",
    short="card",
    where=True,
    lenient=True,
)


def _investigator(**values: Any) -> Investigator:
    values["trauma"] = tuple((values["trauma"] or {}).items())
    values["deck"] += values.pop("whole_deck")
    return Investigator(**_split(values))


TRAUMA = Record(
    lambda **suffered: {kind: number for kind, number in suffered.items() if number},
    {"physical": may(Whole(0, 20), 0), "mental": may(Whole(0, 20), 0)},
    "trauma",
)
INVESTIGATOR: Record[Investigator] = Record(
    _investigator,
    {
        "card": need(CARD_OR_NAME, "the investigator card"),
        "at": may(Word("a location"), "", "the location at which the investigator is"),
        **keys_of((DAMAGE, HORROR, CLUES, RESOURCES, DOOM)),
        **_stats(*SKILLS, "health", "sanity"),
        **_areas(HAND),
        "deck": may(
            DeckShape(PIECE),
            (),
            "its top cards, the topmost first; at set-up all of it, `starter deck`, or cards with their copies",
        ),
        "whole deck": may(PIECES, (), "all cards of the deck, the topmost first: nothing lies below them"),
        **_areas(DISCARD, PLAY_AREA, THREAT_AREA),
        "actions": may(Whole(0, 9), None, "the actions left in the turn"),
        "trauma": may(TRAUMA, None, "the trauma of the campaign log"),
        "used": may(Whole(0, 9), 0, "how often the investigator's own limited ability has been used already"),
    },
    "an investigator",
    short="card",
    where=True,
    lenient=True,
)

LOCATION: Record[Location] = Record(
    lambda **values: Location(**_split(values)),
    {
        "card": may(CARD_OR_NAME, "", "the location card; its own name if left out"),
        **keys_of((CLUES, DOOM, RESOURCES)),
        **_stats("shroud"),
        "connects": may(ListOf(Word("a location")), (), "the locations one can move to from here"),
        **_areas(ATTACHMENTS),
        **keys_of((UNREVEALED,)),
    },
    "a location",
    short="card",
    where=True,
    lenient=True,
)


IN_TEST: Record[InTest] = Record(
    InTest,
    {
        "who": need(Word("an investigator"), "who makes the test"),
        "kind": may(OneOf("attack", "investigate", "evade", "parley"), "", "the purpose of the test"),
        "target": may(Word("an enemy"), "", "the enemy that is attacked or evaded"),
        "skill": may(OneOf(*SKILLS), "", "the skill, if the kind does not say it"),
        "difficulty": may(Whole(0, 20), None, "the difficulty, if it is not the printed one"),
        "step": may(
            OneOf("ST.1", "ST.2", "ST.3", "ST.4", "ST.5", "ST.6", "ST.7", "ST.8"),
            "ST.1",
            "the step that comes next",
        ),
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
        "of": may(OneOf("opportunity", "retaliate"), "", "the kind of attack"),
    },
    "an attack",
    where=True,
    lenient=True,
)

FIELDS: dict[str, Field] = {
    "scenario": may(
        AnyOf("a scenario's name, or a scenario described in place", text=Word("a scenario"), mapping=SCENARIO),
        "",
        "the scenario, whose reference card gives the chaos symbols their effects",
    ),
    "difficulty": may(OneOf(*DIFFICULTIES), "", "the difficulty of the scenario; standard if left out"),
    "symbols": may(MapOf(SYMBOL), {}, "the effects of chaos symbols, if no scenario gives them"),
    "chaos bag": may(BagShape(), "", "the tokens in the bag; those of the difficulty if left out"),
    "cards": may(MapOf(CARD, "cards by name"), {}, "cards of one's own, described"),
    "lead": may(Word("an investigator"), "", "the lead investigator, the first one if left out; `undecided` at set-up"),
    "turn": may(Word("an investigator or nobody"), "", "whose turn it is; the lead investigator's if left out"),
    "phase": may(OneOf(*PHASES), "investigation", "the phase; `set-up` where the game has still to be set up"),
    "round": may(
        Whole(1, 99),
        None,
        "which round it is; the first if left out; the second in the mythos phase, which the first has not",
    ),
    "investigators": need(People(INVESTIGATOR), "the investigators in player order, by names of your own"),
    "enemies": may(MapOf(ENEMY, "enemies by name"), {}, "the enemies in play, by names of your own"),
    "locations": may(MapOf(LOCATION, "locations by name"), {}, "the locations in play, by names of your own"),
    "agenda": may(PIECE, None, "the current agenda"),
    **_areas(AGENDA_DECK),
    "act": may(PIECE, None, "the current act"),
    **_areas(ACT_DECK, ENCOUNTER_DECK),
    "whole encounter deck": may(PIECES, (), "all its cards, the topmost first: nothing lies below them"),
    **_areas(ENCOUNTER_DISCARD, SET_ASIDE),
    "decks": may(MapOf(PIECES, "decks by name"), {}, "decks of the scenario's own, the topmost card of each first"),
    **_areas(COLLECTION),
    "campaign log": may(MapOf(ListOf(Word("a name"))), {}, "the entries of the campaign log, by heading"),
    "during test": may(IN_TEST, None, "the situation begins in the middle of this test"),
    "during attack": may(IN_ATTACK, None, "the situation begins in the middle of this attack"),
    "prevails": may(
        Word("a card"), "", "the card, of several that contradict each other, that the lead investigator lets prevail"
    ),
    "mode": may(OneOf("campaign", "standalone"), "", "in a campaign the results of a scenario are recorded"),
    "resolutions": may(MapOf(EFFECTS, "effects by the number of the resolution, or `none`"), {}, "the campaign guide"),
    "next scenarios": may(
        ListOf(AnyOf("a scenario's name, or a scenario described in place", text=Word("a scenario"), mapping=SCENARIO)),
        (),
        "the scenarios of the campaign that follow, in sequence",
    ),
    "token pool": may(MapOf(Whole(0, 999), "tokens by kind"), {}, "the tokens left in it, if they are few"),
}

_OF_THE_TABLE: Final = (ENCOUNTER_DECK, ENCOUNTER_DISCARD, SET_ASIDE, AGENDA_DECK, ACT_DECK)


def setting_of(**values: Any) -> Setting:
    """The setting by the values of its keys."""
    values["encounter_deck"] += values.pop("whole_encounter_deck")
    areas = tuple((zone, values.pop(zone.key.replace(" ", "_"))) for zone in _OF_THE_TABLE)
    return Setting(areas=areas, **values)
