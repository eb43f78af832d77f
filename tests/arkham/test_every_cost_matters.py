"""Every word of a cost, and every key beside one, is a fault, cannot be paid, or changes what is paid.

Each cost is that of an ability which somebody could use; all is drawn from the declarations of the vocabulary.
"""

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from random import Random
from typing import Any

import pytest
from arkham.drawn import Plain
from arkham.test_every_effect_matters import few, is_plain, values
from arkham.worlds import meaning, start
from playing import fresh

from adjudicator.engine.choices import Option
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.terms import TOKEN_KINDS
from adjudicator.games.arkham.vocabulary.costs import COST, COSTS
from adjudicator.language.records import REQUIRED, Head

FREE: Plain = []
COURSES, ANSWERS, WAYS = 2, 12, 16
NOT_ON_ASSETS = ("clues", "resources", "actions", "mental trauma", "physical trauma")
"""Kinds of tokens that no file lays on an asset."""
Told = tuple[object, ...]


@cache
def _game() -> Arkham:
    """The position, in which Trinket has an ability that gains 2 resources, and tokens of every kind."""
    said: dict[str, Any] = json.loads(start())
    said["cards"]["Trinket"] = {"type": "asset", "cost": 0, "abilities": [{"free": True, "do": {"gain": 2}}]}
    held = said["investigators"]["roland"]["play area"]
    on_cards = [kind for kind in TOKEN_KINDS if kind not in NOT_ON_ASSETS]
    held[held.index("Trinket")] = {"card": "Trinket", **dict.fromkeys(on_cards, 1)}
    game = fresh(json.dumps(said))
    assert isinstance(game, Arkham)
    return game


@cache
def told(cost: str, seed: int) -> Told | None:
    """What comes of using the ability at this cost: nothing where that cannot be; None where the cost is at fault."""
    game, costs = _game(), meaning(COSTS, json.loads(cost))
    if costs is None:
        return None
    before, mark = game.cards["trinket"], game.mark()
    ability, *others = before.abilities
    game.cards["trinket"] = before._replace(abilities=(ability._replace(costs=costs), *others))
    try:
        return tuple(_used(game, Random(seed)))
    finally:
        game.rollback(mark)
        game.cards["trinket"] = before


def _used(game: Arkham, chance: Random) -> Iterator[object]:
    question = game.run()
    assert question is not None
    using = [option for option in question.options if "trinket" in option.things]
    for _answer in range(ANSWERS if using else 0):
        game.answer(chance.choice(using))
        question = game.run()
        if question is None or not question.options or question.what == "turn":
            break
        yield question.what, tuple(_said(option) for option in question.options)
        using = list(question.options)
    yield tuple((cell, value) for cell, value in game.state.snapshot().items() if is_plain(value))


def _said(option: Option) -> Told:
    return option.verb, option.things, option.who


def differ(one: Plain, other: Plain) -> bool:
    """True if two costs come to something different in one of the courses."""
    first, second = json.dumps(one), json.dumps(other)
    return any(told(first, seed) != told(second, seed) for seed in range(COURSES))


def ways(word: str, without: str = "") -> Iterator[dict[str, Plain]]:
    """A cost that begins with a word, with what must be said, in several ways."""
    head = COST.heads[word]
    wanted = {key: field for key, field in head.fields.items() if field.default is REQUIRED and key != without}
    for value in values(head.shape):
        for chosen in product(*(tuple(values(field.shape)) for field in wanted.values())):
            yield {word: value, **dict(zip(wanted, chosen, strict=True))}


def matters(head: Head, word: str, key: str, value: Plain) -> bool:
    """True if a key with this value is always refused, or makes a difference beside the word."""
    field = head.fields[key]
    others = [one for one in values(field.shape) if one != value]
    refused = True
    for plain in islice(ways(word, key), WAYS):
        said = {**plain, key: value}
        if told(json.dumps(said), 0) is None:
            continue
        refused = False
        without = [] if field.default is REQUIRED else [plain]
        if any(differ(said, other) for other in [*without, *({**plain, key: one} for one in others)]):
            return True
    return refused


@pytest.mark.parametrize("word", COST.heads)
def test_a_cost_is_paid(word: str) -> None:
    assert any(told(json.dumps(plain), 0) is not None and differ(plain, FREE) for plain in ways(word))


KEYS = [(word, key) for word, head in COST.heads.items() for key in head.fields]


@pytest.mark.parametrize(("word", "key"), KEYS, ids=[f"{word}, {key}" for word, key in KEYS])
def test_a_key_beside_a_cost(word: str, key: str) -> None:
    head = COST.heads[word]
    tried = list(values(head.fields[key].shape))
    if few(head.fields[key].shape):
        assert [value for value in tried if not matters(head, word, key, value)] == []
    else:
        assert any(matters(head, word, key, value) for value in tried)


@pytest.mark.parametrize("word", COST.heads)
def test_every_cost_is_paid_or_cannot_be(word: str) -> None:
    others = [plain[word] for plain in ways(word)]
    for plain in ways(word):
        if told(json.dumps(plain), 0) is not None:
            assert differ(plain, FREE) or any(differ(plain, {**plain, word: other}) for other in others)
