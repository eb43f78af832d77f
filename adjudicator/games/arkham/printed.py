"""Printed scenarios, encounter sets and decks: one file for each scenario and deck, and one for all sets."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeVar, cast

from adjudicator.games.arkham.game import Card, Effect
from adjudicator.games.arkham.library import HERE, file_name
from adjudicator.games.arkham.terms import ORDER
from adjudicator.games.arkham.vocabulary.described import CARD, EFFECTS
from adjudicator.language.records import Field, Record, may, need
from adjudicator.language.shapes import AnyOf, CardName, ListOf, MapOf, OneOf, Shape, Whole, Word, read_checked
from adjudicator.language.source import Node

SCENARIOS, DECKS, SETS = HERE / "scenarios", HERE / "starter-decks", HERE / "encounter-sets.yaml"
T = TypeVar("T")


class Scenario(NamedTuple):
    """A campaign guide's instructions for setting a scenario up."""

    name: str
    reference_card: str | Card
    chaos_bags: dict[str, tuple[str, ...]]
    introduction: tuple[Effect, ...]
    encounter_sets: tuple[str, ...]
    encounter_cards: dict[str, int]
    locations: tuple[str, ...]
    start: str
    set_aside: tuple[str, ...]
    agendas: tuple[str, ...]
    acts: tuple[str, ...]
    instructions: tuple[Effect, ...]
    story_decisions: tuple[Effect, ...]
    resolutions: dict[str, tuple[Effect, ...]]
    decks: dict[str, tuple[str, ...]]
    decoys: int
    where: Node


class DeckList(NamedTuple):
    """A named deck, with the number of copies of each card."""

    investigator: str
    cards: dict[str, int]


_CARDS = ListOf(CardName())
_FIELDS: dict[str, Field] = {
    "name": need(Word("a scenario")),
    "reference card": may(
        AnyOf("a card's name, or a card described in place", text=CardName(), mapping=CARD),
        "",
        "the scenario reference card; the card of the scenario's name if left out",
    ),
    "chaos bags": may(
        MapOf(ListOf(OneOf(*ORDER, meaning="a chaos token")), "difficulties with their tokens"),
        {},
        "the tokens of each difficulty, as the campaign set-up names them",
    ),
    "introduction": may(EFFECTS, (), "what the introduction has the investigators do"),
    "encounter sets": may(ListOf(Word("an encounter set")), (), "the sets that are gathered"),
    "encounter cards": may(MapOf(Whole(1, 9), "cards with their copies"), {}, "cards gathered beside the sets"),
    "locations": may(_CARDS, (), "the locations that begin in play"),
    "start": may(Word("a location"), "", "where the investigators begin; the first location if left out"),
    "set aside": may(_CARDS, (), "the cards that are set aside"),
    "agendas": may(_CARDS, (), "in order, the first one current"),
    "acts": may(_CARDS, (), "in order, the first one current"),
    "decks": may(MapOf(_CARDS, "decks by name"), {}, "decks of its own, such as the exploration deck, each shuffled"),
    "instructions": may(EFFECTS, (), "what else is done when the encounter deck has been shuffled"),
    "story decisions": may(EFFECTS, (), "what the players decide in its course; asked where it is skipped"),
    "resolutions": may(
        MapOf(EFFECTS, "effects by the number of the resolution, or `none`"),
        {},
        "what the campaign guide says at its end",
    ),
    "decoys": may(Whole(0, 99), 0, "the decoys among the concealed mini-cards that are set aside"),
}
SCENARIO: Record[Scenario] = Record(Scenario, _FIELDS, "a scenario", where=True, name="scenario", lenient=True)
DECK: Record[DeckList] = Record(
    DeckList,
    {
        "investigator": need(Word("an investigator card")),
        "cards": need(MapOf(Whole(1, 9), "cards with their copies")),
    },
    "a deck",
)
_SETS = MapOf(MapOf(Whole(1, 9), "cards with their copies"), "encounter sets")


_files: dict[Path, object] = {}


def _read(path: Path, shape: Shape[T]) -> T:
    """The content of a file of ours, read once; raises InputAtFault if it is at fault."""
    if path not in _files:
        _files[path] = read_checked(path, shape.check)
    return cast(T, _files[path])


@lru_cache
def find_scenario(name: str) -> Scenario | None:
    """The scenario of this name; None if its set-up is unknown."""
    path = SCENARIOS / f"{file_name(name)}.yaml"
    return _read(path, SCENARIO) if file_name(name) and path.is_file() else None


@lru_cache
def known_scenarios() -> tuple[str, ...]:
    """The names of all scenarios that can be set up."""
    return tuple(_read(path, SCENARIO).name for path in sorted(SCENARIOS.glob("*.yaml")))


@lru_cache
def encounter_sets() -> dict[str, dict[str, int]]:
    """Every encounter set: its cards with their copies."""
    return _read(SETS, _SETS)


@lru_cache
def starter_deck(investigator: str) -> DeckList | None:
    """The deck with which an investigator may begin; None if this one has none."""
    path = DECKS / f"{file_name(investigator)}.yaml"
    return _read(path, DECK) if path.is_file() else None
