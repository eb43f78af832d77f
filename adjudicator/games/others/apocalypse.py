"""The Apocalypse track."""

from typing import Final

from adjudicator.engine.events import Event
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play
from adjudicator.games.others.facts import APOCALYPSE


def _rises(game: Play, event: Event) -> None:
    """To the next slot; above the last one there is none."""
    if APOCALYPSE.is_at_its_end(game):
        game.cite("apocalypse-track.5")
        return
    last = ("apocalypse-track.4",) if APOCALYPSE(game) == APOCALYPSE.length - 1 else ()
    APOCALYPSE.add(game, TABLE, 1, "apocalypse-track.3", *last, *((event.by,) if event.by else ()))
    game.note(f"the instruction of level {APOCALYPSE(game)} is not modelled: its effects are not in the reference")


RISES: Final = EventKind("apocalypse", "the apocalypse track rises", _rises)


def rise(levels: int, by: str = "") -> tuple[Call, ...]:
    """The calls by which the Apocalypse track rises, level by level."""
    return (RISES.happens(by=by),) * levels
