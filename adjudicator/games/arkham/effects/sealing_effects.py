"""Effects that seal chaos tokens on cards and release them (entry Sealed)."""

from typing import NamedTuple

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call, Result
from adjudicator.games.arkham.chaos_tokens import bag, release, tokens_on
from adjudicator.games.arkham.game import Arkham, Number, Which
from adjudicator.games.arkham.sealing import SEALING, Sealing, in_the_bag
from adjudicator.games.arkham.words import Context


class Seal(NamedTuple):
    """Search the chaos bag for tokens of these kinds, one after another, and place them on a card."""

    kinds: tuple[str, ...]
    amount: Number
    on: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no such token is in the bag."""
        return not in_the_bag(game, self.kinds) or not self.on.all(game, context)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reason that no such token is in the bag."""
        if in_the_bag(game, self.kinds):
            return ()
        return (Reason("sealed.9", f"the chaos bag holds no {' or '.join(self.kinds)}"),)

    def in_full(self, game: Arkham, context: Context) -> bool:
        """True if the bag holds as many."""
        held = sum(number for kind, number in bag(game) if kind in self.kinds)
        return not self.futile(game, context) and held >= self.amount.of(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Seal the tokens; where several kinds qualify, whoever resolves the effect chooses."""
        if self.futile(game, context):
            game.cite("sealed.9")
            game.note(f"no {' or '.join(self.kinds)} is in the chaos bag: nothing is sealed")
            return None
        card = self.on.all(game, context)[0]
        one = Call(SEALING, Sealing(context.you, card, self.kinds, ("sealed.8",)))
        return (one,) * self.amount.of(game, context)


class Release(NamedTuple):
    """Release the tokens that are sealed on cards: they return to the chaos bag."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if nothing is sealed there."""
        return not any(tokens_on(game, card) for card in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Release all of them."""
        for card in self.which.all(game, context):
            if tokens_on(game, card):
                release(game, card, "sealed.6")
        return None
