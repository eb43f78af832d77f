"""Records anew what each scenario and each recorded ruling cites: `python tests/citations/renew.py`."""

import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
os.environ["ADJUDICATOR_CARDS"] = str(ROOT / "features" / "no cards")

from citations.record import FOLDER, cited, file_of, key_of, line, written  # noqa: E402
from citations.scenarios import Written, every_scenario  # noqa: E402

from adjudicator.ruling.judging import rule_file  # noqa: E402
from adjudicator.testing.game import editions_of, game_of  # noqa: E402

RULINGS = ROOT / "rulings"
Found = tuple[str, str, str]
"""A line of the record: its file, its key, and what is cited."""


def of_scenarios(scenarios: list[Written]) -> list[Found]:
    """The lines of scenarios."""
    found = []
    for one in scenarios:
        game = game_of(str(one.path), one.tags)
        built = one.build()
        runs = {edition: cited(built.rule(game, edition)) for edition in editions_of(game, one.tags)}
        found.append((file_of(one.folder), key_of(one.path, one.name), line(runs)))
    return found


def of_rulings() -> Iterator[Found]:
    """The lines of the recorded rulings."""
    for path in sorted(RULINGS.rglob("*.yaml")):
        folder = path.parent.relative_to(ROOT).as_posix()
        for ruling in rule_file(path):
            yield file_of(folder), key_of(path, ruling.variant), line({ruling.edition: cited(ruling)})


def main() -> None:
    """Rules everything on as many processors as there are, and writes the files that are otherwise."""
    scenarios = every_scenario()
    parts = [scenarios[start : start + 50] for start in range(0, len(scenarios), 50)]
    with get_context("fork").Pool() as pool:
        found = [*of_rulings(), *(one for part in pool.imap(of_scenarios, parts) for one in part)]
    files: dict[str, dict[str, str]] = defaultdict(dict)
    for file, key, rules in found:
        assert key not in files[file], f"two are called {key}"
        files[file][key] = rules
    for stale in {path.name for path in FOLDER.glob("*.txt")} - set(files):
        (FOLDER / stale).unlink()
    for file, lines in files.items():
        path, now = FOLDER / file, written(lines)
        if not path.exists() or path.read_text(encoding="utf-8") != now:
            path.write_text(now, encoding="utf-8")
            print(f"{path.relative_to(ROOT)} is renewed")


if __name__ == "__main__":
    main()
