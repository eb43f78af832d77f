"""Fixtures for tests of recorded rulings."""

import shutil
from pathlib import Path

import pytest

from adjudicator.recording.changes import PACKAGE


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the package, in which anything may be changed."""
    folder = tmp_path / "site" / "adjudicator"
    shutil.copytree(PACKAGE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder
