"""Place cards that are discarded, shown, gained or exchanged."""

from typing import NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import act_of
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Resolving, head
from adjudicator.games.kit.kinds import Words
from adjudicator.games.notalone.cards.effect import HOW_MANY, CardEffect
from adjudicator.games.notalone.decisions.choose_places import PlacesToChoose, chosen
from adjudicator.games.notalone.decisions.discard import DISCARDS
from adjudicator.games.notalone.decisions.gain import GAINS, why_not_gain
from adjudicator.games.notalone.decisions.show import SHOWS
from adjudicator.games.notalone.decisions.swap import SWAPS, why_not_swap
from adjudicator.games.notalone.facts import DISCARD, GAINED_BY_ROVER, HAND, PLAYED, SHOWN, STOCK, SWAPPED, Places
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import discard
from adjudicator.games.notalone.planet import STOCKED_PLACES
from adjudicator.games.notalone.source import Source


class DiscardPlaces(CardEffect):
    """Discards Place cards of one's choice from the hand."""

    word = "discard"
    number: int = head(HOW_MANY)

    def why_not(self, game: NotAlone, source: Source) -> Reasons:
        """She has to have so many."""
        if len(HAND(game, source.who)) >= self.number:
            return ALLOWED
        return game.reasons(f"{source.who} has too few cards in hand", self.by)

    def do(self, game: NotAlone, source: Source) -> Result:
        """She chooses them."""
        return discard_some(game, source.who, self.number, self.by)


def discard_some(game: NotAlone, who: str, number: int, rule: str) -> Result:
    """A Hunted discards Place cards of her choice from her hand, as many as she has of that number."""
    to_choose = PlacesToChoose(HAND(game, who), number, rule)
    return ask(game, DISCARDS, who, discarded, to_choose, rule=rule)


def discarded(game: NotAlone, local: object, option: Option) -> Result:
    """Whoever has chosen them discards Place cards."""
    return tuple(discard(option.who, place) for place in chosen(option))


class DiscardAllBut(CardEffect):
    """Discards all Place cards of the hand but so many."""

    word = "discard all but"
    number: int = head(HOW_MANY)

    def why_not_for(self, game: NotAlone, whom: str) -> Reasons:
        """Whoever holds no more loses nothing; by one reading she is not even chosen."""
        if len(HAND(game, whom)) > self.number or game.reading("ascendancy-on-few-cards") == "chosen":
            return ALLOWED
        return game.reasons(f"{whom} holds {self.number} Place cards or fewer", "ascendancy.5")

    def do(self, game: NotAlone, source: Source) -> Result:
        """She chooses those that she discards."""
        over = len(HAND(game, source.whom)) - self.number
        if over <= 0:
            game.cite("ascendancy.5")
            return None
        game.cite(self.by, "ascendancy.4", "place-cards.6")
        return discard_some(game, source.whom, over, "ascendancy.4")


class ShowAllBut(CardEffect):
    """Shows the Creature all Place cards of the hand but so many."""

    word = "show all but"
    number: int = head(HOW_MANY)

    def do(self, game: NotAlone, source: Source) -> Result:
        """The cards stay in the hand; that the Creature was shown them is on record."""
        hand = HAND(game, source.whom)
        over = len(hand) - self.number
        if over <= 0:
            game.cite("phobia.6")
            return None
        return ask(game, SHOWS, source.whom, _shown, PlacesToChoose(hand, over, self.by), rule="phobia.5")


def _shown(game: NotAlone, doing: Resolving[ShowAllBut, Source], option: Option) -> None:
    game.cite(doing.effect.by, "phobia.4", "phobia.5")
    SHOWN.set(game, doing.source.whom, chosen(option))


class EachDiscards(CardEffect):
    """Every Hunted discards so many Place cards of the hand, all at the same time."""

    word = "each hunted discards"
    number: int = head(HOW_MANY)

    def do(self, game: NotAlone, source: Source) -> Call:
        """They choose one after another."""
        return Call(TOGETHER, Together(self.number, self.by))


