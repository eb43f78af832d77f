"""Place cards that go back to the hand, that are discarded, shown or gained."""

from collections.abc import Mapping
from typing import Final, NamedTuple, cast

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Act
from adjudicator.games.kit.opportunities import ask
from adjudicator.games.notalone.actions.among import Among, Places
from adjudicator.games.notalone.actions.discard import DISCARDS
from adjudicator.games.notalone.actions.gain import GAINS, why_not_gain
from adjudicator.games.notalone.actions.show import SHOWS
from adjudicator.games.notalone.actions.swap import SWAPS, why_not_swap
from adjudicator.games.notalone.actions.take_back import TAKES_BACK
from adjudicator.games.notalone.facts import STOCK
from adjudicator.games.notalone.game import Does, NotAlone, WhyNot
from adjudicator.games.notalone.happenings import discard, put, take_back
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
    among = Among((*taking.besides, *game.places(who, "discard")), taking.number, taking.rule)
    if len(among.ways) == 1:
        return _taken(game, taking, among.ways[0])
    game.cite(taking.rule, "place-cards.6")
    return ask(game, TAKES_BACK, who, _chosen, among, rule=taking.rule)


def _chosen(game: NotAlone, taking: Taking, option: Option) -> Result:
    return _taken(game, taking, chosen(option))


def chosen(option: Option) -> Places:
    """The Place cards that somebody has chosen."""
    return cast(Act, option.value).slots[0]  # type: ignore[no-any-return]


def _taken(game: NotAlone, taking: Taking, chosen: Places) -> Result:
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


def discard_some(game: NotAlone, who: str, number: int, rule: str) -> Result:
    """A Hunted discards Place cards of her choice from her hand, as many as she has of that number."""
    among = Among(game.places(who, "hand"), number, rule)
    if len(among.ways) == 1:
        return tuple(discard(who, place) for place in among.ways[0])
    return ask(game, DISCARDS, who, discarded, among, rule=rule)


def discarded(game: NotAlone, local: object, option: Option) -> Result:
    """Whoever has chosen them discards Place cards."""
    return tuple(discard(option.who, place) for place in chosen(option))


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

    return ask(game, SHOWS, who, _shown, Among(game.places(who, "hand"), over, effect.rule), rule="phobia.5")


def _shown(game: NotAlone, doing: Doing, option: Option) -> Result:
    game.cite(doing.effect.rule, "phobia.4", "phobia.5")
    game.write(doing.source.whom, "shown", chosen(option))
    return None


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
    among = Among(game.places(who, "hand"), together.number, together.rule)
    if len(among.ways) == 1:
        return _chose_to_discard(game, together, who, among.ways[0])
    return ask(game, DISCARDS, who, _chose, among, asks="a card to discard", rule="forbidden-zone.4")


def _chose(game: NotAlone, together: Together, option: Option) -> Result:
    return _chose_to_discard(game, together, option.who, chosen(option))


def _chose_to_discard(game: NotAlone, together: Together, who: str, places: Places) -> Result:
    (place,) = places
    game.cite("forbidden-zone.4")
    return Go(together._replace(chosen=(*together.chosen, (who, place))), "choose")


TOGETHER = Procedure("all discard at once", Step("", "choose", _next_discards))


def _gains(game: NotAlone, doing: Doing) -> Result:
    who = doing.source.who
    there = gainable(game, who)
    if not there:
        game.cite("the-rover.9")
        return None
    return ask(game, GAINS, who, _gained, doing.source.copier)


def _gained(game: NotAlone, doing: Doing, option: Option) -> Result:
    place: int = cast(Act, option.value).slots[0]
    who = doing.source.who
    STOCK.add(game, place, -1)
    game.write(who, "hand", tuple(sorted((*game.places(who, "hand"), place))), "the-rover.5", "the-rover.8")
    game.state.write(who, "gained by the rover", (*game.places(who, "gained by the rover"), place))
    return None


def gainable(game: NotAlone, who: str) -> tuple[int, ...]:
    """The places that a Hunted may take from a stock: numbers that she lacks, of which copies are left."""
    return tuple(place for place in STOCKED_PLACES if not why_not_gain(game, who, place))


def _why_not_gain(game: NotAlone, effect: Effect, source: Source) -> Reasons:
    if gainable(game, source.who):
        return ALLOWED
    return game.reasons(f"no stock has a number that {source.who} lacks", "the-rover.9")


def _swaps(game: NotAlone, doing: Doing) -> Result:
    who = doing.source.who
    rule = doing.effect.rule
    allowed = tuple(new for new in game.places(who, "discard") if not why_not_swap(game, new, rule))
    if not allowed:
        game.cite("vortex.7" if game.places(who, "discard") else "vortex.5")
        return None
    return ask(game, SWAPS, who, _swapped, rule)


def _swapped(game: NotAlone, doing: Doing, option: Option) -> Result:
    who = doing.source.who
    old, new = cast(Act, option.value).slots
    played = tuple(new if place == old else place for place in game.places(who, "played"))
    game.write(who, "played", played, "vortex.6")
    game.write(who, "discard", (*(p for p in game.places(who, "discard") if p != new), old))
    game.state.write(who, "swapped", (new,))
    return None


def _returns_played(game: NotAlone, doing: Doing) -> Result:
    """One card played this round goes back to the hand, from before its Hunted or from her discard pile."""
    who = doing.source.who
    just = game.places(who, "played this round")
    back = (*game.places(who, "played"), *game.places(who, "discard"))
    there = tuple(place for place in just if place in back)
    if not there:
        game.cite("double-back.6")
        return None

    about = Among(there, 1, doing.effect.rule)
    return ask(game, TAKES_BACK, who, _returned, about, asks="the card to take back", rule="double-back.5")


def _returned(game: NotAlone, doing: Doing, option: Option) -> Result:
    who, (place,) = doing.source.who, chosen(option)
    source = "played" if place in game.places(who, "played") else "discard"
    game.cite("double-back.3", "double-back.5")
    put(game, who, place, source, "hand")
    return None


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

WHY_NOT: Final[Mapping[type[Effect], WhyNot]] = {
    GainPlace: _why_not_gain,
}
"""The reasons for which a word can do nothing now."""
