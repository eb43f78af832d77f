"""The references' rules as executable specifications: every scenario of features/."""

from pytest_bdd import scenarios

from adjudicator.testing.steps import *  # noqa: F403

scenarios("arkham")
