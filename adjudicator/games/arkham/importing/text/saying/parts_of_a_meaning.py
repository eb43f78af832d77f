"""The parts of a meaning that may stand in the place of a part of a phrase which says it."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

from lark import Token

from adjudicator.games.arkham.importing.text.abilities import CLUES_DISCOVERED, POINTS_WON
from adjudicator.games.arkham.importing.text.composing import NUMBER_MOVED
from adjudicator.games.arkham.importing.text.nouns import ATTACHED_PLACE
from adjudicator.games.arkham.importing.text.occurrences import OR_AFTER
from adjudicator.games.arkham.importing.text.on_tokens import WHOSE_HARM
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    CONNECTING,
    MARGIN,
    POINTS_FAILED,
    SPEAKS_OF,
    SPENT,
    THIS,
    YOU,
    Line,
    NotSaid,
    Noun,
    Sentence,
    put_for,
    without,
)
from adjudicator.games.arkham.importing.text.saying.holes import Bound, Unknown, filled
from adjudicator.games.arkham.importing.text.saying.samples import Sample, Slot, holes_in, said_by, terminals
from adjudicator.games.arkham.importing.text.saying.sentences_said import as_list, called, do
from adjudicator.games.arkham.terms import SKILLS, TOKEN_KINDS

OUTSIDE: Final = (NotSaid, TypeError, AttributeError, ValueError, KeyError, IndexError, StopIteration, AssertionError)
"""What is raised where parts of a phrase, or sentences, do not go together."""
_KINDS: Final = ("enemy", "location", "investigator", "card", "asset", "treachery", "event")
_AMOUNTS: Final = (
    CLUES_DISCOVERED,
    POINTS_WON,
    *(f"{of}{kind}" for of in (SPENT, NUMBER_MOVED) for kind in TOKEN_KINDS),
)
_NAMES: Final[dict[str, tuple[str, ...]]] = {
    CHOSEN: tuple(f"that {kind}" for kind in _KINDS),
    "attacked enemy": ("that enemy",),
    "evaded enemy": ("that enemy",),
    "investigated location": ("that location",),
    "testing investigator": ("that investigator", YOU),
    "your location": ("that location",),
    "investigator": (YOU,),
    MARGIN: (POINTS_FAILED,),
    "attached": (ATTACHED_PLACE,),
    "connecting location": (CONNECTING,),
    "discarded card": ("that card",),
    "exhausted card": ("that asset", "that card"),
    "active investigator": ("that investigator",),
    "that much": _AMOUNTS,
    YOU: (WHOSE_HARM,),
}
"""What a phrase around it puts in the place of a word, and the words that may have stood there."""
_KNOWN: Final = (YOU, THIS, "your location", "here", "attached")
_ARTICLES: Final = {
    "a": None,
    "": None,
    "each": None,
    "nearest": ("the nearest", "nearest to"),
    "most": ("the most", "by", "farthest from"),
    "any number": ("choose several",),
}
"""The articles of things, and the words that stand where one is meant."""
_NUMBER: Final = re.compile(r"\d+")
NUMBERS_SAID: Final = ("NUMBER", "SIGNED", "RESOLUTION")
"""The types of words that are numbers."""
_SEVERAL: Final = frozenset({"choose several", "count", "amount", "number", "up to", "discard"})
_COUNTED: Final = ("number", "up to")


_MOST_HOLES: Final = 2
"""The most words in what is repeated that are tried."""
_DOING: Final = frozenset({"do", "revelation", "haunted"})
"""The words of an ability for what it does."""
_ANSWERED: Final = ("after", "when", "at")
"""The words before an event to which an ability answers."""
_ACTIVE: Final = "active investigator"
_HEADS: Final = (("if", "cost"), ("if",))
"""What stands before the colon of an ability in the turn of somebody."""
_PAYING: Final = "pay for"
"""The event that a reaction to a card that is played answers to, where it bears on its costs."""
_ASKING: Final = ("if", "while", "and")
"""The words before a condition."""
BESIDE: Final = frozenset({"designator", "provokes attacks of opportunity", "used also by"})
"""The words of an ability that its effects are told with."""


class Given:
    """A meaning that is to be said, and its parts."""

    def __init__(self, meaning: Any) -> None:
        self.meaning: Final = meaning
        self.candidates: dict[str, list[Sample]] = {}
        self._data: Final = _unlike(_inner(meaning))
        self.heads: Final = frozenset(_heads(meaning))
        self.texts: Final = frozenset(one for one in self._data if isinstance(one, str))
        self._numbers: Final = sorted({*_numbers(self._data)})

    def words(self, name: str, *, near: bool) -> list[Sample]:
        """The words of a type that the meaning has; also the numbers near those that it has."""
        if name in NUMBERS_SAID:
            signs = ("+", "-") if name == "SIGNED" else ("",)
            numbers = {one + more for one in self._numbers for more in ((-1, 0, 1) if near else (0,))}
            texts = [f"{sign}{number}" for number in sorted(numbers or {1}) if number >= 0 for sign in signs]
        else:
            texts = [text for text in dict.fromkeys(_texts(self._data)) if said_by(name, text)]
        found = [Sample(Token(name, text), (Token(name, text),)) for text in texts]
        return found or [*terminals(name)]

    def whole(self, symbol: str) -> Sample:
        """The meaning as that of a part, which is all that is said."""
        return Sample(self.meaning, (Slot(symbol, _just(self.meaning)),))

    def with_words(self, sample: Sample) -> Iterator[Sample]:
        """A phrase that is repeated, with words of the meaning in its holes."""
        holes = sorted(holes_in(sample.meaning))
        texts = [*dict.fromkeys(one for one in _texts(self._data) if one in SKILLS or one[:1].isupper())]
        if not holes or len(holes) > _MOST_HOLES:
            yield sample
            return
        for values in product(texts, repeat=len(holes)):
            bound = dict(zip(holes, values, strict=True))
            says = tuple(Slot(one.symbol, _bound(one, bound)) if isinstance(one, Slot) else one for one in sample.says)
            yield Sample(filled(sample.meaning, bound), says)

    def parts_of(self, symbol: str, kinds: set[type]) -> list[Sample]:
        """The parts of the meaning that may be that of a phrase, whose meanings are of these types."""
        found: list[Any] = []
        open_ = Unknown in kinds
        if Noun in kinds:
            found += self._nouns()
        if symbol == "body":
            return [*self._bodies()]
        if tuple in kinds or symbol == "deed":
            found += self._deeds()
        if Line in kinds:
            found += self._lines()
        if Sentence in kinds:
            found += [self.meaning] if isinstance(self.meaning, Sentence) else []
        if list in kinds:
            found += [one for one in self._data if isinstance(one, list)]
        if dict in kinds or (open_ and not found):
            found += _unlike(self._mappings())
        if str in kinds or (open_ and not found):
            found += [one for one in self._data if isinstance(one, str)]
        if int in kinds:
            found += self._numbers
        return [Sample(one, (Slot(symbol, _just(one)),)) for one in found]

    def _nouns(self) -> list[Noun]:
        things = [one for one in self._data if isinstance(one, str | dict) or _is_of_things(one)]
        things += [part for one in things if isinstance(one, dict) for part in _without_one(one)]
        texts = self.texts
        articles = [one for one, words in _ARTICLES.items() if words is None or one in texts or texts & {*words}]
        found = [
            Noun(_kind_alone(one), article)
            for one in things
            if one
            for article in articles
            if not article or not _is_known(one)
        ]
        counted = [
            Noun(_kind_alone(one), article, number)
            for one in things
            if isinstance(one, dict) and texts & _SEVERAL
            for article in _COUNTED
            for number in self._numbers
        ]
        if CONNECTING in texts:
            found.append(Noun("connecting location", "a"))
        return [*{repr(one): one for one in (*found, *counted)}.values()]

    def _deeds(self) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = []
        for one in self._data:
            if isinstance(one, dict):
                found += [(other,) for other in (*renamed(one), *_without_one(one)) if other]
            if isinstance(one, list) and one and all(isinstance(each, dict) for each in one):
                found += [tuple(other) for other in renamed(one)]
        return found

    def _bodies(self) -> Iterator[Sample]:
        """The sentences of an ability: what it does, perhaps with a bold word beside it."""
        abilities = [one for one in self._data if isinstance(one, dict) and not _DOING.isdisjoint(one)]
        for ability in abilities:
            for does in (other for key in sorted(ability.keys() & _DOING) for other in renamed(ability[key])):
                if isinstance(does, dict | list):
                    effects = as_list(does)
                    for key in ("", *sorted(ability.keys() & BESIDE)):
                        beside = {key: ability[key]} if key else {}
                        some = (Sentence("beside", (), beside),) if key else ()
                        for told in (effects, *speaking(effects, ability)):
                            yield Sample((*some, do(told)), (Slot("body", _just((beside, told))),))

    def _mappings(self) -> Iterator[Any]:
        words = [one for one in self._data if isinstance(one, dict)]
        for some in (renamed, _in_a_turn, _heard, _paying, _not_so, _less, _plain_values, _parts):
            for one in words:
                yield from some(one)

    def _lines(self) -> list[Line]:
        meaning = self.meaning
        if not isinstance(meaning, Line):
            return [Line((one,)) for one in self._data if isinstance(one, dict)]
        found = [meaning]
        if len(meaning.abilities) == 1:
            found += [meaning._replace(abilities=(part,)) for part in _without_one(meaning.abilities[0]) if part]
        return found


def speaking(effects: list[Any], ability: dict[str, Any]) -> Iterator[list[Any]]:
    """The effects of an ability, one of which says of what event it speaks: the one to which the ability answers."""
    trigger = ability.get("reaction", ability.get("forced"))
    event = trigger.get("after") if isinstance(trigger, dict) else None
    for place, one in enumerate(effects if event is not None else ()):
        if isinstance(one, dict):
            yield [*effects[:place], {**one, SPEAKS_OF: event}, *effects[place + 1 :]]
    if event is not None and len(effects) > 1:
        yield [{**one, SPEAKS_OF: event} if isinstance(one, dict) else one for one in effects]


def _in_a_turn(one: dict[str, Any]) -> Iterator[Any]:
    """What stands before the colon of an ability in the turn of somebody."""
    so = one.get("if")
    if isinstance(so, dict) and so.get("is") == _ACTIVE:
        yield from ({**{key: one[key] for key in some if key in one}, "turn of": True} for some in _HEADS)


def heads_of(ability: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What may stand before the colon of an ability, with all of that or without what its effects say."""
    head: dict[str, Any] = {key: ability[key] for key in ("during", "if", "cost") if key in ability}
    yield from (head, *_in_a_turn(ability))
    for key in ("during", "if"):
        if key in head and len(head) > 1:
            yield without_key(head, key)


