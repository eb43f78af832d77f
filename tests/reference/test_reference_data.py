"""Every game's rules are in order: ids, cross-references and closed sets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from adjudicator.reference.catalogue import KINDS, PROOFS, Catalogue, Entry, Rule
from adjudicator.reference.following import faults
from adjudicator.reference.reading import tree

GAMES = Path(__file__).parents[2] / "adjudicator" / "games"
EDITIONS = {"arkham": {"first", "revised"}}
IDENT = re.compile(r"\b(?!v\d)[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.\d+\b")  # v2.0 is a version
ENTRY_KEYS = ["entry", "title", "terms", "sources", "see", "rules"]
RULE_KEYS = ["id", "says", "kind", "proof", "editions", "differs_from", "settles", "follows", "try", "note"]


@pytest.fixture(scope="module", params=sorted(path.parent.name for path in GAMES.glob("*/reference")))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def folder(game: str) -> Path:
    return GAMES / game / "reference"


@pytest.fixture(scope="module")
def entries(folder: Path) -> list[Entry]:
    return list(Catalogue(folder).entries())


@pytest.fixture(scope="module")
def rules(entries: list[Entry]) -> list[Rule]:
    return [rule for entry in entries for rule in entry.rules]


def test_there_are_rules(rules: list[Rule]) -> None:
    assert rules


def test_a_rule_looked_up_alone_is_that_of_its_entry(folder: Path, rules: list[Rule]) -> None:
    catalogue = Catalogue(folder)
    assert [catalogue.rule(rule.id) for rule in rules] == rules


def test_entry_is_named_after_its_file(folder: Path, entries: list[Entry]) -> None:
    assert [entry.slug for entry in entries] == sorted(path.stem for path in folder.glob("*.yaml"))


def test_ids_are_unique_and_begin_with_their_entry(entries: list[Entry], rules: list[Rule]) -> None:
    assert len({rule.id for rule in rules}) == len(rules)
    for entry in entries:
        numbers = range(1, len(entry.rules) + 1)
        assert [rule.id for rule in entry.rules] == [f"{entry.slug}.{number}" for number in numbers]
        assert {rule.entry for rule in entry.rules} <= {entry.slug}


def test_every_reference_resolves(entries: list[Entry], rules: list[Rule]) -> None:
    slugs, ids = {entry.slug for entry in entries}, {rule.id for rule in rules}
    for entry in entries:
        assert set(entry.see) <= slugs - {entry.slug}, entry.slug
        assert len(set(entry.see)) == len(entry.see), entry.slug
    for rule in rules:
        assert {rule.differs_from, rule.settles} - {""} <= ids - {rule.id}, rule.id


def test_rules_follow_from_others_that_there_are(folder: Path, rules: list[Rule]) -> None:
    assert list(faults(Catalogue(folder))) == []
    found = dict(Catalogue(folder).corollaries())
    assert found == {rule.id: rule.follows for rule in rules if rule.follows}
    assert found


def test_ids_in_sentences_resolve(rules: list[Rule]) -> None:
    ids = {rule.id for rule in rules}
    for rule in rules:
        for ident in IDENT.findall(f"{rule.says} {rule.try_} {rule.note}"):
            assert ident in ids, f"{rule.id} names {ident}"


def test_an_entry_without_rules_points_to_others(entries: list[Entry]) -> None:
    assert all(entry.rules or entry.see for entry in entries)


def test_kinds_proofs_and_editions_are_known(game: str, rules: list[Rule]) -> None:
    for rule in rules:
        assert rule.kind in KINDS, rule.id
        assert rule.proof in PROOFS, rule.id
        assert set(rule.editions) <= EDITIONS.get(game, set()), rule.id
        assert bool(rule.editions) == (game in EDITIONS), rule.id
        assert len(set(rule.editions)) == len(rule.editions), rule.id


def test_what_can_be_decided_has_a_situation(rules: list[Rule]) -> None:
    assert [rule.id for rule in rules if rule.proof != "none" and not rule.try_] == []


def test_files_have_the_known_keys_in_order(folder: Path) -> None:
    for path in sorted(folder.glob("*.yaml")):
        content = tree(path.read_text(encoding="utf-8"), path.name)
        assert isinstance(content, dict)
        assert list(content) == [key for key in ENTRY_KEYS if key in content], path.name
        assert isinstance(content["rules"], list)
        assert isinstance(content["sources"], list)
        for rule in content["rules"]:
            assert isinstance(rule, dict)
            assert list(rule) == [key for key in RULE_KEYS if key in rule], path.name
        assert content["sources"], path.name
        for source in content["sources"]:
            assert isinstance(source, dict)
            assert list(source) == ["document", "line"], path.name


def test_lines_are_short_and_name_no_path(folder: Path) -> None:
    for path in sorted(folder.glob("*.yaml")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert len(line.rstrip()) == len(line) <= 100, f"{path.name}:{number}"
            assert not any(root in line for root in ("/home/", "/work/", "/tmp/", "file:", "://")), line
