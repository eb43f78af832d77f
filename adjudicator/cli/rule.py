"""Rule on situations."""

from typing import Annotated

import typer

from adjudicator.cli.ruling_command import run, sentences
from adjudicator.games.interface import Game
from adjudicator.ruling.ruling import Ruling


def command(
    files: Annotated[list[str], typer.Argument(help="Situation files.")],
    edition: Annotated[str, typer.Option(help="Rule by this edition, whatever the file says.")] = "",
    reading: Annotated[
        list[str] | None,
        typer.Option(help="NAME=VALUE, or a profile: rule under this reading."),
    ] = None,
    player: Annotated[
        str, typer.Option("--as", help="Show what this player may know, where the game keeps secrets.")
    ] = "",
    form: Annotated[str, typer.Option("--format", help="text, json or markdown.")] = "text",
) -> None:
    """Rule on situations: the answers, and why.

    Exit status: 0 ruled, 1 an expected answer did not come, 2 the input is at fault, 3 undecided.

    Examples: adjudicator rule dispute.yaml; adjudicator rule --edition first --format json dispute.yaml
    """
    run(files, edition, reading or [], player, form, _text, with_trace=False)


def _text(ruling: Ruling, game: Game) -> str:
    from adjudicator.ruling.page import page_for
    from adjudicator.ruling.text import write_ruling

    page = page_for()
    write_ruling(ruling, sentences(game), page)
    return str(page)
