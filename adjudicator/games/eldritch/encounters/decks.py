"""The decks of encounters, and the Active Expedition token, which shows where the top card of one of them leads."""

from collections import Counter as Multiset
from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.eldritch.cards.card import EXPEDITION, GENERAL, OTHER_WORLD, REGIONAL, RESEARCH, SPECIAL, card
from adjudicator.games.eldritch.decks import CardDeck
from adjudicator.games.eldritch.facts import EXPEDITION_AT, MYSTERY
from adjudicator.games.eldritch.sheet import side
from adjudicator.games.kit.components import Component
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Kind
from adjudicator.games.kit.play import Play


class SpecialDeck(CardDeck):
    """The Special Encounters: each belongs to a Mystery, or to the Final one on the Ancient One sheet."""

    def odds(self, game: Machine) -> tuple[tuple[str, int], ...]:
        """Those of the active Mystery, and those that name none."""
        titles = ("", MYSTERY(game), side(game))
        return tuple((name, number) for name, number in self.rest(game) if card(game, name).mystery in titles)


class ExpeditionDeck(CardDeck):
    """The Expedition Encounters: the back of the top card shows its space, and the token lies there."""

    cut_by = "expedition-encounter.4"

    def odds(self, game: Machine) -> tuple[tuple[str, int], ...]:
        """Of those of that space any may be on top."""
        there = EXPEDITION_AT(game)
        fitting = tuple((name, number) for name, number in self.rest(game) if card(game, name).space == there)
        return fitting or self.rest(game)


def _deck(type_: str, rule: str, again: str) -> CardDeck:
    return CardDeck(type_, rule, again, f"{type_.replace('-', ' ')} encounter")


DECKS: Final[dict[str, CardDeck]] = {
    GENERAL: _deck(GENERAL, "location-encounters.1", "location-encounters-full.3"),
    **{
        region: _deck(region, f"location-encounters.{n}", "location-encounters-full.3")
        for n, region in enumerate(REGIONAL, 2)
    },
    RESEARCH: _deck(RESEARCH, "clue.6", "discarding.5"),
    OTHER_WORLD: _deck(OTHER_WORLD, "other-world-encounters.1", "complex-encounter-full.2"),
    EXPEDITION: ExpeditionDeck(
        EXPEDITION, "expedition-encounter.7", "complex-encounter-full.2", "expedition encounter"
    ),
    SPECIAL: SpecialDeck(SPECIAL, "special-encounters-full.1", "complex-encounter-full.2", "special encounter"),
}

# -- the Active Expedition --------------------------------------------------------------------------------------------


class TokenMoves(Component):
    """The space that the back of the next Expedition Encounter shows."""

    name = "expedition"
    draws = (Form("the active expedition moves to {drawn:space}"),)

    def kinds(self) -> dict[str, Kind[Any]]:
        """None besides the space."""
        return {}

    def outcome(self, drawn: Iterable[str]) -> tuple[str, ...]:
        """The space."""
        return (drawn,) if isinstance(drawn, str) else tuple(drawn)


TOKEN: Final = TokenMoves()


def move_the_expedition() -> Call:
    """The call that moves the Active Expedition token to the space of the top card of its deck."""
    return Call(MOVING, None)


def _moves(game: Play, _local: None) -> Result:
    deck = DECKS[EXPEDITION]
    deck.refills(game)
    top = deck.top(game)
    names = {top[0]: 1} if top else dict(deck.rest(game))
    odds: Multiset[str] = Multiset()
    for name, number in names.items():
        odds[card(game, name).space] += number
    options = tuple(Option("draws", (space,), "", space, TOKEN.draws[0].fill({"drawn": space})) for space in odds)
    if not options:
        EXPEDITION_AT.set(game, TABLE, "")
        return None
    if len(options) == 1:
        return _moved(game, None, options[0])
    return Ask(Chance("", TOKEN.name, options, tuple(odds.values()), "expedition-encounter.2"), _moved)


def _moved(game: Play, _local: None, option: Option) -> Result:
    EXPEDITION_AT.set(game, TABLE, option.things[0], "expedition-encounter.5", "expedition-encounter.6")
    return None


MOVING: Final = Procedure("the expedition moves", Step("", "move", _moves))
