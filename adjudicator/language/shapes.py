"""Shapes of values in a file; the check and the JSON Schema both come from them.

A shape turns a node into a value, or reports its fault; checking goes on after a fault, to find all of them.
"""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, cast

from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.source import Mapping, Node, Sequence, Source, Text, read_file

T = TypeVar("T")
Schema = dict[str, object]
"""A JSON Schema, as plain data."""


ANYTHING: Final = frozenset({"*"})
"""The words explained by something that is at fault: any."""


CARD_NAME: Final = "card-name"
"""The format of a text, in a schema, that is the name of a card."""


class Checking:
    """One file being checked: its source and the faults found so far."""

    __slots__ = ("faults", "meant", "misread", "reported", "source")

    def __init__(self, source: Source, faults: Faults) -> None:
        self.source = source
        self.faults = faults
        # The words to which something around the present place gives a meaning; elsewhere they have none.
        self.meant: frozenset[str] = frozenset()
        # A fault that is found again through an alias is one fault, but counts each time.
        self.reported = 0
        # A value that could not be read stands in the document as an empty text and needs no second fault.
        self.misread = {fault.span for fault in faults}

    def fault(self, code: str, message: str, node: Node, help: str = "") -> None:
        """Reports a fault at a node."""
        self.reported += 1
        self.faults.add(code, message, self.source, node.span, help)

    def means(self, word: str, node: Node, help: str) -> None:
        """Reports a fault if nothing around this place gives the word its meaning."""
        if word not in self.meant and not self.meant >= ANYTHING:
            said = node.text if isinstance(node, Text) else word
            self.fault("E208", f'"{said}" means nothing here', node, help)

    def one_of(self, given: str, known: Collection[str], what: str, node: Node) -> str:
        """Returns the word; reports a fault if it is not one of the known words."""
        if given not in known:
            help = did_you_mean(given, known) or f"one of: {', '.join(known)}"
            self.fault("E204", f'there is no {what} "{given}"', node, help)
        return given


def read_checked(path: Path, check: Callable[[Node, Checking], T]) -> T:
    """The content of a file as `check` reads it; InputAtFault if it is at fault."""
    faults = Faults()
    source = read_file(path, faults)
    if source.root is None:
        raise InputAtFault(faults)
    checked = check(source.root, Checking(source, faults))
    faults.raise_if_any()
    return checked


class Shape(Generic[T]):
    """The shape of a value in a file."""

    def check(self, node: Node, at: Checking) -> T:
        """The value of the node; if the node is at fault, a fault is reported and the result must not be used."""
        raise NotImplementedError

    def schema(self) -> Schema:
        """The JSON Schema of the values that the shape accepts."""
        raise NotImplementedError

    def schema_of_text(self) -> Schema:
        """The JSON Schema of those among them that are no mappings."""
        return self.schema()

    def spare(self) -> T:
        """A value to use in place of one at fault, so that the other faults of the file can be found."""
        return cast(T, None)

    def wrong(self, node: Node, at: Checking, wanted: str, help: str = "") -> T:
        """Reports that the node is not the wanted value."""
        if node.span in at.misread:
            at.reported += 1
        else:
            at.fault("E201", f"{wanted} is wanted here, not {describe(node)}", node, help or _instead(node))
        return cast(T, None)


def describe(node: Node) -> str:
    """A node in a few words, for messages."""
    if isinstance(node, Mapping):
        return "a mapping"
    if isinstance(node, Sequence):
        return "a list"
    assert isinstance(node, Text)
    text = node.text
    return f'"{text if len(text) <= 40 else text[:37] + "..."}"' if text else "nothing"


def _instead(node: Node) -> str:
    """The advice for a shape that has none of its own."""
    if isinstance(node, Sequence):
        return "write one value, without [ ] or -"
    if isinstance(node, Mapping):
        return "write one value, without keys"
    return "write another value, or leave the key out"


