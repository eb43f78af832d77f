"""The grounds of an answer as it is given at a table: at its end, at a moment before, or on a branch explored."""

from adjudicator.games.interface import SECRET, Answer, Table
from adjudicator.ruling.corollaries import Told, reasoned
from adjudicator.ruling.grounds import MOST_DECIDE, Grounds, grounds


def grounds_of(
    table: Table, told: Told, answer: Answer, until: int | None = None, *, causes_alone: bool = False
) -> Grounds:
    """The grounds of an answer that was given when the trace had come so far; a secret has none.

    Nor has an answer of which nothing is the reason.

    What the viewer of the table does not see explains nothing to her. With `causes_alone` nothing decides an answer
    that was applied elsewhere, where there are causes, and all of them are in the order in which they decide.
    """
    if answer.value == SECRET or answer.nothing:
        return Grounds((), ())
    records = told.records if until is None else told.records[: told.places((until,))[0]]
    return grounds(
        records,
        told.places(answer.places),
        told.usual,
        near=told.places(answer.near),
        order=answer.order,
        by=[reason.rule for reason in reasoned(answer.reasons, told.corollaries)],
        stands_by=(*answer.stands_by, *told.corollaries.of(answer.stands_by)),
        others=() if causes_alone and answer.places else told.applied(len(records), table.view.shown),
        parents=told.corollaries.parents,
        most=None if causes_alone else MOST_DECIDE,
        shown=table.view.shown,
    )
