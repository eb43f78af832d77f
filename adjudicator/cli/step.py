"""Step through a situation."""

import sys
from argparse import ArgumentError, ArgumentParser
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from adjudicator.stepping.walk import Walk


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `step`."""
    parser.add_argument("file", help="A situation file.")
    parser.add_argument("--variant", default="", help="The variant of the situation, if it has any.")
    parser.add_argument("--edition", default="", help="Rule by this edition instead of that of the file.")
    parser.add_argument(
        "--reading", action="append", default=[], help="NAME=VALUE, or a profile: rule under this reading."
    )
    parser.add_argument(
        "--as", default="", dest="player", metavar="PLAYER", help="Show only what this player may know."
    )
    parser.add_argument(
        "--plain", action="store_true", help="Lines of text instead of a screen, for screen readers and pipes."
    )


def command(file: str, variant: str, edition: str, reading: list[str], player: str, plain: bool) -> None:
    """Step through a situation: the course line by line, the table as it changes, and the rules that apply.

    At a decision another option may be taken: the course goes on from there, and the choice may be undone. Keys stand
    at the bottom of the screen. With --plain each line of input is a command, and `h` lists them.

    Exit status: 0 done, 2 the input is at fault.

    Examples: adjudicator step dispute.yaml; adjudicator step --plain dispute.yaml
    """
    from pathlib import Path

    if not plain:
        from importlib.util import find_spec

        if find_spec("textual") is None:
            raise ArgumentError(None, "Textual is missing: python -m pip install 'adjudicator[tui]', or use --plain")
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise ArgumentError(None, "this is no terminal: use --plain")
    walk = _walk(file, variant, edition, reading, player)
    if plain:
        from adjudicator.stepping.plain import walked

        for shown in walked(walk, sys.stdin):
            print(shown, flush=True)
        return
    from adjudicator.stepping.app import Stepping

    path = Path(file)
    Stepping(walk, path.with_name(f"{path.stem}-position.yaml")).run()


def _walk(file: str, variant: str, edition: str, reading: list[str], player: str) -> "Walk":
    from adjudicator.cli.progress import meanwhile
    from adjudicator.cli.ruling_command import AT_FAULT, print_faults
    from adjudicator.language.diagnostics import Faults, InputAtFault
    from adjudicator.language.source import read_file
    from adjudicator.playing.opening import Opening
    from adjudicator.situation.choosing import NoSuchChoice, readings_of
    from adjudicator.stepping.walk import Walk

    faults = Faults()
    try:
        with meanwhile("Ruling"):
            opening = Opening(read_file(file, faults), faults, edition, readings_of(reading))
            return Walk(opening, variant or opening.variants[0], player)
    except InputAtFault as fault:
        print_faults(list(fault.faults), as_json=False)
        raise SystemExit(AT_FAULT) from None
    except NoSuchChoice as choice:
        raise ArgumentError(None, str(choice)) from None
