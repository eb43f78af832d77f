"""The Test Anything Protocol, version 13, which readers of version 14 accept as well."""

import json
from collections.abc import Sequence

from adjudicator.plain import plain
from adjudicator.recording.outcome import Outcome
from adjudicator.recording.words import told


def write(outcomes: Sequence[Outcome]) -> str:
    """A test point for each ruling, with the differences below it."""
    lines = ["TAP version 13", f"1..{len(outcomes)}"]
    for number, outcome in enumerate(outcomes, 1):
        lines.append(f"{'ok' if outcome.sound else 'not ok'} {number} - {_plain(outcome.name)}")
        if not outcome.sound:
            lines += ["  ---", f"  state: {_quoted(outcome.state)}", f"  file: {_quoted(outcome.path)}"]
            if outcome.line:
                lines.append(f"  line: {outcome.line}")
            lines += ["  message:", *(f"    - {_quoted(line)}" for line in told(outcome)), "  ..."]
    return "\n".join(lines) + "\n"


def _plain(text: str) -> str:
    """A description on one line, without #, which would begin a directive."""
    return " ".join(plain(text).replace("#", "no. ").split())


def _quoted(text: str) -> str:
    """A YAML text in double quotes, which is the same in JSON."""
    return json.dumps(text)
