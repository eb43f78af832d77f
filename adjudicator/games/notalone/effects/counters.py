"""The Marker, the Rescue counter and Will counters."""

from collections.abc import Mapping
from typing import Final

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.notalone.cards.places import PLACE_CARDS
from adjudicator.games.notalone.game import TABLE, Does, NotAlone, WhyNot
from adjudicator.games.notalone.happenings import lose_will, move_rescue, regain_will
from adjudicator.games.notalone.planet import BEACH
from adjudicator.games.notalone.source import Doing, Source
from adjudicator.games.notalone.words import (
    CaughtLoses,
    Effect,
    LoseWill,
    MoveRescue,
    PlaceMarker,
    RegainWill,
    RemoveMarker,
)


def _places_marker(game: NotAlone, doing: Doing) -> Result:
    if game.state.read(TABLE, "marker on the beach"):
        game.cite("ingenuity.3", "counters-and-tokens.1")
        return None
    if not doing.source.place:
        game.cite("ingenuity.4")
        game.state.write(TABLE, "marker placed by", (doing.effect.rule,))
    game.write(TABLE, "marker on the beach", True)
    return None


def _why_not_place(game: NotAlone, effect: Effect, source: Source) -> Reasons:
    if game.state.read(TABLE, "marker on the beach"):
        return game.reasons("the one Marker lies on the Beach", effect.rule, "the-beach.9", "counters-and-tokens.1")
    return ALLOWED


def _removes_marker(game: NotAlone, doing: Doing) -> Result:
    """The Marker goes; whether a power or a card removes it, it is the Marker that moves the counter."""
    effect, source = doing
    spent = (PLACE_CARDS[BEACH].once,) if BEACH in game.places(TABLE, "powers used") else ()
    if not game.state.read(TABLE, "marker on the beach"):
        game.cite("amplifier.4", *spent)
        return None
    game.write(TABLE, "marker on the beach", None)
    if source.place:
        return move_rescue(source.card)
    game.cite(effect.rule, "amplifier.3", *spent, *game.ineffective(BEACH))
    return move_rescue(source.card, effect.rule)


def _why_not_remove(game: NotAlone, effect: Effect, source: Source) -> Reasons:
    if game.state.read(TABLE, "marker on the beach"):
        return ALLOWED
    return game.reasons("no Marker lies on the Beach", effect.rule, "the-beach.9")


def _moves_rescue(game: NotAlone, doing: Doing) -> Result:
    return move_rescue(doing.source.card)


def _regains(game: NotAlone, doing: Doing) -> Result:
    effect, source = doing
    assert isinstance(effect, RegainWill)
    if not effect.chosen:
        return regain_will(source.who, 1, effect.rule)
    whom = source.whom
    game.cite("the-source.3", "the-source.5")
    return regain_will(whom, 1, effect.rule)


def _loses_will(game: NotAlone, doing: Doing) -> Result:
    assert isinstance(doing.effect, LoseWill)
    game.cite(doing.effect.rule, *(c.rule for c in game.constants(CaughtLoses)))
    return lose_will(doing.source.who, doing.effect.number, doing.source.card)


DOES: Final[Mapping[type[Effect], Does]] = {
    PlaceMarker: _places_marker,
    RemoveMarker: _removes_marker,
    MoveRescue: _moves_rescue,
    RegainWill: _regains,
    LoseWill: _loses_will,
}
"""The way in which each word is done."""

WHY_NOT: Final[Mapping[type[Effect], WhyNot]] = {
    PlaceMarker: _why_not_place,
    RemoveMarker: _why_not_remove,
}
"""The reasons for which a word can do nothing now."""
