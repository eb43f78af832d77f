"""Place cards that go back to the hand, that are discarded, shown or gained."""

from collections.abc import Mapping
from itertools import combinations
from typing import Final, NamedTuple, cast

from adjudicator.engine.choices import Choice, Option, Options
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.notalone.game import Does, NotAlone, WhyNot
from adjudicator.games.notalone.happenings import discard, place_name, put, take_back
from adjudicator.games.notalone.planet import STOCKED_PLACES
from adjudicator.games.notalone.source import Doing, Source
from adjudicator.games.notalone.words import (
    ALL,
    AtMost,
    DiscardPlaces,
    EachDiscards,
    Effect,
    GainPlace,
    KeepPlaces,
    ReturnPlayed,
    ShowPlaces,
    SwapPlayed,
    TakeBack,
    at_most,
)


def sets(who: str, verb: str, places: tuple[int, ...], number: int) -> Options:
    """Every choice of so many Place cards, as options."""
    number = min(number, len(places))
    return tuple(
        Option(verb, tuple(place_name(place) for place in some), who, some) for some in combinations(places, number)
    )


class Taking(NamedTuple):
    """Some cards being taken back: how many of the discard pile, what is among the choice besides, by which rule."""

    who: str
    number: int
    besides: tuple[int, ...]
    rule: str = ""


def take_back_some(who: str, number: int, besides: tuple[int, ...], rule: str = "") -> Call:
    """The call by which a Hunted takes cards of her choice back into her hand, by the clause that lets her."""
    return Call(TAKE_BACK, Taking(who, number, besides, rule))


def _take(game: NotAlone, taking: Taking) -> Result:
    who = taking.who
    pile = (*taking.besides, *game.places(who, "discard"))
    options = sets(who, "takes back", pile, taking.number)
    if len(options) == 1:
        return _taken(game, taking, options[0])
    game.cite(taking.rule, "place-cards.6")
    return Ask(Choice((who,), "cards to take back", options, taking.rule), _taken)


def _taken(game: NotAlone, taking: Taking, option: Option) -> Result:
    chosen: tuple[int, ...] = option.value  # type: ignore[assignment]
    calls = []
    for place in chosen:
        if place in taking.besides:
            put(game, taking.who, place, "played", "hand")
        else:
            calls.append(take_back(taking.who, place, taking.rule))
    return Go(taking, END, tuple(calls))


TAKE_BACK = Procedure("cards are taken back", Step("", "choose", _take))


def played_card(game: NotAlone, source: Source, rule: str) -> tuple[int, ...]:
    """ "This card" of a power: the card that its user played, if it still lies before her."""
    played = game.places(source.who, "played")
    if source.copier:
        copied = game.reading("this-card-of-a-copy")
        if copied == "the copied place":
            return ()
        game.cite(source.copier, rule)
    elif game.moved_to(source.who, source.place):
        if game.reading("this-card-of-a-copy") == "the copied place":
            return ()
        game.cite("detour.9")
    return played[source.visit : source.visit + 1] if 0 <= source.visit < len(played) else ()


def _takes_back(game: NotAlone, doing: Doing) -> Result:
    effect, source = doing
    assert isinstance(effect, TakeBack)
    who = source.who
    this = played_card(game, source, effect.rule) if effect.this else ()
    limits = game.constants(AtMost) if source.place else []
    number = effect.number
    for limit in limits:
        in_all = this and game.reading("persecution-and-this-card") == "one in all"
        game.cite(limit.rule, "persecution.3")
        if in_all:
            game.cite(limit.rule, effect.rule)
            return take_back_some(who, limit.number, this, effect.rule)
        number = min(number, limit.number)
    for place in this:
        put(game, who, place, "played", "hand")
        game.state.write(who, "came back by", effect.rule)
    game.cite(*effect.open)
    pile = game.places(who, "discard")
    if not pile:
        game.cite(effect.short)
        return None
    taken = at_most(number, number if number == ALL else len(pile), effect.short)
    game.cite(*taken.by)
    return take_back_some(who, taken.number, (), effect.rule)


