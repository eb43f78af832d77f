"""Place cards that go back to the hand from the discard pile, or from before their Hunted."""

from typing import NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Resolving, head, part
from adjudicator.games.kit.kinds import Words
from adjudicator.games.notalone.cards.effect import ALL, HOW_MANY_OR_ALL, RULE, YES_NO, CardEffect, at_most
from adjudicator.games.notalone.cards.lasting import TakeBackAtMost
from adjudicator.games.notalone.decisions.choose_places import PlacesToChoose, chosen
from adjudicator.games.notalone.decisions.take_back import TAKES_BACK
from adjudicator.games.notalone.facts import CAME_BACK_BY, DISCARD, HAND, PLAYED, PLAYED_THIS_ROUND, Places
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import put, take_back
from adjudicator.games.notalone.source import Source


class Taking(NamedTuple):
    """Some cards being taken back: how many of the discard pile, what is among the choice besides, by which rule."""

    who: str
    number: int
    besides: Places
    rule: str = ""


def take_back_some(who: str, number: int, besides: Places, rule: str = "") -> Call:
    """The call by which a Hunted takes cards of her choice back into her hand, by the clause that lets her."""
    return Call(TAKE_BACK, Taking(who, number, besides, rule))


def _take(game: NotAlone, taking: Taking) -> Result:
    who = taking.who
    to_choose = PlacesToChoose((*taking.besides, *DISCARD(game, who)), taking.number, taking.rule)
    if len(to_choose.ways) == 1:
        return _taken(game, taking, to_choose.ways[0])
    game.cite(taking.rule, "place-cards.6")
    return ask(game, TAKES_BACK, who, _chosen, to_choose, rule=taking.rule)


def _chosen(game: NotAlone, taking: Taking, option: Option) -> Result:
    return _taken(game, taking, chosen(option))


def _taken(game: NotAlone, taking: Taking, places: Places) -> Result:
    calls = []
    for place in places:
        if place in taking.besides:
            put(game, taking.who, place, PLAYED, HAND)
        else:
            calls.append(take_back(taking.who, place, taking.rule))
    return Go(taking, END, tuple(calls))


TAKE_BACK = Procedure("cards are taken back", Step("", "choose", _take))


class TakeBack(CardEffect):
    """Takes cards of one's discard pile back, with `this` the one played as well.

    `short` is the rule for fewer, `open` that by which what lies open is not in that pile.
    """

    word = "take back"
    number: int = head(HOW_MANY_OR_ALL)
    this: bool = part(YES_NO, False)
    short: str = part(RULE)
    open: str = part(RULE, "")

    def changes_nothing(self, game: NotAlone, who: str) -> bool:
        """True where the pile is empty."""
        return not DISCARD(game, who)

    def why_not_taken(self, game: NotAlone, source: Source, places: Places) -> Reasons:
        """So many of the discard pile; what a card in force leaves of them is seen when they are taken."""
        if source.place and any(game.now(TakeBackAtMost)):
            return ALLOWED
        there = PlacesToChoose(DISCARD(game, source.who), self.number, self.by)
        return TAKES_BACK.why_not_these(game, source.who, places, there)

    def do(self, game: NotAlone, source: Source) -> Result:
        """She takes them, no more than a card in force lets her."""
        who, number = source.who, self.number
        this = played_card(game, source, self.by) if self.this else ()
        for limit in game.now(TakeBackAtMost) if source.place else ():
            in_all = this and game.reading("persecution-and-this-card") == "one in all"
            game.cite(limit.by, "persecution.3")
            if in_all:
                game.cite(limit.by, self.by)
                return take_back_some(who, limit.number, this, self.by)
            number = min(number, limit.number)
        for place in this:
            put(game, who, place, PLAYED, HAND)
            CAME_BACK_BY.put(game, who, self.by)
        game.cite(*self._not_in_the_pile())
        pile = DISCARD(game, who)
        if not pile:
            game.cite(self.short)
            return None
        taken = at_most(number, number if number == ALL else len(pile), self.short)
        game.cite(*taken.by)
        return take_back_some(who, taken.number, (), self.by)

    def _not_in_the_pile(self) -> tuple[str, ...]:
        """The rule by which what lies open is not in the discard pile, if the card goes by it."""
        return (self.open,) if self.open else ()


def played_card(game: NotAlone, source: Source, rule: str) -> Places:
    """ "This card" of a power: the card that its user played, if it still lies before her."""
    played = PLAYED(game, source.who)
    if source.copier:
        if game.reading("this-card-of-a-copy") == "the copied place":
            return ()
        game.cite(source.copier, rule)
    elif game.moved_to(source.who, source.place):
        if game.reading("this-card-of-a-copy") == "the copied place":
            return ()
        game.cite("detour.9")
    return played[source.visit : source.visit + 1] if 0 <= source.visit < len(played) else ()


class ReturnPlayed(CardEffect):
    """Returns the one Place card that was just played to the hand."""

    word = "return"
    what: str = head(Words("played card", meaning="the Place card that was played"))

    def changes_nothing(self, game: NotAlone, who: str) -> bool:
        """True where it is in her hand."""
        return not set(PLAYED_THIS_ROUND(game, who)) & {*PLAYED(game, who), *DISCARD(game, who)}

    def why_not_taken(self, game: NotAlone, source: Source, places: Places) -> Reasons:
        """One, and one that she has played in this round."""
        if len(places) > 1:
            return game.reasons("one card comes back", self.by, "double-back.5")
        if places[0] not in PLAYED_THIS_ROUND(game, source.who):
            return game.reasons(f"{source.who} did not play it in this round", self.by, "double-back.4")
        return ALLOWED

    def do(self, game: NotAlone, source: Source) -> Result:
        """One card played this round goes back to the hand, from before its Hunted or from her discard pile."""
        who = source.who
        back = (*PLAYED(game, who), *DISCARD(game, who))
        there = tuple(place for place in PLAYED_THIS_ROUND(game, who) if place in back)
        if not there:
            game.cite("double-back.6")
            return None
        about = PlacesToChoose(there, 1, self.by)
        return ask(game, TAKES_BACK, who, _returned, about, asks="the card to take back", rule="double-back.5")


def _returned(game: NotAlone, doing: Resolving[ReturnPlayed, Source], option: Option) -> None:
    who, (place,) = doing.source.who, chosen(option)
    game.cite("double-back.3", "double-back.5")
    put(game, who, place, PLAYED if place in PLAYED(game, who) else DISCARD, HAND)
