"""The options that a ruling shows are sentences that its file could use: each reads back as the option it came from."""

from pathlib import Path

import pytest

from adjudicator.engine.choices import Choice, Question
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Span, Text
from adjudicator.ruling.judging import rule_file
from adjudicator.situation.script import Script

FILES = sorted((Path(__file__).parents[2] / "rulings" / "arkham").glob("*.yaml"))


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences of options that did not read back, collected while rulings are made."""
    found: list[str] = []
    answered = Script._answered

    def checking(script: Script, question: Question) -> bool:
        if isinstance(question, Choice):
            found.extend(_unread(script, question))
        return answered(script, question)

    monkeypatch.setattr(Script, "_answered", checking)
    return found


def _unread(script: Script, question: Choice) -> list[str]:
    table = script.table
    found = []
    for option in question.options:
        if option.verb == "pass" or not option.who:
            continue
        said = table.offer(question, option).sentence
        faults = Faults()
        deed = table.deed(Text(Span(1, 1, 1, 1), said, False), Checking(script.at.source, faults))
        fitting = table.judge(deed).option if deed is not None else None
        if fitting is None or table.offer(question, fitting).sentence != said:
            found.append(f"{question.what}: {said}")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_option_shown_can_be_written(path: Path, unread: list[str]) -> None:
    rule_file(path)
    assert unread == []
