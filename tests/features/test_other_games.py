"""The rules of the other games: every scenario of their features that needs only the sentences of all games."""

from pathlib import Path

from pytest_bdd import scenarios

from adjudicator.games.finding import known_games
from adjudicator.testing.steps import *  # noqa: F403

FEATURES = Path(__file__).parents[2] / "features"

for game in known_games():
    if game != "arkham" and any((FEATURES / game).rglob("*.feature")):
        scenarios(game)
