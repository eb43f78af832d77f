"""Every scenario is ruled when its last sentence has been said."""

from adjudicator.testing.steps import pytest_bdd_after_scenario

__all__ = ["pytest_bdd_after_scenario"]
