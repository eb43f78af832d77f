"""The card commands of the command line: find, list and import cards."""

from pathlib import Path

from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.keywords import lacks
from adjudicator.games.arkham.library import FOLDER, Library, read_card, users_folder
from adjudicator.games.interface import Imported, Known, Purchases


class Shelf:
    """The card library and the user's own cards."""

    forms: tuple[str, ...] = ("arkhamdb",)

    def __init__(self) -> None:
        self._library = Library()

    @property
    def folders(self) -> tuple[Path, ...]:
        """The user's folder."""
        return (users_folder(),)

    def find(self, name: str) -> Known | None:
        """The card of this name; raises InputAtFault if its file is at fault."""
        path = self._library.path(name)
        return None if path is None else _known(read_card(path), path)

    def names(self) -> tuple[str, ...]:
        """The names of all cards."""
        return self._library.titles()

    def meant_by(self, name: str) -> str:
        """The card that may be meant by a name that none has, as a question; empty if none is near."""
        return self._library.meant_by(name)

    def all(self) -> tuple[Known, ...]:
        """All cards, sorted by name; raises InputAtFault if a file is at fault."""
        return tuple(sorted(_known(read_card(path), path) for path in self._library.paths()))

    def bring_in(self, form: str, source: Path, to: Path | None) -> Imported:
        """Write the cards of a collection to the user's folder; raise InputAtFault, and write nothing, for a fault."""
        from adjudicator.games.arkham.importing.collection import bring_in

        assert form in self.forms
        return bring_in(source, to or users_folder())

    def deck(self, source: Path, mode: str, experience: int) -> str:
        """The situation in which an investigator takes the deck of a file; raises InputAtFault if it has none."""
        from adjudicator.games.arkham.importing.decklists import legal_deck

        return legal_deck(source, mode, experience)

    def purchases(self, before: Path, after: Path, experience: int | None, log: tuple[str, ...]) -> Purchases:
        """The purchases of what one deck has more than the other."""
        from adjudicator.games.arkham.importing.upgrades import purchases_between

        return purchases_between(before, after, experience, log)


def _known(card: Card, path: Path) -> Known:
    return Known(card.name, card.type, card.traits, lacks(card), path, path.parent != FOLDER)
