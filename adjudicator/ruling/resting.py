"""What a ruling rests on that its file does not say: what was not used, the readings, what is taken for granted."""

from collections.abc import Iterable
from typing import Final

from adjudicator.page import Page
from adjudicator.ruling.ruling import Ruling
from adjudicator.speaking import _

OPTIONS: Final = 3
MOMENTS: Final = 2
"""As many options and moments of a passed opportunity are named; the others are counted."""


def write_rests(ruling: Ruling, page: Page, *, why: bool) -> None:
    """Lays out what the answers rest on that the file does not say; with `why` all of it, and what it does say."""
    before = len(page.lines)
    page.heading(_("It rests on"), apart=False)
    begun = len(page.lines)
    if why and ruling.draws:
        page.item(_("draws:"), ", ".join(f"{what} {option}" for _who, what, option in ruling.draws))
    if ruling.odds:
        from adjudicator.ruling.odds_told import write_looked_at

        write_looked_at(ruling.odds, page)
    if why and ruling.decisions:
        page.item(_("decisions:"), "; ".join(option for _who, _what, option in ruling.decisions))
    _undecided(ruling, page, why=why)
    for said, where in ruling.later:
        page.item(f"{_('done later')}:", f"{said} ({where})")
    _readings(ruling, page, why=why)
    if ruling.assumed:
        page.entry(f"{_('assumed')}:", "; ".join(ruling.assumed))
    if len(page.lines) == begun:
        del page.lines[before:]


def _undecided(ruling: Ruling, page: Page, *, why: bool) -> None:
    """Lays out the decisions by default: what was open at the same moments together."""
    for how, words in (("passed", _("not used:")), ("first", _("chosen by default:"))):
        open_at: dict[str, dict[str, None]] = {}
        for one in ruling.passed:
            if one.how == how:
                for option in one.options:
                    open_at.setdefault(option, {})[one.what] = None
        together: dict[tuple[str, ...], list[str]] = {}
        for option, moments in open_at.items():
            together.setdefault(tuple(moments), []).append(option)
        said = [
            f"{_some(options, 0 if why else OPTIONS, '; ')} ({_some(at, 0 if why else MOMENTS, ', ')})"
            for at, options in together.items()
        ]
        if said:
            page.entry(words, "; ".join(said))


def _some(said: Iterable[str], most: int, between: str) -> str:
    """The first of some words, and how many there are besides; all of them if there is no most.

    >>> _some(["a", "b", "c"], 1, ", "), _some(["a", "b"], 1, "; "), _some(["a", "b", "c"], 0, ", ")
    ('a, and 2 more', 'a; b', 'a, b, c')
    """
    words = tuple(said)
    if not most or len(words) <= most + 1:
        return between.join(words)
    return between.join((*words[:most], _("and {number} more", number=len(words) - most)))


def _readings(ruling: Ruling, page: Page, *, why: bool) -> None:
    """Lays out the readings, each with its other values; with `why` each with the commands that rule it otherwise."""
    if not why and ruling.readings:
        said = (
            _("{reading}: {value} (or {others})", reading=one.reading, value=one.value, others=", ".join(one.others))
            for one in ruling.readings
        )
        page.entry(_("readings"), _("(another with --reading NAME=VALUE): {readings}", readings="; ".join(said)))
        return
    for rests in ruling.readings:
        page.item(
            f"{_('the reading {name}', name=rests.reading)}:", _("{value}; to rule it otherwise:", value=rests.value)
        )
        for other in rests.others:
            # Not wrapped, so that it can be copied.
            page.line(rule_otherwise(ruling.path, rests.reading, other), 4)


def rule_otherwise(path: str, reading: str, value: str) -> str:
    """The command that rules the same file under another value of a reading."""
    from shlex import quote

    return f"adjudicator rule {quote(path)} --reading {quote(f'{reading}={value}')}"
