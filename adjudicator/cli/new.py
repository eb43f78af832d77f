"""Start a situation file."""

from argparse import ArgumentError, ArgumentParser

from adjudicator.cli.files import game_argument, game_called


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `new`."""
    game_argument(parser)
    parser.add_argument(
        "-o", "--output", default="", metavar="FILE", help="Write to this file instead of standard output."
    )


def command(game: str, output: str) -> None:
    """Write a commented situation to start from.

    Examples: adjudicator new arkham > dispute.yaml; adjudicator new arkham -o dispute.yaml
    """
    from pathlib import Path

    found = game_called(game)
    if not output:
        print(found.example(), end="")
        return
    try:
        with Path(output).open("x", encoding="utf-8") as file:
            file.write(found.example())
    except FileExistsError:
        raise ArgumentError(None, f"{output} already exists, and stays as it is") from None
    except OSError as fault:
        raise ArgumentError(None, f"{output} cannot be written: {fault.strerror}") from None
