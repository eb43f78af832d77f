"""An ability from which nothing could come is not usable: of each effect a position of that kind, and one of the other.

Candle is an asset whose free ability has the effect alone, so that nothing else could change anything.
"""

from typing import Any, Final, NamedTuple

import pytest
import yaml
from faulty import ruled

Position = dict[str, Any]


def roland(said: str) -> str:
    """A position of Roland."""
    return f"investigators: {{roland: {{{said}}}}}"


APART: Final = "locations: {study: {connects: []}, hallway: {connects: []}}"
NOTHING: Final = "{}"
AND: Final = "\n"
WENDY: Final = "investigators: {wendy: {card: Wendy Adams, at: study}}"
RATS: Final = "enemies: {rats: {card: Swarm of Rats, at: study}}"
RATS_ELSEWHERE: Final = "enemies: {rats: {card: Swarm of Rats, at: hallway}}"
ENGAGED_RATS: Final = "enemies: {rats: {card: Swarm of Rats, engaged: roland}}"
EXHAUSTED_RATS: Final = "enemies: {rats: {card: Swarm of Rats, at: study, exhausted: true}}"
KEYS_FOR_WENDY: Final = WENDY.replace("investigators: {", "investigators: {roland: {keys: [red]}, ")
EYE: Final = "cards: {Eye: {type: key, abilities: [{shift: {gain: 1}, side: stable}]}}"


class Row(NamedTuple):
    """An effect, a position in which it could change nothing, one in which it could, and a rule that says so.

    The other position is empty where nothing could ever come of the effect in a free ability.
    """

    effect: str
    vain: str
    useful: str
    rule: str = "costs.13"


