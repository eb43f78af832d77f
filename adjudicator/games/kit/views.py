"""The table as its viewer sees it."""

from collections.abc import Callable, Sequence
from functools import cached_property

from adjudicator.engine.trace import Chose, Drew, Record, Wrote
from adjudicator.games.interface import Board
from adjudicator.games.kit.deeds import Deeds
from adjudicator.games.kit.drawing import Drawing
from adjudicator.games.kit.facts import EVERYBODY, OWNER
from adjudicator.games.kit.play import Play


class Open:
    """The view of a table at which nobody has a secret: everything is shown, and no player sees less.

    `board` is the table as it is drawn now.
    """

    __slots__ = ("_because", "board")

    def __init__(self, because: str, board: Callable[[], Board]) -> None:
        self._because = because
        self.board = board

    def look_as(self, player: str) -> str:
        """The reason why no player's view is narrower."""
        return self._because

    def shown(self, record: Record) -> Record:
        """The whole record."""
        return record

    def shows_options(self, who: Sequence[str]) -> bool:
        """True: everybody's options are shown."""
        return True


class KitView:
    """The table as its viewer sees it: everything, or as much as one player may know by the declared facts."""

    def __init__(self, game: Play, deeds: Deeds) -> None:
        self.player = ""
        self.game = game
        self._deeds = deeds

    def look_as(self, player: str) -> str:
        """From now on the view is that of this player; empty, or who the players are."""
        players = self.game.players
        self.player = next((who for who in players if who.lower() == player.lower()), "")
        return "" if self.player else f"the players are {', '.join(players)}"

    def board(self) -> Board:
        """The table as the viewer sees it now, from the facts that the game declares."""
        return self._drawing.board(self.game, self.may_see)

    @cached_property
    def _drawing(self) -> Drawing:
        return Drawing(self.game.declared)

    def may_see(self, entity: str, field: str) -> bool:
        """True where the viewer may know a fact."""
        if not self.player:
            return True
        facts = [fact for fact in self.game.declared.facts if fact.name == field]
        return all(self._shows(fact.seen_by, entity) for fact in facts)

    def _shows(self, seen_by: str, entity: str) -> bool:
        if seen_by == EVERYBODY:
            return True
        if seen_by == OWNER:
            return entity == self.player
        return any(seat.key == seen_by and self.player in seat.seated(self.game) for seat in self.game.declared.seats)

    def shown(self, record: Record) -> Record | None:
        """A record as the viewer sees it."""
        if not self.player:
            return record
        if isinstance(record, Wrote):
            return record if self.may_see(record.entity, record.field) else None
        if isinstance(record, Chose) and record.who != self.player and self._is_secret(record.option):
            return None
        if isinstance(record, Drew) and record.who != self.player and self._is_drawn_in_secret(record.what):
            return None
        return record

    def _is_drawn_in_secret(self, name: str) -> bool:
        return any(one.name == name and one.drawn_in_secret for one in self.game.declared.components)

    def _is_secret(self, sentence: str) -> bool:
        said = self._deeds.grammar.read(sentence)
        return said is not None and self._deeds.is_secret(said)

    def shows_options(self, who: Sequence[str]) -> bool:
        """True where the options of these players are for the viewer to see."""
        return not self.player or self.player in who
