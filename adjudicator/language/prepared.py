"""Files that come along, read and checked when the package is built: what they hold is taken from there.

To read a card takes longer than to resolve its abilities. What was found is kept beside the very text in which it was
found, so a file that says anything else is read anew; in a checkout nothing is prepared, and all files are.
"""

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar, cast

from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.shapes import Checking
from adjudicator.language.source import LIMITS, Node, content_of, read

try:
    # `pickle` itself loads much that reading has no use for.
    from _pickle import loads
except ImportError:
    from pickle import loads

T = TypeVar("T")
NAME = "files.prepared"


class Prepared:
    """The files below a folder, with what is prepared of them in its file `files.prepared`, if that is there."""

    def __init__(self, folder: Path) -> None:
        self._folder = f"{folder}{os.sep}"
        self._held: dict[str, tuple[bytes, bytes]] | None = None

    def read(self, path: Path, check: Callable[[Node, Checking], T]) -> T:
        """What a file holds; InputAtFault if it is at fault. What is prepared of it is what `check` made of it."""
        faults, name = Faults(), str(path)
        content = content_of(name, faults, LIMITS.size)
        if content is None:
            raise InputAtFault(faults)
        text, found = self._prepared.get(name.removeprefix(self._folder), (b"", b""))
        if found and text == content:
            return cast(T, loads(found))
        source = read(content, name, faults)
        if source.root is None:
            raise InputAtFault(faults)
        checked = check(source.root, Checking(source, faults))
        faults.raise_if_any()
        return checked

    def prepare(self, found: Iterable[tuple[Path, object]], to: Path) -> None:
        """Writes what was found in files to the file `files.prepared` of another folder."""
        import pickle

        held = {str(path).removeprefix(self._folder): (path.read_bytes(), pickle.dumps(what)) for path, what in found}
        (to / NAME).write_bytes(pickle.dumps(held))

    @property
    def _prepared(self) -> dict[str, tuple[bytes, bytes]]:
        if self._held is None:
            try:
                self._held = cast("dict[str, tuple[bytes, bytes]]", loads(Path(self._folder, NAME).read_bytes()))
            except FileNotFoundError:
                self._held = {}
        return self._held
