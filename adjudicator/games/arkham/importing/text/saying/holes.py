"""Holes in data: what a phrase of the grammar says whatever stands in its place, and how data fits into it."""

import re
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

_MARK: Final = "\0"
_FIRST_NUMBER: Final = 900
NUMBERS: Final = 100
"""The most holes for numbers."""
_IN_A_TEXT: Final = re.compile(rf"{_MARK}(\d+){_MARK}|9(\d\d)")
Bound: TypeAlias = dict[int, Any]
"""The data that stands in each hole, by its number."""


def word(hole: int) -> str:
    """A hole for a word or for any data."""
    return f"{_MARK}{hole}{_MARK}"


def words(hole: int) -> dict[str, Any]:
    """A hole for keys of a mapping: all those that are not named beside it."""
    return {word(hole): word(hole)}


def number(hole: int) -> int:
    """A hole for a number, which is below zero."""
    return _FIRST_NUMBER - hole


def fit(pattern: Any, data: Any, bound: Bound) -> bool:
    """True if data fits a pattern; what stands in its holes is put into `bound`."""
    if isinstance(pattern, str):
        return _fit_text(pattern, data, bound)
    if isinstance(pattern, bool) or pattern is None:
        return pattern is data
    if isinstance(pattern, int):
        return _fit_number(pattern, data, bound)
    if isinstance(pattern, dict):
        return _fit_words(pattern, data, bound)
    if len(pattern) == 1 and _is_open(pattern[0]) and isinstance(data, list | tuple):
        return bool(data) and _bind(pattern[0], data[0] if len(data) == 1 else [*data], bound)
    alike = type(pattern) is type(data) and len(pattern) == len(data)
    return alike and all(fit(one, other, bound) for one, other in zip(pattern, data, strict=True))


def _is_open(pattern: Any) -> bool:
    """True of a mapping of which nothing is known."""
    return isinstance(pattern, dict) and len(pattern) == 1 and _is_hole(next(iter(pattern))) and _rest(pattern) != ""


def _is_hole(text: Any) -> bool:
    found = _IN_A_TEXT.fullmatch(text) if isinstance(text, str) else None
    return found is not None and found[1] is not None


def _rest(pattern: Mapping[str, Any]) -> str:
    """The hole of a mapping for all other keys; empty if it has none."""
    return next((key for key, value in pattern.items() if _is_hole(key) and value == key), "")


def _bind(pattern: Mapping[str, Any], data: Any, bound: Bound) -> bool:
    return fit(next(iter(pattern)), data, bound)


def _put(hole: int, data: Any, bound: Bound) -> bool:
    return bool(bound.setdefault(hole, data) == data)


def _fit_text(pattern: str, data: Any, bound: Bound) -> bool:
    if _is_hole(pattern):
        return _put(int(pattern.strip(_MARK)), data, bound)
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
        _put(hole, int(says) if counts else says, bound)
        for (hole, counts), says in zip(holes, found.groups(), strict=True)
    )


def _fit_number(pattern: int, data: Any, bound: Bound) -> bool:
    if not _FIRST_NUMBER <= abs(pattern) < _FIRST_NUMBER + NUMBERS:
        return bool(pattern == data) and not isinstance(data, bool)
    if not isinstance(data, int) or isinstance(data, bool):
        return False
    return _put(_FIRST_NUMBER - abs(pattern), data if pattern > 0 else -data, bound)


def _fit_words(pattern: Mapping[str, Any], data: Any, bound: Bound) -> bool:
    rest = _rest(pattern)
    if rest and len(pattern) == 1:
        return _bind(pattern, data, bound)
    if not isinstance(data, dict):
        return False
    left = dict(data)
    for key, value in pattern.items():
        if key == rest:
            continue
        if _is_hole(key):
            if len(left) != 1 or not fit(key, next(iter(left)), bound):
                return False
            key = next(iter(left))
        if key not in left or not fit(value, left.pop(key), bound):
            return False
    return fit(rest, left, bound) if rest else not left
