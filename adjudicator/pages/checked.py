"""A check of recorded rulings as a page: how many are as recorded, and what became of each of the others."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.pages.rendering import render
from adjudicator.recording.outcome import STATES, Outcome, counted
from adjudicator.recording.words import told
from adjudicator.speaking import _


class Told(NamedTuple):
    """A ruling that needs attention: its outcome, and the lines on it."""

    outcome: Outcome
    lines: tuple[str, ...]


def checked_page(outcomes: Sequence[Outcome]) -> str:
    """The outcomes of a check as the HTML of a page, those that need attention first."""
    unsound = tuple(Told(one, tuple(told(one))) for one in outcomes if not one.sound)
    states = tuple((state, sum(one.state == state for one in outcomes)) for state in STATES)
    return render(
        "checked.html",
        title=_("A check of recorded rulings"),
        counted=counted(outcomes),
        states=tuple((state, number) for state, number in states if number),
        unsound=unsound,
        lacking=tuple(one for one in outcomes if one.not_modelled),
        outcomes=outcomes,
    )
