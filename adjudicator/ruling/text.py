"""A ruling in words: each answer with the rules that decide it, then what was refused, who is right, what is open."""

from collections.abc import Callable
from itertools import groupby

from adjudicator.page import Page
from adjudicator.ruling.refusals import told_refused
from adjudicator.ruling.resting import write_rests
from adjudicator.ruling.ruling import AnswerGiven, Leaves, Ruling
from adjudicator.situation.wording import answered, write_not_modelled
from adjudicator.speaking import _, of_the_rules
from adjudicator.widths import cells

Says = Callable[[str], str]
"""The sentence of a rule, by its id."""


def write_ruling(ruling: Ruling, says: Says, page: Page, *, why: bool = False) -> None:
    """Lays the ruling out on a page; `why` adds every rule on the way to the answers, and what the file decided."""
    rules = _Rules(says, page)
    write_title(ruling, page)
    write_answers(ruling, page, rules)
    _refusals(ruling, rules, page)
    write_not_modelled(ruling.not_modelled, page)
    _claims(ruling, rules, page)
    if ruling.odds:
        from adjudicator.ruling.odds_told import write_turning

        write_turning(ruling.odds, page)
    _waiting(ruling, page)
    if why:
        _way(ruling, rules, page)
    write_rests(ruling, page, why=why)
    if ruling.glance is not None:
        from adjudicator.ruling.glanced import write_glance

        write_glance(ruling.glance, ruling.path, page)
    write_of_the_rules(page)


def write_of_the_rules(page: Page) -> None:
    """Lays out the remark that the sentences of rules are not translated, if the reader speaks another language."""
    if of_the_rules():
        page.line()
        page.item("", of_the_rules(), 1, 1, "dim")


class _Rules:
    """The rules on a page: the sentence of each is printed once, where it first decides something."""

    def __init__(self, says: Says, page: Page) -> None:
        self._says = says
        self._page = page
        self._said: set[str] = set()
        self._named: set[str] = set()

    def write(self, rules: tuple[str, ...], fact: str = "", indent: int = 4, before: str = "") -> None:
        """The first of some rules with its sentence and the fact to which it is applied; the others by their ids.

        Behind a fact those are left out that have been named before.
        """
        first, *others = (rule for place, rule in enumerate(rules) if not (place and fact and rule in self._named))
        besides = f" {also(', '.join(others))}" if others else ""
        noted = f" ({fact})" if fact else ""
        sentence = "" if first in self._said else self._says(first)
        self._page.entry(first, f"{sentence}{noted}{besides}".strip(), indent, "cyan", before=before)
        self._said.add(first)
        self._named.update(rules)

    def beside(self, rules: tuple[str, ...], line: str) -> bool:
        """True if as many of some rules as have room are put behind a line: the sentence of the first has been said."""
        if not rules or rules[0] not in self._said:
            return False
        for count in range(len(rules), 0, -1):
            told = f"{line}  {self._page.paint(', '.join(rules[:count]), 'cyan')}"
            if self._page.fits(told):
                self._page.line(told)
                self._named.update(rules[:count])
                return True
        return False


def write_title(ruling: Ruling, page: Page) -> None:
    """Lays out the title, the game and the verdict."""
    page.line(page.paint(ruling.heading, "bold"))
    page.line(page.paint(f"{ruling.under}: {_(ruling.verdict)}", "dim"))
    page.line()


def write_answers(ruling: Ruling, page: Page, rules: _Rules | None = None) -> None:
    """Lays out each question with its answer and the rules that decide it, and what is not as expected."""
    widest = max((cells(answer.question) for answer in ruling.answers), default=0)
    room = min(widest, page.width - 12)
    for _alike, found in groupby(ruling.answers, _decided_alike):
        answers = tuple(found)
        because = answers[0].because
        lines = [_answer(answer, room, page) for answer in answers]
        if rules is not None and len(lines) == 1 and rules.beside(because, lines[0]):
            continue
        for line in lines:
            page.line(line)
        if because and rules is not None:
            rules.write(because)
    for answer in ruling.answers:
        if not answer.convinces:
            page.item("", answer.unconvincing, 1, 1, "yellow")
    for whole in ruling.whole:
        if not whole.holds:
            page.item("", str(whole), 1, 1, "yellow")
    if not ruling.answers:
        page.line(f"  {_('nothing was asked; `adjudicator explain` shows what happens')}")


