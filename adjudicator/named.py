"""Named tuples that are made ready when they are first used.

`typing.NamedTuple` compiles a constructor for every class at import; a run uses a part of some two hundred. Here a
class costs a tenth of that to define, and its constructor is compiled the first time an instance is made. In all
else, and to the type checker, they are those of `typing`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
else:
    try:
        from _collections import _tuplegetter as _getter
    except ImportError:  # an interpreter without it
        from operator import itemgetter

        def _getter(place, _doc):
            return property(itemgetter(place))

    class _Named(type):
        """Makes a tuple of the annotated names of a class body."""

        def __new__(meta, name, bases, body):
            if not bases:
                return super().__new__(meta, name, bases, body)
            fields = tuple(body.get("__annotations__", ()))
            defaults = {field: body.pop(field) for field in fields if field in body}
            body.update({field: _getter(place, None) for place, field in enumerate(fields)})
            body.update(
                __slots__=(),
                __match_args__=fields,
                __new__=_first,
                __repr__=_repr,
                __getnewargs__=_values,
                _fields=fields,
                _field_defaults=defaults,
                _by_hand=8,
                _make=classmethod(tuple.__new__),
                _replace=_replace,
                _asdict=_asdict,
            )
            return type.__new__(type, name, (tuple,), body)

    def _first(cls, /, *values, **named):
        """Makes the first few instances by hand; then the class gets a constructor compiled for it."""
        fields, preset = cls._fields, cls._field_defaults
        if cls._by_hand and len(values) <= len(fields):
            cls._by_hand -= 1
            rest = fields[len(values) :]
            if named.keys() <= set(rest) and all(field in named or field in preset for field in rest):
                return tuple.__new__(cls, (*values, *(named[f] if f in named else preset[f] for f in rest)))
        arguments = "".join(f", {f}=_preset[{f!r}]" if f in preset else f", {f}" for f in fields)
        code = f"lambda _cls{arguments}: _new(_cls, ({''.join(f + ', ' for f in fields)}))"
        made = eval(code, {"_new": tuple.__new__, "_preset": preset})
        made.__name__ = "__new__"
        cls.__new__ = staticmethod(made)
        return cls(*values, **named)

    def _values(self):
        return tuple(self)

    def _repr(self):
        inner = ", ".join(f"{field}={value!r}" for field, value in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({inner})"

    def _replace(self, /, **changes):
        made = self._make(map(changes.pop, self._fields, self))
        if changes:
            raise ValueError(f"{type(self).__name__} has no {', '.join(changes)}")
        return made

    def _asdict(self):
        return dict(zip(self._fields, self, strict=True))

    class NamedTuple(metaclass=_Named):
        """The base of named tuples: `class Point(NamedTuple): x: int; y: int = 0`."""
