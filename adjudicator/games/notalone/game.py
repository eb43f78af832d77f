"""Not Alone on the machine: where cards, counters and tokens are, and what of the cards holds now."""

from collections.abc import Callable, Mapping
from typing import ClassVar, NamedTuple, TypeVar, cast

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.kit.play import Play
from adjudicator.games.notalone.planet import TARGET
from adjudicator.games.notalone.source import Doing, Source
from adjudicator.games.notalone.words import Constant, CountsAs, Effect, Ineffective, NotPlayable, Visitors

TABLE = "table"
"""The entity that holds what belongs to nobody: the board, the decks, the round."""

FULL_WILL = 3
"""The Will counters of a Hunted (the-source.6)."""

RESCUE, ASSIMILATION = "rescue", "assimilation"

C = TypeVar("C")

Does = Callable[["NotAlone", Doing], Result]
"""The way in which a word of the cards is done."""

WhyNot = Callable[["NotAlone", Effect, Source], Reasons]
"""The reasons for which a word of the cards can do nothing now."""


class Deck(NamedTuple):
    """A face-down deck: the cards on top whose order is known, those shuffled (in no order), and those put under it."""

    top: tuple[str, ...] = ()
    shuffled: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many cards there are."""
        return len(self.top) + len(self.shuffled) + len(self.bottom)


class InForce(NamedTuple):
    """Something that a card makes hold this round: by which card, of whom and of which places, and who played it."""

    card: str
    constant: Constant
    whom: str = ""
    places: tuple[int, ...] = ()
    by: str = ""


class Gained(NamedTuple):
    """What came to a Hunted before she played in this round: a Place card, or a Will counter (0), and by which rule."""

    rule: str
    place: int = 0


class NotAlone(Play):
    """One game of Not Alone."""

    __slots__ = ()

    does: ClassVar[Mapping[type[Effect], Does]] = {}
    """The way in which each word of the cards is done."""

    why_not: ClassVar[Mapping[type[Effect], WhyNot]] = {}
    """The reasons for which a word can do nothing now, of the words that may be unable to do anything."""

    # -- players ------------------------------------------------------------------------------------------------

    @property
    def creature(self) -> str:
        """The player of the Creature."""
        return self.cards(TABLE, "creature")[0]

    @property
    def hunted(self) -> tuple[str, ...]:
        """The Hunted, clockwise from the left of the Creature."""
        return cast("tuple[str, ...]", self.state.read(TABLE, "hunted", ()))

    def number(self, entity: str, field: str) -> int:
        """A count; 0 where there is nothing."""
        return cast(int, self.state.read(entity, field, 0))

    def text(self, entity: str, field: str) -> str:
        """A word that a cell holds, empty where the cell is."""
        return cast(str, self.state.read(entity, field, ""))

    def places(self, who: str, field: str) -> tuple[int, ...]:
        """Place cards of a Hunted: in "hand", "discard", "chosen", "played"; or the places that she "explores"."""
        return cast("tuple[int, ...]", self.state.read(who, field, ()))

    def cards(self, holder: str, field: str) -> tuple[str, ...]:
        """Survival or Hunt cards, by their names, in their order."""
        return cast("tuple[str, ...]", self.state.read(holder, field, ()))

    def deck(self, kind: str) -> Deck:
        """The Hunt deck or the Survival deck."""
        return cast(Deck, self.state.read(TABLE, f"{kind} deck", Deck()))

    def owned(self, who: str) -> frozenset[int]:
        """The numbers of all Place cards that a Hunted owns, wherever they lie (the-rover.3, .7)."""
        return frozenset(
            place for field in ("hand", "discard", "chosen", "played") for place in self.places(who, field)
        )

    def gained(self, who: str) -> tuple[Gained, ...]:
        """What came to a Hunted in Phase 1 of this round."""
        return cast("tuple[Gained, ...]", self.state.read(who, "gained", ()))

    @property
    def phase(self) -> int:
        """The phase that is being played, 0 between rounds."""
        return self.number(TABLE, "phase")

    @property
    def revealed(self) -> bool:
        """Whether the Place cards of this round lie open."""
        return bool(self.state.read(TABLE, "revealed"))

    # -- tokens -------------------------------------------------------------------------------------------------

    def lies(self, token: str) -> tuple[int, ...]:
        """The place on which a Hunt token lies, two where it lies on a border, none where it is not in play."""
        return cast("tuple[int, ...]", self.state.read(token, "lies", ()))

    def moved(self, token: str) -> tuple[str, ...]:
        """The clauses by which a token lies where it was moved in this round."""
        return self.cards(token, "moved by")

    def caught_at(self, place: int) -> tuple[str, ...]:
        """The Hunted who were caught at a place in this round."""
        return tuple(who for who in self.hunted if place in self.places(who, "caught at"))

    def counting_as(self, token: str) -> tuple[str, ...]:
        """The tokens that count as one: itself, and whatever is treated as it."""
        others = [c.token for c in self.constants(CountsAs) if c.other == token]
        return (token, *dict.fromkeys(others))

    def _counts_at(self, token: str, place: int) -> bool:
        counting = [(force, c) for force, c in self.holding(CountsAs) if c.token == token]
        return not counting or any(place in self.works_at(force, token) for force, _c in counting)

    def catching(self, token: str, place: int) -> tuple[str, ...]:
        """The tokens on a place that count as this one."""
        there = (other for other in self.counting_as(token) if place in self.lies(other))
        return tuple(other for other in there if self._counts_at(other, place))

    def works_as_itself(self, token: str) -> bool:
        """Whether a token does anything besides counting as another one."""
        if token != TARGET or any(one.token == token for one in self.constants(Visitors)):
            return True
        return not any(c.token == token for c in self.constants(CountsAs))

    def works_at(self, force: "InForce", token: str) -> tuple[int, ...]:
        """Where a token works for a card: where it lies, unless one place of a border was picked for that card."""
        there = self.lies(token)
        return self.places(force.card, "picked") or there if len(there) > 1 else there

    def moved_to(self, who: str, place: int) -> tuple[str, ...]:
        """The rule by which a Hunted was moved to a place that she explores without its card; none if she was not."""
        mine = (*self.places(who, "played"), *self.places(who, "played this round"))
        return ("detour.5",) if place in self.places(who, "explores") and place not in mine else ()

    # -- what holds ---------------------------------------------------------------------------------------------

    @property
    def in_force(self) -> tuple[InForce, ...]:
        """What the cards of this round make hold, in the order in which they were played."""
        return cast("tuple[InForce, ...]", self.state.read(TABLE, "in force", ()))

    def holding(self, kind: type[C]) -> list[tuple[InForce, C]]:
        """Everything of one kind that holds now, with what it speaks of."""
        return [(one, one.constant) for one in self.in_force if isinstance(one.constant, kind)]

    def constants(self, kind: type[C]) -> list[C]:
        """Everything of one kind that holds now."""
        return [one.constant for one in self.in_force if isinstance(one.constant, kind)]

    def ineffective(self, place: int) -> tuple[str, ...]:
        """The rules by which the power of a place does nothing now; none if it works."""
        found = []
        for one, constant in self.holding(Ineffective):
            places = self.works_at(one, constant.token) if constant.token else constant.places or one.places
            if place in places:
                found.append(constant.rule)
        return tuple(found)

    def forbidden(self, place: int) -> tuple[str, ...]:
        """The rules by which a place cannot be played now, wherever its card lies; none if it can."""
        return tuple(one.rule for one in self.constants(NotPlayable) if place in self.lies(one.token))

    def reasons(self, because: str, *rules: str) -> Reasons:
        """Why not: because of a fact of the case, by these rules."""
        return tuple(Reason(rule, because) for rule in rules)
