"""A ruling on record, for tests of what becomes of it."""

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
"""Writes a recorded ruling: the lines of its `expect:`, its name, and what stands before them."""
