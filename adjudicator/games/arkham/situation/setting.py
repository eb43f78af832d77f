"""The shape of a situation of Arkham Horror: investigators, enemies, locations, cards, the bag, the moment."""

from typing import Any, NamedTuple

from adjudicator.games.arkham.cards import SKILLS, Card
from adjudicator.games.arkham.setting_up.printed import DIFFICULTIES, SCENARIO, Scenario
from adjudicator.games.arkham.situation.forms import TOKEN_LIST, BagShape, DeckShape, People
from adjudicator.games.arkham.vocabulary.described import CARD, EFFECTS, SYMBOL
from adjudicator.games.arkham.words import Effect
from adjudicator.language.records import Field, Record, may, need
from adjudicator.language.shapes import AnyOf, Flag, ListOf, MapOf, OneOf, Whole, Word
from adjudicator.language.source import Node

PHASES = ("mythos", "investigation", "enemy", "upkeep", "set-up")
SIDES = ("damage", "horror", "clues", "doom", "resources", "ammo", "charges", "secrets", "supplies")
STAT_WORDS = (*SKILLS, "fight", "evade", "health", "sanity", "shroud")


class Piece(NamedTuple):
    """A card somewhere: by name, by name with changed numbers, or described in place."""

    card: str | Card
    name: str
    at: str
    engaged: str
    exhausted: bool
    tokens: tuple[tuple[str, int], ...]
    changed: tuple[tuple[str, int], ...]
    attached: tuple["Piece", ...]
    owner: str
    used: int
    traits: tuple[str, ...]
    keywords: tuple[str, ...]
    sealed: tuple[str, ...]
    where: Node


class Investigator(NamedTuple):
    """An investigator with their areas."""

    card: str | Card
    at: str
    tokens: tuple[tuple[str, int], ...]
    changed: tuple[tuple[str, int], ...]
    hand: tuple[Piece, ...]
    deck: tuple[Piece, ...]
    whole_deck: tuple[Piece, ...]
    discard: tuple[Piece, ...]
    play_area: tuple[Piece, ...]
    threat_area: tuple[Piece, ...]
    actions: int | None
    used: int
    trauma: tuple[tuple[str, int], ...]
    where: Node


class Location(NamedTuple):
    """A location: the tokens and cards on it, and its connections."""

    card: str | Card
    tokens: tuple[tuple[str, int], ...]
    changed: tuple[tuple[str, int], ...]
    connects: tuple[str, ...]
    attached: tuple[Piece, ...]
    unrevealed: bool
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
    agenda_deck: tuple[Piece, ...]
    act: Piece | None
    act_deck: tuple[Piece, ...]
    encounter_deck: tuple[Piece, ...]
    whole_encounter_deck: tuple[Piece, ...]
    encounter_discard: tuple[Piece, ...]
    set_aside: tuple[Piece, ...]
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
_TOKENS = dict.fromkeys(SIDES, may(Whole(0, 99), None, "the tokens of this kind on it"))
_STATS = dict.fromkeys(STAT_WORDS, may(Whole(0, 99), None, "the value, if it is not what is printed"))


def _numbers(*names: str) -> dict[str, Field]:
    return {name: (_TOKENS | _STATS)[name] for name in names}


def _split(values: dict[str, Any]) -> dict[str, Any]:
    """The tokens and the changed numbers, each by themselves."""
    tokens = tuple((name, values.pop(name)) for name in SIDES if values.get(name) is not None)
    changed = tuple((name, values.pop(name)) for name in STAT_WORDS if values.get(name) is not None)
    for name in (*SIDES, *STAT_WORDS):
        values.pop(name, None)
    return values | {"tokens": tokens, "changed": changed}


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
    "exhausted": may(Flag(), False, "it is exhausted"),
    **_TOKENS,
    **_STATS,
    "attack damage": may(Whole(0, 20), None, "the damage of its attack, if it is not what is printed"),
    "attack horror": may(Whole(0, 20), None, "the horror of its attack, if it is not what is printed"),
    "owner": may(Word("an investigator"), "", "the owner, if it is not the controller"),
    "used": may(Whole(0, 9), 0, "how often its limited ability has been used already"),
    "traits": may(ListOf(Word("a trait")), (), "traits beside the printed ones"),
    "keywords": may(ListOf(Word("a keyword")), (), "keywords beside the printed ones"),
    "sealed": may(TOKEN_LIST, (), "chaos tokens that are sealed on it"),
}
PIECE: Record[Piece] = Record(
    _piece, _PIECE_FIELDS, "a card in play", short="card", where=True, name="piece", lenient=True
)
_PIECE_FIELDS["attached"] = may(ListOf(PIECE), (), "what is attached to it")
PIECES = ListOf(PIECE)
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
        **_numbers("damage", "horror", "clues", "resources", "doom", *SKILLS, "health", "sanity"),
        "hand": may(PIECES, (), "the cards in hand"),
        "deck": may(
            DeckShape(PIECE),
            (),
            "its top cards, the topmost first; at set-up all of it, `starter deck`, or cards with their copies",
        ),
        "whole deck": may(PIECES, (), "all cards of the deck, the topmost first: nothing lies below them"),
        "discard": may(PIECES, (), "the discard pile, the topmost card first"),
        "play area": may(PIECES, (), "the cards that the investigator controls in play"),
        "threat area": may(PIECES, (), "treacheries and weaknesses in the threat area"),
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
        **_numbers("clues", "doom", "resources", "shroud"),
        "connects": may(ListOf(Word("a location")), (), "the locations one can move to from here"),
        "attached": may(PIECES, (), "what is attached to it"),
        "unrevealed": may(Flag(), False, "it has not been revealed yet"),
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
    "agenda deck": may(PIECES, (), "the agendas under the current one, the next first"),
    "act": may(PIECE, None, "the current act"),
    "act deck": may(PIECES, (), "the acts under the current one, the next first"),
    "encounter deck": may(PIECES, (), "its top cards, the topmost first"),
    "whole encounter deck": may(PIECES, (), "all its cards, the topmost first: nothing lies below them"),
    "encounter discard": may(PIECES, (), "the encounter discard pile, the topmost card first"),
    "set aside": may(PIECES, (), "cards that are set aside, out of play"),
    "decks": may(MapOf(PIECES, "decks by name"), {}, "decks of the scenario's own, the topmost card of each first"),
    "collection": may(PIECES, (), "cards of the players' collection that come up"),
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
