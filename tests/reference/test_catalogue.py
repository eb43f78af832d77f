"""The catalogue opens only the entries it is asked for."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest

from adjudicator.reference import Catalogue, CatalogueError
from adjudicator.reference.catalogue import is_slug, split
from adjudicator.reference.reading import tree

MASSIVE = """\
entry: massive
title: Massive
terms: {ja: 巨大, ko: 육중한}
sources:
  - {document: guide, line: 12}
see: [ready]
rules:
  - id: massive.1
    says: >-
      A massive enemy is engaged
      with everybody there.
    kind: keyword
    proof: engine
    editions: [first, revised]
    differs_from: massive.2
    settles: massive.2
    try: Roland is there.
    note: 'Its "there" is its location: here.'
  - {id: massive.2, says: Short., kind: advice, proof: none}
"""
READY = "entry: ready\ntitle: Ready\nsources: []\nrules: []\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "massive.yaml").write_text(MASSIVE, encoding="utf-8")
    (tmp_path / "ready.yaml").write_text(READY, encoding="utf-8")
    (tmp_path / "README.md").write_text("not an entry", encoding="utf-8")
    return tmp_path


def test_a_rule_has_all_that_its_file_says(folder: Path) -> None:
    rule = Catalogue(folder).rule("massive.1")
    assert rule is not None
    assert rule.says == "A massive enemy is engaged with everybody there."
    assert (rule.kind, rule.proof, rule.editions) == ("keyword", "engine", ("first", "revised"))
    assert (rule.differs_from, rule.settles, rule.entry) == ("massive.2", "massive.2", "massive")
    assert (rule.try_, rule.note) == ("Roland is there.", 'Its "there" is its location: here.')


def test_what_a_rule_leaves_out_is_empty(folder: Path) -> None:
    rule = Catalogue(folder).rule("massive.2")
    assert rule is not None
    assert (rule.editions, rule.differs_from, rule.try_, rule.note, rule.settles) == ((), "", "", "", "")


def test_an_entry_has_its_headings_and_rules(folder: Path) -> None:
    catalogue = Catalogue(folder)
    entry = catalogue.entry("massive")
    assert entry is not None
    assert entry.terms == (("ja", "巨大"), ("ko", "육중한"))
    assert (entry.title, entry.see) == ("Massive", ("ready",))
    assert [rule.id for rule in entry.rules] == ["massive.1", "massive.2"]
    assert catalogue.rule("massive.1") is entry.rules[0]
    assert [each.slug for each in catalogue.entries()] == ["massive", "ready"]
    assert next(catalogue.entries()) is entry


def test_a_rule_opens_only_the_file_of_its_entry_and_once(folder: Path) -> None:
    (folder / "ready.yaml").write_text("entry: [", encoding="utf-8")
    catalogue = Catalogue(folder)
    assert catalogue.says("massive.2") == "Short."
    (folder / "massive.yaml").unlink()
    assert catalogue.says("massive.1").startswith("A massive enemy")
    with pytest.raises(CatalogueError, match=r"ready\.yaml: not YAML"):
        catalogue.entry("ready")


IDS = ["massive.3", "massive.01", "tiny.1", "massive", "", ".", "../massive.1", "massive.x"]


@pytest.mark.parametrize("ident", IDS)
def test_an_unknown_id_is_no_rule(folder: Path, ident: str) -> None:
    assert Catalogue(folder).rule(ident) is None
    with pytest.raises(LookupError, match="has no rule"):
        Catalogue(folder).says(ident)


@pytest.mark.parametrize("slug", ["tiny", "", "../massive", "Massive", "README", "massive/", "육중한"])
def test_an_unknown_name_is_no_entry(folder: Path, slug: str) -> None:
    assert Catalogue(folder).entry(slug) is None


def test_a_reference_may_lie_in_an_archive(folder: Path, tmp_path: Path) -> None:
    archive = tmp_path / "game.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("reference/massive.yaml", MASSIVE)
    catalogue = Catalogue(zipfile.Path(archive, "reference/"))
    assert catalogue.says("massive.2") == "Short."
    assert catalogue.entry("ready") is None
    assert [entry.slug for entry in catalogue.entries()] == ["massive"]


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("entry: massive", "entry: ready", "named ready"),
        ("title: Massive", "title: [Massive]", "title has to be text"),
        ("title: Massive\n", "", "title has to be text"),
        ("title: Massive", "title: Massive\ntitle: Massive", "massive.yaml:3: a key is given twice"),
        ("title: Massive", "title: &a Massive\nother: *a", "massive.yaml:3: an alias"),
        ("title: Massive", "[title]: Massive", "a key is a word"),
        ("terms: {ja: 巨大, ko: 육중한}", "terms: 巨大", "terms: a mapping"),
        ("see: [ready]", "see: ready", "see has to be a list of words"),
        ("see: [ready]", "see: [[ready]]", "see has to be a list of words"),
        ("id: massive.2", "id: massive.1", "an id is used twice"),
        ("id: massive.2", "id: ready.2", "the id ready.2 is not one of this entry"),
        ("kind: advice", "kind: rumour", "massive.2: no kind of rule is called rumour: definition"),
        ("proof: none", "proof: wit", "massive.2: no proof is called wit: engine"),
        ("says: Short.", "says: ''", "says has to be text"),
    ],
)
def test_a_file_out_of_order_is_a_fault(folder: Path, before: str, after: str, fault: str) -> None:
    assert MASSIVE.count(before) == 1
    (folder / "massive.yaml").write_text(MASSIVE.replace(before, after), encoding="utf-8")
    with pytest.raises(CatalogueError, match=fault):
        Catalogue(folder).entry("massive")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "is empty"),
        ("- a", "a mapping must stand here"),
        ("entry: massive\nrules: x", "rules has to be a list"),
    ],
)
def test_a_file_without_an_entry_is_a_fault(folder: Path, text: str, fault: str) -> None:
    (folder / "massive.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(CatalogueError, match=fault):
        Catalogue(folder).entry("massive")


def test_reading_without_libyaml_reads_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = tree(MASSIVE, "massive.yaml")
    monkeypatch.setitem(sys.modules, "ruamel.yaml.cyaml", None)
    assert tree(MASSIVE, "massive.yaml") == fast
    with pytest.raises(CatalogueError, match=r"massive\.yaml: not YAML"):
        tree("entry: [", "massive.yaml")


def test_the_form_of_ids_and_names() -> None:
    assert split("faq-as-if.12") == ("faq-as-if", "12")
    for text in ("as-if.", ".1", "as if.1", "As.1", "as--if.1", "as.1.2", "as.²"):
        assert split(text) is None, text
    assert [is_slug(text) for text in ("a-an", "the-letter-x", "-a", "12")] == [True, True, False, False]
