"""Every scenario is ruled after its last sentence."""

from adjudicator.testing.steps import pytest_bdd_after_scenario

__all__ = ["pytest_bdd_after_scenario"]
