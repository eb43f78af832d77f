"""A value is equal to another of its class only if all parts of them are, whatever its class.

What is given here is of no type: compiled classes would refuse it.
"""

import inspect
import pkgutil
from importlib import import_module
from typing import Final

import pytest

import adjudicator.engine
import adjudicator.games
from adjudicator.frozen import Frozen

NO_PART: Final = {"rules"}
"""What values carry that tells none from another: the rules by which something happens, or may be chosen."""


def every_class() -> list[type[Frozen]]:
    """The classes of values in the engine and in all games that say of what they are made."""
    for room in (adjudicator.engine, adjudicator.games):
        for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            import_module(module.name)
    found, left = list[type[Frozen]](), [Frozen]
    while left:
        left += (subclasses := left.pop().__subclasses__())
        found += [one for one in subclasses if {"__init__", "parts"} <= vars(one).keys()]
    rooms = ("adjudicator.engine.", "adjudicator.games.")
    return [one for one in found if one.__module__.startswith(rooms)]


@pytest.mark.parametrize("kind", every_class(), ids=lambda kind: kind.__name__)
def test_whatever_a_value_is_made_of_is_a_part_of_it(kind: type[Frozen]) -> None:
    parameters = inspect.signature(kind).parameters.values()
    given = {one.name: object() for one in parameters if one.kind is not one.VAR_KEYWORD}
    assert kind(**given).parts() == tuple(part for name, part in given.items() if name not in NO_PART)
