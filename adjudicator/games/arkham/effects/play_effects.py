"""The effect that plays a card: its cost is paid, but no action is spent."""

from typing import NamedTuple

from adjudicator.engine.events import Listener
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import Request, may
from adjudicator.games.arkham.facts import DISCARD
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.words import Context


class PlayCard(NamedTuple):
    """Play a card from hand, or from the discard pile if it names one there, and pay its cost; no action is spent."""

    which: Which

    def _request(self, game: Arkham, context: Context) -> Request | None:
        for card in self.which.all(game, context):
            for number, ability in enumerate(game.cards[card].abilities):
                if ability.kind == "play":
                    lying = game.lies(card)[1]
                    elsewhere = lying if lying == DISCARD.name else ""
                    return Request(context.you, Listener(card, number), no_action=True, lying=elsewhere)
        return None

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card, or it cannot be played."""
        request = self._request(game, context)
        return request is None or bool(may(game, request))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Play the card by the initiation sequence."""
        request = self._request(game, context)
        return None if request is None else initiate(request)
