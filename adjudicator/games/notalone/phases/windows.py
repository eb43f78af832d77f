"""Opportunities: whoever may play a card now is asked, until nobody wants to any more."""

from typing import NamedTuple

from adjudicator.engine.choices import PASS, Choice, Option
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.playing.together import played, plays


class Opportunity(NamedTuple):
    """A moment at which cards may be played: its name, and the rule by which they may.

    It is `between` two things when nothing is in the middle of resolving: then everybody is asked in any case.
    """

    name: str
    between: bool
    rule: str = "survival-cards.3"


def opportunity(name: str) -> Call:
    """The call that lets everybody play cards between two things that are resolved."""
    return Call(OPPORTUNITY, Opportunity(name, True))


def interruption(name: str) -> Call:
    """The call that lets everybody play cards in the middle of something, if there is anything to play."""
    return Call(OPPORTUNITY, Opportunity(name, False))


def _open(game: NotAlone, moment: Opportunity) -> Result:
    found = game.quietly(lambda: plays(game))
    if not found and not moment.between:
        return Go(moment, END)
    who = tuple(dict.fromkeys(option.who for option in found if option.who)) or (game.creature, *game.hunted)
    return Ask(Choice(who, moment.name, (*found, PASS), moment.rule, optional=True), _used)


def _used(game: NotAlone, moment: Opportunity, option: Option) -> Result:
    if option.verb == "pass":
        return Go(moment, END)
    card = played(option)
    assert card is not None
    return Go(moment, "open", (card,))


OPPORTUNITY = Procedure("cards may be played", Step("", "open", _open))
