"""Kinds of slots: a player, a number, a word of a set, a thing with a name, several of them, free words."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import ClassVar, Final, Generic, TypeVar

from adjudicator.engine.machine import Machine
from adjudicator.engine.readings import Readings
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.phrases import amount, unquoted
from adjudicator.language.shapes import Checking, Flag, ListOf, OneOf, Schema, Shape, Whole, Word
from adjudicator.language.source import Node, Text

V = TypeVar("V")
Pairs = tuple[tuple[str, str], ...]
_PARTS: Final = 6
"""The most pieces of one name that holds "and" or commas."""
_NONE: Final = ("nothing", "empty")
NO_GAME: Final = Machine(Readings((), {}))
"""What a file is read with: its words mean the same in every game."""


def listed(names: Iterable[str]) -> str:
    """Names in a row.

    >>> listed(["lair", "jungle", "rover"])
    'lair, jungle and rover'
    """
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def with_article(noun: str) -> str:
    """A noun behind its article.

    >>> with_article("hero"), with_article("investigator")
    ('a hero', 'an investigator')
    """
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


class Kind(Generic[V]):
    """One kind of thing that a slot of a sentence or a key of a file may name; `meaning` is "a space", say.

    `code` is that of the fault where a name means nothing of the kind.
    """

    key: str = ""
    """The key of a file under which facts about things of this kind stand."""
    in_a_game: bool = False
    """True where only a game that is being set up knows what there is: who plays, or which cards a file describes."""

    def __init__(self, meaning: str, code: str = "E302") -> None:
        self.meaning, self.code = meaning, code

    def read(self, game: Machine, text: str) -> V | None:
        """The value that a text names; None where it names nothing of this kind."""
        raise NotImplementedError

    def read_in_a_file(self, text: str) -> V | None:
        """The same where nobody plays yet: the words of a file mean the same in every game."""
        return self.read(NO_GAME, text)

    def say(self, value: V) -> str:
        """The words for a value, which `read` reads back."""
        return str(value)

    def is_so(self, said: V, now: V) -> bool:
        """True where a statement that says the one is so of the other."""
        return bool(said == now)

    def values(self, game: Machine) -> tuple[V, ...]:
        """Every value of this kind in a game, in a stable order; none where they cannot be listed."""
        return ()

    def order(self, value: V) -> tuple[int, str]:
        """Where a value stands among others of its kind, where their order means nothing."""
        return 0, self.say(value)

    def may_be(self, text: str) -> bool:
        """True where a text names something of this kind in a game as it is where nobody is named."""
        return self.read(NO_GAME, text) is not None

    def pairs(self, game: Machine) -> "Pairs":
        """The names of any two things of this kind that a path joins."""
        return ()

    def data(self, value: V) -> object:
        """A value as a file writes it."""
        return self.say(value)

    def path(self, name: str) -> tuple[str, ...]:
        """The keys of a file above the facts about a thing; none where facts about such things have no key."""
        return (self.key, name) if self.key else ()

    def part(self, name: str, facts: dict[str, object]) -> dict[str, object]:
        """The piece of a file that says facts about a thing of a name."""
        return {self.key: {name: facts}}

    def examples(self) -> tuple[str, ...]:
        """The words for some values, for examples of sentences."""
        return tuple(self.say(value) for value in self.values(NO_GAME)[:3]) or ("something",)

    def shape(self) -> Shape[V]:
        """The shape of a value in a file."""
        return Read(self)

    def understood(self, game: Machine, text: str, node: Node, at: Checking) -> V | None:
        """The value that a text names; None and a fault where it names nothing of this kind."""
        found = self.read(game, text)
        if found is None:
            known = [self.say(value) for value in self.values(game)]
            help = did_you_mean(text, known) or (f"there are {listed(known)}" if known else f"write {self.meaning}")
            at.fault(self.code, f'"{text}" is not {self.meaning}', node, help)
        return found


class Read(Shape[V]):
    """The shape of a value that a kind reads without looking at a game."""

    def __init__(self, kind: "Kind[V]") -> None:
        self._kind = kind

    def check(self, node: Node, at: Checking) -> V:
        """The value of the node."""
        if not isinstance(node, Text) or not node.text:
            return self.wrong(node, at, self._kind.meaning)
        return self._kind.understood(NO_GAME, node.text, node, at)  # type: ignore[return-value]

    def schema(self) -> Schema:
        """A text of which the description says what it may be."""
        words = [self._kind.say(value) for value in self._kind.values(NO_GAME)]
        return {"type": "string", "description": self._kind.meaning} | ({"examples": words} if words else {})


class Number(Kind[int]):
    """A whole number within bounds."""

    def __init__(self, least: int = 0, most: int = 999, meaning: str = "a number") -> None:
        super().__init__(meaning)
        self.least, self.most = least, most

    def read(self, game: Machine, text: str) -> int | None:
        """The number; `a` and `no` count."""
        try:
            number = amount(text)
        except ValueError:
            return None
        return number if self.least <= number <= self.most else None

    def values(self, game: Machine) -> tuple[int, ...]:
        """All of them, if they are few."""
        return tuple(range(self.least, self.most + 1)) if self.most - self.least < 20 else ()

    def examples(self) -> tuple[str, ...]:
        """A small one."""
        return (str(max(self.least, min(2, self.most))),)

    def data(self, value: int) -> object:
        """The number."""
        return value

    def shape(self) -> Shape[int]:
        """The shape of such a number."""
        return Whole(self.least, self.most, self.meaning)


class Words(Kind[str]):
    """One word of a closed set."""

    def __init__(self, *words: str, meaning: str) -> None:
        super().__init__(meaning, "E204")
        self.words = words

    def read(self, game: Machine, text: str) -> str | None:
        """The word, whatever its capitals."""
        return next((word for word in self.words if word.lower() == text.lower()), None)

    def values(self, game: Machine) -> tuple[str, ...]:
        """All of them."""
        return self.words

    def shape(self) -> Shape[str]:
        """One of the words."""
        return OneOf(*self.words, meaning=self.meaning)


class Named(Kind[V]):
    """Things that have names, in their order: `names` maps each name to its thing, the usual name of a thing first.

    In a file a plain value under the name of a thing stands for its fact of the key `short`. Where they have
    `namesakes` players may be called like them: no sentence can mean either.
    """

    def __init__(
        self,
        meaning: str,
        names: Mapping[str, V],
        key: str = "",
        code: str = "E302",
        *,
        short: str = "",
        namesakes: bool = False,
    ) -> None:
        super().__init__(meaning, code)
        self.key, self.short, self.namesakes = key, short, namesakes
        self._by_name = {name.lower(): thing for name, thing in names.items()}
        self._names: dict[V, str] = {}
        for name, thing in names.items():
            self._names.setdefault(thing, name)
        self._order = {thing: place for place, thing in enumerate(self._names)}

    def read(self, game: Machine, text: str) -> V | None:
        """The thing of a name, whatever its capitals, with or without an article."""
        plain = text.strip().lower()
        return self._by_name.get(plain, self._by_name.get(plain.removeprefix("the ")))

    def say(self, value: V) -> str:
        """The usual name of a thing."""
        return self._names[value]

    def order(self, value: V) -> tuple[int, str]:
        """As the names are declared."""
        return self._order[value], ""

    def values(self, game: Machine) -> tuple[V, ...]:
        """All of them."""
        return tuple(self._names)


class Some(Kind[tuple[V, ...]]):
    """Several of a kind, in a row: `lair, jungle and rover`; in whatever order they are said they are the same."""

    between: ClassVar[re.Pattern[str]] = re.compile(r", and |, | and ")
    """The words between two names of the row."""

    def __init__(self, of: Kind[V], *, ordered: bool = False) -> None:
        super().__init__(f"{of.meaning}, or several of them in a row")
        self.of = of
        self.ordered = ordered
        self.in_a_game = of.in_a_game

    def read(self, game: Machine, text: str) -> tuple[V, ...] | None:
        """The values of the row; none for "nothing"; None where one of its names means nothing."""
        if text.lower() in _NONE:
            return ()
        found = []
        for name in self._known(game, text):
            value = self.of.read(game, name)
            if value is None:
                return None
            found.append(value)
        return self.in_order(found)

    def _names(self, text: str, is_one: Callable[[str], bool] = lambda _name: False) -> Iterator[str]:
        """The names of the row, each the longest that is one: a name may have an "and" of its own.

        As long as nobody knows which names there are, each is as short as can be.
        """
        gaps = [(gap.start(), gap.end()) for gap in self.between.finditer(text)]
        starts, ends = [0, *(end for _start, end in gaps)], [*(start for start, _end in gaps), len(text)]
        place = 0
        while place < len(starts):
            lasts = range(min(len(ends), place + _PARTS) - 1, place - 1, -1)
            names = ((last, unquoted(text[starts[place] : ends[last]])) for last in lasts)
            last, name = next((last, name) for last, name in names if last == place or is_one(name))
            yield name
            place = last + 1

    def _known(self, game: Machine, text: str) -> Iterator[str]:
        """The names of the row where it is known what there is."""
        return self._names(text, lambda name: self.of.read(game, name) is not None)

    def read_in_a_file(self, text: str) -> tuple[V, ...] | None:
        """The values of the row, as far as the words of a file say them."""
        if text.lower() in _NONE:
            return ()
        found = [self.of.read_in_a_file(name) for name in self._names(text)]
        known = [one for one in found if one is not None]
        return None if len(known) < len(found) else self.in_order(known)

    def may_be(self, text: str) -> bool:
        """True where each name of the row may be one."""
        return text.lower() in _NONE or all(map(self.of.may_be, self._names(text)))

    def in_order(self, values: Iterable[V]) -> tuple[V, ...]:
        """The values as they are compared: in the order of the row if that matters, else sorted by their names."""
        return tuple(values) if self.ordered else tuple(sorted(values, key=self.of.order))

    def say(self, value: tuple[V, ...]) -> str:
        """The names in a row."""
        return listed([self.of.say(one) for one in value]) if value else "nothing"

    def understood(self, game: Machine, text: str, node: Node, at: Checking) -> tuple[V, ...] | None:
        """The values of the row; None and a fault for each name in it that means nothing."""
        if text.lower() in _NONE:
            return ()
        found = [self.of.understood(game, name, node, at) for name in self._known(game, text)]
        known = [one for one in found if one is not None]
        return None if len(known) < len(found) else self.in_order(known)

    def examples(self) -> tuple[str, ...]:
        """Two of them, and one."""
        found = self.of.examples()
        return (listed(found[:2]), *found)

    def data(self, value: tuple[V, ...]) -> object:
        """A list of them."""
        return [self.of.data(one) for one in value]

    def shape(self) -> Shape[tuple[V, ...]]:
        """A list of them."""
        return ListOf(self.of.shape())


class YesNo(Kind[bool]):
    """true or false."""

    def __init__(self) -> None:
        super().__init__("true or false")

    def read(self, game: Machine, text: str) -> bool | None:
        """True for `true`, False for `false`."""
        return {"true": True, "false": False}.get(text)

    def examples(self) -> tuple[str, ...]:
        """true."""
        return ("true",)

    def shape(self) -> Shape[bool]:
        """true or false."""
        return Flag()

    def data(self, value: bool) -> object:
        """The same."""
        return value


class Free(Kind[str]):
    """Free words, of which the rules know nothing."""

    def read(self, game: Machine, text: str) -> str | None:
        """The words as they are."""
        return text

    def shape(self) -> Shape[str]:
        """Any text."""
        return Word(self.meaning)
