"""Every key beside an effect, with every word that it allows, changes something in play, or is refused.

Each effect is resolved by itself where it can do something; all is drawn from the declarations of the vocabulary.
"""

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from random import Random
from typing import Any, NamedTuple

import pytest
from arkham.drawn import Plain, drawn, is_closed
from arkham.worlds import CONTEXT, meaning, start, words
from playing import fresh

from adjudicator.engine.choices import Option
from adjudicator.engine.loops import DoesNotEnd
from adjudicator.games.arkham.abilities.resolving import RESOLVE, Resolving
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.vocabulary.abilities import ABILITY
from adjudicator.games.arkham.vocabulary.amounts import NumberShape
from adjudicator.games.arkham.vocabulary.conditions import CONDITION
from adjudicator.games.arkham.vocabulary.effects import EFFECT, EFFECTS
from adjudicator.games.arkham.vocabulary.events import CHOSEN
from adjudicator.games.arkham.vocabulary.parts import PER_STAT
from adjudicator.games.arkham.vocabulary.references import OfTypes, WhichShape, suits
from adjudicator.games.arkham.vocabulary.triggers import TRIGGER
from adjudicator.language.diagnostics import Faults
from adjudicator.language.nodes import node_of
from adjudicator.language.records import REQUIRED, Field, Head
from adjudicator.language.shapes import Ahead, Checking, Later, ListOf, MapOf, OneOf, Shape, Word
from adjudicator.language.source import Source

