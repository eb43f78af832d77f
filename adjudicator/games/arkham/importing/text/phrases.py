"""The parts that phrases of card text are put together from, before they are an ability."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias

Data: TypeAlias = str | int | bool | list["Data"] | dict[str, "Data"] | None
"""What YAML can say: the vocabulary reads and checks it like any card's file."""
Words: TypeAlias = dict[str, Data]


EVERYBODY_HERE: Final = "each investigator here"
"""The word for all investigators where the card is."""


class NotSaid(Exception):
    """The text is English that is understood, but the vocabulary of cards cannot say it."""


class Noun(NamedTuple):
    """A thing that a phrase names: one that is known, or a description of which one, all or a number are meant."""

    what: Data
    article: str = ""
    number: int = 1
    to: Data = None
    """The thing that the nearest of them is nearest to, if it is not you."""

    @property
    def is_known(self) -> bool:
        """True of a name or pronoun, and of a description of which all are meant."""
        return self.article in ("", "this", "each")

    @property
    def kinds(self) -> tuple[Data, ...]:
        """The kinds of thing that it may be."""
        several = self.what if isinstance(self.what, list) else [self.what]
        return tuple(Noun(one).kind for one in several)

    @property
    def kind(self) -> Data:
        """Its kind, or its name."""
        if isinstance(self.what, list):
            return self.kinds[0] if len(set(map(str, self.kinds))) == 1 else self.what
        return self.what.get("kind") if isinstance(self.what, dict) else self.what


class Sentence(NamedTuple):
    """A sentence of what an ability does: the kind of sentence, what it does, and what it depends on."""

    kind: str
    does: tuple[Words, ...] = ()
    given: Data = None
    chooses: Noun | None = None


class Line(NamedTuple):
    """The meaning of a line of text: abilities, or effects of an event, or other keys of the card."""

    abilities: tuple[Words, ...] = ()
    effects: tuple[Words, ...] = ()
    keys: tuple[tuple[str, Data], ...] = ()
    playing: tuple[tuple[str, Data], ...] = ()


YOU: Final = "you"
NOBODYS: Final = ("location", "act", "agenda")
"""The types of cards that nobody controls: their text speaks to whomever it concerns."""
THIS: Final = "this"
PLAYED: Final[Words] = {"owned by": YOU, "in play": False}
"""The words for the cards that you play, from wherever that is."""
OWN_TITLE: Final = "the title of this card"
"""Stands for the title of the card, which is not among the words of a line."""
CHOSEN: Final = "chosen"
SPOKEN_OF: Final = "what was spoken of before"
"""Stands for something of which a sentence before has spoken, until it is known what that was."""
LOOKED_AT: Final = "the card that was looked at"
"""Stands for a card of a deck, until it is known who looks at it."""
MARGIN: Final = "margin"
IN_PLACE_OF: Final = "in place of"
"""What is said of an attempt beside its own words: the skill that is tested unless something else is said."""
CONNECTING: Final = "a location connecting to theirs"
"""Where somebody goes who is chosen, until it is known that they are where you are."""
SPEAKS_OF: Final = "speaks of"
"""Stands in an effect for the event that it speaks of, to which its ability answers: no other has a word for it."""
SPENT: Final = "how many are spent: "
"""Begins what stands for the number of tokens of a kind that a cost spends, until it is known what the cost is."""
ADDITIONAL: Final = "additional"
"""Stands beside a discovery of more clues than those of another one, until it is known if that is an investigation."""
WHERE_YOU_ARE: Final = "at your location"
"""Stands there if they are discovered where one is then, which may be elsewhere than where one investigates."""
POINTS_FAILED: Final = "points failed"
"""The amount by which a test is failed, until it is known to which test the phrase belongs."""


def one_of(noun: Noun, does: "list[Words]") -> Words:
    """The effects on one thing that is chosen."""
    return {"choose": noun.what, "do": alone(does)}


def alone(does: "list[Words] | tuple[Words, ...]") -> Data:
    """One effect as it is, several as a list."""
    return does[0] if len(does) == 1 else [*does]


def as_list(data: Data) -> "list[Data]":
    """Several things, or one, as a list."""
    return data if isinstance(data, list) else [data]


def parts_of(data: Data) -> Iterator[Data]:
    """The data itself, and all that stands in it."""
    yield data
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for one in inner:
        yield from parts_of(one)


def put_for(data: Data, word: str, meant: Data) -> Data:
    """The data with what is meant wherever the word stands. Raises NotSaid.

    Where another thing is chosen or found, `chosen` is that one, and an outer one has no word.
    """
    if isinstance(data, dict):
        if meant == CHOSEN and _BINDING & data.keys() and word in parts_of(data.get("do")):
            raise NotSaid("something chosen that another choice is about")
        return {key: put_for(value, word, meant) for key, value in data.items()}
    if isinstance(data, list):
        return [put_for(one, word, meant) for one in data]
    return meant if data == word else data


def put_whole(data: Data, part: Data, meant: Data) -> Data:
    """The data with what is meant for a part of it, wherever this stands."""
    if data == part:
        return meant
    if isinstance(data, dict):
        return {key: put_whole(value, part, meant) for key, value in data.items()}
    return [put_whole(one, part, meant) for one in data] if isinstance(data, list) else data


def without(data: Data, key: str) -> Data:
    """The data without a key, wherever it stands."""
    if isinstance(data, dict):
        return {name: without(value, key) for name, value in data.items() if name != key}
    return [without(one, key) for one in data] if isinstance(data, list) else data


def in_turn(done: "list[Words]", more: "Iterable[Words]") -> "list[Words]":
    """Effects after others; those that speak of what was chosen just before are done with it."""
    for effect in more:
        together = with_the_chosen(done[-1], effect) if done else None
        done = [*done, effect] if together is None else [*done[:-1], together]
    return done


def with_the_chosen(before: Words, effect: Words, joint: str = "") -> Words | None:
    """A choice or search with an effect more that is about what is chosen or found; None if it is about another."""
    what = before.get("choose", before.get("search"))
    if what is None or "do" not in before:
        return None
    names = {f"that {kind}".replace("connecting ", "") for kind in Noun(what).kinds}
    if not _CARDS.isdisjoint(map(str, Noun(what).kinds)):
        names.add("that card")
    if not any(name in parts_of(effect) for name in names):
        return None
    after: Data = effect
    for name in sorted(names):
        after = put_for(after, name, CHOSEN)
    does = before["do"]
    both: Data = {"first": does, joint: after} if joint else [*(does if isinstance(does, list) else [does]), after]
    return {**before, "do": both}


def if_failed(does: Data) -> Data:
    """Effects of a failure, in which the points by which the test was failed are its margin."""
    return put_for(does, POINTS_FAILED, MARGIN)


_CARDS: Final = frozenset({"asset", "event", "skill"})
"""The types of what is called "that card" once it is chosen."""
_BINDING: Final = frozenset({"choose", "search", "find", "at random", "the nearest"})
"""Effects that call something chosen."""


def joined(lines: tuple[Line, ...]) -> Line:
    """Several sentences of a line as one."""
    return Line(
        tuple(one for line in lines for one in line.abilities),
        tuple(one for line in lines for one in line.effects),
        tuple(one for line in lines for one in line.keys),
        tuple(one for line in lines for one in line.playing),
    )
