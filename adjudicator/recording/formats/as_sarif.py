"""SARIF 2.1.0 for services that show the findings of analyses."""

import json
from collections.abc import Sequence
from pathlib import PurePath
from urllib.parse import quote

from adjudicator.language.diagnostics import CODES
from adjudicator.plain import plain_json
from adjudicator.recording.outcome import AT_FAULT, CHANGED, CRASHED, UNDECIDED, Outcome
from adjudicator.recording.words import brief, told
from adjudicator.version import __version__

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
MEANINGS = {
    CHANGED: "The ruling is not the one on record.",
    UNDECIDED: "The ruling waits for a decision or draw, and the record does not expect it to.",
    CRASHED: "Ruling it crashed.",
    AT_FAULT: "The file is at fault.",
}


def write(outcomes: Sequence[Outcome]) -> str:
    """One run with a result for each difference or fault."""
    results = [result for outcome in outcomes if not outcome.sound for result in _results(outcome)]
    used = sorted({str(result["ruleId"]) for result in results})
    driver = {"name": "adjudicator", "version": __version__, "rules": [_rule(ident) for ident in used]}
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    log = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return plain_json(json.dumps(log, ensure_ascii=False, indent=2)) + "\n"


def _rule(ident: str) -> dict[str, object]:
    meaning = MEANINGS.get(ident) or CODES.get(ident, ident)
    return {"id": ident, "shortDescription": {"text": meaning}}


def _results(outcome: Outcome) -> list[dict[str, object]]:
    if outcome.faults:
        found = []
        for fault in outcome.faults:
            span = fault.span
            region = (
                {}
                if span is None
                else {
                    "startLine": span.line,
                    "startColumn": span.column,
                    "endLine": span.end_line,
                    "endColumn": span.end_column,
                }
            )
            message = f"{fault.message}: {fault.help}" if fault.help else fault.message
            found.append(_result(fault.code, message, fault.path, region))
        return found
    differences = [
        _result(outcome.state, _named(outcome, brief(one)), outcome.path, {"startLine": one.line} if one.line else {})
        for one in outcome.differences
    ]
    return differences or [_result(outcome.state, _named(outcome, "\n".join(told(outcome))), outcome.path, {})]


def _named(outcome: Outcome, text: str) -> str:
    return f"{outcome.variant}: {text}" if outcome.variant else text


def _result(rule: str, message: str, path: str, region: dict[str, int]) -> dict[str, object]:
    place: dict[str, object] = {"artifactLocation": {"uri": _uri(path)}}
    if region:
        place["region"] = region
    return {
        "ruleId": rule,
        "level": "error",
        "message": {"text": message},
        "locations": [{"physicalLocation": place}],
    }


def _uri(path: str) -> str:
    """The path as a reference, absolute or relative as it was given."""
    pure = PurePath(path)
    if pure.is_absolute():
        return pure.as_uri()
    return quote(pure.as_posix().encode("utf-8", "surrogateescape"))
