"""GitHub annotations: errors on the lines of the entries of `expect:`, warnings of what is not modelled."""

from collections.abc import Sequence

from adjudicator.language.source import Span
from adjudicator.plain import plain
from adjudicator.recording.outcome import Outcome
from adjudicator.recording.words import brief, told
from adjudicator.situation.wording import take_care, titled


def write(outcomes: Sequence[Outcome]) -> str:
    """A workflow command for each difference or fault, and for each ruling with something that is not modelled."""
    lines = [line for outcome in outcomes if not outcome.sound for line in _commands(outcome)]
    lines += [_warning(outcome) for outcome in outcomes if outcome.not_modelled]
    return "".join(f"{line}\n" for line in lines)


def _commands(outcome: Outcome) -> list[str]:
    title = titled(outcome.title or outcome.state, outcome.variant)
    if outcome.faults:
        return [
            _command(path, _region(span), code, f"{message}\n{help}".strip())
            for code, message, path, span, help in outcome.faults
        ]
    found = [_command(outcome.path, _line(one.line), title, brief(one)) for one in outcome.differences]
    return found or [_command(outcome.path, "", title, "\n".join(told(outcome)))]


def _warning(outcome: Outcome) -> str:
    title = titled(outcome.title or outcome.state, outcome.variant)
    return _command(outcome.path, "", title, take_care(outcome.not_modelled), "warning")


def _line(line: int) -> str:
    return f",line={line}" if line else ""


def _region(span: Span | None) -> str:
    """The lines of a fault, and its columns if it lies on one line: GitHub takes no columns for several lines."""
    if span is None:
        return ""
    lines = f"{_line(span.line)},endLine={span.end_line}"
    return f"{lines},col={span.column},endColumn={span.end_column}" if span.line == span.end_line else lines


def _command(path: str, where: str, title: str, message: str, level: str = "error") -> str:
    return f"::{level} file={_property(path)}{where},title={_property(title)}::{_data(message)}"


def _data(text: str) -> str:
    text = "\n".join(map(plain, text.splitlines()))
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
