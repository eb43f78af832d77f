"""Random games and situations of Arkham Horror without end: of each attempt, is it an option or is there a reason?

python tests/legality.py --games 20 --situations 500 --seed 7
"""

import sys
import time
from typing import Annotated

import typer
from arkham.legal_or_not import LegalOrNot, walk
from arkham.small_situations import a_small_situation
from arkham.test_the_gathering_at_random import the_gathering_as_a_file


def main(
    games: Annotated[int, typer.Option(help="How many games of The Gathering.")] = 4,
    situations: Annotated[int, typer.Option(help="How many small situations.")] = 100,
    seed: Annotated[int, typer.Option(help="The first seed; the others follow.")] = 0,
) -> None:
    """Try everything at every position, and sum up what is not as it should be."""
    look, began = LegalOrNot(seed), time.process_time()
    begun = [(the_gathering_as_a_file(number), number, 5_000) for number in range(seed, seed + games)]
    begun += [(a_small_situation(number), number, 60) for number in range(seed, seed + situations)]
    with typer.progressbar(begun) as played:
        for text, number, most in played:
            walk(text, number, most, look)
    print(f"{look.attempts} attempts and {look.options} options in {look.positions} positions")
    print(f"{time.process_time() - began:.0f} s of CPU time")
    for kind, times in look.wrong.most_common():
        print(f"{times:7} {kind}\n        {look.examples[kind]}", file=sys.stderr)
    if look.wrong:
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
