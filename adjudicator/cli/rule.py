"""Rule on situations."""

from adjudicator.cli.ruling_command import ruling_arguments, run
from adjudicator.games.interface import Game
from adjudicator.ruling.ruling import Ruling
from adjudicator.ruling.sentences import sentences

arguments = ruling_arguments


def command(files: list[str], edition: str, reading: list[str], player: str, form: str) -> None:
    """Rule on situations: the answers, with their reasons.

    Exit status: 0 ruled, 1 an answer is not as expected, 2 the input is at fault, 3 undecided.

    Examples: adjudicator rule dispute.yaml; adjudicator rule --edition first --format json dispute.yaml
    """
    run(files, edition, reading, player, form, _text, _markdown, with_trace=False, glance=True)


def _text(ruling: Ruling, game: Game) -> str:
    from adjudicator.page import page_for
    from adjudicator.ruling.text import write_ruling

    page = page_for()
    write_ruling(ruling, sentences(game), page)
    return str(page)


def _markdown(ruling: Ruling, game: Game) -> str:
    from adjudicator.ruling.markdown import as_markdown

    return as_markdown(ruling, sentences(game))
