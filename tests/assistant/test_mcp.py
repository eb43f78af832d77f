"""The tools for assistants, asked by the SDK's own client: over all recorded rulings, and of whatever may go wrong."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import jsonschema
import pytest
from mcp import Client, StdioServerParameters, stdio_client

from adjudicator.assistant.server import server
from adjudicator.cli.documents import documents
from adjudicator.cli.main import run
from adjudicator.oracle.limits import Limits
from adjudicator.ruling.judging import rule_file

ROOT = Path(__file__).parents[2]
T = TypeVar("T")
DYNAMITE = (ROOT / "rulings/arkham/dynamite-blast-attack-of-opportunity.yaml").read_text(encoding="utf-8")
FIGHT = """
game: arkham
investigators: {roland: {card: Roland Banks, at: attic}}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
locations: {attic: {}}
"""
TOOLS = {
    "games",
    "look_up_rule",
    "look_up_card",
    "language",
    "guide",
    "check",
    "rule",
    "why",
    "legal",
    "odds",
    "compare",
}


def asking(use: Callable[[Client], Awaitable[T]], limits: Limits = Limits()) -> T:  # noqa: B008
    """The result of asking a server through the client."""

    async def ask() -> T:
        texts = {document.topic: document.text for document in documents()}
        async with Client(server(texts, limits)) as client:
            return await use(client)

    return asyncio.run(ask())


def told(tool: str, limits: Limits = Limits(), **given: Any) -> Any:  # noqa: B008
    """The answer of a tool, as structured content that fits its schema."""

    async def use(client: Client) -> Any:
        schemas = {one.name: one.output_schema for one in (await client.list_tools()).tools}
        result = await client.call_tool(tool, given)
        assert not result.is_error, result.content
        jsonschema.validate(result.structured_content, schemas[tool])
        return result.structured_content

    found = asking(use, limits)
    return found["result"] if set(found) == {"result"} else found


def refused(tool: str, limits: Limits = Limits(), **given: Any) -> str:  # noqa: B008
    """The words with which a tool refuses."""

    async def use(client: Client) -> Any:
        return await client.call_tool(tool, given)

    result = asking(use, limits)
    assert result.is_error
    return str(result.content[0].text)


def test_every_tool_has_a_schema_and_says_what_it_does() -> None:
    async def use(client: Client) -> Any:
        return (await client.list_tools()).tools

    tools = asking(use)
    assert {tool.name for tool in tools} == TOOLS
    for tool in tools:
        assert tool.description
        assert tool.description.endswith(".")
        assert tool.output_schema
        assert tool.annotations.read_only_hint
        jsonschema.Draft202012Validator.check_schema(tool.input_schema)


@pytest.mark.parametrize("game", ["arkham", "eldritch", "notalone", "others"])
def test_recorded_rulings_are_ruled_as_the_command_does(game: str) -> None:
    files = sorted((ROOT / "rulings" / game).glob("*.yaml"))[:12]

    async def use(client: Client) -> list[Any]:
        texts = [path.read_text(encoding="utf-8") for path in files]
        found = [await client.call_tool("rule", {"situation": text}) for text in texts]
        return [result.structured_content["result"] for result in found]

    assert files
    for path, rulings in zip(files, asking(use), strict=True):
        for said, ruling in zip(rulings, rule_file(path), strict=True):
            assert said["verdict"] == ruling.verdict, path
            assert {one["question"]: one["answer"] for one in said["answers"]} == ruling.values, path
            assert [[rule["rule"] for rule in one["decided_by"]] for one in said["answers"]] == [
                list(answer.because) for answer in ruling.answers
            ]
            assert said["assumed"] == list(ruling.assumed)
            assert said["not_modelled"] == list(ruling.not_modelled)
            assert [one["attempt"] for one in said["refused"]] == [one.step for one in ruling.refused]


def test_a_ruling_says_what_it_rests_on() -> None:
    (ruling,) = told("rule", situation=DYNAMITE)
    assert ruling["verdict"] == "ruled"
    answers = {one["question"]: one for one in ruling["answers"]}
    assert answers["roland plays dynamite blast"]["answer"] == "no"
    assert answers["roland is defeated"]["decided_by"][0]["rule"] == "defeat.2"
    assert answers["roland is defeated"]["decided_by"][0]["says"].startswith("An investigator with damage equal to")
    claims = {one["who"]: one for one in ruling["claims"]}
    assert claims["Roland"]["verdict"] == "wrong"
    assert "roland is defeated" in claims["Roland"]["leaves"]
    assert any("no scenario" in one for one in ruling["assumed"])
    assert any(one.startswith("turn-of-the-eliminated: ends (not ") for one in ruling["readings"])


def test_what_is_undecided_or_not_modelled_is_said() -> None:
    (ruling,) = told("rule", situation=f"{FIGHT}do: [roland fights ghoul]\nask: [ghoul is defeated]")
    assert ruling["verdict"] == "undecided"
    assert not ruling["answers"][0]["final"]
    assert ruling["waits_for"]
    assert ruling["options"]
    riddle = "\n".join(
        [
            "game: arkham",
            "cards: {Riddle: {type: asset, cost: 0, not modelled: [its ability]}}",
            "investigators: {roland: {card: Roland Banks, at: attic, hand: [Riddle]}}",
            "locations: {attic: {}}",
            "ask: [roland has 0 damage]",
        ]
    )
    for tool in ("rule", "why", "odds", "legal"):
        assert any("its ability" in one for one in told(tool, situation=riddle)[0]["not_modelled"]), tool


def test_a_check_has_all_faults_with_ways_out() -> None:
    found = told("check", situation="game: arkham\ninvestigators: {roland: {card: Roland Bank}}\ndo: [roland fihgts]\n")
    assert not found["sound"]
    assert next((one["line"], one["help"]) for one in found["faults"]) == (2, 'did you mean "Roland Banks"?')
    assert len(found["faults"]) == 2
    assert told("check", situation=DYNAMITE) == {"sound": True, "faults": []}


def test_faults_are_no_ruling() -> None:
    broken = FIGHT.replace("Ghoul Minion", "Ghoul Minon")
    for tool, more in (("rule", {}), ("why", {}), ("odds", {}), ("legal", {}), ("compare", {"editions": ["first"]})):
        said = refused(tool, situation=broken, **more)
        assert "nothing is ruled, the situation is at fault: line 4, column 25: there is no card" in said, tool
        assert 'did you mean "Ghoul Minion"?' in said


def test_the_way_to_the_answers() -> None:
    (found,) = told("why", situation=DYNAMITE)
    assert any(line.strip().startswith("roland: damage 8 → 9") for line in found["steps"])
    assert "defeat.2" in [one["rule"] for one in found["rules"]]
    assert found["steps_left_out"] == 0


def test_what_is_legal_and_why_not() -> None:
    deeds = ["roland fights ghoul", "roland moves to attic", "roland sings"]
    (found,) = told("legal", situation=FIGHT, deeds=deeds)
    assert found["verdict"].split("; ") == [
        "roland fights ghoul: legal",
        "roland moves to attic: not legal",
        "roland sings: not understood",
    ]
    moves, sings = found["refused"]
    assert moves["reasons"] == ["attic is where they are already"]
    assert moves["rules"][0]["rule"] == "move.9"
    assert "not understood" in sings["reasons"][0]
    assert next(one for one in found["options"] if one["says"] == "roland takes a resource")["cost"] == "1 action"
    assert {one["rule"] for one in found["options"] if one["rule"]} <= {one["rule"] for one in found["rules"]}
    assert "roland evades roland" not in {one["attempt"] for one in found["refused"]}
    assert len(told("legal", situation=FIGHT, why_not=True)[0]["refused"]) > 1


def test_what_is_legal_in_each_variant_and_what_was_refused_before() -> None:
    variants = "variants:\n  alone: {}\n  after: {do: [roland moves to attic]}\n"
    alone, after = told("legal", situation=f"{FIGHT}title: What now?\n{variants}")
    assert (alone["title"], after["title"]) == ("What now? — alone", "What now? — after")
    assert alone["refused"] == []
    (moves,) = after["refused"]
    assert moves["attempt"] == "roland moves to attic"
    assert moves["reasons"] == ["attic is where they are already"]
    assert "move.9" in [one["rule"] for one in moves["rules"]]


def test_odds_are_exact_and_say_how_they_were_found() -> None:
    (found,) = told("odds", situation=f"{FIGHT}do: [roland fights ghoul]\nask: [ghoul has 1 damage]")
    yes = next(one for one in found["odds"] if one["answer"] == "yes")
    assert yes["odds"].startswith("13/16")
    assert yes["at_least"] == yes["at_most"] == 0.8125
    assert found["verdict"] == "explored"
    (ruling,) = told("rule", situation=f"{FIGHT}do: [roland fights ghoul]\nask: [ghoul has 1 damage]")
    assert found["assumed"] == ruling["assumed"] != []
    assert "policy" in refused("odds", situation=f"{FIGHT}ask: [ghoul has 1 damage]", policy="lucky")


def test_comparing_names_what_differs() -> None:
    (found,) = told("compare", situation=DYNAMITE, without=["defeat.2"])
    assert found["verdict"] == "the answers differ"
    assert found["ways"] == ["the file as it is", "without defeat.2"]
    assert {"question": "roland is defeated", "answers": ["yes", "no"]} in found["answers"]
    assert "defeat.2" in [one["rule"] for one in found["decided_by"]]
    assert "nothing to compare" in refused("compare", situation=DYNAMITE)


def test_rules_cards_and_documents_are_looked_up() -> None:
    assert "arkham" in [game["name"] for game in told("games")]
    assert told("look_up_rule", game="arkham", words="defeat.2")[0]["says"].startswith("An investigator with damage")
    assert told("look_up_rule", game="notalone", words="resist")
    assert "arkham, eldritch" in refused("look_up_rule", game="chess", words="castling")
    card = told("look_up_card", game="arkham", name="Beat Cop")
    assert card["name"] == "Beat Cop"
    assert 'did you mean "Beat Cop"' in refused("look_up_card", game="arkham", name="Beet Cop")
    language = told("language", game="notalone", about="resist")
    assert language["example"].startswith("# A situation of Not Alone")
    assert all("resist" in sentence.lower() for sentence in language["sentences"])
    assert "situation:" in told("guide")
    beginning = told("guide", topic="ruling")
    assert "Sections: " in beginning
    assert told("guide", topic="ruling", section="Formats").startswith("## Formats")
    assert "one of" in refused("guide", topic="cooking")
    assert "one of" in refused("guide", topic="ruling", section="Cooking")


def test_limits_hold() -> None:
    assert "more than" in refused("rule", Limits(steps=20), situation=DYNAMITE)


def test_secrets_are_kept() -> None:
    situation = "game: notalone\ncreature: {name: B}\nhunted: {C: {hand: [lair]}, D: {}}\nask: [C holds lair]\n"
    (seen,) = told("rule", situation=situation, player="D")
    assert seen["answers"][0]["answer"] == "secret"


def test_nothing_is_read_but_what_is_sent(tmp_path: Path) -> None:
    situation = tmp_path / "a.yaml"
    situation.write_text(DYNAMITE)
    assert "at fault" in refused("rule", situation=str(situation))


def test_the_command_serves_over_standard_streams() -> None:
    async def use() -> Any:
        here = {**os.environ, "PYTHONPATH": str(ROOT)}
        process = StdioServerParameters(command=sys.executable, args=["-m", "adjudicator", "mcp"], env=here)
        async with Client(stdio_client(process)) as client:
            return await client.call_tool("rule", {"situation": DYNAMITE})

    result = asyncio.run(use())
    assert result.structured_content["result"][0]["verdict"] == "ruled"


def test_it_says_what_to_install(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert run(["mcp"]) == 2
    assert "python -m pip install 'adjudicator[mcp]'" in capsys.readouterr().err


def test_other_commands_do_not_load_the_sdk() -> None:
    script = (
        "import sys; from adjudicator.cli.main import run; run(['lookup', 'defeat.2']); print('mcp' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.endswith("False\n")
