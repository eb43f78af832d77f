"""Small situations of Arkham Horror at random: a few investigators, cards and enemies, in somebody's turn."""

import json
from random import Random
from typing import Any

from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.library import Library, read_card

PLACES = ("hallway", "attic", "cellar")
SCENARIOS = ("The Gathering", "The Midnight Masks", "The Devourer Below")
THREATS = (
    "Abandoned and Alone",
    "Cover Up",
    "Dissonant Voices",
    "Frozen in Fear",
    "Haunted",
    "Hospital Debts",
    "Hypochondria",
    "Paranoia",
    "Psychosis",
)
"""Treacheries that lie in a threat area."""
HIDDEN = {
    "Whisper": {
        "type": "treachery",
        "keywords": ["hidden"],
        "abilities": [
            {"constant": "you", "get": {"willpower": -1}},
            {"action": 1, "cost": {"resources": 2}, "do": {"discard": "this"}},
        ],
    },
    "Watcher": {
        "type": "enemy",
        "fight": 2,
        "evade": 2,
        "health": 2,
        "damage": 1,
        "keywords": ["hidden"],
        "abilities": [{"free": True, "cost": {"clues": 1}, "do": {"discard": "this"}}],
    },
}
"""Cards of our own that investigators hold unseen."""
CONCEALED = {"type": "enemy", "fight": 2, "evade": 2, "health": 2, "damage": 1, "concealed": 2}
"""An enemy that goes into the shadows."""
KEYWORDS = ("alert", "aloof", "hunter", "retaliate")
WITH_A_VALUE: tuple[dict[str, Any], ...] = (
    {},
    {"swarming": 2},
    {"patrol": {"kind": "location", "with a": "clues"}},
    {"vengeance": 1, "victory": 1},
)
HAUNTED = {"abilities": [{"haunted": {"horror": 1, "to": "you"}}]}
"""What makes a location haunted."""


def _library() -> dict[str, list[Card]]:
    """The cards that come along, by their types."""
    found: dict[str, list[Card]] = {}
    for path in Library().paths():
        card = read_card(path)
        found.setdefault(card.type, []).append(card)
    return found


CARDS = _library()
OF_PLAYERS = tuple(card.name for kind in ("asset", "event", "skill") for card in CARDS[kind])


def a_small_situation(seed: int) -> str:
    """A situation, as a file says it: the same for the same seed."""
    return json.dumps(_Making(Random(seed)).situation())


class _Making:
    """A situation being made: which unique cards are in play already, and which locations."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.taken: set[str] = set()
        people = chance.sample([card.name for card in CARDS["investigator"]], chance.choice((1, 2, 2, 3)))
        self.people = {f"player {number}": person for number, person in enumerate(people, 1)}
        self.cards = iter(chance.sample(OF_PLAYERS, 60))

    def situation(self) -> dict[str, Any]:
        """Everything that the file says."""
        chance = self.chance
        return {
            "game": "arkham",
            "edition": chance.choice(("first", "revised")),
            "scenario": chance.choice(SCENARIOS),
            "difficulty": chance.choice(("easy", "hard")),
            "agenda": chance.choice(CARDS["agenda"]).name,
            "act": chance.choice(CARDS["act"]).name,
            "turn": chance.choice(list(self.people)),
            "investigators": {name: self._investigator(card) for name, card in self.people.items()},
            "locations": {place: self._location(place) for place in PLACES},
            "enemies": {f"enemy {number}": self._enemy() for number in range(1, 1 + chance.randrange(4))},
            "cards": {**HIDDEN, "Lurker": CONCEALED},
            "encounter deck": self._encounter_deck(),
            "concealed mini cards": {"decoys": 3},
        }

    def _encounter_deck(self) -> list[str]:
        """A few treacheries, and now and then something that hides."""
        chance = self.chance
        found = [card.name for card in chance.sample(CARDS["treachery"], 5) if not card.weakness]
        hides = chance.sample((*HIDDEN, "Lurker"), chance.choice((0, 0, 1, 2)))
        return chance.sample((*hides, *found), len(hides) + len(found))

    def _some(self, least: int, most: int) -> list[str]:
        return [next(self.cards) for _ in range(self.chance.randint(least, most))]

    def _investigator(self, card: str) -> dict[str, Any]:
        chance = self.chance
        return {
            "card": card,
            "at": chance.choice((*PLACES, *PLACES[:2])),
            **{token: chance.randrange(3) for token in ("clues", "damage", "horror")},
            "resources": chance.randrange(9),
            "actions": chance.choice((1, 2, 3, 3)),
            "hand": self._some(2, 6) + [name for name in HIDDEN if name not in self.taken and self._takes(name)],
            "deck": self._some(4, 4),
            "discard": self._some(0, 1),
            "play area": self._assets(),
            "threat area": chance.sample(THREATS, chance.choice((0, 0, 1))),
        }

    def _takes(self, name: str) -> bool:
        """True now and then, once for each name."""
        if self.chance.random() < 0.8:
            return False
        self.taken.add(name)
        return True

    def _assets(self) -> list[dict[str, Any]]:
        """A few assets that take no slot of each other."""
        found: dict[str, Card] = {}
        for card in self.chance.sample(CARDS["asset"], self.chance.randrange(5)):
            if card.title not in self.taken and (card.slot or card.name) not in found and not card.weakness:
                found[card.slot or card.name] = card
                self.taken.add(card.title)
        return [{"card": card.name, "exhausted": self.chance.random() < 0.2} for card in found.values()]

    def _location(self, place: str) -> dict[str, Any]:
        chance = self.chance
        card = chance.choice(CARDS["location"])
        plain = {"type": "location", "shroud": chance.randrange(1, 5), **(HAUNTED if chance.random() < 0.3 else {})}
        known = card.name not in self.taken and chance.random() < 0.4
        self.taken.add(card.name)
        return {
            "card": card.name if known else plain,
            "clues": chance.randrange(4),
            "connects": [other for other in PLACES if other != place and chance.random() < 0.8],
            "unrevealed": known and place == "cellar",
        }

    def _enemy(self) -> dict[str, Any]:
        chance = self.chance
        if chance.random() < 0.4:
            return self._enemy_of_our_own()
        card = chance.choice([card for card in CARDS["enemy"] if not card.weakness and card.title not in self.taken])
        if card.unique:
            self.taken.add(card.title)
        engaged = chance.random() < 0.5 and "massive" not in card.keywords
        where = {"engaged": chance.choice(list(self.people))} if engaged else {"at": chance.choice(PLACES[:2])}
        return {"card": card.name, "exhausted": chance.random() < 0.25, **where}

    def _enemy_of_our_own(self) -> dict[str, Any]:
        """An enemy with some of the keywords, perhaps with swarm cards under it."""
        chance = self.chance
        figures = {figure: chance.randrange(1, 4) for figure in ("fight", "evade", "health", "damage")}
        value = chance.choice(WITH_A_VALUE)
        keywords = chance.sample(KEYWORDS, chance.randrange(3))
        swarm = {"unknown swarm": chance.randrange(3)} if "swarming" in value else {}
        engaged = chance.random() < 0.5
        where = {"engaged": chance.choice(list(self.people))} if engaged else {"at": chance.choice(PLACES[:2])}
        card = {"type": "enemy", **figures, "keywords": keywords, **value}
        return {"card": card, "exhausted": chance.random() < 0.25, **swarm, **where}
