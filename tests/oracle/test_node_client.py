"""The oracle driven by a client in another language."""

import json
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest
from oracle.client import ANSWER, REQUEST

ROOT = Path(__file__).parents[2]
NODE = which("node")


@pytest.mark.skipif(NODE is None, reason="needs Node.js")
def test_a_fight_is_played_by_a_client_in_javascript() -> None:
    assert NODE is not None
    client = str(Path(__file__).parent / "client.mjs")
    command = [NODE, client, sys.executable, "-m", "adjudicator", "oracle"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert (seen["total"], seen["back"], seen["wrong"], seen["status"]) == (16, "take an action", "not-legal", 0)
    assert seen["damage"] == {"0": 1, "-4": 0}
    assert "skill-test-timing.8" in seen["why"]
    for one in seen["transcript"]:
        REQUEST.validate(one["request"])
        ANSWER.validate(one["answer"])
