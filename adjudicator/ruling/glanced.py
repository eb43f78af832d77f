"""A glance for people and programs: the change that each option of the open question would make."""

from collections.abc import Iterator
from fractions import Fraction
from shlex import quote

from adjudicator.exploring.glance import Glance
from adjudicator.exploring.odds import Bounds, Odds
from adjudicator.exploring.plain import Data, answers_data, weight_data
from adjudicator.exploring.told import told
from adjudicator.page import Page
from adjudicator.plain import code, marked
from adjudicator.situation.wording import answered, either
from adjudicator.speaking import _, to_translate

HEADING = to_translate("What each option would change")


def write_glance(glance: Glance, path: str, page: Page) -> None:
    """Lays a glance out on a page: for each question, the answer after every option."""
    page.heading(_(HEADING))
    for question, lines in by_question(glance):
        if len(lines) == 1:
            page.item(f"{question}:", lines[0], 2)
            continue
        page.line(f"  {question}")
        for line in lines:
            page.item("-", line, 4)
    rest = not_seen(glance)
    if rest:
        page.item("", rest, 1, 1, "dim")
        # Not wrapped, so that it can be copied.
        page.line(to_explore(path), 4)


def markdown(glance: Glance, path: str) -> list[str]:
    """A glance as lines of Markdown."""
    lines = [f"## {_(HEADING)}", ""]
    for question, found in by_question(glance):
        if len(found) == 1:
            lines.append(f"- {marked(question)}: {marked(found[0])}")
        else:
            lines += [f"- {marked(question)}", *(f"  - {marked(one)}" for one in found)]
    rest = not_seen(glance)
    return [*lines, "", *([f"{rest} {code(to_explore(path))}", ""] if rest else [])]


def by_question(glance: Glance) -> Iterator[tuple[str, list[str]]]:
    """Each question with its answer after each option, in one line if the answer is always the same."""
    for place, question in enumerate(glance.questions):
        answers = [_answer(lead.odds, place) for lead in glance.leads]
        if len(set(answers)) == 1 and glance.complete:
            yield question, [_("{answer}, in any case", answer=answers[0])]
            continue
        options: dict[str, list[str]] = {}
        for lead, answer in zip(glance.leads, answers, strict=True):
            options.setdefault(answer, []).append(lead.says)
        lines = [f"{'; '.join(says)}: {answer}" for answer, says in options.items()]
        if glance.leads[0].weight is not None:
            lines.append(_("all in all: {answer}", answer=_answer(glance.odds, place)))
        yield question, lines


def _answer(odds: Odds, place: int) -> str:
    """The answers to a question: its one answer, or the odds of each.

    >>> from adjudicator.exploring.odds import certain
    >>> _answer(certain(["no"]), 0)
    'no'
    """
    answers = odds.answers[place]
    if len(answers) == 1 and answers[0][1].low == 1:
        return answered(answers[0][0])
    if not answers or all(bounds == Bounds(Fraction(0), Fraction(1)) for _answer, bounds in answers):
        known = either([answered(answer) for answer, _bounds in answers])
        return known or _("not known from so few positions")
    if {answer for answer, _bounds in answers} <= {"yes", "no"}:
        return _("yes {odds}", odds=told(odds.bounds(place, "yes")))
    return ", ".join(_("{answer} at {odds}", answer=answered(answer), odds=told(bounds)) for answer, bounds in answers)


def not_seen(glance: Glance) -> str:
    """The part that a glance does not show; empty if it shows everything."""
    if glance.complete:
        return ""
    rest = _("The {number} positions explored here are not all; to explore all of them:", number=glance.positions)
    return f"{_('{number} more options were not looked at.', number=glance.unseen)} {rest}" if glance.unseen else rest


def to_explore(path: str) -> str:
    """The command that explores all of a file."""
    return f"adjudicator explore {quote(path)}"


def glance_data(glance: Glance) -> Data:
    """A glance as plain data."""
    return {
        "odds": answers_data(glance.odds, glance.questions),
        "options": [
            {
                "says": lead.says,
                "weight": weight_data(lead.weight),
                "odds": answers_data(lead.odds, glance.questions),
                "complete": lead.complete,
            }
            for lead in glance.leads
        ],
        "unseen": glance.unseen,
        "positions": glance.positions,
    }
