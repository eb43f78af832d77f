"""A ruling in words: each answer with the rules that decide it, then what was refused, who is right, what is open."""

from collections.abc import Callable
from itertools import groupby

from adjudicator.page import Page
from adjudicator.ruling.refusals import RefusedDeed
from adjudicator.ruling.ruling import AnswerGiven, Leaves, Ruling
from adjudicator.situation.wording import write_not_modelled

Says = Callable[[str], str]
"""The sentence of a rule, by its id."""


def write_ruling(ruling: Ruling, says: Says, page: Page, *, why: bool = False) -> None:
    """Lays the ruling out on a page; `why` adds every rule on the way to the answers, and what the file decided."""
    rules = _Rules(says, page)
    write_title(ruling, page)
    write_answers(ruling, page, rules)
    write_not_modelled(ruling.not_modelled, page)
    _refusals(ruling, rules, page)
    _claims(ruling, rules, page)
    if ruling.odds:
        from adjudicator.ruling.odds_told import write_turning

        write_turning(ruling.odds, page)
    _waiting(ruling, page)
    if why:
        _way(ruling, rules, page)
    _rests(ruling, page, why=why)
    if ruling.glance is not None:
        from adjudicator.ruling.glanced import write_glance

        write_glance(ruling.glance, ruling.path, page)


class _Rules:
    """The rules on a page: the sentence of each is printed once, where it first decides something."""

    def __init__(self, says: Says, page: Page) -> None:
        self._says = says
        self._page = page
        self._said: set[str] = set()

    def write(self, rules: tuple[str, ...], fact: str = "", indent: int = 4) -> None:
        """The first of some rules with its sentence and the fact to which it is applied; the others by their ids."""
        first, *others = rules
        besides = f" Also: {', '.join(others)}." if others else ""
        noted = f" ({fact})" if fact else ""
        if first in self._said:
            self._page.entry(first, f"{noted}{besides}".strip(), indent, "cyan")
        else:
            self._page.entry(first, f"{self._says(first)}{noted}{besides}", indent, "cyan")
        self._said.add(first)


def write_title(ruling: Ruling, page: Page) -> None:
    """Lays out the title, the game and the verdict."""
    page.line(page.paint(ruling.heading, "bold"))
    page.line(page.paint(f"{ruling.under}: {ruling.verdict}", "dim"))
    page.line()


def write_answers(ruling: Ruling, page: Page, rules: _Rules | None = None) -> None:
    """Lays out each question with its answer and the rules that decide it, and what is not as expected."""
    widest = max((len(answer.question) for answer in ruling.answers), default=0)
    room = min(widest, page.width - 12)
    for because, answers in groupby(ruling.answers, lambda answer: answer.because):
        for answer in answers:
            page.line(_answer(answer, room, page))
        if because and rules is not None:
            rules.write(because)
    for answer in ruling.answers:
        if not answer.convinces:
            page.item("", answer.unconvincing, 1, 1, "yellow")
    for whole in ruling.whole:
        if not whole.holds:
            page.item("", str(whole), 1, 1, "yellow")
    if not ruling.answers:
        page.line("  nothing was asked; `adjudicator explain` shows what happens")


def _answer(answer: AnswerGiven, room: int, page: Page) -> str:
    style = {"yes": "green", "no": "red"}.get(answer.value, "cyan")
    dots = "." * max(2, room + 3 - len(answer.question))
    line = f"  {answer.question} {page.paint(dots, 'dim')} {page.paint(answer.value, style, 'bold')}"
    if not answer.final:
        line += page.paint(", so far", "dim")
    if not answer.holds:
        line += page.paint(f"   expected {answer.expected}", "yellow")
    return line


def _claims(ruling: Ruling, rules: _Rules, page: Page) -> None:
    if not ruling.claims:
        return
    page.heading("Who is right")
    for claim in ruling.claims:
        verdict = page.paint(claim.verdict, "green" if claim.holds else "red")
        page.line(f"  {claim.who} is {verdict}: {claim.what}")
        if claim.leaves is not None:
            page.item("", where_it_leaves(claim.leaves), 3)
            if claim.leaves.rule:
                rules.write((claim.leaves.rule,), claim.leaves.how)