REFERENCES: tuple[Plain, ...] = (
    *("treachery", "you", "this", "chosen", "your location", "attacking enemy", "that enemy", "another investigator"),
    *("each investigator", {"kind": "enemy", "at": "your location"}),
    {"kind": "enemy", "at": {"kind": "location", "named": "Hall"}},
    {"kind": "enemy", "exhausted": True},
    {"kind": "enemy", "zone": "encounter discard"},
    {"kind": "location", "named": "Hall"},
    {"kind": "location", "revealed": False},
    {"kind": "asset", "controlled by": "you"},
    {"kind": "asset", "controlled by": "another investigator"},
    {"kind": "asset", "exhausted": True},
    {"kind": "asset", "zone": "hand"},
    {"kind": "asset", "zone": "discard", "of": "another investigator"},
    {"kind": "card", "zone": "discard"},
    {"kind": "card", "zone": "deck"},
    *("current act", "current agenda", {"kind": "investigator", "other than": "you"}),
)
"""Things of every type, in every place: what is done to some of them changes something."""
WITHIN: tuple[tuple[Plain, Plain], ...] = (
    ({}, {}),
    ({"when": "reveal token"}, {"test": "combat", "difficulty": 2, "success": {"gain": 1}, "failure": {"lose": 1}}),
    ({"when": "attack", "who": "you"}, {"attacks": {"kind": "enemy", "engaged with": "you"}}),
    ({"when": "dealt", "who": "you"}, {"damage": 2, "horror": 1}),
    ({"would": "discover", "who": "you"}, {"discover": 1}),
    ({"when": "defeat", "what": "enemy"}, {"defeat": {"kind": "enemy", "engaged with": "you"}}),
)
"""What an effect answers to: nothing, a token, an attack, damage, a discovery."""
TESTS = ("fight", "investigate", "evade")
TOKENS: Plain = [
    "0",
    "+1",
    "-1",
    "-2",
    "-3",
    "-4",
    "skull",
    "cultist",
    "tablet",
    "elder thing",
    "auto-fail",
    "elder sign",
]
PARTNERS: dict[tuple[str, str], dict[str, Plain]] = {
    ("if", "else"): {"if": {"there is": {"kind": "card", "named": "Nobody At All"}}},
    ("either", "freely"): {"either": {"this": {"gain": 0}, "that": {"damage": 1}}},
    ("lose keywords", "until"): {"lose keywords": {"kind": "asset", "zone": "hand"}},
    ("test", "difficulty"): {"success": {"gain": 3}},
    ("search", "else"): {"search": {"kind": "card", "named": "Nobody At All", "zone": "deck"}},
    **{key: {"revealed": TOKENS} for key in product(TESTS, ("then", "then after"))},
    **{(test, "revealed"): {"then": {"gain": 3}} for test in TESTS},
}
"""What stands beside a key that makes no difference alone, or in place of what keeps it from making any."""
COURSES, ANSWERS, ALIVE = 2, 24, 4
NOTHING: Plain = {"gain": 0}
SILENT = {
    **dict.fromkeys(("heal more damage", "heal more horror"), "it answers to a healing; heal.feature shows it"),
    "look at the top": "by itself it only shows cards",
    **dict.fromkeys(("prevent horror", "reassign damage", "reassign horror"), "the features about damage show it"),
    "add swarm cards": "no enemy of the position has swarming; swarming-x.feature shows it",
    **dict.fromkeys(
        ("resolve story card", "turn over", "look at the other side of", "codex"),
        "no story card is in the position; story-cards.feature shows it",
    ),
    "modify": "that something lasts shows in nothing that is compared; modifiers.feature shows it",
    **dict.fromkeys(
        ("flip keys on", "take the keys here"), "no key token is in the position; keys-innsmouth.feature shows it"
    ),
    **dict.fromkeys(("shift", "flip", "bind"), "no key card is in the position; keys-scarlet-keys.feature shows it"),
    **dict.fromkeys(
        ("lower the cost", "provoke no attacks of opportunity"),
        "no card of the position is about to be paid for; words-of-assets.feature shows it",
    ),
    "replenish": "no card of the position has spent any uses; words-of-assets.feature shows it",
    "one more icon": "icons of cards show in the tests to which they are committed; words-of-assets.feature shows it",
    "draw until": "more cards are in hand in the position than it says; drawing-cards.feature shows it",
    "explore": "no exploration deck is in the position; explore.feature shows it",
    "resolve haunted": "no location of the position is haunted; haunted.feature shows it",
    "release tokens on": "no token is sealed in the position; sealed.feature shows it",
    "place a random key": "no key token is in the position; locations-of-scenarios.feature shows it",
    **dict.fromkeys(
        ("advance to", "advance to the reverse of"),
        "there is one act and one agenda; act-deck-and-agenda-deck.feature shows it",
    ),
    "proceed to": "no scenario follows; campaign-play.feature shows it",
    "in each later scenario": "no scenario follows; faq-transferring-investigators.feature shows it",
    "remove from the deck": "no card has such a title; faq-legal-deck-size.feature shows it",
    "this effect can cause the current agenda to advance": "it does nothing by itself",
}
"""Effects of which nothing can be seen here, with the reason."""
ELSEWHERE = {
    ("cancel", "all effects"): "no card that surges is drawn there; cancel.feature shows it",
    ("remove from the game", "until"): "it comes back after what is compared",
    ("seal", "amount"): "the bag holds every token once",
    ("choose several", "different"): "every card of the position is in it once",
    ("opening hand", "different"): "every card of the position is in it once",
    ("opening hand", "search"): "hands are drawn before the game begins",
    ("try", "for"): "an effect brings about few kinds of things; effects.feature shows it",
    ("fight", "damage if failed"): "no attacked enemy is engaged with another investigator alone",
    (
        "fight",
        "target gains",
    ): "it matters to a failure; words-of-player-cards.feature shows it",
    (
        "move towards",
        "all the way",
    ): "every location is one step away; nearest.feature shows it",
    (
        "move along a shortest path to",
        "all the way",
    ): "every location is one step away; words-of-assets.feature shows it",
    ("test", "fixed"): "nothing changes a difficulty there; difficulty-skill-tests.feature shows it",
    ("test", "parley"): "only cards that speak of parleys tell the difference",
    ("resolution", "favorable"): "only a reading tells the difference",
    ("investigate", "ignoring all other effects"): "nothing else has an effect on the shroud there",
    ("prevent damage or horror", "then"): "nobody chooses to prevent any there; events-and-skills.feature shows it",
    ("later", "do"): "it comes after what is compared",
    ("ignore limits of", "until"): "it matters to later abilities; limits-and-maximums.feature shows it",
    ("take an action", "as if in turn"): "it is the turn of whoever takes it; faq-as-if.feature shows it",
    ("use", "until"): "nothing that lasts is compared",
}
"""Keys that make no difference where effects are resolved by themselves, with the reason."""
Told = tuple[object, ...]