def without_key(data: dict[str, Any], key: str) -> dict[str, Any]:
    """A mapping without one of its keys."""
    return {other: value for other, value in data.items() if other != key}


def ears_of(trigger: dict[str, Any]) -> Iterator[Any]:
    """What an ability answers to, also as its line says it."""
    yield from (other for one in (trigger, *_paying(trigger)) if "event" not in one for other in renamed(one))


def _heard(one: dict[str, Any]) -> Iterator[Any]:
    """What occurs, whatever the timing at which an ability answers to it."""
    yield from (occurring(one, event) for event in _ANSWERED if event in one)


def _paying(one: dict[str, Any]) -> Iterator[Any]:
    """The playing of a card to which something answers before its costs are paid."""
    if one.get("when") == _PAYING:
        yield from ({**one, "when": "play"}, {**occurring(one, "when"), "event": "play"})


def _not_so(one: dict[str, Any]) -> Iterator[Any]:
    """The opposite of a condition."""
    so = next((one[key] for key in _ASKING if key in one), None)
    if isinstance(so, dict):
        yield so["not"] if so.keys() == {"not"} else {"not": so}


def _less(one: dict[str, Any]) -> Iterator[Any]:
    """What is said, without whom or what it is about."""
    for key in ("what", "who"):
        if key not in one and (less := without(one, key)) != one:
            yield from (less, _as_one(less))


