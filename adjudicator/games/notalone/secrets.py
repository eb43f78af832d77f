"""A game of Not Alone as one player sees it: secrets change as cards are revealed."""

from collections.abc import Sequence

from adjudicator.engine.trace import Chose, Drew, Opened, Record, Wrote
from adjudicator.games.kit.views import KitView
from adjudicator.games.notalone.cards.lasting import Hide
from adjudicator.games.notalone.facts import DISCARD, PLAYED, PLAYED_THIS_ROUND, REVEALED, SHOWN
from adjudicator.games.notalone.game import NotAlone

_SECRET_CHOICES = frozenset(["Phase 1", "the River card to take back", "the Survival card to keep"])


class NotAloneView(KitView):
    """The table of Not Alone as its viewer sees it."""

    game: NotAlone

    def may_see(self, entity: str, field: str) -> bool:
        """True where the viewer may know a fact now: what has been revealed is open to all."""
        if field in (PLAYED.name, PLAYED_THIS_ROUND.name) and REVEALED(self.game):
            return True
        return self._may_ever_see(entity, field)

    def _may_ever_see(self, entity: str, field: str) -> bool:
        """True where the viewer may know a fact that is not revealed; the Creature sees what she was shown."""
        is_creature = self.player == self.game.creature
        if field == DISCARD.name and is_creature:
            return not self.game.now(Hide)
        return (field == SHOWN.name and is_creature) or super().may_see(entity, field)

    def shown(self, record: Record) -> Record | None:
        """A record as the viewer sees it."""
        if not self.player:
            return record
        if isinstance(record, Chose) and record.who != self.player and record.what in _SECRET_CHOICES:
            return record._replace(option=f"{record.who} decides in secret")
        if isinstance(record, Drew) and record.who != self.player:
            return record._replace(option="a card unseen")
        if isinstance(record, Wrote) and not self._may_ever_see(record.entity, record.field):
            return None
        return None if isinstance(record, Opened) else record

    def shows_options(self, who: Sequence[str]) -> bool:
        """True where the options of these players, and of nobody else, are for the viewer to see."""
        return not self.player or set(who) <= {self.player}
