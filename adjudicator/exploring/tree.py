"""The tree of an exploration: the choices and draws, with the odds after each option."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.exploring.odds import Odds


class Branch:
    """One option: its words, its probability (None for a choice), the odds after it, and the next fork."""

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
        """The option in words, made only when somebody reads them."""
        return self._sentence(self._option)


def label(option: Option) -> str:
    """A draw as a person reads it."""
    return option.label


class Fork(NamedTuple):
    """A choice or a draw: the players, the subject, the rule, the branches, and the one taken under the policy."""

    who: tuple[str, ...]
    what: str
    rule: str
    branches: tuple[Branch, ...]
    taken: int
    chance: bool


class Count(NamedTuple):
    """The counts of an exploration: positions, ends of the course, merged positions, and positions left out."""

    positions: int
    leaves: int
    merges: int
    left_out: int


class Explored(NamedTuple):
    """The result of an exploration: the questions, their odds, the tree, and the counts."""

    questions: tuple[str, ...]
    odds: Odds
    tree: Fork | None
    looked_at: Count
    stopped: str
