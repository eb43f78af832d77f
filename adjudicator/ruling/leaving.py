"""The point where a wrong claim leaves the rules: the fact that contradicts it, its step and its rule."""

from collections.abc import Sequence

from adjudicator.engine import trace
from adjudicator.games.interface import Answer, Asked, Game, Table
from adjudicator.ruling.corollaries import Told
from adjudicator.ruling.explanation import told_of
from adjudicator.ruling.grounds import came_to_nothing, causes, decisive
from adjudicator.ruling.ruling import Leaves
from adjudicator.speaking import to_translate

OVERLOOKED, MISAPPLIED = to_translate("overlooked"), to_translate("misapplied")


def leaves(
    table: Table, told: Told, asked: Asked, answer: Answer, because: tuple[str, ...], game: Game
) -> Leaves | None:
    """The point where a wrong claim leaves the rules, by one of those that decide it; None if that is a secret.

    If no record shows it, the question itself supplies the contradicting fact.
    """
    places = told.places(answer.places or asked.near(table))
    records = told.records
    place = _showing(records, places)
    if place is None:
        return Leaves("", asked.unshown, OVERLOOKED, "")
    if any(table.view.shown(records[at]) is None for at in (place, *_around(records, place))):
        return None
    found = decisive(causes(records, place), told.usual, order=answer.order)
    if because and because[0] not in found and not came_to_nothing(records[place]):
        # What is so there is not by the rule that bites: that was applied later, or to what does not come about.
        found = because
    what = told_of(records[place], game)
    how = MISAPPLIED if type(records[place]) in (trace.Wrote, trace.Valued) else OVERLOOKED
    before = sum(table.view.shown(record) is not None for record in records[:place])
    return Leaves(step_of(records, place), what, how, found[0] if found else "", before)


def _showing(records: Sequence[trace.Record], places: Sequence[int]) -> int | None:
    """The first of these places that rests on a rule; the first of all if none does."""
    return next((place for place in places if causes(records, place)), places[0] if places else None)


def step_of(records: Sequence[trace.Record], place: int) -> str:
    """The innermost step of a sequence in which a record of the trace stands."""
    around = _around(records, place)
    if not around:
        return ""
    record = records[around[0]]
    assert isinstance(record, trace.Stepped)
    return f"{record.number} {record.name}"


def _around(records: Sequence[trace.Record], place: int) -> tuple[int, ...]:
    """The place of the innermost numbered step in which a record stands; empty if there is none."""
    level = records[place].depth
    for back in range(place, -1, -1):
        record = records[back]
        if record.depth > level:
            continue
        level = record.depth
        if type(record) is trace.Stepped:
            return (back,)
    return ()
