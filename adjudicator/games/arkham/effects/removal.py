"""Removal from the game for a stated time (entry Removed from Game)."""

from typing import Final, NamedTuple

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call, Result
from adjudicator.games.arkham.arriving import come
from adjudicator.games.arkham.discarding import moved
from adjudicator.games.arkham.effects.delayed import SetUp
from adjudicator.games.arkham.effects.put_into_play import ENTERED, Entered, locate
from adjudicator.games.arkham.facts import (
    ATTACHED_TO,
    ATTACHMENTS,
    CONTROLLER,
    HERE,
    IN_PLAY,
    LOCATIONS,
    PLAY_AREA,
    REMOVED,
    SET_ASIDE,
    TABLE,
    THREAT_AREA,
    zone_called,
)
from adjudicator.games.arkham.game import Arkham, Trigger, Which
from adjudicator.games.arkham.hidden import free_to_go, that_can_go, why_none_goes
from adjudicator.games.arkham.unique import is_kept_out
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import place


class RemoveForATime(NamedTuple):
    """Remove cards from the game until the end of a period."""

    which: Which
    until: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card, or none that can leave play."""
        return not free_to_go(game, context, self.which, self.which.all(game, context))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards for which none can leave play, or a hand."""
        return why_none_goes(game, context, self.which, self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Remove them, and have them come back when the period is over."""
        cards = that_can_go(game, context, self.which, self.which.all(game, context))
        for card in cards:
            back = ComeBack(card, _where(game, card))
            SetUp(ENDS[self.until], (back,)).resolve(game, context)
        return tuple(call for card in cards for call in moved(game, card, REMOVED.name, context.you)) or None


def _where(game: Arkham, card: str) -> tuple[str, str]:
    """Where a card lies; of an engaged enemy the location, at which it is unengaged when it comes back."""
    holder, field = game.lies(card)
    if field == THREAT_AREA.name and game.cards[card].type == "enemy":
        return game.location(card), HERE.name
    return holder, field


ENDS: Final[dict[str, Trigger]] = {
    "end of the turn": Trigger("at", "end turn"),
    "end of the phase": Trigger("at", "end phase"),
    "end of the round": Trigger("at", "end round"),
}
"""The ends of the periods for which cards are removed from the game."""


class ComeBack(NamedTuple):
    """The end of the time for which a card was removed: it is in the game again."""

    card: str
    place: tuple[str, str]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if it is elsewhere by now."""
        return game.lies(self.card) != (TABLE, REMOVED.name)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Place it where it was, if that is still there, or set it aside: a reading says which."""
        if self.futile(game, context):
            return None
        game.cite("removed-from-game.3")
        holder, field = self.place
        there = holder == TABLE or holder in game.investigators or game.in_play(holder)
        if there and game.reading("back-after-a-removal", "removed-from-game.3") == "where it was":
            return _bring_back(game, self.card, holder, field)
        place(game, self.card, TABLE, SET_ASIDE)
        return None


def _bring_back(game: Arkham, card: str, holder: str, field: str) -> tuple[Call, ...]:
    """Put a card where it was; in play it enters play anew, with its uses and for its slots."""
    if field in (PLAY_AREA.name, THREAT_AREA.name):
        return (come(game, holder, card, field), Call(ENTERED, Entered(holder, card, ())))
    if field not in IN_PLAY:
        place(game, card, holder, zone_called(field))
        return ()
    if is_kept_out(game, card):
        return ()
    if field == LOCATIONS.name:
        return locate(game, card)
    place(game, card, holder, zone_called(field))
    if field == ATTACHMENTS.name:
        ATTACHED_TO.set(game, card, holder)
        if not game.cards[card].encounter_cardtype:
            CONTROLLER.set(game, card, game.controller(holder))
    return (Call(ENTERED, Entered(game.controller(card), card, ())),)
