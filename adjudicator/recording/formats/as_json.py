"""JSON in the form that `adjudicator schema check` prints."""

import json
from collections.abc import Sequence

from adjudicator.language.diagnostics import as_json as data_of
from adjudicator.plain import plain_json
from adjudicator.recording.outcome import STATES, Difference, Outcome
from adjudicator.situation.expectations import CITES, POINTS

VERSION = 1


def write(outcomes: Sequence[Outcome]) -> str:
    """The outcomes, and the number of each state."""
    counts = {state: sum(outcome.state == state for outcome in outcomes) for state in STATES}
    data = {"version": VERSION, "counts": counts, "rulings": [_outcome(outcome) for outcome in outcomes]}
    return plain_json(json.dumps(data, ensure_ascii=False, indent=2)) + "\n"


def _outcome(outcome: Outcome) -> dict[str, object]:
    return {
        "file": outcome.path,
        "title": outcome.title,
        "variant": outcome.variant,
        "state": outcome.state,
        "answers": [{"question": question, "value": value} for question, value in outcome.answers],
        "differences": [_difference(difference) for difference in outcome.differences],
        "citesThen": list(outcome.cited) if CITES in outcome.whole else None,
        "timingPointsThen": POINTS in outcome.whole,
        "waiting": None if outcome.waiting is None else outcome.waiting.asked,
        "faults": data_of(outcome.faults),
        "crash": outcome.crash or None,
        "notModelled": list(outcome.not_modelled),
        "unpinned": outcome.unpinned,
    }


def _difference(difference: Difference) -> dict[str, object]:
    parting = difference.parting
    return {
        "what": difference.what,
        "then": difference.then,
        "now": difference.now,
        "line": difference.line or None,
        "because": list(difference.because),
        "noLongerApplied": list(difference.lost),
        "parting": None if parting is None else {"number": parting.place, "then": parting.then, "now": parting.now},
    }
