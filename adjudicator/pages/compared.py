"""Comparisons as a page: the answers side by side, where the resolutions part, and the rules that differ."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.games.finding import game_of
from adjudicator.pages.rendering import render
from adjudicator.pages.rules import Book, Shelf
from adjudicator.ruling.comparing import Comparison
from adjudicator.situation.wording import answered, take_care, titled
from adjudicator.speaking import _


class Row(NamedTuple):
    """A question or a claim with its answers side by side."""

    asked: str
    values: tuple[str, ...]

    @property
    def differs(self) -> bool:
        """True if the answers are not all the same."""
        return len(set(self.values)) > 1


class Apart(NamedTuple):
    """The rules that are applied in one way only: those that decide, and the others."""

    so: str
    deciding: tuple[str, ...]
    others: tuple[str, ...]


class Article(NamedTuple):
    """A comparison on a page."""

    key: str
    heading: str
    comparison: Comparison
    book: Book
    rows: tuple[Row, ...]
    claims: tuple[Row, ...]
    apart: tuple[Apart, ...]
    care: str


def compared_page(comparisons: Sequence[Comparison]) -> str:
    """Comparisons as the HTML of a page."""
    shelf = Shelf()
    articles = tuple(_article(f"c{number}", one, shelf) for number, one in enumerate(comparisons, 1))
    title = articles[0].heading if len(articles) == 1 else _("{number} comparisons", number=len(articles))
    return render("compared.html", title=title, articles=articles, shelf=shelf)


def _article(key: str, comparison: Comparison, shelf: Shelf) -> Article:
    first = comparison.rulings[0]
    apart = tuple(
        Apart(one.so, deciding, tuple(rule for rule in rules if rule not in deciding))
        for one, rules, deciding in zip(
            comparison.under, comparison.rules_apart, comparison.deciding_apart, strict=True
        )
        if rules
    )
    book = shelf.of(game_of(first.game))
    fork = comparison.fork
    book.add(side.rule for side in (fork.sides if fork is not None else ()) if side.rule)
    book.add(rule for one in apart for rule in (*one.deciding, *one.others))
    rows = [Row(question, tuple(answered(value) or "—" for value in values)) for question, values in comparison.answers]
    rows.append(Row(_("verdict"), tuple(_(ruling.verdict) for ruling in comparison.rulings)))
    claims = (
        Row(f"{claim.who}: {claim.what}", tuple(ruling.claims[place].verdict for ruling in comparison.rulings))
        for place, claim in enumerate(first.claims)
    )
    heading = titled(first.title or first.path, first.variant)
    care = take_care(comparison.not_modelled)
    return Article(key, heading, comparison, book, tuple(rows), tuple(claims), apart, care)
