"""What whole games and explorations cost: each piece of work, and into how many parts its time is to be divided."""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp

sys.path.insert(0, str(Path(__file__).parents[1]))

from playing import fresh, play_at_random

from adjudicator.exploring.file import Wanted, explore_file
from adjudicator.ruling.judging import rule_file

ROOT = Path(__file__).parents[2]
SEEDS = range(10)

EXPLORED = """game: arkham
investigators:
  roland: {{card: Roland Banks, at: study, hand: [Machete, Guts, Overpower], play area: [Beat Cop]}}
enemies:
  ghoul: {{card: Ghoul Minion, engaged: roland}}
{others}locations: {{study: {{card: Study, clues: 1}}, attic: {{card: Attic}}}}
chaos bag: standard
do: [roland fights ghoul]
ask: [ghoul has 1 damage]
"""


def games_of_five() -> Callable[[], None]:
    """Random full games of five at Not Alone, without a trace."""
    game = fresh("game: notalone\nplayers: 5\nboard: A\n")
    start = game.mark()

    def play() -> None:
        for seed in SEEDS:
            play_at_random(game, seed, lambda _game: None)
            game.rollback(start)

    return play


def the_gathering() -> Callable[[], None]:
    """The recorded games of The Gathering, from the file to the ruling."""
    files = sorted((ROOT / "rulings" / "arkham" / "the-gathering").glob("*.yaml"))

    def play() -> None:
        for file in files:
            rule_file(file)

    return play


def recorded_games() -> int:
    """How many of them there are."""
    return len(list((ROOT / "rulings" / "arkham" / "the-gathering").glob("*.yaml")))


def explorations(cards: int) -> tuple[tuple[Callable[[], None], int], ...]:
    """A one-test situation with so many cards in play, explored whole and left at once; how many positions each is."""
    others = "".join(f"  rats {number}: {{card: Swarm of Rats, at: attic}}\n" for number in range(cards))
    file = Path(mkdtemp()) / "odds.yaml"
    file.write_text(EXPLORED.format(others=others), encoding="utf-8")

    def explored(positions: int) -> tuple[Callable[[], None], int]:
        wanted = Wanted(positions=positions)

        def explore() -> None:
            explore_file(file, wanted)

        return explore, explore_file(file, wanted)[0].explored.looked_at.positions

    return explored(1_000_000), explored(1)
