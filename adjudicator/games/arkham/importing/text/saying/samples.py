"""Samples of phrases: what each kind of phrase may mean, with holes where its meaning is open."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final, NamedTuple

from lark import Token

from adjudicator.games.arkham.importing.text.phrases import YOU, Noun, Sentence
from adjudicator.games.arkham.importing.text.saying.holes import NUMBERS, Bound, number, word, words
from adjudicator.games.arkham.importing.text.ways import Way


class Slot(NamedTuple):
    """A phrase within another one: its symbol, and what it means as soon as the holes are filled."""

    symbol: str
    means: Callable[[Bound], Any]


class Sample(NamedTuple):
    """A meaning with holes, and the words and phrases that say it."""

    meaning: Any
    says: tuple[Token | Slot, ...]


_NUMBERS: Final = count()
_COUNTED_SO_FAR: Final = count()


def _hole() -> int:
    return next(_NUMBERS)


def _counting() -> int:
    """A hole for a number: these are few, so that numbers stay small, and none is met twice in one phrase."""
    return -(next(_COUNTED_SO_FAR) % NUMBERS)


def _several(data: Any) -> list[Any]:
    return [*data] if isinstance(data, list) else [data]


def _noun(article: str, *, open_: bool, **known: Any) -> Sample:
    """A thing of which only the article is known, and these features."""
    hole, many = _hole(), _counting()
    several = article in ("number", "up to")

    def means(bound: Bound) -> Noun:
        what = bound[hole]
        if known and isinstance(what, dict):
            what = {**known, **what}
        if isinstance(what, dict) and set(what) == {"kind"}:
            what = what["kind"]
        return Noun(what, article, bound.get(many, 1))

    what: Any = {**known, **words(hole)} if open_ else word(hole)
    return Sample(Noun(what, article, number(many) if several else 1), (Slot("noun", means),))


def _known(noun: Noun) -> Sample:
    return Sample(noun, (Slot("noun", lambda _: noun),))


def nouns(few: bool = False) -> Iterator[Sample]:
    """Things of every kind that the phrases around them tell apart; only `few` of them where there are several."""
    yield _noun("", open_=False)
    for what in (YOU, "this", "your location", *(() if few else ("that investigator", "that enemy", "here"))):
        yield _known(Noun(what))
    for article in ("a", "each"):
        yield _noun(article, open_=True)
        yield _noun(article, open_=False)
        yield _known(Noun("investigator", article))
        if not few:
            yield _known(Noun("connecting location", article))
            yield _noun(article, open_=True, kind="investigator")
            yield _noun(article, open_=True, zone="hand")
    if not few:
        for article in ("nearest", "number", "up to", "any number"):
            yield _noun(article, open_=False)
            yield _noun(article, open_=True)


def _one(symbol: str, means: Callable[[Any], Any], sample: Callable[[int], Any]) -> Callable[[], Iterator[Sample]]:
    """The samples of a phrase with one hole."""

    def samples() -> Iterator[Sample]:
        hole = _hole()
        yield Sample(sample(hole), (Slot(symbol, lambda bound: means(bound[hole])),))

    return samples


def _occurrences() -> Iterator[Sample]:
    event, rest = _hole(), _hole()
    slot = Slot("occurrence", lambda bound: {"event": bound[event], **bound[rest]})
    yield Sample({"event": word(event), **words(rest)}, (slot,))


def _bodies() -> Iterator[Sample]:
    does, beside = _hole(), _hole()
    done = Sentence("do", (words(does),))
    yield Sample((done,), (Slot("body", lambda bound: ({}, _several(bound[does]))),))
    both = Slot("body", lambda bound: (bound[beside], _several(bound[does])))
    yield Sample((Sentence("beside", (), words(beside)), done), (both,))


def _ways() -> Iterator[Sample]:
    says, does = _hole(), _hole()
    slot = Slot("way", lambda bound: Way(bound[says], tuple(_several(bound[does]))))
    yield Sample(Way(word(says), (words(does),)), (slot,))


def _same(data: Any) -> Any:
    return data


OPEN: Final[dict[str, Callable[[], Iterator[Sample]]]] = {
    "noun": nouns,
    "deed": _one("deed", lambda data: tuple(_several(data)), lambda hole: (words(hole),)),
    "effect": _one("effect", _same, words),
    **{symbol: _one(symbol, _same, words) for symbol in ("condition", "one_condition", "timing", "cost", "gets")},
    **{symbol: _one(symbol, _same, word) for symbol in ("amount", "amount_of", "limit")},
    "costs": _one("costs", _several, lambda hole: [words(hole)]),
    "occurrence": _occurrences,
    "body": _bodies,
    "way": _ways,
}
"""The phrases whose meaning is open where they stand within others."""
_COUNTED: Final = {"NUMBER": ("",), "SIGNED": ("+", "-"), "RESOLUTION": ("",)}
_NAMED: Final = ("TITLE", "TRAIT", "SKILL_ICON", "CLASS_ICON", "SYMBOL_ICON", "TOKEN", "RECORD")
_PRONOUNS: Final = ("IT_SELF", "IT_OTHER", "ITS_OWN")
"""Words that stand for what was named before: a phrase that says it by its name is said instead."""


def terminals(name: str) -> Iterator[Sample]:
    """The samples of a word that says something."""
    if name in _COUNTED:
        for sign in _COUNTED[name]:
            hole = _counting()
            yield Sample(Token(name, f"{sign}{number(hole)}"), (Slot(name, _counted(hole, sign)),))
        if name == "NUMBER":
            yield from (Sample(Token(name, says), (Token(name, says),)) for says in ("1",))
    elif name in _NAMED:
        hole = _hole()
        yield Sample(Token(name, word(hole)), (Slot(name, lambda bound: str(bound[hole])),))
    elif name == "SIGNED_X":
        yield from (Sample(Token(name, says), (Token(name, says),)) for says in ("+X", "-X"))
    elif name not in _PRONOUNS:
        yield Sample(Token(name, "this"), (Token(name, ""),))


def _counted(hole: int, sign: str) -> Callable[[Bound], str]:
    def says(bound: Bound) -> str:
        # The sign is part of the hole's number: a number of the other sign does not fit.
        return f"{sign}{bound[hole]}" if bound[hole] >= 0 else ""

    return says
