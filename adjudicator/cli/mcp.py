"""Answer assistants."""

from argparse import ArgumentError, ArgumentParser

from adjudicator.cli.oracle import limit_arguments


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `mcp`."""
    limit_arguments(parser)


def command(max_steps: int, max_seconds: float) -> None:
    """Serve rulings to an assistant, by the Model Context Protocol.

    An assistant starts this command and talks to it over standard input and output. It looks rules and cards up, checks
    situations, rules on them, lists what is legal, finds odds, compares readings; every ruling says what decides it,
    what was assumed and what is not modelled. Nothing is written, and apart from games and cards that are installed or
    imported nothing is read but what is sent.

    Examples: adjudicator mcp; adjudicator mcp --max-seconds 10
    """
    from importlib.util import find_spec

    if find_spec("mcp") is None:
        raise ArgumentError(None, "the official SDK is missing: python -m pip install 'adjudicator[mcp]'")
    from adjudicator.assistant.server import server
    from adjudicator.cli.documents import documents
    from adjudicator.oracle.limits import Limits

    texts = {document.topic: document.text for document in documents()}
    server(texts, Limits(max_steps, max_seconds)).run("stdio")
