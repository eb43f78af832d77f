"""Positions in which much is going on, and what a word of the vocabulary means in them."""

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from arkham.drawn import Plain
from arkham.matters import WITNESS, situation
from playing import fresh

from adjudicator.games.arkham.framework.phases import PHASES, InPhase
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.this_test import TEST_OUTCOME
from adjudicator.games.arkham.words import Context
from adjudicator.language.diagnostics import Faults
from adjudicator.language.nodes import node_of
from adjudicator.language.shapes import ANYTHING, Checking, Shape
from adjudicator.language.source import Source

CONTEXT = Context(you="roland", this="trinket", points=2)
ACTS = ("fight", "evade", "investigate", "play", "commit", "move", "engage", "parley")
COURSES, ANSWERS, EVERY = 2, 45, 5
Phases = Iterator[str]


def meaning(shape: Shape[Any], plain: Plain, explained: frozenset[str] = ANYTHING) -> Any:
    """The value of plain data where these words are explained, or every word; None if it is at fault."""
    faults, root = Faults(), node_of(plain)
    at = Checking(Source("a word", "", root), faults)
    at.meant = explained
    found = shape.check(root, at)
    return None if faults else found


def start() -> str:
    """The position in which much is going on, with things that are attached, tokens of many kinds and a log."""
    asked = [{"when": "reveal token"}, {"after": "succeed"}, {"after": "fail"}, {"when": "attack"}]
    card = {"type": "asset", "cost": 0, "abilities": [{"reaction": one, "do": {"gain": 1}} for one in asked]}
    said: dict[str, Any] = json.loads(situation(card))
    said["investigators"]["roland"]["threat area"].remove(WITNESS)
    said["locations"]["study"]["attached"] = ["Barricade", "Obscuring Fog"]
    said["locations"]["vault"]["unrevealed"] = True
    said["campaign log"] = {"Cultists We Interrogated": ["Machete"], "says": ["skull"]}
    said["investigators"]["daisy"]["play area"] += [
        {"card": "Holy Rosary", "exhausted": True, "ammo": 1, "charges": 2, "secrets": 1, "supplies": 1},
        {"card": "Police Badge", "attached": ["Dynamite Blast"]},
    ]
    eye = {"type": "key", "name": "Eye", "traits": ["Relic"], "unique": True, "keywords": ["peril"]}
    said["investigators"]["roland"]["attached"] = [{"card": eye, "unstable": True, "clues": 1}]
    said["enemies"]["rats"]["attached"] = ["Barricade", {"card": {"type": "key", "name": "Scythe"}}]
    said["enemies"]["rats"]["keys"] = ["green", "white"]
    said["locations"]["study"] |= {"flood": "fully flooded", "keys": ["black", "yellow"]}
    said["locations"]["vault"]["flood"] = "partially flooded"
    said["investigators"]["roland"]["keys"] = ["blue", "red"]
    said["investigators"]["daisy"]["play area"] += [
        {"card": "Daisy's Tote Bag", "keys": ["purple"]},
        {"card": "Old Book of Lore", "slot of": "daisy's tote bag"},
    ]
    said["investigators"]["roland"]["discard"] += ["Mob Enforcer", "Paranoia", "Hypochondria"]
    said["encounter discard"] += ["Rotting Remains", "Ghoul Minion"]
    return json.dumps(said)


@cache
def _start() -> str:
    return start()


def worlds() -> Iterator[Arkham]:
    """A game at many points of its course: in turns, in each phase, and wherever somebody is asked after a test."""
    for seed in range(COURSES):
        game, chance, phases = fresh(_start()), Random(seed), iter(("enemy", "upkeep", "mythos", "investigation"))
        assert isinstance(game, Arkham)
        for answer in range(ANSWERS):
            question = game.run()
            while question is None or not question.options:
                phase = next(phases, "")
                if not phase:
                    break
                game.stop()
                game.waiting = None
                game.start(PHASES[phase], InPhase())
                question = game.run()
            if question is None or not question.options:
                break
            if answer % EVERY == 0 or TEST_OUTCOME(game):
                yield game
            acts = [option for option in question.options if option.verb in ACTS]
            game.answer(chance.choice(acts if acts and chance.random() < 0.6 else question.options))


def words() -> tuple[str, ...]:
    """The names and traits of the cards in the position, and the headings of the log: what free words may name."""
    game = fresh(_start())
    assert isinstance(game, Arkham)
    traits = (trait for card in game.cards.values() for trait in card.traits)
    names = (card.name for card in game.cards.values())
    return tuple(dict.fromkeys((*traits, *names, "Cultists We Interrogated")))
