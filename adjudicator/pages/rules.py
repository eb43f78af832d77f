"""The rules that a page names, each with its sentence, one link away from every place at which it is named."""

from collections.abc import Iterable
from typing import NamedTuple

from markupsafe import Markup

from adjudicator.games.interface import Game
from adjudicator.pages.rendering import english
from adjudicator.ruling.sentences import Sentence, headed
from adjudicator.speaking import _


class RuleShown(NamedTuple):
    """A rule on a page: its id, the id of the element that has it in full, and its sentence."""

    rule: str
    anchor: str
    sentence: Sentence

    @property
    def says(self) -> str:
        """The sentence behind its heading."""
        return str(self.sentence)

    @property
    def told(self) -> Markup:
        """The same, marked up as what it is: English."""
        says, heading = english(self.sentence.says), self.sentence.heading
        return Markup(_("{heading}: {sentence}")).format(heading=heading, sentence=says) if heading else says


class Book:
    """The rules of one game on a page."""

    def __init__(self, game: Game) -> None:
        self.title = game.title
        self._name, self._says = game.name, headed(game)
        self._rules: dict[str, RuleShown] = {}

    def add(self, rules: Iterable[str]) -> None:
        """Puts rules on the page."""
        for rule in rules:
            self[rule]

    def __getitem__(self, rule: str) -> RuleShown:
        """A rule, which is on the page from now on."""
        found = self._rules.get(rule)
        if found is None:
            found = self._rules[rule] = RuleShown(rule, f"rule-{self._name}-{rule}", self._says(rule))
        return found

    @property
    def rules(self) -> tuple[RuleShown, ...]:
        """All of them, in the order in which they are named."""
        return tuple(self._rules.values())


class Shelf:
    """The rules of every game on a page."""

    def __init__(self) -> None:
        self._books: dict[str, Book] = {}

    def of(self, game: Game) -> Book:
        """The rules of a game."""
        found = self._books.get(game.name)
        if found is None:
            found = self._books[game.name] = Book(game)
        return found

    @property
    def books(self) -> tuple[Book, ...]:
        """Those that have any rules."""
        return tuple(book for book in self._books.values() if book.rules)
