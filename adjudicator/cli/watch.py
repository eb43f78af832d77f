"""Rule again on save."""

import sys
from typing import Annotated

import typer

from adjudicator.recording.watching import Seen


def command(
    paths: Annotated[list[str], typer.Argument(help="Files of situations, and folders of them.")],
    interval: Annotated[float, typer.Option(min=0.01, metavar="SECONDS", help="The time between two looks.")] = 0.5,
) -> None:
    """Rule files again whenever they are saved, and show the changes.

    A file is also ruled again when something it rests on is saved: a rule, or a card, even one of your own.

    Examples: adjudicator watch dispute.yaml; adjudicator watch rulings
    """
    import time

    from adjudicator.recording.watching import Watch, follow

    def wait() -> bool:
        time.sleep(interval)
        return True

    print("Press Ctrl-C to stop.", file=sys.stderr)
    try:
        follow(Watch(paths), _tell, wait)
    except KeyboardInterrupt:
        print(file=sys.stderr)


def _tell(seen: list[Seen]) -> None:
    """Prints each ruling; of more than three at once, only those that changed or need attention, and the counts."""
    from adjudicator.cli.ruling_command import print_faults
    from adjudicator.recording.outcome import counted
    from adjudicator.recording.watching import is_otherwise, lines

    many = len(seen) > 3
    for one in seen:
        if not many or is_otherwise(one):
            print("\n".join(lines(one)))
    if many:
        print(counted([one.now for one in seen]))
    sys.stdout.flush()
    faults = list(dict.fromkeys(fault for one in seen for fault in one.now.faults))
    if faults:
        print_faults(faults, as_json=False)
