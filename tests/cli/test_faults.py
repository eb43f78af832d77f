"""Every command reports all faults of a file at once."""

from pathlib import Path

import pytest

from adjudicator.cli.main import run

AT_FAULT = """\
game: arkham
investigators: {roland: {card: Roland Banks, at: hallway}}
enemies: {ghoul: {card: Goul Minion, at: hallway, engaged: roland}}
locations: {hallway: {card: Hallway}}
do: [roland fightz ghoul]
ask: [ghoul is defeeted]
expect: {roland is defeeted: no}
claims: {Ann: the odds that ghoul is killd are 1/2}
"""


@pytest.mark.parametrize(
    "command",
    [
        ["rule"],
        ["explain"],
        ["check"],
        ["legal"],
        ["explore"],
        ["explore", "--sample", "9"],
        ["compare", "--edition", "first"],
    ],
    ids=" ".join,
)
def test_a_file_is_at_fault_in_five_places(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "dispute.yaml"
    file.write_text(AT_FAULT, encoding="utf-8")
    assert run([*command, str(file)]) == 2
    told = "".join(capsys.readouterr())
    lines = [line.split("dispute.yaml:")[1].split(":")[0] for line in told.splitlines() if "dispute.yaml:" in line]
    assert lines == ["3", "5", "6", "7", "8"]
