"""The meaning of the names in sentences: each card by its own name, and every card by its title."""

import re
from collections.abc import Iterable
from typing import Final, Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from adjudicator.engine.allowance import BUDGET, Budget
from adjudicator.engine.machine import Machine
from adjudicator.engine.readings import Readings
from adjudicator.language.phrases import straight

RULES: Final = "the rules"
"""The entity that bears the actions which the rules themselves give to everybody."""
REFERENCE_CARD: Final = "the reference card"
"""The name of the scenario reference card."""
UNKNOWN_CARD: Final = ("unknown", "an unknown card")
"""The words for a card that is drawn without anybody knowing which; nothing else has them for a name."""

_NUMBERED: Final = re.compile(r" \(([0-9])\)$")
"""The number of a copy, or the level of a card, behind its name."""

DECKS_WITH_A_CURRENT_CARD: Final = ("agenda", "act")
"""The decks of which one card is current; the word alone means that card."""


class Named(Protocol):
    """A card as its name tells it from others."""

    @property
    def name(self) -> str:
        """The whole name."""

    @property
    def title(self) -> str:
        """The name without what tells it from other cards of that title."""

    @property
    def type(self) -> str:
        """The cardtype."""


C = TypeVar("C", bound=Named)


@mypyc_attr(allow_interpreted_subclasses=True)
class Naming(Machine, Generic[C]):
    """A machine whose entities are cards, which have names."""

    __slots__ = ("_called", "_titled", "_unlevelled", "cards", "entries", "missing")

    def __init__(self, cards: dict[str, C], readings: Readings, budget: Budget = BUDGET) -> None:
        super().__init__(readings, budget)
        self.cards = cards
        # The names that a file gives to cards of which something is wrong, so that they are not there.
        self.missing: frozenset[str] = frozenset()
        # The entries that the instructions of its file have recorded in the campaign log.
        self.entries: tuple[str, ...] = ()
        self._called: dict[str, list[str]] = {}
        self._titled: dict[str, list[str]] = {}
        self._unlevelled: dict[str, list[str]] = {}

    def current(self, deck: str) -> tuple[str, ...]:
        """The current act or agenda."""
        return ()

    def absent(self, given: str) -> str:
        """Help for the name of a card that is known and not there."""
        return ""

    def called(self, given: str) -> tuple[str, ...]:
        """Everything that a name may mean: the thing of that name, or every card of that title.

        A copy may be called by its number in brackets, and a card without its level.
        """
        if not self._called:
            self.look_at_names()
        whole = _bare(given)
        plain = whole.removeprefix("the ")
        for name in dict.fromkeys((whole, plain)):
            found = self._called.get(name) or self._titled.get(name)
            if found:
                return tuple(found)
        copy = self._called.get(_NUMBERED.sub(r" \1", plain)) or self._first(plain) or self._unlevelled.get(plain)
        if copy:
            return tuple(copy)
        current = plain.removeprefix("current ")
        return self.current(current) if current in DECKS_WITH_A_CURRENT_CARD else ()

    def _first(self, plain: str) -> list[str] | None:
        """The first of several copies, which has no number of its own."""
        name = plain.removesuffix(" (1)")
        return self._called.get(name) if name != plain and f"{name} 2" in self._called else None

    def look_at_names(self) -> None:
        """Takes in the names of all cards; done again when cards are added."""
        cards = self.cards
        self._called = _meanings((name, name) for name in cards)
        self._unlevelled = _meanings((_NUMBERED.sub("", card.name), name) for name, card in cards.items())
        self._titled = _meanings((t, name) for name, card in cards.items() for t in {card.name, card.title})

    def of_type(self, *types: str) -> tuple[str, ...]:
        """Everything of some cardtypes; everything but the rules where none is named."""
        return tuple(name for name, card in self.cards.items() if (card.type in types if types else name != RULES))


def _bare(name: str) -> str:
    """A name in small letters, without quotation marks around it or a question mark at its end."""
    return straight(name).strip().strip('"').rstrip("?").lower()


def _meanings(names: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """The entities that each name may mean, whatever its capitals and its article."""
    found: dict[str, list[str]] = {}
    for name, entity in names:
        found.setdefault(_bare(name).removeprefix("the "), []).append(entity)
    return found
