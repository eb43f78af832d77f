"""The Others: 7 Sins, as the rooms above know it."""

from pathlib import Path

from adjudicator.games.kit.game import KitGame
from adjudicator.games.others.declared import OTHERS
from adjudicator.games.others.haven import Haven

_START = Path(__file__).parent / "situation" / "example.yaml"

GAME = KitGame("others", "The Others: 7 Sins", Haven, OTHERS, _START)
