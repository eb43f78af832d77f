"""The card library: one file for each card, found by the card's name and read when it is needed."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.actions.group_costs import AsGroup
from adjudicator.games.arkham.effects.scenario_effects import Advance
from adjudicator.games.arkham.game import Ability, Card
from adjudicator.games.arkham.hidden import TakeIntoHand
from adjudicator.games.arkham.speech.numbers import Called
from adjudicator.games.arkham.told_apart import OF_THE_CORE_SETS, divided, how_usual, sets_in
from adjudicator.games.arkham.vocabulary.described import CARD
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.nearest import nearest
from adjudicator.language.shapes import read_checked
from adjudicator.language.source import content_of

HERE: Final = Path(__file__).parent
FOLDER: Final = HERE / "cards"
_NAMED: Final = 5
"""The most cards of one title that a message names."""
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
        self._read: dict[Path, Card] = {}
        self._found: dict[str, Card] = {}
        self._people: dict[str, Card | None] = {}

    def find(self, name: str) -> Card | None:
        """The card of this name, or None if the library has none; raises InputAtFault if its file is at fault.

        Behind a title may stand what tells the card from others of that title: subtitle, level, or set.
        """
        return self._found.get(name) or self._card(name, self.path(name))

    def named(self, name: str) -> Card | None:
        """The card of exactly this name."""
        return self._card(name, self._file(name))

    def path(self, name: str) -> Path | None:
        """The file of a card: one that comes with the game, or else one in the user's folder."""
        exact = self._file(name)
        title, addition = divided(name)
        if exact is not None or not addition:
            return exact
        # A number is a level, or tells copies of the card of that title apart.
        plain = self._file(title)
        bearing = self._bearing(title) if not addition.isdigit() else () if plain is None else (plain,)
        fitting = [path for path in bearing if self._is_told_by(addition, path)]
        return fitting[0] if len(fitting) == 1 else None

    def bearing(self, title: str) -> tuple[str, ...]:
        """The names of all cards of a title, the usual one before those that take its place."""
        return tuple(_title(path) for path in self._bearing(title))

    def meant_by(self, name: str, also: Iterable[str] = ()) -> str:
        """The card that may be meant by a name that none has, as a question; all cards of a title that several bear.

        `also` are names beside those of the library.
        """
        names = {*also, *self.titles()}
        found = nearest(name, (*names, *(divided(one)[0] for one in names)), 1)
        several = found if names.issuperset(found) else self.bearing(found[0])
        if len(several) > 1:
            more = f" and {len(several) - _NAMED} more" if len(several) > _NAMED else ""
            return f"several cards have this title: {', '.join(several[:_NAMED])}{more}"
        return f'did you mean "{several[0]}"?' if several else ""

    def _card(self, name: str, path: Path | None) -> Card | None:
        if path is None:
            return None
        if path not in self._read:
            self._read[path] = read_card(path)
        self._found[name] = self._read[path]
        return self._found[name]

    def _file(self, name: str) -> Path | None:
        file = file_name(name)
        if not 0 < len(file) <= LONGEST:
            return None
        paths = (folder / f"{file}.yaml" for folder in (self._folder, self._users or users_folder()))
        return next((path for path in paths if path.is_file()), None)

    def _bearing(self, title: str) -> tuple[Path, ...]:
        """The files of all cards of a title, the usual one first."""
        file = file_name(title)
        paths = (path for path in self.paths() if file and (path.stem == file or path.stem.startswith(f"{file}-")))
        bearing = (path for path in paths if file in (path.stem, file_name(divided(_title(path))[0])))
        return tuple(sorted(bearing, key=how_usual))

    def _is_told_by(self, addition: str, path: Path) -> bool:
        """True if a card is told from others of its title by this: its subtitle, its level, or a set that holds it."""
        card = self._card(_title(path), path)
        assert card is not None
        sets = OF_THE_CORE_SETS if path.parent == self._folder else ()
        noted = sets_in(self._users or users_folder()).get(card.name, ())
        told = (card.subname, str(card.level), f"level {card.level}", divided(card.name)[1], *sets, *noted)
        return file_name(addition) in map(file_name, told)

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
            cards = (read_card(path) for path in sorted(paths, key=how_usual))
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
