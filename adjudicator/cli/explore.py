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
    policy: Annotated[str, typer.Option(help="How choices are taken: all, best, worst, grim, fixed, random.")] = "all",
    goal: Annotated[str, typer.Option(help="The question of the file that best and worst are about; the first.")] = "",
    side: Annotated[
        list[str] | None, typer.Option("--for", help="A player for whom best is played; everybody if none is named.")
    ] = None,
    over: Annotated[str, typer.Option(help="What is explored: all, chance or choices.")] = "all",
    choices_of: Annotated[list[str] | None, typer.Option(help="Explore the choices of this player only.")] = None,
    max_positions: Annotated[int, typer.Option(min=1, help="Look at so many positions at the most.")] = 200_000,
    max_seconds: Annotated[float, typer.Option(min=0.001, help="Stop after so many seconds.")] = 3600.0,
    depth: Annotated[int, typer.Option(min=1, max=100, help="Show so many forks of the tree.")] = 2,
    memo: Annotated[bool, typer.Option(help="Explore equal positions once.")] = True,
    sample: Annotated[int | None, typer.Option(min=1, help="Draw so many courses, and estimate.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same sample; 0 if left out.")] = None,
    form: Annotated[str, typer.Option("--format", help="text or json.")] = "text",
    jobs: Annotated[int, typer.Option("-j", "--jobs", min=0, help="So many processes; 0 for one a processor.")] = 1,
    scheduler: Scheduler = "",
) -> None:
    """Explore every branch of a situation: exact odds, best and worst case.

    Every draw and every decision that the file leaves open is tried, and every answer gets its exact odds.

    What is too large can be sampled: draws by their exact weights, choices under --policy fixed or random, and with
    each estimate the interval in which the true odds lie in 95 of 100 samples or more.

    Exit status: 0 explored, 2 the input is at fault, 3 stopped before the end: the bounds given hold.

    Examples: adjudicator explore odds.yaml; adjudicator explore -j 4 --max-seconds 60 odds.yaml;
    adjudicator explore --policy best --for roland --goal "ghoul is defeated" odds.yaml;
    adjudicator explore --scheduler tcp://10.0.0.5:8786 odds.yaml
    """
    from adjudicator.cli.hands import hands_for
    from adjudicator.cli.progress import watched
    from adjudicator.cli.ruling_command import AT_FAULT, UNDECIDED, print_faults
    from adjudicator.exploring.file import Wanted, explore_file

    if over not in ("all", "chance", "choices"):
        raise typer.BadParameter(f"{over!r} is none of all, chance, choices", param_hint="--over")
    if form not in ("text", "json"):
        raise typer.BadParameter(f"{form!r} is none of text, json", param_hint="--format")
    if not max_seconds >= 0.001:
        raise typer.BadParameter(f"{max_seconds} is no time", param_hint="--max-seconds")
    wanted = Wanted(
        policy, goal, tuple(side or ()), over, tuple(choices_of or ()), max_positions, _clock(max_seconds), memo
    )
    if seed is not None and sample is None:
        raise typer.BadParameter("a seed is that of a sample: say how large with --sample", param_hint="--seed")
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
    """Says when the time is up, or when somebody has pressed Ctrl-C."""
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
