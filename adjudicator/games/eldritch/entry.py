"""Eldritch Horror, as the rooms above know it."""

from pathlib import Path

from adjudicator.games.eldritch.declared import ELDRITCH
from adjudicator.games.eldritch.game import Eldritch
from adjudicator.games.kit.game import KitGame

_START = Path(__file__).parent / "situation" / "example.yaml"

GAME = KitGame("eldritch", "Eldritch Horror", Eldritch, ELDRITCH, _START)
