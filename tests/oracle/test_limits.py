"""The limits of a request: its own, and those of the server."""

import io
import json

import pytest
from oracle.client import SITUATION, Client

from adjudicator.cli.main import run
from adjudicator.oracle.limits import Limits

RULE = {"situation": SITUATION | {"do": ["roland takes a resource"], "otherwise": "pass"}}


def limit(error: dict[str, object]) -> str:
    """The message about the limit that was reached."""
    assert error["code"] == "limit"
    return str(error["message"])


def test_a_request_may_have_limits_of_its_own() -> None:
    client = Client()
    assert limit(client.fails("rule", **RULE, max_steps=3)) == "this request takes more than 3 steps"
    assert client.ask("rule", **RULE, max_steps=10_000, max_seconds=30.5)["rulings"]
    assert client.ask("rule", **RULE)["rulings"], "the next one has limits of its own"


def test_the_limits_of_the_server_hold_whatever_a_request_asks_for() -> None:
    client = Client(Limits(steps=3))
    assert limit(client.fails("rule", **RULE)) == "this request takes more than 3 steps"
    assert limit(client.fails("rule", **RULE, max_steps=10**30)) == "this request takes more than 3 steps"
    assert limit(client.fails("rule", **RULE, max_steps=2)) == "this request takes more than 2 steps"


def test_steps_are_counted_over_all_answers_of_a_request() -> None:
    """Each deed of each variant takes a few steps, far fewer than all together."""
    client = Client()
    many = SITUATION | {"do": ["roland takes 1 damage", "roland takes 1 horror"] * 3, "otherwise": "pass"}
    many |= {"variants": {str(number): {} for number in range(5)}}
    taken = next(steps for steps in (2**power for power in range(20)) if _enough(client, many, steps))
    assert taken > 100
    assert not _enough(client, many, taken // 2)


def _enough(client: Client, situation: dict[str, object], steps: int) -> bool:
    answer = client.send({"op": "rule", "situation": situation, "max_steps": steps})
    return bool(answer["ok"])


@pytest.mark.parametrize("limits", [Limits(seconds=1e-9), Limits()])
def test_time_is_limited(limits: Limits) -> None:
    client = Client(limits)
    own = {} if limits.seconds < 1 else {"max_seconds": 1e-9}
    assert limit(client.fails("rule", **RULE, **own)) == "this request takes more than 1e-09 seconds"


def test_a_position_from_which_a_step_took_too_much_is_as_it_was() -> None:
    client = Client()
    handle = client.opened()
    before = client.ask("legal", handle=handle)
    assert limit(client.fails("step", handle=handle, option="roland take resource", max_steps=1))
    assert client.ask("legal", handle=handle) == before
    after = client.ask("step", handle=handle, option="roland take resource", max_steps=1_000)["handle"]
    assert client.ask("undo", handle=after)["handle"] == handle


def test_going_back_and_there_again_counts() -> None:
    """Another branch is tried, so that the position has to be reached anew."""
    client = Client()
    handle = client.opened()
    here = client.walk(handle, "roland take resource")
    client.walk(handle, "roland draw")
    assert limit(client.fails("legal", handle=here, max_steps=1))
    assert client.ask("legal", handle=here)["handle"] == here


@pytest.mark.parametrize(("field", "value"), [("max_steps", 0), ("max_steps", -1), ("max_seconds", 0)])
def test_no_limit_is_nothing(field: str, value: int) -> None:
    answer = Client().line(json.dumps({"op": "rule", **RULE, field: value}).encode())
    assert answer["error"] == {"code": "bad-request", "message": f'"{field}" must be more than 0'}


@pytest.mark.parametrize(("field", "value"), [("max_steps", 1.5), ("max_steps", True), ("max_seconds", "1")])
def test_a_limit_is_a_number(field: str, value: object) -> None:
    answer = Client().line(json.dumps({"op": "rule", **RULE, field: value}).encode())
    assert answer["error"]["code"] == "bad-request"


def test_the_command_sets_the_limits_of_the_server(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    class Given:
        buffer = io.BytesIO(json.dumps({"op": "rule", **RULE}).encode())

    monkeypatch.setattr("sys.stdin", Given)
    assert run(["oracle", "--max-steps", "3"]) == 0
    assert json.loads(capsysbinary.readouterr().out)["error"]["code"] == "limit"
