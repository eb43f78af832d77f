"""The effect that plays a card: its cost is paid, but no action is spent."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Listener
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import Request, may
from adjudicator.games.arkham.game import Arkham, Number, Which, Worth
from adjudicator.games.arkham.values import LASTING, Lasting, add_lasting, changed
from adjudicator.games.arkham.words import Context


class PlayCard(NamedTuple):
    """Play a card from where it lies and pay its cost, perhaps another one; the ability replaces the action."""

    which: Which
    cost: Number | None = None
    """The addition to its cost."""

    def _request(self, game: Arkham, context: Context) -> Request | None:
        for card in self.which.all(game, context):
            for number, ability in enumerate(game.cards[card].abilities):
                if ability.kind == "play":
                    return Request(context.you, Listener(card, number), no_action=True, granted=True)
        return None

    def _other_cost(self, game: Arkham, context: Context, card: str) -> Lasting | None:
        """The modifier of the cost of the card, for this time only."""
        if self.cost is None:
            return None
        amount = Worth(self.cost.of(game, context))
        return Lasting(None, card, "cost", "add", amount, "", context.this, context, once=True)

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card, or it cannot be played."""
        request = self._request(game, context)
        if request is None:
            return True
        modified = self._other_cost(game, context, request.listener.source)
        return not _is_allowed(game, request, modified)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Play the card by the initiation sequence."""
        request = self._request(game, context)
        if request is None:
            return None
        modified = self._other_cost(game, context, request.listener.source)
        if modified is None:
            return initiate(request)
        add_lasting(game, modified)
        return initiate(request), Call(PLAYED, modified)


def _is_allowed(game: Arkham, request: Request, modified: Lasting | None) -> bool:
    def reasons() -> Reasons:
        if modified is not None:
            add_lasting(game, modified)
        return may(game, request)

    return not game.imagining(reasons)


def _forget(game: Arkham, modified: Lasting) -> Result:
    """The card was played, or was not: its cost is what it was."""
    kept = tuple(effect for effect in LASTING(game, "cost") if effect != modified)
    if len(kept) < len(LASTING(game, "cost")):
        LASTING.put(game, "cost", kept)
        changed(game, "cost")
    return None


PLAYED: Final = Procedure("a card has been played for another cost", Step("", "over", _forget))
