"""Sin cards: the deck, drawing, playing one at the moment that it says, and where it lies afterwards."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.kit.actions import Action, Doing, not_unless
from adjudicator.games.kit.components import Deck
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind, by_of
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.kinds import listed
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.card import SIN, SIN_CARD, card, of_type
from adjudicator.games.others.cards.in_force import hold
from adjudicator.games.others.cards.marks import forget_card
from adjudicator.games.others.cards.moments import FOR_SIN_CARDS, moment_here, moments_ahead
from adjudicator.games.others.cards.words import DICE_ROLLED, FIGHT_BEGINS
from adjudicator.games.others.facts import HAND, HOLDING, PLAYED, REACTIONS, SIN_CARDS, SIN_PLAYED, sins_player
from adjudicator.games.others.kinds import SINS
from adjudicator.games.others.source import Source


class SinDeck(Deck):
    """The Sin cards of the Sin that is played; the heroes do not see which are drawn."""

    drawn_in_secret = True

    def contents(self, game: Machine) -> dict[str, int]:
        """One of each."""
        sin = SIN_PLAYED(game, sins_player(game))
        return {one.name: 1 for one in of_type(game, SIN) if one.sin in ("", sin)}


SIN_DECK: Final = SinDeck(
    "sin card", SIN_CARD, {}, SINS, "draw-extra-sin-cards.2", "sin-cards.6", things="sin cards", one="sin card"
)

# -- drawing ----------------------------------------------------------------------------------------------------------


def _draws(game: Play, event: Event) -> Call | None:
    """The top card, if there is one."""
    if SIN_DECK.is_exhausted(game):
        return None
    more = ("sin-cards.7",) if SIN_CARDS(game, event.who) else ()
    SIN_CARDS.add(game, event.who, 1, *more, *by_of(event))
    return SIN_DECK.draw(event.who, HAND)


DRAWS: Final = EventKind("draw", "{who:sins player} takes a sin card", _draws)


def draw(game: Play, number: int, by: str = "") -> tuple[Call, ...]:
    """The calls by which the Sins player draws Sin cards, by a rule."""
    return (*(DRAWS.happens(sins_player(game), by=by),) * number, Call(AFTER_DRAWING, ""))


def _after_drawing(game: Play, _local: str) -> Result:
    """An empty deck is shuffled anew at once, by one reading; by the other when the next card is wanted."""
    exhausted = not SIN_DECK.size(game) and bool(SIN_DECK.discard(game))
    if exhausted and game.reading("when-the-sin-deck-runs-out", "sin-cards.6") == "at-once":
        SIN_DECK.refills(game)
    return None


AFTER_DRAWING: Final = Procedure("after drawing sin cards", Step("", "shuffle", _after_drawing))

# -- playing ----------------------------------------------------------------------------------------------------------


class PlaysASinCard(Action):
    """The Sins player plays a Sin card."""

    says = "{who:sins player} plays {card:sin card}"
    when = FOR_SIN_CARDS
    rule = "sin-cards.4"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The cards of the hand of which it is known what they are."""
        return HAND(game, who)

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that is held, one in a turn and its reaction, and at the moment that it says."""
        name = slots[0]
        found = not_unless(name in HAND(game, who), "sin-cards.1", f"{who} does not hold {name}")
        played = PLAYED(game, who)
        found += not_unless(not played, "sin-cards.2", f"{listed(played or ('none',))} was played in this turn")
        return found + _why_not_now(game, name)

    def may_come(self, game: Play, who: str, *slots: Any) -> bool:
        """True where one of its moments is still to come in what is being played."""
        name = slots[0]
        free = name in HAND(game, who) and not PLAYED(game, who)
        return free and any(moment in card(game, name).when for moment in moments_ahead(game))

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """It lies in front of the Sins player, and does what it says."""
        name = slots[0]
        moment, hero = moment_here(game)
        by = ("sin-preparation.2",) if moment == FIGHT_BEGINS else ()
        HAND.take(game, who, name)
        SIN_CARDS.add(game, who, -1)
        spent = () if REACTIONS(game, who) else ("spend-a-reaction-token.8",)
        PLAYED.add(game, who, name, "sin-cards.1", "sin-cards.2", *by, *spent)
        if card(game, name).standing:
            HOLDING.add(game, TABLE, name, "sin-cards.5")
        return resolve(card(game, name).effects, Source(hero, name, who)) if game.applies("sin-cards.5") else None


def _why_not_now(game: Play, name: str) -> Reasons:
    moment, hero = moment_here(game)
    one = card(game, name)
    if moment not in one.when:
        return (Reason("sin-cards.4", f"{name} is played at this moment: {' or '.join(one.when)}"),)
    return not_unless(hold(game, hero, one.only_if), "sin-cards.4", f"it is not so what {name} asks for")


def fight_is_over(game: Play) -> None:
    """The words of a card that was played in the fight hold no longer."""
    for name in HOLDING(game):
        if any(moment in IN_FIGHTS for moment in card(game, name).when):
            HOLDING.take(game, TABLE, name)


IN_FIGHTS: Final = (FIGHT_BEGINS, DICE_ROLLED)


def turn_begins(game: Play) -> None:
    """The card that was played in the turn before goes to the discard pile."""
    sin = sins_player(game)
    for name in PLAYED(game, sin):
        PLAYED.take(game, sin, name, "sin-cards.3")
        forget_card(game, name, "sin-cards.3")
        SIN_DECK.throw(game, name, "sin-cards.3", "sin-cards.5", "draw-extra-sin-cards.1")


def turn_is_over(game: Play) -> None:
    """The words of the card hold no longer."""
    HOLDING.set(game, TABLE, ())


ACTIONS: Final = (PlaysASinCard(),)
EVENTS: Final = (DRAWS,)
