"""The card library: one file a card, found by the card's name, read when it is needed."""

from pathlib import Path

from adjudicator.games.arkham.cards import Ability, Card
from adjudicator.games.arkham.vocabulary.abilities import CARD
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Source, read_file

FOLDER = Path(__file__).parent / "cards"
ACTIONS = Path(__file__).parent / "actions" / "basic.yaml"


class Library:
    """The cards of a folder, each read once, at the first time it is asked for.

    >>> Library().find("Beat Cop").traits
    ('Ally', 'Police')
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._read: dict[str, Card | None] = {}
        self._titles: tuple[str, ...] | None = None

    def find(self, name: str) -> Card | None:
        """The card of this name, None if the library has none; InputAtFault if its file is at fault."""
        if name not in self._read:
            path = self._folder / f"{file_name(name)}.yaml"
            card = read_card(path) if path.is_file() else None
            self._read[name] = card
        return self._read[name]

    def titles(self) -> tuple[str, ...]:
        """The names of all cards, in alphabetical order."""
        if self._titles is None:
            cards = (read_card(path) for path in sorted(self._folder.glob("*.yaml")))
            self._titles = tuple(sorted(card.name for card in cards))
        return self._titles


def file_name(name: str) -> str:
    """The name of a card's file: its words in small letters, joined by hyphens.

    >>> file_name("Roland's .38 Special")
    'rolands-38-special'
    """
    plain = "".join(c for c in name.lower().replace("ô", "o") if c.isalnum() or c in " -")
    return "-".join(plain.replace("-", " ").split())


def read_card(path: Path) -> Card:
    """The card of a file; InputAtFault if it is at fault."""
    faults = Faults()
    source = read_file(str(path), faults)
    card = checked_card(source, faults)
    faults.raise_if_any()
    assert card is not None
    return card


def checked_card(source: Source, faults: Faults) -> Card | None:
    """The card that a source describes."""
    if source.root is None:
        return None
    return complete(CARD.check(source.root, Checking(source, faults)))


def complete(card: Card) -> Card:
    """The card with the ability that every asset and event has: to be played from hand; acts advance for clues."""
    if card is not None and card.type == "act" and card.clues is not None and not card.objective:
        return card._replace(abilities=(*card.abilities, advance_for_clues()))
    if card is None or card.type not in ("asset", "event"):
        return card
    if any(ability.kind == "play" for ability in card.abilities):
        return card
    return card._replace(abilities=(*card.abilities, Ability("play")))


def advance_for_clues() -> Ability:
    """The investigators as a group spend the clues that an act asks for, and it advances."""
    from adjudicator.games.arkham.abilities.numbers import Called
    from adjudicator.games.arkham.abilities.scenario_effects import Advance
    from adjudicator.games.arkham.abilities.which import Named
    from adjudicator.games.arkham.actions.group_costs import AsGroup

    cost = AsGroup("clues", Called("requisite clues"), Named("each investigator"))
    return Ability("free", costs=(cost,), effects=(Advance(Named("this"), by_clues=True),), name="advance")


_basic: list[Card] = []


def basic_actions() -> Card:
    """The card that bears the basic actions."""
    if not _basic:
        _basic.append(read_card(ACTIONS))
    return _basic[0]
