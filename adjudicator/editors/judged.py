"""A file as it stands in an editor, ruled: its rulings, or its faults."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from lsprotocol.types import Diagnostic, DiagnosticSeverity

from adjudicator.editors.places import Places
from adjudicator.language.diagnostics import Fault, Faults, InputAtFault
from adjudicator.language.source import read
from adjudicator.plain import plain
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.ruling import Ruling

SOURCE: Final = "adjudicator"
"""The name under which an editor shows what it is told."""


class Judged(NamedTuple):
    """The rulings of a file, or its faults; or the `limit` that its ruling came to."""

    rulings: tuple[Ruling, ...] = ()
    faults: tuple[Fault, ...] = ()
    limit: str = ""


def judged(text: str, path: str) -> Judged:
    """The rulings of a text, which is the content of a file."""
    faults = Faults()
    try:
        return Judged(rule_source(read(text, path, faults), faults))
    except InputAtFault as fault:
        return Judged(faults=tuple(fault.faults))


def diagnostics(found: Judged, places: Places, path: str) -> Iterator[Diagnostic]:
    """The faults of a file for an editor; those of another file, such as a card, stand at the beginning."""
    for fault in found.faults:
        is_here = fault.path == path
        elsewhere = "" if is_here else f"{fault.path}:{fault.span.line if fault.span else 1}: "
        lines = [f"{elsewhere}{fault.message}", *(f"help: {fault.help}".splitlines() if fault.help else ())]
        at, message = places.range(fault.span if is_here else None), "\n".join(map(plain, lines))
        yield Diagnostic(at, message, DiagnosticSeverity.Error, fault.code, source=SOURCE)
    if found.limit:
        message = f"not ruled: {plain(found.limit)}"
        yield Diagnostic(places.range(None), message, DiagnosticSeverity.Information, source=SOURCE)
