"""The layout of maps: nothing lies upon anything, and what a path joins lies near."""

from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adjudicator.games.interface import Board, Piece
from adjudicator.pages.drawing import EDGE, SIGN, data_of, drawing_of, fitted
from adjudicator.pages.layout import layout
from adjudicator.widths import cells

NAMES = [f"place {number}" for number in range(12)]


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(NAMES)), max_size=25))
def test_every_place_has_a_cell_of_its_own(paths: list[tuple[str, str]]) -> None:
    cells = layout(NAMES, paths)
    assert set(cells) == set(NAMES)
    assert len(set(cells.values())) == len(NAMES)
    assert min(x for x, _y in cells.values()) == min(y for _x, y in cells.values()) == 0
    assert cells == layout(NAMES, paths)


def test_what_a_path_joins_lies_near() -> None:
    row = list(pairwise(NAMES))
    cells = layout(NAMES, row)
    assert all(max(abs(cells[a][axis] - cells[b][axis]) for axis in (0, 1)) <= 2 for a, b in row)


def test_boxes_do_not_overlap() -> None:
    places = tuple(Piece(name, facts=(("clues", "4"),) * number) for number, name in enumerate(NAMES))
    boxes = drawing_of([Board(places, tuple(zip(NAMES, NAMES[3:], strict=False)))]).boxes
    for one in boxes:
        for other in boxes:
            apart = one.x + one.width <= other.x or other.x + other.width <= one.x
            assert one is other or apart or one.y + one.height <= other.y or other.y + other.height <= one.y


def test_what_is_too_long_for_its_box_is_cut_by_the_room_it_takes() -> None:
    place = Piece("部屋" * 20, facts=(("手掛かり" * 20, "4"), ("clues", "4")))
    drawing = drawing_of([Board((place,), ())])
    (box,) = drawing.boxes
    (lines,) = (change[box.slot] for change in data_of(drawing))
    assert lines is not None
    (_sort, _words, cut), whole = lines
    assert whole == ("token", "clues: 4")
    assert cut.endswith("…")
    for shown in (fitted(box.name, box.width), cut):
        assert cells(shown) * SIGN + 2 * EDGE <= box.width
