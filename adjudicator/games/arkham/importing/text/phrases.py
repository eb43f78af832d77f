"""The parts that phrases of card text are put together from, before they are an ability."""

from typing import Final, NamedTuple, TypeAlias

Data: TypeAlias = str | int | bool | list["Data"] | dict[str, "Data"] | None
"""What YAML can say: the vocabulary reads and checks it like any card's file."""
Words: TypeAlias = dict[str, Data]


class NotSaid(Exception):
    """The text is English that is understood, but the vocabulary of cards cannot say it."""


class Noun(NamedTuple):
    """A thing that a phrase names: one that is known, or a description of which one, all or a number are meant."""

    what: Data
    article: str = ""
    number: int = 1

    @property
    def is_known(self) -> bool:
        """True of a name or pronoun, and of a description of which all are meant."""
        return self.article in ("", "each")


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
THIS: Final = "this"
CHOSEN: Final = "chosen"


def one_of(noun: Noun, does: "list[Words]") -> Words:
    """The effects on one thing that is chosen."""
    return {"choose": noun.what, "do": alone(does)}


def alone(does: "list[Words] | tuple[Words, ...]") -> Data:
    """One effect as it is, several as a list."""
    return does[0] if len(does) == 1 else [*does]


def joined(lines: tuple[Line, ...]) -> Line:
    """Several sentences of a line as one."""
    return Line(
        tuple(one for line in lines for one in line.abilities),
        tuple(one for line in lines for one in line.effects),
        tuple(one for line in lines for one in line.keys),
        tuple(one for line in lines for one in line.playing),
    )
