"""A game that is spoken of: sentences name its things by their kinds."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from adjudicator.engine.allowance import BUDGET, Budget
from adjudicator.engine.machine import Machine
from adjudicator.engine.readings import Readings
from adjudicator.games.kit.kinds import Kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoken(Machine):
    """One game being played, of which the `kinds` of things are known."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: Mapping[str, Kind[Any]], readings: Readings, budget: Budget = BUDGET) -> None:
        super().__init__(readings, budget)
        self.kinds = kinds
