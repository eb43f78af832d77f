"""Opportunities: whoever may play a card now is asked, until nobody wants to any more."""

from adjudicator.engine.choices import PASS, Choice, Option
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.playing.cards import Card, play_card, playable_cards
from adjudicator.named import NamedTuple


class Opportunity(NamedTuple):
    """A moment at which cards may be played: its name, and the rule by which they may."""

    name: str
    rule: str = "survival-cards.3"


def opportunity(name: str) -> Call:
    """The call that lets everybody play cards, if there is anything to play."""
    return Call(OPPORTUNITY, Opportunity(name))


def _open(game: NotAlone, moment: Opportunity) -> Result:
    found = game.quietly(lambda: playable_cards(game))
    if not found:
        game.observe(moment.name)
        return Go(moment, END)
    who = tuple(dict.fromkeys(option.who for option in found))
    return Ask(Choice(who, moment.name, (*found, PASS), moment.rule, optional=True), _used)


def _used(game: NotAlone, moment: Opportunity, option: Option) -> Result:
    if option.verb == "pass":
        return Go(moment, END)
    card = option.value
    assert isinstance(card, Card)
    return Go(moment, "open", (play_card(card),))


OPPORTUNITY = Procedure("cards may be played", Step("", "open", _open))
