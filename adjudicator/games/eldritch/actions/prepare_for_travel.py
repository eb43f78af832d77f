"""The Prepare for Travel action, and the gain of a travel ticket."""

from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.actions.action import PhaseAction
from adjudicator.games.eldritch.components.board import BOARD
from adjudicator.games.eldritch.events import GAINS_A_TICKET
from adjudicator.games.eldritch.facts import AT, TICKETS
from adjudicator.games.eldritch.opportunities import why_not_in_a_city
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.play import Play

MOST: Final = 2
RULE_OF: Final = {"train": "prepare-for-travel-action.3", "ship": "prepare-for-travel-action.4"}


class PrepareForTravel(PhaseAction):
    """An investigator in a City gains a travel ticket for a path of his space."""

    says = "{who:investigator} prepares for travel by {ticket:travel ticket}"
    rule = "prepare-for-travel-action.2"
    performed = "prepare for travel"

    def why_not_so(self, game: Play, who: str, *slots: Any) -> Reasons:
        """In a City, with a path of that type."""
        here, ticket = AT(game, who), slots[0]
        found = why_not_in_a_city(game, who, "prepare-for-travel-action.1")
        return found + not_unless(
            bool(BOARD.beside(here, ticket)), RULE_OF[ticket], f"no {ticket} path leads to {here}"
        )

    def performs(self, game: Play, who: str, *slots: Any) -> Call:
        """He gains the ticket."""
        return Call(GAINING[slots[0]], who)


class DiscardsATicket(Action):
    """An investigator with two travel tickets discards one before he gains another."""

    says = "{who:investigator} discards a {ticket:travel ticket} ticket"
    rule = "prepare-for-travel-action-full.1"
    called = "discards a ticket"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that he has."""
        return not_unless(TICKETS[slots[0]](game, who) > 0, "discarding.1", f"{who} has no {slots[0]} ticket")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It is gone."""
        TICKETS[slots[0]].add(game, who, -1, self.rule)


DISCARDS_A_TICKET: Final = DiscardsATicket()


def tickets(game: Play, who: str) -> int:
    """How many travel tickets an investigator has."""
    return sum(counter(game, who) for counter in TICKETS.values())


def _makes_room(game: Play, who: str) -> Result:
    if tickets(game, who) < MOST:
        return None
    return ask(game, DISCARDS_A_TICKET, who, _made_room, optional=True)


def _made_room(game: Play, who: str, option: Option) -> Result:
    """With two tickets he gains no third."""
    if option.declines:
        game.cite("prepare-for-travel-action.5")
        return Go(who, END)
    return Go(who, "gain", done(game, option))


def _gains(ticket: str) -> Any:
    def gains(_game: Play, who: str) -> Result:
        return GAINS_A_TICKET.happens(who, of=ticket, by="prepare-for-travel-action.2")

    return gains


GAINING: Final = {
    ticket: Procedure(f"gaining a {ticket} ticket", Step("", "room", _makes_room), Step("", "gain", _gains(ticket)))
    for ticket in TICKETS
}
"""The gain of a ticket of each type."""
