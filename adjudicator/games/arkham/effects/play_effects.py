"""The effect that plays a card: its cost is paid, but no action is spent."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Listener
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import Request, may
from adjudicator.games.arkham.arriving import BROUGHT_ALONG
from adjudicator.games.arkham.game import Arkham, Number, Which, Worth
from adjudicator.games.arkham.hearing import is_met
from adjudicator.games.arkham.values import LASTING, Lasting, add_lasting, changed
from adjudicator.games.arkham.words import Context


class PlayCard(NamedTuple):
    """Play a card from where it lies and pay its cost, perhaps another one; the ability replaces the action."""

    which: Which
    cost: Number | None = None
    """The addition to its cost."""
    tokens: tuple[tuple[str, Number], ...] = ()
    """The tokens with which it enters play, beside those of its uses."""

    def _request(self, game: Arkham, context: Context) -> Request | None:
        for card in self.which.all(game, context):
            for number, ability in enumerate(game.cards[card].abilities):
                if ability.kind == "play":
                    scope = context.scope if ability.trigger is not None else ""
                    return Request(context.you, Listener(card, number), (), scope, no_action=True, granted=True)
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
        return not _is_at_its_time(game, request) or not _is_allowed(game, request, modified)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reason why a card is not played that is played at another time."""
        request = self._request(game, context)
        if request is None or _is_at_its_time(game, request):
            return ()
        return (Reason("fast.5", f"{game.name(request.listener.source)} is played at another time"),)

    @property
    def leads(self) -> bool:
        """True: what stands behind it is for a card that has been played."""
        return True

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Play the card by the initiation sequence."""
        request = self._request(game, context)
        if request is None:
            return None
        card = request.listener.source
        modified = self._other_cost(game, context, card)
        if modified is None and not self.tokens:
            return initiate(request)
        if modified is not None:
            add_lasting(game, modified)
        BROUGHT_ALONG.put(game, card, tuple((token, amount.of(game, context)) for token, amount in self.tokens))
        return initiate(request), Call(PLAYED, Played(card, modified))


def _is_at_its_time(game: Arkham, request: Request) -> bool:
    """True of a card that names no time, or just that at which it is played."""
    if game.ability(request.listener).trigger is None:
        return True
    return bool(request.scope) and game.consider(lambda: is_met(game, request))


def _is_allowed(game: Arkham, request: Request, modified: Lasting | None) -> bool:
    def reasons() -> Reasons:
        if modified is not None:
            add_lasting(game, modified)
        return may(game, request)

    return not game.imagining(reasons)


class Played(NamedTuple):
    """A card that an effect has played, and the modifier of its cost for that time."""

    card: str
    modified: Lasting | None


def _forget(game: Arkham, local: Played) -> Result:
    """The card was played, or was not: its cost is what it was, and it brings nothing along any more."""
    BROUGHT_ALONG.forget(game, local.card)
    kept = tuple(effect for effect in LASTING(game, "cost") if effect != local.modified)
    if len(kept) < len(LASTING(game, "cost")):
        LASTING.put(game, "cost", kept)
        changed(game, "cost")
    return None


PLAYED: Final = Procedure("a card has been played in another way", Step("", "over", _forget))
