"""Hunt cards that are taken, allowed or copied."""

from typing import NamedTuple

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import act_of
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import head, part
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.kinds import Words
from adjudicator.games.notalone.cards.effect import HOW_MANY, RULE, CardEffect, at_most
from adjudicator.games.notalone.decisions.put_under import PUTS_UNDER
from adjudicator.games.notalone.facts import HUNT, HUNT_CARDS_NEXT_ROUND, HUNT_CARDS_TAKEN_BY, HUNT_DECK
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.source import Source


class TakeHuntCards(CardEffect):
    """Takes Hunt cards at random from the Creature and puts them under the Hunt deck in any order."""

    word = "take hunt cards"
    number: int = head(HOW_MANY)

    def do(self, game: NotAlone, source: Source) -> Call:
        """As many as the Creature has."""
        number, by = at_most(self.number, len(HUNT(game, game.creature)), "strike-back.5")
        game.cite(*by)
        HUNT_CARDS_TAKEN_BY.put(game, TABLE, self.by)
        return Call(TAKE, Taking(source.who, number))


class Taking(NamedTuple):
    """Hunt cards being taken at random: how many are still to come, and those taken."""

    who: str
    number: int
    taken: tuple[str, ...] = ()


def _take(game: NotAlone, taking: Taking) -> Result:
    if not taking.number:
        return Go(taking, "under the deck")
    options = tuple(Option("draw", (card,), taking.who, said=card) for card in HUNT(game, game.creature))
    chance = Chance(taking.who, "hunt card of the Creature", options, (1,) * len(options), "strike-back.2")
    return Ask(chance, _taken)


def _taken(game: NotAlone, taking: Taking, option: Option) -> Result:
    (card,) = option.things
    HUNT.take(game, game.creature, card)
    return Go(Taking(taking.who, taking.number - 1, (*taking.taken, card)), "take")


def _under(game: NotAlone, taking: Taking) -> Result:
    who = taking.who
    if len(taking.taken) > 1 and game.reading("who-orders-the-bottom", "strike-back.4") == "the creature":
        who = game.creature
    if len(taking.taken) < 2:
        return _put_under(game, taking, taking.taken)
    return ask(game, PUTS_UNDER, who, _in_order, taking.taken)


def _in_order(game: NotAlone, taking: Taking, option: Option) -> Result:
    return _put_under(game, taking, act_of(option).slots[0])


def _put_under(game: NotAlone, taking: Taking, order: tuple[str, ...]) -> Result:
    deck = HUNT_DECK(game)
    game.cite("strike-back.3")
    HUNT_DECK.set(game, TABLE, deck._replace(bottom=(*deck.bottom, *order)))
    return Go(taking, END)


TAKE = Procedure("Hunt cards are taken", Step("", "take", _take), Step("", "under the deck", _under))


class AllowHuntCards(CardEffect):
    """In the next round the Creature may play up to so many Hunt cards, by the rule `again` no more if used twice."""

    word = "allow hunt cards"
    number: int = head(HOW_MANY)
    again: str = part(RULE)

    def do(self, game: NotAlone, source: Source) -> None:
        """The next round will have so many."""
        game.cite(self.by, self.again)
        HUNT_CARDS_NEXT_ROUND.set(game, game.creature, self.number)


class CopyLastHuntCard(CardEffect):
    """Uses the effect of the Hunt card that was discarded last, by the rule `older` no other, with choices `anew`."""

    word = "copy"
    card: str = head(Words("last hunt card", meaning="the Hunt card discarded last"))
    older: str = part(RULE)
    anew: str = part(RULE)
