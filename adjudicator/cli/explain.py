"""Explain situations."""

from typing import Annotated

import typer

from adjudicator.cli.ruling_command import Edition, Files, Form, Player, Readings, run
from adjudicator.games.interface import Game
from adjudicator.ruling.ruling import Ruling


def command(
    files: Files,
    edition: Edition = "",
    reading: Readings = None,
    player: Player = "",
    form: Form = "text",
    everything: Annotated[
        bool, typer.Option("--all", help="Show empty timing points and unmodified values too.")
    ] = False,
) -> None:
    """Print the whole resolution, step by step, with every timing point and value.

    Examples: adjudicator explain dispute.yaml; adjudicator explain --all dispute.yaml | less
    """

    def text(ruling: Ruling, game: Game) -> str:
        from adjudicator.page import page_for
        from adjudicator.ruling.explanation import write_explanation

        page = page_for()
        page.heading(f"{ruling.title or ruling.path}{' — ' + ruling.variant if ruling.variant else ''}")
        write_explanation(ruling, game.tell, page, everything)
        return str(page)

    run(files, edition, reading or [], player, form, text, with_trace=True)
