"""For pytest: every `*.ruling.yaml` is a test, which fails when the ruling is not as recorded.

It comes with the package. A project that has no such file pays for a look at the name of each file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from adjudicator.testing.ruling_items import RulingFile

SUFFIX = ".ruling.yaml"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> RulingFile | None:
    """Recorded rulings among the files of a project."""
    if not file_path.name.endswith(SUFFIX):
        return None
    from adjudicator.testing.ruling_items import RulingFile

    return RulingFile.from_parent(parent, path=file_path)
