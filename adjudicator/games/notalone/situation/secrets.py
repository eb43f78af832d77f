"""What a player may know: hands, face-down cards and the order of decks are secret, whatever else lies open."""

from collections.abc import Iterable

from adjudicator.engine import trace
from adjudicator.engine.trace import Record
from adjudicator.games.interface import Answer
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.notalone.effects.lasting import Hide
from adjudicator.games.notalone.facts import REVEALED
from adjudicator.games.notalone.game import NotAlone

_OWN = frozenset(["hand", "chosen", "played", "played this round", "survival", "drawn", "hunt", "shown"])
"""What a player holds, or has put down unseen."""

_NOBODYS = frozenset(["survival deck", "hunt deck"])
"""What nobody may look into (setup.10)."""

_SECRET_CHOICES = frozenset(["Phase 1", "the River card to take back", "the Survival card to keep"])


class Seat:
    """A player's view of the table."""

    def __init__(self, game: NotAlone, player: str) -> None:
        self._game = game
        self.player = player

    def may_know(self, answer: Answer) -> bool:
        """Whether the facts that an answer is read off are open to the player now."""
        return all(self.sees(entity, field) for entity, field in answer.reads)

    def sees(self, entity: str, field: str) -> bool:
        """Whether what a cell holds lies open to the player now."""
        return not self._is_secret(entity, field, now=True)

    def shows(self, who: Iterable[str]) -> bool:
        """Whether what these players may do is for the player to see."""
        return set(who) <= {self.player}

    def record(self, record: Record) -> Record | None:
        """A record as the player sees it; None if she does not."""
        if isinstance(record, trace.Wrote) and self._is_secret(record.entity, record.field, now=False):
            return None
        if isinstance(record, trace.Chose) and record.who != self.player and record.what in _SECRET_CHOICES:
            return record._replace(option=f"{record.who} decides in secret")
        if isinstance(record, trace.Drew) and record.who != self.player:
            return record._replace(option="a card unseen")
        if isinstance(record, trace.Opened):
            return None
        return record

    def _is_secret(self, entity: str, field: str, *, now: bool) -> bool:
        if field in _NOBODYS:
            return True
        if field == "discard":
            hidden = bool(self._game.now(Hide))
            return hidden and self.player == self._game.creature
        if field not in _OWN or entity in (self.player, TABLE):
            return False
        if field == "shown":
            return self.player != self._game.creature
        return not (now and field in ("played", "played this round") and REVEALED(self._game))
