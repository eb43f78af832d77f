"""What `explore --sample` does: courses of situations are drawn at random, and told as text or JSON."""

import sys
from collections.abc import Sequence

import typer

from adjudicator.exploring.file import Wanted
from adjudicator.exploring.sampled import SampledFile


def sample_files(files: Sequence[str], wanted: Wanted, samples: int, seed: int, form: str) -> None:
    """Draws a sample of each file and prints the estimates; ends with the exit status of `explore`."""
    from adjudicator.cli.ruling_command import AT_FAULT, UNDECIDED, print_faults
    from adjudicator.exploring.sampled import sample_file
    from adjudicator.language.diagnostics import Fault, InputAtFault
    from adjudicator.situation.choosing import NoSuchChoice

    found: list[SampledFile] = []
    faults: list[Fault] = []
    for file in files:
        try:
            found += sample_file(file, wanted, samples, seed)
        except InputAtFault as fault:
            faults += fault.faults
        except NoSuchChoice as choice:
            raise typer.BadParameter(str(choice)) from None
    _print(found, form)
    if faults:
        print_faults(faults, form == "json" and not found)
        raise typer.Exit(AT_FAULT)
    if any(one.sampled.stopped for one in found):
        raise typer.Exit(UNDECIDED)


def _print(found: Sequence[SampledFile], form: str) -> None:
    from adjudicator.exploring.sampled import sampled_data, write_sampled

    if form == "json":
        import json

        data = [sampled_data(one) for one in found]
        if data:
            print(json.dumps(data[0] if len(data) == 1 else data, ensure_ascii=False, indent=2))
        return
    from adjudicator.page import page_for

    for number, one in enumerate(found):
        if number:
            print()
        page = page_for(sys.stdout)
        write_sampled(one, page)
        print(page, end="")
