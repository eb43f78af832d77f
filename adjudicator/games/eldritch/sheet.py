"""What is described of the Ancient One sheet: the side that is shown."""

from typing import Final

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.cards.card import Card, known
from adjudicator.games.eldritch.facts import ANCIENT_ONE_CHOSEN, AWOKEN

FRONT, BACK = "front of ", "back of "
NOTHING_KNOWN: Final = Card("", "ancient one")


def side(game: Machine) -> str:
    """The name of the side that is shown, as cards are described by it."""
    return f"{BACK if AWOKEN(game) else FRONT}{ANCIENT_ONE_CHOSEN(game)}"


def other_side(game: Machine) -> str:
    """The name of the side that is not shown."""
    return f"{FRONT if AWOKEN(game) else BACK}{ANCIENT_ONE_CHOSEN(game)}"


def described(game: Machine) -> Card:
    """What is described of the side that is shown; its effects take the place of those of the other side."""
    back = AWOKEN(game) and game.because("ancient-one.6")
    return known(game, f"{BACK if back else FRONT}{ANCIENT_ONE_CHOSEN(game)}") or NOTHING_KNOWN
