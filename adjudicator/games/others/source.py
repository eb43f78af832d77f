"""The source of an effect: the hero whom it concerns, the card of it, who decides, and what was chosen for it."""

from typing import NamedTuple


class Source(NamedTuple):
    """Whom an effect concerns, of which card it is, and who decides what it leaves open.

    `chosen` is the hero or the space that was chosen for it last.
    """

    who: str = ""
    card: str = ""
    decider: str = ""
    chosen: str = ""
