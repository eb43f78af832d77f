"""The whole resolution for people: on a page and as Markdown, with the sentence of each rule where it first appears."""

from collections.abc import Iterator
from typing import NamedTuple

from adjudicator.games.interface import Game
from adjudicator.page import Page
from adjudicator.plain import marked
from adjudicator.ruling.explanation import Line, levels, lines
from adjudicator.ruling.markdown import answer_rows, markdown_of_the_rules
from adjudicator.ruling.ruling import Ruling
from adjudicator.ruling.text import Says, write_answers, write_of_the_rules, write_title
from adjudicator.situation.wording import take_care, write_not_modelled
from adjudicator.speaking import _

DEEPEST = 20
"""The deepest level that is indented further."""


class _Told(NamedTuple):
    """A line at its level, with the rules that stand there: those that have stood before, and those that are new."""

    level: int
    line: Line
    known: tuple[str, ...]
    new: tuple[str, ...]


def write_explanation(ruling: Ruling, game: Game, says: Says, page: Page, everything: bool = False) -> None:
    """Lays out the answers and the tree; `everything` also shows empty windows and values that nothing modified."""
    write_title(ruling, page)
    write_answers(ruling, page)
    write_not_modelled(ruling.not_modelled, page)
    page.heading(_("What happens"))
    for level, line, known, new in _told(ruling, game, everything):
        indent = 2 * level
        text = page.paint(line.text, line.style) if line.style else line.text
        rules = f"§ {', '.join(known)}" if known else ""
        if rules and page.fits(f"{' ' * indent}{line.text}  {rules}"):
            page.line(f"{text}  {page.paint(rules, 'cyan')}", indent)
        else:
            page.line(text, indent)
            if rules:
                page.item("§", ", ".join(known), indent + 4, 0, "cyan")
        for rule in new:
            page.item("§", f"{rule} {says(rule)}", indent + 4, 0, "cyan")
    write_of_the_rules(page)


def explanation_markdown(ruling: Ruling, game: Game, says: Says, everything: bool = False) -> str:
    """The answers and the tree as a Markdown document."""
    found = [f"# {marked(ruling.heading)}", "", f"*{ruling.under}: {_(ruling.verdict)}*", "", *answer_rows(ruling)]
    if ruling.not_modelled:
        found += [f"{marked(take_care(ruling.not_modelled))}.", ""]
    found += [f"## {_('What happens')}", ""]
    for level, line, known, new in _told(ruling, game, everything):
        indent = "  " * level
        rules = f" (§ {', '.join(f'`{rule}`' for rule in known)})" if known else ""
        found.append(f"{indent}- {marked(line.text)}{rules}")
        found += [f"{indent}  - § `{rule}` {says(rule)}" for rule in new]
    return "\n".join([*found, *markdown_of_the_rules()]) + "\n"


def _told(ruling: Ruling, game: Game, everything: bool) -> Iterator[_Told]:
    """The lines of a resolution at their levels."""
    found = lines(ruling.trace, game, everything)
    seen: set[str] = set()
    for level, line in zip(levels(found), found, strict=True):
        known = tuple(rule for rule in line.rules if rule in seen)
        new = tuple(rule for rule in line.rules if rule not in seen)
        yield _Told(min(level, DEEPEST), line, known, new)
        seen.update(new)
