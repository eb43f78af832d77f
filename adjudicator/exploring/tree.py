"""The tree of an exploration: who decides or what is drawn, and what each option leads to."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.exploring.odds import Odds


class Branch:
    """One option: what it says, how likely it is (of a choice nothing is said), what comes of it."""

    __slots__ = ("_option", "_sentence", "leads_to", "odds", "weight")

    def __init__(
        self,
        option: Option,
        sentence: Callable[[Option], str],
        weight: Fraction | None,
        odds: Odds,
        leads_to: "Fork | None",
    ) -> None:
        self._option: Final = option
        self._sentence: Final = sentence
        self.weight: Final = weight
        self.odds: Final = odds
        self.leads_to: Final = leads_to

    @property
    def says(self) -> str:
        """The option in words; of most branches nobody reads them."""
        return self._sentence(self._option)


def label(option: Option) -> str:
    """What is drawn, as a person reads it."""
    return option.label


class Fork(NamedTuple):
    """A choice or a draw: whose, what for, by which rule; its branches, and which is taken under the policy."""

    who: tuple[str, ...]
    what: str
    rule: str
    branches: tuple[Branch, ...]
    taken: int
    chance: bool


class Count(NamedTuple):
    """What was looked at: positions, ends of the course, positions met again, and those left out."""

    positions: int
    leaves: int
    merges: int
    left_out: int


class Explored(NamedTuple):
    """What came of an exploration: the questions, their odds, the tree, and how much was looked at."""

    questions: tuple[str, ...]
    odds: Odds
    tree: Fork | None
    looked_at: Count
    stopped: str
