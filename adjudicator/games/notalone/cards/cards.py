"""The cards of Not Alone, as they are printed."""

from collections.abc import Mapping
from typing import NamedTuple

from adjudicator.games.notalone.cards.effect import CardEffect
from adjudicator.games.notalone.cards.lasting import CaughtLosesMore


class Uncopied(NamedTuple):
    """The rules by which nobody copies a place: by the power of a place, or by a card."""

    places: str = ""
    cards: str = ""


class PlaceCard(NamedTuple):
    """A place: its power, whether it is used once a round, and by which rule nobody copies it.

    `once` and `alone` are the rules of that limit; `caught` holds for whoever is caught there.
    """

    name: str
    does: tuple[CardEffect, ...]
    once: str = ""
    alone: str = ""
    uncopied: Uncopied = Uncopied()
    caught: CaughtLosesMore | None = None


class SurvivalCard(NamedTuple):
    """A Survival card: the phase in which it is played, by which rule, and what it does."""

    name: str
    phase: int
    by: str
    does: tuple[CardEffect, ...]

    @property
    def effect(self) -> CardEffect:
        """The one thing that it does."""
        return self.does[0]


class Symbol(NamedTuple):
    """A symbol on a Hunt card: the token that it allows, and by which rule."""

    token: str = ""
    by: str = ""


class Choice(NamedTuple):
    """The choice of the player of a Hunt card: a "hunted", a "place", or none; and by which rule."""

    what: str = ""
    by: str = ""


class HuntCard(NamedTuple):
    """A Hunt card: its phase and the rule for it, its symbol, what it does, and of whom or what it speaks.

    `before_the_choice` and `after_the_reveal` are the rules by which it is played at just that time, `counted` is the
    rule by which it is no exception to the limit of the round.
    """

    name: str
    phase: int
    by: str
    does: tuple[CardEffect, ...]
    symbol: Symbol = Symbol()
    chooses: Choice = Choice()
    before_the_choice: str = ""
    after_the_reveal: str = ""
    counted: str = ""

    @property
    def used_by(self) -> tuple[str, ...]:
        """The rules by which it is used: its own, and that by which its player names somebody or a place."""
        return (self.by, self.chooses.by) if self.chooses.by else (self.by,)


class Cards(NamedTuple):
    """All cards of the game: places by their numbers, the others by their names."""

    places: Mapping[int, PlaceCard]
    survival: Mapping[str, SurvivalCard]
    hunt: Mapping[str, HuntCard]
