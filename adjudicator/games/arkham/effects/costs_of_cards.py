"""Costs in cards: cards from hand with so many icons in all, and a card that is exiled."""

from typing import NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Ask, Result
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.discarding import in_the_chosen_order, loose
from adjudicator.games.arkham.effects.campaign_effects import Exile
from adjudicator.games.arkham.facts import HAND
from adjudicator.games.arkham.game import Arkham, Number
from adjudicator.games.arkham.icons import matching
from adjudicator.games.arkham.words import Context
from adjudicator.games.interface import Price


class DiscardIcons(NamedTuple):
    """Discard cards from hand, one after the other, until they have so many icons of a skill in all, wild ones too."""

    skill: str
    least: Number

    def _payable(self, game: Arkham, context: Context) -> tuple[str, ...]:
        held = (card for card in HAND(game, context.you) if card != context.this)
        return loose(game, context, tuple(card for card in held if matching(game, card, self.skill)))

    def _icons(self, game: Arkham, cards: tuple[str, ...]) -> int:
        return sum(matching(game, card, self.skill) for card in cards)

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reason that the cards in hand have too few icons."""
        have, need = self._icons(game, self._payable(game, context)), self.least.of(game, context)
        if have >= need:
            return ()
        because = f"the cards in {game.name(context.you)}'s hand have {have} {self.skill} icons of {need}"
        return (Reason("initiation-sequence.6", because),)

    def pay(self, game: Arkham, context: Context) -> Result:
        """Discard the cards."""
        game.cite("costs.9", "costs.10", "faq-wild-skill-icons.1")
        return self._choose(game, context, ())

    def _choose(self, game: Arkham, context: Context, chosen: tuple[str, ...]) -> Result:
        if self._icons(game, chosen) >= self.least.of(game, context):
            return in_the_chosen_order(game, chosen)
        left = tuple(card for card in self._payable(game, context) if card not in chosen)
        options = tuple(Option("discard", (card,), context.you, card) for card in left)
        choice = Choice((context.you,), "cost: discard", options, "initiation-sequence.9")
        return Ask(choice, lambda g, _local, option: self._choose(g, context, (*chosen, option.meant(str))))

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        need = self.least.of(game, context)
        return (Price(f"discard cards with {need} {self.skill} icons", "discard icons", need),)


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
