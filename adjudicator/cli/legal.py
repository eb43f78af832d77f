"""List legal options."""

from argparse import ArgumentParser
from typing import TYPE_CHECKING

from adjudicator.cli.files import of_each, print_json, print_one_by_one
from adjudicator.cli.ruling_command import AT_FAULT, ruling_arguments

if TYPE_CHECKING:
    from adjudicator.playing.page import Listed


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `legal`."""
    ruling_arguments(parser)
    parser.add_argument(
        "--why-not", action="store_true", help="List illegal attempts too, with the rules that forbid them."
    )


def command(files: list[str], edition: str, reading: list[str], player: str, form: str, why_not: bool) -> None:
    """List the legal options at the end of a situation: the player, the cost and the rule of each.

    Each option is written as its sentence for `do:`.

    Exit status: 0 listed, 2 the input is at fault.

    Examples: adjudicator legal dispute.yaml; adjudicator legal --why-not --format json dispute.yaml
    """
    from adjudicator.cli.ruling_command import print_faults
    from adjudicator.playing.page import list_file
    from adjudicator.situation.choosing import readings_of

    chosen = readings_of(reading)
    found, faults = of_each(files, lambda file: list_file(file, edition, chosen, player, why_not=why_not))
    _print(found, form)
    if faults:
        print_faults(faults, form == "json" and not found)
        raise SystemExit(AT_FAULT)


def _print(found: "list[Listed]", form: str) -> None:
    from adjudicator.games.finding import game_of
    from adjudicator.page import Page, page_for
    from adjudicator.playing import page as pages
    from adjudicator.ruling.sentences import sentences

    def markdown(listed: "Listed") -> str:
        return pages.as_markdown(listed, sentences(game_of(listed.game)))

    def text(listed: "Listed") -> Page:
        page = page_for()
        pages.write_legal(listed, sentences(game_of(listed.game)), page)
        return page

    if form == "json":
        print_json([pages.as_data(listed) for listed in found])
    else:
        print_one_by_one(found, markdown if form == "markdown" else text)
