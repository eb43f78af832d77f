"""The Reference card: the numbers of its icons by how many investigators play."""

from typing import Final, NamedTuple

from adjudicator.games.eldritch.components.reading import things
from adjudicator.language.records import need
from adjudicator.language.shapes import Whole


class Card(NamedTuple):
    """So many Gates and Clues are spawned, and so many Monsters by each Gate of a surge."""

    gates: int
    clues: int
    surge: int


_NUMBER = need(Whole(1, 9))
REFERENCE_CARD: Final = {
    int(players): card
    for players, card in things(
        "reference-card.yaml", Card, dict.fromkeys(("gates", "clues", "surge"), _NUMBER)
    ).items()
}
