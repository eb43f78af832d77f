"""The layout of a map: every place gets a cell of a grid, near the places to which paths lead."""

from collections.abc import Sequence

Cell = tuple[int, int]
IN_A_ROW = 5
"""The most places in a row where no paths lead anywhere."""


def layout(places: Sequence[str], paths: Sequence[tuple[str, str]]) -> dict[str, Cell]:
    """The column and the row of every place; the same places and paths always lie alike.

    >>> layout(["gate", "mill", "quay"], [("gate", "mill"), ("mill", "quay")])
    {'gate': (2, 0), 'mill': (1, 0), 'quay': (0, 0)}
    >>> layout(["gate", "mill"], [])
    {'gate': (0, 0), 'mill': (1, 0)}
    """
    beside: dict[str, list[str]] = {place: [] for place in places}
    for one, other in paths:
        if one in beside and other in beside:
            beside[one].append(other)
            beside[other].append(one)
    if not any(beside.values()):
        return {place: (number % IN_A_ROW, number // IN_A_ROW) for number, place in enumerate(places)}
    columns = max(3, round((2 * len(places)) ** 0.5))
    cells: dict[str, Cell] = {}
    for place in _outwards(places, beside):
        cells[place] = _best(place, cells, beside, columns)
    return _from_the_corner(cells, places)


def _outwards(places: Sequence[str], beside: dict[str, list[str]]) -> list[str]:
    """The places from the one with the most paths on, always next the one that most of those before lead to."""
    order: list[str] = []
    left = list(places)
    while left:
        found = max(left, key=lambda place: (sum(other in order for other in beside[place]), len(beside[place])))
        order.append(found)
        left.remove(found)
    return order


def _best(place: str, cells: dict[str, Cell], beside: dict[str, list[str]], columns: int) -> Cell:
    """The free cell with the shortest ways to the places that lie beside this one."""
    if not cells:
        return 0, 0
    taken = set(cells.values())
    left, right = min(x for x, _y in taken), max(x for x, _y in taken)
    near = [cells[other] for other in beside[place] if other in cells] or list(cells.values())
    free = {(x + dx, y + dy) for x, y in taken for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - taken
    fitting = [cell for cell in free if max(right, cell[0]) - min(left, cell[0]) < columns] or list(free)
    return min(fitting, key=lambda cell: (_length(cell, near), abs(cell[1]), cell[1], -cell[0]))


def _length(cell: Cell, others: Sequence[Cell]) -> int:
    """How long the ways are, the slanting ones a little longer."""
    return sum(2 * max(abs(cell[0] - x), abs(cell[1] - y)) + min(abs(cell[0] - x), abs(cell[1] - y)) for x, y in others)


def _from_the_corner(cells: dict[str, Cell], places: Sequence[str]) -> dict[str, Cell]:
    """The same cells, counted from the corner of the first, in the order of the places."""
    left, top = min(x for x, _y in cells.values()), min(y for _x, y in cells.values())
    return {place: (cells[place][0] - left, cells[place][1] - top) for place in places}
