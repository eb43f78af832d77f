"""Cards put down at the same moment: the Creature decides which of them comes first (order-of-effects.2)."""

from typing import NamedTuple, cast

from adjudicator.engine.choices import Choice, Option, Options
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.engine.trace import Refused
from adjudicator.games.notalone.cards.hunt import HUNT_CARDS
from adjudicator.games.notalone.cards.survival import SURVIVAL_CARDS
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.playing.cards import Card, play_card, playable_cards, why_not_hunt, why_not_survival

VERB = "at the same time"


class Together(NamedTuple):
    """A Hunt card and a Survival card put down at the same moment."""

    hunt: Card
    survival: Card


def plays(game: NotAlone) -> Options:
    """Every card that may be played now, and every Hunt card with every Survival card at the same moment."""
    found = playable_cards(game)
    cards = [option.value for option in found if isinstance(option.value, Card)]
    pairs = (Together(one, other) for one in cards for other in cards if (one.kind, other.kind) == ("hunt", "survival"))
    return (*found, *(Option(VERB, (one.hunt.name.lower(), one.survival.name.lower()), "", one) for one in pairs))


def played(option: Option) -> Call | None:
    """The call that plays what an option says; None if it is about something else."""
    if isinstance(option.value, Card):
        return play_card(option.value)
    return Call(TOGETHER, option.value) if isinstance(option.value, Together) else None


def why_not(game: NotAlone, card: Card) -> Reasons:
    """Why a Hunt card or a Survival card cannot be played now; empty if it can."""
    return why_not_hunt(game, card) if card.kind == "hunt" else why_not_survival(game, card)


def _order(game: NotAlone, both: Together) -> Result:
    who = game.creature
    orders = ((both.hunt, both.survival), (both.survival, both.hunt))
    options = tuple(Option("resolves first", (order[0].name.lower(),), who, order) for order in orders)
    return Ask(Choice((who,), "which card comes first", options, "order-of-effects.2"), _ordered)


def _ordered(game: NotAlone, both: Together, option: Option) -> Result:
    first, second = cast("tuple[Card, Card]", option.value)
    rules = (HUNT_CARDS[both.hunt.name].effects[0].rule, SURVIVAL_CARDS[both.survival.name].effects[0].rule)
    game.cite("order-of-effects.2", *rules)
    return Go(both, END, (play_card(first), Call(SECOND, second)))


def _second(game: NotAlone, card: Card) -> Result:
    """What the first card has made impossible goes back to the hand."""
    reasons = why_not(game, card)
    if reasons:
        game.record(Refused(game.depth, card.who, f"{card.who} plays {card.name.lower()}", reasons))
        game.cite(*dict.fromkeys(reason.rule for reason in reasons))
        return Go(card, END)
    return Go(card, END, (play_card(card),))


TOGETHER = Procedure("two cards at the same moment", Step("", "order", _order))
SECOND = Procedure("the second of two cards", Step("", "play", _second))
