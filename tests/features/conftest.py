"""Every scenario is ruled when its last sentence has been said."""

import pytest
from pytest_bdd.parser import Feature
from pytest_bdd.parser import Scenario as Gherkin

from adjudicator.testing.steps import conclude


def pytest_bdd_after_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Gherkin) -> None:
    """The ruling must give every answer that the scenario wants, by the rules that its tags name."""
    conclude(request, feature)
