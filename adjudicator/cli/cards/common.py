"""The parts of `cards` have in common that a game has cards, or a file may be at fault."""

from argparse import ArgumentError
from typing import NoReturn

from adjudicator.cli.files import game_called
from adjudicator.games.interface import Cards
from adjudicator.language.diagnostics import InputAtFault

AT_FAULT = 2


def cards_of(game: str) -> Cards:
    """The cards of a game; a game that has none ends the command, and so does one that is not there."""
    found = game_called(game)
    cards = found.cards()
    if cards is None:
        raise ArgumentError(None, f"{found.title} has no cards to look up")
    return cards


def end(fault: InputAtFault) -> NoReturn:
    """Prints the faults of a file, and ends the command."""
    from adjudicator.cli.ruling_command import print_faults

    print_faults(list(fault.faults), as_json=False)
    raise SystemExit(AT_FAULT)
