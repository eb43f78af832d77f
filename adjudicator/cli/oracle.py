"""Answer requests of another program."""

from argparse import ArgumentParser

from adjudicator.cli.numbers import seconds, whole

INTERRUPTED = 130


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `oracle`."""
    limit_arguments(parser)


def limit_arguments(parser: ArgumentParser) -> None:
    """The limits of each request."""
    parser.add_argument(
        "--max-steps",
        type=whole(1),
        default=2_000_000,
        metavar="NUMBER",
        help="The most steps that a request may take. [default: %(default)s]",
    )
    parser.add_argument(
        "--max-seconds",
        type=seconds(0),
        default=60.0,
        metavar="SECONDS",
        help="The most seconds that a request may take; 0 for no limit. [default: 60]",
    )


def command(max_steps: int, max_seconds: float) -> None:
    """Answer requests of another program, line by line.

    Each line of standard input is a request, a JSON object; each line of standard output is the answer to it, in order.
    `adjudicator schema oracle` prints the JSON Schema of both. A request may have lower limits of its own.

    Exit status: 0 the stream has ended, 2 it ended in the middle of a request, 130 it was interrupted.

    Examples: echo '{"op": "games"}' | adjudicator oracle
    """
    import sys

    from adjudicator.oracle.limits import Limits
    from adjudicator.oracle.stream import serve

    try:
        status = serve(sys.stdin.buffer, sys.stdout.buffer, Limits(max_steps, max_seconds))
    except KeyboardInterrupt:
        status = INTERRUPTED
    if status:
        raise SystemExit(status)
