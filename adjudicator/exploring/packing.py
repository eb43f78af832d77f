"""Results packed for sending: flat and in plain numbers, with every fork once, however many branches lead to it."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.exploring.explorer import Found
from adjudicator.exploring.odds import Bounds, Odds
from adjudicator.exploring.tree import Branch, Fork, label

Number = tuple[int, int]
PackedOdds = tuple[tuple[tuple[tuple[str, Number, Number], ...], ...], Number]
PackedBranch = tuple[str, Number | None, PackedOdds, int]
PackedFork = tuple[tuple[str, ...], str, str, tuple[PackedBranch, ...], int, bool]
_NOWHERE = -1


class Packed(NamedTuple):
    """The results for some positions: the odds and the fork's number of each; and the forks, the last ones first."""

    found: tuple[tuple[PackedOdds, int], ...]
    forks: tuple[PackedFork, ...]


def packed(found: Sequence[Found], depths: Sequence[int]) -> Packed:
    """Packs results, each tree to its given depth."""
    packing = _Packing()
    rows = tuple((_odds(odds), packing.fork(fork, depth)) for (odds, fork), depth in zip(found, depths, strict=True))
    return Packed(rows, tuple(packing.forks))


class _Packing:
    def __init__(self) -> None:
        self.forks: list[PackedFork] = []
        self.numbers: dict[tuple[int, int], int] = {}

    def fork(self, fork: Fork | None, depth: int) -> int:
        """The number of a fork; it comes after all forks to which it leads."""
        if fork is None or depth <= 0:
            return _NOWHERE
        key = (id(fork), depth)
        if key not in self.numbers:
            branches = tuple(
                (branch.says, _number(branch.weight), _odds(branch.odds), self.fork(branch.leads_to, depth - 1))
                for branch in fork.branches
            )
            self.numbers[key] = len(self.forks)
            self.forks.append((fork.who, fork.what, fork.rule, branches, fork.taken, fork.chance))
        return self.numbers[key]


def unpacked(sent: Packed) -> list[Found]:
    """The results as they were before packing."""
    forks: list[Fork] = []

    def fork(number: int) -> Fork | None:
        return None if number == _NOWHERE else forks[number]

    for who, what, rule, rows, taken, chance in sent.forks:
        branches = tuple(
            Branch(Option(says), label, None if weight is None else Fraction(*weight), _odds_of(odds), fork(number))
            for says, weight, odds, number in rows
        )
        forks.append(Fork(who, what, rule, branches, taken, chance))
    return [(_odds_of(odds), fork(number)) for odds, number in sent.found]


def _number(fraction: Fraction | None) -> Number | None:
    return None if fraction is None else fraction.as_integer_ratio()


def _odds(odds: Odds) -> PackedOdds:
    answers = tuple(
        tuple((answer, low.as_integer_ratio(), high.as_integer_ratio()) for answer, (low, high) in answers)
        for answers in odds.answers
    )
    return answers, odds.left_out.as_integer_ratio()


def _odds_of(sent: PackedOdds) -> Odds:
    answers, left_out = sent
    return Odds(
        tuple(
            tuple((answer, Bounds(Fraction(*low), Fraction(*high))) for answer, low, high in answers)
            for answers in answers
        ),
        Fraction(*left_out),
    )
