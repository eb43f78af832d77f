"""Import cards."""

from argparse import ArgumentError, ArgumentParser
from collections.abc import Iterator

from adjudicator.cli.cards.common import cards_of, end
from adjudicator.cli.files import game_option
from adjudicator.games.interface import Imported
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.plain import plain

NAMED = 10
"""The most entries left out for the same reason that an import names; the others are counted."""


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `cards import`."""
    parser.add_argument("form", help="The format of the folder: arkhamdb, for arkhamdb-json-data.")
    parser.add_argument("folder", help="Your checkout, a folder with packs of it, or one JSON file.")
    parser.add_argument(
        "--to", default="", metavar="FOLDER", help="Write the cards to this folder instead of your own."
    )
    game_option(parser)


def command(form: str, folder: str, to: str, game: str) -> None:
    """Import cards of your own.

    It takes a checkout, a folder of packs or with JSON files, or a single file. Figures, traits and keywords are
    imported, and of a card's text what is understood; a ruling names the parts that are not modelled. An entry at fault
    is left out, with its reason, and the others come in.

    Cards that are already known stay as they are. Those that an import wrote are read again if nobody has changed them
    since, and the collection says something else now, or their text is understood better. New cards are written to
    $ADJUDICATOR_CARDS, if that is set, or to adjudicator/arkham/cards in your data folder, where every ruling finds
    them.

    Where several cards have one title, level, subtitle, set or the word parallel stand behind it: Beat Cop (2), Roland
    Banks (parallel).

    Exit status: 0 the cards are imported, but for entries that are left out; 2 a file cannot be read or written.

    Examples: adjudicator cards import arkhamdb arkhamdb-json-data;
    adjudicator cards import arkhamdb my-pack.json;
    adjudicator cards import arkhamdb my-packs --to my-cards
    """
    from pathlib import Path

    from adjudicator.cli.progress import meanwhile

    cards = cards_of(game)
    if form not in cards.forms:
        raise ArgumentError(None, f"{form!r} is not one of {', '.join(cards.forms)}")
    try:
        with meanwhile("Importing cards"):
            done = cards.bring_in(form, Path(folder), Path(to) if to else None)
    except InputAtFault as fault:
        end(fault)
    for line in _summary(done):
        print(line)


def _summary(done: Imported) -> Iterator[str]:
    """The result of an import in lines: every entry of the collection is counted in the first of them."""
    again = f"{len(done.again)} read again, " if done.again else ""
    second = f"{done.printings} second printings, " if done.printings else ""
    yield (
        f"{done.folder}: {len(done.written)} new, {again}{len(done.kept)} known before, {second}"
        f"{len(done.left_out)} left out"
    )
    if done.written or done.again:
        whole, in_part, unread = done.read
        yield f"  their text is read: {whole} whole, {in_part} in part, {unread} not; a ruling names what is missing"
    for help in dict.fromkeys(one.help for one in done.left_out):
        alike = [one for one in done.left_out if one.help == help]
        yield from (f"  left out: {plain(str(one))}" for one in alike[:NAMED])
        if len(alike) > NAMED:
            yield f"  … and {len(alike) - NAMED} more"
        yield f"    help: {plain(help)}"
