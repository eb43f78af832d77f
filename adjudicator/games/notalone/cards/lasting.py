"""The words of lasting effects: a card is in force from now on, until the round ends."""

from adjudicator.games.kit.effects import AnEffect, Effect, head, part
from adjudicator.games.kit.kinds import Words
from adjudicator.games.notalone.cards.effect import HOW_MANY, RULE
from adjudicator.games.notalone.cards.in_force import Lasting
from adjudicator.games.notalone.kinds import PLACE, TOKEN

KIND_OF_CARDS = Words("survival", "hunt", meaning="a kind of cards")
COUNTER = Words("rescue counter", meaning="a counter")
DISCARD_PILES = Words("discard piles", meaning="the piles of discarded Place cards")
CHOSEN_PLACE = Words("chosen place", meaning="the place chosen for the card")


class CannotPlay(Lasting):
    """Cards of a kind cannot be played."""

    word = "cannot play"
    kind: str = head(KIND_OF_CARDS)


class CannotDraw(Lasting):
    """Cards of a kind cannot be drawn."""

    word = "cannot draw"
    kind: str = head(KIND_OF_CARDS)


class CannotBePlayedUnder(Lasting):
    """The places on which a Hunt token lies cannot be played."""

    word = "cannot be played under"
    token: str = head(TOKEN)


class Ineffective(Lasting):
    """The power of a place does nothing."""

    word = "ineffective"
    place: int = head(PLACE)


class ChosenIneffective(Lasting):
    """The power of the place that was chosen for the card does nothing."""

    word = "make ineffective"
    what: str = head(CHOSEN_PLACE)


class IneffectiveUnder(Lasting):
    """The powers of the places on which a Hunt token lies do nothing."""

    word = "ineffective under"
    token: str = head(TOKEN)


class CaughtLosesMore(Lasting):
    """Whoever is caught (of whom it speaks, if it speaks of somebody) loses so much more Will."""

    word = "whoever is caught loses more"
    will: int = head(HOW_MANY)


class CaughtGives(Lasting):
    """When the Hunted of whom it speaks is caught, the Assimilation counter moves more, or she loses as much more Will.

    By the rule `moves` it is the counter, by `loses` her Will, as the text is read.
    """

    word = "the hunted caught gives"
    number: int = head(HOW_MANY)
    moves: str = part(RULE)
    loses: str = part(RULE)

    @property
    def holds_by(self) -> str:
        """The rule of the counter."""
        return self.moves


class TakesWill(Lasting):
    """A Hunt token takes Will counters besides its own effect."""

    word = "takes will"
    number: int = head(HOW_MANY)
    token: str = part(TOKEN)


class CountsAs(Lasting):
    """A Hunt token is treated as another one."""

    word = "counts as"
    other: str = head(TOKEN)
    token: str = part(TOKEN)


class TakeBackAtMost(Lasting):
    """Whoever takes Place cards back takes no more than so many."""

    word = "take back at most"
    number: int = head(HOW_MANY)


class Hide(Lasting):
    """The Creature may not look at the discarded Place cards."""

    word = "hide"
    what: str = head(DISCARD_PILES)


class Stop(Lasting):
    """The Rescue counter does not move forward."""

    word = "stop"
    counter: str = head(COUNTER)


class VisitorsOf(Lasting):
    """Whoever explores the place of a Hunt token suffers this, by the rule `each` every one of them."""

    word = "visitors of"
    token: str = head(TOKEN)
    suffer: Effect = part(AnEffect())
    each: str = part(RULE, "")


LASTING = (
    *(CannotPlay, CannotDraw, CannotBePlayedUnder, Ineffective, ChosenIneffective, IneffectiveUnder, CaughtLosesMore),
    *(CaughtGives, TakesWill, CountsAs, TakeBackAtMost, Hide, Stop, VisitorsOf),
)
