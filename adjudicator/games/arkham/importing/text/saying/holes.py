"""Holes in data: what a phrase of the grammar says whatever stands in its place, and how data fits into it."""

import re
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from lark import Token

from adjudicator.games.arkham.importing.text.ways import several as so_many

_MARK: Final = "\0"
_CAPITAL: Final = "A"
_FIRST_NUMBER: Final = 9005
_STEP: Final = 10
"""From one hole for a number to the next: between them are those to which a phrase adds a little."""
NUMBERS: Final = 99
"""The most holes for numbers."""
_IN_A_TEXT: Final = re.compile(rf"{_MARK}(\d+){_MARK}|9(\d\d)5")
Bound: TypeAlias = dict[int, Any]
"""The data that stands in each hole, by its number."""


class Opened(Exception):
    """Somebody looks at what stands in a hole of which nothing is known."""

    def __init__(self, hole: int) -> None:
        super().__init__(hole)
        self.hole: Final = hole


def _look(unknown: Any, *_: Any) -> Any:
    raise Opened(object.__getattribute__(unknown, "hole"))


class Unknown:
    """A hole of which nothing is known, not even its type: a phrase may put it anywhere, but raises Opened to look."""

    __slots__ = ("hole",)

    def __init__(self, hole: int) -> None:
        self.hole = hole

    __class__ = property(_look)
    __eq__ = __ne__ = __lt__ = __gt__ = __le__ = __ge__ = __contains__ = _look
    __hash__ = __bool__ = __len__ = __iter__ = __str__ = __repr__ = __int__ = __index__ = __neg__ = __abs__ = _look
    __getitem__ = __getattr__ = __format__ = __call__ = __add__ = __radd__ = __or__ = __ror__ = _look


def is_unknown(meaning: Any) -> bool:
    """True of a hole of which nothing is known."""
    return type(meaning) is Unknown


def word(hole: int) -> str:
    """A hole for a word or for any data."""
    return f"{_MARK}{hole}{_MARK}"


def title(hole: int) -> str:
    """A hole for the title of a card, which begins with a capital letter."""
    return f"{_CAPITAL}{word(hole)}"


def words(hole: int) -> dict[str, Any]:
    """A hole for keys of a mapping: all those that are not named beside it."""
    return {word(hole): word(hole)}


def number(hole: int) -> int:
    """A hole for a number, which is below zero."""
    return _FIRST_NUMBER - _STEP * hole


