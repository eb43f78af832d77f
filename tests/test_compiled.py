"""The choice of the files that are compiled when the package is built."""

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CHOSEN = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]


@pytest.mark.parametrize("pattern", [*CHOSEN["compiled"], *CHOSEN["interpreted"]])
def test_every_pattern_fits_a_file(pattern: str) -> None:
    assert list(ROOT.glob(pattern))
