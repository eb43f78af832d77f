"""Random games without end: plays as many as wanted, checks each position, and sums up.

python tests/soak.py --games 1000
python tests/soak.py notalone --games 5000 --seed 7
"""

import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Annotated, NamedTuple

import typer
from arkham.arkham_in_order import Watch
from arkham.test_the_gathering_at_random import the_gathering
from notalone.notalone_in_order import in_order
from notalone.test_games_at_random import a_fresh_game
from playing import play_at_random

from adjudicator.engine.machine import Machine


class Soaked(NamedTuple):
    """A game to play: its beginning by a seed, its checks, and its result."""

    begin: Callable[[int], Machine]
    look: Callable[[], Callable[[Machine], None]]
    outcome: Callable[[Machine], str]


def _arkham_outcome(game: Machine) -> str:
    resolution = game.state.read("table", "resolution")
    return f"resolution {resolution}" if resolution else "no resolution"


GAMES = {
    "arkham": Soaked(the_gathering, Watch, _arkham_outcome),
    "notalone": Soaked(a_fresh_game, lambda: in_order, lambda game: f"won by the {game.state.read('table', 'winner')}"),
}


def main(
    game: Annotated[str, typer.Argument(help=f"The game: {' or '.join(GAMES)}.")] = "arkham",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the others follow.")] = 0,
) -> None:
    """Play random games and check every position."""
    soaked = GAMES.get(game)
    if soaked is None:
        raise typer.BadParameter(f"{game!r} is not one of {', '.join(GAMES)}")
    outcomes: Counter[str] = Counter()
    failed: list[tuple[int, str]] = []
    answered, began = 0, time.process_time()
    with typer.progressbar(range(seed, seed + games), label=f"{games} games") as seeds:
        for number in seeds:
            played = soaked.begin(number)
            try:
                answered += play_at_random(played, number, soaked.look())
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
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
