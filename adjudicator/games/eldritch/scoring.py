"""The score of a game that is won: the lower, the better."""

from collections.abc import Callable
from typing import Final

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.cards.card import RUMOR, card
from adjudicator.games.eldritch.facts import AWOKEN, CLUES, CONDITIONS, DOOM, GATES, ONGOING, STANDS
from adjudicator.games.eldritch.kinds import INVESTIGATOR, MONSTER

Counting = Callable[[Machine], int]


def _thirds(number: int) -> int:
    """One for every three, rounded up."""
    return (number + 2) // 3


def _monsters(game: Machine) -> int:
    return sum(not STANDS.is_nowhere(game, monster) for monster in MONSTER.values(game))


def _conditions(game: Machine, *names: str) -> int:
    return sum(name in names for who in INVESTIGATOR.seated(game) for name in CONDITIONS(game, who))


def _rumors(game: Machine) -> int:
    return sum(RUMOR in card(game, name).traits for name in ONGOING(game))


def _clues(game: Machine) -> int:
    return sum(CLUES(game, who) for who in INVESTIGATOR.seated(game))


POINTS: Final[dict[str, Counting]] = {
    "scoring-full.1": lambda game: len(GATES(game)),
    "scoring-full.2": lambda game: _thirds(_monsters(game)),
    "scoring-full.3": lambda game: _conditions(game, "Cursed", "Dark Pact"),
    "scoring-full.4": lambda game: 3 * _rumors(game),
    "scoring-full.5": lambda game: -_thirds(_clues(game)),
    "scoring-full.6": lambda game: -_conditions(game, "Blessed"),
    "scoring-full.7": lambda game: 0 if AWOKEN(game) else -DOOM(game),
}
"""The points by the rule that counts them."""


def score(game: Machine) -> int:
    """All points together."""
    return sum(points(game) for points in POINTS.values())


def rules(game: Machine) -> tuple[str, ...]:
    """The rules by which it is more or less than nothing."""
    return tuple(rule for rule, points in POINTS.items() if points(game))
