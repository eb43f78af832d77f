"""Rule again on save."""

import sys
from argparse import ArgumentParser

from adjudicator.cli.numbers import seconds
from adjudicator.recording.watching import Seen


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `watch`."""
    parser.add_argument("paths", nargs="+", help="Files of situations, and folders of them.")
    parser.add_argument(
        "--interval", type=seconds(0.01), default=0.5, metavar="SECONDS", help="How often to look. [default: 0.5]"
    )


def command(paths: list[str], interval: float) -> None:
    """Rule files again whenever they are saved and show what is otherwise.

    So they are when anything is saved that they are ruled from: a card, one of your own included, a rule.

    Examples: adjudicator watch dispute.yaml; adjudicator watch rulings
    """
    import time

    from adjudicator.recording.watching import Watch, follow

    def wait() -> bool:
        time.sleep(interval)
        return True

    print("Ctrl-C ends it.", file=sys.stderr)
    try:
        follow(Watch(paths), _tell, wait)
    except KeyboardInterrupt:
        print(file=sys.stderr)


def _tell(seen: list[Seen]) -> None:
    """Each ruling by itself; of many at once those that have to be looked at, and how many there are."""
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
