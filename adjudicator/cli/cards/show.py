"""Show a card."""

import sys
from argparse import ArgumentParser

from adjudicator.cli.cards.common import AT_FAULT, cards_of, end
from adjudicator.cli.files import game_option
from adjudicator.language.diagnostics import InputAtFault


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `cards show`."""
    parser.add_argument("name", nargs="+", help="The card's name.")
    game_option(parser)


def command(name: list[str], game: str) -> None:
    """Print a card as the adjudicator knows it.

    Figures, traits, keywords, abilities and the parts that are not modelled, as the card's file has them.

    Examples: adjudicator cards show Beat Cop; adjudicator cards show "Beat Cop (2)"
    """
    cards = cards_of(game)
    wanted = " ".join(name)
    try:
        found = cards.find(wanted)
    except InputAtFault as fault:
        end(fault)
    if found is None:
        hint = cards.meant_by(wanted)
        print(f'Error: there is no card "{wanted}"{f": {hint}" if hint else ""}', file=sys.stderr)
        raise SystemExit(AT_FAULT)
    print(f"# {found.path if found.users else 'This card comes with the adjudicator.'}")
    print(found.path.read_text(encoding="utf-8"), end="")
