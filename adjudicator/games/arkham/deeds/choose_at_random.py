"""A card that chance takes."""

from typing import Any

from adjudicator.games.arkham.deeds.chance import Draws, Outcome


class ChooseAtRandom(Draws):
    """One of several cards, each as likely as any other."""

    name, rule = "at random", "drawing-cards.1"
    says, also = "{drawn:card at random} is chosen at random", "chance takes"
    examples = ("knife is chosen at random",)

    def meant(self, game: Any, who: str, drawn: Any) -> Outcome:
        """The card."""
        return (drawn,)
