"""Every scenario is ruled after its last sentence, and cites what is on record."""

from pathlib import Path

import pytest
from citations.record import cited, file_of, key_of, line, otherwise
from citations.scenarios import FEATURES, name_of
from pytest_bdd.parser import Feature
from pytest_bdd.parser import Scenario as Gherkin

from adjudicator.testing.steps import judged


def pytest_bdd_after_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Gherkin) -> None:
    """Rules the finished situation; those of the games of the tests are not on record."""
    rulings = judged(request, feature)
    path = Path(feature.filename)
    if path.is_relative_to(FEATURES):
        values = request.getfixturevalue("_pytest_bdd_example")
        key = key_of(path, name_of(scenario.name, values))
        now = line({edition: cited(ruling) for edition, ruling in rulings.items()})
        different = otherwise(file_of(path.parent.relative_to(FEATURES).as_posix()), key, now)
        if different:
            pytest.fail(different, pytrace=False)
