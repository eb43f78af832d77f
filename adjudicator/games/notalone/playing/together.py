"""Cards put down at the same moment: the Creature decides which of them comes first (order-of-effects.2)."""

from typing import NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.engine.trace import Refused
from adjudicator.games.kit.actions import act_of
from adjudicator.games.kit.decisions import ask
from adjudicator.games.notalone.decisions.resolve_first import RESOLVES_CARD_FIRST
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.playing.cards import Card, play_card, why_not_hunt, why_not_survival


class Together(NamedTuple):
    """A Hunt card and a Survival card put down at the same moment."""

    hunt: Card
    survival: Card


def play_together(both: Together) -> Call:
    """The call by which two cards are played at the same moment."""
    return Call(TOGETHER, both)


def why_not(game: NotAlone, card: Card) -> Reasons:
    """The reasons why a Hunt card or a Survival card cannot be played now; empty if it can."""
    return why_not_hunt(game, card) if card.kind == "hunt" else why_not_survival(game, card)


def _order(game: NotAlone, both: Together) -> Result:
    return ask(game, RESOLVES_CARD_FIRST, game.creature, _ordered, (both.hunt.name, both.survival.name))


def _ordered(game: NotAlone, both: Together, option: Option) -> Result:
    (name,) = act_of(option).slots
    first, second = both if both.hunt.name == name else (both.survival, both.hunt)
    rules = (game.printed.hunt[both.hunt.name].does[0].by, game.printed.survival[both.survival.name].does[0].by)
    game.cite("order-of-effects.2", *rules)
    return Go(both, END, (play_card(first), Call(SECOND, second)))


def _second(game: NotAlone, card: Card) -> Result:
    """A card that the first one has made impossible goes back to the hand."""
    reasons = why_not(game, card)
    if reasons:
        game.record(Refused(game.depth, card.who, f"{card.who} plays {card.name.lower()}", reasons))
        game.cite(*dict.fromkeys(reason.rule for reason in reasons))
        return Go(card, END)
    return Go(card, END, (play_card(card),))


TOGETHER = Procedure("two cards at the same moment", Step("", "order", _order))
SECOND = Procedure("the second of two cards", Step("", "play", _second))
