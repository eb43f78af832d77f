"""Named readings are data: a point of the file becomes a reading, and a faulty one is told when the game is loaded."""

from pathlib import Path

import pytest

from adjudicator.games.kit.named_readings import readings_in
from adjudicator.reference import CatalogueError

POINT = """\
who-first:
  asks: Who goes first?
  values:
    lead: the lead
    any: anybody
  rules: [order.1, order.2]
  profiles: {house: any}
"""


def _file(folder: Path, text: str) -> Path:
    path = folder / "readings.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_point_is_a_reading(tmp_path: Path) -> None:
    (point,) = readings_in(_file(tmp_path, POINT))
    assert (point.name, point.question, point.default) == ("who-first", "Who goes first?", "lead")
    assert point.values == (("lead", "the lead"), ("any", "anybody"))
    assert point.rules == ("order.1", "order.2")
    assert point.profiles == (("house", "any"),)


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        ("  asks: Who goes first?\n", "", "a question, at least two values, and rules"),
        ("    any: anybody\n", "", "a question, at least two values, and rules"),
        ("  rules: [order.1, order.2]\n", "", "a question, at least two values, and rules"),
        ("[order.1, order.2]", "[]", "a question, at least two values, and rules"),
        ("house: any", "house: everybody", "one of its values"),
        ("{house: any}", "house", "pairs"),
        ("rules:", "ruels:", "and no other"),
        (POINT, "who-first: lead\n", "and no other"),
        (POINT, "- who-first\n", "under its name"),
    ],
)
def test_a_faulty_point_is_told(tmp_path: Path, before: str, after: str, wrong: str) -> None:
    assert POINT.count(before) == 1
    with pytest.raises(CatalogueError, match=wrong):
        readings_in(_file(tmp_path, POINT.replace(before, after)))
