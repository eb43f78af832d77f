"""The beginning of a ruling: a course that is set up, and its questions."""

from collections.abc import Collection
from typing import NamedTuple

from adjudicator.games.interface import Game, Table
from adjudicator.language.shapes import Checking
from adjudicator.situation.asking import Asking, asking
from adjudicator.situation.awaited import FileScript
from adjudicator.situation.choosing import NoSuchChoice
from adjudicator.situation.document import Course, Document


class Begun(NamedTuple):
    """A course that is set up: the table, the questions, and the script that plays it."""

    table: Table
    asked: Asking
    script: FileScript


def begin(
    game: Game, document: Document, course: Course, at: Checking, player: str, without: Collection[str]
) -> Begun | None:
    """Sets a course up, as one player sees it, if one is named, and without some rules; None if it is at fault."""
    table = document.set_up(game, course, at)
    if at.faults:
        return None
    table.game.without = frozenset(without)
    if player:
        look_as(table, player)
    asked = asking(table, course, at)
    return Begun(table, asked, FileScript(table, at, course.start.otherwise, [one for _text, one in asked.open]))


def look_as(table: Table, player: str) -> None:
    """Restricts the table to the knowledge of a player; NoSuchChoice if that is not possible."""
    why_not = table.view.look_as(player)
    if why_not:
        raise NoSuchChoice(f"this cannot be ruled as {player!r} sees it: {why_not}")
