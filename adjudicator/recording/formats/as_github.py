"""Annotations of GitHub, on the lines of the entries of `expect:`."""

from collections.abc import Sequence

from adjudicator.recording.outcome import Outcome
from adjudicator.recording.words import brief, told


def write(outcomes: Sequence[Outcome]) -> str:
    """A workflow command for each thing that has to be looked at."""
    lines = [line for outcome in outcomes if not outcome.sound for line in _commands(outcome)]
    return "".join(f"{line}\n" for line in lines)


def _commands(outcome: Outcome) -> list[str]:
    title = outcome.title or outcome.state
    if outcome.variant:
        title += f" — {outcome.variant}"
    if outcome.faults:
        return [
            _command(path, span.line if span else 0, code, f"{message}\n{help}".strip())
            for code, message, path, span, help in outcome.faults
        ]
    found = [_command(outcome.path, one.line, title, brief(one)) for one in outcome.differences]
    return found or [_command(outcome.path, 0, title, "\n".join(told(outcome)))]


def _command(path: str, line: int, title: str, message: str) -> str:
    where = f"file={_property(path)}" + (f",line={line}" if line else "")
    return f"::error {where},title={_property(title)}::{_data(message)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
