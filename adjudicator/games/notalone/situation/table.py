"""A game of Not Alone that is set up, as a player sees it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from adjudicator.engine.choices import Option, Question
from adjudicator.engine.trace import Record
from adjudicator.games.interface import Answer, Asked, Table
from adjudicator.games.kit.table import SECRET, KitTable
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.situation.secrets import Seat
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

if TYPE_CHECKING:
    from adjudicator.games.notalone.entry import NotAloneGame


class _Seen(NamedTuple):
    """A question asked for one player: what is kept from her is not answered."""

    asked: Asked
    looks_back: bool = True

    def answer(self, table: Table) -> Answer:
        """The answer, as far as the player who looks at the table may know it."""
        answer = self.asked.answer(table)
        return answer if cast(NotAloneTable, table).may_know(answer) else Answer(SECRET)

    def near(self, table: Table) -> tuple[int, ...]:
        """The places at which something else happened."""
        return self.asked.near(table)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of rules that it names."""
        return self.asked.rules

    @property
    def unshown(self) -> str:
        """The statement that holds where nothing shows why not."""
        return self.asked.unshown


class NotAloneTable(KitTable):
    """A game of Not Alone that is set up as a file says."""

    game: NotAlone

    def __init__(self, game: NotAlone, kit: "NotAloneGame", assumed: list[str]) -> None:
        super().__init__(game, kit)
        self.assumed = assumed
        self._seat: Seat | None = None
        self._questions = kit.asked

    # -- who looks at it ------------------------------------------------------------------------------------------

    def look_as(self, player: str) -> str:
        """From now on the table shows what this player may know."""
        for one in self.players:
            if one.lower() == player.lower():
                self._seat = Seat(self.game, one)
                return ""
        return f"the players are {', '.join(self.players)}"

    def shown(self, record: Record) -> Record | None:
        """A record as the player sees it who looks at the table; everything, if nobody in particular does."""
        return record if self._seat is None else self._seat.record(record)

    def shows_options(self, who: Sequence[str]) -> bool:
        """True where the options of these players are for the player to see who looks at the table."""
        return self._seat is None or self._seat.shows(who)

    def may_know(self, answer: Answer) -> bool:
        """True where the player who looks at the table may know this answer."""
        return self._seat is None or self._seat.may_know(answer)

    def entry(self, question: Question, option: Option) -> str:
        """The sentence of `do:` that gives this answer."""
        if option.verb == "pass" and not option.who:
            who: tuple[str, ...] = question.who  # type: ignore[assignment]
            seen = self._seat.player if self._seat is not None else ""
            return f"{seen if seen in who else who[0]} passes"
        return super().entry(question, option)

    def question(self, sentence: str, node: Node, at: Checking) -> Asked | None:
        """What a question asks."""
        asked = self._questions.understand(self, sentence, node, at)
        return asked if asked is None or self._seat is None else _Seen(asked)
