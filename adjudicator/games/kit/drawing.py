"""The table as it is drawn, from the facts that a game declares: who and what is where, and what is so."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from adjudicator.games.interface import Board, Piece, Shown
from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.facts import TABLE, Counter, Fact, Flag, Memory, Spot
from adjudicator.games.kit.kinds import Kind, Named, Number, Some, Words, YesNo
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.seats import Seat
from adjudicator.games.kit.zones import Zone

Facts = tuple[Fact[Any], ...]
Sees = Callable[[str, str], bool]
"""True where a viewer may know a fact: of an entity, by the name of the fact."""
_SHORT: Final = (Named, Number, Some, Words, YesNo)
"""Kinds whose values are a word or a few: what a deck holds takes more."""


class Drawing:
    """The declared facts of a game, sorted by what they show in a drawing of the table.

    Players stand where the facts say by which they stand at places; a thing is drawn where a fact has it at a place,
    with what else is known of it; a fact of the table that names places is drawn there.
    """

    def __init__(self, declared: Declared) -> None:
        shown = [fact for fact in declared.facts if _is_shown(fact)]
        self._seats, self._stands = declared.seats, declared.stands
        self.places: Final[Kind[Any] | None] = next((_leads_to(fact) for fact in self._stands), None)
        self._of_players = tuple(fact for fact in shown if isinstance(fact.of, Seat) and fact not in self._stands)
        self._of_places = tuple(fact for fact in shown if fact.of is not None and fact.of is self.places)
        at_places = [fact for fact in shown if self.places is not None and _leads_to(fact) is self.places]
        self._at_places = tuple(fact for fact in at_places if fact.of is None)
        self._of_table = tuple(fact for fact in shown if fact.of is None and fact not in self._at_places)
        self._things = {
            fact: tuple(other for other in shown if other.of is fact.of and other is not fact)
            for fact in at_places
            if fact.of is not None and fact.of is not self.places and not isinstance(fact.of, Seat)
        }

    def board(self, game: Play, may_see: Sees) -> Board:
        """The table as a viewer sees it now."""
        return Board(
            tuple(self._place(game, may_see, place) for place in self._every_place(game)),
            () if self.places is None else self.places.pairs(game),
            tuple(self._player(game, may_see, seat, who) for seat in self._seats for who in seat.seated(game)),
            tuple(self._pieces(game, may_see)),
            tuple(_facts(game, may_see, self._of_table, TABLE)),
        )

    def _every_place(self, game: Play) -> tuple[Any, ...]:
        return () if self.places is None else self.places.values(game)

    def _place(self, game: Play, may_see: Sees, place: Any) -> Piece:
        assert self.places is not None
        lying = [
            (fact.name, "") for fact in self._at_places if _seen(may_see, fact, TABLE) and place in _there(game, fact)
        ]
        return Piece(self.places.say(place), facts=(*lying, *_facts(game, may_see, self._of_places, place)))

    def _player(self, game: Play, may_see: Sees, seat: Seat, who: str) -> Piece:
        mine = [fact for fact in self._stands if fact.of is seat and _seen(may_see, fact, who)]
        own = tuple(fact for fact in self._of_players if fact.of is seat)
        return Piece(who, seat.name, self._named(game, mine, who), tuple(_facts(game, may_see, own, who)))

    def _pieces(self, game: Play, may_see: Sees) -> Iterator[Piece]:
        for fact, others in self._things.items():
            assert fact.of is not None
            for thing in fact.of.values(game):
                if fact(game, thing) != fact.empty and _seen(may_see, fact, fact.cell(thing)):
                    named = self._named(game, (fact,), thing)
                    yield Piece(fact.cell(thing), fact.of.key, named, tuple(_facts(game, may_see, others, thing)))

    def _named(self, game: Play, facts: Iterable[Fact[Any]], entity: Any) -> tuple[str, ...]:
        """The places, by their names, to which facts about an entity lead."""
        assert self.places is not None or not tuple(facts)
        found = (place for fact in facts for place in _there(game, fact, entity))
        return tuple(dict.fromkeys(self.places.say(place) for place in found)) if self.places is not None else ()


def _is_shown(fact: Fact[Any]) -> bool:
    """True of what players speak of, and a file may say."""
    if not fact.key or fact.is_derived or isinstance(fact, Memory):
        return False
    return isinstance(fact, Counter | Flag | Spot | Zone) or isinstance(fact.kind, _SHORT)


def _leads_to(fact: Fact[Any]) -> Kind[Any] | None:
    """The kind of the things that the fact names."""
    return fact.holds if isinstance(fact, Zone) else fact.kind if isinstance(fact, Spot) else None


def _there(game: Play, fact: Fact[Any], entity: Any = None) -> tuple[Any, ...]:
    """The things that the fact names now."""
    value = fact(game, entity)
    return value if isinstance(value, tuple) else () if value == fact.empty else (value,)


def _seen(may_see: Sees, fact: Fact[Any], entity: str) -> bool:
    return may_see(entity, fact.name)


def _facts(game: Play, may_see: Sees, facts: Facts, entity: Any) -> Iterator[Shown]:
    """Those of some facts about an entity that are not empty, as far as the viewer may see them."""
    for fact in facts:
        value = fact(game, entity)
        if value != fact.empty and _seen(may_see, fact, fact.cell(entity)):
            yield fact.name, "" if fact.kind is None or value is True else str(fact.kind.say(value))
