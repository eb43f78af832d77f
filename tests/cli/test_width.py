"""In a pipe the output is the same whatever the environment says of a terminal."""

import pytest

from adjudicator.cli.main import run

FILE = "rulings/arkham/dynamite-blast-attack-of-opportunity.yaml"


@pytest.mark.parametrize(
    "command", [["rule", FILE], ["explain", FILE], ["legal", FILE], ["readings"], ["lookup", "massive"]]
)
def test_columns(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    found = set()
    for columns in ("", "20", "60", "100", "400"):
        monkeypatch.setenv("COLUMNS", columns)
        run(command)
        found.add(capsys.readouterr())
    assert len(found) == 1
