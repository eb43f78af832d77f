"""Rule again on save."""

import sys
from argparse import ArgumentParser

from adjudicator.cli.numbers import seconds
from adjudicator.recording.watching import Seen


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `watch`."""
    parser.add_argument("paths", nargs="+", help="Files of situations, and folders of them.")
    parser.add_argument(
        "--interval",
        type=seconds(0.01),
        default=0.5,
        metavar="SECONDS",
        help="The time between two looks. [default: 0.5]",
    )


def command(paths: list[str], interval: float) -> None:
    """Rule files again whenever they are saved, and show the changes.

    A file is also ruled again when something it rests on is saved: a rule, or a card, even one of your own.

    Examples: adjudicator watch dispute.yaml; adjudicator watch rulings
    """
    import time

    from adjudicator.cli.progress import meanwhile
    from adjudicator.recording.watching import Watch, follow

    def wait() -> bool:
        time.sleep(interval)
        return True

    print("Press Ctrl-C to stop.", file=sys.stderr)
    try:
        follow(Watch(paths), _tell, wait, lambda: meanwhile("Ruling"))
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
