"""Check a deck."""

from argparse import ArgumentError, ArgumentParser
from typing import TYPE_CHECKING

from adjudicator.cli.cards.common import cards_of, end
from adjudicator.cli.files import format_argument, game_option, print_json
from adjudicator.language.diagnostics import InputAtFault

if TYPE_CHECKING:
    from collections.abc import Callable

    from adjudicator.page import Page
    from adjudicator.ruling.ruling import Ruling

ILLEGAL = 1


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `deck check`."""
    parser.add_argument("file", help="The deck: the JSON or the text of a deck site, or our YAML.")
    parser.add_argument("--mode", default="", choices=("", "campaign", "standalone"), help="The game it is for.")
    parser.add_argument(
        "--experience", type=int, default=0, metavar="N", help="The experience to spend as a campaign begins."
    )
    parser.add_argument("--edition", default="", help="Check by this edition of the reference.")
    game_option(parser)
    format_argument(parser, "text", "json", "markdown")


def command(file: str, mode: str, experience: int, edition: str, game: str, form: str) -> None:
    """Check a deck: legal or not, with every reason and its rule.

    A text has a card on each line, with its copies, and the investigator on a line of its own. `slots` of a site's
    JSON hold cards by their numbers; those of the core sets are known, and of what `cards import` has brought in. Our
    YAML has `investigator:` and `cards:`.

    Exit status: 0 the deck is legal, 1 it is not, 2 the file is at fault.

    Examples: adjudicator deck check roland.txt; adjudicator deck check --mode standalone roland.json
    """
    from pathlib import Path

    from adjudicator.cli.progress import meanwhile
    from adjudicator.games.finding import game_of
    from adjudicator.language.diagnostics import Faults
    from adjudicator.language.source import read
    from adjudicator.ruling.judging import rule_source
    from adjudicator.ruling.sentences import sentences

    if not 0 <= experience <= 99:
        raise ArgumentError(None, f"{experience} is no experience to spend: 0 to 99")
    try:
        with meanwhile("Ruling"):
            text = cards_of(game).deck(Path(file), mode, experience)
            faults = Faults()
            (ruling,) = rule_source(read(text, file, faults), faults, edition)
    except InputAtFault as fault:
        end(fault)
    if form == "json":
        from adjudicator.ruling.data import as_data

        print_json([as_data(ruling, False)])
    elif form == "markdown":
        from adjudicator.ruling.markdown import as_markdown

        print(as_markdown(ruling, sentences(game_of(ruling.game))), end="")
    else:
        print(_page(ruling, sentences(game_of(ruling.game))), end="")
    if ruling.refused:
        raise SystemExit(ILLEGAL)


def _page(ruling: "Ruling", says: "Callable[[str], str]") -> "Page":
    """The verdict, and each fact that stands against the deck, with its rules."""
    from adjudicator.page import page_for

    page = page_for()
    reasons = [reason for refused in ruling.refused for reason in refused.reasons]
    page.heading(f"{ruling.title}: {'not legal' if reasons else 'legal'}")
    for because in dict.fromkeys(reason.because for reason in reasons):
        rules = [reason.rule for reason in reasons if reason.because == because]
        page.item("-", because, 2)
        page.item(rules[0], says(rules[0]), 4, 2, "cyan")
        if rules[1:]:
            page.item("Also:", ", ".join(rules[1:]), 4, 2, "dim")
    return page
