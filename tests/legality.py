"""Random games and situations of Arkham Horror without end: of each attempt, is it an option or is there a reason?

python tests/legality.py --games 20 --situations 500 --seed 7
"""

import argparse
import sys
import time

from arkham.legal_or_not import LegalOrNot, walk
from arkham.small_situations import a_small_situation
from arkham.test_the_gathering_at_random import the_gathering_as_a_file


def main() -> int:
    """Try everything at every position, and sum up every attempt that is not as it should be."""
    parser = argparse.ArgumentParser(description="Look for attempts with an option and a reason, or with neither.")
    parser.add_argument("--games", type=int, default=4, help="the number of games of The Gathering")
    parser.add_argument("--situations", type=int, default=100, help="the number of small situations")
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the others follow")
    given = parser.parse_args()
    look, began, seed = LegalOrNot(given.seed), time.process_time(), given.seed
    begun = [(the_gathering_as_a_file(number), number, 5_000) for number in range(seed, seed + given.games)]
    begun += [(a_small_situation(number), number, 60) for number in range(seed, seed + given.situations)]
    for text, number, most in begun:
        walk(text, number, most, look)
    print(f"{look.attempts} attempts and {look.options} options in {look.positions} positions")
    print(f"{time.process_time() - began:.0f} s of CPU time")
    for kind, times in look.wrong.most_common():
        print(f"{times:7} {kind}\n        {look.examples[kind]}", file=sys.stderr)
    return 1 if look.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
