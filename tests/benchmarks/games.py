"""The cost of whole games and explorations: each piece of work, and the number of parts to divide its time by."""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import mkdtemp

sys.path.insert(0, str(Path(__file__).parents[1]))

from playing import fresh, play_at_random

from adjudicator.exploring.file import explore_file
from adjudicator.exploring.opening import Wanted
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

TREE = """game: arkham
title: Sixteen tokens, drawn again up to twice, and three things that may be done afterwards
cards:
  Second Thoughts:
    type: asset
    abilities:
      - {reaction: {when: reveal token, who: you}, limit: 2 per test, do: [{cancel token: true}, {reveal tokens: 1}]}
  Consolation:
    type: asset
    abilities:
      - {forced: {after: end test, who: you}, do: [{may: {heal damage: 1}}, {may: {heal horror: 1}}, {may: {gain: 1}}]}
investigators:
  roland: {card: Roland Banks, at: study, damage: 3, horror: 2, play area: [Second Thoughts, Consolation]}
locations: {study: {}}
chaos bag: [+1, 0, -1, -2, -3, -4, -5, -6, -7, -8, skull, cultist, tablet, elder thing, auto-fail, elder sign]
do: [roland tests willpower (4)]
ask: [roland has 2 damage]
"""
LEAVES = 34_944

COMMITTED = """game: arkham
title: What five cards are worth
investigators:
  roland:
    card: Roland Banks
    at: study
    hand: [Guts, Unexpected Courage, Ward of Protection, Holy Rosary, Dodge]
locations: {study: {}}
chaos bag: standard
# The order in which the cards are discarded makes no odds.
otherwise: first
do:
  - roland tests willpower (11)
  - roland commits guts
  - roland commits unexpected courage
  - roland commits ward of protection
  - roland commits holy rosary
  - roland commits dodge
ask: [the test succeeds]
"""


def games_of_five() -> Callable[[], None]:
    """Five random full games of Not Alone, without a trace."""
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
    """The number of games."""
    return len(list((ROOT / "rulings" / "arkham" / "the-gathering").glob("*.yaml")))


def explorations(cards: int) -> tuple[tuple[Callable[[], None], int], ...]:
    """A one-test situation with so many cards in play, explored whole and cut off at once; the positions of each."""
    others = "".join(f"  rats {number}: {{card: Swarm of Rats, at: attic}}\n" for number in range(cards))
    file = Path(mkdtemp()) / "odds.yaml"
    file.write_text(EXPLORED.format(others=others), encoding="utf-8")

    def explored(positions: int) -> tuple[Callable[[], None], int]:
        wanted = Wanted(positions=positions)

        def explore() -> None:
            explore_file(file, wanted)

        return explore, explore_file(file, wanted)[0].explored.looked_at.positions

    return explored(1_000_000), explored(1)


def written(text: str) -> Path:
    """A situation in a file of its own."""
    file = Path(mkdtemp()) / "situation.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def tree(memo: bool) -> Callable[[], None]:
    """The explored tree, with or without merging of equal positions."""
    file, wanted = written(TREE), Wanted(memo=memo, positions=1_000_000)

    def explore() -> None:
        explore_file(file, wanted)

    return explore


def positions_of_the_tree() -> int:
    """The number of positions, with all leaves visited."""
    looked_at = explore_file(written(TREE), Wanted(memo=False, positions=1_000_000))[0].explored.looked_at
    assert looked_at.leaves == LEAVES, looked_at
    return looked_at.positions


def a_million_draws() -> float:
    """The usual alternative to exact odds, in plain Python: draw a token a million times and count the passes."""
    random = Random(1)
    bag = (1, 0, 0, -1, -1, -1, -2, -2, -3, -4, 0, 0, 0, 0, None, 1)
    skill, difficulty = 3 + 2 + 2 + 1 + 1 + 1, 11
    passed = 0
    for _ in range(1_000_000):
        token = random.choice(bag)
        if token is not None and skill + token >= difficulty:
            passed += 1
    return passed / 1_000_000
