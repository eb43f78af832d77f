"""A Hunted plays Place cards face down in Phase 1."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from adjudicator.engine.legality import Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.facts import HAND
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.opportunities import PHASE_1
from adjudicator.games.notalone.phases.exploration import fix
from adjudicator.games.notalone.playing.places import wanted, why_not_play


class PlayPlaceCards(Action):
    """She chooses the card that she plays, or the two cards."""

    says, also = "{who:player} plays {cards:places}", "explores chooses goes"
    when, secret = PHASE_1, True

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Each card of her hand, or each two where she plays two."""
        hand = HAND(game, who)
        return ((some,) for number in sorted({1, wanted(game, who)}) for some in combinations(hand, number))

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """Only a Hunted, only cards of her hand that are not forbidden, and as many as she has to."""
        if who == game.creature:
            return game.reasons("the Creature plays no Place cards", "place-cards.3")
        return why_not_play(game, who, slots[0])

    def may_come(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """Once she has played, or Phase 1 is over, it comes no more in this round."""
        return False

    def do(self, game: NotAlone, who: str, *slots: Any) -> None:
        """She has chosen; the cards go down when all have."""
        fix(game, who, slots[0])
