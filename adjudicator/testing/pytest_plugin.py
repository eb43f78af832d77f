"""A pytest plugin: every `*.ruling.yaml` is a test, which fails if the ruling is not as recorded.

It comes with the package. In a project without such files, it only looks at the name of each file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from adjudicator.testing import SUFFIX

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from adjudicator.testing.ruling_items import RulingFile


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> RulingFile | None:
    """Collects the recorded rulings among the files of a project."""
    if not file_path.name.endswith(SUFFIX):
        return None
    from adjudicator.testing.ruling_items import RulingFile

    return RulingFile.from_parent(parent, path=file_path)
