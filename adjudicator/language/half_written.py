"""A document up to the place at which somebody writes in it: what stands after that may be missing or at fault."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from adjudicator.language.diagnostics import Faults
from adjudicator.language.nodes import LIMITS, NOWHERE, Mapping, Source, Span

if TYPE_CHECKING:
    from collections.abc import Callable

    from adjudicator.language.nodes import Node
    from adjudicator.language.yaml_syntax import Event, Mark

Way = tuple[str | int, ...]
"""The way to a value: the keys of mappings and the places in lists above it."""

_AS_A_VALUE = ("", '"', "'")
_AS_A_KEY = (": ", '": ', "': ")
"""The signs that end what is being written, as the one and as the other."""


class Written(NamedTuple):
    """A key or a value that is being written at a place: where in the document, and its text so far.

    `root` is the document up to there, without it. It begins at `span`, behind the quote if it is `quoted`; `in_flow`
    it stands in brackets.
    """

    path: Way
    is_key: bool
    text: str
    span: Span
    quoted: bool
    in_flow: bool
    root: Mapping


def written_at(text: str, offset: int) -> tuple[Written, ...]:
    """The meanings of what is being written at a place in a text: a value, a key, either, or nothing.

    >>> [(one.path, one.is_key, one.text) for one in written_at("game: arkham\\ndo:\\n- a\\n- ro", 25)]
    [(('do', 1), False, 'ro'), (('do', 1), True, 'ro')]
    >>> [(one.path, one.is_key, one.text) for one in written_at("hunted: {ann: {ha: []}}", 17)]
    [(('hunted', 'ann'), True, 'ha')]
    """
    if len(text) > LIMITS.size:
        return ()
    found: dict[tuple[Way, bool], Written] = {}
    for ends in (_AS_A_VALUE, _AS_A_KEY):
        one = next((one for end in ends if (one := _written(text[:offset], end)) is not None), None)
        if one is not None:
            found.setdefault((one.path, one.is_key), one)
    return tuple(found.values())


def as_far_as_it_goes(text: str) -> Mapping:
    """The document of a text up to what is not YAML, if anything is not; empty if it is no mapping.

    >>> as_far_as_it_goes("game: arkham\\ndo: [roland moves, }")
    Mapping(game, do)
    """
    root = None if len(text) > LIMITS.size else _read(_events(text, ""), text)
    return root if isinstance(root, Mapping) else Mapping(NOWHERE, {}, {})


def _written(text: str, end: str) -> Written | None:
    """The writing at the end of a text, if that ends with these signs; None if it does not."""
    mark = next(sign for sign in map(chr, range(0xE000, 0xF900)) if sign not in text)
    events = _events(f"{text}{mark}{end}\n", mark)
    root = _read(events, text)
    here = events.here
    return here._replace(root=root) if here is not None and isinstance(root, Mapping) else here


def _events(text: str, mark: str) -> _UpTo:
    from adjudicator.language.yaml_syntax import events

    # Half of a character, which no file can hold, may come from an editor.
    return _UpTo(*events(text.encode("utf-8", "replace").decode("utf-8")), mark)


def _read(events: _UpTo, text: str) -> Node | None:
    from adjudicator.language.yaml_nodes import LimitError, Reader

    try:
        return Reader(events.next, Source("", text), Faults(), LIMITS).document()
    except LimitError:
        return None


class _Open:
    """A list or mapping that is still open: its kind, how far it is, and the key whose value comes next."""

    __slots__ = ("in_flow", "is_mapping", "key", "number")

    def __init__(self, is_mapping: bool, in_flow: bool) -> None:
        self.is_mapping = is_mapping
        self.in_flow = in_flow
        self.number = 0
        self.key: str | None = None

    @property
    def wants_a_key(self) -> bool:
        return self.is_mapping and self.key is None

    def goes_on(self, key: str) -> None:
        """A key, a value or an entry is over."""
        self.number += 1
        self.key = key if self.wants_a_key else None


class _UpTo:
    """The events of a text up to the value that ends with a mark; then those that end whatever is open."""

    __slots__ = ("_ended", "_errors", "_mark", "_next", "_open", "here")

    def __init__(self, next_event: Callable[[], Event], errors: type[Exception], mark: str) -> None:
        self._next = next_event
        self._errors = errors
        self._mark = mark
        self._open: list[_Open] = []
        self._ended = False
        self.here: Written | None = None

    def next(self) -> Event:
        """The next event."""
        if not self._ended:
            try:
                event = self._next()
            except self._errors:
                self._ended = True
            else:
                if not self._is_here(event):
                    self._follow(event)
                    return event
                self._ended = True
        return self._end()

    def _is_here(self, event: Event) -> bool:
        """True for the value that is being written."""
        if type(event).__name__ != "ScalarEvent" or not self._mark or not self._open:
            return False
        if not event.value.endswith(self._mark):
            return False
        innermost, start = self._open[-1], event.start_mark
        path = (*(_step(one) for one in self._open[:-1]), *(() if innermost.wants_a_key else (_step(innermost),)))
        quoted = event.style in ('"', "'")
        span = Span(start.line + 1, start.column + 1 + quoted, event.end_mark.line + 1, event.end_mark.column + 1)
        said = event.value.removesuffix(self._mark)
        nothing = Mapping(span, {}, {})
        self.here = Written(path, innermost.wants_a_key, said, span, quoted, innermost.in_flow, nothing)
        return True

    def _follow(self, event: Event) -> None:
        kind = type(event).__name__
        if kind in ("MappingStartEvent", "SequenceStartEvent"):
            self._open.append(_Open(kind == "MappingStartEvent", bool(event.flow_style)))
        elif kind in ("MappingEndEvent", "SequenceEndEvent"):
            self._open.pop()
            if self._open:
                self._open[-1].goes_on("")
        elif kind in ("ScalarEvent", "AliasEvent") and self._open:
            self._open[-1].goes_on(event.value if kind == "ScalarEvent" else "")

    def _end(self) -> Event:
        """An event that ends what is open: a value that is missing is empty."""
        if not self._open:
            return DocumentEndEvent()
        innermost = self._open[-1]
        if innermost.key is not None:
            innermost.goes_on("")
            return ScalarEvent()
        self._open.pop()
        if self._open:
            self._open[-1].goes_on("")
        return MappingEndEvent() if innermost.is_mapping else SequenceEndEvent()


def _step(one: _Open) -> str | int:
    """The key, or the number, of what stands now in a list or mapping."""
    return (one.key or "") if one.is_mapping else one.number


class _Mark:
    """The place of what stands nowhere."""

    __slots__ = ("column", "line")

    def __init__(self) -> None:
        self.line = self.column = 0


class _MadeUp:
    """An event that is in no text; the reader tells events by the names of their classes."""

    __slots__ = ("anchor", "ctag", "end_mark", "flow_style", "start_mark", "style", "value")

    def __init__(self) -> None:
        self.start_mark: Mark = _Mark()
        self.end_mark: Mark = self.start_mark
        self.anchor: str | None = None
        self.ctag: object = None
        self.style: str | None = None
        self.flow_style: bool | None = None
        self.value = ""


class ScalarEvent(_MadeUp):
    """An empty value."""


class MappingEndEvent(_MadeUp):
    """The end of a mapping."""


class SequenceEndEvent(_MadeUp):
    """The end of a list."""


class DocumentEndEvent(_MadeUp):
    """The end of the document."""
