"""What a file says reaches nobody as a command: signs that steer are escaped, Markdown and HTML are only text."""

import json
from pathlib import Path

import pytest

from adjudicator.cli.main import run
from adjudicator.page import Page

HOSTILE = (
    '"\\e[31mred\\a \\u202eevil\\n::error file=a::pwned <script>alert(1)</script> '
    '[a](javascript:b) `c` *d* | ##[group]e"'
)
FILE = f"""game: arkham
title: {HOSTILE}
investigators: {{roland: {{card: Roland Banks, at: study, hand: [Machete]}}}}
locations: {{study: {{}}}}
do: [roland takes a resource]
ask: [roland is defeated]
claims: {{{HOSTILE}: roland is defeated}}
expect: {{roland is defeated: yes}}
variants: {{{HOSTILE}: {{}}}}
"""
COMMANDS = [
    ["rule"],
    ["rule", "--format", "markdown"],
    ["rule", "--format", "json"],
    ["explain"],
    ["explain", "--format", "markdown"],
    ["legal"],
    ["legal", "--format", "markdown"],
    ["legal", "--format", "json"],
    ["explore"],
    ["explore", "--format", "json"],
    ["explore", "--sample", "3", "--policy", "random"],
    ["compare", "--all-editions"],
    ["check"],
    ["check", "--format", "github"],
    ["check", "--format", "json"],
    ["check", "--format", "junit"],
    ["check", "--format", "sarif"],
    ["check", "--format", "tap"],
    ["accept", "--diff", "--dry-run"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("name", ["hostile.yaml", "::error ::\x1b[2J\u202e.yaml"])
def test_in_every_format(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: list[str], name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(FILE, encoding="utf-8")
    run([*command, name])
    found = capsys.readouterr()
    ours = "github" in command
    for out in (found.out, found.err):
        assert not {"\x1b", "\x07", "\u202e"} & set(out)
        for line in out.splitlines():
            assert ours or not line.strip().startswith("::")
            assert not ours or line.count("::error ") <= 1
            assert "##[" not in line
    if "json" in command:
        assert json.loads(found.out)
    if "markdown" in command:
        assert "<script" not in found.out
        assert "[a](" not in found.out
        assert "*d*" not in found.out.replace("\\*", "")
        assert "`c`" not in found.out.replace("\\`", "")


def test_only_paint_steers() -> None:
    page = Page(colour=True)
    page.line(f"{page.paint('bold', 'bold')} \x1b[8mhidden\x1b[0m \x1b]0;title\x07")
    page.item("\x1b[2J", "::error ::no \u202e")
    page.entry("\x9b", "a\nb")
    text = str(page)
    assert text.startswith("\x1b[1mbold\x1b[0m ␛[8mhidden")
    assert text.count("\x1b") == 3
    assert not {"\x07", "\u202e", "\x9b"} & set(text)
