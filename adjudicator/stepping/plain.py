"""Stepping in lines of text, for screen readers and for pipes: a command a line, and what it shows."""

from collections.abc import Iterable
from typing import Final

from adjudicator.page import Page
from adjudicator.playing.board import in_lines_changed
from adjudicator.playing.problem import Problem
from adjudicator.stepping.commands import GOINGS
from adjudicator.stepping.walk import Walk

HELP: Final = "; ".join(
    [
        *(f"{one.key} {one.says}" for one in GOINGS),
        "t table",
        "o options",
        "o NUMBER take it",
        "g what each would change",
        "/WORDS find",
        "!WORDS stop there when going on, or no more",
        "q quit",
    ]
)


def walked(walk: Walk, commands: Iterable[str]) -> Iterable[str]:
    """What is shown after each command, from the beginning on; ends with the command `q`."""
    yield f"{_plain(walk.title)}\n{HELP}\n{_here(walk)}"
    for command in commands:
        if command.strip() == "q":
            return
        try:
            yield _done(walk, command.strip())
        except Problem as problem:
            yield _plain(problem.message)


def _done(walk: Walk, command: str) -> str:
    going = next((one for one in GOINGS if one.key == (command or "n")), None)
    if going is not None:
        going.go(walk)
        return _here(walk)
    if command.startswith("/"):
        return _here(walk) if walk.find(command[1:]) else _plain(f"no line has {command[1:]}")
    if command.startswith("!"):
        walk.stop_at(command[1:])
        return _plain(f"stops at: {'; '.join(walk.stops) or 'nothing'}")
    if command == "t":
        now = in_lines_changed(walk.board_before, walk.board)
        return _page(*(f"{line.words}{' (changed)' if line.changed else ''}" for line in now))
    if command == "g":
        return _page(*(walk.glance() or ("nothing is decided here, or the file asks nothing",)))
    word, _, number = command.partition(" ")
    if word == "o":
        return _chosen(walk, number) if number else _options(walk)
    return HELP


def _chosen(walk: Walk, number: str) -> str:
    options = walk.options()
    if not number.isdecimal() or not 1 <= int(number) <= len(options):
        return f"an option has a number from 1 to {len(options)}" if options else "nothing is decided here"
    walk.choose(options[int(number) - 1].key)
    return _here(walk)


def _options(walk: Walk) -> str:
    options = walk.options()
    if not options:
        return "nothing is decided here"
    return _page(
        *(
            f"{number} {one.says} ({one.price}{f', {one.rule}' if one.rule else ''}){', taken' if one.taken else ''}"
            for number, one in enumerate(options, 1)
        )
    )


def _here(walk: Walk) -> str:
    """The line, its number, the claims that leave the rules there, and the rules that apply."""
    number = "" if walk.is_at_the_end else f"{walk.at + 1} of {len(walk.lines)}: "
    below = (*walk.claims, *(f"{rule} {says}" for rule, says in walk.rules))
    return _page(f"{number}{walk.told}", *(f"  {one}" for one in below))


def _page(*lines: str) -> str:
    return "\n".join(map(_plain, lines))


def _plain(text: str) -> str:
    page = Page()
    page.line(text)
    return page.lines[0]
