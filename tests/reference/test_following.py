"""Rules that follow from others: what the reference says of them, and when they are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from adjudicator.reference import Catalogue, CatalogueError
from adjudicator.reference.following import Corollaries, corollaries_of, faults

LAIR = """\
entry: lair
title: Lair
rules:
  - id: lair.1
    says: 'A copy of a power is a use of it, as follows: once.'
    kind: priority
    proof: engine
  - id: lair.2
    says: A copy of the Wreck uses it up.
    kind: priority
    proof: engine
    follows: [lair.1, wreck.1]
    try: C copies the Wreck.
  - id: lair.3
    says: A copy of what is ineffective gets nothing.
    kind: priority
    proof: engine
    follows:
      - [lair.1, wreck.2]
      - [lair.1, wreck.3]
    try: C copies the Wreck under Mirage.
  - id: lair.4
    says: So does a copy of the Wreck that has been copied.
    kind: priority
    proof: engine
    follows: [wreck.4, lair.2]
"""
WRECK = "entry: wreck\ntitle: Wreck\nrules:\n" + "".join(
    f"- {{id: wreck.{number}, says: So., kind: advice, proof: engine{more}}}\n"
    for number, more in enumerate(("", "", "", "", ", follows: [wreck.1]"), 1)
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "lair.yaml").write_text(LAIR, encoding="utf-8")
    (tmp_path / "wreck.yaml").write_text(WRECK, encoding="utf-8")
    return tmp_path


@pytest.fixture
def corollaries(folder: Path) -> Corollaries:
    return Corollaries(Catalogue(folder))


def test_a_rule_knows_from_what_it_follows(folder: Path) -> None:
    catalogue = Catalogue(folder)
    known = {ident: rule.follows for ident in ("lair.1", "lair.2", "lair.3") if (rule := catalogue.rule(ident))}
    assert known == {
        "lair.1": (),
        "lair.2": (("lair.1", "wreck.1"),),
        "lair.3": (("lair.1", "wreck.2"), ("lair.1", "wreck.3")),
    }


def test_all_that_follows_is_found_however_it_is_written(folder: Path) -> None:
    catalogue = Catalogue(folder)
    read = {rule.id: rule.follows for entry in Catalogue(folder).entries() for rule in entry.rules if rule.follows}
    assert dict(catalogue.corollaries()) == read
    assert list(read) == ["lair.2", "lair.3", "lair.4", "wreck.5"]


def test_a_rule_is_shown_by_its_citation_or_by_those_of_all_its_parents(corollaries: Corollaries) -> None:
    assert corollaries.shown("lair.2", {"lair.2"})
    assert corollaries.shown("lair.2", {"lair.1", "wreck.1"})
    assert not corollaries.shown("lair.2", {"lair.1"})
    assert corollaries.shown("lair.3", {"lair.1", "wreck.3"})
    assert not corollaries.shown("lair.3", {"wreck.2", "wreck.3"})
    assert corollaries.shown("lair.4", {"lair.1", "wreck.1", "wreck.4"})
    assert corollaries.shown("wreck.5", {"wreck.1"})
    assert not corollaries.shown("wreck.1", {"wreck.5"})


def test_what_follows_is_named_where_several_rules_meet(corollaries: Corollaries) -> None:
    assert corollaries.of(["wreck.1", "lair.1"]) == ("lair.2",)
    assert corollaries.of(["wreck.4", "lair.1", "wreck.1"]) == ("lair.2", "lair.4")
    assert corollaries.of(["lair.1", "wreck.1", "lair.2"]) == ("lair.2",)
    assert corollaries.of(["lair.1"]) == ()
    # That it says no more than another rule does not tell that its case is at hand.
    assert corollaries.of(["wreck.1", "wreck.2"]) == ()


def test_a_rule_knows_what_follows_from_it(corollaries: Corollaries) -> None:
    assert corollaries.children("lair.1") == ("lair.2", "lair.3")
    assert corollaries.children("wreck.1") == ("lair.2", "wreck.5")
    assert corollaries.children("lair.4") == ()


@pytest.mark.parametrize(
    ("follows", "fault"),
    [
        ("lair.1", "follows has to be a list"),
        ("[]", "lair.yaml: rules: follows has to name rules by their ids"),
        ("[[lair.1], []]", "has to name rules by their ids"),
        ("[lair.1, lair.1]", "each of them once"),
        ("[lair.1, the Wreck]", "has to name rules by their ids"),
        ("[lair.1, [wreck.1]]", "has to be a list of words"),
        ("[[lair.1], wreck.1]", "has to be a list of words"),
        ("{lair: 1}", "follows has to be a list"),
    ],
)
def test_what_does_not_name_rules_is_a_fault(folder: Path, follows: str, fault: str) -> None:
    text = LAIR.replace("follows: [lair.1, wreck.1]", f"follows: {follows}")
    (folder / "lair.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(CatalogueError, match=fault):
        Catalogue(folder).entry("lair")
    with pytest.raises(CatalogueError):
        Corollaries(Catalogue(folder))


@pytest.mark.parametrize(
    ("follows", "fault"),
    [
        ("[lair.2]", ["lair.2"]),
        ("[lair.1, lair.4]", ["lair.2", "lair.4"]),
        ("[[lair.1], [wreck.1, lair.4]]", ["lair.2", "lair.4"]),
    ],
)
def test_a_rule_that_follows_from_itself_is_a_fault(folder: Path, follows: str, fault: list[str]) -> None:
    text = LAIR.replace("follows: [lair.1, wreck.1]", f"follows: {follows}")
    (folder / "lair.yaml").write_text(text, encoding="utf-8")
    assert list(faults(Catalogue(folder))) == [f"{rule} follows from itself" for rule in fault]
    with pytest.raises(CatalogueError, match=r"lair\.2 follows from itself"):
        Corollaries(Catalogue(folder))


def test_a_rule_that_follows_from_none_that_there_is_is_a_fault(folder: Path) -> None:
    (folder / "lair.yaml").write_text(LAIR.replace("lair.1, wreck.3", "lair.9, wreck.9"), encoding="utf-8")
    lacks = "which the reference does not have"
    assert list(faults(Catalogue(folder))) == [
        f"lair.3 follows from lair.9, {lacks}",
        f"lair.3 follows from wreck.9, {lacks}",
    ]


def test_a_reference_is_read_once(folder: Path) -> None:
    assert corollaries_of(folder) is corollaries_of(folder)
