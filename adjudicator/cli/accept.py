"""Write the present answers into recorded rulings."""

from argparse import ArgumentParser

from adjudicator.cli.files import recorded_arguments, tell_left_out
from adjudicator.language.diagnostics import Fault, InputAtFault
from adjudicator.plain import plain
from adjudicator.recording.accepting import Proposal


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `accept`."""
    recorded_arguments(parser)
    parser.add_argument("--dry-run", action="store_true", help="Write nothing.")
    parser.add_argument("--diff", action="store_true", help="Show the changes line by line.")


def command(paths: list[str], only: str, dry_run: bool, diff: bool) -> None:
    """Write the present answers into recorded rulings.

    They go into `expect:`; every other byte of each file stays the same.

    Exit status: 0 all is on record, 2 an input is at fault, 3 a ruling is undecided and stays as it was.

    Examples: adjudicator accept --dry-run --diff; adjudicator accept rulings/arkham/ward-on-ancient-evils.yaml
    """
    from adjudicator.language.diagnostics import Faults
    from adjudicator.recording.accepting import accept, propose
    from adjudicator.recording.collection import collect, matching

    missing = Faults()
    left_out: list[str] = []
    rulings = matching(collect(paths, missing, left_out), only)
    tell_left_out(left_out)
    faults = list(missing)
    proposals: list[Proposal] = []
    for ruling in rulings:
        try:
            proposal = propose(ruling.path)
            if not dry_run:
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
        print(f"{plain(proposal.path)}: {answers} {'to be written' if dry_run else 'written'}")
        if diff:
            print("\n".join(map(plain, proposal.difference().split("\n"))), end="")
    for variant in proposal.open:
        print(f"{titled(plain(proposal.path), variant)}: undecided, and left alone")


def _end(faults: list[Fault], proposals: list[Proposal]) -> None:
    if faults:
        from adjudicator.cli.ruling_command import print_faults

        print_faults(faults, as_json=False)
        raise SystemExit(2)
    if any(proposal.open for proposal in proposals):
        raise SystemExit(3)
