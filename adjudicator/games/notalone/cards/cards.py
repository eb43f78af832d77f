"""What is printed on a card of Not Alone."""

from typing import NamedTuple

from adjudicator.games.notalone.words import CaughtLoses, Effect


class PlaceCard(NamedTuple):
    """A place: its number, its power, whether it is used once a round, and by which rule nobody copies it.

    `once` and `alone` are the rules of that limit; `caught` holds for whoever is caught there.
    """

    number: int
    name: str
    power: tuple[Effect, ...]
    once: str = ""
    alone: str = ""
    uncopied_by_places: str = ""
    uncopied_by_cards: str = ""
    caught: CaughtLoses | None = None

    @property
    def plain(self) -> str:
        """The name in small letters, without its article: as a file says it."""
        return self.name.lower().removeprefix("the ")


class SurvivalCard(NamedTuple):
    """A Survival card: the phase in which it is played, by which rule, and what it does."""

    name: str
    phase: int
    effects: tuple[Effect, ...]
    rule: str


class HuntCard(NamedTuple):
    """A Hunt card: its phase and the rule for it, its symbol, what it does, and of whom or what it speaks.

    `chooses` is what its player names: "hunted", "place", or nothing. `counted` is the rule by which it is no
    exception to the limit of the round.
    """

    name: str
    phase: int
    symbol: str
    effects: tuple[Effect, ...]
    rule: str
    symbol_rule: str = ""
    chooses: str = ""
    choice_rule: str = ""
    before_the_choice: str = ""
    after_the_reveal: str = ""
    counted: str = ""
