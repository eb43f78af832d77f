"""What the sentences of Not Alone name: players, places, cards, tokens."""

from typing import Any

from adjudicator.games.kit.kinds import Kind, Named, Seat, Some, Words
from adjudicator.games.notalone.cards.hunt import HUNT_CARDS
from adjudicator.games.notalone.cards.places import ALSO, PLACE_CARDS
from adjudicator.games.notalone.cards.survival import SURVIVAL_CARDS
from adjudicator.games.notalone.planet import TOKENS
from adjudicator.games.notalone.words import UsePlace

CREATURE = Seat("creature", "creature", ("B",), most=1)
HUNTED = Seat("hunted", "hunted", ("C", "D", "E", "F", "G", "H"))

_NAMED = {card.plain: number for number, card in PLACE_CARDS.items()}
PLACE = Named("a place", {**_NAMED, **{str(number): number for number in PLACE_CARDS}, **ALSO})
"""The ten places, by their names or numbers."""

_CARDS = {name.lower(): name for name in (*HUNT_CARDS, *SURVIVAL_CARDS)}
_INSTEAD = tuple(name for name, card in SURVIVAL_CARDS.items() if isinstance(card.effects[0], UsePlace))

KINDS: dict[str, Kind[Any]] = {
    "place": PLACE,
    "places": Some(PLACE),
    "several hunted": Some(HUNTED),
    "token": Words(*TOKENS, meaning="a Hunt token"),
    "card": Named("a Survival or Hunt card", _CARDS, code="E301"),
    "cards": Some(Named("a Survival or Hunt card", _CARDS, code="E301")),
    "hunt card": Named("a Hunt card", {name.lower(): name for name in HUNT_CARDS}, code="E301"),
    "survival card": Named(
        "a Survival card", {name.lower(): name for name in SURVIVAL_CARDS if name not in _INSTEAD}, code="E301"
    ),
    "other power": Named("a card that brings another power", {name.lower(): name for name in _INSTEAD}, code="E301"),
    "any survival card": Named("a Survival card", {name.lower(): name for name in SURVIVAL_CARDS}, code="E301"),
    "hunt cards": Some(Named("a Hunt card", {name.lower(): name for name in HUNT_CARDS}, code="E301"), ordered=True),
    "thing": Words("take back", "copy", "place", "remove", "draw", "will", "discard", meaning="a thing to choose"),
    "side": Words("A", "B", meaning="a side of the board"),
    "deck": Words("survival", "hunt", meaning="a deck"),
}
"""What the slots of sentences may name, besides players and numbers."""
