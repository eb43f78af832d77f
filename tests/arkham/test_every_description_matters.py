"""Every key of a description of cards changes what is meant, or is refused as a fault: beside each type of card.

Everything is drawn from the declaration of descriptions: a new key is tested without a change here.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from arkham.drawn import Plain, drawn, is_closed
from arkham.worlds import CONTEXT, meaning, words, worlds

from adjudicator.games.arkham.abilities.parts import NAMED
from adjudicator.games.arkham.vocabulary.references import TYPES, WHICH
from adjudicator.language.shapes import ListOf, Shape, Word

FIELDS = {key: field for key, field in WHICH.described.fields.items() if key != "kind"}
PLACES: tuple[dict[str, Plain], ...] = (
    {},
    {"zone": "hand", "of": "each investigator"},
    {"zone": "discard", "of": "each investigator"},
    {"zone": "encounter discard"},
)
"""Where the described cards lie: in play, and in some zones."""
HARDLY = {
    ("investigator", "without"): "nothing is attached to an investigator",
    ("location", "topmost"): "no locations lie in a pile",
    ("mini-card", "at"): "no mini-cards lie at locations of the position",
    ("skill", "at"): "skill cards are attached by no card of the position",
    ("skill", "attached to"): "skill cards are attached by no card of the position",
    ("event", "exhausted"): "no attached event exhausts in the courses",
    ("event", "the most"): "no tokens come to lie on an event",
    ("event", "the fewest"): "no tokens come to lie on an event",
    ("skill", "the most"): "no tokens come to lie on a skill card",
    ("skill", "the fewest"): "no tokens come to lie on a skill card",
    ("event", "to level"): "every event of the position is of level 0",
    ("skill", "to level"): "every skill card of the position is of level 0",
    ("key", "encounter"): "every key card is one",
    ("key", "nearest to"): "no two key cards lie at different distances",
    ("key", "recorded under"): "the campaign log records no key card under a heading",
    ("key", "topmost"): "no key cards lie in a pile",
    ("treachery", "the most"): "no two treacheries lie with tokens on them",
    ("treachery", "the fewest"): "no two treacheries lie with tokens on them",
}
"""What the courses do not come to, with the reason."""
Combination = tuple[str, str, str]


def _values(shape: Shape[Any]) -> Iterator[Plain]:
    """The values of a key, without the opposite of `true`; for free words those that name something in the position."""
    inner = shape.item if isinstance(shape, ListOf) else shape
    return iter(words()) if isinstance(inner, Word) else (value for value in drawn(shape) if value is not False)


@cache
def _found() -> tuple[frozenset[Combination], frozenset[Combination]]:
    """The combinations of a type, a key and a value that are refused, and those that change what is meant."""
    refused: set[Combination] = set()
    open_: list[tuple[Combination, Any, Any]] = []
    for kind in TYPES:
        for place in PLACES:
            plain = meaning(WHICH, {"kind": kind, **place})
            for key, field in FIELDS.items():
                for value in _values(field.shape):
                    combination = (kind, key, str(value))
                    said = meaning(WHICH, {"kind": kind, **place, key: value})
                    if said is None:
                        refused.add(combination)
                    elif plain is not None:
                        open_.append((combination, plain, said))
    changing: set[Combination] = set()
    for game in worlds():
        plainly: dict[Any, tuple[str, ...]] = {}
        for combination, plain, said in open_:
            if combination not in changing:
                if plain not in plainly:
                    plainly[plain] = tuple(plain.all(game, CONTEXT))
                if tuple(said.all(game, CONTEXT)) != plainly[plain]:
                    changing.add(combination)
    return frozenset(refused), frozenset(changing)


@pytest.mark.parametrize("key", FIELDS)
def test_beside_each_type_of_card(key: str) -> None:
    refused, changing = _found()
    values = [str(value) for value in _values(FIELDS[key].shape)]
    for kind in TYPES:
        idle = not any((kind, key, value) in changing for value in values)
        sound = [value for value in values if (kind, key, value) not in refused]
        assert not idle or not sound or (kind, key) in HARDLY, (kind, sound[:5])


@pytest.mark.parametrize("key", [key for key, field in FIELDS.items() if is_closed(field.shape)])
def test_each_word(key: str) -> None:
    refused, changing = _found()
    for value in map(str, _values(FIELDS[key].shape)):
        fits = any((kind, key, value) in changing for kind in TYPES)
        assert fits or value in RARE or all((kind, key, value) in refused for kind in TYPES), value


RARE = (
    *("mental trauma", "physical trauma", "offerings", "renown", "rumors", "breaches", "arrows"),
    *("bounties", "durability", "evidence", "leads", "portents", "shells", "tides", "wishes"),
    *("skull", "cultist", "tablet", "elder thing"),
    *NAMED,
)
"""Words that need make no difference: tokens that do not lie on several cards, and chaos tokens as keys."""
