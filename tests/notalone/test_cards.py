"""The cards as data: the rules that they name, and that they mean what they say."""

import re
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from adjudicator.games.kit.effects import CardFile, Effect
from adjudicator.games.notalone.card_files import HUNT_FILE, PLACES_FILE, SURVIVAL_FILE
from adjudicator.games.notalone.entry import GAME
from adjudicator.games.notalone.printed import CARDS
from adjudicator.games.notalone.vocabulary import VOCABULARY
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.reference.catalogue import Catalogue

FILES = (PLACES_FILE, SURVIVAL_FILE, HUNT_FILE)
RULE = re.compile(r"\b[a-z][a-z0-9-]*\.\d+\b")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.path.stem)
def test_every_rule_of_a_card_exists(file: CardFile) -> None:
    rules, catalogue = RULE.findall(file.path.read_text(encoding="utf-8")), Catalogue(GAME.reference)
    assert rules
    assert [rule for rule in rules if catalogue.rule(rule) is None] == []


def effects() -> "list[tuple[str, Effect]]":
    """What every card does, with its name."""
    return [(card.name, one) for kind in CARDS for card in kind.values() for one in card.does]


@pytest.mark.parametrize(("name", "effect"), effects())
def test_what_a_card_does_is_said_as_its_file_says_it(name: str, effect: Effect) -> None:
    written = {card: keys["does"] for file in FILES for card, keys in YAML(typ="safe").load(file.path).items()}
    does = written[name] if isinstance(written[name], list) else [written[name]]
    assert _plain(effect.says()) in [_plain(one) for one in does]


def _plain(value: object) -> object:
    """Numbers are written as words where words are meant too."""
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    return str(value) if type(value) is int else value


def test_every_word_is_said_by_a_card() -> None:
    assert {type(one) for _name, one in _all(effects())} | {type(CARDS.places[1].caught)} == set(VOCABULARY.words)


def _all(found: "list[tuple[str, Effect]]") -> "list[tuple[str, Effect]]":
    """The effects, and those of which they are made."""
    inner = [(name, one) for name, effect in found for part in effect.parts() for one in _effects_in(part)]
    return found + (_all(inner) if inner else [])


def _effects_in(part: object) -> "list[Effect]":
    if isinstance(part, Effect):
        return [part]
    return [one for inner in part for one in _effects_in(inner)] if isinstance(part, tuple) else []


@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("Dodge: {does: {cancel: moon, by: dodge.2, late: dodge.10}}", "E302"),
        ("Dodge: {does: {cancel: creature, by: dodge.2}}", "E203"),
        ("Dodge: {does: {cancel: creature, by: dodge.2, late: dodge.10, early: dodge.3}}", "E202"),
        ("Dodge: {does: {cancels: creature, by: dodge.2}}", "E206"),
        ("Dodge: {does: {take back: many, by: dodge.2, short: dodge.3}}", "E302"),
        (
            "Dodge: {does: {if so: {discard: lair, by: dodge.2}, then: {hide: discard piles, by: a.3}, by: a.4}}",
            "E201",
        ),
    ],
)
def test_a_card_at_fault_is_refused(tmp_path: Path, card: str, code: str) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(card + "\n", encoding="utf-8")
    with pytest.raises(InputAtFault) as caught:
        VOCABULARY.read(CardFile(file), dict)
    assert [fault.code for fault in caught.value.faults] == [code]
