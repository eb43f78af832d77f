"""How short a ruling is, and how often the rules that it is about are among the first three that decide an answer.

A recorded ruling is about the rules under its `because:`, or else its `cites:`, a scenario about those in its tags.
Those under `because:` hold by themselves, for `check` holds them: what says most of rulings that nobody has judged are
scenarios.

python tests/benchmarks/reasons.py [--scenarios]
"""

import sys
from collections.abc import Collection, Iterable
from math import ceil
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pytest
from pytest_bdd.parser import Feature
from pytest_bdd.parser import Scenario as Gherkin

from adjudicator.games.finding import game_of as named
from adjudicator.page import Page
from adjudicator.ruling.judging import rule_file
from adjudicator.ruling.ruling import Ruling
from adjudicator.ruling.sentences import sentences
from adjudicator.ruling.text import write_ruling
from adjudicator.testing.game import game_of, rules_of
from adjudicator.testing.scenario import Scenario

ROOT = Path(__file__).parents[2]
COLUMNS, LINES, FIRST = 80, 24, 3


class Share(NamedTuple):
    """How many runs and rules there are, and how many of them are among the first that decide."""

    runs: int = 0
    with_one: int = 0
    rules: int = 0
    shown: int = 0

    def with_run(self, about: Collection[str], ruling: Ruling) -> "Share":
        """One more run about some rules."""
        found = sum(rule in first(ruling) for rule in about)
        return Share(self.runs + 1, self.with_one + bool(found), self.rules + len(about), self.shown + found)

    def __str__(self) -> str:
        return (
            f"{self.shown / self.rules:.0%} of {self.rules} rules are among the first {FIRST}; "
            f"of {self.runs} runs {self.with_one / self.runs:.0%} have one there"
        )


def first(ruling: Ruling) -> set[str]:
    """The first rules of every answer, claim and refusal."""
    shown = {rule for one in (*ruling.answers, *ruling.claims) for rule in one.because[:FIRST]}
    return shown | {reason.rule for refused in ruling.refused for reason in refused.reasons[:FIRST]}


def about(ruling: Ruling) -> set[str]:
    """The rules that a recorded ruling is about: those that must decide an answer, or else those that must be cited."""
    decisive = {rule for answer in ruling.answers for rule in answer.decided_by or ()}
    return decisive or {rule for whole in ruling.whole if whole.what == "cites" for rule in whole.expected}


def length(ruling: Ruling) -> int:
    """The lines of a ruling on a terminal."""
    page = Page(COLUMNS)
    write_ruling(ruling, sentences(named(ruling.game)), page)
    return sum(max(1, ceil(len(line) / COLUMNS)) for line in page.lines)


class Measuring:
    """A plugin of pytest that measures every scenario that is run."""

    def __init__(self) -> None:
        self.share = Share()

    def pytest_bdd_after_scenario(self, request: pytest.FixtureRequest, feature: Feature, scenario: Gherkin) -> None:
        """Rules the finished scenario once more."""
        built: Scenario = request.getfixturevalue("scenario")
        tags = {mark.name for mark in request.node.iter_markers()}
        game = game_of(feature.filename, tags)
        rules = rules_of(game, tags)
        if rules:
            edition = next((one for one in game.editions if one in tags), game.editions[-1] if game.editions else "")
            self.share = self.share.with_run(rules, built.rule(game, edition))


def main(arguments: Iterable[str]) -> int:
    """Measures and prints."""
    rulings = [ruling for path in sorted(ROOT.glob("rulings/**/*.yaml")) for ruling in rule_file(path)]
    lengths = [length(ruling) for ruling in rulings]
    usual = [lines for lines, ruling in zip(lengths, rulings, strict=True) if len(ruling.answers) in (3, 4)]
    fit = sum(lines <= LINES for lines in usual) / len(usual)
    share = Share()
    for ruling in rulings:
        rules = about(ruling)
        share = share.with_run(rules, ruling) if rules else share
    lines = f"{median(lengths):g} lines (median), {max(lengths)} at most"
    print(f"{len(rulings)} recorded rulings, {COLUMNS} columns wide: {lines}")
    print(f"of {len(usual)} with three or four questions: {median(usual):g} lines (median), {fit:.0%} at most {LINES}")
    print(f"recorded rulings: {share}")
    if "--scenarios" not in arguments:
        return 0
    measuring = Measuring()
    failed = pytest.main(["-q", "-n0", "-p", "no:cacheprovider", str(ROOT / "tests" / "features")], plugins=[measuring])
    print(f"scenarios: {measuring.share}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