class Setting(NamedTuple):
    """How an effect comes to be resolved: by itself, or in answer to something else that resolves."""

    trigger: Plain
    around: Plain


SETTINGS = [Setting(*one) for one in WITHIN]


def values(shape: Shape[Any]) -> Iterator[Plain]:  # noqa: C901
    """Values of a shape; of references those that mean something in the position."""
    while isinstance(shape, Later | Ahead):
        shape = shape._shape() if isinstance(shape, Later) else shape._shape
    if isinstance(shape, WhichShape):
        yield from REFERENCES
    elif isinstance(shape, OfTypes):
        yield from (one for one in REFERENCES if (read := meaning(shape, one)) is not None and suits(read, shape.types))
    elif isinstance(shape, ListOf):
        yield from values(shape.item)
    elif isinstance(shape, NumberShape):
        yield from (1, 9)
    elif shape is CONDITION:
        yield {"there is": "you"}
    elif shape is PER_STAT:
        yield {"combat": 1}
    elif isinstance(shape, MapOf) and not shape.keys:
        yield {"this": {"gain": 2}, "that": {"damage": 1}}
    elif shape is EFFECT:
        yield from ({"gain": 2}, {"exhaust": "chosen"}, {"damage": 1, "to": "chosen"}, {"return": "chosen"})
    elif shape is TRIGGER:
        yield from ({"at": "end turn"}, {"after": "draw", "who": "you"})
    elif isinstance(shape, MapOf) and not isinstance(shape.item, OneOf):
        yield from ({key: value} for key in shape.keys or ("this",) for value in islice(values(shape.item), 1))
    elif isinstance(shape, Word) and not isinstance(shape, OneOf):
        yield from ("encounter deck", *words()[:3])
    else:
        yield from drawn(shape)


def few(shape: Shape[Any]) -> bool:
    """True if each word of a shape is looked at by itself: chaos tokens are too many for that."""
    return is_closed(shape) and "skull" not in getattr(getattr(shape, "item", shape), "words", ())


@cache
def _game() -> Arkham:
    """The position, in which Trinket has an ability that answers to each of the triggers."""
    said: dict[str, Any] = json.loads(start())
    abilities = [{"forced": one.trigger, "do": NOTHING} for one in SETTINGS if one.trigger]
    said["cards"]["Trinket"] = {"type": "asset", "cost": 0, "abilities": abilities}
    game = fresh(json.dumps(said))
    assert isinstance(game, Arkham)
    return game


@cache
def effects_of(plain: str, place: int) -> tuple[Effect, ...] | None:
    """The effects that are resolved in a setting; None where they are at fault in it."""
    trigger = SETTINGS[place].trigger
    if not trigger:
        found: tuple[Effect, ...] | None = meaning(EFFECTS, json.loads(plain), CHOSEN)
        return found
    ability = {"forced": trigger, "do": json.loads(plain)}
    faults, root = Faults(), node_of(ability)
    at = Checking(Source("an ability", "", root), faults)
    at.meant = CHOSEN
    read = ABILITY.check(root, at)
    return None if faults else read.effects


