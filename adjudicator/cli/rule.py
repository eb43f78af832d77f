"""Rule on situations."""

from argparse import ArgumentParser

from adjudicator.cli.ruling_command import ruling_arguments, run
from adjudicator.games.interface import Game
from adjudicator.ruling.ruling import Ruling
from adjudicator.ruling.sentences import sentences


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `rule`."""
    ruling_arguments(parser)
    parser.add_argument("--why", action="store_true", help="Show every rule on the way to the answers too.")


def command(files: list[str], edition: str, reading: list[str], player: str, form: str, why: bool) -> None:
    """Rule on situations: each answer with the rules that decide it.

    Exit status: 0 ruled, 1 an answer is not as expected, 2 the input is at fault, 3 undecided.

    Examples: adjudicator rule dispute.yaml; adjudicator rule --why --edition first dispute.yaml
    """

    def text(ruling: Ruling, game: Game) -> str:
        from adjudicator.page import page_for
        from adjudicator.ruling.text import write_ruling

        page = page_for()
        write_ruling(ruling, sentences(game), page, why=why)
        return str(page)

    def markdown(ruling: Ruling, game: Game) -> str:
        from adjudicator.ruling.markdown import as_markdown

        return as_markdown(ruling, sentences(game), why=why)

    run(files, edition, reading, player, form, text, markdown, with_trace=False, glance=True)
