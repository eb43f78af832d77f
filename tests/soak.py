"""Random games without end: plays as many as wanted, checks each position, and sums up.

python tests/soak.py --games 1000
python tests/soak.py notalone --games 5000 --seed 7
python tests/soak.py the-gathering --games 1000

The third plays The Gathering with a purpose: the investigators pursue the acts with mild chaos tokens, or four of them
with an easy bag, and most games come to a resolution.
"""

import sys
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from arkham.arkham_in_order import Watch
from arkham.purposeful import purposeful
from arkham.test_the_gathering_at_random import an_easy_gathering, the_gathering
from notalone.notalone_in_order import in_order
from notalone.test_games_at_random import a_fresh_game
from playing import Choose, anything, play_at_random
from rich.progress import track

from adjudicator.cli.numbers import whole
from adjudicator.engine.machine import Machine


class Soaked(NamedTuple):
    """A game to play: its beginning by a seed, its checks, and its result."""

    begin: Callable[[int], Machine]
    look: Callable[[], Callable[[Machine], None]]
    outcome: Callable[[Machine], str]
    choose: Choose = anything


def _arkham_outcome(game: Machine) -> str:
    resolution = game.state.read("table", "resolution")
    return f"resolution {resolution}" if resolution else "no resolution"


GAMES = {
    "arkham": Soaked(the_gathering, Watch, _arkham_outcome),
    "the-gathering": Soaked(an_easy_gathering, Watch, _arkham_outcome, purposeful),
    "notalone": Soaked(a_fresh_game, lambda: in_order, lambda game: f"won by the {game.state.read('table', 'winner')}"),
}


def main(game: str, games: int, seed: int) -> None:
    """Play random games and check every position."""
    soaked = GAMES[game]
    outcomes: Counter[str] = Counter()
    failed: list[tuple[int, str]] = []
    answered, began = 0, time.process_time()
    for number in track(range(seed, seed + games), f"{games} games", transient=True):
        played = soaked.begin(number)
        try:
            answered += play_at_random(played, number, soaked.look(), soaked.choose)
        except Exception as fault:
            failed.append((number, f"{type(fault).__name__}: {fault}"))
            continue
        outcomes[soaked.outcome(played)] += 1
    _sum_up(games, outcomes, failed, answered, time.process_time() - began)


def _sum_up(games: int, outcomes: Counter[str], failed: list[tuple[int, str]], answered: int, seconds: float) -> None:
    for outcome, times in outcomes.most_common():
        print(f"{times:7} {outcome}")
    print(f"{answered / games:7.0f} answers a game, {1000 * seconds / games:.0f} ms of CPU time")
    for number, fault in failed:
        print(f"seed {number}: {fault}", file=sys.stderr)
    if failed:
        raise SystemExit(1)


if __name__ == "__main__":
    parser = ArgumentParser(description=main.__doc__)
    parser.add_argument("game", nargs="?", choices=GAMES, default="arkham")
    parser.add_argument("--games", type=whole(1), default=1000, help="How many games.")
    parser.add_argument("--seed", type=int, default=0, help="The seed of the first game; the others follow.")
    main(**vars(parser.parse_args()))