def hole_of(pattern: int) -> int | None:
    """The hole that a number is; None if it is a number."""
    hole = (abs(pattern) - _FIRST_NUMBER + _STEP // 2) // _STEP
    return -hole if 0 <= hole <= NUMBERS else None


def numbers_in(text: str) -> frozenset[int]:
    """The holes in a text."""
    return frozenset(int(part[1]) if part[1] else -int(part[2]) for part in _IN_A_TEXT.finditer(text))


def without_names(text: str) -> str:
    """A text in which no hole is told from another one.

    >>> without_names(f"{word(1)} or {word(2)}")
    '? or ?'
    """
    return _IN_A_TEXT.sub("?", text)


def with_holes(meaning: Any, others: dict[int, int]) -> Any:
    """A meaning with other holes in the place of these."""
    if type(meaning) is Unknown:
        return meaning
    if isinstance(meaning, str):
        text = _IN_A_TEXT.sub(lambda part: _other(part, others), meaning)
        return meaning.update(value=text) if isinstance(meaning, Token) else text
    if isinstance(meaning, int):
        hole = None if isinstance(meaning, bool) else hole_of(meaning)
        moved = 0 if hole is None or hole not in others else _STEP * (hole - others[hole])
        return meaning + moved if meaning > 0 else meaning - moved
    if isinstance(meaning, dict):
        return {with_holes(key, others): with_holes(value, others) for key, value in meaning.items()}
    if isinstance(meaning, list | tuple):
        some = [with_holes(one, others) for one in meaning]
        return type(meaning)(*some) if hasattr(meaning, "_fields") else type(meaning)(some)
    return meaning


def _other(part: re.Match[str], others: dict[int, int]) -> str:
    if part[1]:
        return word(others.get(int(part[1]), int(part[1])))
    return str(number(others.get(-int(part[2]), -int(part[2]))))


def fit(pattern: Any, data: Any, bound: Bound) -> bool:
    """True if data fits a pattern; what stands in its holes is put into `bound`."""
    if type(pattern) is Unknown:
        return _put(pattern.hole, data, bound)
    if isinstance(pattern, str):
        return _fit_text(pattern, data, bound)
    if isinstance(pattern, bool) or pattern is None:
        return pattern is data
    if isinstance(pattern, int):
        return _fit_number(pattern, data, bound)
    if isinstance(pattern, dict):
        return _fit_words(pattern, data, bound)
    if not isinstance(pattern, list | tuple):
        return False
    if len(pattern) == 1 and _is_open(pattern[0]) and isinstance(data, list | tuple):
        return bool(data) and _bind(pattern[0], data[0] if len(data) == 1 else [*data], bound)
    alike = type(pattern) is type(data) and len(pattern) == len(data)
    return alike and all(fit(one, other, bound) for one, other in zip(pattern, data, strict=True))


def _is_open(pattern: Any) -> bool:
    """True of a mapping of which nothing is known."""
    return not is_unknown(pattern) and isinstance(pattern, dict) and len(pattern) == 1 and _rest(pattern) != ""


def _is_hole(text: Any) -> bool:
    found = _IN_A_TEXT.fullmatch(text) if not is_unknown(text) and isinstance(text, str) else None
    return found is not None and found[1] is not None


def _rest(pattern: dict[str, Any]) -> str:
    """The hole of a mapping for all other keys, the last one of several; empty if it has none."""
    return next((key for key in reversed(pattern) if _is_rest(key, pattern[key])), "")


def _is_rest(key: str, value: Any) -> bool:
    return _is_hole(key) and not is_unknown(value) and bool(value == key)


def _bind(pattern: Mapping[str, Any], data: Any, bound: Bound) -> bool:
    return fit(next(iter(pattern)), data, bound)


def _put(hole: int, data: Any, bound: Bound) -> bool:
    return bool(bound.setdefault(hole, data) == data)


def _fit_text(pattern: str, data: Any, bound: Bound) -> bool:
    if _is_hole(pattern):
        return _put(int(pattern.strip(_MARK)), data, bound)
    if pattern[:1] == _CAPITAL and _is_hole(pattern[1:]):
        return isinstance(data, str) and data[:1].isupper() and _put(int(pattern[1:].strip(_MARK)), data, bound)
    parts = list(_IN_A_TEXT.finditer(pattern))
    if not parts or not isinstance(data, str):
        return bool(pattern == data)
    regex, at = "", 0
    for part in parts:
        regex += re.escape(pattern[at : part.start()]) + ("(.+)" if part[1] else r"(\d+)")
        at = part.end()
    found = re.fullmatch(regex + re.escape(pattern[at:]), data)
    holes = ((int(part[1] or -int(part[2])), part[2] is not None) for part in parts)
    return found is not None and all(
        _put(hole, int(says) if counts else says, bound) or _is_one_of(says, bound[hole])
        for (hole, counts), says in zip(holes, found.groups(), strict=True)
    )


def _is_one_of(says: str, several: Any) -> bool:
    """True of a word for one of several things: `charge`, of `charges`."""
    return isinstance(several, str) and so_many(1, several) == f"1 {says}"


def _fit_number(pattern: int, data: Any, bound: Bound) -> bool:
    hole, added = hole_of(pattern), (abs(pattern) - _FIRST_NUMBER + _STEP // 2) % _STEP
    if hole is None:
        return bool(pattern == data) and not isinstance(data, bool)
    if not isinstance(data, int) or isinstance(data, bool):
        return False
    return _put(hole, (data if pattern > 0 else -data) - added + _STEP // 2, bound)


def _called(pattern: str, value: Any, left: dict[str, Any], bound: Bound) -> str:
    """The key by which something is called that fits a value: what it is about tells what stands in the words."""
    for key, data in left.items():
        tried = dict(bound)
        if fit(value, data, tried) and fit(pattern, key, tried):
            bound.update(tried)
            return key
    return ""


def _fit_words(pattern: dict[str, Any], data: Any, bound: Bound) -> bool:
    rest = _rest(pattern)
    if rest and len(pattern) == 1:
        return _bind(pattern, data, bound)
    if not isinstance(data, dict):
        return False
    left = dict(data)
    for key, value in pattern.items():
        if key == rest:
            continue
        if _is_rest(key, value):
            # Of several such holes each but the last one is for one key.
            first = next(iter(left), "")
            if not first or not fit(key, {first: left.pop(first)}, bound):
                return False
            continue
        if numbers_in(key) and not _is_hole(key):
            if not (key := _called(key, value, left, bound)):
                return False
        elif _is_hole(key):
            # The key that is not known stands before all others.
            if not left or not (rest or len(left) == 1) or not fit(key, next(iter(left)), bound):
                return False
            key = next(iter(left))
        if key not in left or not fit(value, left.pop(key), bound):
            return False
    return fit(rest, left, bound) if rest else not left


def filled(pattern: Any, bound: Bound) -> Any:
    """A pattern with what stands in its holes; those of which that is not known stay holes."""
    if type(pattern) is Unknown:
        return bound.get(pattern.hole, pattern)
    if isinstance(pattern, str):
        return _filled_text(pattern, bound)
    if isinstance(pattern, int) and not isinstance(pattern, bool):
        return _filled_number(pattern, bound)
    if isinstance(pattern, dict):
        return _filled_words(pattern, bound)
    if not isinstance(pattern, list | tuple):
        return pattern
    some: list[Any] = []
    for one in pattern:
        means = filled(one, bound)
        # Where one mapping of which nothing is known stands alone, there may be several.
        some += means if len(pattern) == 1 and _is_open(one) and isinstance(means, list) else [means]
    return type(pattern)(*some) if hasattr(pattern, "_fields") else type(pattern)(some)


def _filled_text(pattern: str, bound: Bound) -> Any:
    if _is_hole(pattern):
        return bound.get(int(pattern.strip(_MARK)), pattern)
    if pattern[:1] == _CAPITAL and _is_hole(pattern[1:]):
        return bound.get(int(pattern[1:].strip(_MARK)), pattern)
    text = _IN_A_TEXT.sub(lambda part: str(bound.get(int(part[1] or -int(part[2])), part[0])), pattern)
    return pattern.update(value=text) if isinstance(pattern, Token) else text


def _filled_number(pattern: int, bound: Bound) -> int:
    hole, added = hole_of(pattern), (abs(pattern) - _FIRST_NUMBER + _STEP // 2) % _STEP - _STEP // 2
    if hole is None or not isinstance(bound.get(hole), int):
        return pattern
    number = int(bound[hole]) + added
    return number if pattern > 0 else -number


def _filled_words(pattern: dict[str, Any], bound: Bound) -> Any:
    means: dict[Any, Any] = {}
    for key, value in pattern.items():
        more = filled(key, bound)
        if not _is_rest(key, value):
            means[more] = filled(value, bound)
        elif isinstance(more, dict):
            means.update(more)
        elif len(pattern) == 1 and more != key:
            return more
        else:
            means[key] = value
    return means
