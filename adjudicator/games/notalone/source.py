"""The source of an effect: the card and the player whose effect it is."""

from typing import NamedTuple


class Source(NamedTuple):
    """Whose effect it is: who uses it, of which card, what was chosen for it, and the place played or explored.

    `place` is the place whose power it is, `visit` the number of the place explored among those of its Hunted;
    `copier` the clause by which another card uses that power.
    """

    who: str
    card: str
    whom: str = ""
    places: tuple[int, ...] = ()
    place: int = 0
    visit: int = -1
    copier: str = ""

    @property
    def by(self) -> tuple[str, ...]:
        """The clause by which another card uses that power, if one does."""
        return (self.copier,) if self.copier else ()
