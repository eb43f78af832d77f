"""Serve an editor."""

from argparse import ArgumentError, ArgumentParser

from adjudicator.cli.oracle import limit_arguments


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `lsp`."""
    limit_arguments(parser)


def command(max_steps: int, max_seconds: float) -> None:
    """Serve an editor, by the Language Server Protocol.

    An editor starts this command and talks to it over standard input and output. As somebody types it is told of the
    faults of a situation, of what may be written at a place (keys, cards, the sentences at hand there), of cards and
    rules, of the place where something is named, and of the ruling, beside the lines to which it belongs.

    Examples: adjudicator lsp; adjudicator lsp --max-seconds 10
    """
    import os
    import sys
    from importlib.util import find_spec

    if find_spec("pygls") is None:
        raise ArgumentError(None, "pygls is missing: python -m pip install 'adjudicator[lsp]'")
    from adjudicator.editors.server import server
    from adjudicator.oracle.limits import Limits

    # The server closes what it writes to; standard output is still to be closed by the process.
    with open(os.dup(sys.stdout.fileno()), "wb") as out:
        server(Limits(max_steps, max_seconds)).start_io(stdout=out)
