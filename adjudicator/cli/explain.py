"""Explain situations."""

from argparse import ArgumentParser

from adjudicator.cli.ruling_command import ruling_arguments, run
from adjudicator.games.interface import Game
from adjudicator.ruling.ruling import Ruling


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `explain`."""
    ruling_arguments(parser)
    parser.add_argument(
        "--all", action="store_true", dest="everything", help="Show empty timing points and unmodified values too."
    )


def command(files: list[str], edition: str, reading: list[str], player: str, form: str, everything: bool) -> None:
    """Print the whole resolution, step by step, with every timing point and value.

    Examples: adjudicator explain dispute.yaml; adjudicator explain --all dispute.yaml | less
    """

    def text(ruling: Ruling, game: Game) -> str:
        from adjudicator.page import page_for
        from adjudicator.ruling.explanation import write_explanation
        from adjudicator.situation.wording import write_not_modelled

        page = page_for()
        page.heading(f"{ruling.title or ruling.path}{' — ' + ruling.variant if ruling.variant else ''}")
        write_not_modelled(ruling.not_modelled, page)
        write_explanation(ruling, game.tell, page, everything)
        return str(page)

    run(files, edition, reading, player, form, text, with_trace=True)