def _decided_alike(answer: AnswerGiven) -> tuple[tuple[str, ...], frozenset[str]]:
    """The most decisive rule of an answer, and all that decide it: answers with the same share a line of rules."""
    return answer.because[:1], frozenset(answer.because)


def _answer(answer: AnswerGiven, room: int, page: Page) -> str:
    style = {"yes": "green", "no": "red"}.get(answer.value, "cyan")
    dots = "." * max(2, room + 3 - cells(answer.question))
    line = f"  {answer.question} {page.paint(dots, 'dim')} {page.paint(answered(answer.value), style, 'bold')}"
    if not answer.final:
        line += page.paint(_(", so far"), "dim")
    if not answer.holds:
        line += page.paint(f"   {_('expected {expected}', expected=answered(answer.expected))}", "yellow")
    return line


def _claims(ruling: Ruling, rules: _Rules, page: Page) -> None:
    if not ruling.claims:
        return
    page.heading(_("Who is right"), apart=False)
    for claim in ruling.claims:
        verdict = page.paint(claim.verdict, "green" if claim.holds else "red")
        page.line(f"  {_('{who} is {verdict}: {what}', who=claim.who, verdict=verdict, what=claim.what)}")
        if claim.leaves is not None:
            where = where_it_leaves(_without_reasons(claim.leaves, ruling))
            if claim.leaves.rule:
                rules.write((claim.leaves.rule,), _(claim.leaves.how), before=where)
            else:
                page.entry("", where, 4)


def _without_reasons(leaves: Leaves, ruling: Ruling) -> Leaves:
    """The point where a claim leaves the rules; why an attempt was refused there stands with the attempt."""
    for refused in ruling.refused:
        told = told_refused(refused.step)
        if leaves.what.startswith(f"{told}: "):
            return leaves._replace(what=told)
    return leaves


def where_it_leaves(leaves: Leaves) -> str:
    """The step at which a claim leaves the rules, and the fact there.

    >>> where_it_leaves(Leaves("ST.6 determine success or failure", "the test fails", "overlooked", ""))
    'It leaves the rules at ST.6 determine success or failure: the test fails.'
    """
    what = leaves.what or _("the rules forbid it")
    if leaves.step:
        return _("It leaves the rules at {step}: {what}.", step=leaves.step, what=what)
    return _("It leaves the rules here: {what}.", what=what)


def also(rules: str) -> str:
    """The sentence on the rules that decide something beside the first."""
    return _("Also: {rules}.", rules=rules)


def _waiting(ruling: Ruling, page: Page) -> None:
    waiting = ruling.waiting
    if waiting is None:
        return
    page.heading(_("Undecided"))
    page.item("", _("It waits for {asked}.", asked=waiting.asked), 1, 1)
    for option in waiting.options[:12]:
        page.item("-", option, 4)
    if len(waiting.options) > 12:
        page.item("-", _("and {number} more", number=len(waiting.options) - 12), 4)
    if waiting.after:
        page.item(_("After that:"), "; ".join(waiting.after), 2)


def _refusals(ruling: Ruling, rules: _Rules, page: Page) -> None:
    """Each attempt with the reason that bites first, its fact, and the rules of the others."""
    for refused in ruling.refused:
        by_rule = [reason for reason in refused.reasons if reason.rule]
        step = f"{told_refused(refused.step)}:"
        if by_rule:
            rules.write(tuple(dict.fromkeys(reason.rule for reason in by_rule)), by_rule[0].because, 2, step)
        else:
            # No rule forbids it as such: something else has to be done first.
            page.entry(step, "; ".join(reason.because for reason in refused.reasons), 2, "yellow")
        if refused.left_out:
            page.item(_("and so nothing asked for:"), "; ".join(refused.left_out), 4)


def _way(ruling: Ruling, rules: _Rules, page: Page) -> None:
    """Every rule on the way to the answers and claims, in the order in which they were applied."""
    found = reasons_in_order(ruling)
    if not found:
        return
    page.heading(_("The way there"))
    for rule in found:
        rules.write((rule,), indent=2)


def reasons_in_order(ruling: Ruling) -> tuple[str, ...]:
    """The rules on which the answers and claims rest, in the order in which they were applied."""
    wanted = {rule for answer in ruling.answers for rule in answer.cites}
    wanted |= {rule for claim in ruling.claims for rule in claim.cites}
    said = {reason.rule for refused in ruling.refused for reason in refused.reasons}
    return tuple(rule for rule in ruling.cites if rule in wanted and rule not in said)
