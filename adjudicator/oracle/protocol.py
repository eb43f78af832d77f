"""The form of requests, and the problems of those that lack it; `schema.json` beside this file has all of it."""

import json
from math import isfinite
from pathlib import Path
from typing import NamedTuple, cast

from adjudicator.playing.problem import Problem
from adjudicator.ruling.data import Data

PROTOCOL = 1
"""The version of the protocol; it changes only when a client that follows the old version would fail."""

LONGEST = 4 * 1024 * 1024
"""The most bytes of a request, without the end of its line."""

Object = dict[str, Data]


class Wanted(NamedTuple):
    """One field of a request: the kinds of values that it may have, and True if it must be given."""

    kinds: tuple[type, ...]
    needed: bool = False


_TEXT, _FLAG, _STEPS, _SECONDS = Wanted((str,)), Wanted((bool,)), Wanted((int,)), Wanted((int, float))
_LIMITS = {"max_steps": _STEPS, "max_seconds": _SECONDS}
_HANDLE, _SITUATION = Wanted((str,), needed=True), Wanted((str, dict), needed=True)
_AT = {"handle": _HANDLE, "options": _FLAG, **_LIMITS}
_RULED = {**_LIMITS, "situation": _SITUATION, "edition": _TEXT, "readings": Wanted((str, dict))}

OPERATIONS: dict[str, dict[str, Wanted]] = {
    "rule": {**_RULED, "player": _TEXT, "trace": _FLAG},
    "open": {**_RULED, "variant": _TEXT, "options": _FLAG},
    "legal": {**_AT, "deeds": Wanted((list,)), "why_not": _FLAG},
    "step": {**_AT, "option": _TEXT, "say": _TEXT},
    "undo": _AT,
    "close": {"handle": _HANDLE},
    "games": {},
    "schema": {},
    "version": {},
}
"""Every operation with the fields of its request, beside `op` and `id`, which all requests have."""

_NAMES = {
    str: "a text",
    dict: "an object",
    list: "a list",
    bool: "true or false",
    int: "a whole number",
    float: "a number",
}


def read_request(line: bytes) -> Object:
    """The request of a line, its form not yet checked; a Problem if it is no JSON object."""
    return as_object(decoded(line), "a request")


def decoded(line: bytes | str) -> object:
    """The value of a piece of JSON; a Problem if it is none, nests too deeply, or gives a key twice."""
    try:
        text = line if isinstance(line, str) else line.decode("utf-8-sig")
        found: object = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number, parse_float=_finite)
    except RecursionError:
        raise Problem("not-json", "this is nested too deeply") from None
    except UnicodeDecodeError as error:
        raise Problem("not-json", f"this is not UTF-8: {error.reason} at byte {error.start + 1}") from None
    except ValueError as error:
        raise Problem("not-json", f"this is not JSON: {error}") from None
    return found


def as_object(found: object, what: str) -> Object:
    """The value as an object; a Problem if it is none."""
    if not isinstance(found, dict):
        raise Problem("bad-request", f"{what} must be an object, {{…}}")
    return cast(Object, found)


def _object(pairs: list[tuple[str, Data]]) -> Object:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for name, _value in pairs:
            if name in seen:
                raise ValueError(f"the key {json.dumps(name)} is given twice")
            seen.add(name)
    return found


def _no_number(name: str) -> Data:
    raise ValueError(f"{name} is no JSON number")


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"{text[:20]} is too large a number")
    return number


def checked(request: Object) -> str:
    """The operation of a request, after a check of its fields; a Problem if one of them is wrong."""
    operation = request.get("op")
    if not isinstance(operation, str):
        raise Problem("bad-request", '"op" must name an operation: one of ' + ", ".join(OPERATIONS))
    fields = OPERATIONS.get(operation)
    if fields is None:
        raise Problem("unknown-op", f'there is no operation "{operation}"{_meant(operation, OPERATIONS)}')
    if not isinstance(request.get("id"), str | int | None) or isinstance(request.get("id"), bool):
        raise Problem("bad-request", '"id" must be a text or a whole number')
    for name, value in request.items():
        if name in ("op", "id"):
            continue
        if name not in fields:
            raise Problem("bad-request", f'"{operation}" has no field "{name}"{_meant(name, fields)}')
        if not _is_of(value, fields[name].kinds):
            kinds = " or ".join(_NAMES[kind] for kind in fields[name].kinds)
            raise Problem("bad-request", f'"{name}" must be {kinds}')
    missing = [name for name, field in fields.items() if field.needed and name not in request]
    if missing:
        raise Problem("bad-request", f'"{missing[0]}" is missing')
    return operation


def _is_of(value: Data, kinds: tuple[type, ...]) -> bool:
    """True if a value is of one of these kinds: to Python true and false are numbers, to JSON they are not."""
    return isinstance(value, kinds) and (bool in kinds or not isinstance(value, bool))


def _meant(name: str, known: dict[str, dict[str, Wanted]] | dict[str, Wanted]) -> str:
    from adjudicator.language.nearest import did_you_mean

    help = did_you_mean(name, known)
    return f"; {help}" if help else ""


def text(request: Object, name: str) -> str:
    """A field of a request that is a text; empty if it is not given."""
    found = request.get(name, "")
    assert isinstance(found, str)
    return found


def schema() -> Object:
    """The JSON Schema of requests and answers, with the definitions of rulings and legal options."""
    package = Path(__file__).parents[1]
    found = cast(dict[str, Object], _json(package / "oracle" / "schema.json"))
    for room in ("playing", "ruling"):
        of_room = cast(dict[str, Object], _json(package / room / "schema.json"))
        found["$defs"] = {**of_room["$defs"], **found["$defs"]}
    return cast(Object, found)


def _json(path: Path) -> object:
    found: object = json.loads(path.read_text(encoding="utf-8"))
    return found
