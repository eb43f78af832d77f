"""Rule recorded rulings again."""

import sys
from argparse import ArgumentError, ArgumentParser
from collections.abc import Sequence

from adjudicator.cli.files import (
    check_output,
    format_argument,
    language_argument,
    output_argument,
    printed_to,
    recorded_arguments,
    tell_left_out,
)
from adjudicator.cli.hands import scheduler_argument
from adjudicator.cli.numbers import whole
from adjudicator.plain import plain
from adjudicator.recording.collection import Recorded
from adjudicator.recording.outcome import AT_FAULT, Outcome

FORMATS = ("text", "json", "junit", "github", "sarif", "tap", "html")


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `check`."""
    recorded_arguments(parser)
    parser.add_argument(
        "-j",
        "--jobs",
        type=whole(0),
        default=0,
        metavar="NUMBER",
        help="The number of processes; 0 chooses it by the number of files. [default: 0]",
    )
    format_argument(parser, *FORMATS)
    language_argument(parser)
    output_argument(parser)
    parser.add_argument(
        "--changed-since",
        default="",
        metavar="REV",
        help="Only rulings that changes since this git revision can affect.",
    )
    parser.add_argument("--fail-fast", action="store_true", help="Stop at the first ruling that is not as recorded.")
    parser.add_argument("--list", action="store_true", dest="list_only", help="List the files without ruling on them.")
    scheduler_argument(parser)


def command(
    paths: list[str],
    only: str,
    jobs: int,
    form: str,
    output: str,
    changed_since: str,
    fail_fast: bool,
    list_only: bool,
    scheduler: str,
) -> None:
    """Rule recorded rulings again, and report those that changed.

    Exit status: 0 all as recorded, 1 a ruling changed or crashed, 2 an input is at fault, 3 undecided.

    Examples: adjudicator check; adjudicator check -j 4 --format junit rulings > rulings.xml;
    adjudicator check --scheduler tcp://10.0.0.5:8786 rulings; adjudicator check --format html -o report.html
    """
    from adjudicator.recording.outcome import exit_status

    rulings, outcomes = _collected(paths, only, changed_since)
    if list_only:
        for ruling in rulings:
            print(plain(ruling.path))
    else:
        check_output(output, [*paths, *(ruling.path for ruling in rulings)])
        outcomes += _ruled(rulings, jobs, scheduler, fail_fast)
        with printed_to(output):
            _print(form, outcomes)
    _print_faults(outcomes)
    status = exit_status(outcomes)
    if status:
        raise SystemExit(status)


def _collected(paths: list[str], only: str, changed_since: str) -> tuple[Sequence[Recorded], list[Outcome]]:
    """The rulings to check, and an outcome for each path that is at fault."""
    from adjudicator.language.diagnostics import Faults
    from adjudicator.recording.collection import collect, matching

    faults = Faults()
    left_out: list[str] = []
    rulings: Sequence[Recorded] = collect(paths, faults, left_out)
    tell_left_out(left_out)
    if not rulings and not faults:
        _nothing(f"there is no recorded ruling in {', '.join(paths)}: a YAML file with the key `game:`")
    if only:
        rulings = matching(rulings, only)
        if not rulings:
            _nothing(f"no recorded ruling fits {only!r}")
    if changed_since:
        rulings = _affected(rulings, paths, changed_since)
    return rulings, [Outcome(fault.path, AT_FAULT, faults=(fault,)) for fault in faults]


def _nothing(complaint: str) -> None:
    print(f"Error: {complaint}", file=sys.stderr)
    raise SystemExit(2)


def _affected(rulings: Sequence[Recorded], paths: Sequence[str], revision: str) -> Sequence[Recorded]:
    import os

    from adjudicator.recording.changes import NoSuchRevision, affected, changed_since

    folders = dict.fromkeys(path if os.path.isdir(path) else os.path.dirname(path) or "." for path in paths)
    try:
        changed = {path for folder in folders for path in changed_since(revision, folder)}
    except NoSuchRevision as fault:
        raise ArgumentError(None, f"--changed-since {revision!r}: {fault}") from None
    return affected(rulings, changed)


def _ruled(rulings: Sequence[Recorded], jobs: int, scheduler: str, fail_fast: bool) -> list[Outcome]:
    """Rules all of them, with a progress bar on a terminal."""
    from adjudicator.cli.hands import hands_for
    from adjudicator.cli.progress import bar
    from adjudicator.recording.workers import FEW, check_all
    from adjudicator.working.jobs import processors

    paths = [ruling.path for ruling in rulings]
    jobs = min(jobs or max(1, min(processors(), len(paths) // FEW)), len(paths))
    with hands_for(jobs, scheduler) as hands, bar("Ruling", len(paths)) as done:
        return check_all(paths, hands, fail_fast=fail_fast, done=done)


def _print(form: str, outcomes: Sequence[Outcome]) -> None:
    """Prints the report; a report for programs is summed up on standard error."""
    from adjudicator.recording.outcome import counted

    if form == "text":
        from adjudicator.recording.words import report

        print("\n".join([*report([one for one in outcomes if not one.faults]), counted(outcomes)]))
        return
    if form == "html":
        from adjudicator.pages.checked import checked_page

        print(checked_page(outcomes), end="")
    else:
        from adjudicator.recording.formats import written

        print(written(form, outcomes), end="")
    print(counted(outcomes), file=sys.stderr)


def _print_faults(outcomes: Sequence[Outcome]) -> None:
    # A fault of a card appears in every ruling in which the card takes part.
    faults = list(dict.fromkeys(fault for outcome in outcomes for fault in outcome.faults))
    if faults:
        from adjudicator.cli.ruling_command import print_faults

        print_faults(faults, as_json=False)
