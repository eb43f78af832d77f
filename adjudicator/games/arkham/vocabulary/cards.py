"""The shape of a card: its figures, chaos symbols, prey instruction and abilities."""

from typing import Any

from adjudicator.games.arkham.abilities.immunity import SETS
from adjudicator.games.arkham.game import Card, Prey, Side, Symbol, Worth
from adjudicator.games.arkham.keywords import WITH_A_VALUE
from adjudicator.games.arkham.speech.happened import asked_in
from adjudicator.games.arkham.terms import CARD_TYPES, CLASSES, ICONS, SKILLS, TOKEN_KINDS
from adjudicator.games.arkham.terms import SYMBOLS as KINDS_OF_SYMBOLS
from adjudicator.games.arkham.vocabulary.abilities import ABILITY
from adjudicator.games.arkham.vocabulary.amounts import NUMBER
from adjudicator.games.arkham.vocabulary.decks import DECK_OPTIONS
from adjudicator.games.arkham.vocabulary.effects import EFFECTS
from adjudicator.games.arkham.vocabulary.events import POINTS
from adjudicator.games.arkham.vocabulary.keywords import PLAIN_KEYWORD
from adjudicator.games.arkham.vocabulary.limits import LIMIT
from adjudicator.games.arkham.vocabulary.parts import TOKENS
from adjudicator.games.arkham.vocabulary.references import WHERE, WHICH
from adjudicator.language.records import Amiss, Field, Given, Head, Headed, Record, may
from adjudicator.language.shapes import AnyOf, CardName, Flag, Later, ListOf, MapOf, OneOf, Whole, Word

SYMBOL = Record(
    lambda modifier, do, success, failure: Symbol(modifier, do, success, failure),
    {
        "modifier": may(NUMBER, Worth(0)),
        "do": may(EFFECTS, ()),
        "success": may(EFFECTS, (), brings=POINTS),
        "failure": may(EFFECTS, (), brings=POINTS),
    },
    "a chaos symbol",
)

SYMBOLS = MapOf(SYMBOL, "chaos symbols", keys=(*KINDS_OF_SYMBOLS, "elder sign"))

PREY: Headed = Headed(
    {
        "highest": Head(NUMBER, lambda head, only: Prey(head, True, None, only), {"only": may(Flag(), False)}),
        "lowest": Head(NUMBER, lambda head, only: Prey(head, False, None, only), {"only": may(Flag(), False)}),
        "whom": Head(WHICH, lambda head, only: Prey(None, True, head, only), {"only": may(Flag(), False)}),
    },
    "a prey instruction",
    name="prey",
)


def _card(**keys: Any) -> Card:
    skills = keys.pop("skills") or {}
    icons = keys.pop("icons") or {}
    uses = keys.pop("uses") or {}
    symbols = keys.pop("symbols") or {}
    hard = keys.pop("hard_symbols") or {}
    keys["skills"] = tuple(skills.get(name, 0) for name in SKILLS)
    keys["icons"] = tuple(icons.items())
    keys["area_limit"] = next(iter((keys.pop("limit_in_area") or {}).items()), None)
    keys["uses"] = next(iter(uses.items()), None)
    keys["symbols"] = tuple(symbols.items())
    keys["hard_symbols"] = tuple(hard.items())
    keys["classes"] = keys.pop("class")
    if keys["seals"] and "seal" not in keys["keywords"]:
        keys["keywords"] = (*keys["keywords"], "seal")
    keys["weakness"] = keys["weakness"] or keys["basic_weakness"]
    keys["keywords"] += tuple(keyword for keyword in WITH_A_VALUE if keys.get(keyword))
    keys["cost_x"], keys["x"] = keys.pop("cost_X"), keys.pop("X")
    side, keys["bare_title"] = keys.pop("unrevealed_side"), keys.pop("title")
    keys["unrevealed"], keys["always_revealed"] = (None, True) if side == "none" else (side, False)
    return Card(**keys, asks_about=asked_in(keys))


