"""Swarming: cards of an investigator deck are placed under an enemy, facedown (entry Swarming X)."""

from typing import Final, NamedTuple

from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.decks import deck_is_empty, settle_top
from adjudicator.games.arkham.facts import DECK, UNDER
from adjudicator.games.arkham.game import Arkham, Number, Which
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.swarm import spare
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import join_swarm, place


class Supplying(NamedTuple):
    """An investigator who places so many cards of their deck under an enemy."""

    who: str
    host: str
    left: int


def swarming(game: Arkham, who: str, enemy: str, *, unclear: bool = False) -> tuple[Call, ...]:
    """The call that places swarm cards under an enemy that has entered play, if it has swarming."""
    number = game.cards[enemy].swarming
    if not number or not game.has_keyword(enemy, "swarming"):
        game.cite(*_NOT_NOW[bool(number)])
        return ()
    game.cite("swarming-x.1", "swarming-x.3")
    if unclear or who not in game.investigators:
        game.cite("swarming-x.7")
        who = game.lead
    return (Call(SUPPLY, Supplying(who, enemy, number)),)


_NOT_NOW: Final = {True: ("swarming-x.1",), False: ()}
"""The rules by which an enemy that has the keyword in print (True) is without it now."""


def _next(game: Arkham, local: Supplying) -> Result:
    """Place the top card of the deck under the enemy, facedown; a card that nobody knows stays unknown."""
    who, host, left = local
    name = spare(game, host)
    if not left or not name or not game.in_play(host) or deck_is_empty(game, who, DECK.name):
        return None
    unsettled = settle_top(game, who, who)
    if unsettled:
        return Go(local, "next", unsettled)
    game.cite("swarming-x.4", "swarming-x.6")
    for card in DECK(game, who)[:1]:
        place(game, card, name, UNDER)
    join_swarm(game, name, host)
    return Go(local._replace(left=left - 1), "next")


class AddSwarmCards(NamedTuple):
    """Add swarm cards to enemies, from the top of the deck of whoever resolves it."""

    amount: Number
    to: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such enemy."""
        return is_nothing(game, context, self.amount) or not self.to.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Add them to each."""
        number = self.amount.of(game, context)
        return tuple(Call(SUPPLY, Supplying(context.you, host, number)) for host in self.to.all(game, context))


SUPPLY = Procedure("swarm cards are placed under an enemy", Step("", "next", _next))
