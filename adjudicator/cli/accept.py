"""Write the present answers into recorded rulings."""

from typing import Annotated

import typer

from adjudicator.language.diagnostics import Fault, InputAtFault
from adjudicator.recording.accepting import Proposal


def command(
    paths: Annotated[
        list[str] | None, typer.Argument(help="Files of rulings, and folders of them. [default: rulings]")
    ] = None,
    only: Annotated[
        str, typer.Option(metavar="PATTERN", help="Only files whose path contains this, or matches it with * and ?.")
    ] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Write nothing.")] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Show the changes line by line.")] = False,
) -> None:
    """Write the present answers into recorded rulings.

    They go into `expect:`; every other byte of each file stays the same.

    Exit status: 0 all is on record, 2 an input is at fault, 3 a ruling is undecided and stays as it was.

    Examples: adjudicator accept --dry-run --diff; adjudicator accept rulings/arkham/ward-on-ancient-evils.yaml
    """
    from adjudicator.language.diagnostics import Faults
    from adjudicator.recording.accepting import accept, propose
    from adjudicator.recording.collection import collect, matching

    missing = Faults()
    rulings = matching(collect(paths or ["rulings"], missing), only)
    faults = list(missing)
    proposals: list[Proposal] = []
    for ruling in rulings:
        try:
            proposal = propose(ruling.path)
            if proposal.before != proposal.after and not dry_run:
                accept(proposal)
        except InputAtFault as fault:
            faults += fault.faults
            continue
        proposals.append(proposal)
        _tell(proposal, dry_run, diff)
    changed = sum(proposal.before != proposal.after for proposal in proposals)
    print(f"{len(rulings)} file{'s'[: len(rulings) != 1]}: {changed} {'to be written' if dry_run else 'written'}")
    _end(faults, proposals)


def _tell(proposal: Proposal, dry_run: bool, diff: bool) -> None:
    from adjudicator.situation.wording import titled

    number = proposal.changes
    if proposal.before != proposal.after:
        answers = f"{number} answer{'s'[: number != 1]}"
        print(f"{proposal.path}: {answers} {'to be written' if dry_run else 'written'}")
        if diff:
            print(proposal.difference(), end="")
    for variant in proposal.open:
        print(f"{titled(proposal.path, variant)}: undecided, and left alone")


def _end(faults: list[Fault], proposals: list[Proposal]) -> None:
    if faults:
        from adjudicator.cli.ruling_command import print_faults

        print_faults(faults, as_json=False)
        raise typer.Exit(2)
    if any(proposal.open for proposal in proposals):
        raise typer.Exit(3)
