"""A recorded ruling, for tests that check, accept or watch it."""

import sys
from collections.abc import Callable
from pathlib import Path

RULING = """\
game: arkham
title: Does the ghoul strike first?
investigators:
  roland: {card: Roland Banks, at: hallway, resources: 5, hand: [Beat Cop]}
enemies:
  ghoul: {card: Ghoul Minion, engaged: roland}
locations:
  hallway: {card: Hallway, clues: 1}
do:
  - roland plays beat cop
ask:
  - ghoul attacks roland before beat cop enters play
"""
FIRST = "ghoul attacks roland before beat cop enters play"
RIGHT = f"{FIRST}: yes"
WRONG = f"{FIRST}: no"
LINE = len(RULING.splitlines()) + 2
"""The line on which the first expectation stands."""

Keep = Callable[..., Path]
"""Writes a recorded ruling: the lines of its `expect:`, its name, and the text before them."""

ROOT = Path(__file__).parents[1]


def process(*arguments: str) -> list[str]:
    """The command in a process of its own, which finds this checkout."""
    return [sys.executable, "-c", START, *arguments]


def powerless(*arguments: str) -> list[str]:
    """The same command for a user to whom files can be forbidden, because permissions do not bind the superuser."""
    return [sys.executable, "-c", POWERLESS, *process(*arguments)]


START = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from adjudicator.cli.main import main; main()"
POWERLESS = """
import ctypes, os, sys
if hasattr(os, "geteuid") and os.geteuid() == 0:
    drop, over_all, to_read = 24, 1, 2
    for capability in (over_all, to_read):
        assert ctypes.CDLL(None).prctl(drop, capability, 0, 0, 0) == 0
os.execv(sys.argv[1], sys.argv[1:])
"""
