"""Named tuples and protocols that are quick to define.

`typing.NamedTuple` compiles a constructor for every class at import, and there are some two hundred. Here a class gets
the compiled constructor of any class with as many fields, under the names of its own; so it costs a tenth of that. In
all else, and to the type checker, they are those of `typing`.

A protocol is there for the type checker alone.

Where modules are compiled (see `.ci/build.py`), `Anything` stands for `object` in a tuple, which mypyc cannot look
up there by that name, and `mypyc_attr` marks the classes that others derive from.
"""

from typing import TYPE_CHECKING, TypeAlias

Anything: TypeAlias = object

if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
    from typing import Protocol as Protocol

    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_what):
        """What mypyc reads off a class; it means nothing at run time."""
        return lambda cls: cls

    class Protocol:
        """The base of protocols, of which nobody asks at run time."""

    try:
        from _collections import _tuplegetter as _getter
    except ImportError:  # an interpreter without it
        from operator import itemgetter

        def _getter(place, _doc):
            return property(itemgetter(place))

    from types import FunctionType

    _new = tuple.__new__
    # Compiled with this module, and so at no cost when it is loaded.
    _CONSTRUCTORS = [
        lambda cls: _new(cls, ()),
        lambda cls, a: _new(cls, (a,)),
        lambda cls, a, b: _new(cls, (a, b)),
        lambda cls, a, b, c: _new(cls, (a, b, c)),
        lambda cls, a, b, c, d: _new(cls, (a, b, c, d)),
        lambda cls, a, b, c, d, e: _new(cls, (a, b, c, d, e)),
        lambda cls, a, b, c, d, e, f: _new(cls, (a, b, c, d, e, f)),
        lambda cls, a, b, c, d, e, f, g: _new(cls, (a, b, c, d, e, f, g)),
        lambda cls, a, b, c, d, e, f, g, h: _new(cls, (a, b, c, d, e, f, g, h)),
        lambda cls, a, b, c, d, e, f, g, h, i: _new(cls, (a, b, c, d, e, f, g, h, i)),
        lambda cls, a, b, c, d, e, f, g, h, i, j: _new(cls, (a, b, c, d, e, f, g, h, i, j)),
        lambda cls, a, b, c, d, e, f, g, h, i, j, k: _new(cls, (a, b, c, d, e, f, g, h, i, j, k)),
        lambda cls, a, b, c, d, e, f, g, h, i, j, k, l: _new(cls, (a, b, c, d, e, f, g, h, i, j, k, l)),  # noqa: E741
    ]

    def _constructor(name, fields, defaults):
        """The constructor of a class: that of all with as many fields, with names and defaults of its own."""
        if tuple(defaults) != fields[len(fields) - len(defaults) :]:
            raise TypeError(f"{name}: a field without a default follows one that has it")
        count = len(fields)
        if count < len(_CONSTRUCTORS):
            code = _CONSTRUCTORS[count].__code__
        else:
            places = "".join(f"_{place}, " for place in range(count))
            code = eval(f"lambda cls, {places}: _new(cls, ({places}))").__code__
        code = code.replace(co_varnames=("_cls", *fields), co_name="__new__", co_qualname=f"{name}.__new__")
        return FunctionType(code, globals(), "__new__", tuple(defaults.values()))

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
                __new__=_constructor(name, fields, defaults),
                __repr__=_repr,
                __getnewargs__=_values,
                _fields=fields,
                _field_defaults=defaults,
                _make=_make,
                _replace=_replace,
                _asdict=_asdict,
            )
            return type.__new__(type, name, (tuple,), body)

    def _values(self):
        return tuple(self)

    _make = classmethod(_new)

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

    # The names under which a compiled module asks for them.
    _NamedTuple, NamedTupleMeta = NamedTuple, _Named
