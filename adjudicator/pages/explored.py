"""Explorations as a page: the odds of every answer as bars, and what they turn on as a tree."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.exploring.file import ExploredFile
from adjudicator.exploring.told import how_far
from adjudicator.exploring.tree import Branch, Fork
from adjudicator.games.finding import game_of
from adjudicator.pages.odds import Bar, bar_of
from adjudicator.pages.rendering import render
from adjudicator.pages.rules import Book, Shelf
from adjudicator.situation.wording import take_care, titled, under, waited_for
from adjudicator.speaking import _


class Way(NamedTuple):
    """An option of a fork: its words, the odds of each answer after it, which play it is, and the fork after it.

    `play` says if the policy takes it, and if it is best or worst play.
    """

    says: str
    bars: tuple[tuple[str, Bar], ...]
    play: tuple[str, ...]
    then: "Ways | None"


class Ways(NamedTuple):
    """A choice or a draw, its rule, and its options."""

    asked: str
    rule: str
    options: tuple[Way, ...]


class Article(NamedTuple):
    """An exploration on a page."""

    key: str
    heading: str
    under: str
    book: Book
    answers: tuple[tuple[str, tuple[tuple[str, Bar], ...]], ...]
    care: str
    goal: str
    ways: Ways | None
    rests: tuple[tuple[str, str], ...]


def explored_page(found: Sequence[ExploredFile], depth: int) -> str:
    """Explorations, each with so many forks of its tree, as the HTML of a page."""
    shelf = Shelf()
    articles = tuple(_article(f"e{number}", one, depth, shelf) for number, one in enumerate(found, 1))
    title = articles[0].heading if len(articles) == 1 else _("{number} explorations", number=len(articles))
    return render("explored.html", title=title, articles=articles, shelf=shelf)


def _article(key: str, found: ExploredFile, depth: int, shelf: Shelf) -> Article:
    explored = found.explored
    book = shelf.of(game_of(found.game))
    ways = None if explored.tree is None else _ways(explored.tree, found, depth)
    book.add(_rules(ways))
    return Article(
        key,
        titled(found.title or _("An exploration"), found.variant),
        f"{under(found.game, found.edition)}: {how_far(explored)}",
        book,
        tuple(
            (question, tuple((answer, bar_of(bounds)) for answer, bounds in answers))
            for question, answers in zip(explored.questions, explored.odds.answers, strict=True)
        ),
        take_care(found.not_modelled),
        explored.questions[found.policy.goal],
        ways,
        found.rests,
    )


def _ways(fork: Fork, found: ExploredFile, depth: int) -> Ways:
    options = (_way(branch, found, _play(fork, branch, found.policy.goal), depth) for branch in fork.branches)
    return Ways(waited_for(fork.who, fork.what, chance=fork.chance), fork.rule, tuple(options))


def _play(fork: Fork, branch: Branch, goal: int) -> tuple[str, ...]:
    """Which play an option is: taken by the policy; best or worst, where the goal is likeliest or least likely."""
    every = [one.odds.bounds(goal, "yes") for one in fork.branches]
    here = branch.odds.bounds(goal, "yes")
    decides = not fork.chance and len(set(every)) > 1
    plays = (
        (_("taken"), len(every) > 1 and fork.taken >= 0 and fork.branches[fork.taken] is branch),
        (_("best play"), decides and here.high == max(one.high for one in every)),
        (_("worst play"), decides and here.low == min(one.low for one in every)),
    )
    return tuple(play for play, is_so in plays if is_so)


def _way(branch: Branch, found: ExploredFile, play: tuple[str, ...], depth: int) -> Way:
    then = branch.leads_to
    further = None if then is None or then.chance or depth <= 1 else _ways(then, found, depth - 1)
    goal = found.policy.goal
    answers = branch.odds.answers[goal]
    if {answer for answer, _bounds in answers} <= {"yes", "no"}:
        bars: tuple[tuple[str, Bar], ...] = (("", bar_of(branch.odds.bounds(goal, "yes"), branch.weight)),)
    else:
        bars = tuple((answer, bar_of(bounds, branch.weight)) for answer, bounds in answers)
    return Way(branch.says, bars, play, further)


def _rules(ways: Ways | None) -> list[str]:
    """The rules by which somebody is asked."""
    if ways is None:
        return []
    return [*((ways.rule,) if ways.rule else ()), *(rule for way in ways.options for rule in _rules(way.then))]
