"""An audit for people and programs."""

from collections.abc import Callable

from adjudicator.oracle.auditing import Audit, NotAllowed
from adjudicator.oracle.protocol import Object
from adjudicator.page import Page
from adjudicator.playing.problem import reasons_data
from adjudicator.situation.wording import write_not_modelled

VERSION = 1
MANY = 12
"""The most legal options that are shown; the others are counted."""

Says = Callable[[str], str]


def write_audit(path: str, found: Audit, says: Says, page: Page) -> None:
    """Lays an audit out on a page."""
    wrong = found.not_allowed
    if wrong is not None:
        _not_allowed(path, found, wrong, says, page)
    else:
        _allowed(path, found, page)
    write_not_modelled(found.not_modelled, page)


def _allowed(path: str, found: Audit, page: Page) -> None:
    page.line(page.paint(f"{path}: all {found.entries} decisions and draws are allowed", "green"))
    if found.passed:
        page.item("passed:", f"{found.passed} opportunities that the record does not mention")
    if not found.waits_for:
        page.item("ends:", "nothing is left to do")
    else:
        page.item("ends:" if found.rests else "breaks off:", f"it waits for {found.waits_for}")


def _not_allowed(path: str, found: Audit, wrong: NotAllowed, says: Says, page: Page) -> None:
    place = f"{path}:{wrong.entry.line}" if wrong.entry.line else path
    told = f"{place}: number {wrong.number} of {found.entries} is not allowed: {wrong.entry.text}"
    page.line(page.paint(told, "bold"))
    for reason in wrong.reasons:
        if reason.rule:
            page.item(reason.rule, says(reason.rule), 2, 0, "cyan")
        page.item("", f"({reason.because})", 2, len(reason.rule) + 1)
    page.item("It waits for", f"{wrong.waited_for}." if wrong.waited_for else "nobody: the game is over.", 0)
    for option in wrong.options[:MANY]:
        page.item("-", option, 4)
    if len(wrong.options) > MANY:
        page.item("-", f"and {len(wrong.options) - MANY} more", 4)


def audit_data(path: str, found: Audit) -> Object:
    """The audit as data, in the form that `audit.json` beside this file describes."""
    wrong = found.not_allowed
    return {
        "version": VERSION,
        "file": path,
        "entries": found.entries,
        "allowed": wrong is None,
        "passed": found.passed,
        "rests": found.rests,
        "waitsFor": found.waits_for or None,
        "notAllowed": None
        if wrong is None
        else {
            "number": wrong.number,
            "line": wrong.entry.line or None,
            "entry": wrong.entry.text,
            "reasons": reasons_data(wrong.reasons),
            "waitsFor": wrong.waited_for or None,
            "options": list(wrong.options),
        },
        "notModelled": list(found.not_modelled),
    }