class Word(Shape[str]):
    """Any text that is not empty."""

    def __init__(self, meaning: str = "a text", pattern: str = "", examples: tuple[str, ...] = ()) -> None:
        self.meaning = meaning
        self.pattern = pattern
        self.examples = examples

    def check(self, node: Node, at: Checking) -> str:
        if not isinstance(node, Text) or not (node.text or node.quoted):
            return self.wrong(node, at, self.meaning)
        return node.text

    def spare(self) -> str:
        return ""

    def schema(self) -> Schema:
        schema: Schema = {"type": ["string", "number", "boolean"], "description": self.meaning}
        if self.pattern:
            schema["pattern"] = self.pattern
        if self.examples:
            schema["examples"] = list(self.examples)
        return schema


class CardName(Word):
    """The name of a card; the schema says so, for whoever can list the cards that there are."""

    def __init__(self) -> None:
        super().__init__("a card's name")

    def schema(self) -> Schema:
        return {**super().schema(), "format": CARD_NAME}


class Whole(Shape[int]):
    """A whole number within bounds, written plainly: 012, 1e3 and "3" in quotes are not numbers."""

    def __init__(self, least: int = 0, most: int = 999, meaning: str = "a whole number") -> None:
        self.least = least
        self.most = most
        self.meaning = meaning

    def check(self, node: Node, at: Checking) -> int:
        if not isinstance(node, Text) or node.quoted:
            return self.wrong(node, at, self.meaning)
        text = node.text
        digits = text[1:] if text[:1] in "+-" else text
        if not digits.isascii() or not digits.isdigit():
            return self.wrong(node, at, self.meaning)
        if len(digits) > 1 and digits[0] == "0":
            plain = digits.lstrip("0") or "0"
            return self.wrong(
                node, at, self.meaning, f"a leading zero means another number to many readers: write {plain}"
            )
        if len(digits) > 9:
            at.fault("E205", f"{text[:12]}… is far out of range", node, f"from {self.least} to {self.most}")
            return 0
        number = int(text)
        if not self.least <= number <= self.most:
            at.fault("E205", f"{number} is out of range", node, f"from {self.least} to {self.most}")
        return number

    def spare(self) -> int:
        return max(0, self.least)

    def schema(self) -> Schema:
        return {
            "type": "integer",
            "minimum": self.least,
            "maximum": self.most,
            "description": self.meaning,
        }


class Flag(Shape[bool]):
    """true or false."""

    def check(self, node: Node, at: Checking) -> bool:
        if isinstance(node, Text) and not node.quoted and node.text in ("true", "false"):
            return node.text == "true"
        return self.wrong(
            node, at, "true or false", 'yes, no, on and off are plain words here: write "true" or "false"'
        )

    def spare(self) -> bool:
        return False

    def schema(self) -> Schema:
        return {"type": "boolean"}


class OneOf(Shape[str]):
    """One of a closed set of words."""

    def __init__(self, *words: str, meaning: str = "") -> None:
        self.words = words
        self.meaning = meaning

    def check(self, node: Node, at: Checking) -> str:
        if not isinstance(node, Text):
            return self.wrong(node, at, f"one of {', '.join(self.words)}")
        if node.text not in self.words:
            at.fault(
                "E204",
                f'"{node.text}" is not one of the known words{" for " + self.meaning if self.meaning else ""}',
                node,
                did_you_mean(node.text, self.words) or f"one of: {', '.join(self.words)}",
            )
            return self.words[0]
        return node.text

    def spare(self) -> str:
        return self.words[0]

    def schema(self) -> Schema:
        # A word that looks like a number is a number to other readers of the file.
        numbers = [int(word) for word in self.words if word.lstrip("+-").isdigit()]
        return {"enum": [*self.words, *dict.fromkeys(numbers)]}


class ListOf(Shape[tuple[T, ...]]):
    """A list; a single value may stand for a list of one."""

    def __init__(self, item: Shape[T]) -> None:
        self.item = item

    def check(self, node: Node, at: Checking) -> tuple[T, ...]:
        if isinstance(node, Sequence):
            checked = [self.item.check(item, at) for item in node.items]
        elif isinstance(node, Text) and not node.text and not node.quoted:
            return ()
        else:
            checked = [self.item.check(node, at)]
        return tuple(item for item in checked if item is not None)

    def spare(self) -> tuple[T, ...]:
        return ()

    def schema(self) -> Schema:
        item = self.item.schema()
        return {"anyOf": [{"type": "array", "items": item}, item]}


