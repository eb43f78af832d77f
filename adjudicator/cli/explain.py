"""Explain situations."""

from argparse import ArgumentParser

from adjudicator.cli.files import check_output, output_argument, printed_to
from adjudicator.cli.ruling_command import ruling_arguments, run
from adjudicator.games.interface import Game
from adjudicator.ruling.ruling import Ruling
from adjudicator.ruling.sentences import sentences


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `explain`."""
    ruling_arguments(parser, "html")
    output_argument(parser)
    parser.add_argument(
        "--all", action="store_true", dest="everything", help="Show empty timing points and unmodified values too."
    )


def command(
    files: list[str], edition: str, reading: list[str], player: str, form: str, output: str, everything: bool
) -> None:
    """Print the answers and the whole resolution, step by step, with every timing point and value.

    The first time that a rule is applied its sentence is printed, and from then on its id. As `html` it is one page for
    a browser, which needs no network: answers, the table drawn at every step, the rules.

    Examples: adjudicator explain dispute.yaml; adjudicator explain --all dispute.yaml | less;
    adjudicator explain --format html -o page.html dispute.yaml
    """

    def text(ruling: Ruling, game: Game) -> str:
        from adjudicator.page import page_for
        from adjudicator.ruling.explained import write_explanation

        page = page_for()
        write_explanation(ruling, game, sentences(game), page, everything)
        return str(page)

    def markdown(ruling: Ruling, game: Game) -> str:
        from adjudicator.ruling.explained import explanation_markdown

        return explanation_markdown(ruling, game, sentences(game), everything)

    check_output(output, files)
    with printed_to(output):
        run(files, edition, reading, player, form, text, markdown, with_trace=True, everything=everything)
