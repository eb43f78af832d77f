"""The files in which the cards are written."""

from pathlib import Path

from adjudicator.games.kit.effects import CardFile

_HERE = Path(__file__).parent / "cards"

PLACES_FILE = CardFile(_HERE / "places.yaml")
SURVIVAL_FILE = CardFile(_HERE / "survival.yaml")
HUNT_FILE = CardFile(_HERE / "hunt.yaml")
