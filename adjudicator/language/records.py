"""Mappings with known keys: records, and mappings that begin with one of several head words."""

from collections.abc import Callable
from collections.abc import Mapping as MappingOf
from typing import Any, NamedTuple, cast

from adjudicator.language.nearest import did_you_mean
from adjudicator.language.shapes import ANYTHING, Checking, ListOf, Schema, Shape, T
from adjudicator.language.source import Mapping, Node, Sequence, Text

NOTHING: frozenset[str] = frozenset()


class Field(NamedTuple):
    """A key of a record: its shape, its default (`REQUIRED` for none), its meaning, and the words that it explains."""

    shape: Shape[Any]
    default: object
    meaning: str = ""
    brings: frozenset[str] = NOTHING


REQUIRED = object()


def need(shape: Shape[Any], meaning: str = "", brings: frozenset[str] = NOTHING) -> Field:
    """A key that must be given."""
    return Field(shape, REQUIRED, meaning, brings)


def may(shape: Shape[Any], default: object = None, meaning: str = "", brings: frozenset[str] = NOTHING) -> Field:
    """A key that may be left out."""
    return Field(shape, default, meaning, brings)


def _within(shape: Shape[Any], brings: frozenset[str], node: Node, at: Checking) -> Any:
    """The value of a node in which some more words have a meaning."""
    before = at.meant
    at.meant = before | brings
    try:
        return shape.check(node, at)
    finally:
        at.meant = before


def _argument(key: str) -> str:
    """The name of the argument that takes a key's value."""
    return key.replace(" ", "_").replace("-", "_")


class _Made(NamedTuple):
    """The way to make a record's value: the argument of each key, the defaults, and the required keys."""

    arguments: dict[str, str]
    defaults: dict[str, object]
    required: tuple[str, ...]


class Record(Shape[T]):
    """A mapping with known keys; `make` builds the value from them by name (spaces become underscores).

    If a value is at fault, nothing is made, except from a `lenient` record, which is made of its sound values. `short`
    names the key that a plain text stands for (or a list, if that key holds one). `where` passes the node on as
    `where=`. A shape with a `name` stands once among the definitions of a schema. `amiss` tells of values that do not
    go together.
    """

    def __init__(
        self,
        make: Callable[..., T],
        fields: MappingOf[str, Field],
        meaning: str = "",
        short: str = "",
        where: bool = False,
        name: str = "",
        lenient: bool = False,
        amiss: "Callable[[Given], Amiss | None] | None" = None,
    ) -> None:
        self.name = name
        self.lenient = lenient
        self.amiss = amiss
        self.make = make
        self.fields = fields
        self.meaning = meaning
        self.short = short
        self.where = where
        self._made: _Made | None = None

    def check(self, node: Node, at: Checking) -> T:
        before = at.reported
        arguments, defaults, required = self._made or self._prepare()
        made = defaults.copy()
        if isinstance(node, Mapping):
            for key, value in node.values.items():
                field = self.fields.get(key)
                if field is None:
                    self._unknown(key, node, at)
                else:
                    made[arguments[key]] = self._value(field, value, at)
        elif isinstance(node, Text) and not node.text:
            pass
        elif self._stands_for_a_key(node):
            made[arguments[self.short]] = self._value(self.fields[self.short], node, at)
        else:
            return self.wrong(
                node, at, f"a mapping with the keys of {self.meaning}", f"known keys: {', '.join(self.fields)}"
            )
        for key in required:
            if arguments[key] not in made:
                field = self.fields[key]
                missing = f'"{key}" is missing{" in " + self.meaning if self.meaning else ""}'
                at.fault("E203", missing, node, field.meaning or f"write `{key}: …`")
                made[arguments[key]] = field.shape.spare()
        if self.amiss is not None and at.reported == before and isinstance(node, Mapping):
            _tell(self.amiss(made), node, at)
        if at.reported > before and not self.lenient:
            return cast(T, None)
        if self.where:
            made["where"] = node
        return self.make(**made)

    def _prepare(self) -> "_Made":
        """Prepares the first check; until then a record may still get more keys."""
        arguments = {key: _argument(key) for key in self.fields}
        defaults = {arguments[key]: f.default for key, f in self.fields.items() if f.default is not REQUIRED}
        required = tuple(key for key, f in self.fields.items() if f.default is REQUIRED)
        self._made = _Made(arguments, defaults, required)
        return self._made

    def _value(self, field: Field, node: Node, at: Checking) -> object:
        before = at.reported
        value = _within(field.shape, field.brings, node, at)
        if value is None and at.reported > before:
            return field.shape.spare() if field.default is REQUIRED else field.default
        return value

    def _stands_for_a_key(self, node: Node) -> bool:
        if not self.short:
            return False
        return isinstance(node, Text) or (
            isinstance(node, Sequence) and isinstance(self.fields[self.short].shape, ListOf)
        )

    def _unknown(self, key: str, node: Mapping, at: Checking) -> None:
        help = did_you_mean(key, self.fields) or f"known here: {', '.join(self.fields)}"
        at.fault(
            "E202",
            f'unknown key "{key}"{" in " + self.meaning if self.meaning else ""}',
            node.keys[key],
            help,
        )

    def schema(self) -> Schema:
        return {"$ref": f"#/$defs/{self.name}"} if self.name else self.definition()

    def definition(self) -> Schema:
        """The schema of the record itself; with a name it stands once among the definitions."""
        properties: dict[str, object] = {}
        for key, field in self.fields.items():
            schema = field.shape.schema()
            properties[key] = schema | {"description": field.meaning} if field.meaning else schema
        record: Schema = {
            "type": "object",
            "properties": properties,
            "additionalProperties": False,
        }
        required = [key for key, field in self.fields.items() if field.default is REQUIRED]
        if required:
            record["required"] = required
        if self.short:
            return {"anyOf": [self.fields[self.short].shape.schema_of_text(), record]}
        return record


