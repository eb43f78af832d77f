"""JUnit XML for servers of continuous integration."""

from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from adjudicator.plain import plain
from adjudicator.recording.outcome import AT_FAULT, CRASHED, Outcome
from adjudicator.recording.words import brief, told
from adjudicator.situation.wording import titled

_ERRORS = (AT_FAULT, CRASHED)


def write(outcomes: Sequence[Outcome]) -> str:
    """One suite with a case for each ruling: a failure if it changed or is open, an error if it could not be ruled."""
    errors = sum(outcome.state in _ERRORS for outcome in outcomes)
    failures = sum(not outcome.sound for outcome in outcomes) - errors
    counts = f'tests="{len(outcomes)}" failures="{failures}" errors="{errors}"'
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f'<testsuites name="adjudicator check" {counts}>']
    lines.append(f'  <testsuite name="rulings" {counts} skipped="0">')
    for outcome in outcomes:
        lines += _case(outcome)
    return "\n".join([*lines, "  </testsuite>", "</testsuites>", ""])


def _case(outcome: Outcome) -> list[str]:
    """One case: the file is its class, the title and the variant are its name."""
    name = titled(outcome.title or outcome.path, outcome.variant)
    where = f"classname={_attribute(outcome.path)} file={_attribute(outcome.path)}"
    where += f' line="{outcome.line}"' if outcome.line else ""
    head = f"    <testcase name={_attribute(name)} {where}"
    if outcome.sound:
        return [f"{head}/>"]
    tag = "error" if outcome.state in _ERRORS else "failure"
    lines = told(outcome)
    message = "; ".join(brief(one) for one in outcome.differences) or lines[0]
    text = escape(_plain("\n".join(lines)))
    opening = f"      <{tag} type={_attribute(outcome.state)} message={_attribute(message)}>"
    return [f"{head}>", f"{opening}{text}</{tag}>", "    </testcase>"]


def _attribute(text: str) -> str:
    return quoteattr(_plain(text))


def _plain(text: str) -> str:
    """The text without the characters that XML does not allow."""
    text = "\n".join(map(plain, text.split("\n")))
    return "".join(sign if sign == "\n" or _is_xml(ord(sign)) else "\N{REPLACEMENT CHARACTER}" for sign in text)


def _is_xml(code: int) -> bool:
    return 0x20 <= code <= 0xD7FF or 0xE000 <= code <= 0xFFFD or code >= 0x10000
