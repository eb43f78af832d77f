"""The files of components beside this one."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from adjudicator.games.kit.things import things as things_of
from adjudicator.language.records import Field

T = TypeVar("T")
HERE = Path(__file__).parent


def things(file: str, make: Callable[..., T], keys: Mapping[str, Field]) -> dict[str, T]:
    """The things of a file by name. Raises InputAtFault with everything that is wrong with it."""
    return things_of(HERE / file, make, keys)
