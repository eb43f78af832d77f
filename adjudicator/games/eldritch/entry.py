"""Eldritch Horror, as the rooms above know it."""

from pathlib import Path

from adjudicator.games.eldritch.declared import ELDRITCH
from adjudicator.games.kit.game import KitGame
from adjudicator.games.kit.play import Play

_START = Path(__file__).parent / "situation" / "example.yaml"

GAME = KitGame("eldritch", "Eldritch Horror", Play, ELDRITCH, _START)
