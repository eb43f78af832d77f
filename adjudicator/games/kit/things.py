"""Files of components: things by their names, each a record."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from adjudicator.language.diagnostics import Faults
from adjudicator.language.records import Field, Record
from adjudicator.language.shapes import Checking, MapOf, Shape
from adjudicator.language.source import read_file

T = TypeVar("T")


def things(path: Path, make: Callable[..., T], keys: Mapping[str, Field]) -> dict[str, T]:
    """The things of a file by name. Raises InputAtFault with everything that is wrong with it."""
    return whole(path, MapOf(Record(make, keys)))


def whole(path: Path, shape: Shape[T]) -> T:
    """All that a file says. Raises InputAtFault with everything that is wrong with it."""
    faults = Faults()
    source = read_file(path, faults)
    faults.raise_if_any()
    assert source.root is not None
    found = shape.check(source.root, Checking(source, faults))
    faults.raise_if_any()
    return found
