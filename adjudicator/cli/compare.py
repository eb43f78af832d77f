"""Compare rulings."""

from argparse import ArgumentError, ArgumentParser
from typing import TYPE_CHECKING

from adjudicator.cli.files import (
    check_output,
    format_argument,
    language_argument,
    output_argument,
    print_json,
    print_one_by_one,
    printed_to,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from adjudicator.ruling.comparing import Comparison, Under

DIFFERENT = 1


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `compare`."""
    parser.add_argument("file", help="A situation file.")
    parser.add_argument(
        "--edition", action="append", default=[], help="Rule by this edition; repeat it for each edition."
    )
    parser.add_argument(
        "--reading",
        action="append",
        default=[],
        help="NAME=VALUE, several joined by commas, or a profile; repeat it for each way to rule.",
    )
    parser.add_argument(
        "--without", action="append", default=[], metavar="RULE", help="Leave this rule out; repeat it for each rule."
    )
    format_argument(parser, "text", "json", "html")
    language_argument(parser)
    output_argument(parser)


def command(file: str, edition: list[str], reading: list[str], without: list[str], form: str, output: str) -> None:
    """Rule a situation under several editions or readings, or without a rule, side by side.

    A single edition or reading is compared with that of the file; several editions and readings are combined. What a
    rule decides is seen by leaving it out.

    Exit status: 0 the answers agree, 1 they differ, 2 the input is at fault, 3 they agree, but something is undecided.

    Examples: adjudicator compare dispute.yaml --edition first --edition revised;
    adjudicator compare dispute.yaml --reading automatic-clash=succeed;
    adjudicator compare dispute.yaml --without retaliate.4;
    adjudicator compare dispute.yaml --edition first --format html -o compared.html
    """
    from adjudicator.ruling.comparing import ways_to_rule

    under = ways_to_rule(edition, reading, without)
    if len(under) < 2:
        raise ArgumentError(None, "nothing to compare: give --edition, --reading or --without")
    check_output(output, [file])
    comparisons = _ruled(file, under, form)
    with printed_to(output):
        _print(comparisons, form)
    if not all(comparison.agrees for comparison in comparisons):
        raise SystemExit(DIFFERENT)
    if any(ruling.waiting is not None for comparison in comparisons for ruling in comparison.rulings):
        from adjudicator.cli.ruling_command import UNDECIDED

        raise SystemExit(UNDECIDED)


def _ruled(file: str, under: "Sequence[Under]", form: str) -> "list[Comparison]":
    """One comparison for each variant; ends the command if the file cannot be ruled in each way."""
    from adjudicator.cli.progress import meanwhile
    from adjudicator.cli.ruling_command import AT_FAULT, print_faults
    from adjudicator.language.diagnostics import Faults, InputAtFault
    from adjudicator.language.source import read_file
    from adjudicator.ruling.comparing import compare
    from adjudicator.situation.choosing import NoSuchChoice

    faults = Faults()
    try:
        with meanwhile("Ruling"):
            return list(compare(read_file(file, faults), faults, under))
    except InputAtFault as fault:
        print_faults(list(fault.faults), form == "json")
        raise SystemExit(AT_FAULT) from None
    except NoSuchChoice as choice:
        raise ArgumentError(None, str(choice)) from None


def _print(comparisons: "Sequence[Comparison]", form: str) -> None:
    from adjudicator.ruling.compared import comparison_data, write_comparison

    if form == "json":
        print_json([comparison_data(comparison) for comparison in comparisons])
        return
    if form == "html":
        from adjudicator.pages.compared import compared_page

        print(compared_page(comparisons), end="")
        return
    from adjudicator.games.finding import game_of
    from adjudicator.page import Page, page_for
    from adjudicator.ruling.sentences import sentences

    def text(comparison: "Comparison") -> Page:
        page = page_for()
        write_comparison(comparison, sentences(game_of(comparison.rulings[0].game)), page)
        return page

    print_one_by_one(comparisons, text)
