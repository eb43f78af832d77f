"""A file from which a game is set up: which facts it says, where, and what is wrong with them."""

from typing import Any

from adjudicator.games.kit.facts import TABLE, Fact
from adjudicator.games.kit.setting import Setting
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Mapping, Node, Sequence, Text


class Said:
    """A file as the setting up of a game sees it; what it leaves open and is assumed is told in the ruling."""

    def __init__(self, setting: Setting, at: Checking) -> None:
        self.setting, self.at = setting, at
        self.assumed: list[str] = []
        self._given: set[tuple[int, str]] = set()

    # -- what it says ---------------------------------------------------------------------------------------------

    def give(self, fact: Fact[Any], entity: object = TABLE) -> None:
        """The file says this fact."""
        self._given.add((id(fact), fact.cell(entity)))

    def gives(self, fact: Fact[Any], entity: object = TABLE) -> bool:
        """True where the file says this fact."""
        return (id(fact), fact.cell(entity)) in self._given

    def has(self, key: str) -> bool:
        """True where the file has a key."""
        root = self.at.source.root
        return isinstance(root, Mapping) and key in root.values

    def assume(self, what: str) -> None:
        """Tells what is assumed, as the file does not say it."""
        self.assumed.append(what)

    # -- where in the file ----------------------------------------------------------------------------------------

    def node(self, *path: str) -> Node:
        """The node at a path of keys, or the nearest above it."""
        return self.at.source.node(*path)

    def key(self, *path: str) -> Node:
        """The last key of a path itself, or a name in a list, or the nearest node above it."""
        above = self.node(*path[:-1])
        if isinstance(above, Sequence):
            return next((i for i in above.items if isinstance(i, Text) and i.text == path[-1]), above)
        return (above.keys.get(path[-1]) if isinstance(above, Mapping) else None) or above

    def value(self, fact: Fact[Any], entity: object = TABLE, item: int | None = None) -> Node:
        """The value of a fact, or one of several; where it is not said, the nearest node above it."""
        found = self.node(*fact.path(entity), fact.key)
        items = found.items if isinstance(found, Sequence) else ()
        return items[item] if item is not None and item < len(items) else found

    # -- what is wrong with it ------------------------------------------------------------------------------------

    def fault(self, code: str, message: str, node: Node, help: str) -> None:
        """Reports something that no game can come to."""
        self.at.fault(code, message, node, help)
