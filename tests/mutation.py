"""Draws mutants of the rules' code, and runs what could notice each: scenarios, recorded rulings, and then the tests.

python tests/mutation.py --count 30
python tests/mutation.py adjudicator/games/arkham --count 300 --seed 7 --lines lines.pickle
"""

import os
import sys
import time
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
os.environ["ADJUDICATOR_CARDS"] = str(ROOT / "features" / "no cards")

from mutants.drawing import Mutant, every_mutant, rules_near  # noqa: E402
from mutants.noticing import Case, Lines, every_case, failing_tests, first_to_notice, install, likely, lines_of  # noqa: E402

RULES = ("adjudicator/games/arkham", "adjudicator/games/notalone", "adjudicator/games/kit")
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


_cases: Sequence[Case] = ()
_lines: Lines = {}
_tested = False
_known: Sequence[str] = ()
"""The tests that fail without any mutant."""


def attempt(mutant: Mutant) -> Tried:
    """Runs what could notice a mutant until something does, in a process that has not imported the package."""
    began = time.monotonic()
    source = (ROOT / mutant.path).read_text(encoding="utf-8")
    come, rest = likely(mutant, _cases, _lines, rules_near(source, mutant.line))
    install(mutant)
    case, wrong = first_to_notice(_cases[number] for number in (*come, *rest))
    if _tested and not case and mutant.name not in equivalent():
        case = wrong = next(iter(failing_tests(_known)), "")
    return Tried(mutant, case, wrong, time.monotonic() - began)


def main(folders: Sequence[str], count: int, seed: int, jobs: int, lines: Path | None, named: str, tests: bool) -> int:
    """Draw mutants and tell which survive."""
    global _cases, _lines, _tested, _known
    _cases = every_case()
    chosen = (
        [one for one in every_mutant(tuple(folders)) if named in one.name] if named else drawn(folders, count, seed)
    )
    began = time.monotonic()
    _lines = lines_of(_cases, RULES, lines, jobs)
    _tested = tests
    if tests:
        with get_context("fork").Pool(1) as pool:
            _known = pool.apply(failing_tests, ((), 0))
    print(f"{len(_cases)} cases, their lines in {time.monotonic() - began:.0f} s", flush=True)
    known = equivalent()
    killed, survivors, same, seconds = 0, [], 0, 0.0
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        for tried in pool.imap_unordered(attempt, chosen, 1):
            seconds += tried.seconds
            place = f"{tried.mutant.line}: {tried.mutant.name}"
            if tried.case:
                killed += 1
                print(f"killed in {tried.seconds:.1f} s: {place}\n    by {tried.case}: {tried.wrong.splitlines()[0]}")
            elif tried.mutant.name in known:
                same += 1
            else:
                survivors.append(place)
                print(f"SURVIVED in {tried.seconds:.1f} s: {place}")
            sys.stdout.flush()
    print("\n".join(["", *sorted(survivors)]))
    share = killed / max(1, len(chosen) - same)
    print(f"{len(chosen)} mutants: {killed} killed, {same} equivalent, {len(survivors)} survived: {share:.1%}")
    print(f"{seconds / max(1, len(chosen)):.1f} s a mutant")
    return int(bool(survivors))


if __name__ == "__main__":
    parser = ArgumentParser(description=main.__doc__)
    parser.add_argument("folders", nargs="*", default=RULES, help="Folders or files of the code.")
    parser.add_argument("--count", type=int, default=30, help="How many mutants are drawn.")
    parser.add_argument("--seed", type=int, default=0, help="The same seed draws the same mutants of the same code.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="How many at a time.")
    parser.add_argument("--lines", type=Path, help="The file that keeps which case comes to which line.")
    parser.add_argument("--tests", action="store_true", help="Run the tests, too, where nothing else notices a mutant.")
    parser.add_argument("--named", default="", help="Not drawn: all mutants whose names have this text.")
    sys.exit(main(**vars(parser.parse_args())))