ROWS = {
    "damage to nobody": Row("damage: 1, to: {kind: enemy, at: your location}", NOTHING, RATS),
    "no damage": Row("damage: {count: {kind: enemy}}, to: you", NOTHING, RATS_ELSEWHERE),
    "horror": Row(
        "horror: 1, to: another investigator", NOTHING, "investigators: {wendy: {at: hallway, card: Wendy Adams}}"
    ),
    "no horror": Row("horror: {count: {kind: enemy}}", NOTHING, RATS_ELSEWHERE),
    "heal damage": Row("heal damage: 1", roland("horror: 1"), roland("damage: 1")),
    "heal horror": Row("heal horror: 1", roland("damage: 1"), roland("horror: 1")),
    "heal nothing": Row(
        "heal horror: {count: {kind: enemy}}", roland("horror: 1"), roland("horror: 1") + AND + RATS_ELSEWHERE
    ),
    "gain": Row(
        "gain: 1, of: ammo, 'on': {kind: asset, trait: Weapon}",
        roland("play area: [Machete]"),
        roland("play area: [.45 Automatic]"),
    ),
    "gain nothing": Row(
        "gain: {tokens: clues, 'on': your location}", "locations: {study: {clues: 0}}", "locations: {study: {clues: 1}}"
    ),
    "lose": Row("lose: 1", roland("resources: 0"), roland("resources: 1")),
    "move tokens": Row("move tokens: clues, from: you, to: your location", NOTHING, roland("clues: 1")),
    "move tokens nowhere": Row(
        "move tokens: clues, from: you, to: {kind: enemy}", roland("clues: 1"), roland("clues: 1") + AND + RATS
    ),
    "spend": Row("spend: 2", roland("resources: 1"), roland("resources: 2")),
    "discover": Row("discover: 1", "locations: {study: {clues: 0}}", "locations: {study: {clues: 1}}"),
    "discover nothing": Row(
        "discover: {count: {kind: enemy}}",
        "locations: {study: {clues: 1}}",
        "locations: {study: {clues: 1}}" + AND + RATS_ELSEWHERE,
    ),
    "draw": Row("draw: 1", NOTHING, roland("deck: [Machete]")),
    "draw nothing": Row(
        "draw: {count: {kind: enemy}}", roland("deck: [Machete]"), roland("deck: [Machete]") + AND + RATS_ELSEWHERE
    ),
    "discard": Row("discard: {kind: enemy}", NOTHING, RATS_ELSEWHERE),
    "discard none": Row(
        "discard: {kind: card, zone: hand}, amount: {count: {kind: enemy}}",
        roland("hand: [Machete]"),
        roland("hand: [Machete]") + AND + RATS_ELSEWHERE,
    ),
    "play": Row(
        "play: {kind: asset, zone: hand}",
        roland("hand: [Machete], resources: 0"),
        roland("hand: [Machete], resources: 5"),
    ),
    "put into play": Row("put into play: {kind: asset, zone: discard}", NOTHING, roland("discard: [Machete]")),
    "attach": Row("attach: {kind: asset, zone: discard}, to: your location", NOTHING, roland("discard: [Machete]")),
    "attach to nothing": Row(
        "attach: {kind: asset, zone: discard}, to: {kind: enemy}",
        roland("discard: [Machete]"),
        roland("discard: [Machete]") + AND + RATS,
    ),
    "exhaust": Row("exhaust: {kind: enemy}", EXHAUSTED_RATS, RATS),
    "ready": Row("ready: {kind: enemy}", RATS, EXHAUSTED_RATS),
    "return": Row("return: {kind: asset, zone: discard}", NOTHING, roland("discard: [Machete]")),
    "return to where it is": Row("return: {kind: asset, zone: hand}, to: hand", roland("hand: [Machete]"), ""),
    "shuffle": Row(
        "shuffle: {kind: asset, zone: discard}", roland("deck: [Knife]"), roland("deck: [Knife], discard: [Machete]")
    ),
    "look at the top": Row("look at the top: 3, of: you", NOTHING, roland("deck: [Machete]")),
    "discard from the top": Row("discard from the top: 3", NOTHING, roland("deck: [Machete]")),
    "search an empty deck": Row(
        "search: {kind: asset, zone: deck}, do: {draw card: chosen}", NOTHING, roland("deck: [Knife]")
    ),
    "search a discard pile": Row(
        "search: {kind: asset, zone: discard}, do: {return: chosen}",
        roland("discard: [Dodge]"),
        roland("discard: [Dodge, Machete]"),
    ),
    "at random": Row("at random: {kind: card, zone: hand}, do: {discard: chosen}", NOTHING, roland("hand: [Machete]")),
    "draw card": Row("draw card: {kind: asset, zone: discard}", NOTHING, roland("discard: [Machete]")),
    "take control": Row(
        "take control: {kind: asset, named: Machete}",
        roland("play area: [Machete]"),
        "investigators: {wendy: {at: study, card: Wendy Adams, play area: [Machete]}}",
    ),
    "blank": Row("blank: {kind: enemy}, until: end of the round", NOTHING, RATS),
    "move": Row(
        "move to a connecting location: true",
        APART,
        "locations: {study: {connects: [hallway]}}",
    ),
    "move to where one is": Row("move: {kind: location, named: Study}", NOTHING, roland("at: hallway")),
    "no location": Row("place at no location: {kind: enemy}", NOTHING, RATS),
    "towards the nearest": Row("move towards the nearest investigator: {kind: enemy}", RATS, RATS_ELSEWHERE),
    "towards": Row("move towards: {kind: location, named: Study}, what: {kind: enemy}", RATS, RATS_ELSEWHERE),
    "towards without a path": Row(
        "move towards: {kind: location, named: Study}, what: {kind: enemy}",
        APART + AND + RATS_ELSEWHERE,
        RATS_ELSEWHERE,
    ),
    "reveal": Row("reveal: {kind: location, named: Hallway}", NOTHING, "locations: {hallway: {unrevealed: true}}"),
    "place": Row("place: {kind: enemy}, at: your location", RATS, RATS_ELSEWHERE),
    "engage": Row("engage an enemy: true", ENGAGED_RATS, RATS),
    "engage again": Row("engage: {kind: enemy}", ENGAGED_RATS, RATS_ELSEWHERE, "engage-action.6"),
    "disengage": Row("disengage: {kind: enemy}", EXHAUSTED_RATS, ENGAGED_RATS),
    "attacks": Row("attacks: {kind: enemy}", NOTHING, RATS),
    "defeat": Row("defeat: {kind: enemy}", NOTHING, RATS),
    "take an action": Row("take an action: move, who: another investigator", NOTHING, WENDY),
    "perform an action": Row("perform an action: move", APART, NOTHING),
    "the nearest": Row("the nearest: {kind: enemy}, do: {exhaust: chosen}", EXHAUSTED_RATS, RATS),
    "fight": Row("fight: {kind: enemy}", NOTHING, RATS),
    "evade": Row("evade: enemy", EXHAUSTED_RATS, ENGAGED_RATS),
    "draw encounter cards": Row("draw encounter cards: 1", "encounter deck: []", "encounter deck: [Rotting Remains]"),
    "discard until": Row(
        "discard from the encounter deck until: {kind: enemy}, do: {spawn: chosen}",
        "encounter deck: []",
        "encounter deck: [Swarm of Rats]",
    ),
    "spawn": Row("spawn: {kind: enemy, zone: set aside}", NOTHING, "set aside: [Swarm of Rats]"),
    "keyword": Row(
        "gain keyword: hunter, to: {kind: enemy}", RATS, "enemies: {ghoul: {card: Ghoul Minion, at: study}}"
    ),
    "earn": Row("earn experience: 1, who: another investigator", NOTHING, WENDY),
    "choose": Row("choose: {kind: enemy, at: your location}, do: {exhaust: chosen}", EXHAUSTED_RATS, RATS, "target.5"),
    "if": Row("if: {there is: {kind: enemy}}, then: {gain: 1}", NOTHING, RATS),
    "either": Row("either: {one: {heal damage: 1}, other: {heal horror: 1}}", NOTHING, roland("horror: 1")),
    "may": Row("may: {heal horror: 1}", NOTHING, roland("horror: 1")),
    "each": Row("each: each investigator, do: {heal horror: 1}", NOTHING, roland("horror: 1")),
    "modify": Row("modify: {kind: enemy}, gets: {fight: 1}, until: end of the round", NOTHING, RATS),
    "put what is in play into play": Row(
        "put into play: {kind: asset, named: Machete}", roland("play area: [Machete]"), ""
    ),
    "evade automatically": Row("evade automatically: {kind: enemy}", NOTHING, ENGAGED_RATS),
    "add tokens": Row("add tokens: {bless: {count: {kind: enemy}}}", NOTHING, RATS_ELSEWHERE),
    "take tokens": Row("take tokens from the bag: {bless: 1}", "chaos bag: [0]", "chaos bag: [0, bless]"),
    "the farthest location": Row(
        "the location farthest from all investigators: [{lose: 1, of: clues, 'on': chosen}]",
        NOTHING,
        "locations: {hallway: {clues: 1}}",
    ),
    "succeed automatically": Row("succeed automatically: true", NOTHING, ""),
    "keep tokens": Row("keep tokens on: this", NOTHING, ""),
    "draw until so many are there": Row(
        "draw until: 2", roland("hand: [Knife, Guts], deck: [Machete]"), roland("hand: [Knife], deck: [Machete]")
    ),
    "draw until nothing is left": Row("draw until: 2", NOTHING, roland("deck: [Machete]")),
    "bind what is not there": Row(
        "bind: Eye, to: {kind: enemy}", RATS + AND + EYE, RATS + AND + EYE + AND + roland("attached: [Eye]")
    ),
    "bind to nobody": Row(
        "bind: Eye, to: {kind: enemy}",
        EYE + AND + roland("attached: [Eye]"),
        RATS + AND + EYE + AND + roland("attached: [Eye]"),
    ),
    "replace the current act and agenda": Row(
        "replace the current act and agenda: {kind: card, zone: set aside}", NOTHING, "set aside: [The Barrier]"
    ),
    "advance": Row("advance: current act", NOTHING, "act: Trapped"),
    "raise the flood level": Row(
        "raise the flood level of: your location", "locations: {study: {flood: fully flooded}}", NOTHING
    ),
    "lower the flood level": Row(
        "lower the flood level of: your location", NOTHING, "locations: {study: {flood: partially flooded}}"
    ),
    "flood": Row(
        "flood: your location, level: fully flooded",
        "locations: {study: {flood: fully flooded}}",
        "locations: {study: {flood: partially flooded}}",
    ),
    "gain a trait": Row("gain trait: Ghoul, to: {kind: enemy}", NOTHING, RATS),
    "lose keywords": Row("lose keywords: {kind: enemy}, until: end of the round", NOTHING, RATS),
    "give keys": Row(
        "give keys: true", WENDY, WENDY.replace("investigators: {", "investigators: {roland: {keys: [red]}, ")
    ),
    "give keys to nobody": Row(
        "give keys: true",
        roland("keys: [red]"),
        WENDY.replace("investigators: {", "investigators: {roland: {keys: [red]}, "),
    ),
    "take the keys here": Row("take the keys here: true", NOTHING, "locations: {study: {clues: 0, keys: [red]}}"),
    "flip keys": Row(
        "flip keys on: your location", NOTHING, "locations: {study: {facedown keys: 1}}\nshuffled keys: [red]"
    ),
    "exile": Row("exile: {kind: asset, other than: this}", NOTHING, roland("play area: [Machete]")),
    "release tokens": Row(
        "release tokens on: {kind: asset, trait: Weapon}",
        roland("play area: [Machete]"),
        roland("play area: [{card: Machete, sealed: [skull]}]"),
    ),
    "seal": Row("seal: bless, 'on': this", "chaos bag: ['0']", "chaos bag: ['0', bless]"),
    "remove from the game": Row("remove from the game: {kind: enemy}, until: end of the round", NOTHING, RATS),
    "remember": Row("remember: a song", "remembered: [a song]", NOTHING),
    "record": Row("record: it is over", "campaign log: {says: [it is over]}", NOTHING),
    "choose several": Row("choose several: {kind: enemy}, number: 1, do: {damage: 1, to: chosen}", NOTHING, RATS),
    "add swarm cards": Row(
        "add swarm cards: 1, to: {kind: enemy}",
        NOTHING,
        "cards: {Zoog: {type: enemy, health: 1, swarming: 1}}\nenemies: {zoog: {card: Zoog, at: study}}\n"
        "investigators: {roland: {deck: [Knife]}}",
    ),
}
"""The effects that could change nothing; those that are never in vain are not among them."""


