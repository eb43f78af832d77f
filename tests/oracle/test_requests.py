"""The oracle's answers to each request, and to those at fault."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from documents.reading import blocks
from oracle.client import SCHEMA, SITUATION, Client

from adjudicator import __version__
from adjudicator.cli.main import run
from adjudicator.oracle import answers
from adjudicator.oracle.protocol import OPERATIONS
from adjudicator.ruling.data import as_data
from adjudicator.ruling.judging import rule_file

DOCUMENT = Path(answers.__file__).parent / "README.md"
RULING = Path(__file__).parents[2] / "rulings" / "arkham" / "shrivelling-retaliate.yaml"


@pytest.fixture
def client() -> Client:
    return Client()


def test_the_schema_is_one(client: Client, capsys: pytest.CaptureFixture[str]) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert client.ask("schema")["schema"] == SCHEMA
    assert run(["schema", "oracle"]) == 0
    assert json.loads(capsys.readouterr().out) == SCHEMA


def test_every_operation_is_in_the_schema_with_its_fields() -> None:
    described: dict[str, set[str]] = {}
    for one in SCHEMA["$defs"]["request"]["oneOf"]:  # type: ignore[index,call-overload]
        op = one["properties"]["op"]
        for name in op.get("enum", [op.get("const")]):
            described[name] = set(one["properties"]) - {"op", "id"}
    assert described == {name: set(fields) for name, fields in OPERATIONS.items()}


def test_version_and_games(client: Client) -> None:
    version = client.ask("version")
    assert (version["protocol"], version["adjudicator"]) == (1, __version__)
    games = {game["name"]: game for game in client.ask("games")["games"]}
    assert games["arkham"]["editions"] == ["first", "revised"]
    assert games["notalone"]["editions"] == []


def test_a_ruling_is_that_of_the_command(client: Client) -> None:
    (ruled,) = client.ask("rule", situation=RULING.read_text(encoding="utf-8"))["rulings"]
    assert ruled | {"file": str(RULING)} == json.loads(json.dumps(as_data(rule_file(RULING)[0])))


def test_a_ruling_of_an_object_under_a_reading_with_its_trace(client: Client) -> None:
    from ruamel.yaml import YAML

    situation = json.loads(json.dumps(YAML(typ="safe").load(RULING)))
    chosen = {"retaliate-moment": "after the test"}
    (ruled,) = client.ask("rule", situation=situation, readings=chosen, edition="first", trace=True)["rulings"]
    assert ruled["edition"] == "first"
    assert {"name": "retaliate-moment", "value": "after the test", "others": ["before the test ends"]} in ruled[
        "readings"
    ]
    assert ruled["trace"]


def test_a_player_is_shown_no_secret(client: Client) -> None:
    situation = {"game": "notalone", "hunted": {"C": None}, "do": ["C plays jungle"], "ask": ["C has played jungle"]}
    (ruled,) = client.ask("rule", situation=situation, player="B")["rulings"]
    assert ruled["answers"][0]["value"] == "secret"
    assert client.fails("rule", situation=situation, player="zoe")["code"] == "bad-choice"


def test_what_a_request_is_called_comes_back(client: Client) -> None:
    assert [client.send({"op": "version", "id": name})["id"] for name in ("a", 7, None)] == ["a", 7, None]
    assert client.send({"op": "undo", "id": "x", "handle": "9.9"})["id"] == "x"


def test_the_requests_of_the_document(client: Client) -> None:
    requests = blocks(DOCUMENT.read_text(encoding="utf-8"), "jsonl")[0].text.splitlines()
    answers = [client.send(json.loads(request)) for request in requests]
    assert [answer["ok"] for answer in answers] == [True] * 4
    assert [deed["legal"] for deed in answers[2]["deeds"]] == [True, False]


ROLAND = b'{"game": "arkham", "investigators": {"roland": {"card": "Roland Banks"}}}'
FAULTS = [
    (b"nonsense", "not-json"),
    (b'{"op": "version"', "not-json"),
    (b'{"op": "version", "op": "games"}', "not-json"),
    (b'{"op": NaN}', "not-json"),
    (b"[" * 100_000, "not-json"),
    (b"\xff\xfe", "not-json"),
    (b"[]", "bad-request"),
    (b"{}", "bad-request"),
    (b'{"op": 1}', "bad-request"),
    (b'{"op": "version", "id": [1]}', "bad-request"),
    (b'{"op": "version", "id": true}', "bad-request"),
    (b'{"op": "version", "more": 1}', "bad-request"),
    (b'{"op": "rule"}', "bad-request"),
    (b'{"op": "rule", "situation": 5}', "bad-request"),
    (b'{"op": "rule", "situation": "game: arkham", "readings": {"automatic-clash": 1}}', "bad-request"),
    (b'{"op": "legal", "handle": "1.0", "deeds": [1]}', "unknown-handle"),
    (b'{"op": "step", "handle": "1.0"}', "bad-request"),
    (b'{"op": "step", "handle": "1.0", "option": "a", "say": "b"}', "bad-request"),
    (b'{"op": "rool"}', "unknown-op"),
    (b'{"op": "rule", "situation": "game: ["}', "bad-situation"),
    (b'{"op": "rule", "situation": {"game": "chess"}}', "bad-situation"),
    (b'{"op": "rule", "situation": ROLAND, "edition": "third"}', "bad-choice"),
    (b'{"op": "rule", "situation": ROLAND, "readings": "house"}', "bad-choice"),
    (b'{"op": "open", "situation": ROLAND, "variant": "a"}', "bad-choice"),
    (b'{"op": "undo", "handle": "one"}', "unknown-handle"),
    (b'{"op": "undo", "handle": "1.0"}', "unknown-handle"),
    (b'{"op": "undo", "handle": "\\u0661.0"}', "unknown-handle"),
    (b'{"op": "undo", "handle": "' + b"9" * 5000 + b'.0"}', "unknown-handle"),
]


@pytest.mark.parametrize(("line", "code"), FAULTS, ids=range(len(FAULTS)))
def test_a_request_at_fault_gets_an_error_and_the_next_its_answer(client: Client, line: bytes, code: str) -> None:
    assert client.line(line.replace(b"ROLAND", ROLAND))["error"]["code"] == code
    assert client.ask("version")["protocol"] == 1


@pytest.mark.parametrize("line", [b'\xff\xfe{"op": 1}', b'{"op": "\xe9"}', '{"op": "version"}'.encode("utf-16")])
def test_a_request_is_utf_8(client: Client, line: bytes) -> None:
    error = client.line(line)["error"]
    assert (error["code"], error["message"][:20]) == ("not-json", "this is not UTF-8: i")
    assert client.line(b'\xef\xbb\xbf{"op": "version"}')["ok"], "a mark of the byte order is none of it"


def test_what_may_have_been_meant(client: Client) -> None:
    assert 'did you mean "rule"?' in client.line(b'{"op": "rul"}')["error"]["message"]
    assert "situation" in client.line(b'{"op": "rule", "sitation": "a", "situation": "b"}')["error"]["message"]


def test_each_fault_of_a_text_has_its_line(client: Client) -> None:
    text = "game: arkham\ninvestigators: {roland: {card: Rolan Banks}}\ndo: [roland fihgts ghoul]\n"
    found = client.fails("rule", situation=text)["diagnostics"]
    assert [(one["code"], one["line"]) for one in found] == [("E301", 2), ("E210", 3)]


def test_each_fault_of_an_object_has_its_pointer(client: Client) -> None:
    situation = {"game": "arkham", "investigators": {"a/b": {"card": "Rolan Banks"}}, "do": ["x fihgts ghoul"]}
    found = client.fails("open", situation=situation)["diagnostics"]
    assert [(one["code"], one["pointer"]) for one in found] == [
        ("E301", "/investigators/a~1b/card"),
        ("E210", "/do/0"),
    ]
    assert found[0]["help"] == 'did you mean "Roland Banks"?'


def test_an_object_is_as_bounded_as_a_file(client: Client) -> None:
    deep: Any = "x"
    for _ in range(70):
        deep = [deep]
    assert client.fails("rule", situation={"game": "arkham", "do": deep})["diagnostics"][0]["code"] == "E127"
    wide = {"game": "arkham", "do": [""] * 100_001}
    assert client.fails("rule", situation=wide)["diagnostics"][0]["code"] == "E126"


def test_a_text_in_an_object_is_no_number(client: Client) -> None:
    situation = {"game": "arkham", "investigators": {"roland": {"card": "Roland Banks", "damage": "2"}}}
    assert client.fails("rule", situation=situation)["diagnostics"][0]["pointer"] == "/investigators/roland/damage"


def test_a_fault_of_ours_ends_no_stream(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_given: object) -> None:
        raise ZeroDivisionError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(answers, "rule_source", broken)
        error = client.fails("rule", situation=SITUATION)
    assert (error["code"], "a fault of ours" in error["message"]) == ("internal", True)
    assert client.ask("rule", situation=SITUATION)["rulings"]
