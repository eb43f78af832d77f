"""The nodes of a YAML document from its events: within limits, each key once, no tags, no merging."""

from __future__ import annotations

from typing import TYPE_CHECKING

from adjudicator.language.nodes import Mapping, Sequence, Span, Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from adjudicator.language.diagnostics import Faults
    from adjudicator.language.nodes import Limits, Node, Source
    from adjudicator.language.yaml_syntax import Event


class LimitError(Exception):
    """A limit is reached and reported; nothing more is read."""


class _Anchored:
    """The value that an anchor names: its node (None while it is being read), its number of values, its height."""

    __slots__ = ("count", "height", "node")

    def __init__(self) -> None:
        self.node: Node | None = None
        self.count = 0
        self.height = 0


class Reader:
    """Makes the nodes of a document from its events, and reports its faults.

    `count` and `deepest` measure the document as if its aliases were written out, `repeated` what they add to it.
    """

    __slots__ = ("anchors", "count", "deepest", "depth", "end", "faults", "limits", "next_event", "repeated", "source")

    def __init__(self, next_event: Callable[[], Event], source: Source, faults: Faults, limits: Limits) -> None:
        self.next_event = next_event
        self.source = source
        self.faults = faults
        self.limits = limits
        self.anchors: dict[str, _Anchored] = {}
        self.count = 0
        self.repeated = 0
        self.depth = 0
        self.deepest = 0
        # The end of the last scalar, alias or flow collection. A block collection ends there as well; the parser
        # notices its end only after blank lines and comments.
        self.end = (1, 1)

    def document(self) -> Node | None:
        """The root, or None if the document is empty.

        Raises LimitError if it is too large, and the parser's error if it is not YAML.
        """
        self.next_event()
        root: Node | None = None
        if _kind(self.next_event()) == "DocumentStartEvent":
            root = self.node(self.next_event())
            self.next_event()
            event = self.next_event()
            if _kind(event) == "DocumentStartEvent":
                help = "one file holds one document: move what follows to a file of its own"
                self.fault("E113", "a second document begins here", _span(event), help)
                return root
        if root is None or (isinstance(root, Text) and not root.text and not root.quoted):
            self.fault("E112", "there is nothing in this file", None)
            return None
        return root

    def node(self, event: Event) -> Node:
        kind = type(event).__name__
        if kind == "AliasEvent":
            return self.alias(event)
        self.grow(1, 0, event)
        if event.ctag is not None:
            help = 'remove it; a text that begins with "!" belongs in quotes'
            self.fault("E123", f"this value has a tag, {_short(str(event.ctag))}", _span(event), help)
        if event.anchor is None:
            return self.content(event, kind)
        anchored = self.anchors[event.anchor] = _Anchored()
        before, around, self.deepest = self.count, self.deepest, self.depth
        anchored.node = node = self.content(event, kind)
        anchored.count = self.count - before + 1
        anchored.height = self.deepest - self.depth
        self.deepest = max(around, self.deepest)
        return node

    def content(self, event: Event, kind: str) -> Node:
        if kind == "ScalarEvent":
            span = _span(event)
            self.end = span[2:]
            return Text(span, event.value, bool(event.style))
        self.depth += 1
        self.grow(0, 0, event)
        node = self.mapping(event) if kind == "MappingStartEvent" else self.sequence(event)
        self.depth -= 1
        return node

    def sequence(self, start: Event) -> Sequence:
        items: list[Node] = []
        event = self.next_event()
        while type(event).__name__ != "SequenceEndEvent":
            items.append(self.node(event))
            event = self.next_event()
        return Sequence(self.between(start, event), tuple(items))

    def mapping(self, start: Event) -> Mapping:
        keys: dict[str, Text] = {}
        values: dict[str, Node] = {}
        event = self.next_event()
        while type(event).__name__ != "MappingEndEvent":
            key = self.key(event, keys)
            value = self.node(self.next_event())
            if key is not None:
                keys[key.text] = key
                values[key.text] = value
            event = self.next_event()
        return Mapping(self.between(start, event), keys, values)

    def key(self, event: Event, before: dict[str, Text]) -> Text | None:
        """The key, or None if its value has no place in the mapping."""
        node = self.node(event)
        if not isinstance(node, Text) or _kind(event) == "AliasEvent":
            help = 'write the key as a text; text that begins with "{", "[" or "*" belongs in quotes'
            self.fault("E121", "a key is a text, not a list, a mapping or an alias", _span(event), help)
        elif not node.text and not node.quoted:
            self.fault("E121", 'there is no key before this ":"', node.span, 'write "key: value"')
        elif node.text == "<<" and not node.quoted:
            help = "write its keys out here, or give the whole value by its alias: key: *name"
            self.fault("E122", 'keys are not merged with "<<"', node.span, help)
        elif node.text in before:
            first = before[node.text].span
            places = f"at {first.line}:{first.column} and at {node.span.line}:{node.span.column}"
            help = "keep one of them; several values of one key are a list"
            self.fault("E120", f'the key "{_short(node.text)}" is given twice, {places}', node.span, help)
        else:
            return node
        return None

    def alias(self, event: Event) -> Node:
        span = _span(event)
        self.end = span[2:]
        anchored = self.anchors.get(event.anchor or "")
        if anchored is not None and anchored.node is not None:
            self.repeat(anchored.count, span)
            self.grow(anchored.count, anchored.height, event)
            return anchored.node
        self.grow(1, 0, event)
        name = _short(event.anchor or "")
        if anchored is None:
            help = f'name the value before with "&{name}"; a text that begins with "*" belongs in quotes'
            self.fault("E124", f'nothing before this is named "&{name}"', span, help)
        else:
            help = "write the value out, or name a value that ends before this"
            self.fault("E125", f'"*{name}" stands within the value that "&{name}" names', span, help)
        return Text(span, "", False)

    def repeat(self, count: int, span: Span) -> None:
        """Counts values that an alias repeats; ends the reading when they exceed their limit."""
        self.repeated += count
        if self.repeated > self.limits.repeated:
            help = "each alias counts with everything that it stands for: name fewer, or smaller values"
            self.fault("E128", f"aliases repeat more than {self.limits.repeated:,} values by here", span, help)
            raise LimitError

    def grow(self, count: int, height: int, event: Event) -> None:
        """Counts values, and levels below this depth; ends the reading when either exceeds its limit."""
        self.count += count
        reach = self.depth + height
        if reach > self.deepest:
            self.deepest = reach
        if self.count > self.limits.nodes:
            help = "counted with each alias written out" if self.anchors else ""
            self.fault("E126", f"more than {self.limits.nodes:,} values by here", _span(event), help)
            raise LimitError
        if reach > self.limits.depth:
            help = "counted with each alias written out" if self.anchors else ""
            self.fault("E127", f"nested more than {self.limits.depth} levels deep", _span(event), help)
            raise LimitError

    def between(self, start: Event, end: Event) -> Span:
        """The span of a collection: a flow collection ends with its bracket, a block with its last value."""
        first, last = start.start_mark, end.end_mark
        if end.start_mark.column != last.column:
            self.end = (last.line + 1, last.column + 1)
        return Span(first.line + 1, first.column + 1, *self.end)

    def fault(self, code: str, message: str, span: Span | None, help: str = "") -> None:
        self.faults.add(code, message, self.source, span, help)


def _kind(event: Event) -> str:
    return type(event).__name__


def _span(event: Event) -> Span:
    start, end = event.start_mark, event.end_mark
    return Span(start.line + 1, start.column + 1, end.line + 1, end.column + 1)


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:39]}…"
