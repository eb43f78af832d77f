"""Shared parts of `rule` and `explain`: files in, rulings out, faults to standard error, the exit status."""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path

from adjudicator.cli.files import format_argument, language_argument, of_each, print_json, print_one_by_one
from adjudicator.games.finding import game_of
from adjudicator.games.interface import Game
from adjudicator.language.diagnostics import Fault
from adjudicator.ruling.ruling import Ruling

UNEXPECTED, AT_FAULT, UNDECIDED = 1, 2, 3
FORMATS = ("text", "json", "markdown")
Write = Callable[[Ruling, Game], str]


def ruling_arguments(parser: ArgumentParser, *further: str) -> None:
    """The situations that are meant, the rules that hold, and how it is shown to whom: in further formats too."""
    parser.add_argument("files", nargs="+", help="Situation files.")
    parser.add_argument("--edition", default="", help="Rule by this edition instead of that of the file.")
    parser.add_argument(
        "--reading", action="append", default=[], help="NAME=VALUE, or a profile: rule under this reading."
    )
    parser.add_argument(
        "--as",
        default="",
        dest="player",
        metavar="PLAYER",
        help="Show only what this player may know, in games with secrets.",
    )
    format_argument(parser, *FORMATS, *further)
    language_argument(parser)


def rule_files(
    files: Sequence[str],
    edition: str,
    readings: Sequence[str],
    player: str,
    *,
    glance: bool = False,
    drawn: bool = False,
) -> tuple[list[Ruling], list[Fault]]:
    """The rulings of all files, as one player sees them or with everything visible; and every fault."""
    from adjudicator.ruling.judging import rule_file
    from adjudicator.situation.choosing import readings_of

    chosen = readings_of(readings)
    return of_each(files, lambda file: rule_file(file, edition, chosen, player, glance=glance, drawn=drawn))


def print_faults(faults: Sequence[Fault], as_json: bool) -> None:
    """Prints the faults, with the lines on which they stand, to standard error."""
    from adjudicator.language.diagnostics import as_json as json_of
    from adjudicator.language.diagnostics import render
    from adjudicator.page import page_for

    if as_json:
        import json

        from adjudicator.plain import plain_json

        print(plain_json(json.dumps({"version": 1, "faults": json_of(faults)}, ensure_ascii=False, indent=2)))
    page = page_for(sys.stderr)
    print(render(faults, _lines_of, page.colour, page.width), file=sys.stderr, end="")


def _lines_of(path: str) -> list[str]:
    try:
        with Path(path).open(encoding="utf-8", errors="replace") as file:
            return file.read(4 * 1024 * 1024).splitlines()
    except OSError:
        return []


def status_of(rulings: Sequence[Ruling], faults: Sequence[Fault]) -> int:
    """2 if an input is at fault, 1 if an answer is not as expected, 3 if something is undecided, else 0."""
    if faults:
        return AT_FAULT
    if not all(ruling.as_expected for ruling in rulings):
        return UNEXPECTED
    return UNDECIDED if any(ruling.waiting is not None for ruling in rulings) else 0


def run(
    files: Sequence[str],
    edition: str,
    readings: Sequence[str],
    player: str,
    form: str,
    text: Write,
    markdown: Write,
    *,
    with_trace: bool,
    glance: bool = False,
    everything: bool = False,
) -> None:
    """Rules the files and prints the rulings in the wanted format; ends with the exit status.

    With `glance`, an undecided ruling ends with the change that each option would make. A page always shows it, and
    with `everything` also empty timing points and unmodified values.
    """
    page = form == "html"
    rulings, faults = rule_files(files, edition, readings, player, glance=glance or page, drawn=page)
    if page:
        if rulings:
            from adjudicator.pages.ruled import ruling_page

            print(ruling_page(rulings, everything), end="")
    elif form == "json":
        from adjudicator.ruling.data import as_data

        print_json([as_data(ruling, with_trace) for ruling in rulings])
    else:
        write = text if form == "text" else markdown
        print_one_by_one(rulings, lambda ruling: write(ruling, game_of(ruling.game)))
    if faults:
        print_faults(faults, form == "json" and not rulings)
    status = status_of(rulings, faults)
    if status:
        raise SystemExit(status)
