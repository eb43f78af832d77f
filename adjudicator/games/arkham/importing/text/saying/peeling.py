"""The last sentence of an ability, and what is left without it: what its effects are composed of, found by trying.

Whatever is taken from the effects may be what a sentence of some kind has added to those before it. It is one of that
kind if the effects that are left, and then the sentence, are composed as the effects.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, count, islice
from typing import Any, Final, NamedTuple

from adjudicator.games.arkham.importing.text.composing import ABOUT, composed
from adjudicator.games.arkham.importing.text.phrases import Sentence, parts_of
from adjudicator.games.arkham.importing.text.saying.holes import is_unknown
from adjudicator.games.arkham.importing.text.saying.parts_of_a_meaning import OUTSIDE, renamed
from adjudicator.games.arkham.importing.text.saying.samples import holes_in
from adjudicator.games.arkham.importing.text.saying.sentences_said import as_list
from adjudicator.games.arkham.importing.text.saying.vocabulary import words_in

_MOST_TRIES: Final = 8000
"""How many sentences are tried as the last one."""
_NUMBERS: Final = ("difficulty", "number", "top")
"""The words for what may be X."""
_MOST: Final = 24
"""The most last sentences that are found."""


class Shape(NamedTuple):
    """What the sentences of a kind look like: whether they do something, and what they may be given."""

    does: bool
    given: list[Any]
    """What is known of what some of them are given."""
    given_any: bool
    """True if some of them may be given anything."""


def shapes(patterns: Iterable[Any]) -> dict[str, Shape]:
    """The shapes of sentences by their kinds, as their patterns show them."""
    found: dict[str, Shape] = {}
    for meaning in patterns:
        if is_unknown(meaning) or not isinstance(meaning, Sentence):
            continue
        shape = found.setdefault(meaning.kind, Shape(False, [], False))
        closed = not is_unknown(meaning.given) and not _is_open(meaning.given)
        if closed and meaning.given not in shape.given:
            shape.given.append(meaning.given)
        does = is_unknown(meaning.does) or bool(meaning.does)
        found[meaning.kind] = Shape(shape.does or does, shape.given, shape.given_any or not closed)
    return found


def _is_open(data: Any) -> bool:
    if is_unknown(data):
        return True
    if isinstance(data, dict):
        return any(map(_is_open, (*data.keys(), *data.values())))
    return any(map(_is_open, data)) if isinstance(data, list | tuple) else bool(holes_in(data))


class _Taken(NamedTuple):
    """Effects from which something is taken: what is left, what was taken, and the words around it."""

    left: Any
    taken: Any
    by: frozenset[str]


def peeled(effects: list[Any], known: dict[str, Shape]) -> Iterator[tuple[list[Any], Sentence]]:
    """The effects before the last sentence, and that sentence."""
    yield from islice(_peeled(effects, known), _MOST)


def _peeled(effects: list[Any], known: dict[str, Shape]) -> Iterator[tuple[list[Any], Sentence]]:
    tries = count()
    for one in _takings(effects):
        left = as_list(one.left)
        if not left or left == effects:
            continue
        kinds = set[str]()
        for sentence in _sentences(one, known):
            if next(tries) > _MOST_TRIES:
                return
            if sentence.kind not in kinds and _makes(left, sentence, effects):
                kinds.add(sentence.kind)
                yield left, sentence


def _makes(left: list[Any], sentence: Sentence, effects: list[Any]) -> bool:
    """True if what is left, and then the sentence, are composed as the effects."""
    try:
        return composed((Sentence("do", tuple(_copied(left))), _copied(sentence))) == ({}, effects)
    except OUTSIDE:
        return False


def _copied(data: Any) -> Any:
    """Data that may be changed where it stands."""
    if isinstance(data, dict):
        return {key: _copied(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_copied(one) for one in data]
    if isinstance(data, tuple):
        some = map(_copied, data)
        return type(data)(*some) if hasattr(data, "_fields") else tuple(some)
    return data


def _sentences(one: _Taken, known: dict[str, Shape]) -> Iterator[Sentence]:
    """The sentences that may have added what was taken."""
    for kind, compose in ABOUT.items():
        if not one.by or not one.by.isdisjoint(words_in(compose)):
            yield from _of_a_kind(kind, one, known.get(kind, Shape(True, [None], True)))
    if not one.by or {"else", "evade"} & one.by:
        yield from (Sentence("do", tuple(does)) for does in _effects(one))


def _of_a_kind(kind: str, one: _Taken, shape: Shape) -> Iterator[Sentence]:
    """The sentences of a kind: with what was taken as what they are given, or as their effects."""
    given = [*shape.given, *(_givens(one) if shape.given_any else ())]
    for does in ((), *(_effects(one) if shape.does else ())):
        yield from (Sentence(kind, tuple(does), data) for data in given)


def _givens(one: _Taken) -> Iterator[Any]:
    """What a sentence may be given: what was taken, or a part of it, or a word of what is left."""
    for word in sorted(one.by):
        yield {word: one.taken}
    yield from _inside(one.taken)
    conditions = [part["if"] for part in _inside(one.taken) if isinstance(part, dict) and "if" in part]
    for word in dict.fromkeys(key for part in parts_of(one.left) if isinstance(part, dict) for key in part):
        yield word
        yield [word]
        yield from ([word, so] for so in conditions)


def _inside(data: Any) -> Iterator[Any]:
    yield data
    if isinstance(data, dict):
        for value in data.values():
            yield from _inside(value)


def _effects(one: _Taken) -> Iterator[list[Any]]:
    """What was taken as effects, or the effects in it."""
    for part in _inside(one.taken):
        some = as_list(part)
        if some and all(isinstance(each, dict) and each for each in some):
            for other in renamed(part):
                yield as_list(other)
    if one.by == {"else"}:
        yield from ([{"if": so, "then": one.taken}] for so in _otherwise(one.left))
    if "evade" in one.by:
        yield [{"evade automatically": one.taken}]


def _otherwise(left: Any) -> Iterator[Any]:
    """The conditions that say that others are not so."""
    for part in parts_of(left):
        so: Any = part.get("if") if isinstance(part, dict) else None
        if so is None:
            continue
        yield so["not"] if isinstance(so, dict) and so.keys() == {"not"} else {"not": so}
        if isinstance(so, dict) and isinstance(so.get("at least"), int):
            yield {"amount": so.get("amount"), "at most": so["at least"] - 1}
        if isinstance(so, dict) and isinstance(so.get("at most"), int):
            yield {"amount": so.get("amount"), "at least": so["at most"] + 1}


def _takings(data: Any) -> Iterator[_Taken]:
    """Everything that may be taken from effects, the last of them first."""
    if isinstance(data, list):
        for size in range(1, len(data)):
            left = data[: len(data) - size]
            yield _Taken(left[0] if len(left) == 1 else left, data[len(data) - size :], frozenset())
        for place in reversed(range(len(data))):
            for one in _takings(data[place]):
                yield one._replace(left=[*data[:place], *as_list(one.left), *data[place + 1 :]])
    elif isinstance(data, dict):
        yield from _takings_of(data)


def _takings_of(data: dict[str, Any]) -> Iterator[_Taken]:
    """What may be taken from one effect: some of its words, those around one of them, or a part of one."""
    for keys in (*((key,) for key in reversed(data)), *combinations(data, 2)):
        rest = {other: value for other, value in data.items() if other not in keys}
        if rest:
            taken = {key: data[key] for key in keys}
            yield _Taken(rest, data[keys[0]] if len(keys) == 1 else taken, frozenset(keys))
    for key, value in data.items():
        if key in ("fight", "evade") and value != "enemy":
            yield _Taken({**data, key: "enemy"}, value, frozenset({key}))
        if (isinstance(value, int | dict) and not isinstance(value, bool)) or key in _NUMBERS:
            yield _Taken({**data, key: "x"}, value, frozenset({"x"}))
        if isinstance(value, dict | list):
            around = {other: one for other, one in data.items() if other != key}
            yield _Taken(value, around, frozenset(data))
            yield from (one._replace(left={**data, key: one.left}) for one in _takings(value))
