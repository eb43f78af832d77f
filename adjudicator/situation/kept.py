"""A course whose positions are kept: the one at each question, with the answer that was given there."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Option, Question
from adjudicator.engine.position import Mark
from adjudicator.games.interface import Deed, Table
from adjudicator.language.shapes import Checking
from adjudicator.situation.awaited import FileScript


class Given(NamedTuple):
    """An answer: the position in which it was given, the option, and the words of the file if these say more."""

    mark: Mark
    option: Option
    said: str = ""


class Kept(FileScript):
    """The course of a file that keeps every answer that it gives, and the position before it."""

    def __init__(self, table: Table, at: Checking, otherwise: str) -> None:
        super().__init__(table, at, otherwise)
        self.given: Final[list[Given]] = []

    def _answer(self, question: Question, option: Option, *, only: bool, unsaid: bool = False, said: str = "") -> None:
        self.given.append(Given(self.table.game.mark(), option, said))
        super()._answer(question, option, only=only, unsaid=unsaid, said=said)

    def _tries(self, deed: Deed, attempt: Option) -> None:
        """Keeps an attempt that the rules abandon as well."""
        self.given.append(Given(self.table.game.mark(), attempt, deed.said))
        super()._tries(deed, attempt)
