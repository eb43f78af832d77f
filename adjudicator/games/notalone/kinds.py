"""The things that the sentences of Not Alone name: players, places, cards, tokens."""

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.kinds import Named, Words, listed
from adjudicator.games.kit.seats import OneSeat, Seat
from adjudicator.games.notalone.card_files import HUNT_FILE, PLACES_FILE, SURVIVAL_FILE
from adjudicator.games.notalone.planet import TOKENS
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

CREATURE = OneSeat("creature", "creature", "B", short="hand", means="the Creature's player")
HUNTED = Seat(
    "hunted",
    "hunted",
    ("C", "D", "E", "F", "G", "H"),
    rule="setup.17",
    means="the Hunted, clockwise from the left of the Creature",
)

_NUMBERS = {name.lower().removeprefix("the "): number for number, name in enumerate(PLACES_FILE.names, 1)}
PLACE = Named(
    "a place", {**_NUMBERS, **{str(number): number for number in _NUMBERS.values()}, "artefact": 10}, "stocks"
)
"""The ten places, by their names or numbers."""


class CardKind(Named[str]):
    """Cards of a kind by their names; a card of another kind is not unknown, but out of place."""

    def __init__(self, meaning: str, *names: str) -> None:
        super().__init__(meaning, {name.lower(): name for name in names}, code="E301")

    def understood(self, game: Machine, text: str, node: Node, at: Checking) -> str | None:
        """The card of a name; None and a fault where it names none, or one of another kind."""
        found, other = self.read(game, text), CARD.read(game, text)
        if other is None:
            names = self.values(game)
            at.fault(
                self.code, f'there is no card "{text}"', node, did_you_mean(text, names) or f"there are {listed(names)}"
            )
        elif found is None:
            kind = HUNT_CARD if HUNT_CARD.read(game, text) else SURVIVAL_CARD
            at.fault("E403", f"{other} is not {self.meaning}", node, f"it is {kind.meaning}")
        return found


HUNT_CARD = CardKind("a Hunt card", *HUNT_FILE.names)
SURVIVAL_CARD = CardKind("a Survival card", *SURVIVAL_FILE.names)
CARD = CardKind("a Survival or Hunt card", *HUNT_FILE.names, *SURVIVAL_FILE.names)
TOKEN = Named("a Hunt token", {token: token for token in TOKENS}, "tokens")
SIDE_OF_BOARD = Words("A", "B", meaning="a side of the board")


def place_name(place: int) -> str:
    """A place as a file says it: `lair`."""
    return PLACE.say(place)
