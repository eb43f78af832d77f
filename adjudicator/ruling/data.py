"""A ruling as plain data for JSON, in the form that `schema.json` beside this file describes."""

from adjudicator.engine import trace
from adjudicator.engine.values import Ledger
from adjudicator.ruling.ruling import Ruling

VERSION = 1
Data = None | bool | int | str | list["Data"] | dict[str, "Data"]


def as_data(ruling: Ruling, with_trace: bool = False) -> dict[str, Data]:
    """The ruling as data; with the trace for `explain`."""
    data: dict[str, Data] = {
        "version": VERSION,
        "file": ruling.path,
        "game": ruling.game,
        "edition": ruling.edition,
        "title": ruling.title,
        "variant": ruling.variant,
        "verdict": ruling.verdict,
        "answers": [
            {
                "question": a.question,
                "value": a.value,
                "expected": a.expected or None,
                "final": a.final,
                "because": list(a.because),
                "decidedBy": None if a.decided_by is None else list(a.decided_by),
                "cites": list(a.cites),
            }
            for a in ruling.answers
        ],
        "claims": [
            {
                "who": c.who,
                "what": c.what,
                "holds": c.holds if c.known else None,
                "final": c.final,
                "because": list(c.because),
                "cites": list(c.cites),
                "leaves": None
                if c.leaves is None
                else {
                    "step": c.leaves.step or None,
                    "what": c.leaves.what or None,
                    "how": c.leaves.how,
                    "rule": c.leaves.rule or None,
                },
            }
            for c in ruling.claims
        ],
        "whole": [
            {"what": w.what, "expected": list(w.expected), "found": list(w.found), "holds": w.holds}
            for w in ruling.whole
        ],
        "refused": [
            {
                "step": r.step,
                "who": r.who,
                "reasons": [{"rule": reason.rule, "because": reason.because} for reason in r.reasons],
                "leftOut": list(r.left_out),
            }
            for r in ruling.refused
        ],
        "waiting": None
        if ruling.waiting is None
        else {
            "player": list(ruling.waiting.who),
            "for": ruling.waiting.what,
            "options": list(ruling.waiting.options),
            "rule": ruling.waiting.rule or None,
            "after": list(ruling.waiting.after),
        },
        "readings": [{"name": r.reading, "value": r.value, "others": list(r.others)} for r in ruling.readings],
        "decisions": [{"who": who, "what": what, "option": option} for who, what, option in ruling.decisions],
        "draws": [{"who": who, "what": what, "option": option} for who, what, option in ruling.draws],
        "later": [{"deed": said, "where": where} for said, where in ruling.later],
        "undecided": [{"who": u.who, "what": u.what, "option": u.option, "how": u.how} for u in ruling.passed],
        "assumed": list(ruling.assumed),
        "notModelled": list(ruling.not_modelled),
        "cites": list(ruling.cites),
    }
    if ruling.odds:
        from adjudicator.ruling.odds_told import odds_data

        data["odds"] = odds_data(ruling.odds)
    if ruling.glance is not None:
        from adjudicator.ruling.glanced import glance_data

        data["glance"] = glance_data(ruling.glance)
    if with_trace:
        data["trace"] = [record_data(record) for record in ruling.trace]
    return data


def record_data(record: trace.Record) -> dict[str, Data]:
    """One record of the trace."""
    data: dict[str, Data] = {"kind": type(record).__name__.lower()}
    for name, value in record._asdict().items():
        if (name in ("by", "first") and not value) or name == "last":
            continue
        if isinstance(value, Ledger):
            data[name] = _ledger(value)
        elif name == "reasons":
            data[name] = [{"rule": reason.rule, "because": reason.because} for reason in value]
        elif name == "event":
            data[name] = {part: _plain(given) for part, given in value.named().items() if given}
        else:
            data[name] = _plain(value)
    return data


def _ledger(ledger: Ledger) -> Data:
    return {
        "entity": ledger.entity,
        "name": ledger.name,
        "base": ledger.base,
        "contributions": [
            {"how": c.how, "amount": _plain(c.amount), "source": c.source, "rule": c.rule or None}
            for c in ledger.contributions
        ],
        "exact": _plain(ledger.exact),
        "value": ledger.value,
    }


def _plain(value: object) -> Data:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return str(value)