def _plain_values(one: dict[str, Any]) -> Iterator[Any]:
    """Values that depend on something, as what is added to each: so many if it is so, or one for each."""
    gets = one.get("gets", one.get("get"))
    if isinstance(gets, dict) and gets and all(isinstance(value, dict) for value in gets.values()):
        yield {name: value["then"] if "if" in value else -1 if "minus" in value else 1 for name, value in gets.items()}


def _parts(one: dict[str, Any]) -> Iterator[Any]:
    yield from (other for part in _slices(one) for other in renamed(part))


def _bound(slot: Slot, known: Bound) -> Callable[[Bound], Any]:
    return lambda bound: slot.means({**bound, **known})


def _just(value: Any) -> Callable[[Any], Any]:
    return lambda _: value


def _inner(meaning: Any) -> Iterator[Any]:
    """All data in a meaning, and the meaning itself if it is data."""
    if isinstance(meaning, Noun):
        yield from (meaning.article, *_inner(meaning.what), meaning.number)
        return
    if isinstance(meaning, tuple):
        for one in meaning:
            yield from _inner(one)
        return
    yield meaning
    if isinstance(meaning, dict):
        for key, value in meaning.items():
            yield key
            yield from _inner(value)
    elif isinstance(meaning, list):
        for one in meaning:
            yield from _inner(one)


