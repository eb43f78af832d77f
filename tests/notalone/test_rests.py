"""A ruling names the readings on which a refusal, an allowance or an answer about legality rests."""

from pathlib import Path

import pytest

from adjudicator.ruling.judging import rule_file
from adjudicator.ruling.ruling import Ruling

MIRAGE = """
game: notalone
players: 3
phase: 3
otherwise: pass
in force: [Mirage]
tokens: {target: [rover, artifact], creature: rover}
hunted: {C: {played: lair, discard: [river]}}
"""


def ruled(path: Path, more: str) -> Ruling:
    file = path / "situation.yaml"
    file.write_text(MIRAGE + more, encoding="utf-8")
    (ruling,) = rule_file(file)
    return ruling


def readings(ruling: Ruling) -> dict[str, str]:
    return {one.reading: one.value for one in ruling.readings}


def test_a_refusal_rests_on_its_reading(tmp_path: Path) -> None:
    ruling = ruled(tmp_path, "do: [C uses lair to copy]")
    assert ruling.refused
    assert readings(ruling) == {"copied-ineffective-power": "nothing"}


def test_what_is_allowed_rests_on_its_reading(tmp_path: Path) -> None:
    ruling = ruled(tmp_path, "readings: {copied-ineffective-power: works}\ndo: [C uses lair to copy, C gains swamp]")
    assert not ruling.refused
    assert readings(ruling)["copied-ineffective-power"] == "works"


@pytest.mark.parametrize("question", ["C may use lair to copy", "C may not use lair to copy by mirage.7"])
def test_an_answer_about_legality_rests_on_its_reading(tmp_path: Path, question: str) -> None:
    ruling = ruled(tmp_path, f"do: [C's turn begins, {{ask: {question}}}]")
    assert readings(ruling) == {"copied-ineffective-power": "nothing"}


def test_what_rests_on_no_reading_names_none(tmp_path: Path) -> None:
    ruling = ruled(tmp_path, "do: [C takes back river]")
    assert readings(ruling) == {}
