"""Situations for the tests of shared explorations, and a person at a terminal."""

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from hypothesis import strategies as st

from adjudicator.exploring.tree import Fork
from adjudicator.games.interface import Asked
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.situation.document import read_document
from adjudicator.situation.script import Script

SMALL_BAGS = st.lists(
    st.sampled_from(["+1", "0", "-1", "-2", "-4", "auto-fail", "elder sign", "bless", "curse"]), min_size=1, max_size=5
)
"""Small chaos bags."""
ROOT = Path(__file__).parents[2]

SITUATION = """\
game: %s
investigators:
  daisy: {card: Daisy Walker, at: attic, hand: [%s]}
  roland: {card: Roland Banks, at: attic, hand: [%s]}
locations: {attic: {card: {type: location, name: Attic, shroud: %d}, clues: 1}}
chaos bag: [%s]
do: [daisy investigates]
ask: [daisy has 1 clue, daisy has 0 clues]
"""
MANY = SITUATION % (
    "arkham",
    "Perception, Deduction, Unexpected Courage",
    "Unexpected Courage, Perception",
    6,
    "+1, 0, -1, -2, auto-fail, bless, curse",
)
ENORMOUS = SITUATION % (
    "arkham",
    "Perception, Deduction, Unexpected Courage, Guts, Overpower",
    "Unexpected Courage, Perception, Deduction, Manual Dexterity, Guts",
    6,
    ", ".join(["+1", "0", "-1", "-2", "-3", "-4", "auto-fail", "elder sign", *["bless"] * 5, *["curse"] * 5]),
)


def begun(text: str, asked: Sequence[str]) -> tuple[Script, list[tuple[str, Asked]]]:
    """The course of a situation before its first deed, and its questions."""
    faults = Faults()
    found = read_document(read(text, "small.yaml", faults), faults)
    assert found is not None
    game, document, at = found
    table = game.build(document.setting, document.edition, document.readings_in(game), at)
    questions = [(name, table.question(name, at.source.root, at)) for name in asked]  # type: ignore[arg-type]
    script = Script(table, at, document.otherwise)
    script.begin(document.courses()[0].do)
    faults.raise_if_any()
    return script, [(name, question) for name, question in questions if question is not None]


def same(one: Fork | None, other: Fork | None) -> bool:
    """True if two trees are equal; the time is linear in their memory, because many branches lead to one fork."""
    contents: dict[object, int] = {}
    known: dict[int, int] = {}

    def number(fork: Fork | None) -> int:
        if fork is None:
            return -1
        if id(fork) not in known:
            branches = tuple((branch.says, branch.weight, branch.odds) for branch in fork.branches)
            content = (fork[:3], fork[4:], branches, tuple(number(branch.leads_to) for branch in fork.branches))
            known[id(fork)] = contents.setdefault(content, len(contents))
        return known[id(fork)]

    return number(one) == number(other)


def interrupted(arguments: Sequence[str]) -> tuple[int, bytes, bytes]:
    """Presses Ctrl-C, which reaches all processes of the terminal, once the terminal shows progress.

    Returns the exit status, the output, and the text on the terminal.
    """
    screen, terminal = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "adjudicator", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm"},
        stdout=subprocess.PIPE,
        stderr=terminal,
        start_new_session=True,
    ) as process:
        os.close(terminal)
        shown = b""
        while b"Exploring: " not in shown:
            shown += os.read(screen, 1024)
        os.killpg(process.pid, signal.SIGINT)
        out, _err = process.communicate(timeout=120)
    os.close(screen)
    return process.returncode, out, shown
