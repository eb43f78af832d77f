"""What holds until the round ends, what is chosen among several things, and what depends on something done."""

from collections.abc import Mapping
from typing import Final, cast

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Act
from adjudicator.games.kit.opportunities import ask
from adjudicator.games.notalone.actions.among import Among
from adjudicator.games.notalone.actions.choose import CHOOSES_HUNTED, CHOOSES_THING, LOSES_WILL, Offer
from adjudicator.games.notalone.actions.discard import DISCARDS
from adjudicator.games.notalone.effects.resolving import can, resolve, why_not
from adjudicator.games.notalone.effects.taking import chosen, discarded
from adjudicator.games.notalone.game import TABLE, Does, InForce, NotAlone, WhyNot
from adjudicator.games.notalone.happenings import discard
from adjudicator.games.notalone.source import Doing, Source
from adjudicator.games.notalone.words import Constant, DiscardPlaces, Effect, Holds, IfSo, LoseWill, OneOf, RegainWill


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
    asks = f"what {source.card} does"
    return ask(game, _OF_SEVERAL, who, _picked, _offer(game, effect, source, who), asks=asks, rule=effect.rule)


_OF_SEVERAL = (CHOOSES_THING, DISCARDS, LOSES_WILL, CHOOSES_HUNTED)


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


def _offer(game: NotAlone, effect: OneOf, source: Source, who: str) -> Offer:
    """One of several things as it is offered: which cards are discarded, and who is helped, is chosen with it."""
    offer = Offer(rule=effect.rule)
    for name, one in effect.options:
        reasons = game.quietly(lambda one=one: why_not(game, one, source))  # type: ignore[misc]
        if isinstance(one, DiscardPlaces) and who == source.who:
            hand = game.places(who, "hand")
            offer = offer if reasons else offer._replace(discards=Among(hand, one.number, one.rule))
        elif isinstance(one, LoseWill) and who == source.who:
            offer = offer._replace(will=one.number)
        elif isinstance(one, RegainWill) and one.chosen:
            offer = offer._replace(whom=game.hunted)
        else:
            offer = offer._replace(things=(*offer.things, (name, reasons)))
    return offer


def _picked(game: NotAlone, doing: Doing, option: Option) -> Result:
    effect, act = cast(OneOf, doing.effect), cast(Act, option.value)
    if act.action is DISCARDS:
        game.cite(next(one.rule for _name, one in effect.options if isinstance(one, DiscardPlaces)))
        return discarded(game, doing, option)
    if act.action is CHOOSES_HUNTED:
        helps = tuple(one for _name, one in effect.options if isinstance(one, RegainWill))
        return resolve(helps, doing.source._replace(whom=act.slots[0][0]))
    if act.action is LOSES_WILL:
        return resolve(tuple(one for _name, one in effect.options if isinstance(one, LoseWill)), doing.source)
    return resolve((dict(effect.options)[act.slots[0]],), doing.source)


def _if_so(game: NotAlone, doing: Doing) -> Result:
    """A cost of cards: only if it is paid does the rest hold."""
    effect, source = doing
    assert isinstance(effect, IfSo)
    hand = game.places(source.who, "hand")
    if not can(game, effect.first, source):
        game.cite("sacrifice.4")
        return None
    if len(hand) == 1:
        return _paid(game, doing, hand[0])
    about = Among(hand, 1, "sacrifice.5")
    return ask(game, DISCARDS, source.who, _pays, about, asks="a card to discard", rule="sacrifice.5")


def _pays(game: NotAlone, doing: Doing, option: Option) -> Result:
    return _paid(game, doing, chosen(option)[0])


def _paid(game: NotAlone, doing: Doing, place: int) -> Result:
    assert isinstance(doing.effect, IfSo)
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
