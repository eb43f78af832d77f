"""A game's own part of a situation: what a file says of how things stand."""

from typing import Any, NamedTuple

from adjudicator.games.kit.facts import Fact
from adjudicator.games.kit.progress import InProgress

Facts = dict[str, object]
"""The values that a file gives to facts, by their keys."""

Given = tuple[tuple[Fact[Any], Any], ...]
"""Facts with the values that a file gives them."""


class Setting(NamedTuple):
    """A game's own part of a situation: facts of the table, of each player by side, of each thing by kind."""

    table: Facts
    seats: dict[str, dict[str, Facts]]
    things: dict[str, dict[str, Facts]]
    begins: tuple[InProgress, ...]
    step: str = ""
    players: int | tuple[str, ...] = 0
    own: dict[str, Any] | None = None
