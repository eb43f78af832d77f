"""Explore situations: every branch, with exact odds."""

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from adjudicator.cli.files import of_each, print_json, print_one_by_one
from adjudicator.cli.hands import Scheduler

if TYPE_CHECKING:
    from adjudicator.exploring.file import ExploredFile


def command(
    files: Annotated[list[str], typer.Argument(help="Situation files.")],
    policy: Annotated[
        str, typer.Option(help="The way to make choices: all, best, worst, grim, fixed, random.")
    ] = "all",
    goal: Annotated[str, typer.Option(help="The question for best and worst; by default the first of the file.")] = "",
    side: Annotated[
        list[str] | None, typer.Option("--for", help="A player on the side of best; everybody if none is named.")
    ] = None,
    over: Annotated[str, typer.Option(help="Explore all, chance or choices.")] = "all",
    choices_of: Annotated[list[str] | None, typer.Option(help="Explore only the choices of this player.")] = None,
    max_positions: Annotated[int, typer.Option(min=1, help="Explore at most so many positions.")] = 200_000,
    max_seconds: Annotated[float, typer.Option(min=0.001, help="Stop after so many seconds.")] = 3600.0,
    depth: Annotated[int, typer.Option(min=1, max=100, help="Show so many forks of the tree.")] = 2,
    memo: Annotated[bool, typer.Option(help="Explore equal positions once.")] = True,
    sample: Annotated[int | None, typer.Option(min=1, help="Draw so many courses, and estimate the odds.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same sample; 0 if left out.")] = None,
    form: Annotated[str, typer.Option("--format", help="text or json.")] = "text",
    jobs: Annotated[
        int, typer.Option("-j", "--jobs", min=0, help="The number of processes; 0 for one on each processor.")
    ] = 1,
    scheduler: Scheduler = "",
) -> None:
    """Explore every branch of a situation: exact odds, best and worst case.

    Every draw and every decision that the file leaves open is tried, and every answer gets its exact odds.

    A situation too large to explore can be sampled: draws by their exact weights, choices by --policy fixed or random.
    Each estimate has an interval that holds the true odds in at least 95 of 100 samples.

    Exit status: 0 explored, 2 the input is at fault, 3 stopped before the end: the bounds given hold.

    Examples: adjudicator explore odds.yaml; adjudicator explore -j 4 --max-seconds 60 odds.yaml;
    adjudicator explore --policy best --for roland --goal "ghoul is defeated" odds.yaml;
    adjudicator explore --scheduler tcp://10.0.0.5:8786 odds.yaml
    """
    from adjudicator.cli.hands import hands_for
    from adjudicator.cli.progress import watched
    from adjudicator.cli.ruling_command import AT_FAULT, UNDECIDED, print_faults
    from adjudicator.exploring.file import explore_file
    from adjudicator.exploring.opening import Wanted

    if over not in ("all", "chance", "choices"):
        raise typer.BadParameter(f"{over!r} is not one of all, chance, choices", param_hint="--over")
    if form not in ("text", "json"):
        raise typer.BadParameter(f"{form!r} is not one of text, json", param_hint="--format")
    if not max_seconds >= 0.001:
        raise typer.BadParameter(f"{max_seconds} is no number of seconds", param_hint="--max-seconds")
    wanted = Wanted(
        policy, goal, tuple(side or ()), over, tuple(choices_of or ()), max_positions, _clock(max_seconds), memo
    )
    if seed is not None and sample is None:
        raise typer.BadParameter("only a sample has a seed: give its size with --sample", param_hint="--seed")
    if sample is not None and (jobs != 1 or scheduler):
        raise typer.BadParameter("a sample is drawn by one process", param_hint="--sample")
    if sample is not None:
        from adjudicator.cli.sample import sample_files

        sample_files(files, wanted, sample, seed or 0, form)
        return
    with hands_for(jobs, scheduler) as hands, watched() as told:
        wanted = wanted._replace(hands=hands, told=told, depth=depth)
        found, faults = of_each(files, lambda file: explore_file(file, wanted))
    _print(found, form, depth)
    if faults:
        print_faults(faults, form == "json" and not found)
        raise typer.Exit(AT_FAULT)
    if any(one.explored.stopped for one in found):
        raise typer.Exit(UNDECIDED)


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
    from adjudicator.exploring.text import write_explored
    from adjudicator.page import Page, page_for

    def text(one: "ExploredFile") -> Page:
        page = page_for(sys.stdout)
        write_explored(one, page, depth)
        return page

    print_one_by_one(found, text)
