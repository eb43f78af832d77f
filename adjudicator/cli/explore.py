"""Explore situations: every branch, with exact odds."""

import sys
from argparse import ArgumentError, ArgumentParser, BooleanOptionalAction
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from adjudicator.cli.files import (
    check_output,
    format_argument,
    language_argument,
    of_each,
    output_argument,
    print_json,
    print_one_by_one,
    printed_to,
)
from adjudicator.cli.hands import scheduler_argument
from adjudicator.cli.numbers import seconds, whole

if TYPE_CHECKING:
    from adjudicator.exploring.file import ExploredFile


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `explore`."""
    parser.add_argument("files", nargs="+", help="Situation files.")
    _choosing_arguments(parser)
    parser.add_argument(
        "--over",
        choices=("all", "chance", "choices"),
        default="all",
        help="Explore all, chance or choices. [default: all]",
    )
    parser.add_argument(
        "--choices-of",
        action="append",
        default=[],
        metavar="PLAYER",
        help="Explore only the choices of this player.",
    )
    _bounding_arguments(parser)
    parser.add_argument(
        "--sample", type=whole(1), metavar="NUMBER", help="Draw so many courses, and estimate the odds."
    )
    parser.add_argument(
        "--seed", type=int, metavar="NUMBER", help="The same seed gives the same sample; 0 if left out."
    )
    format_argument(parser, "text", "json", "html")
    language_argument(parser)
    output_argument(parser)
    parser.add_argument(
        "-j",
        "--jobs",
        type=whole(0, 1024),
        default=1,
        metavar="NUMBER",
        help="The number of processes; 0 for one on each processor. [default: 1]",
    )
    scheduler_argument(parser)


def _choosing_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--policy",
        default="all",
        help="The way to make choices: all, best, worst, grim, fixed, random. [default: all]",
    )
    parser.add_argument(
        "--goal",
        default="",
        metavar="QUESTION",
        help="The question for best and worst; by default the first of the file.",
    )
    parser.add_argument(
        "--for",
        action="append",
        default=[],
        dest="side",
        metavar="PLAYER",
        help="A player on the side of best; everybody if none is named.",
    )


def _bounding_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--max-positions",
        type=whole(1),
        default=200_000,
        metavar="NUMBER",
        help="Explore at most so many positions. [default: %(default)s]",
    )
    parser.add_argument(
        "--max-seconds",
        type=seconds(0.001),
        default=3600.0,
        metavar="SECONDS",
        help="Stop after so many seconds. [default: 3600]",
    )
    parser.add_argument(
        "--depth",
        type=whole(1, 100),
        default=2,
        metavar="NUMBER",
        help="Show so many forks of the tree. [default: %(default)s]",
    )
    parser.add_argument(
        "--memo", action=BooleanOptionalAction, default=True, help="Explore equal positions once. [default: --memo]"
    )


def command(
    files: list[str],
    policy: str,
    goal: str,
    side: list[str],
    over: str,
    choices_of: list[str],
    max_positions: int,
    max_seconds: float,
    depth: int,
    memo: bool,
    sample: int | None,
    seed: int | None,
    form: str,
    output: str,
    jobs: int,
    scheduler: str,
) -> None:
    """Explore every branch of a situation: exact odds, best and worst case.

    Every draw and every decision that the file leaves open is tried, and every answer gets its exact odds.

    A situation too large to explore can be sampled: draws by their exact weights, choices by --policy fixed or random.
    Each estimate has an interval that holds the true odds in at least 95 of 100 samples.

    Exit status: 0 explored, 2 the input is at fault, 3 stopped before the end: the bounds given hold.

    Examples: adjudicator explore odds.yaml; adjudicator explore -j 4 --max-seconds 60 odds.yaml;
    adjudicator explore --policy best --for roland --goal "ghoul is defeated" odds.yaml;
    adjudicator explore --scheduler tcp://10.0.0.5:8786 odds.yaml;
    adjudicator explore --format html -o odds.html odds.yaml
    """
    from adjudicator.cli.hands import hands_for
    from adjudicator.cli.late import Late
    from adjudicator.cli.progress import watched
    from adjudicator.cli.ruling_command import AT_FAULT, UNDECIDED, print_faults
    from adjudicator.exploring.file import explore_file
    from adjudicator.exploring.opening import Wanted

    check_output(output, files)
    wanted = Wanted(policy, goal, tuple(side), over, tuple(choices_of), max_positions, _clock(max_seconds), memo)
    if seed is not None and sample is None:
        raise ArgumentError(None, "--seed: only a sample has a seed: give its size with --sample")
    if sample is not None and (jobs != 1 or scheduler):
        raise ArgumentError(None, "--sample: a sample is drawn by one process")
    if sample is not None and form == "html":
        raise ArgumentError(None, "--format: a sample is printed as text or json")
    if sample is not None:
        from adjudicator.cli.sample import sample_files

        with printed_to(output):
            sample_files(files, wanted, sample, seed or 0, form)
        return
    late = Late()
    with hands_for(jobs, scheduler) as hands, watched() as told:
        wanted = wanted._replace(hands=hands, told=told, depth=depth)
        found, faults = of_each(files, late.unless(lambda file: explore_file(file, wanted)), doing="")
    with printed_to(output):
        _print(found, form, depth)
    if faults:
        print_faults(faults, form == "json" and not found)
        raise SystemExit(AT_FAULT)
    if late.told() or any(one.explored.stopped for one in found):
        raise SystemExit(UNDECIDED)


def _clock(seconds: float) -> Callable[[], str]:
    """A function that returns a reason to stop: the time is up, or somebody has pressed Ctrl-C."""
    import signal
    import time

    end = time.monotonic() + seconds
    pressed: list[str] = []
    signal.signal(signal.SIGINT, lambda *_: pressed.append("it was interrupted"))

    def stop() -> str:
        if pressed:
            return pressed[0]
        return f"{seconds:g} seconds were over" if time.monotonic() > end else ""

    return stop


def _print(found: "Sequence[ExploredFile]", form: str, depth: int) -> None:
    if form == "json":
        from adjudicator.exploring.data import as_data

        print_json([as_data(one, depth) for one in found])
        return
    if form == "html":
        from adjudicator.pages.explored import explored_page

        print(explored_page(found, depth) if found else "", end="")
        return
    from adjudicator.exploring.text import write_explored
    from adjudicator.page import Page, page_for

    def text(one: "ExploredFile") -> Page:
        page = page_for(sys.stdout)
        write_explored(one, page, depth)
        return page

    print_one_by_one(found, text)
