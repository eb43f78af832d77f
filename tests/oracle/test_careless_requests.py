"""Requests that would cost more to read than they may, and numbers that are none."""

import time
from math import inf, nan

import pytest

from adjudicator import NoSuchChoice, Situation
from adjudicator.cli.main import run
from adjudicator.oracle.answers import Oracle
from adjudicator.oracle.limits import Limits

SITUATION = "{game: arkham, investigators: {roland: {card: Roland Banks}}, ask: [roland is defeated]}"


def test_a_key_that_is_given_twice_is_found_at_once() -> None:
    keys = ",".join(f'"k{number}":1' for number in range(100_000))
    before = time.monotonic()
    answer = Oracle().answer(f'{{"op":"version",{keys},"k99999":2}}'.encode())
    assert time.monotonic() - before < 10
    assert '"k99999" is given twice' in str(answer)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "-1", "0", "true", '"1"'])
def test_a_limit_is_a_number(number: str) -> None:
    answer = Oracle().answer(f'{{"op":"rule","situation":"{SITUATION}","max_seconds":{number}}}'.encode())
    assert answer["ok"] is False
    assert str(answer["error"]["code"]) in ("not-json", "bad-request")  # type: ignore[index]


@pytest.mark.parametrize("limits", [Limits(seconds=nan), Limits(seconds=inf), Limits(seconds=-1), Limits(steps=0)])
def test_the_limits_of_a_server_are_numbers(limits: Limits) -> None:
    with pytest.raises(ValueError, match="steps are more than 0"):
        Oracle(limits)


@pytest.mark.parametrize("number", ["nan", "inf", "-inf", "-1", "1e308", "", "x"])
@pytest.mark.parametrize(
    "command", [["oracle", "--max-seconds"], ["explore", "a.yaml", "--max-seconds"], ["watch", "a", "--interval"]]
)
def test_seconds_are_a_number(capsys: pytest.CaptureFixture[str], command: list[str], number: str) -> None:
    assert run([*command[:-1], f"{command[-1]}={number}"]) == 2
    assert "no number of" in capsys.readouterr().err


@pytest.mark.parametrize(
    "limits", [{"max_seconds": nan}, {"max_seconds": -1.0}, {"max_positions": 0}, {"max_positions": -1}, {"jobs": -1}]
)
def test_the_limits_of_an_exploration_are_numbers(limits: dict[str, float]) -> None:
    with pytest.raises(NoSuchChoice):
        Situation.parse(SITUATION).explore(**limits)  # type: ignore[arg-type]


def test_a_sentence_without_end_is_not_understood_at_once() -> None:
    before = time.monotonic()
    asked = "roland draws " + "guts and " * 100_000
    answer = Oracle().answer(
        f'{{"op":"rule","situation":{{"game":"arkham","investigators":["Roland Banks"],"do":["{asked}"]}}}}'.encode()
    )
    assert answer["ok"] is False
    assert time.monotonic() - before < 10
