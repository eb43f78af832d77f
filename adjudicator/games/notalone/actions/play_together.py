"""A Hunt card and a Survival card are put down at the same moment."""

from collections.abc import Iterable
from itertools import product
from typing import Any

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.actions.play_a_hunt_card import cite_any_order
from adjudicator.games.notalone.facts import HUNT, SURVIVAL
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.opportunities import CARDS
from adjudicator.games.notalone.playing.cards import Card
from adjudicator.games.notalone.playing.together import Together, play_together, why_not


class PlayTogether(Action):
    """Two players want to play a card at the same moment."""

    says, when = "{cards:cards} are played at the same time", CARDS

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Every Hunt card with every Survival card."""
        survival = (card for one in game.hunted for card in SURVIVAL(game, one))
        return ((pair,) for pair in product(HUNT(game, game.creature), survival))

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """One card of each kind, of which each may be played."""
        kinds = [name in game.printed.hunt for name in slots[0]]
        if kinds != [True, False]:
            return game.reasons("it takes a Hunt card and a Survival card", "order-of-effects.2")
        return tuple(reason for name in slots[0] for reason in why_not(game, _card(game, name)))

    def may_come(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """It is said where both want to play."""
        return False

    def do(self, game: NotAlone, who: str, *slots: Any) -> Call:
        """The Creature decides which comes first."""
        cite_any_order(game)
        hunt, survival = slots[0]
        return play_together(Together(_card(game, hunt), _card(game, survival)))


def _card(game: NotAlone, name: str) -> Card:
    """A card in the hand of whoever holds it."""
    if name in game.printed.hunt:
        return Card(game.creature, "hunt", name)
    holder = (who for who in game.hunted if name in SURVIVAL(game, who))
    return Card(next(holder, game.hunted[0]), "survival", name)
