"""The state: a copied dict is the oracle."""

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.state import Name, State

ENTITIES = st.sampled_from(["roland", "ghoul", "study"])
FIELDS = st.sampled_from(["damage", "clues", "zone"])
VALUES = st.one_of(st.none(), st.integers(-2, 2), st.text(max_size=2), st.tuples(st.integers(-2, 0)))
WRITES = st.tuples(ENTITIES, FIELDS, VALUES)
COURSES = st.lists(st.one_of(WRITES, st.just("mark"), st.just("rollback"), st.just("far back")), max_size=60)


@given(COURSES)
def test_rollback_restores_the_exact_state(course: list[object]) -> None:
    state = State()
    oracle: dict[Name, object] = {}
    marks: list[tuple[int, dict[Name, object]]] = []
    for entry in course:
        if entry == "mark":
            marks.append((state.mark(), dict(oracle)))
        elif entry in ("rollback", "far back"):
            if marks:
                place = -1 if entry == "rollback" else 0
                mark, oracle = marks[place][0], dict(marks[place][1])
                del marks[place:]
                state.rollback(mark)
        else:
            assert isinstance(entry, tuple)
            entity, field, value = entry
            state.write(entity, field, value)
            if value is None:
                oracle.pop((entity, field), None)
            else:
                oracle[entity, field] = value
        assert state.snapshot() == oracle
    for (entity, field), value in oracle.items():
        assert state.read(entity, field) == value
    assert state.read("nobody", "damage", 7) == 7


@given(st.lists(WRITES, max_size=20), st.lists(WRITES, max_size=20))
def test_the_difference_is_exact(before: list[tuple[str, str, object]], after: list[tuple[str, str, object]]) -> None:
    state = State()
    for write in before:
        state.write(*write)
    mark, old, since = state.mark(), state.snapshot(), state.since()
    for write in after:
        state.write(*write)
        new = state.snapshot()
        cells = old.keys() | new.keys()
        differing = {cell: new.get(cell) for cell in cells if old.get(cell) != new.get(cell)}
        assert state.difference(mark).named() == differing
        assert since.unchanged() == (old == new)


@given(st.lists(WRITES, max_size=20), st.lists(st.lists(WRITES, max_size=8), max_size=6), st.data())
def test_a_difference_goes_on_from_one_before(
    before: list[tuple[str, str, object]], parts: list[list[tuple[str, str, object]]], data: st.DataObject
) -> None:
    state = State()
    for write in before:
        state.write(*write)
    root = state.mark()
    passed = [(root, state.difference(root))]
    for part in parts:
        mark, difference = passed[data.draw(st.integers(0, len(passed) - 1))]
        del passed[passed.index((mark, difference)) + 1 :]
        state.rollback(mark)
        for write in part:
            state.write(*write)
        found, anew = state.difference(root, difference), state.difference(root)
        assert (found, hash(found)) == (anew, hash(anew))
        passed.append((state.mark(), found))


def test_values_of_one_hash_are_told_apart() -> None:
    assert hash(-1) == hash(-2)
    state = State()
    mark = state.mark()
    state.write("roland", "damage", -1)
    one = state.difference(mark)
    state.rollback(mark)
    state.write("roland", "damage", -2)
    two = state.difference(mark)
    assert hash(one) == hash(two)
    assert one != two
    assert len({one, two}) == 2


def test_a_rollback_costs_what_changed() -> None:
    state = State()
    for number in range(1000):
        state.write(f"card {number}", "zone", ("deck", number))
    mark = state.mark()
    state.write("card 1", "zone", None)
    state.write("card 1", "zone", ("hand", 0))
    assert state.difference(mark).named() == {("card 1", "zone"): ("hand", 0)}
    state.rollback(mark)
    assert state.mark() == mark
    assert not state.difference(mark).named()