def merged(base: Any, more: Any) -> Any:
    """One position with what another says of the same things; Candle stays in play."""
    if not isinstance(base, dict) or not isinstance(more, dict):
        return ["Candle", *more] if base == ["Candle"] else more
    return base | {key: merged(base.get(key), value) for key, value in more.items()}


def may_use(effect: str, position: str) -> tuple[str, tuple[str, ...]]:
    """The answer if Roland may use Candle in a position, and the rules of the answer."""
    base: Position = {
        "game": "arkham",
        "cards": {"Candle": {"type": "asset", "abilities": [{"free": True, "do": yaml.safe_load("{" + effect + "}")}]}},
        "investigators": {"roland": {"card": "Roland Banks", "at": "study", "deck": [], "play area": ["Candle"]}},
        "locations": {"study": {"connects": ["hallway"]}, "hallway": {"connects": ["study"]}},
        "turn": "roland",
        "ask": ["may roland use candle"],
    }
    (ruling,) = ruled(yaml.safe_dump(merged(base, yaml.safe_load(position)), sort_keys=False))
    (answer,) = ruling.answers
    return answer.value, answer.because


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_nothing_is_used_in_vain(row: Row) -> None:
    value, because = may_use(row.effect, row.vain)
    assert value == "no"
    assert row.rule in because


@pytest.mark.parametrize(
    "row", [row for row in ROWS.values() if row.useful], ids=[k for k, v in ROWS.items() if v.useful]
)
def test_the_potential_to_change_something_is_enough(row: Row) -> None:
    assert may_use(row.effect, row.useful)[0] == "yes"
