"""The Marker, the Rescue counter and Will counters."""

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import Ask, Result
from adjudicator.games.notalone.effects.resolving import CAN, DOES, Doing, Source
from adjudicator.games.notalone.game import TABLE, NotAlone
from adjudicator.games.notalone.happenings import lose_will, move_rescue, regain_will
from adjudicator.games.notalone.planet import BEACH
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
        game.cite("ingenuity.3")
        return None
    if not doing.source.place:
        game.cite("ingenuity.4")
    game.write(TABLE, "marker on the beach", True)
    return None


def _no_marker(game: NotAlone, effect: Effect, source: Source) -> bool:
    return not game.state.read(TABLE, "marker on the beach")


def _removes_marker(game: NotAlone, doing: Doing) -> Result:
    if not game.state.read(TABLE, "marker on the beach"):
        game.cite("amplifier.4")
        return None
    game.write(TABLE, "marker on the beach", None)
    if not doing.source.place:
        game.cite("amplifier.3", "amplifier.5", *game.ineffective(BEACH))
    return move_rescue(doing.source.card)


def _marker(game: NotAlone, effect: Effect, source: Source) -> bool:
    return bool(game.state.read(TABLE, "marker on the beach"))


def _moves_rescue(game: NotAlone, doing: Doing) -> Result:
    return move_rescue(doing.source.card)


def _regains(game: NotAlone, doing: Doing) -> Result:
    effect, source = doing
    assert isinstance(effect, RegainWill)
    if not effect.chosen:
        return regain_will(source.who, 1, effect.rule)
    options = tuple(Option("chooses", (who,), source.who, who) for who in game.hunted)
    return Ask(Choice((source.who,), "who regains a Will counter", options, "the-source.5"), _healed)


def _healed(game: NotAlone, doing: Doing, option: Option) -> Result:
    if option.value == doing.source.who:
        game.cite("the-source.3")
    return regain_will(str(option.value), 1)


def _loses_will(game: NotAlone, doing: Doing) -> Result:
    assert isinstance(doing.effect, LoseWill)
    game.cite(doing.effect.rule, *(c.rule for c in game.constants(CaughtLoses)))
    return lose_will(doing.source.who, doing.effect.number, doing.source.card)


DOES[PlaceMarker] = _places_marker
DOES[RemoveMarker] = _removes_marker
DOES[MoveRescue] = _moves_rescue
DOES[RegainWill] = _regains
DOES[LoseWill] = _loses_will
CAN[PlaceMarker] = _no_marker
CAN[RemoveMarker] = _marker
