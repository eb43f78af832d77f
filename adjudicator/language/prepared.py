"""Files of the package that are read and checked when it is built.

Reading a card takes longer than resolving its abilities. The result is kept beside the text it was read from, so a
file with another text is read anew; in a checkout nothing is prepared, and every file is read.
"""

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar, cast

from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.shapes import Checking
from adjudicator.language.source import LIMITS, Node, content_of, read

try:
    # `pickle` itself imports much that loading does not need.
    from _pickle import loads
except ImportError:
    from pickle import loads

T = TypeVar("T")
NAME = "files.prepared"


class Prepared:
    """The files below a folder, with their prepared results in its file `files.prepared`, if there is one."""

    def __init__(self, folder: Path) -> None:
        self._folder = f"{folder}{os.sep}"
        self._held: dict[str, tuple[bytes, bytes]] | None = None

    def read(self, path: Path, check: Callable[[Node, Checking], T]) -> T:
        """The value that `check` makes of a file, prepared or made now; raises InputAtFault if the file is at fault."""
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
        """Writes the results of files to the file `files.prepared` of another folder."""
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
