"""Every card of the library is in order: its file, its figures, and the names in its abilities."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.games.arkham.effects.during import During
from adjudicator.games.arkham.effects.logic_effects import Modify
from adjudicator.games.arkham.game import Card, Gives
from adjudicator.games.arkham.library import FOLDER, Library, file_name, read_card
from adjudicator.games.arkham.speech.which import Described
from adjudicator.games.arkham.terms import ORDER, SKILLS, STATS, SYMBOLS, TOKEN_KINDS
from adjudicator.language.diagnostics import InputAtFault

FILES = sorted(FOLDER.glob("*.yaml"))
KEYWORDS = {"hunter", "retaliate", "aloof", "massive", "fast", "surge", "peril"}
PLAYER_CARDS = ("asset", "event", "skill")


@pytest.fixture(scope="module")
def cards() -> dict[str, Card]:
    return {path.stem: read_card(path) for path in FILES}


@pytest.fixture(scope="module")
def library() -> Library:
    return Library()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_loads(path: Path) -> None:
    try:
        card = read_card(path)
    except InputAtFault as fault:
        pytest.fail(f"{path.name}: {fault}")
    assert file_name(card.name) == path.stem


def test_the_core_set_is_complete(cards: dict[str, Card]) -> None:
    assert len(cards) >= 183


def test_names_are_unique(cards: dict[str, Card]) -> None:
    assert len({card.name for card in cards.values()}) == len(cards)


def test_every_card_is_found_by_its_name(cards: dict[str, Card], library: Library) -> None:
    for card in cards.values():
        found = library.find(card.name)
        assert found is not None
        assert found.name == card.name
    assert library.titles() == tuple(sorted(card.name for card in cards.values()))


def test_figures_are_sane(cards: dict[str, Card]) -> None:
    for name, card in cards.items():
        assert card.classes, name
        assert not set(card.keywords) - KEYWORDS, name
        assert {icon for icon, _count in card.icons} <= {*SKILLS, "wild"}, name
        assert card.uses is None or card.uses[0] in TOKEN_KINDS, name
        if card.type == "enemy":
            assert None not in (card.fight, card.health, card.evade), name
            assert card.damage or card.horror, name
        if card.type == "location":
            assert card.shroud is not None, name
            assert card.clues is not None, name
            assert not card.clues or card.per_investigator == ("clues",), name
        if card.type == "agenda":
            assert card.doom, name
        if card.type == "investigator":
            assert all(card.skills), name
            assert card.health, name
            assert card.sanity, name
            assert [symbol for symbol, _effect in card.symbols] == ["elder sign"], name
        if card.type in ("asset", "event") and not card.weakness:
            assert card.cost is not None, name
        if card.type == "skill":
            assert card.icons, name


def test_scenarios_name_symbols(cards: dict[str, Card]) -> None:
    for name, card in cards.items():
        if card.type == "scenario":
            assert {symbol for symbol, _effect in card.symbols} <= set(SYMBOLS), name
            assert card.symbols, name


def test_what_is_not_modelled_is_named(cards: dict[str, Card]) -> None:
    for name, card in cards.items():
        assert all(text.strip() for text in card.not_modelled), name
        assert len(set(card.not_modelled)) == len(card.not_modelled), name


def parts(value: object) -> Iterator[object]:
    """A value and everything in it."""
    yield value
    if isinstance(value, tuple):
        for part in value:
            yield from parts(part)


def said(card: Card) -> tuple[object, ...]:
    """Everything that a card says, on all its sides."""
    return (card.abilities, card.symbols, card.hard_symbols, card.reverse, card.reverse_card, card.spawn)


def test_abilities_speak_of_traits_that_cards_have(cards: dict[str, Card]) -> None:
    traits = {trait for card in cards.values() for trait in card.traits}
    for name, card in cards.items():
        for part in parts(said(card)):
            if isinstance(part, Described):
                assert {*part.trait, *part.non} <= traits, name


def test_abilities_modify_values_that_there_are(cards: dict[str, Card]) -> None:
    for name, card in cards.items():
        stats: list[str] = []
        for part in parts((card.abilities, card.symbols)):
            if isinstance(part, Gives):
                stats.append(part.stat)
            elif isinstance(part, Modify):
                stats += (stat for stat, _how, _number in part.gives)
            elif isinstance(part, During):
                stats += (stat for stat, _number in (*part.gets, *part.target_gets))
                assert set(part.revealed) <= set(ORDER), name
        assert set(stats) <= set(STATS), name


@pytest.mark.parametrize(
    ("name", "least"),
    [
        (".45 Automatic", 1),
        ("Machete", 1),
        ("Physical Training", 2),
        ("Knife", 2),
        ("Haunted", 3),
        ("Grasping Hands", 1),
        ("Vicious Blow", 1),
        ("Lita Chantler", 2),
        ('"Look what I found!"', 1),
        ("look what i found", 1),
    ],
)
def test_cards_bear_their_abilities(library: Library, name: str, least: int) -> None:
    card = library.find(name)
    assert card is not None
    assert sum(ability.kind != "play" or bool(ability.effects) for ability in card.abilities) >= least


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("Ghoul Priest", (4, 5, 4, 2, 2)),
        ("Umôrdhoth", (5, 6, 6, 3, 3)),
        ("Swarm of Rats", (1, 1, 3, 1, 0)),
    ],
)
def test_enemies_have_their_figures(library: Library, name: str, figures: tuple[int, ...]) -> None:
    card = library.find(name)
    assert card is not None
    assert (card.fight, card.health, card.evade, card.damage, card.horror) == figures
