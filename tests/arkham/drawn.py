"""Values drawn from the shapes of the vocabulary: of each shape, plain data that it allows."""

from collections.abc import Iterator
from typing import Any

from adjudicator.games.arkham.abilities.parts import NAMED, Named
from adjudicator.games.arkham.game import Which
from adjudicator.games.arkham.speech.which import Described
from adjudicator.games.arkham.vocabulary.amounts import NumberShape
from adjudicator.games.arkham.vocabulary.limits import LimitShape
from adjudicator.games.arkham.vocabulary.references import TYPES, WHICH, OfTypes, WhichShape, suits
from adjudicator.language.records import REQUIRED, Head, Headed, Record
from adjudicator.language.shapes import Ahead, AnyOf, Flag, Later, ListOf, MapOf, OneOf, Shape, Whole, Word

Plain = Any
"""A value as a file says it: a text, a number, a list or a mapping."""

FIRST: dict[str, Plain] = {
    "an effect": {"gain": 2},
    "a cost": {"resources": 1},
    "a condition": {"amount": {"tokens": "resources", "on": "you"}, "at least": 99},
    "an amount": {"count": "enemy"},
    "a triggering condition": {"after": "draw", "who": "you"},
    "a description of cards": {"kind": "enemy"},
    "an ability": {"forced": {"after": "draw", "who": "you"}, "do": {"gain": 2}},
}
"""The plainest thing of each kind, for what only has to be there."""


DESCRIBED = (
    {"kind": "card", "zone": "hand", "of": "you"},
    {"kind": "enemy", "at": "your location"},
    {"kind": "location"},
)
"""References that are descriptions."""


def is_closed(shape: Shape[Any]) -> bool:
    """True if all words of a shape are known."""
    return isinstance(shape, OneOf | Flag) or (isinstance(shape, ListOf) and is_closed(shape.item))


def plainest(shape: Shape[Any]) -> Plain:
    """One value of a shape."""
    return next(drawn(shape))


def drawn(shape: Shape[Any]) -> Iterator[Plain]:  # noqa: C901
    """Values of a shape, the plainest first; of a closed set of words every word."""
    while isinstance(shape, Later | Ahead):
        shape = shape._shape() if isinstance(shape, Later) else shape._shape
    if isinstance(shape, Flag):
        yield from (True, False)
    elif isinstance(shape, OneOf):
        yield from shape.words
    elif isinstance(shape, Whole):
        yield from dict.fromkeys((max(1, shape.least), min(2, shape.most)))
    elif isinstance(shape, LimitShape):
        yield from ("1 per game", "group 1 per game", "max 1 per round")
    elif isinstance(shape, Word):
        yield "Study"
    elif isinstance(shape, WhichShape):
        yield from ("you", *DESCRIBED, *(word for word in (*NAMED, *TYPES) if word != "you"))
    elif isinstance(shape, OfTypes):
        yield from (word for word in drawn(WHICH) if suits(_read(word), shape.types))
    elif isinstance(shape, NumberShape):
        yield from (9, 1)
    elif isinstance(shape, ListOf):
        yield from drawn(shape.item)
    elif isinstance(shape, MapOf):
        item = plainest(shape.item)
        yield from ({key: item} for key in shape.keys or ("this", "that"))
    elif isinstance(shape, AnyOf):
        yield from (value for part in (shape.text, shape.number, shape.mapping) if part for value in drawn(part))
    elif isinstance(shape, Headed):
        yield FIRST.get(shape.meaning) or of_head(shape, next(iter(shape.heads)))
    elif isinstance(shape, Record):
        yield from _records(shape)
    else:
        raise TypeError(f"nothing is drawn from {type(shape).__name__}")


def _records(shape: Record[Any]) -> Iterator[Plain]:
    """Records with what they need: every word of the first key, with each other key in turn."""
    wanted = [key for key, field in shape.fields.items() if field.default is REQUIRED]
    plain = {key: plainest(shape.fields[key].shape) for key in wanted}
    others = [{}, *({key: plainest(field.shape)} for key, field in shape.fields.items() if key not in wanted)]
    for word in drawn(shape.fields[wanted[0]].shape) if wanted else ():
        yield from ({**plain, wanted[0]: word, **other} for other in others)
    if not wanted:
        yield from others[1:]


def _read(word: Plain) -> Which:
    """The reference that a word is, or a description."""
    if isinstance(word, str):
        return Named(word) if word in NAMED else Described(kind=word)
    return Described(kind=word["kind"])


def of_head(shape: Headed, word: str) -> dict[str, Plain]:
    """The plainest mapping that begins with a head word: with what it needs, and nothing else."""
    head = shape.heads[word]
    return {word: plainest(head.shape), **needed(head)}


def needed(head: Head) -> dict[str, Plain]:
    """The keys that a head word must have beside it."""
    return {key: plainest(field.shape) for key, field in head.fields.items() if field.default is REQUIRED}
