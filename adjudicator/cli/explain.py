"""Explain situations."""

from typing import Annotated

import typer

from adjudicator.cli.ruling_command import run
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
    everything: Annotated[
        bool, typer.Option("--all", help="Show empty timing points and unmodified values too.")
    ] = False,
) -> None:
    """Print the whole resolution, step by step, with every timing point and value.

    Examples: adjudicator explain dispute.yaml; adjudicator explain --all dispute.yaml | less
    """

    def text(ruling: Ruling, game: Game) -> str:
        from adjudicator.ruling.explanation import write_explanation
        from adjudicator.ruling.page import page_for

        page = page_for()
        page.heading(f"{ruling.title or ruling.path}{' — ' + ruling.variant if ruling.variant else ''}")
        write_explanation(ruling, game.tell, page, everything)
        return str(page)

    run(files, edition, reading or [], player, form, text, with_trace=True)
