"""The impact of every event is known as soon as the game is there."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_event_has_its_impact_whatever_is_loaded() -> None:
    script = """
from importlib import import_module
from pkgutil import walk_packages
import adjudicator.games.arkham.entry
from adjudicator.games import arkham
from adjudicator.games.arkham.game import Arkham
before = set(Arkham.impacts)
for module in walk_packages(arkham.__path__, "adjudicator.games.arkham."):
    import_module(module.name)
print(*sorted(set(Arkham.impacts) - before))
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("\n", "")
