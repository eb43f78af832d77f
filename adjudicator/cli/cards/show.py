"""Show a card."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator

from adjudicator.cli.cards.common import AT_FAULT, cards_of, end
from adjudicator.cli.files import game_option
from adjudicator.games.interface import Text
from adjudicator.language.diagnostics import InputAtFault


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `cards show`."""
    parser.add_argument("name", nargs="+", help="The card's name.")
    parser.add_argument("--text", action="store_true", help="Say its text in English, from its data.")
    game_option(parser)


def command(name: list[str], text: bool, game: str) -> None:
    """Print a card as the adjudicator knows it.

    Figures, traits, keywords, abilities and the parts that are not modelled, as the card's file has them. With --text
    its abilities are said in English, in words from which the same data are read; what has no English yet is named.

    Examples: adjudicator cards show Beat Cop; adjudicator cards show "Beat Cop (2)";
    adjudicator cards show beat cop --text
    """
    from adjudicator.cli.progress import meanwhile

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
    if text:
        with meanwhile("Saying the card"):
            said = cards.text(wanted)
        assert said is not None
        print("\n".join(_lines(said)))
        return
    print(f"# {found.path if found.users else 'This card comes with the adjudicator.'}")
    print(found.path.read_text(encoding="utf-8"), end="")


def _lines(said: Text) -> Iterator[str]:
    """The text of a card under its name, and what is missing from it."""
    yield said.name
    yield from (f"  {line}" for line in said.lines)
    yield from (f"  no English yet: {part}" for part in said.unsaid)
    yield from (f"  not modelled: {part}" for part in said.not_modelled)
