"""The rules of Arkham Horror as executable specifications: every scenario of features/arkham."""

from pytest_bdd import scenarios

from adjudicator.testing.steps import *  # noqa: F403

scenarios("arkham")
