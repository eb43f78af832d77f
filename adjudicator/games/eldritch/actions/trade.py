"""The Trade action: two investigators on one space offer each other possessions until both agree, or one refuses."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.eldritch.actions.action import PhaseAction
from adjudicator.games.eldritch.actions.prepare_for_travel import MOST, tickets
from adjudicator.games.eldritch.cards.card import POSSESSED, SPELL, type_of
from adjudicator.games.eldritch.components.conditions import CONDITIONS as CONDITION_CARDS
from adjudicator.games.eldritch.decks import SPELL_DECK
from adjudicator.games.eldritch.defeat import is_defeated
from adjudicator.games.eldritch.events import TRADES
from adjudicator.games.eldritch.facts import AT, CLUES, OFFERED, POSSESSIONS, TICKETS, TRADES_WITH, turn_order
from adjudicator.games.eldritch.kinds import TO_TRADE
from adjudicator.games.eldritch.possessions import discarding
from adjudicator.games.kit.actions import Action, Doing, not_unless
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.windows import until_all_pass


def _trading(game: Play) -> tuple[str, ...]:
    """The two who trade, in turn order."""
    return tuple(who for who in turn_order(game) if not TRADES_WITH.is_nowhere(game, who))


TRADING: Final = Opportunity("the trade", "trade-action-full.3", _trading, optional=True)
GIVEN: Final = ("trade-action.1", "trade-action-full.2")
COUNTED: Final = {"clue": CLUES} | {f"{kind} ticket": counter for kind, counter in TICKETS.items()}


class Trade(PhaseAction):
    """An investigator begins a trade with another one on his space."""

    says = "{who:investigator} trades with {whom:investigator}"
    rule = "trade-action-full.1"
    performed = "trade"

    def why_not_so(self, game: Play, who: str, *slots: Any) -> Reasons:
        """With another investigator who is there and in play."""
        whom = slots[0]
        if whom == who:
            return (Reason(self.rule, "one trades with another investigator"),)
        if is_defeated(game, whom):
            return (
                Reason("defeated-investigator.14", f"{whom} is defeated"),
                Reason("trade-action-full.5", "nobody trades"),
            )
        here = AT(game, who)
        return not_unless(AT(game, whom) == here, self.rule, f"{whom} is at {AT(game, whom)}, {who} at {here}")

    def performs(self, game: Play, who: str, *slots: Any) -> Call:
        """They make their offers."""
        TRADES_WITH.set(game, who, slots[0])
        TRADES_WITH.set(game, slots[0], who)
        return Call(TRADE, who)


def _has(game: Play, who: str, thing: str) -> int:
    """How many of something to trade an investigator has."""
    return COUNTED[thing](game, who) if thing in COUNTED else POSSESSIONS(game, who).count(thing)


class Offers(Action):
    """An investigator offers one of his possessions in a trade."""

    says = "{who:investigator} offers {thing:something to trade}"
    when = TRADING
    rule = "trade-action-full.2"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Everything that he has, and what cannot be traded."""
        return TO_TRADE.values(game)

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Possessions that he has; no Conditions, and no tokens of Health, Sanity or improvement."""
        thing = slots[0]
        if thing in CONDITION_CARDS:
            return (Reason("conditions.3", f"{thing} is a Condition"), Reason("trade-action-full.4", "no possession"))
        if thing not in COUNTED and type_of(game, thing) not in POSSESSED:
            return (Reason("trade-action-full.4", f"{thing} is no possession"),)
        left = _has(game, who, thing) - OFFERED(game, who).count(thing)
        return not_unless(left > 0, "possessions.1", f"{who} has no {thing} to offer")

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """It is offered."""
        OFFERED.add(game, who, slots[0], self.rule, "possessions.1")
        return None


class Refuses(Action):
    """An investigator refuses what is offered: nothing changes hands."""

    says = "{who:investigator} refuses the trade"
    when = TRADING
    rule = "trade-action-full.3"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Where there is an offer."""
        partner = TRADES_WITH(game, who)
        offered = OFFERED(game, who) + (OFFERED(game, partner) if partner else ())
        return not_unless(bool(offered), self.rule, "nothing is offered")

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """The trade is off."""
        _ends(game, who, self.rule)
        return None


def _ends(game: Play, who: str, *by: str) -> None:
    for one in (who, TRADES_WITH(game, who)):
        OFFERED.set(game, one, (), *by)
        TRADES_WITH.set(game, one, "")


def _exchange(game: Play, who: str) -> Result:
    """The things that both have agreed on change hands; they are given and not gained."""
    partner = TRADES_WITH(game, who)
    if not partner:
        return None
    offers = ((who, partner, OFFERED(game, who)), (partner, who, OFFERED(game, partner)))
    given = [_leaves(game, Handed(giver, taker, thing)) for giver, taker, things in offers for thing in things]
    for one in given:
        _comes(game, one)
    _ends(game, who)
    game.cite("trade-action-full.6")
    return TRADES.happens(who, what=partner)


class Handed(NamedTuple):
    """One thing that changes hands in a trade, and how it lies."""

    giver: str
    taker: str
    thing: str
    lies: discarding.Lies = discarding.Lies()


def _leaves(game: Play, handed: Handed) -> Handed:
    giver, _taker, thing, _lies = handed
    if thing in COUNTED:
        COUNTED[thing].add(game, giver, -1, *GIVEN)
        return handed
    POSSESSIONS.take(game, giver, thing, *GIVEN)
    return handed._replace(lies=discarding.leaves(game, giver, thing))


def _comes(game: Play, handed: Handed) -> None:
    """Nobody has a third ticket, or a second copy of a Spell; what becomes of it in a trade is left open."""
    giver, taker, thing, _lies = handed
    if thing not in COUNTED:
        _comes_as_a_card(game, handed)
    elif COUNTED[thing] is CLUES or tickets(game, taker) < MOST:
        COUNTED[thing].add(game, taker, 1, *GIVEN)
    elif game.reading("third-ticket-by-trade", "prepare-for-travel-action.5") == "stays":
        COUNTED[thing].add(game, giver, 1, "prepare-for-travel-action.5")


def _comes_as_a_card(game: Play, handed: Handed) -> None:
    giver, taker, card, lies = handed
    if type_of(game, card) != SPELL or card not in POSSESSIONS(game, taker):
        POSSESSIONS.add(game, taker, card, *GIVEN)
        discarding.comes(game, taker, card, lies, *GIVEN)
    elif game.reading("second-spell-by-trade", "spells.1") == "stays":
        POSSESSIONS.add(game, giver, card, "spells.1")
        discarding.comes(game, giver, card, lies, "spells.1")
    else:
        SPELL_DECK.shuffles_in(game, card, "spells.1", "double-sided-cards.2")


TRADE: Final = Procedure("a trade", until_all_pass(TRADING), Step("", "exchange", _exchange))
