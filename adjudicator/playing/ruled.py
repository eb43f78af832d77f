"""A ruling as Python is given it."""

from adjudicator.games.finding import game_of
from adjudicator.ruling.markdown import as_markdown
from adjudicator.ruling.ruling import Ruling
from adjudicator.ruling.sentences import sentences


class Ruled(Ruling):
    """A ruling that a notebook can show."""

    __slots__ = ()

    def _repr_markdown_(self) -> str:
        """The ruling as a notebook shows it."""
        return as_markdown(self, sentences(game_of(self.game)))