class Together(NamedTuple):
    """The cards that the Hunted have chosen to discard so far, before anything is discarded."""

    number: int
    rule: str
    chosen: tuple[tuple[str, int], ...] = ()


def _next_discards(game: NotAlone, together: Together) -> Result:
    """The Hunted choose one after another, and no card is seen before all have chosen (forbidden-zone.3)."""
    done = dict(together.chosen)
    who = next((one for one in game.hunted if one not in done and HAND(game, one)), "")
    if not who:
        game.cite("forbidden-zone.3")
        for one in game.hunted:
            if one not in done:
                game.note(f"{one} has no Place card to discard")
                game.cite("forbidden-zone.5", together.rule)
        return Go(together, END, tuple(discard(one, place) for one, place in together.chosen if place))
    to_choose = PlacesToChoose(HAND(game, who), together.number, together.rule)
    if len(to_choose.ways) == 1:
        return _chose_to_discard(game, together, who, to_choose.ways[0])
    return ask(game, DISCARDS, who, _chose, to_choose, asks="a card to discard", rule="forbidden-zone.4")


def _chose(game: NotAlone, together: Together, option: Option) -> Result:
    return _chose_to_discard(game, together, option.who, chosen(option))


def _chose_to_discard(game: NotAlone, together: Together, who: str, places: Places) -> Result:
    (place,) = places
    game.cite("forbidden-zone.4")
    return Go(together._replace(chosen=(*together.chosen, (who, place))), "choose")


TOGETHER = Procedure("all discard at once", Step("", "choose", _next_discards))


class GainPlace(CardEffect):
    """Takes a Place card of a number that one does not own from a stock."""

    word = "gain"
    what: str = head(Words("place card", meaning="a Place card"))

    def why_not(self, game: NotAlone, source: Source) -> Reasons:
        """A stock has to have a number that she lacks."""
        if _gainable(game, source.who):
            return ALLOWED
        return game.reasons(f"no stock has a number that {source.who} lacks", "the-rover.9")

    def do(self, game: NotAlone, source: Source) -> Result:
        """She chooses it."""
        if not _gainable(game, source.who):
            game.cite("the-rover.9")
            return None
        return ask(game, GAINS, source.who, _gained, source.copier)


def _gainable(game: NotAlone, who: str) -> Places:
    """The places that a Hunted may take from a stock: numbers that she lacks, of which copies are left."""
    return tuple(place for place in STOCKED_PLACES if not why_not_gain(game, who, place))


def _gained(game: NotAlone, doing: Resolving[GainPlace, Source], option: Option) -> None:
    place, who = act_of(option).slots[0], doing.source.who
    STOCK.add(game, place, -1)
    HAND.set(game, who, tuple(sorted((*HAND(game, who), place))), "the-rover.5", "the-rover.8")
    GAINED_BY_ROVER.put(game, who, (*GAINED_BY_ROVER(game, who), place))


class SwapPlayed(CardEffect):
    """Exchanges the Place card that was played with one of one's own discard pile."""

    word = "swap"
    what: str = head(Words("played card", meaning="the Place card that was played"))

    def changes_nothing(self, game: NotAlone, who: str) -> bool:
        """True where the pile is empty."""
        return not DISCARD(game, who)

    def do(self, game: NotAlone, source: Source) -> Result:
        """She chooses the two cards."""
        pile = DISCARD(game, source.who)
        if not [new for new in pile if not why_not_swap(game, new, self.by)]:
            game.cite("vortex.7" if pile else "vortex.5")
            return None
        return ask(game, SWAPS, source.who, _swapped, self.by)


def _swapped(game: NotAlone, doing: Resolving[SwapPlayed, Source], option: Option) -> None:
    who = doing.source.who
    old, new = act_of(option).slots
    PLAYED.set(game, who, tuple(new if place == old else place for place in PLAYED(game, who)), "vortex.6")
    DISCARD.set(game, who, (*(place for place in DISCARD(game, who) if place != new), old))
    SWAPPED.put(game, who, (new,))
