"""What the sentences of Not Alone name: players, places, cards, tokens."""

from adjudicator.games.kit.kinds import Named, Seat, Words
from adjudicator.games.notalone.cards.files import HUNT_FILE, PLACES_FILE, SURVIVAL_FILE
from adjudicator.games.notalone.planet import TOKENS

CREATURE = Seat("creature", "creature", ("B",), most=1)
HUNTED = Seat("hunted", "hunted", ("C", "D", "E", "F", "G", "H"))

_NUMBERS = {name.lower().removeprefix("the "): number for number, name in enumerate(PLACES_FILE.names, 1)}
PLACE = Named("a place", {**_NUMBERS, **{str(number): number for number in _NUMBERS.values()}, "artefact": 10})
"""The ten places, by their names or numbers."""


def _named(meaning: str, *names: str) -> Named[str]:
    return Named(meaning, {name.lower(): name for name in names}, code="E301")


HUNT_CARD = _named("a Hunt card", *HUNT_FILE.names)
SURVIVAL_CARD = _named("a Survival card", *SURVIVAL_FILE.names)
CARD = _named("a Survival or Hunt card", *HUNT_FILE.names, *SURVIVAL_FILE.names)
TOKEN = Words(*TOKENS, meaning="a Hunt token")
SIDE_OF_BOARD = Words("A", "B", meaning="a side of the board")


def place_name(place: int) -> str:
    """A place as a file says it: `lair`."""
    return PLACE.say(place)
