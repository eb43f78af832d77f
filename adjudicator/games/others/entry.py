"""The Others: 7 Sins, as the rooms above know it."""

from pathlib import Path

from adjudicator.games.kit.game import KitGame
from adjudicator.games.kit.play import Play
from adjudicator.games.others.declared import OTHERS

_START = Path(__file__).parent / "situation" / "example.yaml"

GAME = KitGame("others", "The Others: 7 Sins", Play, OTHERS, _START)
