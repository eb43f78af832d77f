"""The Mythos deck: three stages, each with so many cards of each colour, one on top of the other."""

from collections import Counter as Multiset
from math import lcm
from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.cards.card import COLOURS, EASY, HARD, MYTHOS, MYTHOS_NAME, NORMAL
from adjudicator.games.eldritch.cards.card import card as described
from adjudicator.games.eldritch.components.monsters import ANCIENT_ONES
from adjudicator.games.eldritch.decks import played_with
from adjudicator.games.eldritch.facts import ANCIENT_ONE_CHOSEN, ONGOING, RESOLVED
from adjudicator.games.kit.components import Deck
from adjudicator.games.kit.facts import TABLE, Fact, Memory, Spot
from adjudicator.games.kit.kinds import Kind, Words
from adjudicator.language.shapes import Checking, ListOf, MapOf, Schema, Shape, Whole
from adjudicator.language.source import Node

Stage = tuple[int, ...]
"""So many cards of each colour."""
Stages = tuple[Stage, ...]


class _StagesShape(Shape[Stages]):
    """Three mappings from colours to numbers."""

    def __init__(self) -> None:
        self._list = ListOf(MapOf(Whole(0, 9), keys=COLOURS))

    def check(self, node: Node, at: Checking) -> Stages:
        """So many of each colour in each stage that is left."""
        return tuple(tuple(stage.get(colour, 0) for colour in COLOURS) for stage in self._list.check(node, at))

    def schema(self) -> Schema:
        """That of the list."""
        return self._list.schema()


class _StagesKind(Kind[Stages]):
    """The stages of the Mythos deck."""

    def read(self, game: Machine, text: str) -> Stages | None:
        """None: no word names them."""
        return None

    def examples(self) -> tuple[str, ...]:
        """One stage, as a file writes it."""
        return (f"[{{{', '.join(f'{colour}: 1' for colour in COLOURS)}}}]",)

    def shape(self) -> Shape[Stages]:
        """A list of mappings."""
        return _StagesShape()

    def data(self, value: Stages) -> object:
        """A mapping for each stage."""
        return [dict(zip(COLOURS, stage, strict=True)) for stage in value]


class _Stages(Memory[Stages]):
    """The cards that are left in each stage below the known ones; as the sheet gives them where a file says nothing."""

    def __init__(self) -> None:
        super().__init__("mythos stages", None, (), _StagesKind("the cards left in each stage, by colour"))

    def starts(self, game: Machine, entity: str) -> Stages:
        """Where a file says the deck, it is that; otherwise the whole of it as it is built."""
        return () if MYTHOS_DECK.top(game) else stages_of(game)


def stages_of(game: Machine) -> Stages:
    """The stages that the Ancient One sheet gives."""
    chosen = ANCIENT_ONE_CHOSEN(game)
    stages = ANCIENT_ONES[chosen].stages if chosen else ()
    return tuple(tuple(stage.get(colour, 0) for colour in COLOURS) for stage in stages)


STAGES: Final = _Stages().explained("how many cards of each colour are left in each stage, below those that are named")
AS_USUAL, EASIER, HARDER, STAGED, ALL_HARD = "normal", "easier", "harder", "staged", "hard"
DIFFICULTY: Final = Spot(
    "difficulty",
    None,
    Words(AS_USUAL, EASIER, HARDER, STAGED, ALL_HARD, meaning="a difficulty"),
    says="the difficulty is {value:difficulty}",
    start=AS_USUAL,
)
STARTING_RUMOR: Final = Spot(
    "starting rumor", None, MYTHOS_NAME, says="the starting rumor is {value:starting rumor}"
).explained("a Rumor with which the game begins, where the players have agreed on it")
_WITHOUT: Final = {EASIER: {HARD}, HARDER: {EASY}, ALL_HARD: {EASY, NORMAL}}
_STAGED: Final = (EASY, NORMAL, HARD)


class MythosDeck(Deck):
    """The Mythos deck: which colours come next is known, and of each colour any card that has not been seen."""

    def facts(self) -> tuple[Fact[Any], ...]:
        """The known cards on top, the discard pile, and the stages."""
        return (self.top, self.discard, STAGES)

    def set_up(self, game: Machine, facts: Any) -> None:
        """Nothing is to be put in order: the stages say what is left."""

    def cards(self, game: Machine) -> tuple[str, ...]:
        """The known ones, and as many as the stages have."""
        return (*self.top(game), *("",) * sum(map(sum, STAGES(game))))

    def stage(self, game: Machine) -> int:
        """The number of the stage whose cards come next, from 0."""
        return next(place for place, stage in enumerate(STAGES(game)) if sum(stage))

    def odds(self, game: Machine) -> tuple[tuple[str, int], ...]:
        """Any unseen card of a colour that the stage has left, the likelier the more of that colour it has."""
        place = self.stage(game)
        unseen = self.unseen(game, place)
        number = Multiset(colour for _name, colour in unseen)
        scale = lcm(*number.values()) if number else 1
        left = dict(zip(COLOURS, STAGES(game)[place], strict=True))
        weights = ((name, left[colour] * scale // number[colour]) for name, colour in unseen)
        return tuple((name, weight) for name, weight in weights if weight)

    def unseen(self, game: Machine, place: int) -> tuple[tuple[str, str], ...]:
        """The cards that may be in a stage, each with its colour."""
        seen = {*self.top(game), *self.discard(game), *ONGOING(game), *RESOLVED(game)}
        found = (one for one in played_with(game, MYTHOS) if one.name not in seen)
        return tuple((one.name, one.colour) for one in found if self._fits(game, one.difficulty, place))

    def _fits(self, game: Machine, difficulty: str, place: int) -> bool:
        agreed = DIFFICULTY(game)
        if agreed == STAGED:
            return difficulty == _STAGED[place]
        return difficulty not in _WITHOUT.get(agreed, ())

    def removes(self, game: Machine, card: str) -> None:
        """The top card, or one of its colour from the stage that comes next."""
        if self.top(game):
            super().removes(game, card)
            return
        place, colour = self.stage(game), COLOURS.index(described(game, card).colour)
        stages = [list(stage) for stage in STAGES(game)]
        stages[place][colour] -= 1
        STAGES.put(game, TABLE, tuple(map(tuple, stages)))


MYTHOS_DECK: Final = MythosDeck(
    "mythos", MYTHOS_NAME, {}, None, "mythos-phase.1", things="mythos cards", one="mythos card"
)
