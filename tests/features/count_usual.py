"""Counts how usual rules are, from every scenario and every recorded ruling, into the `usual.txt` of each reference.

A run counts for the rules that it applies without being about them: those in the tags of its scenario, or named under
its `cites:` or `because:`, are left out.

python tests/features/count_usual.py
"""

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest
from pytest_bdd.parser import Feature
from pytest_bdd.parser import Scenario as Gherkin

from adjudicator.games.finding import find_game
from adjudicator.reference.catalogue import Catalogue
from adjudicator.reference.usual import FILE, written
from adjudicator.ruling.judging import rule_file
from adjudicator.ruling.ruling import Ruling
from adjudicator.testing.game import game_of, rules_of
from adjudicator.testing.scenario import Scenario

ROOT = Path(__file__).parents[2]
COUNTED = ("arkham", "eldritch", "notalone", "others")
ORDER = ("timing", "priority")


class Counting:
    """A plugin of pytest that counts the rules of every scenario that is run."""

    def __init__(self) -> None:
        self.runs = Counter[str]()
        self.applied: dict[str, Counter[str]] = {game: Counter() for game in COUNTED}

    def pytest_bdd_after_scenario(self, request: pytest.FixtureRequest, feature: Feature, scenario: Gherkin) -> None:
        """Rules the finished scenario once more."""
        built: Scenario = request.getfixturevalue("scenario")
        tags = {mark.name for mark in request.node.iter_markers()}
        game = game_of(feature.filename, tags)
        if game.name in COUNTED:
            edition = next((one for one in game.editions if one in tags), game.editions[-1] if game.editions else "")
            self.count(built.rule(game, edition), rules_of(game, tags))

    def count(self, ruling: Ruling, about: Iterable[str]) -> None:
        """Counts the rules of one run of a counted game, without those that it is about."""
        if ruling.game not in self.applied:
            return
        reasons = (reason.rule for refused in ruling.refused for reason in refused.reasons)
        self.runs[ruling.game] += 1
        self.applied[ruling.game].update({*ruling.cites, *reasons} - set(about))

    def write(self) -> None:
        """Writes the counts beside the rules."""
        for name, applied in self.applied.items():
            game = find_game(name)
            assert game is not None
            rules = (rule for entry in Catalogue(game.reference).entries() for rule in entry.rules)
            order = [rule.id for rule in rules if rule.kind in ORDER]
            (game.reference / FILE).write_text(written(self.runs[name], applied, order), encoding="utf-8")


def main() -> int:
    """Counts and writes."""
    counting = Counting()
    for path in sorted(ROOT.glob("rulings/*/*.yaml")):
        for ruling in rule_file(path):
            cited = {rule for whole in ruling.whole if whole.what == "cites" for rule in whole.expected}
            because = {rule for answer in ruling.answers for rule in answer.decided_by or ()}
            counting.count(ruling, cited | because)
    failed = pytest.main(["-q", "-n0", "-p", "no:cacheprovider", str(ROOT / "tests" / "features")], plugins=[counting])
    counting.write()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
