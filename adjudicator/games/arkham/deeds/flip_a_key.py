"""A facedown key that is flipped."""

from typing import Any

from adjudicator.games.arkham.deeds.chance import Draws, Outcome


class FlipAKey(Draws):
    """Any of those that lie facedown, each as likely as any other."""

    name, rule = "facedown key", "keys-innsmouth.2"
    says = "{who:investigator} flips the {drawn:key} key"
    examples = ("roland flips the blue key",)

    def meant(self, game: Any, who: str, drawn: Any) -> Outcome:
        """The key."""
        return (drawn,)
