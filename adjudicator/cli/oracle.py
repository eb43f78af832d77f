"""Answer requests of another program."""

import typer

INTERRUPTED = 130


def command() -> None:
    """Answer requests of another program, line by line.

    Each line of standard input is a request, a JSON object; each line of standard output is the answer to it, in order.
    `adjudicator schema oracle` prints the JSON Schema of both.

    Exit status: 0 the stream has ended, 2 it ended in the middle of a request, 130 it was interrupted.

    Examples: echo '{"op": "games"}' | adjudicator oracle
    """
    import sys

    from adjudicator.oracle.stream import serve

    try:
        status = serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        status = INTERRUPTED
    if status:
        raise typer.Exit(status)
