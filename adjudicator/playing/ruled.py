"""A ruling and an exploration as Python is given them: they print as the commands do."""

from typing import Final

from adjudicator.exploring.file import ExploredFile
from adjudicator.exploring.text import write_explored
from adjudicator.games.finding import game_of
from adjudicator.page import Page
from adjudicator.ruling.markdown import as_markdown
from adjudicator.ruling.ruling import Ruling
from adjudicator.ruling.sentences import sentences
from adjudicator.ruling.text import write_ruling

DEPTH: Final = 2
"""So many forks of an exploration are printed."""


class Ruled(Ruling):
    """A ruling that prints as people read it, and that a notebook can show.

    >>> from adjudicator import Situation
    >>> print(Situation.parse("{game: notalone, creature: {name: B}, hunted: {C: {}}, ask: [C's will]}").rule())
    situation
    notalone: ruled
    <BLANKLINE>
      C's will ... 3
    It rests on
      assumed: the counters stand where they start: Rescue 13 left, Assimilation 7 left
    """

    __slots__ = ()

    def __str__(self) -> str:
        page = Page()
        write_ruling(self, sentences(game_of(self.game)), page)
        return _printed(page)

    def _repr_markdown_(self) -> str:
        """The ruling as a notebook shows it."""
        return as_markdown(self, sentences(game_of(self.game)))


class Exploration(ExploredFile):
    """An exploration that prints as people read it."""

    __slots__ = ()

    def __str__(self) -> str:
        page = Page()
        write_explored(self, page, DEPTH)
        return _printed(page)


def _printed(page: Page) -> str:
    return str(page).strip("\n")
