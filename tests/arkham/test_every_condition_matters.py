"""Every word and key of a condition or an amount makes a difference in some position, or is refused as a fault."""

from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from typing import Any

import pytest
from arkham.drawn import Plain, drawn, is_closed
from arkham.worlds import CONTEXT, meaning, worlds

from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.terms import ORDER
from adjudicator.games.arkham.vocabulary.amounts import AMOUNTS, NUMBER
from adjudicator.games.arkham.vocabulary.conditions import CONDITION
from adjudicator.language.records import REQUIRED, Head, Headed
from adjudicator.language.shapes import Ahead, Later, ListOf, OneOf, Shape, Word

HEADS = {"condition": CONDITION, "amount": AMOUNTS}
FEW = 24
"""The most values of an open set, and of what stands beside the word that is looked at."""
TRUE, NEVER = {"there is": "investigator"}, {"there is": {"kind": "card", "named": "Nobody At All"}}
TOKENS_ELSEWHERE = ("mental trauma", "physical trauma", "offerings", "renown", "rumors", "breaches")
"""Tokens that lie on no card of the positions."""
SCARCE = {
    ("amount", "tokens"): TOKENS_ELSEWHERE,
    ("amount", "highest"): TOKENS_ELSEWHERE,
    ("condition", "during"): ("parley",),
}
"""Words that no position of the courses is about."""
NOWHERE = (
    "during an action",
    "during a revelation",
    "test on",
    "the campaign log lists",
    "remembered",
    "every undefeated investigator has resigned",
    "advanced by",
    "happened",
)
"""Conditions that hold in no position of the courses; features show them."""
ONE_OF_MANY = (("condition", "revealed"),)
"""Head words of which one value is enough: there are more chaos tokens than tests."""


def _values(shape: Shape[Any]) -> Iterator[Plain]:
    """Values of a shape that mean something different from each other in a position."""
    inner = shape
    while isinstance(inner, ListOf | Later | Ahead):
        inner = (
            inner.item if isinstance(inner, ListOf) else inner._shape() if isinstance(inner, Later) else inner._shape
        )
    if isinstance(inner, Headed):
        yield from (TRUE, NEVER) if inner is CONDITION else (1, {"count": "enemy"})
    elif isinstance(inner, Word) and not isinstance(inner, OneOf):
        yield from ORDER
    elif inner is NUMBER:
        yield from (1, 2, 9, {"count": "enemy"}, {"tokens": "resources", "on": "you"})
    else:
        yield from drawn(inner)


def _plainly(head: Head, without: str = "") -> Iterator[dict[str, Plain]]:
    """What must stand beside a head word, in several ways, and what may, where it must."""
    wanted = {key: field for key, field in head.fields.items() if field.default is REQUIRED and key != without}
    for chosen in product(*(tuple(islice(_values(field.shape), FEW)) for field in wanted.values())):
        yield dict(zip(wanted, chosen, strict=True))


def _told(value: Any, game: Arkham) -> object:
    """What a condition or an amount comes to in a position."""
    return value.holds(game, CONTEXT) if hasattr(value, "holds") else value.of(game, CONTEXT)


@cache
def _each() -> dict[tuple[str, str, str, str], bool]:
    """For each word: if it is refused, or makes a difference."""
    waiting: dict[tuple[str, str, str, str], list[tuple[Any, Any]]] = {}
    found: dict[tuple[str, str, str, str], bool] = {}
    for what, shape in HEADS.items():
        for word, head in shape.heads.items():
            for value in islice(_values(head.shape), None if is_closed(head.shape) else FEW):
                key = (what, word, "", str(value))
                others = [one for one in _values(head.shape) if one != value]
                pairs = [
                    (meaning(shape, {word: value, **beside}), meaning(shape, {word: other, **beside}))
                    for beside in islice(_plainly(head), FEW)
                    for other in islice(others, FEW)
                ]
                waiting[key] = [(one, two) for one, two in pairs if one is not None and two is not None]
                found[key] = all(one is None for one, _two in pairs)
            for name, field in head.fields.items():
                for value in islice(_values(field.shape), None if is_closed(field.shape) else FEW):
                    key = (what, word, name, str(value))
                    pairs = []
                    for first, beside in product(islice(_values(head.shape), FEW), islice(_plainly(head, name), FEW)):
                        said = meaning(shape, {word: first, **beside, name: value})
                        rest = [one for one in islice(_values(field.shape), 3) if one != value]
                        optional = field.default is not REQUIRED
                        pairs += [(said, meaning(shape, {word: first, **beside}))] if optional else []
                        pairs += [(said, meaning(shape, {word: first, **beside, name: one})) for one in rest]
                    waiting[key] = [(one, two) for one, two in pairs if one is not None and two is not None]
                    found[key] = all(one is None for one, _two in pairs)
    for game in worlds():
        for key, pairs in waiting.items():
            if not found[key]:
                found[key] = any(_told(one, game) != _told(two, game) for one, two in pairs)
    return found


@pytest.mark.parametrize("what", HEADS)
def test_every_word(what: str) -> None:
    idle: dict[tuple[str, str], list[str]] = {}
    for (kind, word, name, value), matters in _each().items():
        if kind == what and word not in NOWHERE and not matters and value not in SCARCE.get((kind, word), ()):
            idle.setdefault((word, name), []).append(value)
    made = {(kind, word) for (kind, word, _name, _value), matters in _each().items() if matters}
    assert [key for key in idle if (what, key[0]) not in {*ONE_OF_MANY} & made] == []
