"""Audit a recorded game of another program."""

from argparse import ArgumentError, ArgumentParser
from typing import TYPE_CHECKING

from adjudicator.cli.files import format_argument, print_json

if TYPE_CHECKING:
    from adjudicator.oracle.auditing import Audit

NOT_ALLOWED = 1


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `audit`."""
    parser.add_argument("file", help="A recorded game: JSON lines, or a JSON list.")
    format_argument(parser, "text", "json")


def command(file: str, form: str) -> None:
    """Find the first decision or draw of a recorded game that the rules do not allow, with the reasons.

    The file begins with {"situation": …}, YAML as a text or the same as an object; then come decisions and draws,
    each a text: a sentence as under `do:`, or the key of an option as `adjudicator oracle` gives it. Optional
    opportunities that the record does not mention are passed.

    Exit status: 0 all are allowed, 1 one is not, 2 the input is at fault, 3 all are allowed, but the record breaks off.

    Examples: adjudicator audit game.jsonl; adjudicator audit --format json game.json
    """
    from adjudicator.cli.ruling_command import UNDECIDED

    found = _audited(file, form)
    if found.not_allowed is not None:
        raise SystemExit(NOT_ALLOWED)
    if not found.rests:
        raise SystemExit(UNDECIDED)


def _audited(file: str, form: str) -> "Audit":
    """Audits and prints; ends the command if the input is at fault."""
    from adjudicator.cli.progress import meanwhile
    from adjudicator.cli.ruling_command import AT_FAULT, print_faults
    from adjudicator.language.diagnostics import InputAtFault
    from adjudicator.oracle.audited import audit_data, write_audit
    from adjudicator.oracle.auditing import audit_file
    from adjudicator.page import page_for
    from adjudicator.ruling.sentences import sentences
    from adjudicator.situation.choosing import NoSuchChoice

    try:
        with meanwhile("Auditing"):
            game, found = audit_file(file)
    except InputAtFault as fault:
        print_faults(list(fault.faults), form == "json")
        raise SystemExit(AT_FAULT) from None
    except NoSuchChoice as choice:
        raise ArgumentError(None, str(choice)) from None
    if form == "json":
        print_json([audit_data(file, found)])
    else:
        page = page_for()
        write_audit(file, found, sentences(game), page)
        print(page, end="")
    return found
