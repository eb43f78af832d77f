"""Rulings as a page: the answers, the table as a drawing, the way there as a tree, and every rule in full."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.games.finding import game_of
from adjudicator.games.interface import Game
from adjudicator.pages.drawing import Drawing, data_of, drawing_of
from adjudicator.pages.odds import Bar, bar_of
from adjudicator.pages.rendering import render
from adjudicator.pages.rules import Book, Shelf
from adjudicator.pages.tree import Node, Tree, tree_of
from adjudicator.ruling.explanation import of_whom
from adjudicator.ruling.glanced import HEADING, by_question, not_seen, to_explore
from adjudicator.ruling.odds_told import looked_at
from adjudicator.ruling.resting import rule_otherwise
from adjudicator.ruling.ruling import Ruling
from adjudicator.ruling.text import reasons_in_order, where_it_leaves
from adjudicator.situation.wording import take_care, waited_for
from adjudicator.speaking import _


class Turned(NamedTuple):
    """The odds of a statement: a bar, the choice or draw on which they turn, and a bar for each of its options."""

    statement: str
    bar: Bar
    turns_on: str
    options: tuple[tuple[str, Bar], ...]


class Article(NamedTuple):
    """A ruling on a page, with everything that its template fills in; `key` sets it apart from others."""

    key: str
    ruling: Ruling
    book: Book
    drawing: Drawing | None
    tree: Tree
    care: str
    odds: tuple[Turned, ...]
    glance: tuple[tuple[str, list[str]], ...]
    glance_left_out: tuple[str, str]
    rests: tuple[tuple[str, str], ...]
    way: tuple[str, ...]

    @property
    def steps(self) -> dict[str, object]:
        """What stepping needs: the changes of the table, and for each line the number of its table and its kind."""
        assert self.drawing is not None
        return {
            "changes": data_of(self.drawing),
            "lines": [(node.board, node.kind) for node in self.tree.every],
        }


def ruling_page(rulings: Sequence[Ruling], everything: bool = False) -> str:
    """Rulings, with the table after each write, as the HTML of a page; with `everything` also empty timing points."""
    shelf = Shelf()
    articles = tuple(_article(f"r{number}", ruling, shelf, everything) for number, ruling in enumerate(rulings, 1))
    title = rulings[0].heading if len(rulings) == 1 else _("{number} rulings", number=len(rulings))
    told = {"leaves": where_it_leaves, "of_whom": of_whom, "glanced": HEADING}
    return render("rulings.html", title=title, articles=articles, shelf=shelf, **told)


def _article(key: str, ruling: Ruling, shelf: Shelf, everything: bool) -> Article:
    game = game_of(ruling.game)
    book = shelf.of(game)
    tree = tree_of(ruling, game, everything)
    article = Article(
        key,
        ruling,
        book,
        drawing_of(ruling.boards) if ruling.boards else None,
        tree,
        take_care(ruling.not_modelled),
        tuple(_turned(ruling)),
        () if ruling.glance is None else tuple(by_question(ruling.glance)),
        ("", "") if ruling.glance is None else (not_seen(ruling.glance), to_explore(ruling.path)),
        tuple(_rests(ruling)),
        reasons_in_order(ruling),
    )
    book.add(_named(ruling, game, tree.every))
    return article


def _named(ruling: Ruling, game: Game, nodes: Sequence[Node]) -> list[str]:
    """Every rule that the article names, those that decide the answers first."""
    found = [rule for answer in ruling.answers for rule in answer.because]
    found += [rule for claim in ruling.claims for rule in claim.because]
    found += [claim.leaves.rule for claim in ruling.claims if claim.leaves is not None and claim.leaves.rule]
    found += [reason.rule for refused in ruling.refused for reason in refused.reasons if reason.rule]
    found += [ruling.waiting.rule] if ruling.waiting is not None and ruling.waiting.rule else []
    found += [rule for node in nodes for rule in node.rules]
    return [*found, *ruling.cites]


def _turned(ruling: Ruling) -> list[Turned]:
    found = []
    for one in ruling.odds:
        turning = one.turning
        options = (
            () if turning is None else tuple((turn.says, bar_of(turn.bounds, turn.weight)) for turn in turning.options)
        )
        on = "" if turning is None else waited_for(turning.who, turning.what, chance=turning.chance)
        found.append(Turned(one.statement, bar_of(one.bounds), on, options))
    return found


def _rests(ruling: Ruling) -> list[tuple[str, str]]:
    """What the answers rest on: draws, decisions, what was not used, readings, and what was assumed."""
    found = [(_("drawn"), f"{what}: {option}") for _who, what, option in ruling.draws]
    found += dict.fromkeys((_("odds"), looked_at(one)) for one in ruling.odds)
    found += [(_("decided"), option) for _who, _what, option in ruling.decisions]
    found += [
        (_("not used") if one.how == "passed" else _("by default"), f"{one.option} ({one.what})")
        for one in ruling.passed
    ]
    found += [(_("done later"), f"{said} ({where})") for said, where in ruling.later]
    for rests in ruling.readings:
        otherwise = "; ".join(rule_otherwise(ruling.path, rests.reading, other) for other in rests.others)
        said = _("{value}; to rule it otherwise: {commands}", value=rests.value, commands=otherwise)
        found.append((_("the reading {name}", name=rests.reading), said))
    return [*found, *((_("assumed"), one) for one in ruling.assumed)]
