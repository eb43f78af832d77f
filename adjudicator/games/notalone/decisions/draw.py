"""Draws: cards of the two decks, and Hunt cards out of the hand of the Creature."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.choices import Chance, Option
from adjudicator.games.kit.components import Component, came_by_itself
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Kind, Some
from adjudicator.games.notalone.kinds import HUNT_CARD, SURVIVAL_CARD


class Drawn(Component):
    """Cards of a kind that are drawn one by one."""

    one_by_one = True

    def __init__(self, name: str, card: Kind[str]) -> None:
        self.name, self._card = name, card
        self.draws = (Form(f"{{who:player}} draws {{drawn:drawn {name}}}"),)

    def kinds(self) -> dict[str, Kind[Any]]:
        """Several cards in their order."""
        return {f"drawn {self.name}": Some(self._card, ordered=True)}

    def option(self, game: Any, question: Chance, who: str, outcome: tuple[str, ...]) -> Option | None:
        """The card that a sentence says: from the deck or from the hand, the words are the same."""
        return next((option for option in question.named(outcome) if self.is_it(option, who, outcome)), None)

    def came_about(self, game: Any, since: int, who: str, outcome: tuple[str, ...]) -> bool:
        """True where such a card came to whoever is named, and was not drawn by chance."""
        return came_by_itself(game.trace[since:], who, self.name, outcome)

    def outcome(self, drawn: Iterable[str]) -> tuple[str, ...]:
        """The cards by their names."""
        return tuple(drawn)


DRAWS = (
    Drawn("survival card", SURVIVAL_CARD),
    Drawn("hunt card", HUNT_CARD),
    Drawn("hunt card of the Creature", HUNT_CARD),
)
