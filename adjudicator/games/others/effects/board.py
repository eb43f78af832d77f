"""Tokens and monsters that effects place, remove, summon, move and kill."""

from collections.abc import Callable
from typing import Final

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import END, Call, Go, Result
from adjudicator.games.kit.choosing import Among, picked
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Resolving, head, part
from adjudicator.games.kit.kinds import Number, Words
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.conditions import MARKED
from adjudicator.games.others.cards.words import ANY
from adjudicator.games.others.components.boards import BOARDS
from adjudicator.games.others.components.city import EDGE, NEST, SPACE, SpaceOr, city_of, spaces_of
from adjudicator.games.others.effects.choosing import CHOOSES_A_MONSTER, CHOOSES_A_SPACE
from adjudicator.games.others.effects.effect import AMOUNT, CHOSEN, CardEffect, rule_of
from adjudicator.games.others.events import PLACED, TAKEN
from adjudicator.games.others.facts import (
    AT,
    LOOSE,
    STANDS,
    beside_the_board,
    heroes_at,
    is_marked,
    kind_of,
    monsters_at,
    tokens_at,
)
from adjudicator.games.others.fights.fight import KILLED
from adjudicator.games.others.kinds import TOKEN
from adjudicator.games.others.phases.end_of_round import SUMMONS_EVENT
from adjudicator.games.others.phases.reaction import MONSTER_MOVES
from adjudicator.games.others.source import Source

HERE = "here"
EACH_ADJACENT, EACH_DISTRICT, EACH_STREET, EACH_NEST = "each adjacent", "each district", "each street", "each nest"
_OF_ONE: Final = {
    "one": "each",
    "one adjacent": EACH_ADJACENT,
    "one district": EACH_DISTRICT,
    "one street": EACH_STREET,
    "one nest": EACH_NEST,
}

WHERE: Final = SpaceOr(HERE, CHOSEN, MARKED, "each", EACH_ADJACENT, EACH_DISTRICT, EACH_STREET, EACH_NEST, *_OF_ONE)


def spaces(game: Play, source: Source, where: str) -> tuple[str, ...]:
    """The spaces of the map that the words of an effect mean, or among which one is chosen."""
    here = AT(game, source.who) if source.who else ""
    if where == CHOSEN:
        return (source.chosen,) if source.chosen else ()
    found: dict[str, Callable[[str], bool]] = {
        HERE: lambda space: space == here,
        MARKED: lambda space: is_marked(game, space, source.card),
        "each": lambda _space: True,
        EACH_ADJACENT: lambda space: bool(here) and space in city_of(game).beside(here, EDGE),
        EACH_DISTRICT: city_of(game).is_district,
        EACH_STREET: lambda space: not city_of(game).is_district(space),
        EACH_NEST: lambda space: tokens_at(game, NEST, space) > 0,
    }
    if where not in found:
        named = SPACE.read(game, where)
        return (named,) if named else ()
    return tuple(space for space in spaces_of(game) if found[where](space))


class OnSpaces(CardEffect):
    """An effect on a space, or on several of them one after the other."""

    at: str = part(WHERE, HERE)

    def resolves(self, game: Play, source: Source) -> Result:
        """On each that it means; where it means one of several, on the one that is chosen."""
        found = self.possible(game, spaces(game, source, _OF_ONE.get(self.at, self.at)))
        if self.at in _OF_ONE and found:
            return ask(game, CHOOSES_A_SPACE, source.decider, _on_chosen, Among(found, rule_of(game, source)))
        return tuple(call for space in found for call in self.on_one(game, source, space))

    def possible(self, game: Play, found: tuple[str, ...]) -> tuple[str, ...]:
        """Those of the spaces on which it can do anything."""
        return found

    def on_one(self, game: Play, source: Source, space: str) -> tuple[Call, ...]:
        """The calls that resolve it on one space."""
        raise NotImplementedError


def _on_chosen(game: Play, doing: Resolving[OnSpaces, Source], option: Option) -> Result:
    space = picked(game, option)
    return Go(doing, END, doing.effect.on_one(game, doing.source._replace(chosen=space), space))


