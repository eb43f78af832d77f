"""The sentences of `Given` of Arkham Horror: those of its facts, and those that put cards where they enter play."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from adjudicator.games.arkham.facts import (
    ACT_DECK,
    AGENDA_DECK,
    DECK,
    ENCOUNTER_DECK,
    PHASE_NOW,
    ROUND_NUMBER,
    WHOSE_TURN,
)
from adjudicator.games.arkham.kinds import CHAOS_TOKEN, FLOOD_LEVEL, INVESTIGATOR, KEY, PHASE, SINGULARS, OneWord
from adjudicator.games.arkham.library import LIBRARY
from adjudicator.games.arkham.situation.setting import (
    AREAS_OF_THE_TABLE,
    OF_AN_INVESTIGATOR,
    OWN_AREAS,
    STAT_WORDS,
)
from adjudicator.games.kit.facts import Fact, Statement
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.given import Described, Givens, Piece
from adjudicator.games.kit.kinds import Free, Kind, Named, Number, Some

# -- the kinds of slots -----------------------------------------------------------------------------------------------


class Called(Kind[str]):
    """An investigator by the first name of a card of the library."""

    key = INVESTIGATOR.key

    def read_in_a_file(self, text: str) -> str | None:
        """The name in small letters."""
        return text.lower() if LIBRARY.investigator(text) is not None else None

    def examples(self) -> tuple[str, ...]:
        """Some of the core set."""
        return ("Roland", "Daisy")


class OrNobody(Called):
    """An investigator, or nobody."""

    def read_in_a_file(self, text: str) -> str | None:
        """The name in small letters."""
        return text.lower() if text.lower() == "nobody" else super().read_in_a_file(text)


class Spoken(Kind[str]):
    """Something by the name that a file gives it: in small letters and without an article."""

    def read_in_a_file(self, text: str) -> str | None:
        """The name."""
        return text.removeprefix("the ").lower()


class Laid(Kind[str]):
    """A card as a sentence lays it: `an exhausted Guard Dog called dog with 2 damage`."""

    _state: Final = re.compile(
        r"^(?:an? |the )?(?P<exhausted>exhausted )?(?P<card>[A-Z\".].*?)(?: called (?P<as>[a-z0-9 ]+?))?"
        r"(?: with (?P<number>\d+) (?P<token>[a-z]+))?$"
    )

    def read_in_a_file(self, text: str) -> str | None:
        """The words; a card's name has a capital letter."""
        return text if self._state.match(text) else None

    def data(self, value: str) -> object:
        """The card by its name alone, or with what the words say of it."""
        said = self._state.match(value)
        assert said is not None
        found: Piece = {"card": said["card"]}
        found |= {"exhausted": True} if said["exhausted"] else {}
        found |= {"as": said["as"]} if said["as"] else {}
        found |= {said["token"]: int(said["number"])} if said["token"] else {}
        return found if len(found) > 1 else said["card"]


class Row(Some[str]):
    """Cards in a row: each begins with a capital letter."""

    between = re.compile(r", (?:then )?| and (?=(?:an exhausted )?[A-Z.\"])")


_PERSON: Final = Called("an investigator")
_CARDS: Final = Row(Laid("a card"), ordered=True)
_FACTS: Final[tuple[Fact[Any], ...]] = (*OWN_AREAS, DECK, *AREAS_OF_THE_TABLE, PHASE_NOW, WHOSE_TURN, ROUND_NUMBER)
_NUMBERS: Final = (*(fact.key for fact in OF_AN_INVESTIGATOR), *STAT_WORDS)
_KINDS: Final[dict[str, Kind[Any]]] = {
    **{slot: kind for fact in _FACTS for slot, kind in fact.kinds().items()},
    **{f"{fact.name} of": _PERSON for fact in _FACTS},
    **{fact.name: _CARDS for fact in (*OWN_AREAS, DECK, *AREAS_OF_THE_TABLE)},
    "phase": PHASE,
    "turn": OrNobody("an investigator or nobody"),
    "person": _PERSON,
    "cards": _CARDS,
    "laid": Laid("a card"),
    "place": Spoken("a place"),
    "places": Some(Spoken("a place"), ordered=True),
    "words": Free("some words"),
    "number": Number(),
    "what": Named("something that an investigator has", {**{key: key for key in _NUMBERS}, **SINGULARS}),
    "trauma": OneWord("trauma", ("physical", "mental")),
    "flood level": FLOOD_LEVEL,
    "key": KEY,
    "chaos tokens": Some(CHAOS_TOKEN, ordered=True),
    "current deck": Named("a deck with a current card", {"agenda": "agenda", "act": "act"}),
}

