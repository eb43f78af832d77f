"""A course whose answers are told: each as an entry of `do:` of its own, those that went without saying as well."""

from typing import Final

from mypy_extensions import mypyc_attr

from adjudicator.engine.choices import Option, Question
from adjudicator.games.interface import Deed, Table
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Mapping, Node
from adjudicator.situation.entries import Inserted
from adjudicator.situation.script import Script


@mypyc_attr(allow_interpreted_subclasses=True)
class Told(Script):
    """A course that keeps every answer that it gives, in the words of a file."""

    def __init__(self, table: Table, at: Checking, otherwise: str) -> None:
        super().__init__(table, at, otherwise)
        self.entries: Final[list[Node | str]] = []
        self._last: Deed | Inserted | None = None

    def _taken(self) -> Deed | Inserted:
        self._last = super()._taken()
        return self._last

    def _answer(self, question: Question, option: Option, *, only: bool, unsaid: bool = False, said: str = "") -> None:
        """Keeps the answer; what simply happens is kept as the file says it."""
        if not said:
            self.entries.extend(self.table.offer(question, one).entry for one in _each(question, option))
        elif self._last is not None:
            self.entries.append(self._last.node if isinstance(self._last.node, Mapping) else said)
        super()._answer(question, option, only=only, unsaid=unsaid, said=said)

    def _tries(self, deed: Deed, attempt: Option) -> None:
        """Keeps an attempt that the rules abandon: they abandon it again."""
        self.entries.append(deed.said)
        super()._tries(deed, attempt)


def _each(question: Question, option: Option) -> tuple[Option, ...]:
    """The option; where all pass together though each is asked for a pass of his own, all of these."""
    if not option.declines or option.who or option in question.options:
        return (option,)
    return tuple(one for one in question.options if one.declines) or (option,)
