"""Every situation that a document shows is ruled, or refused as the command below it shows; every command is real."""

import re
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from doctest import DocTestParser, DocTestRunner
from importlib import import_module
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from adjudicator.cli.app import COMMANDS, PROGRAM, parser_of
from adjudicator.cli.main import run
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.reference.catalogue import Catalogue
from adjudicator.ruling.judging import rule_source
from documents.reading import DOCUMENTS, IDS, OF_AUTHORS, ROOT, Block, Run, blocks, files, prose, runs

TEXTS = {name: path.read_text(encoding="utf-8") for name, path in zip(IDS, DOCUMENTS, strict=True)}
SHOWN = [pytest.param(name, one, id=f"{name}: {one.command}") for name, text in TEXTS.items() for one in runs(text)]
SITUATIONS = [
    pytest.param(name, block, id=f"{name}: {block.name or number}")
    for name, text in TEXTS.items()
    for number, block in enumerate(blocks(text, "yaml"))
    if "\ngame:" in f"\n{block.text}" and name != OF_AUTHORS
]
MENTIONED = [
    pytest.param(line, id=f"{name}: {line}")
    for name, text in TEXTS.items()
    for line in dict.fromkeys(
        [
            *re.findall(r"`(adjudicator [^`]+)`", prose(text)),
            *(
                found
                for block in blocks(text, "sh")
                for found in re.findall(r"(?:^|&& )(adjudicator .+)$", block.text, re.M)
            ),
            *(
                found
                for block in blocks(text, "yaml")
                for found in re.findall(r"(?:run:|do) (adjudicator [^#|;]+)", block.text)
            ),
        ]
    )
]


@contextmanager
def folder_of(name: str, tmp_path: Path) -> Iterator[None]:
    """A folder that holds the files of a document."""
    for file, text in files(TEXTS[name]).items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path)
        patch.delenv("COLUMNS", raising=False)
        yield


@pytest.mark.parametrize(("name", "shown"), SHOWN)
def test_output_is_real(name: str, shown: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`python tests/documents/renew.py` writes it anew."""
    first, *arguments = shlex.split(shown.command)
    assert first == PROGRAM
    with folder_of(name, tmp_path):
        run(arguments)
    out = capsys.readouterr()
    assert shown.printed.strip() == (out.out + out.err).strip()
    assert shown.printed.strip(), "the document shows no output of this command"


@pytest.mark.parametrize(("name", "block"), SITUATIONS)
def test_every_situation_is_ruled(name: str, block: Block) -> None:
    """One that no command of the document is shown with is ruled as it says."""
    commands = [one.command for one in runs(TEXTS[name])]
    if block.name and any(block.name in shlex.split(command) for command in commands):
        return
    if block.name and any(f'"{block.name}"' in shown.text for shown in blocks(TEXTS[name], "pycon")):
        return
    for ruling in rule_source(read(block.text, name, Faults()), Faults()):
        assert ruling.as_expected
        assert not ruling.open
        assert not ruling.refused


@pytest.mark.parametrize("name", IDS)
def test_yaml_is_a_situation_or_a_job(name: str) -> None:
    for block in blocks(TEXTS[name], "yaml"):
        held = YAML(typ="safe").load(block.text)
        known = isinstance(held, dict) and {"game", "jobs", "entry"} & set(held)
        data = isinstance(held, dict) and all(
            {"does", "asks"} & set(card) for card in held.values() if isinstance(card, dict)
        )
        assert known or data or all("run" in step for step in held)


@pytest.mark.parametrize("name", [name for name in IDS if "```pycon" in TEXTS[name]])
def test_what_is_shown_of_python_is_so(name: str, tmp_path: Path) -> None:
    with folder_of(name, tmp_path):
        for number, block in enumerate(blocks(TEXTS[name], "pycon")):
            test = DocTestParser().get_doctest(block.text, {}, f"{name}, number {number}", None, 0)
            assert DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("line", MENTIONED)
def test_every_command_that_is_mentioned_is_one(line: str) -> None:
    """It is read as the command line reads it; nothing is run."""
    name, *arguments = shlex.split(line)[1:]
    if name.startswith("-"):
        assert name in ("--help", "--version", "--show-completion")
        return
    (entry,) = (entry for entry in COMMANDS if entry.name == name)
    if not arguments:
        return
    given = [word.strip("[]…") for word in arguments]
    if entry.parts:
        (entry,) = (part for part in entry.parts if part.name == given[0])
        del given[0]
    parser_of(import_module(entry.module)).parse_intermixed_args(given)


def test_the_entry_of_a_reference_is_read_as_one(tmp_path: Path) -> None:
    (name,) = (name for name in IDS if name.endswith("arkham/reference/README.md"))
    (block,) = blocks(TEXTS[name], "yaml")
    (tmp_path / "attack-of-opportunity.yaml").write_text(block.text, encoding="utf-8")
    assert Catalogue(tmp_path).rule("attack-of-opportunity.9") is not None


def test_no_document_is_without_a_language() -> None:
    """A block without one is a drawing: the rooms, which a test of their own looks at."""
    bare = [name for name, text in TEXTS.items() for _ in blocks(text, "")]
    assert set(bare) == {"adjudicator/README.md"}


def test_the_rooms_are_those_that_are_drawn() -> None:
    (rooms, _beside) = blocks(TEXTS["adjudicator/README.md"], "")
    drawn = set(re.findall(r"^  (\w+)/ ", rooms.text, re.M))
    there = {path.name for path in (ROOT / "adjudicator").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert drawn == there
    games = set(re.findall(r"^    (\w+)/ ", rooms.text, re.M))
    assert games == {path.parent.name for path in (ROOT / "adjudicator" / "games").glob("*/__init__.py")}
    for game, drawing in re.findall(r"^    (\w+)/ (.*?)(?=^ {2,4}\w)", rooms.text, re.M | re.S):
        for name in re.findall(r"[\w-]+(?:/|\.py|\.yaml)(?=\s|$)", drawing):
            assert (ROOT / "adjudicator" / "games" / game / name).exists(), name
