"""Start a situation file."""

from typing import Annotated

import typer


def command(
    game: Annotated[str, typer.Argument(help="The game.")] = "arkham",
    output: Annotated[str, typer.Option("--output", "-o", help="Write to this file instead of standard output.")] = "",
) -> None:
    """Write a commented situation to start from.

    Examples: adjudicator new arkham > dispute.yaml; adjudicator new arkham -o dispute.yaml
    """
    from pathlib import Path

    from adjudicator.games.finding import find_game, known_games

    found = find_game(game)
    if found is None:
        raise typer.BadParameter(f"{game!r} is not one of {', '.join(known_games())}", param_hint="GAME")
    if not output:
        print(found.example(), end="")
        return
    try:
        with Path(output).open("x", encoding="utf-8") as file:
            file.write(found.example())
    except FileExistsError:
        raise typer.BadParameter(f"{output} already exists, and stays as it is", param_hint="--output") from None
    except OSError as fault:
        raise typer.BadParameter(f"{output} cannot be written: {fault.strerror}", param_hint="--output") from None
