"""An exploration in words: the odds of every answer, and the odds after each option."""

from adjudicator.exploring.file import ExploredFile
from adjudicator.exploring.odds import Odds
from adjudicator.exploring.told import bar, how_far, told
from adjudicator.exploring.tree import Branch, Fork
from adjudicator.page import Page
from adjudicator.situation.wording import answered, joined, titled, under, write_not_modelled
from adjudicator.speaking import _
from adjudicator.widths import cells, filled


def write_explored(found: ExploredFile, page: Page, depth: int) -> None:
    """Writes an exploration on a page, with `depth` forks of its tree."""
    explored = found.explored
    page.heading(titled(found.title, found.variant))
    page.line(f"{under(found.game, found.edition)}: {how_far(explored)}")
    page.line("")
    for question, answers in zip(explored.questions, explored.odds.answers, strict=True):
        page.line(f"  {question}")
        shown = [f"{answered(answer)}: {told(bounds)}" for answer, bounds in answers]
        widest = max(map(cells, shown), default=0)
        for said, (_answer, bounds) in zip(shown, answers, strict=True):
            painted = page.paint(bar(bounds), "cyan")
            page.line(f"    {filled(said, widest)}  {painted}" if page.bars else f"    {said}")
    write_not_modelled(found.not_modelled, page)
    if explored.tree is not None:
        goal = explored.questions[found.policy.goal]
        page.heading(_("What it turns on: {goal}", goal=goal))
        _fork(explored.tree, found, page, 2, depth)
    page.heading(_("It rests on"))
    for what, said in found.rests:
        page.item(what, said, 2, 0, "")


def _fork(fork: Fork, found: ExploredFile, page: Page, indent: int, depth: int) -> None:
    who = _("chance") if fork.chance else joined(fork.who)
    page.line(f"{' ' * indent}{who}: {fork.what}")
    for number, branch in enumerate(fork.branches):
        taken = f" ← {_('taken')}" if number == fork.taken and len(fork.branches) > 1 else ""
        page.line(f"{' ' * (indent + 2)}{_option(branch)}: {_yes(branch.odds, found)}{taken}")
        if branch.leads_to is not None and depth > 1 and not branch.leads_to.chance:
            _fork(branch.leads_to, found, page, indent + 4, depth - 1)


def _option(branch: Branch) -> str:
    return branch.says if branch.weight is None else f"{branch.says} ({branch.weight})"


def _yes(odds: Odds, found: ExploredFile) -> str:
    """The odds after an option: those of yes for the goal, or of each answer if it is not a yes-or-no question."""
    answers = odds.answers[found.policy.goal]
    if {answer for answer, _bounds in answers} <= {"yes", "no"}:
        return told(odds.bounds(found.policy.goal, "yes"))
    return "; ".join(f"{answered(answer)}: {told(bounds)}" for answer, bounds in answers)
