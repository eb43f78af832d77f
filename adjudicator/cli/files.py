"""Shared parts of commands that take several files: each file is worked on alone, and all results are printed."""

from argparse import ArgumentError, ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from adjudicator.games.interface import Game
from adjudicator.language.diagnostics import Fault, InputAtFault
from adjudicator.speaking import AUTO, ENGLISH, LANGUAGES

T = TypeVar("T")
NAMED = 5
"""The most files that are named of those left out."""


def format_argument(parser: ArgumentParser, first: str, *others: str) -> None:
    """The format in which something is printed."""
    parser.add_argument(
        "--format", dest="form", choices=(first, *others), default=first, help=f"How it is printed. [default: {first}]"
    )


def language_argument(parser: ArgumentParser) -> None:
    """The language of the reader."""
    parser.add_argument(
        "--lang",
        choices=(*LANGUAGES, AUTO),
        default=ENGLISH,
        help="The language of what is told to people; sentences of a situation and of rules stay English. auto: that "
        "of the locale. [default: en]",
    )


def output_argument(parser: ArgumentParser) -> None:
    """The file to which something is printed."""
    parser.add_argument("-o", "--output", default="", metavar="FILE", help="Write it to this file.")


def check_output(output: str, inputs: Sequence[str]) -> None:
    """Raises an ArgumentError if an output would replace one of the inputs."""
    import os

    for path in inputs if os.path.exists(output) else ():
        if os.path.exists(path) and os.path.samefile(output, path):
            raise ArgumentError(None, f"-o {output} would replace an input: name another file")


@contextmanager
def printed_to(output: str) -> Iterator[None]:
    """Whatever is printed inside the block goes to a file, if one is named; without anything there is no file."""
    if not output:
        yield
        return
    from contextlib import redirect_stdout
    from io import StringIO

    printed = StringIO()
    try:
        with redirect_stdout(printed):
            yield
    finally:
        if printed.getvalue():
            _write(output, printed.getvalue())


def _write(output: str, text: str) -> None:
    from pathlib import Path

    try:
        Path(output).write_text(text, encoding="utf-8", newline="\n")
    except OSError as fault:
        raise ArgumentError(None, f"{output} could not be written: {fault.strerror}") from None


def recorded_arguments(parser: ArgumentParser) -> None:
    """The recorded rulings that are meant."""
    parser.add_argument(
        "paths", nargs="*", default=["rulings"], help="Files of rulings, and folders of them. [default: rulings]"
    )
    parser.add_argument(
        "--only", default="", metavar="PATTERN", help="Only files whose path contains this, or matches it with * and ?."
    )


def game_argument(parser: ArgumentParser) -> None:
    """The game that a command is about."""
    parser.add_argument("game", nargs="?", default="arkham", help="The game. [default: arkham]")


def game_option(parser: ArgumentParser) -> None:
    """The game of what a command is about."""
    parser.add_argument("--game", default="arkham", help="The game. [default: arkham]")


def game_called(name: str) -> Game:
    """The game of this name; there being none ends the command."""
    from adjudicator.games.finding import find_game, known_games

    found = find_game(name)
    if found is None:
        raise ArgumentError(None, f"there is no game {name!r}: one of {', '.join(known_games())}")
    return found


def of_each(
    files: Sequence[str], work: Callable[[str], Iterable[T]], doing: str = "Ruling"
) -> tuple[list[T], list[Fault]]:
    """The results of all files, and every fault of those that are at fault; a terminal is told what is being done.

    An unknown choice on the command line ends the command. Work that tells of itself has no word for that.
    """
    from adjudicator.cli.progress import meanwhile
    from adjudicator.situation.choosing import NoSuchChoice

    found: list[T] = []
    faults: list[Fault] = []
    with meanwhile(doing, len(files) if len(files) > 1 else None) as done:
        for file in files:
            try:
                found += work(file)
            except InputAtFault as fault:
                faults += fault.faults
            except NoSuchChoice as choice:
                raise ArgumentError(None, str(choice)) from None
            done(1)
    return found, faults


def tell_left_out(left_out: Sequence[str]) -> None:
    """Names the YAML files below the folders that are no rulings, on standard error."""
    import sys

    from adjudicator.plain import plain
    from adjudicator.recording.collection import is_pipe

    pipes = [path for path in left_out if is_pipe(path)]
    others = [path for path in left_out if path not in pipes]
    for why, paths in (("a device or a pipe is no file", pipes), ("there is no key `game:` in it", others)):
        if paths:
            named = ", ".join(map(plain, paths[:NAMED])) + (", …" if len(paths) > NAMED else "")
            files = f"{len(paths)} YAML file{'s'[: len(paths) != 1]}"
            print(f"left out, because {why}: {files}: {named}", file=sys.stderr)


def print_json(data: Sequence[object]) -> None:
    """Prints one result by itself, several as a list, and nothing if there is none."""
    import json

    if data:
        from adjudicator.plain import plain_json

        print(plain_json(json.dumps(data[0] if len(data) == 1 else data, ensure_ascii=False, indent=2)))


def print_one_by_one(found: Sequence[T], text: Callable[[T], object]) -> None:
    """Prints texts with an empty line between them."""
    for number, one in enumerate(found):
        if number:
            print()
        print(text(one), end="")
