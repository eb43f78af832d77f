"""Import cards."""

from argparse import ArgumentError, ArgumentParser

from adjudicator.cli.cards.common import cards_of, end
from adjudicator.cli.files import game_option
from adjudicator.language.diagnostics import InputAtFault

NAMED = 10
"""The most skipped cards that an import names; the others are counted."""


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `cards import`."""
    parser.add_argument("form", help="The format of the folder: arkhamdb, for arkhamdb-json-data.")
    parser.add_argument("folder", help="Your checkout, or a folder with JSON files of its packs.")
    parser.add_argument(
        "--to", default="", metavar="FOLDER", help="Write the cards to this folder instead of your own."
    )
    game_option(parser)


def command(form: str, folder: str, to: str, game: str) -> None:
    """Import cards of your own.

    Figures, traits and keywords are imported; a ruling names the parts of a card that are not modelled.

    Cards that are already known stay as they are. Those that an import wrote are read again if nobody has changed them
    since, and the collection says something else now, or their text is understood better. New cards are written to
    $ADJUDICATOR_CARDS, if that is set, or to adjudicator/arkham/cards in your data folder, where every ruling finds
    them.

    Examples: adjudicator cards import arkhamdb arkhamdb-json-data;
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
    again = f"{len(done.again)} read again, " if done.again else ""
    print(
        f"{done.folder}: {len(done.written)} new, {again}{len(done.kept)} known before, {len(done.left_out)} left out"
    )
    if done.written or done.again:
        whole, in_part, unread = done.read
        print(f"  their text is read: {whole} whole, {in_part} in part, {unread} not; a ruling names what is missing")
    for line in done.left_out[:NAMED]:
        print(f"  left out: {line}")
    if len(done.left_out) > NAMED:
        print(f"  … and {len(done.left_out) - NAMED} more")
