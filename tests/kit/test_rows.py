"""Names in a row: a name may itself hold an "and" or a comma."""

import pytest

from adjudicator.engine.machine import Machine
from adjudicator.engine.readings import Readings
from adjudicator.games.kit.kinds import Named, Some

NAMES = ("knife", "guts", "abandoned and alone", "ward, the old one", "knife and guts")
ROW = Some(Named("a card", {name: name for name in NAMES}), ordered=True)
NOBODY = Machine(Readings((), {}))


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ("abandoned and alone", ("abandoned and alone",)),
        ("guts and abandoned and alone", ("guts", "abandoned and alone")),
        ("abandoned and alone, ward, the old one and guts", ("abandoned and alone", "ward, the old one", "guts")),
        ("knife and guts", ("knife and guts",)),
        ('"knife" and "guts"', ("knife", "guts")),
        ("guts, and knife", ("guts", "knife")),
        ("abandoned and", None),
        ("guts and alone", None),
    ],
)
def test_a_row(said: str, names: tuple[str, ...] | None) -> None:
    assert ROW.read(NOBODY, said) == names


def test_a_long_row_is_read_at_once() -> None:
    assert ROW.read(NOBODY, " and ".join(["guts"] * 20_000)) == ("guts",) * 20_000
