"""Costs in cards: cards from hand with so many icons in all, and a card that is exiled."""

from typing import Final, NamedTuple

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.discarding import moved
from adjudicator.games.arkham.effects.campaign_effects import Exile
from adjudicator.games.arkham.effects.discard_icons import DiscardIcons
from adjudicator.games.arkham.facts import REMOVED
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.hidden import why_none_goes
from adjudicator.games.arkham.words import Context
from adjudicator.games.interface import Price


class PayWithIcons(NamedTuple):
    """Discard cards from hand, one after the other, until they have so many icons of a skill in all, wild ones too."""

    cards: DiscardIcons

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reason that the cards in hand have too few icons."""
        have, need = self.cards.in_hand(game, context), self.cards.least.of(game, context)
        if have >= need:
            return ()
        because = f"the cards in {game.name(context.you)}'s hand have {have} {self.cards.icon} icons of {need}"
        return (Reason("initiation-sequence.6", because),)

    def pay(self, game: Arkham, context: Context) -> Result:
        """Discard the cards."""
        game.cite("costs.9", "costs.10")
        return self.cards.choosing(game, context, "cost: discard", "initiation-sequence.9")

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        need = self.cards.least.of(game, context)
        return (Price(f"discard cards with {need} {self.cards.icon} icons", "discard icons", need),)


class ExileThis(NamedTuple):
    """Exile the card that bears the ability."""

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that it is not in play under one's own control, or cannot leave."""
        if game.in_play(context.this) and game.controller(context.this) == context.you:
            return Exile(Named("this")).hindered(game, context)
        return (Reason("costs.8", f"{game.name(context.this)} is not in play under one's own control"),)

    def pay(self, game: Arkham, context: Context) -> Result:
        """Return it to the collection."""
        return Exile(Named("this")).resolve(game, context)

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        return (Price(f"exile {game.name(context.this)}", "exile", 1, context.this),)


class RemoveThis(NamedTuple):
    """Remove the card that bears the ability from the game."""

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that it is not in play under one's own control, or cannot leave."""
        if game.in_play(context.this) and game.controller(context.this) == context.you:
            return why_none_goes(game, context, _THIS, (context.this,))
        return (Reason("costs.8", f"{game.name(context.this)} is not in play under one's own control"),)

    def pay(self, game: Arkham, context: Context) -> Result:
        """Place it out of the game."""
        return tuple(moved(game, context.this, REMOVED.name, context.you)) or None

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        return (Price(f"remove {game.name(context.this)} from the game", "remove", 1, context.this),)


_THIS: Final = Named("this")
