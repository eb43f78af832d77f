"""Branches that may go on forever: the answer is bounds, and is marked as such."""

from fractions import Fraction
from pathlib import Path

import pytest

from adjudicator.cli.main import run
from adjudicator.exploring.file import explore_file
from adjudicator.exploring.opening import Wanted

SITUATION = """\
game: arkham
investigators:
  daisy:
    card: Daisy Walker
    at: attic
    play area: [%s]
locations: {attic: {card: {type: location, name: Attic, shroud: 2}, clues: 1}}
chaos bag: [0, auto-fail]
do: [daisy investigates]
ask: [daisy has 1 clue, %s]
"""
GROWS = "{card: {type: asset, name: Watch, abilities: [{free: true, do: {gain: 1}}]}}"
GOES_ROUND = """
      {card: {type: asset, name: Watch, abilities: [{free: true, cost: {exhaust: this}, do: {ready: Clock}}]}},
      {card: {type: asset, name: Clock, abilities: [{free: true, cost: {exhaust: this}, do: {ready: Watch}}]},
       exhausted: true}"""


@pytest.fixture
def file(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    path = tmp_path / "endless.yaml"
    path.write_text(SITUATION % request.param, encoding="utf-8")
    return path


ENDLESS = [(GROWS, "daisy has 0 clues"), (GOES_ROUND, "watch is ready"), (GOES_ROUND, "daisy uses watch")]


@pytest.mark.parametrize("file", ENDLESS, ids=["grows", "goes round", "looks back"], indirect=True)
def test_the_bounds_hold_and_say_why(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explore", "--max-positions", "3000", str(file)]) == 3
    out = capsys.readouterr().out
    assert "explored, but not to the end" in out
    assert "some branches do not come to an end" in out
    odds = explore_file(file, Wanted())[0].explored.odds
    assert odds.bounds(0, "yes").low <= Fraction(1, 2) <= odds.bounds(0, "yes").high


@pytest.mark.parametrize("file", ENDLESS[1:], ids=["goes round", "looks back"], indirect=True)
def test_who_comes_back_to_where_they_were_goes_no_further(file: Path) -> None:
    assert explore_file(file, Wanted())[0].explored.looked_at.positions < 30


@pytest.mark.parametrize("file", ENDLESS[:1], indirect=True)
def test_the_first_option_may_lead_on_for_ever(file: Path) -> None:
    found = explore_file(file, Wanted("fixed"))[0].explored
    assert found.odds.bounds(0, "yes") == (0, 1)
    assert found.looked_at.left_out == 1


@pytest.mark.parametrize("file", ENDLESS[:1], indirect=True)
def test_nobody_reads_a_tree_as_deep_as_that(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explore", "--depth", "101", str(file)]) == 2
    assert "--depth" in capsys.readouterr().err
