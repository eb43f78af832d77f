"""The source of an effect: who resolves it, of which card, and what was chosen for it."""

from typing import NamedTuple


class Source(NamedTuple):
    """Whoever resolves an effect, the card of it, and what else the effect speaks of.

    `gate` is the space of the Gate that is encountered, `monster` the Monster of which the effect is, `chosen` what was
    chosen for it last, and `owner` whoever has the card, if somebody else uses it. An effect that whoever resolves it
    chose from two or more is `by_choice`, one that he resolves lest another happens `is_a_cost`. What triggers an
    effect may be `about` another investigator.
    """

    who: str
    card: str = ""
    gate: str = ""
    monster: str = ""
    chosen: str = ""
    owner: str = ""
    by_choice: bool = False
    is_a_cost: bool = False
    about: str = ""

    @property
    def holder(self) -> str:
        """Whoever has the card."""
        return self.owner or self.who