def where_it_leaves(leaves: Leaves) -> str:
    """The step at which a claim leaves the rules, and the fact there.

    >>> where_it_leaves(Leaves("ST.6 determine success or failure", "the test fails", "overlooked", ""))
    'It leaves the rules at ST.6 determine success or failure: the test fails.'
    """
    what = leaves.what or "the rules forbid it"
    return f"It leaves the rules at {leaves.step}: {what}." if leaves.step else f"It leaves the rules here: {what}."


def _waiting(ruling: Ruling, page: Page) -> None:
    waiting = ruling.waiting
    if waiting is None:
        return
    page.heading("Undecided")
    who = " and ".join(waiting.who)
    page.item("", f"It waits for {who + ': ' if who else ''}{waiting.what}.", 1, 1)
    for option in waiting.options[:12]:
        page.item("-", option, 4)
    if len(waiting.options) > 12:
        page.item("-", f"and {len(waiting.options) - 12} more", 4)
    if waiting.after:
        page.item("After that:", "; ".join(waiting.after), 2)


def _refusals(ruling: Ruling, rules: _Rules, page: Page) -> None:
    if not ruling.refused:
        return
    page.heading("Refused")
    for refused in ruling.refused:
        page.line(f"  {page.paint(refused.step, 'yellow')}")
        _reasons(refused, rules, page)
        if refused.left_out:
            page.item("and so nothing asked for:", "; ".join(refused.left_out), 4)


def _reasons(refused: RefusedDeed, rules: _Rules, page: Page) -> None:
    """The reason that bites first, with its fact, and the rules of the others."""
    by_rule = [reason for reason in refused.reasons if reason.rule]
    if by_rule:
        rules.write(tuple(dict.fromkeys(reason.rule for reason in by_rule)), by_rule[0].because)
        return
    # No rule forbids it as such: something else has to be done first.
    for reason in refused.reasons:
        page.item("", reason.because, 3)


def _way(ruling: Ruling, rules: _Rules, page: Page) -> None:
    """Every rule on the way to the answers and claims, in the order in which they were applied."""
    found = reasons_in_order(ruling)
    if not found:
        return
    page.heading("The way there")
    for rule in found:
        rules.write((rule,), indent=2)


def reasons_in_order(ruling: Ruling) -> tuple[str, ...]:
    """The rules on which the answers and claims rest, in the order in which they were applied."""
    wanted = {rule for answer in ruling.answers for rule in answer.cites}
    wanted |= {rule for claim in ruling.claims for rule in claim.cites}
    said = {reason.rule for refused in ruling.refused for reason in refused.reasons}
    return tuple(rule for rule in ruling.cites if rule in wanted and rule not in said)


def _undecided(ruling: Ruling, page: Page) -> None:
    """Lays out the decisions by default: each passed opportunity, with all the moments at which it was open."""
    for how, words in (("passed", "not used:"), ("first", "chosen by default:")):
        moments: dict[str, list[str]] = {}
        for one in ruling.passed:
            if one.how == how:
                moments.setdefault(one.option, []).append(one.what)
        for option, at in moments.items():
            page.item(words, f"{option} ({', '.join(dict.fromkeys(at))})")


def rule_otherwise(path: str, reading: str, value: str) -> str:
    """The command that rules the same file under another value of a reading."""
    from shlex import quote

    return f"adjudicator rule {quote(path)} --reading {quote(f'{reading}={value}')}"


def _rests(ruling: Ruling, page: Page, *, why: bool) -> None:
    """Lays out what the answers rest on that the file does not say; with `why` also what it does."""
    before = len(page.lines)
    page.heading("It rests on")
    begun = len(page.lines)
    if why and ruling.draws:
        page.item("draws:", ", ".join(f"{what} {option}" for _who, what, option in ruling.draws))
    if ruling.odds:
        from adjudicator.ruling.odds_told import write_looked_at

        write_looked_at(ruling.odds, page)
    if why and ruling.decisions:
        page.item("decisions:", "; ".join(option for _who, _what, option in ruling.decisions))
    _undecided(ruling, page)
    for said, where in ruling.later:
        page.item("done later:", f"{said} ({where})")
    for rests in ruling.readings:
        page.item(f"the reading {rests.reading}:", f"{rests.value}; to rule it otherwise:")
        for other in rests.others:
            # Not wrapped, so that it can be copied.
            page.line(rule_otherwise(ruling.path, rests.reading, other), 4)
    if ruling.assumed:
        page.item("assumed:", "; ".join(ruling.assumed))
    if len(page.lines) == begun:
        del page.lines[before:]
