"""The same file gives the same bytes: twice in one process, and in another process with other hashes."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.language.diagnostics import Faults, InputAtFault, render
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source

ROOT = Path(__file__).parents[1]

INLINE = {
    "a fight": """game: arkham
otherwise: pass
investigators:
  roland: {card: Roland Banks, resources: 5, hand: [Machete, Vicious Blow, Guts], play area: [Beat Cop, .45 Automatic]}
  daisy: {card: Daisy Walker}
enemies:
  ghoul: {card: Ghoul Minion, engaged: roland}
  rats: {card: Swarm of Rats, engaged: daisy}
do: [roland plays machete, roland takes it all, roland fights ghoul with machete, roland reveals 0]
ask: [ghoul is defeated, roland may fight rats, ghoul attacks roland before machete enters play]
""",
    "a decision that is missing": """game: arkham
investigators:
  roland: {card: Roland Banks, hand: [Guts, Overpower], resources: 3}
  wendy: {card: Wendy Adams, hand: [Guts, Lucky!]}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
do: [roland evades ghoul]
""",
    "a refusal": """game: arkham
otherwise: pass
investigators: {roland: {card: Roland Banks}, daisy: {card: Daisy Walker}}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
do: [daisy fights ghoul]
claims: {Ann: ghoul is defeated, Bob: roland may investigate}
""",
    "several variants": """game: arkham
otherwise: first
scenario: The Gathering
investigators: {agnes: {card: Agnes Baker, horror: 2, play area: [Holy Rosary]}}
enemies: {ghoul: {card: Ghoul Minion, engaged: agnes}}
variants:
  skull: {do: [agnes investigates, agnes reveals skull], ask: [the test fails]}
  tablet: {do: [agnes investigates, agnes reveals tablet], ask: [the test fails, agnes has 1 damage]}
""",
    "faults": """game: arkham
investigators: {roland: {card: Rolnd Banks, hand: [Machet]}, rolnd: {card: Daisy Walkr}}
enemies: {ghoul: {card: Ghoul Minon, engaged: rolan}}
""",
}


def situations() -> Iterator[tuple[str, str]]:
    """Every recorded ruling, and the ones above, by name."""
    yield from INLINE.items()
    for path in sorted((ROOT / "rulings").rglob("*.yaml")):
        yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def told(name: str, text: str) -> str:
    """Every ruling of a text, the trace included, or all its faults."""
    faults = Faults()
    try:
        return "\n".join(repr(ruling) for ruling in rule_source(read(text, name, faults), faults))
    except InputAtFault as fault:
        return render(fault.faults, lambda _path: text.splitlines())


def everything() -> str:
    """The output of all situations."""
    return "\n".join(f"{name}\n{told(name, text)}" for name, text in situations())


@pytest.mark.parametrize(("name", "text"), list(situations()), ids=[name for name, _text in situations()])
def test_the_same_file_gives_the_same_bytes_twice(name: str, text: str) -> None:
    once = told(name, text)
    assert told(name, text) == once
    assert " object at 0x" not in once, "an address is another one in every process"


@pytest.mark.parametrize("seed", ["1", "4711"])
def test_another_process_with_other_hashes_gives_the_same_bytes(seed: str) -> None:
    command = [sys.executable, str(Path(__file__))]
    environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    process = subprocess.run(command, env=environment, capture_output=True, check=True, timeout=120)
    assert process.stdout.decode("utf-8") == everything()


def test_the_inline_situations_are_what_they_say() -> None:
    assert "E301" in told("faults", INLINE["faults"])
    for name, text in INLINE.items():
        if name != "faults":
            assert told(name, text).startswith("Ruling("), told(name, text)


if __name__ == "__main__":
    sys.stdout.write(everything())