def _discards(game: NotAlone, doing: Doing) -> Result:
    effect, source = doing
    assert isinstance(effect, DiscardPlaces)
    return discard_some(game, source.who, effect.number, effect.rule)


def discards(game: NotAlone, who: str, number: int) -> Options:
    """Every choice of so many Place cards of a hand to discard."""
    return sets(who, "discards", game.places(who, "hand"), number)


def discard_some(game: NotAlone, who: str, number: int, rule: str) -> Result:
    """A Hunted discards Place cards of her choice from her hand, as many as she has of that number."""
    options = discards(game, who, number)

    def chosen(_game: NotAlone, _local: object, option: Option) -> Result:
        places: tuple[int, ...] = option.value  # type: ignore[assignment]
        return tuple(discard(who, place) for place in places)

    if len(options) == 1:
        return chosen(game, None, options[0])
    return Ask(Choice((who,), "cards to discard", options, rule), chosen)


def _keeps(game: NotAlone, doing: Doing) -> Result:
    effect, source = doing
    assert isinstance(effect, KeepPlaces)
    over = len(game.places(source.whom, "hand")) - effect.number
    if over <= 0:
        game.cite("ascendancy.5")
        return None
    game.cite(effect.rule, "ascendancy.4", "place-cards.6")
    return discard_some(game, source.whom, over, "ascendancy.4")


def _shows(game: NotAlone, doing: Doing) -> Result:
    """The cards stay in the hand; that the Creature was shown them is on record."""
    effect, source = doing
    assert isinstance(effect, ShowPlaces)
    who = source.whom
    over = len(game.places(who, "hand")) - effect.number
    if over <= 0:
        game.cite("phobia.6")
        return None

    def shown(game: NotAlone, _local: object, option: Option) -> Result:
        game.cite(effect.rule, "phobia.4", "phobia.5")
        game.write(who, "shown", option.value)
        return None

    return Ask(
        Choice((who,), "cards to show", sets(who, "shows", game.places(who, "hand"), over), "phobia.5"),
        shown,
    )


class Together(NamedTuple):
    """What each Hunted has chosen to discard so far, before anything is discarded."""

    number: int
    rule: str
    chosen: tuple[tuple[str, int], ...] = ()


def _each_discards(game: NotAlone, doing: Doing) -> Result:
    assert isinstance(doing.effect, EachDiscards)
    return Call(TOGETHER, Together(doing.effect.number, doing.effect.rule))


def _next_discards(game: NotAlone, together: Together) -> Result:
    """The Hunted choose one after another, and no card is seen before all have chosen (forbidden-zone.3)."""
    done = dict(together.chosen)
    who = next((one for one in game.hunted if one not in done and game.places(one, "hand")), "")
    if not who:
        game.cite("forbidden-zone.3")
        for one in game.hunted:
            if one not in done:
                game.note(f"{one} has no Place card to discard")
                game.cite("forbidden-zone.5", together.rule)
        return Go(together, END, tuple(discard(one, place) for one, place in together.chosen if place))
    options = sets(who, "discards", game.places(who, "hand"), together.number)
    if len(options) == 1:
        return _chose(game, together, options[0])
    return Ask(Choice((who,), "a card to discard", options, "forbidden-zone.4"), _chose)


def _chose(game: NotAlone, together: Together, option: Option) -> Result:
    (place,) = cast("tuple[int]", option.value)
    game.cite("forbidden-zone.4")
    return Go(together._replace(chosen=(*together.chosen, (option.who, place))), "choose")


TOGETHER = Procedure("all discard at once", Step("", "choose", _next_discards))


def _gains(game: NotAlone, doing: Doing) -> Result:
    who = doing.source.who
    options = tuple(Option("gains", (place_name(place),), who, place) for place in gainable(game, who))
    if not options:
        game.cite("the-rover.9")
        return None
    return Ask(Choice((who,), "a place to gain", options, "the-rover.5"), _gained)


def _gained(game: NotAlone, doing: Doing, option: Option) -> Result:
    place: int = option.value  # type: ignore[assignment]
    who = doing.source.who
    game.write(str(place), "stock", game.number(str(place), "stock") - 1)
    game.write(who, "hand", tuple(sorted((*game.places(who, "hand"), place))), "the-rover.5", "the-rover.8")
    game.state.write(who, "gained by the rover", (*game.places(who, "gained by the rover"), place))
    return None


