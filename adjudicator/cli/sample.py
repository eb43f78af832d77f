"""The command `explore --sample`: it draws courses of situations at random, and prints estimates."""

import sys
from collections.abc import Sequence

from adjudicator.cli.files import of_each, print_json, print_one_by_one
from adjudicator.cli.late import Late
from adjudicator.exploring.opening import Wanted
from adjudicator.exploring.sampled import SampledFile, sample_file, sampled_data, write_sampled
from adjudicator.page import Page, page_for


def sample_files(files: Sequence[str], wanted: Wanted, samples: int, seed: int, form: str) -> None:
    """Draws a sample of each file and prints the estimates; ends with the exit status of `explore`."""
    from adjudicator.cli.ruling_command import AT_FAULT, UNDECIDED, print_faults

    late = Late()
    found, faults = of_each(files, late.unless(lambda file: sample_file(file, wanted, samples, seed)), "Sampling")
    if form == "json":
        print_json([sampled_data(one) for one in found])
    else:
        print_one_by_one(found, _text)
    if faults:
        print_faults(faults, form == "json" and not found)
        raise SystemExit(AT_FAULT)
    if late.told() or any(one.sampled.stopped for one in found):
        raise SystemExit(UNDECIDED)


def _text(found: SampledFile) -> Page:
    page = page_for(sys.stdout)
    write_sampled(found, page)
    return page
