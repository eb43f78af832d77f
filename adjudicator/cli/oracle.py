"""Answer requests of another program."""

from typing import Annotated

import typer

INTERRUPTED = 130


def command(
    max_steps: Annotated[int, typer.Option(min=1, help="The most steps that a request may take.")] = 2_000_000,
    max_seconds: Annotated[
        float, typer.Option(min=0, help="The most seconds that a request may take; 0 for no limit.")
    ] = 60,
) -> None:
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
        raise typer.Exit(status)