def gainable(game: NotAlone, who: str) -> tuple[int, ...]:
    """The places that a Hunted may take from a stock: numbers that she lacks, of which copies are left."""
    return tuple(place for place in STOCKED_PLACES if not why_not_gain(game, who, place))


def why_not_gain(game: NotAlone, who: str, place: int) -> Reasons:
    """Why a Hunted cannot take a card of this place from its stock; empty if she can."""
    if place in game.owned(who):
        where = (("the-rover.3", "discard"), ("the-rover.7", "played"), ("the-rover.4", "gained by the rover"))
        rules = (rule for rule, field in where if place in game.places(who, field))
        return game.reasons(f"{who} owns the {place_name(place)}", "the-rover.2", *rules)
    if not game.number(str(place), "stock"):
        return game.reasons("the stock is empty", "the-rover.6", "setup.9")
    return ALLOWED


def _why_not_gain(game: NotAlone, effect: Effect, source: Source) -> Reasons:
    if gainable(game, source.who):
        return ALLOWED
    return game.reasons(f"no stock has a number that {source.who} lacks", "the-rover.9")


def why_not_swap(game: NotAlone, new: int, rule: str) -> Reasons:
    """Why a place of the discard pile cannot be exchanged for the card played; empty if it can."""
    forbidden = game.forbidden(new)
    if not forbidden or game.reading("vortex-into-force-field") == "allowed":
        return ALLOWED
    return game.reasons(f"{place_name(new)} is forbidden this round", *forbidden, rule, "vortex.7")


def _swaps(game: NotAlone, doing: Doing) -> Result:
    who = doing.source.who
    rule = doing.effect.rule
    played = game.places(who, "played")
    allowed = tuple(new for new in game.places(who, "discard") if not why_not_swap(game, new, rule))
    if not allowed:
        game.cite("vortex.7" if game.places(who, "discard") else "vortex.5")
        return None
    pairs = tuple(
        Option("swaps", (place_name(old), place_name(new)), who, (old, new)) for old in played for new in allowed
    )

    def swapped(game: NotAlone, _local: object, option: Option) -> Result:
        old, new = cast("tuple[int, int]", option.value)
        played = tuple(new if place == old else place for place in game.places(who, "played"))
        game.write(who, "played", played, "vortex.6")
        game.write(who, "discard", (*(p for p in game.places(who, "discard") if p != new), old))
        game.state.write(who, "swapped", (new,))
        return None

    return Ask(Choice((who,), "the card to exchange", pairs, "vortex.6"), swapped)


def _returns_played(game: NotAlone, doing: Doing) -> Result:
    """One card played this round goes back to the hand, from before its Hunted or from her discard pile."""
    who = doing.source.who
    just = game.places(who, "played this round")
    there = tuple(p for p in just if p in (*game.places(who, "played"), *game.places(who, "discard")))
    options = sets(who, "takes back", there, 1)
    if not options[0].things:
        game.cite("double-back.6")
        return None

    def returned(game: NotAlone, _local: object, option: Option) -> Result:
        (place,) = cast("tuple[int]", option.value)
        source = "played" if place in game.places(who, "played") else "discard"
        game.cite("double-back.3", "double-back.5")
        put(game, who, place, source, "hand")
        return None

    return Ask(Choice((who,), "the card to take back", options, "double-back.5"), returned)


DOES: Final[Mapping[type[Effect], Does]] = {
    TakeBack: _takes_back,
    DiscardPlaces: _discards,
    KeepPlaces: _keeps,
    ShowPlaces: _shows,
    EachDiscards: _each_discards,
    GainPlace: _gains,
    SwapPlayed: _swaps,
    ReturnPlayed: _returns_played,
}
"""The way in which each word is done."""

WHY_NOT: Final[Mapping[type[Effect], WhyNot]] = {GainPlace: _why_not_gain}
"""The reasons for which a word can do nothing now."""
