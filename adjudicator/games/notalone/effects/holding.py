"""What holds until the round ends, what is chosen among several things, and what depends on something done."""

from collections.abc import Mapping
from typing import Final, cast

from adjudicator.engine.choices import Choice, Option, Options
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.notalone.effects.resolving import can, resolve, why_not
from adjudicator.games.notalone.effects.taking import discards
from adjudicator.games.notalone.game import TABLE, Does, InForce, NotAlone, WhyNot
from adjudicator.games.notalone.happenings import discard, place_name
from adjudicator.games.notalone.source import Doing, Source
from adjudicator.games.notalone.words import (
    Constant,
    DiscardPlaces,
    Effect,
    Holds,
    IfSo,
    OneOf,
    RegainWill,
)


def put_in_force(game: NotAlone, source: Source, constant: Constant) -> None:
    """Something holds from now on, until the round ends (order-of-effects.3); what is done stays done."""
    places = source.places if len(source.places) == 1 else ()
    force = InForce(source.card, constant, source.whom, places, source.who)
    game.write(TABLE, "in force", (*game.in_force, force), constant.rule, "order-of-effects.7")


def _holds(game: NotAlone, doing: Doing) -> Result:
    assert isinstance(doing.effect, Holds)
    put_in_force(game, doing.source, doing.effect.constant)
    return None


def _one_of(game: NotAlone, doing: Doing) -> Result:
    effect, source = doing
    assert isinstance(effect, OneOf)
    open_to, by = game.quietly(lambda: _open(game, effect, source))
    if not open_to:
        return None
    game.cite(*by)
    who = source.who
    if effect.of_others and len(open_to) > 1 and game.reading("scream-who-chooses") == "creature":
        who = game.creature
    options = tuple(option for name, one in open_to for option in _ways(game, source, who, name, one))
    return Ask(Choice((who,), f"what {source.card} does", options, effect.rule), _picked)


def _open(game: NotAlone, effect: OneOf, source: Source) -> tuple[tuple[tuple[str, Effect], ...], tuple[str, ...]]:
    """Those of several things that can be done, and the rules by which it is these and not all of them."""
    left: list[tuple[str, Effect]] = []
    by: list[str] = []
    for name, one in effect.options:
        reasons = why_not(game, one, source)
        if reasons:
            by += (*(reason.rule for reason in reasons), *effect.forced)
        else:
            left.append((name, one))
    return tuple(left), tuple(by)


def _ways(game: NotAlone, source: Source, who: str, name: str, effect: Effect) -> Options:
    """One of several things as options: which cards are discarded, and who is helped, is chosen together with it."""
    if isinstance(effect, DiscardPlaces) and who == source.who:
        return tuple(o.meaning((effect, o.value)) for o in discards(game, who, effect.number))
    if isinstance(effect, RegainWill) and effect.chosen:
        return tuple(Option("chooses", (name, whom), who, (effect, whom)) for whom in game.hunted)
    return (Option("chooses", (name,), who, (effect, source.whom)),)


def _picked(game: NotAlone, doing: Doing, option: Option) -> Result:
    if option.verb == "discards":
        chosen, places = cast("tuple[DiscardPlaces, tuple[int, ...]]", option.value)
        game.cite(chosen.rule)
        return tuple(discard(option.who, place) for place in places)
    effect, whom = cast("tuple[Effect, str]", option.value)
    return resolve((effect,), doing.source._replace(whom=whom))


def _if_so(game: NotAlone, doing: Doing) -> Result:
    """A cost of cards: only if it is paid does the rest hold."""
    effect, source = doing
    assert isinstance(effect, IfSo)
    hand = game.places(source.who, "hand")
    if not can(game, effect.first, source):
        game.cite("sacrifice.4")
        return None
    options = tuple(Option("discards", (place_name(place),), source.who, place) for place in hand)
    if len(options) == 1:
        return _paid(game, doing, options[0])
    return Ask(Choice((source.who,), "a card to discard", options, "sacrifice.5"), _paid)


def _paid(game: NotAlone, doing: Doing, option: Option) -> Result:
    assert isinstance(doing.effect, IfSo)
    place: int = option.value  # type: ignore[assignment]
    game.cite(doing.effect.first.rule)
    return (discard(doing.source.who, place), Call(THEN, doing))


def _then(game: NotAlone, doing: Doing) -> Result:
    assert isinstance(doing.effect, IfSo)
    put_in_force(game, doing.source, doing.effect.then)
    game.cite(doing.effect.rule)
    return Go(doing, END)


THEN = Procedure("if so", Step("", "then", _then))


def _why_not_discard(game: NotAlone, effect: Effect, source: Source) -> Reasons:
    assert isinstance(effect, DiscardPlaces)
    if len(game.places(source.who, "hand")) >= effect.number:
        return ALLOWED
    return game.reasons(f"{source.who} has too few cards in hand", effect.rule)


def _why_not_choose(game: NotAlone, effect: Effect, source: Source) -> Reasons:
    """Of several things one is enough."""
    assert isinstance(effect, OneOf)
    closed = tuple(why_not(game, one, source) for _name, one in effect.options)
    return ALLOWED if not all(closed) else tuple(reason for some in closed for reason in some)


DOES: Final[Mapping[type[Effect], Does]] = {
    Holds: _holds,
    OneOf: _one_of,
    IfSo: _if_so,
}
"""The way in which each word is done."""

WHY_NOT: Final[Mapping[type[Effect], WhyNot]] = {
    DiscardPlaces: _why_not_discard,
    OneOf: _why_not_choose,
}
"""The reasons for which a word can do nothing now."""
