"""Draws mutants of the rules' code, and runs what could notice each: scenarios, recorded rulings, and then the tests.

python tests/mutation.py --count 30
python tests/mutation.py adjudicator/games/arkham --count 300 --seed 7 --lines lines.pickle
"""

import os
import sys
import time
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from multiprocessing.context import ForkContext, ForkProcess
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
os.environ["ADJUDICATOR_CARDS"] = str(ROOT / "features" / "no cards")

from mutants.cases import Case, every_case  # noqa: E402
from mutants.drawing import Mutant, every_mutant  # noqa: E402
from mutants.lines import Lines, lines_of  # noqa: E402
from mutants.noticing import GAMES, first_to_notice, install, likely, namings  # noqa: E402
from mutants.testing import first_to_fail  # noqa: E402

RULES = tuple(f"adjudicator/games/{room}" for room in (*GAMES, "kit"))
EQUIVALENT = Path(__file__).parent / "mutants" / "equivalent.txt"


class Tried(NamedTuple):
    """A mutant, the case that noticed it and what it found; both empty if none did."""

    mutant: Mutant
    case: str
    wrong: str
    seconds: float


def equivalent() -> Mapping[str, str]:
    """The mutants that change nothing that can be ruled or cited, each with the reason."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    pairs = zip(lines[::2], lines[1::2], strict=True)
    return {name: reason.strip() for name, reason in pairs}


def drawn(folders: Sequence[str], count: int, seed: int) -> list[Mutant]:
    """So many mutants, the same for the same seed and code."""
    found = every_mutant(tuple(folders))
    return Random(seed).sample(found, min(count, len(found)))


_cases: Mapping[str, Case] = {}
_lines = Lines({}, frozenset())
_options: "Options"


def attempt(mutant: Mutant) -> Tried:
    """Runs what could notice a mutant until something does, in a process that has not imported any game."""
    began = time.monotonic()
    source = (ROOT / mutant.path).read_text(encoding="utf-8")
    cases, tests = likely(mutant, source, _cases, _lines, _options.most)
    install(mutant)
    case, wrong = first_to_notice(cases)
    if _options.tests and not case:
        case = wrong = first_to_fail(tests)
    return Tried(mutant, case, wrong, time.monotonic() - began)


class Options(NamedTuple):
    """What the script is told to do."""

    folders: Sequence[str]
    count: int
    seed: int
    jobs: int
    lines: Path | None
    tests: bool
    most: int
    named: str
    again: Path | None

    def chosen(self) -> list[Mutant]:
        """The mutants that are tried."""
        if self.again is not None:
            names = {survivor(line) for line in self.again.read_text(encoding="utf-8").splitlines()}
            return [one for one in every_mutant(tuple(self.folders)) if one.name in names]
        if self.named:
            return [one for one in every_mutant(tuple(self.folders)) if self.named in one.name]
        return drawn(self.folders, self.count, self.seed)


class Worker(ForkProcess):
    """A process that may have processes of its own, as some tests want: in a daemon they would fail of any mutant."""

    @property
    def daemon(self) -> bool:
        """Never."""
        return False

    @daemon.setter
    def daemon(self, _wanted: bool) -> None:
        """A pool wants it so of every process."""


class Workers(ForkContext):
    """What a pool makes its processes of."""

    Process = Worker


def games_of(mutants: Sequence[Mutant]) -> frozenset[str]:
    """The games whose cases may come to some mutants: all of them, where one is in the kit."""
    rooms = {Path(one.path).parts[2] for one in mutants}
    return frozenset(GAMES) if "kit" in rooms else frozenset(rooms)


SURVIVED = "SURVIVED"


def survivor(line: str) -> str:
    """The name of a mutant in a printed line that says that it survived; empty of any other line."""
    return line.split(": ", 2)[-1] if line.startswith(SURVIVED) else ""


def main(options: Options) -> int:
    """Draw mutants and tell which survive."""
    global _cases, _lines, _options
    _options = options
    namings()  # so that no process has to read them by itself
    chosen = options.chosen()
    games = games_of(chosen)
    _cases = {one.name: one for one in every_case() if one.game in games}
    began = time.monotonic()
    _lines = lines_of(list(_cases.values()), options.tests, options.lines, options.jobs)
    print(f"{len(_cases)} cases, their lines in {time.monotonic() - began:.0f} s", flush=True)
    known = equivalent()
    wanted = [one for one in chosen if one.name not in known]
    killed, survivors, seconds = 0, [], 0.0
    with Workers().Pool(options.jobs, maxtasksperchild=1) as pool:
        for tried in pool.imap_unordered(attempt, wanted, 1):
            seconds += tried.seconds
            place = f"{tried.mutant.line}: {tried.mutant.name}"
            if tried.case:
                killed += 1
                print(f"killed in {tried.seconds:.1f} s: {place}\n    by {tried.case}: {tried.wrong.splitlines()[0]}")
            else:
                survivors.append(place)
                print(f"{SURVIVED} in {tried.seconds:.1f} s: {place}")
            sys.stdout.flush()
    print("\n".join(["", *sorted(survivors)]))
    same = len(chosen) - len(wanted)
    print(f"{len(chosen)} mutants: {killed} killed, {same} equivalent, {len(survivors)} survived", end=": ")
    print(f"{killed / max(1, len(wanted)):.1%}, {seconds / max(1, len(wanted)):.1f} s a mutant")
    return int(bool(survivors))


if __name__ == "__main__":
    parser = ArgumentParser(description=main.__doc__)
    parser.add_argument("folders", nargs="*", default=RULES, help="Folders or files of the code.")
    parser.add_argument("--count", type=int, default=30, help="How many mutants are drawn.")
    parser.add_argument("--seed", type=int, default=0, help="The same seed draws the same mutants of the same code.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="How many at a time.")
    parser.add_argument("--lines", type=Path, help="The file that keeps who comes to which line.")
    parser.add_argument("--tests", action="store_true", help="Run the tests, too, where nothing else notices a mutant.")
    parser.add_argument("--most", type=int, default=200, help="As many cases, and tests, are run for one at most.")
    parser.add_argument(
        "--again", type=Path, help="Not drawn: the survivors of an earlier run, of which this file tells."
    )
    parser.add_argument("--named", default="", help="Not drawn: all mutants whose names have this text.")
    sys.exit(main(Options(**vars(parser.parse_args()))))
