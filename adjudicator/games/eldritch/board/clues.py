"""Clue tokens: the Clue pool, those on the board, and random spaces."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.components.board import SPACES
from adjudicator.games.eldritch.facts import (
    CLUES,
    CLUES_ELSEWHERE,
    CLUES_ON_THE_BOARD,
    DISCARDED_CLUES,
    LEAD,
    LEFT_CLUES,
    MYSTERY_CLUES,
    RANDOM_SPACE,
)
from adjudicator.games.eldritch.kinds import INVESTIGATOR, SHEET_NAME, SPACE
from adjudicator.games.kit.actions import Action, act_of
from adjudicator.games.kit.components import Deck
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.events import EventKind, by_of
from adjudicator.games.kit.facts import TABLE, Fact
from adjudicator.games.kit.play import Play

TOKENS: Final = len(SPACES)
"""There is one Clue for each space."""


class CluePool(Deck):
    """The Clue pool: tokens of which nobody knows the fronts, but for those that lie on the space that they show.

    Clues that are gained or spent are counted, and their fronts are as unknown as those of the pool.
    """

    def facts(self) -> tuple[Fact[Any], ...]:
        """The known tokens on top."""
        return (self.top,)

    def set_up(self, game: Machine, facts: Iterable[Fact[Any]]) -> None:
        """Nothing is to be put in order: whatever lies nowhere else is in it."""

    def odds(self, game: Machine) -> tuple[tuple[str, int], ...]:
        """Any front but those of the Clues on the board."""
        there = {*CLUES_ON_THE_BOARD(game), *self.top(game)}
        return tuple((space, 1) for space in sorted(SPACES) if space not in there)

    def removes(self, game: Machine, card: str) -> None:
        """A known one is known no more."""
        if self.top(game):
            super().removes(game, card)

    def cards(self, game: Machine) -> tuple[str, ...]:
        """All but those on the board, those that investigators have, and those that are discarded or elsewhere."""
        held = sum(CLUES(game, who) for who in INVESTIGATOR.seated(game))
        held += sum(LEFT_CLUES(game, sheet) for sheet in SHEET_NAME.values(game)) + MYSTERY_CLUES(game)
        elsewhere = len(CLUES_ON_THE_BOARD(game)) + held + DISCARDED_CLUES(game) + len(RANDOM_SPACE(game))
        elsewhere += CLUES_ELSEWHERE(game)
        known = self.top(game)
        return (*known, *("",) * (TOKENS - elsewhere - len(known)))

    def is_exhausted(self, game: Machine) -> bool:
        """True where pool and discard pile are empty."""
        return not self.size(game) and not DISCARDED_CLUES(game)

    def refills(self, game: Machine) -> None:
        """As soon as it is empty the discarded Clues form it."""
        if not self.size(game) and DISCARDED_CLUES(game):
            DISCARDED_CLUES.set(game, TABLE, 0, self.again)


CLUE_POOL: Final = CluePool(
    "clue",
    SPACE,
    {},
    None,
    "clue.4",
    "clue.3",
    at_once=True,
    called="pool",
    things="clues",
    one="clue",
)


def discard_clues(game: Play, number: int, *by: str) -> None:
    """Puts Clues on the discard pile."""
    DISCARDED_CLUES.add(game, TABLE, number, *by)
    CLUE_POOL.refills(game)


# -- spawning ---------------------------------------------------------------------------------------------------------


def spawn_clues(number: int) -> tuple[Call, ...]:
    """The calls that spawn Clues, each on the space that it shows."""
    return (Call(SPAWNING, None),) * number


def spawn_a_clue_at(space: str) -> Call:
    """The call that spawns a Clue on a space."""
    return Call(SPAWNING, space)


def _draws(game: Play, space: str | None) -> Result:
    if CLUE_POOL.is_exhausted(game):
        game.cite("component-limitations.4")
        return Go(space, END)
    if space is None:
        return CLUE_POOL.draw("", CLUES_ON_THE_BOARD)
    beside = ("space-full.5",) if space in CLUES_ON_THE_BOARD(game) else ()
    CLUES_ON_THE_BOARD.add(game, TABLE, space, "clue.5", *beside)
    CLUE_POOL.refills(game)
    return None


def _is_spawned(game: Play, _space: str | None) -> Result:
    return IS_SPAWNED.happens(at=CLUES_ON_THE_BOARD(game)[-1])


SPAWNING: Final = Procedure("a clue is spawned", Step("", "draw", _draws), Step("", "spawned", _is_spawned))
IS_SPAWNED: Final = EventKind("spawn a clue", "a clue is spawned at {at:space}")

# -- gaining, and taking off the board --------------------------------------------------------------------------------


KEPT: Final = ("gaining-possessions-and-conditions.17",)
"""The rule by which it lies beside his sheet, and on no space."""


def _gains(game: Play, event: Event) -> None:
    """From the pool, if there is one left."""
    if CLUE_POOL.is_exhausted(game):
        game.cite("component-limitations.5")
        return
    known = CLUE_POOL.top(game)
    if known:
        CLUE_POOL.removes(game, known[0])
    CLUES.add(game, event.who, 1, "clue.1", *KEPT, "gaining-possessions-and-conditions.16", *by_of(event))
    CLUE_POOL.refills(game)


def _gains_from_the_board(game: Play, event: Event) -> None:
    if event.at in CLUES_ON_THE_BOARD(game):
        CLUES_ON_THE_BOARD.take(game, TABLE, event.at)
        CLUES.add(game, event.who, 1, *KEPT, *by_of(event))


def _is_discarded(game: Play, event: Event) -> None:
    if event.at in CLUES_ON_THE_BOARD(game):
        CLUES_ON_THE_BOARD.take(game, TABLE, event.at, *by_of(event))
        discard_clues(game, 1, "clue.2")


GAINS: Final = EventKind("gain a clue", "{who:investigator} gains a clue", _gains)
TAKES: Final = EventKind("take a clue", "{who:investigator} gains the clue at {at:space}", _gains_from_the_board)
IS_DISCARDED: Final = EventKind("discard a clue", "the clue at {at:space} is discarded", _is_discarded)
EVENTS: Final = (IS_SPAWNED, GAINS, TAKES, IS_DISCARDED)

# -- random spaces ----------------------------------------------------------------------------------------------------


class ChoosesRandomSpace(Action):
    """Where no Clue is left to be discarded the Lead Investigator chooses the space that counts as random."""

    says = "{who:investigator} chooses {space:space} as the random space"
    rule = "random-space.2"


CHOOSES_RANDOM_SPACE: Final = ChoosesRandomSpace()


def _random(game: Play, _local: None) -> Result:
    if CLUE_POOL.is_exhausted(game):
        return ask(game, CHOOSES_RANDOM_SPACE, LEAD(game), _chosen)
    return CLUE_POOL.draw("", RANDOM_SPACE)


def _chosen(game: Play, _local: None, option: Option) -> Result:
    RANDOM_SPACE.set(game, TABLE, (act_of(option).slots[0],), "random-space.2")
    return Go(None, END)


def _is_drawn(game: Play, _local: None) -> Result:
    """The Clue is on the discard pile, and its space is known."""
    game.cite("random-space.1")
    discard_clues(game, 1, "random-space.1")
    return None


RANDOM: Final = Procedure("a random space", Step("", "draw", _random), Step("", "discard", _is_drawn))


def take_random_space(game: Play) -> str:
    """The space that was determined at random; from now on it is none."""
    (space,) = RANDOM_SPACE(game)
    RANDOM_SPACE.set(game, TABLE, ())
    return space
