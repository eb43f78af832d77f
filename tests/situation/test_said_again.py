"""Whatever a file says of a position is said again when the position is written out, and nothing else is."""

from copy import deepcopy
from io import StringIO
from typing import Any, Final

import pytest
from arkham.test_written_at_random import set_up
from ruamel.yaml import YAML

from adjudicator.games.arkham.situation.setting import ENEMY, FIELDS, INVESTIGATOR, LOCATION, PIECE
from adjudicator.games.arkham.terms import USES
from adjudicator.language.records import Record

BASE: Final[dict[str, Any]] = {
    "game": "arkham",
    "cards": {
        "Trinket": {
            "type": "asset",
            "cost": 1,
            "health": 3,
            "sanity": 3,
            "abilities": [{"free": True, "do": {"gain": 1}, "limit": "2 per round"}],
        },
        "Sprite": {"type": "enemy", "fight": 1, "health": 1, "evade": 1, "concealed": 1},
        "Shoal": {"type": "enemy", "fight": 1, "health": 2, "evade": 1, "swarming": 1},
    },
    "investigators": {
        "roland": {"card": "Roland Banks", "at": "study", "play area": [{"card": "Trinket"}]},
        "daisy": {"card": "Daisy Walker", "at": "hall"},
    },
    "enemies": {
        "ghoul": {"card": "Ghoul Minion", "at": "hall"},
        "sprite": {"card": "Sprite", "in the shadows": True},
        "shoal": {"card": "Shoal", "at": "hall"},
    },
    "locations": {"study": {"card": "Study"}, "hall": {"card": "Hallway"}},
    "agenda": {"card": "What's Going On?!"},
    "act": {"card": "Trapped"},
    "shuffled keys": ["red", "blue", "white"],
    "concealed mini cards": {"in play": [{"of": "sprite", "at": ["hall"]}]},
}
ROLAND: Final = ("investigators", "roland")
TRINKET: Final = (*ROLAND, "play area", 0)
GHOUL: Final = ("enemies", "ghoul")
STUDY: Final = ("locations", "study")
DAISY: Final = ("investigators", "daisy")
SHOAL: Final = ("enemies", "shoal")
PLACES: Final = {PIECE: (TRINKET,), ENEMY: (GHOUL, SHOAL, TRINKET), INVESTIGATOR: (ROLAND, DAISY), LOCATION: (STUDY,)}
"""Where the base has something of a kind."""
Said = tuple[tuple[str | int, ...], dict[str, Any]]
SAID: Final[list[Said]] = [
    *((TRINKET, {key: number}) for key in ("damage", "horror") for number in (1, 2)),
    *((TRINKET, {key: number}) for key in ("clues", "doom", "resources", "breaches", *USES) for number in (1, 9)),
    (TRINKET, {"as": "trinket of mine"}),
    (TRINKET, {"exhausted": True}),
    (TRINKET, {"owner": "daisy"}),
    (TRINKET, {"owner": "nobody"}),
    (TRINKET, {"used": 1}),
    (TRINKET, {"used": 2}),
    *((TRINKET, {key: 5}) for key in ("health", "sanity")),
    (TRINKET, {"traits": ["Charm"]}),
    (TRINKET, {"keywords": ["fast"]}),
    (TRINKET, {"sealed": ["skull", "0"]}),
    (TRINKET, {"earned": True}),
    (TRINKET, {"unstable": True}),
    (TRINKET, {"slot of": "hand"}),
    (TRINKET, {"keys": ["green"]}),
    (TRINKET, {"attached": ["Knife"]}),
    (GHOUL, {"at": "study"}),
    (GHOUL, {"engaged": "daisy"}),
    (GHOUL, {"damage": 1}),
    (GHOUL, {"exhausted": True}),
    *(
        (GHOUL, {key: number})
        for key in ("fight", "evade", "health", "attack damage", "attack horror")
        for number in (0, 7)
    ),
    (GHOUL, {"keys": ["green"]}),
    *((place, {"facedown keys": number}) for place in (TRINKET, GHOUL, ROLAND, STUDY) for number in (1, 3)),
    (GHOUL, {"attached": ["Knife"]}),
    (SHOAL, {"swarm": [{"card": "Knife", "owner": "roland", "damage": 1}]}),
    (SHOAL, {"unknown swarm": 2}),
    (ROLAND, {"at": "hall"}),
    *((ROLAND, {key: number}) for key in ("damage", "horror", "clues", "resources", "doom") for number in (1, 4)),
    *(
        (ROLAND, {key: number})
        for key in ("experience", "actions", "actions taken", "actions lost")
        for number in (1, 2)
    ),
    (ROLAND, {"unknown cards": 2}),
    (ROLAND, {"remembers": ["a name"]}),
    *(
        (ROLAND, {key: number})
        for key in ("willpower", "intellect", "combat", "agility", "health", "sanity")
        for number in (1, 8)
    ),
    *((ROLAND, {key: ["Knife", "Guts"]}) for key in ("hand", "deck", "whole deck", "shuffled deck", "discard")),
    (ROLAND, {"threat area": ["Haunted"]}),
    (ROLAND, {"attached": ["Knife"]}),
    (ROLAND, {"trauma": {"physical": 1, "mental": 2}}),
    (ROLAND, {"used": 1}),
    (ROLAND, {"keys": ["green"]}),
    (DAISY, {"turn taken": True}),
    *((STUDY, {key: number}) for key in ("clues", "doom", "resources", "breaches") for number in (1, 3)),
    (STUDY, {"unrevealed": True}),
    (STUDY, {"flood": "partially flooded"}),
    (STUDY, {"column": 1, "row": 2}),
    (STUDY, {"keys": ["green"]}),
    (STUDY, {"shroud": 0}),
    (STUDY, {"connects": ["hall"]}),
    (STUDY, {"attached": ["Knife"]}),
    (STUDY, {"underneath": ["Knife"]}),
    ((), {"concealed mini cards": {"in play": [{"of": "sprite", "decoys": 0, "at": ["study"]}]}}),
    ((), {"concealed mini cards": {"decoys": 3, "in play": [{"of": "sprite", "decoys": 1, "at": ["hall", "study"]}]}}),
    ((), {"difficulty": "easy"}),
    ((), {"chaos bag": ["+1", "skull"]}),
    ((), {"lead": "daisy"}),
    ((), {"turn": "daisy"}),
    ((), {"turn": "nobody"}),
    ((), {"phase": "enemy"}),
    ((), {"round": 3}),
    ((), {"mode": "standalone"}),
    ((), {"shuffled keys": ["red", "blue"]}),
    ((), {"keys set aside": ["green", "black"]}),
    ((), {"remembered": ["a name"]}),
    *(((), {key: ["Rotting Remains", "Ghoul Priest"]}) for key in ("encounter deck", "encounter discard", "set aside")),
    *(
        ((), {key: ["Rotting Remains", "Ghoul Priest"]})
        for key in ("victory display", "removed from game", "collection")
    ),
    *(((), {f"{how} encounter deck": ["Rotting Remains", "Ghoul Priest"]}) for how in ("whole", "shuffled")),
    ((), {"agenda deck": ["Rise of the Ghouls"]}),
    ((), {"act deck": ["The Barrier"]}),
    ((), {"kinds of tokens": ["damage", "horror"]}),
    ((), {"token pool": {"resources": 0, "doom": 2}}),
    ((), {"symbols": {"skull": {"modifier": -2}}}),
    ((), {"scenario": "The Gathering"}),
    ((), {"campaign log": {"says": ["it is over"], "cultists": ["Peter"]}}),
    ((), {"resolutions": {"1": [{"gain": 1}], "none": [{"gain": 2}]}}),
    ((), {"next scenarios": ["The Gathering"]}),
    ((), {"happened": [{"event": "attack", "this": "round", "by": "ghoul"}]}),
]


