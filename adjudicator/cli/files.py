"""Shared parts of commands that take several files: each file is worked on alone, and all results are printed."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import typer

from adjudicator.language.diagnostics import Fault, InputAtFault

T = TypeVar("T")


def of_each(files: Sequence[str], work: Callable[[str], Iterable[T]]) -> tuple[list[T], list[Fault]]:
    """The results of all files, and every fault of those that are at fault.

    An unknown choice on the command line ends the command.
    """
    from adjudicator.situation.choosing import NoSuchChoice

    found: list[T] = []
    faults: list[Fault] = []
    for file in files:
        try:
            found += work(file)
        except InputAtFault as fault:
            faults += fault.faults
        except NoSuchChoice as choice:
            raise typer.BadParameter(str(choice)) from None
    return found, faults


def print_json(data: Sequence[object]) -> None:
    """Prints one result by itself, several as a list, and nothing if there is none."""
    import json

    if data:
        print(json.dumps(data[0] if len(data) == 1 else data, ensure_ascii=False, indent=2))


def print_one_by_one(found: Sequence[T], text: Callable[[T], object]) -> None:
    """Prints texts with an empty line between them."""
    for number, one in enumerate(found):
        if number:
            print()
        print(text(one), end="")
