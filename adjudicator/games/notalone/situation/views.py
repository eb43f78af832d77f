"""A game of Not Alone as a player sees it."""

from collections.abc import Sequence

from adjudicator.engine.trace import Record
from adjudicator.games.kit.views import KitView
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.situation.secrets import Seat


class NotAloneView(KitView):
    """What is open to the viewer of the table: secrets change as cards are revealed."""

    game: NotAlone

    @property
    def _seat(self) -> Seat | None:
        return Seat(self.game, self.player) if self.player else None

    def shown(self, record: Record) -> Record | None:
        """A record as the viewer sees it."""
        return record if self._seat is None else self._seat.record(record)

    def shows_options(self, who: Sequence[str]) -> bool:
        """True where the options of these players are for the viewer to see."""
        return self._seat is None or self._seat.shows(who)

    def may_see(self, entity: str, field: str) -> bool:
        """True where the viewer may know a fact."""
        return self._seat is None or self._seat.sees(entity, field)