class Amiss(NamedTuple):
    """A key of a mapping that means nothing beside what else is said there, and the remedy."""

    key: str
    message: str
    help: str


def _tell(wrong: Amiss | None, node: Mapping, at: Checking) -> None:
    """Reports what is amiss in a mapping, at its key if it stands there."""
    if wrong is not None:
        at.fault("E208", wrong.message, node.keys.get(wrong.key, node), wrong.help)


Given = MappingOf[str, Any]
"""The values that stand in a mapping, by their keys; those left out are not among them."""


def beside(given: Given, key: str, *others: str) -> Amiss | None:
    """A key that means nothing unless one of the others stands beside it."""
    if not given.get(key) or any(given.get(other) for other in others):
        return None
    return Amiss(key, f'"{key}" means nothing here', f"it stands beside {' or '.join(others)}")


class Head(NamedTuple):
    """One form of a `Headed` mapping: the shape of its head word's value, its other keys, and its `make`.

    `needs` is something around it without which the head word means nothing, with a word of help. `brings` are the
    words to which the head's value (and the whole node) gives a meaning in the other keys, `within` those that have one
    in the head's value itself. `amiss` tells of keys that mean nothing beside what else is given.
    """

    shape: Shape[Any]
    make: Callable[..., Any]
    fields: MappingOf[str, Field] = {}
    meaning: str = ""
    needs: tuple[str, str] | None = None
    brings: Callable[[Any, Mapping], frozenset[str]] | None = None
    within: frozenset[str] = NOTHING
    amiss: Callable[[Given, frozenset[str]], Amiss | None] | None = None


def _given(head: Head, word: str, node: Mapping, at: Checking) -> dict[str, Any]:
    """The values that stand in a mapping of this form, each read where the head word explains what it does."""
    before = at.reported
    if head.needs is not None:
        at.means(head.needs[0], node.keys[word], head.needs[1])
    values: dict[str, Any] = {"head": _within(head.shape, head.within, node.values[word], at)}
    explained = NOTHING
    if head.brings is not None:
        # Of a head at fault nobody knows what it explains.
        explained = ANYTHING if at.reported > before else head.brings(values["head"], node)
    for key, value in node.values.items():
        if key == word:
            continue
        field = head.fields.get(key)
        if field is not None:
            values[key] = _within(field.shape, field.brings | explained, value, at)
        else:
            known = tuple(head.fields)
            help = did_you_mean(key, known) or f'known beside "{word}": {", ".join(known) or "nothing"}'
            at.fault("E202", f'unknown key "{key}" beside "{word}"', node.keys[key], help)
    return values


class Headed(Shape[Any]):
    """A mapping that begins with one of several head words, each with keys of its own: `{damage: 2, to: you}`."""

    def __init__(self, heads: dict[str, Head], meaning: str, plain: Shape[Any] | None = None, name: str = "") -> None:
        self.heads = heads
        self.meaning = meaning
        self.plain = plain
        self.name = name

    def check(self, node: Node, at: Checking) -> Any:
        if self.plain is not None and not isinstance(node, Mapping):
            return self.plain.check(node, at)
        if not isinstance(node, Mapping):
            heads = ", ".join(sorted(self.heads))
            return self.wrong(node, at, f"a mapping for {self.meaning}", f"begin with one of: {heads}")
        found = [key for key in node.values if key in self.heads]
        word = found[0] if found else ""
        if not word:
            key = next(iter(node.values), "")
            help = (
                did_you_mean(key, self.heads) if key else ""
            ) or f"begin with one of: {', '.join(sorted(self.heads))}"
            at.fault("E206", f"this is not {self.meaning}", node.keys[key] if key else node, help)
            return None
        before = at.reported
        head = self.heads[word]
        values = _given(head, word, node, at)
        if head.amiss is not None and at.reported == before:
            _tell(head.amiss(values, at.meant), node, at)
        for key, field in head.fields.items():
            if key not in values:
                if field.default is REQUIRED:
                    at.fault("E203", f'"{key}" is missing beside "{word}"', node, field.meaning or f"write `{key}: …`")
                values[key] = field.default
        if at.reported > before:
            return None
        return head.make(**{key.replace(" ", "_"): value for key, value in values.items()})

    def schema(self) -> Schema:
        return {"$ref": f"#/$defs/{self.name}"}

    def definition(self) -> Schema:
        """The schema of all forms; it stands once among the definitions."""
        forms: list[object] = [] if self.plain is None else [self.plain.schema()]
        for word, head in self.heads.items():
            properties: dict[str, object] = {word: head.shape.schema()}
            properties |= {key: field.shape.schema() for key, field in head.fields.items()}
            required = [word, *(key for key, field in head.fields.items() if field.default is REQUIRED)]
            form: Schema = {
                "type": "object",
                "properties": properties,
                "required": required,
                "additionalProperties": False,
            }
            if head.meaning:
                form["description"] = head.meaning
            forms.append(form)
        return {"anyOf": forms}
