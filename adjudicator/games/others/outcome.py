"""The end of a game: a side wins as soon as its condition is met; where both are at the same moment the heroes win."""

from typing import Final

from adjudicator.games.kit.facts import TABLE, Memory
from adjudicator.games.kit.kinds import Number, Some, Words
from adjudicator.games.kit.play import Play
from adjudicator.games.others.kinds import HERO, SINS

AT_ONCE: Final = Memory("both sides strike", None, 0, Number(0, 1)).explained("1 while both sides of a fight strike")
"""1 while the two sides of a fight strike at the same time."""

MET: Final = Memory(
    "sides that win", None, (), Some(Words(HERO.key, SINS.key, meaning="a side"), ordered=True)
).explained("the sides whose condition of victory is met while both strike")
"""The sides whose condition is met at this moment."""


def begin_a_moment(game: Play) -> None:
    """From now on everything happens at the same time."""
    AT_ONCE.put(game, TABLE, 1)


CONDITIONS: Final = {
    HERO.key: ("victory-and-defeat.1", "victory-and-defeat.2", "victory-and-defeat.3"),
    SINS.key: ("victory-and-defeat.4",),
}
"""The rules by which each side wins."""


def meets(game: Play, side: str) -> None:
    """A side meets its condition of victory."""
    if AT_ONCE(game):
        MET.put(game, TABLE, (*MET(game), side))
    else:
        game.win(side, *CONDITIONS[side])


def end_the_moment(game: Play) -> None:
    """Whoever has met the condition wins."""
    AT_ONCE.put(game, TABLE, 0)
    met = MET(game)
    if met:
        side = HERO.key if HERO.key in met else met[0]
        game.win(side, *CONDITIONS[side], *(("victory-and-defeat.7",) if len(met) > 1 else ()))


FACTS: Final = (AT_ONCE, MET)
