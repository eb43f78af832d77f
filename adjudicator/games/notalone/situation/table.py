"""A game of Not Alone that is set up, as a player sees it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from adjudicator.engine.choices import Option, Question
from adjudicator.engine.trace import Record
from adjudicator.games.kit.table import KitTable
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.situation.secrets import Seat

if TYPE_CHECKING:
    from adjudicator.games.notalone.entry import NotAloneGame


class NotAloneTable(KitTable):
    """A game of Not Alone that is set up as a file says."""

    game: NotAlone

    def __init__(self, game: NotAlone, kit: "NotAloneGame", assumed: list[str]) -> None:
        super().__init__(game, kit)
        self.assumed = assumed

    @property
    def _seat(self) -> Seat | None:
        return Seat(self.game, self._seen_by) if self._seen_by else None

    def shown(self, record: Record) -> Record | None:
        """A record as the player sees it who looks at the table; everything, if nobody in particular does."""
        return record if self._seat is None else self._seat.record(record)

    def shows_options(self, who: Sequence[str]) -> bool:
        """True where the options of these players are for the player to see who looks at the table."""
        return self._seat is None or self._seat.shows(who)

    def may_see(self, entity: str, field: str) -> bool:
        """True where the player who looks at the table may know a fact."""
        return self._seat is None or self._seat.sees(entity, field)

    def entry(self, question: Question, option: Option) -> str:
        """The sentence of `do:` that gives this answer."""
        if option.verb == "pass" and not option.who:
            who: tuple[str, ...] = question.who  # type: ignore[assignment]
            return f"{self._seen_by if self._seen_by in who else who[0]} passes"
        return super().entry(question, option)