def _unlike(some: Iterator[Any]) -> list[Any]:
    return [*{repr(one): one for one in some if one is not None}.values()]


def _heads(meaning: Any) -> Iterator[str]:
    """The words at the top of a meaning."""
    if isinstance(meaning, str):
        yield meaning
    elif isinstance(meaning, dict):
        yield from meaning
    elif isinstance(meaning, Noun):
        yield from _heads(meaning.what)
        yield meaning.article
    elif isinstance(meaning, list | tuple):
        for one in meaning:
            yield from _heads(one)


def _texts(data: list[Any]) -> Iterator[str]:
    for one in data:
        if isinstance(one, str):
            yield one
            yield from (one.removesuffix(end) for end in (" icons",) if one.endswith(end))


def _numbers(data: list[Any]) -> Iterator[int]:
    for one in data:
        if type(one) is int:
            yield abs(one)
        elif isinstance(one, str):
            yield from map(int, _NUMBER.findall(one))


def _is_of_things(one: Any) -> bool:
    return isinstance(one, list) and bool(one) and all(isinstance(each, str | dict) for each in one)


def occurring(trigger: dict[str, Any], key: str) -> dict[str, Any]:
    """What is heard as it occurs, whatever the timing, and without what must be so beside it."""
    heard = {"event" if name == key else name: value for name, value in trigger.items() if name != "and"}
    other = heard.get(OR_AFTER)
    return {**heard, OR_AFTER: occurring(other, next(iter(other)))} if isinstance(other, dict) else heard


def _as_one(data: Any) -> Any:
    """Bans that differ in what is banned as one ban of several deeds."""
    bans = data.get("cannot")
    if not isinstance(bans, list) or not all(isinstance(one, dict) and "deed" in one for one in bans):
        return data
    return {**data, "cannot": {**bans[0], "deed": [one["deed"] for one in bans]}}


def _is_known(thing: Any) -> bool:
    """True of a word for one thing, which has no article."""
    return isinstance(thing, str) and (thing in _KNOWN or thing[:1].isupper() or thing.startswith("that "))


def _kind_alone(thing: Any) -> Any:
    return thing["kind"] if isinstance(thing, dict) and thing.keys() == {"kind"} else thing


def _without_one(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A mapping without one of its keys."""
    if len(data) > 1:
        for key in data:
            yield {other: value for other, value in data.items() if other != key}


def _slices(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Some keys of a mapping: those that stand side by side, or all but one."""
    items = [*data.items()]
    for size in range(1, len(items)):
        for start in range(len(items) - size + 1):
            yield dict(items[start : start + size])
    yield from _without_one(data)


def renamed(data: Any) -> Iterator[Any]:
    """Data, also with a word that a phrase around it puts in the place of another one."""
    yield data
    inside = [one for one in _inner(data) if isinstance(one, str)]
    for word, names in _NAMES.items():
        if word in inside:
            for name in names:
                yield called(data, name) if word == CHOSEN else put_for(data, word, name)