# -- the sentences ----------------------------------------------------------------------------------------------------


def _person(slots: Mapping[str, Any], **facts: object) -> Piece:
    return _PERSON.part(slots["who"], facts)


def _of_a_person(key: str, slots: Mapping[str, Any]) -> Piece:
    return _person(slots, **{key: slots["cards"]})


def _of_the_table(key: str, slots: Mapping[str, Any]) -> Piece:
    return {key: slots["cards"]}


def _deck(name: str, slots: Mapping[str, Any]) -> Piece:
    """A deck of the scenario's own."""
    return {"decks": {name: slots["cards"]}}


def _key(slots: Mapping[str, Any]) -> Piece:
    """A key token, which somebody controls or which lies on a location."""
    who = _PERSON.read_in_a_file(slots["name"])
    keys: Piece = {"keys": [slots["key"]]}
    return _PERSON.part(who, keys) if who is not None else {"locations": {slots["name"]: keys}}


def _enemy(key: str) -> Callable[[Mapping[str, Any]], Piece]:
    def piece(slots: Mapping[str, Any]) -> Piece:
        laid = slots["card"] if isinstance(slots["card"], dict) else {"card": slots["card"]}
        name = laid.get("as") or laid["card"].lower()
        said = {word: value for word, value in laid.items() if word != "as"}
        return {"enemies": {name: said | {key: slots["where"]}}}

    return piece


def _location(slots: Mapping[str, Any]) -> Piece:
    card = {"type": "location", "name": slots["name"], "shroud": slots["n"]}
    clues = {"clues": slots["m"]} if "m" in slots else {}
    return {"locations": {slots["name"].lower(): {"card": card} | clues}}


def _decks() -> Iterator[Described]:
    """All cards of a deck: in their order, or in one that nobody knows."""
    for how in ("whole", "shuffled"):
        own, encounter = f"{how} {DECK.key}", f"{how} {ENCOUNTER_DECK.key}"
        yield Described(Form(f"{{who:person}}'s {own} is {{cards:cards}}"), partial(_of_a_person, own))
        yield Described(Form(f"the {encounter} is {{cards:cards}}"), partial(_of_the_table, encounter))


def _one(form: str, piece: Callable[[Mapping[str, Any]], Piece]) -> Described:
    return Described(Form(form), piece)


_DESCRIBED: Final = (
    _one("{who:person} is at {at:place}", lambda s: _person(s, at=s["at"])),
    _one("{who:person} is the lead investigator", lambda s: {"lead": s["who"]}),
    _one("{who:person} has {n:number} {what:what} [left]", lambda s: _person(s, **{s["what"]: s["n"]})),
    _one("{who:person} has {n:number} {kind:trauma} trauma", lambda s: _person(s, trauma={s["kind"]: s["n"]})),
    _one("{key:key} is on {name:place}", _key),
    _one("{name:place} is {level:flood level}", lambda s: {"locations": {s["name"]: {"flood": s["level"]}}}),
    _one("the location {name:words} has shroud {n:number}", _location),
    _one("the location {name:words} has shroud {n:number} and {m:number} clue[s]", _location),
    _one("{name:place} connects to {others:places}", lambda s: {"locations": {s["name"]: {"connects": s["others"]}}}),
    _one("the chaos bag holds {tokens:chaos tokens}", lambda s: {"chaos bag": s["tokens"]}),
    _one("the scenario is {name:words}", lambda s: {"scenario": s["name"]}),
    _one("the card {name:words}", lambda s: {"cards": {s["name"]: {}}}),
    _one("the next agendas are {cards:cards}", partial(_of_the_table, AGENDA_DECK.key)),
    _one("the next acts are {cards:cards}", partial(_of_the_table, ACT_DECK.key)),
    _one("the {deck:current deck} is {card:laid}", lambda s: {s["deck"]: s["card"]}),
    *_decks(),
    _one("the exploration deck is {cards:cards}", partial(_deck, "exploration deck")),
    _one("the shuffled exploration deck is {cards:cards}", partial(_deck, "shuffled exploration deck")),
    _one("{card:laid} [is] engaged with {where:place}", _enemy("engaged")),
    _one("{card:laid} [is] at {where:place}", _enemy("at")),
    _one("{who:person}", _person),
)
_STATEMENTS: Final[tuple[Statement, ...]] = tuple(one for fact in _FACTS for one in fact.statements())
GIVENS: Final = Givens(_KINDS, _STATEMENTS, _DESCRIBED)
"""The sentences that describe a situation of Arkham Horror."""