class Place(OnSpaces):
    """Exploration tokens are placed."""

    word = "place"
    token: str = head(TOKEN)
    number: int = part(AMOUNT, 1)

    def on_one(self, game: Play, source: Source, space: str) -> tuple[Call, ...]:
        """One after the other, as long as the supply has any."""
        return (PLACED.happens(of=self.token, at=space, by=rule_of(game, source)),) * self.number


class Remove(OnSpaces):
    """Loose exploration tokens are removed."""

    word = "remove"
    token: str = head(TOKEN)
    number: int = part(AMOUNT, 1)

    def possible(self, game: Play, found: tuple[str, ...]) -> tuple[str, ...]:
        """Those on which such a token lies."""
        return tuple(space for space in found if LOOSE[self.token](game, space))

    def on_one(self, game: Play, source: Source, space: str) -> tuple[Call, ...]:
        """As many as lie there, at most."""
        number = min(self.number, LOOSE[self.token](game, space))
        return (TAKEN.happens(of=self.token, at=space, by=rule_of(game, source)),) * number


# -- monsters ---------------------------------------------------------------------------------------------------------

_KINDS: Final = Words(*BOARDS, ANY, meaning="a kind of monster, or any")


def _is_of(monster: str, kind: str) -> bool:
    return kind in (ANY, kind_of(monster))


class Summon(OnSpaces):
    """A monster that is not on the board comes to a space."""

    word = "summon"
    kind: str = head(_KINDS)

    def on_one(self, game: Play, source: Source, space: str) -> tuple[Call, ...]:
        """The first of its kind that is left, if there is one: those of a kind are alike."""
        return tuple(
            SUMMONS_EVENT.happens(what=one, at=space, by=rule_of(game, source))
            for one in beside_the_board(game, self.kind)[:1]
        )


class OnAMonster(CardEffect):
    """An effect on a monster of the board, of a kind or of any, that whoever decides chooses."""

    at: str = part(WHERE, "each")

    def may_be(self, game: Play, source: Source, monster: str) -> bool:
        """True of a monster that may be chosen."""
        raise NotImplementedError

    def resolves(self, game: Play, source: Source) -> Result:
        """On the one that is chosen, if there is any."""
        there = spaces(game, source, self.at)
        found = tuple(one for space in there for one in monsters_at(game, space) if self.may_be(game, source, one))
        among = Among(found, rule_of(game, source))
        return ask(game, CHOOSES_A_MONSTER, source.decider, _on_monster, among) if found else None

    def on_one(self, game: Play, source: Source, monster: str) -> Result:
        """Resolves it for the monster."""
        raise NotImplementedError


def _on_monster(game: Play, doing: Resolving[OnAMonster, Source], option: Option) -> Result:
    return doing.effect.on_one(game, doing.source, picked(game, option))


class Kill(OnAMonster):
    """A monster is killed."""

    word = "kill"
    monster: str = head(_KINDS)

    def may_be(self, game: Play, source: Source, monster: str) -> bool:
        """One of the kind."""
        return _is_of(monster, self.monster)

    def on_one(self, game: Play, source: Source, monster: str) -> Result:
        """Without a fight."""
        return Go(None, END, (KILLED.happens(what=monster, by=rule_of(game, source)),))


class BringMonster(OnAMonster):
    """A monster of the board moves to the space of the hero, if it is near enough."""

    word = "bring"
    monster: str = head(_KINDS)
    within: int = part(Number(1, 9, "a number of spaces"), 2)

    def may_be(self, game: Play, source: Source, monster: str) -> bool:
        """One of the kind that is near enough, and held by no hero."""
        here = STANDS(game, monster)
        distance = city_of(game).distance(here, AT(game, source.who), EDGE)
        near = distance is not None and 0 < distance <= self.within
        return near and _is_of(monster, self.monster) and not heroes_at(game, here)

    def on_one(self, game: Play, source: Source, monster: str) -> Result:
        """Straight there."""
        return Go(None, END, (MONSTER_MOVES.happens(what=monster, at=AT(game, source.who), by=rule_of(game, source)),))


WORDS: Final = (Place, Remove, Summon, Kill, BringMonster)