def at(data: Any, place: tuple[str | int, ...]) -> Any:
    for one in place:
        data = data[one]
    return data


@pytest.mark.parametrize(("place", "said"), SAID, ids=str)
def test_it_is_said_again(place: tuple[str | int, ...], said: dict[str, Any]) -> None:
    file = deepcopy(BASE)
    at(file, place).update(said)
    YAML().dump(file, out := StringIO())
    rules, table = set_up(out.getvalue())
    written = at(rules.written(table), place)
    assert {key: written.get(key) for key in said} == said


SKILLS: Final = ("willpower", "intellect", "combat", "agility")
NOT_TRIED: Final = {
    PIECE: (
        *SKILLS,
        "card",
        "at",
        "engaged",
        "shroud",
        "fight",
        "evade",
        "attack damage",
        "attack horror",
        "unrevealed",
    ),
    ENEMY: (*SKILLS, "card", "shroud", "in the shadows", "unrevealed"),
    INVESTIGATOR: ("card", "play area", "eliminated"),
    LOCATION: ("card",),
}
"""The keys that the base has already, and those of cards of another type."""
BETWEEN_TWO_ACTIONS: Final = (
    *(
        "decks",
        "bearers",
        "skipped scenarios",
        "during test",
        "during attack",
        "prevails",
        "in progress",
        "newcomers",
        "next campaign",
    ),
)
"""The keys of what does not stay as a file says it until a position is written out."""


@pytest.mark.parametrize("record", NOT_TRIED, ids=lambda record: record.meaning)
def test_every_key_is_tried(record: Record[Any]) -> None:
    said = {key for place, given in SAID for key in given if place in PLACES[record]}
    assert sorted(record.fields.keys() - said - set(NOT_TRIED[record])) == []


def test_every_key_of_the_whole_is_tried() -> None:
    said = {key for place, given in SAID for key in given if not place}
    assert sorted(FIELDS.keys() - said - BASE.keys() - set(BETWEEN_TWO_ACTIONS)) == []
