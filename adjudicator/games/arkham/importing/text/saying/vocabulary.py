"""The words in the code that builds or composes phrases: those that their meaning may have of its own."""

from collections.abc import Iterator
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from adjudicator.games.arkham.importing.text.building import Building
from adjudicator.games.arkham.importing.text.fixed import NOUNS, SAYS


class Vocabulary(NamedTuple):
    """The words in the code that builds a phrase, and those in what that calls."""

    own: frozenset[str]
    called: frozenset[str]


@lru_cache(None)
def words_of(name: str) -> Vocabulary:
    """The words that the meaning of a phrase may have of its own; none if a phrase is what its part is."""
    if name in NOUNS or name in SAYS:
        return Vocabulary(frozenset(_texts([NOUNS.get(name), SAYS.get(name)])), frozenset())
    return _words_in(_function(getattr(Building, name, None)))


@lru_cache(None)
def words_in(function: Any) -> frozenset[str]:
    """The words in the code of a function, and in what it calls."""
    return frozenset(word for some in _words_in(_function(function)) for word in some)


def _words_in(function: FunctionType | None) -> Vocabulary:
    if function is None:
        return Vocabulary(frozenset(), frozenset())
    own, called = set[str](), set[str]()
    seen = {function}
    todo = _read(function, own)
    while todo:
        one = todo.pop()
        if one not in seen:
            seen.add(one)
            todo += _read(one, called)
    return Vocabulary(frozenset(own), frozenset(called - own))


def _function(thing: Any) -> FunctionType | None:
    thing = getattr(thing, "base_func", thing)
    return thing if isinstance(thing, FunctionType) else None


def _read(function: FunctionType, found: set[str]) -> list[FunctionType]:
    """Find the words in the code of a function; those that it calls are told."""
    calls = list[FunctionType]()
    codes = [function.__code__]
    while codes:
        code = codes.pop()
        codes += [one for one in code.co_consts if isinstance(one, CodeType)]
        found.update(_texts([one for one in code.co_consts if one is not function.__doc__]))
        for name in code.co_names:
            thing = function.__globals__.get(name, getattr(Building, name, None))
            if (called := _function(thing)) is not None:
                calls.append(called)
            else:
                found.update(_texts(thing))
    return calls


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from _texts([*data.keys(), *data.values()])
    elif isinstance(data, list | tuple | frozenset | set):
        for one in data:
            yield from _texts(one)
