"""A position in which much is going on, and courses of play in it: what a description changes shows in one of them."""

import json
from functools import cache
from random import Random
from typing import Any

from playing import fresh

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.events import Listener
from adjudicator.engine.loops import DoesNotEnd
from adjudicator.games.arkham.facts import OUTCOME
from adjudicator.games.arkham.framework.phases import PHASES, InPhase
from adjudicator.games.arkham.slots import NORMAL
from adjudicator.games.arkham.terms import ORDER
from adjudicator.language.diagnostics import InputAtFault

NAME = "Trinket"
"""The card whose description is drawn."""
CHARMS = [f"{slot} charm" for slot in NORMAL]
"""A card for each type of slot."""
WITNESS = "Witness"
"""A card that asks which actions have been performed: what nobody asks about is not remembered."""
_ASKS = {"forced": {"when": "end turn"}, "do": {"gain": {"happened": "perform", "this": "round"}}}
COURSES = 5
ANSWERS = 60
Told = tuple[object, ...]


def _people(card: dict[str, Any]) -> dict[str, Any]:
    """Two investigators with something in every area, and the drawn card where cards of its type lie."""
    kind = card["type"]
    held = [NAME, NAME] if kind in ("event", "skill") else []
    played = [NAME] if kind == "asset" else []
    return {
        "roland": {
            "card": "Roland Banks",
            "at": "study",
            "resources": 4,
            "clues": 2,
            "damage": 2,
            "horror": 1,
            "hand": [
                *held,
                *CHARMS,
                "Guts",
                "Emergency Cache",
                "First Aid",
                "Overpower",
                "Knife",
            ],
            "play area": [
                *played,
                CHARMS[0],
                CHARMS[1],
                CHARMS[5],
                {"card": "Beat Cop", "damage": 1},
                "Flashlight",
                "Machete",
            ],
            "threat area": ["Haunted", WITNESS],
            "deck": ["Evidence!", "Physical Training", "Dynamite Blast", "Vicious Blow", "Guard Dog"],
            "discard": ["Dodge", "Perception", "Working a Hunch"],
        },
        "daisy": {
            "card": "Daisy Walker",
            "at": "study",
            "resources": 3,
            "clues": 1,
            "damage": 1,
            "horror": 2,
            "hand": ["Perception", "Mind over Matter", "Deduction"],
            "play area": ["Old Book of Lore", "Research Librarian"],
            "deck": ["Medical Texts", "Hyperawareness", "Barricade", "Encyclopedia"],
            "discard": ["Deduction", "Magnifying Glass"],
        },
    }


def situation(card: dict[str, Any]) -> str:
    """The position with the drawn card in it, as a file says it."""
    kind = card["type"]
    top = [NAME] if kind in ("treachery", "enemy") else []
    place = {"type": "location", "name": "Study", "shroud": 2, "traits": ["Woods"]}
    study = {"card": {**card, "name": NAME} if kind == "location" else place, "clues": 4, "connects": ["hall"]}
    charms = {f"{slot} charm": {"type": "asset", "cost": 0, "slot": slot, "keywords": ["fast"]} for slot in NORMAL}
    said = {
        "game": "arkham",
        "chaos bag": list(ORDER),
        "scenario": "The Gathering",
        "difficulty": "easy",
        "investigators": _people(card),
        "locations": {
            "study": study,
            "cave": {"card": {"type": "location", "name": "Cave", "shroud": 1}, "clues": 3, "connects": ["vault"]},
            "hall": {"card": {"type": "location", "name": "Hall", "shroud": 3}, "clues": 2, "connects": ["study"]},
            "vault": {"card": {"type": "location", "name": "Vault", "shroud": 1}, "clues": 1, "connects": ["hall"]},
        },
        "enemies": {
            "ghoul": {"card": "Ghoul Minion", "engaged": "roland"},
            "priest": {"card": "Ghoul Priest", "at": "hall", "damage": 1},
            "rats": {"card": "Swarm of Rats", "at": "study", "exhausted": True},
            "acolyte": {"card": "Acolyte", "at": "study", "engaged": "daisy"},
        },
        "agenda": {"card": "What's Going On?!", "doom": 2},
        "act": "Trapped",
        "encounter deck": [*top, "Rotting Remains", "Ghoul Minion", "Grasping Hands", "Ancient Evils"],
        "encounter discard": ["Crypt Chill", "Icy Ghoul"],
        "turn": "roland",
        "cards": {NAME: card, WITNESS: {"type": "treachery", "abilities": [_ASKS]}, **charms},
    }
    return json.dumps(said)


def _listens(value: object) -> bool:
    """True if a cell only says which abilities are heard."""
    return value is True or (isinstance(value, tuple) and any(isinstance(one, Listener) for one in value))


def _of_the_card(option: Option) -> bool:
    """True if an option has to do with the drawn card."""
    source = option.value.source if isinstance(option.value, Listener) else ""
    return any(name.startswith(NAME.lower()) for name in (source, *option.things))


@cache
def told(card: str, seed: int) -> Told:
    """What a course of play tells: every question with its options, and how things stand in the end."""
    game, chance = fresh(situation(json.loads(card))), Random(seed)
    phases = iter(("enemy", "upkeep", "mythos", "investigation", "enemy"))
    found: list[object] = []
    for _answer in range(ANSWERS):
        try:
            question = game.run()
        except DoesNotEnd:
            break
        while question is None or not question.options:
            phase = next(phases, None)
            if phase is None or OUTCOME(game):
                break
            game.stop()
            game.waiting = None
            game.start(PHASES[phase], InPhase())
            question = game.run()
        if question is None or not question.options:
            break
        found.append((question.what, tuple((option.verb, option.things, option.who) for option in question.options)))
        favoured = [option for option in question.options if _of_the_card(option)]
        drawn = isinstance(question, Chance) or not favoured or chance.random() < 0.2
        game.answer(chance.choice(question.options if drawn else favoured))
    found.append(tuple((cell, value) for cell, value in game.state.snapshot().items() if not _listens(value)))
    return tuple(found)


def changes_nothing(card: dict[str, Any], other: dict[str, Any]) -> bool:
    """True if the two descriptions of a card come to the same in every course."""
    one, two = json.dumps(card), json.dumps(other)
    return all(told(one, seed) == told(two, seed) for seed in range(COURSES))


def at_fault(card: dict[str, Any]) -> bool:
    """True if the description is refused."""
    try:
        fresh(situation(card))
    except InputAtFault:
        return True
    return False
