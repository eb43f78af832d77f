"""The rules that scenarios prove."""

from __future__ import annotations

from pathlib import Path

from adjudicator.reference import Catalogue
from adjudicator.reference.coverage import Share, proven, tagged, tags

FEATURE = '''\
@massive.1
Feature: Massive
  """
  @massive.1
  Scenario: not one
  """

  @massive.2
  Rule: Exhausted

    @massive.3 @first @hunter.1
    # why

    @revised
    Scenario: Nobody is engaged
      Given a letter
        """
        @massive.4
        Scenario: a text
        """
      Then it is so

    Scenario: Nothing above
      Given nothing

    @massive.5@massive.5 @massive.6 # @massive.7
    Scenario Outline: Many
      Given <n>

      @massive.8 @nobody.1 @Massive.9 @massive.x
      Examples: some
        | n |
    @massive.7
    Background: not that
    Scenario: After it
'''


def test_ids_count_right_above_a_scenario_or_its_examples() -> None:
    assert tags(FEATURE) == [
        (15, ["massive.3", "hunter.1"]),
        (27, ["massive.5", "massive.6"]),
        (31, ["massive.8", "nobody.1"]),
    ]


def test_places_are_collected_over_files(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.feature").write_text("@a.1\nScenario: x\n@a.1 @b.2\nExample: y", encoding="utf-8")
    (tmp_path / "b.feature").write_text("@a.1\nScenario: z", encoding="utf-8")
    (tmp_path / "c.txt").write_text("@a.1\nScenario: z", encoding="utf-8")
    here = tmp_path.as_posix()
    assert tagged(tmp_path) == {
        "a.1": [f"{here}/b.feature:2", f"{here}/deep/a.feature:2", f"{here}/deep/a.feature:4"],
        "b.2": [f"{here}/deep/a.feature:4"],
    }


def test_proven_counts_by_entry_what_can_be_decided(tmp_path: Path) -> None:
    reference, features = tmp_path / "reference", tmp_path / "features"
    reference.mkdir()
    features.mkdir()
    entries = {"hunter": ["engine"], "massive": ["engine", "none", "deck", "setup"], "talk": ["none"]}
    for slug, proofs in entries.items():
        text = f"entry: {slug}\ntitle: {slug}\nrules:\n"
        for number, proof in enumerate(proofs, 1):
            text += f"- {{id: {slug}.{number}, says: So., kind: advice, proof: {proof}}}\n"
        (reference / f"{slug}.yaml").write_text(text, encoding="utf-8")
    (features / "a.feature").write_text("@massive.1 @massive.2 @massive.9\nScenario: x", encoding="utf-8")

    coverage = proven(Catalogue(reference), features)

    assert coverage.shares == (
        Share("hunter", 0, 1, ("hunter.1",)),
        Share("massive", 1, 3, ("massive.3", "massive.4")),
    )
    assert coverage.unknown == (("massive.9", (f"{features.as_posix()}/a.feature:2",)),)
    assert (coverage.proven, coverage.wanted) == (1, 4)


def test_what_follows_is_proven_where_its_parents_are(tmp_path: Path) -> None:
    reference, features = tmp_path / "reference", tmp_path / "features"
    reference.mkdir()
    features.mkdir()
    rules = {
        "a.1": "",
        "a.2": "",
        "a.3": "[a.1]",
        "a.4": "[a.2]",
        "a.5": "[[a.2], [a.3]]",
        "a.6": "[a.7]",
        "a.8": "[a.1]",
    }
    text = "entry: a\ntitle: A\nrules:\n- {id: a.7, says: So., kind: advice, proof: none}\n"
    for ident, follows in rules.items():
        more = f", follows: {follows}" if follows else ""
        text += f"- {{id: {ident}, says: So., kind: advice, proof: engine{more}}}\n"
    (reference / "a.yaml").write_text(text, encoding="utf-8")
    (features / "a.feature").write_text("@a.1 @a.3 @a.4 @a.5 @a.6\nScenario: x", encoding="utf-8")
    assert proven(Catalogue(reference), features).shares == (Share("a", 4, 7, ("a.2", "a.4", "a.8")),)
