"""The card library: one file for each card, found by the card's name and read when it is needed."""

import os
from pathlib import Path
from typing import Final

from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.actions.group_costs import AsGroup
from adjudicator.games.arkham.effects.scenario_effects import Advance
from adjudicator.games.arkham.game import Ability, Card
from adjudicator.games.arkham.hidden import TakeIntoHand
from adjudicator.games.arkham.speech.numbers import Called
from adjudicator.games.arkham.vocabulary.described import CARD
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.shapes import read_checked
from adjudicator.language.source import content_of

HERE: Final = Path(__file__).parent
FOLDER: Final = HERE / "cards"
LONGEST: Final = 200
"""The most letters that the name of a card's file has; no file system allows many more."""
ACTIONS: Final = HERE / "actions" / "basic.yaml"


class Library:
    """The cards that come with the game, and those in the user's folder; each is read once, when it is asked for.

    >>> Library().find("Beat Cop").traits
    ('Ally', 'Police')
    """

    def __init__(self, folder: Path = FOLDER, users: Path | None = None) -> None:
        self._folder = folder
        self._users = users
        self._read: dict[str, Card] = {}
        self._found: dict[str, Card] = {}
        self._people: dict[str, Card | None] = {}

    def find(self, name: str) -> Card | None:
        """The card of this name, or None if the library has none; raises InputAtFault if its file is at fault."""
        found = self._found.get(name)
        if found is None:
            file = file_name(name)
            if file not in self._read:
                path = self.path(name)
                if path is None:
                    return None
                self._read[file] = read_card(path)
            found = self._found[name] = self._read[file]
        return found

    def path(self, name: str) -> Path | None:
        """The file of a card: one that comes with the game, or else one in the user's folder."""
        file = file_name(name)
        if not 0 < len(file) <= LONGEST:
            return None
        paths = (folder / f"{file}.yaml" for folder in (self._folder, self._users or users_folder()))
        return next((path for path in paths if path.is_file()), None)

    def paths(self) -> tuple[Path, ...]:
        """The files of all cards; the library never reads a user's file named like one that comes with the game."""
        files: dict[str, Path] = {}
        for folder in (self._folder, self._users or users_folder()):
            for path in sorted(folder.glob("*.yaml")):
                files.setdefault(path.name, path)
        return tuple(files.values())

    def investigator(self, first_name: str) -> Card | None:
        """The investigator of a first name; None where the library has none."""
        first = file_name(first_name)
        if first not in self._people:
            paths = (path for path in self.paths() if first and path.stem.startswith(f"{first}-"))
            cards = (read_card(path) for path in paths)
            self._people[first] = next((card for card in cards if card.type == "investigator"), None)
        return self._people[first]

    def titles(self) -> tuple[str, ...]:
        """The names of all cards, in alphabetical order."""
        return tuple(sorted(_title(path) for path in self.paths()))


LIBRARY: Final = Library()
"""The cards that are known."""


def users_folder() -> Path:
    """The folder of the user's own cards: ADJUDICATOR_CARDS, or a folder of the user's data."""
    chosen = os.environ.get("ADJUDICATOR_CARDS")
    if chosen:
        return Path(chosen).expanduser()
    data = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(data, "adjudicator", "arkham", "cards")


_FIRST_LINE: Final = 4096
"""The most bytes of a file in which its first line is looked for."""


def _title(path: Path) -> str:
    """The name of a file's card, from its first line if it is plain: a misspelt name needs the names of all cards."""
    content = content_of(str(path), Faults(), _FIRST_LINE) or b""
    key, _, name = content.partition(b"\n")[0].decode("utf-8", "replace").strip().partition(": ")
    plain = key == "name" and name[:1].isalpha() and "#" not in name and ": " not in name
    if plain:
        return name
    try:
        return read_card(path).name
    except InputAtFault:
        return path.stem


def file_name(name: str) -> str:
    """The name of a card's file: its words in small letters, joined by hyphens.

    >>> file_name("Roland's .38 Special")
    'rolands-38-special'
    """
    plain = "".join(c for c in name.lower().replace("ô", "o") if c.isalnum() or c in " -")
    return "-".join(plain.replace("-", " ").split())


def read_card(path: Path) -> Card:
    """The card of a file; raises InputAtFault if the file is at fault."""
    return read_checked(path, lambda root, at: complete(CARD.check(root, at)))


def complete(card: Card) -> Card:
    """The card with an ability that the rules give it: to be played, to advance for clues, to go into a hand hidden."""
    if card is not None and card.type == "act" and card.clues is not None and not card.objective:
        return card._replace(abilities=(*card.abilities, advance_for_clues()))
    if card is not None and "hidden" in card.keywords:
        return card._replace(abilities=(*card.abilities, Ability("revelation", effects=(TakeIntoHand(),))))
    if card is None or card.type not in ("asset", "event"):
        return card
    if any(ability.kind == "play" for ability in card.abilities):
        return card
    return card._replace(abilities=(*card.abilities, Ability("play")))


def advance_for_clues() -> Ability:
    """The ability of an act that advances when the investigators as a group spend the clues it asks for."""
    cost = AsGroup("clues", Called("requisite clues"), Named("each investigator"))
    effects = (Advance(Named("this"), by_clues=True),)
    return Ability("free", costs=(cost,), effects=effects, during="any turn", name="advance")


_basic: list[Card] = []


def basic_actions() -> Card:
    """The card that bears the basic actions."""
    if not _basic:
        _basic.append(read_card(ACTIONS))
    return _basic[0]