SIDE = Record(
    lambda symbol, connects, name, traits: Side(symbol, connects, name, traits),
    {
        "symbol": may(Word("a symbol"), ""),
        "connects": may(ListOf(Word("a symbol")), ()),
        "name": may(Word("a title"), "", "the title of this side, if it is another"),
        "traits": may(ListOf(Word("a trait")), None, "the traits of this side, if they are others"),
    },
    "a side of a location",
)
AREAS = ("in play", "play area", "victory display")
"""The areas of limits: "per investigator" is said of a play area."""
SLOTS = ("Accessory", "Ally", "Arcane", "Arcane x2", "Body", "Hand", "Hand x2", "Head", "Tarot")
_FIGURE = may(Whole(0, 99), None, "the printed value")
CARD_FIELDS: dict[str, Field] = {
    "name": may(Word("the card's title"), "", "its title"),
    "type": may(OneOf(*CARD_TYPES), "asset", "its type; asset if left out"),
    "title": may(Word(), "", "its title, where more is added to its name than its subtitle or its level"),
    "subname": may(Word(), "", "the subtitle"),
    "class": may(ListOf(OneOf(*CLASSES, "neutral", "mythos")), (), "its class, or its classes"),
    "level": may(Whole(0, 5), 0, "its level"),
    "cost": may(Whole(0, 20), None, "the resource cost"),
    "cost X": may(Flag(), False, "its cost is X, which whoever plays it chooses"),
    "X": may(NUMBER, None, "the value that its text gives to X"),
    "traits": may(ListOf(Word("a trait")), (), "its traits"),
    "slot": may(OneOf(*SLOTS), "", "the slot it takes"),
    "health": _FIGURE,
    "sanity": _FIGURE,
    "skills": may(MapOf(Whole(0, 20), "skills", keys=SKILLS), None, "an investigator's four skills"),
    "icons": may(MapOf(Whole(0, 9), "skill icons", keys=ICONS), None, "skill icons"),
    "fight": _FIGURE,
    "evade": _FIGURE,
    "damage": may(Whole(0, 20), 0, "the damage of the enemy's attack"),
    "horror": may(Whole(0, 20), 0, "the horror of the enemy's attack"),
    "shroud": _FIGURE,
    "clues": may(Whole(0, 20), None, "a location's clue value"),
    "doom": may(Whole(0, 20), None, "an agenda's doom threshold"),
    "victory": may(Whole(0, 20), None, "its victory points"),
    "vengeance": may(Whole(0, 20), None, "its vengeance points"),
    "keywords": may(ListOf(PLAIN_KEYWORD), (), "its keywords, but for those that have a key of their own"),
    "bonded": may(Word("a card's title"), "", "the keyword: the title of the card to which it is bonded"),
    "copies": may(Whole(1, 9), 1, "of a bonded card: how many copies the product holds"),
    "concealed": may(Whole(0, 9), 0, "the keyword: how many decoys are placed with its mini-card"),
    "swarming": may(Whole(0, 9), 0, "the keyword: how many swarm cards are placed under the enemy"),
    "patrol": may(WHERE, None, "the keyword: the location, or one of several, to which the enemy patrols"),
    "uses": may(
        MapOf(Whole(0, 20), "one kind of tokens", keys=TOKEN_KINDS, most=1), None, "tokens with which it enters play"
    ),
    "kept in opening hand": may(
        Flag(), False, "it stays in the opening hand in which it is drawn, even as a weakness, and is not given back"
    ),
    "seals": may(TOKENS, (), "the chaos tokens of which one is sealed on it as it enters play: the keyword seal"),
    "unique": may(Flag(), False, "it is unique"),
    "weakness": may(Flag(), False, "it is a weakness"),
    "basic weakness": may(Flag(), False, "it is a basic weakness"),
    "deck of": may(ListOf(Word("an investigator card")), (), "the investigators in whose decks alone it may be"),
    "per deck": may(Whole(0, 9), 0, "how many copies may be in a deck, if its text says so"),
    "begins with": may(ListOf(CardName()), (), "the cards of the deck that begin the game in play"),
    "deck size": may(Whole(0, 20), 0, "by how much the deck that holds it is larger"),
    "only in": may(OneOf("campaign", "multiplayer"), "", "the games for which a basic weakness is"),
    "task": may(Word("an entry"), "", "what the campaign log says when the task of its lower version is done"),
    "encounter set": may(Word("an encounter set"), "", "the encounter set to which it belongs"),
    "set number": may(ListOf(Whole(1, 99)), (), "its number in the encounter set, and those of its copies"),
    "flavor": may(Word("flavor text"), "", "its flavor text, which has no effect"),
    "text": may(ListOf(Word("words")), (), "words of its text that deckbuilding options quote"),
    "deckbuilding": may(DECK_OPTIONS, None, "what the back of an investigator card says of the deck"),
    "per investigator": may(
        ListOf(OneOf("health", "clues", "doom threshold")), (), "values that are multiplied by the investigators"
    ),
    "attach limit": may(Whole(0, 9), 0, "how many copies may be attached to one thing"),
    "attach limit per": may(
        OneOf("location", "enemy", "asset", "investigator"), "", "the one type of things that this limit is about"
    ),
    "immune to": may(OneOf(*SETS), "", "effects that do not act on it"),
    "limit in area": may(
        MapOf(Whole(1, 9), "one area", keys=AREAS, most=1), None, "how many copies there may be in an area"
    ),
    "limit of trait": may(
        Word("a trait"),
        "",
        "what a limit in an area, or of attachments, counts in place of copies of it",
    ),
    "limit": may(LIMIT, None, "a maximum of the card"),
    "prey": may(PREY, None, "the investigators that the enemy prefers, as `{highest: {value: combat, of: you}}`"),
    "spawn": may(WHICH, None, "where the enemy spawns"),
    "else spawn": may(WHICH, None, "where it spawns if there is no such place"),
    "enters exhausted": may(Flag(), False, "it enters play exhausted"),
    "symbol": may(Word("a symbol"), "", "a location's symbol"),
    "connects": may(ListOf(Word("a symbol")), (), "the symbols of the locations that connect to this one"),
    "unrevealed side": may(
        AnyOf("`none`, or what it shows", text=OneOf("none"), mapping=SIDE),
        None,
        "the unrevealed side of a location, if it shows other symbols or another title; `none`: there is no such side",
    ),
    "stage": may(Whole(0, 9), None, "the number of an act or agenda in its deck"),
    "objective": may(Flag(), False, "an act or agenda that advances by its objective alone"),
    "reverse": may(EFFECTS, (), "the instructions on the reverse side of an act or agenda"),
    "game text": may(EFFECTS, (), "the game text of a story card"),
    "reverse card": may(
        AnyOf("a card's name, or a card described in place", text=CardName(), mapping=Later(lambda: CARD)),
        None,
        "the card on the reverse side: an encounter card of an act or agenda, a story card, or another side of it",
    ),
    "symbols": may(SYMBOLS, None, "the effects of chaos symbols; of a scenario, on its easy and standard side"),
    "hard symbols": may(SYMBOLS, None, "their effects on the hard and expert side"),
    "abilities": may(ListOf(ABILITY), (), "its abilities"),
    "not modelled": may(ListOf(Word()), (), "abilities the vocabulary cannot say yet"),
}


def _of_another_type(given: Given) -> Amiss | None:
    """An ability that cards of this type do not have."""
    for ability in given["abilities"]:
        if ability.kind == "objective" and given["type"] not in ("act", "agenda"):
            return Amiss("abilities", "only acts and agendas have an objective", "write `as soon as`, or `type: act`")
        if ability.side and given["type"] != "key":
            return Amiss("abilities", "only key cards have a stable and an unstable side", "write `type: key`")
        if ability.unrevealed and given["type"] != "location":
            return Amiss("abilities", "only locations have an unrevealed side", "write `type: location`")
    return None


CARD: Record[Card] = Record(_card, CARD_FIELDS, "a card", name="card", amiss=_of_another_type)