class MapOf(Shape[dict[str, T]]):
    """A mapping from names to values of one shape; the author chooses the names, unless the known `keys` are given.

    Of some things only one can be said (`most`).
    """

    def __init__(
        self, item: Shape[T], meaning: str = "a mapping from names", keys: tuple[str, ...] = (), most: int = 0
    ) -> None:
        self.item = item
        self.meaning = meaning
        self.keys = keys
        self.most = most

    def check(self, node: Node, at: Checking) -> dict[str, T]:
        if isinstance(node, Text) and not node.text and not node.quoted:
            return {}
        if not isinstance(node, Mapping):
            self.wrong(node, at, self.meaning, "write `name: value`, one below the other")
            return {}
        for key in node.values if self.keys else ():
            if key not in self.keys:
                help = did_you_mean(key, self.keys) or f"known here: {', '.join(self.keys)}"
                at.fault("E202", f'unknown key "{key}" in {self.meaning}', node.keys[key], help)
        if self.most and len(node.values) > self.most:
            beyond = list(node.values)[self.most]
            at.fault("E202", f'"{beyond}" is one too many: only {self.most} can be said here', node.keys[beyond])
        checked = {key: self.item.check(value, at) for key, value in node.values.items()}
        return {key: value for key, value in checked.items() if value is not None}

    def spare(self) -> dict[str, T]:
        return {}

    def schema(self) -> Schema:
        schema: Schema = {
            "type": "object",
            "additionalProperties": self.item.schema(),
            "description": self.meaning,
        }
        if self.keys:
            schema["propertyNames"] = {"enum": list(self.keys)}
        if self.most:
            schema["maxProperties"] = self.most
        return schema


class Later(Shape[T]):
    """A shape that is declared further down, or elsewhere, and is fetched when it is needed."""

    def __init__(self, shape: Callable[[], Shape[T]]) -> None:
        self._shape = shape

    def check(self, node: Node, at: Checking) -> T:
        return self._shape().check(node, at)

    def spare(self) -> T:
        return self._shape().spare()

    def schema(self) -> Schema:
        return self._shape().schema()


class Ahead(Shape[T]):
    """A shape that is named before it is declared: what it is made of may contain it."""

    def __init__(self) -> None:
        self._declared: Shape[T] | None = None

    def declare(self, shape: Shape[T]) -> Shape[T]:
        """Declares the shape that the name stands for."""
        self._declared = shape
        return shape

    @property
    def _shape(self) -> Shape[T]:
        assert self._declared is not None, "this shape is only named so far"
        return self._declared

    def check(self, node: Node, at: Checking) -> T:
        return self._shape.check(node, at)

    def spare(self) -> T:
        return self._shape.spare()

    def schema(self) -> Schema:
        return self._shape.schema()


class AnyOf(Shape[Any]):
    """One shape for a text, another for a mapping, another for a number."""

    def __init__(
        self,
        meaning: str,
        text: Shape[Any] | None = None,
        mapping: Shape[Any] | None = None,
        number: Shape[Any] | None = None,
    ) -> None:
        self.meaning = meaning
        self.text = text
        self.mapping = mapping
        self.number = number

    def check(self, node: Node, at: Checking) -> Any:
        if isinstance(node, Mapping) and self.mapping is not None:
            return self.mapping.check(node, at)
        if isinstance(node, Text):
            plain = node.text.lstrip("+-")
            if self.number is not None and not node.quoted and plain.isdigit():
                return self.number.check(node, at)
            if self.text is not None and (node.text or node.quoted):
                return self.text.check(node, at)
        return self.wrong(node, at, self.meaning)

    def spare(self) -> Any:
        return "" if self.text is not None else None

    def schema(self) -> Schema:
        return _any_of(self.number, self.text, self.mapping)

    def schema_of_text(self) -> Schema:
        return _any_of(self.number, self.text)


def _any_of(*shapes: Shape[Any] | None) -> Schema:
    return {"anyOf": [shape.schema() for shape in shapes if shape is not None]}