@cache
def told(effect: str, place: int, seed: int) -> Told | None:
    """What comes of an effect: the questions with their options, and how things stand after it; None if at fault."""
    game, around, effects = _game(), SETTINGS[place].around, effects_of(effect, place)
    if effects is None:
        return None
    before = game.cards["trinket"]
    if around:
        other = [*before.abilities]
        other[place - 1] = other[place - 1]._replace(effects=effects)
        game.cards["trinket"] = before._replace(abilities=tuple(other))
    mark = game.mark()
    found: list[object] = []
    try:
        game.start(RESOLVE, Resolving(meaning(EFFECTS, around) if around else effects, CONTEXT.choosing("rats")))
        found += _answered(game, Random(seed))
        found.append(tuple((cell, value) for cell, value in game.state.snapshot().items() if is_plain(value)))
    finally:
        game.rollback(mark)
        game.cards["trinket"] = before
    return tuple(found)


def _answered(game: Arkham, chance: Random) -> Iterator[Told]:
    """The questions that come, each with its options."""
    for _answer in range(ANSWERS):
        try:
            question = game.run()
        except DoesNotEnd:
            return
        if question is None or not question.options:
            return
        yield question.what, tuple(_said(option) for option in question.options)
        passing = [option for option in question.options if option.declines and chance.random() < 0.8]
        game.answer(chance.choice(passing or question.options))


def _said(option: Option) -> Told:
    return option.verb, option.things, option.who


def is_plain(value: object) -> bool:
    """True of numbers and names; that something lasts or is heard shows in what comes of it."""
    return type(value) in (str, int, bool) or (type(value) is tuple and all(map(is_plain, value)))


def differ(one: Plain, other: Plain, place: int) -> bool:
    """True if two effects come to something different in one of the courses."""
    first, second = json.dumps(one), json.dumps(other)
    return any(told(first, place, seed) != told(second, place, seed) for seed in range(COURSES))


@cache
def alive(word: str) -> tuple[tuple[int, str], ...]:
    """Some ways in which an effect does something: where it is resolved, and all that must be said."""
    head, found = EFFECT.heads[word], []
    for place, value in product(range(len(SETTINGS)), values(head.shape)):
        for beside in islice(_needed(head), 16):
            plain = {word: value, **beside}
            if not _is_at_fault(plain, place) and differ(plain, NOTHING, place):
                found.append((place, json.dumps(plain)))
                break
        if len(found) == ALIVE:
            break
    return tuple(found)


def _is_at_fault(plain: Plain, place: int) -> bool:
    return effects_of(json.dumps(plain), place) is None


def _needed(head: Head) -> Iterator[dict[str, Plain]]:
    """What must stand beside a head word, in several ways."""
    wanted = {key: field for key, field in head.fields.items() if field.default is REQUIRED}
    for chosen in product(*(tuple(islice(values(field.shape), 5)) for field in wanted.values())):
        yield dict(zip(wanted, chosen, strict=True))


def matters(word: str, key: str, field: Field, value: Plain) -> bool:
    """True if a key with this value is refused wherever the effect does something, or changes what comes of it."""
    refused = 0
    for place, said in alive(word):
        plain = {**json.loads(said), **PARTNERS.get((word, key), {})}
        others = [{**plain, key: one} for one in islice(values(field.shape), 3) if one != value]
        if _is_at_fault({**plain, key: value}, place):
            refused += 1
        elif any(
            differ({**plain, key: value}, other, place)
            for other in (plain, *others)
            if other != plain or key not in plain
        ):
            return True
    return refused == len(alive(word))


KEYS = [
    (word, key)
    for word, head in EFFECT.heads.items()
    for key in head.fields
    if word not in SILENT and (word, key) not in ELSEWHERE
]


@pytest.mark.parametrize("word", [word for word in EFFECT.heads if word not in SILENT])
def test_an_effect_does_something(word: str) -> None:
    assert alive(word)


@pytest.mark.parametrize(("word", "key"), KEYS, ids=[f"{word}, {key}" for word, key in KEYS])
def test_a_key_beside_an_effect(word: str, key: str) -> None:
    field = EFFECT.heads[word].fields[key]
    others = [value for value in values(field.shape) if value not in (field.default, False)]
    if few(field.shape):
        assert [value for value in others if not matters(word, key, field, value)] == []
    else:
        assert any(matters(word, key, field, value) for value in others)
