"""Enemies in the shadows, and the difficulty of finding them (entries Concealed X and Concealed Mini-cards)."""

from typing import NamedTuple

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.facts import SHADOWS
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.values import value
from adjudicator.games.arkham.words import Context


def in_the_shadows(game: Arkham, enemy: str) -> Reasons:
    """The reason that an enemy in the shadows has to be exposed first."""
    if game.lies(enemy)[1] != SHADOWS.name:
        return ()
    because = f"{game.name(enemy)} is in the shadows until its mini-card is exposed"
    return (Reason("concealed-mini-cards.2", because), Reason("concealed-x.2", because))


class ShroudOf(NamedTuple):
    """The shroud of a location, which makes it hard to find what hides there."""

    location: str

    def of(self, game: Arkham, context: Context) -> int:
        """The shroud now."""
        game.because("concealed-mini-cards.7")
        return value(game, self.location, "shroud")


def shroud_of(game: Arkham, token: str) -> ShroudOf:
    """The difficulty of a test against a mini-card."""
    return ShroudOf(game.location(token))
