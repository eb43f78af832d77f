"""Say what the upgrades from one deck to another cost."""

from argparse import ArgumentError, ArgumentParser
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from adjudicator.cli.cards.common import cards_of, end
from adjudicator.cli.files import format_argument, game_option, print_json
from adjudicator.language.diagnostics import InputAtFault

if TYPE_CHECKING:
    from collections.abc import Callable

    from adjudicator.games.interface import Purchases
    from adjudicator.page import Page
    from adjudicator.ruling.ruling import Ruling

ILLEGAL = 1


class Bought(NamedTuple):
    """One purchase: its sentence, its price and the rules of that; or the reasons against it, each with its rule."""

    deed: str
    price: int
    rules: tuple[str, ...]
    against: tuple[tuple[str, str], ...]


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `deck buy`."""
    parser.add_argument("before", help="The deck as it is: the JSON or the text of a deck site, or our YAML.")
    parser.add_argument("after", help="The deck as it shall be.")
    parser.add_argument("--experience", type=int, metavar="N", help="The experience to spend; enough if left out.")
    parser.add_argument("--log", action="append", default=[], metavar="ENTRY", help="What the campaign log says.")
    parser.add_argument("--edition", default="", help="Buy by this edition of the reference.")
    game_option(parser)
    format_argument(parser, "text", "json")


def command(
    before: str, after: str, experience: int | None, log: list[str], edition: str, game: str, form: str
) -> None:
    """Say what upgrades from one deck to another cost, and by which rules.

    A card of which the deck has a lower version is upgraded; any other one is bought for one that goes. Both decks are
    read as `deck check` reads them.

    Exit status: 0 all of it can be bought, 1 it cannot, 2 a file is at fault.

    Examples: adjudicator deck buy agnes.txt agnes-2.txt; adjudicator deck buy --experience 5 before.json after.json
    """
    from pathlib import Path

    from adjudicator.cli.progress import meanwhile
    from adjudicator.games.finding import game_of
    from adjudicator.language.diagnostics import Faults
    from adjudicator.language.source import read
    from adjudicator.ruling.judging import rule_source
    from adjudicator.ruling.sentences import sentences

    if experience is not None and not 0 <= experience <= 99:
        raise ArgumentError(None, f"{experience} is no experience to spend: 0 to 99")
    try:
        with meanwhile("Ruling"):
            purchases = cards_of(game).purchases(Path(before), Path(after), experience, tuple(log))
            faults = Faults()
            (ruling,) = rule_source(read(purchases.situation, after, faults), faults, edition)
    except InputAtFault as fault:
        end(fault)
    found = tuple(bought(purchases, ruling))
    if form == "json":
        print_json([one._asdict() for one in found])
    else:
        print(_page(ruling.title, found, sentences(game_of(ruling.game))), end="")
    if any(one.against for one in found):
        raise SystemExit(ILLEGAL)


def bought(purchases: "Purchases", ruling: "Ruling") -> Iterator[Bought]:
    """Each purchase with its price, which is by how much less is left after it."""
    against = {one.step: one.reasons for one in ruling.refused}
    left = [purchases.spend, *(int(answer.value) for answer in ruling.answers)]
    rules = iter(_rules_of_each(ruling))
    for place, deed in enumerate(purchases.deeds):
        reasons = against.get(deed, ())
        by = () if reasons else next(rules, ())
        price = left[place] - left[place + 1]
        yield Bought(deed, price, by, tuple((reason.rule, reason.because) for reason in reasons))


def _rules_of_each(ruling: "Ruling") -> Iterator[tuple[str, ...]]:
    """The rules that are applied for each thing that is decided."""
    from adjudicator.engine.trace import Chose, Cited, Wrote

    found: dict[str, None] | None = None
    for record in ruling.trace:
        if isinstance(record, Chose):
            if found is not None:
                yield tuple(found)
            found = {}
        elif found is not None and isinstance(record, Cited):
            found[record.rule] = None
        elif found is not None and isinstance(record, Wrote):
            found |= dict.fromkeys(record.by)
    if found is not None:
        yield tuple(found)


def _page(title: str, found: tuple[Bought, ...], says: "Callable[[str], str]") -> "Page":
    """The price of all, and each purchase with its own and its rules; a rule is told once."""
    from adjudicator.page import page_for

    page, told = page_for(), set[str]()
    refused = any(one.against for one in found)
    page.heading(f"{title}: {'not allowed' if refused else f'{sum(one.price for one in found)} experience'}")
    for one in found:
        page.item("-", f"{one.deed}: {'refused' if one.against else f'{one.price} experience'}", 2)
        for because in dict.fromkeys(because for _rule, because in one.against):
            page.item("", because, 4)
        first, *others = dict.fromkeys([*(rule for rule, _because in one.against), *one.rules]) or ("",)
        if first:
            page.item(first, "" if first in told else says(first), 4, 2, "cyan")
        if others:
            page.item("Also:", ", ".join(others), 4, 2, "dim")
        told.add(first)
    return page
