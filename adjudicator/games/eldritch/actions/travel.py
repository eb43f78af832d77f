"""The Travel action: one space by any path, then one more by each travel ticket that is spent."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.actions.action import PhaseAction
from adjudicator.games.eldritch.components.board import BOARD, path_types
from adjudicator.games.eldritch.components.conditions import DETAINED
from adjudicator.games.eldritch.events import MOVES
from adjudicator.games.eldritch.facts import ACTION_ENDED, AT, CONDITIONS, TICKETS, monsters_at
from adjudicator.games.interface import Price
from adjudicator.games.kit.actions import Action, Doing, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.play import Play


class Travel(PhaseAction):
    """An investigator moves to an adjacent space."""

    says = "{who:investigator} travels to {space:space}"
    rule = "travel-action-full.1"
    performed = "travel"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The adjacent spaces."""
        return [(space,) for space in BOARD.beside(AT(game, who))]

    def why_not_so(self, game: Play, who: str, *slots: Any) -> Reasons:
        """To a space at the other end of a path."""
        here = AT(game, who)
        found = not_unless(bool(path_types(here, slots[0])), self.rule, f"{slots[0]} is not adjacent to {here}")
        return found + not_unless(DETAINED not in CONDITIONS(game, who), "conditions-full.1", f"{who} is Detained")

    def performs(self, game: Play, who: str, *slots: Any) -> tuple[Call, ...]:
        """He moves, and may go on with tickets."""
        unhindered = ("travel-action-full.6",) if monsters_at(game, AT(game, who)) else ()
        rules = ("adjacent.1", "travel-action-full.4", *unhindered)
        return (MOVES.happens(who, at=slots[0], by=self.rule, rules=rules), Call(GOING_ON, who))


class SpendsATicket(Action):
    """An investigator who travels spends a travel ticket to move one further space."""

    says = "{who:investigator} spends a {ticket:travel ticket} ticket to move to {space:space}"
    rule = "travel-action-full.5"
    called = "spends a ticket"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The adjacent spaces, by either ticket."""
        return [(ticket, space) for ticket in TICKETS for space in BOARD.beside(AT(game, who))]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """A ticket that he has, along a path of its type."""
        ticket, space = slots
        here = AT(game, who)
        found = not_unless(TICKETS[ticket](game, who) > 0, "spend-full.2", f"{who} has no {ticket} ticket")
        no_path = f"no {ticket} path joins {here} and {space}"
        return found + not_unless(ticket in path_types(here, space), "travel-action-full.3", no_path)

    def price(self, game: Play, who: str, *slots: Any) -> tuple[Price, ...]:
        """The ticket."""
        return (Price(f"1 {slots[0]} ticket", "ticket", 1, who),)

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """He moves on."""
        TICKETS[slots[0]].add(game, who, -1, "spend-full.1", "travel-action-full.2")
        return MOVES.happens(who, at=slots[1], by="travel-action-full.3")


SPENDS_A_TICKET: Final = SpendsATicket()


def _go_on(game: Play, who: str) -> Result:
    """As long as he has a ticket, be there a path for it or not."""
    if ACTION_ENDED(game, who) and game.applies("delayed.3"):
        return None
    has_one = any(counter(game, who) for counter in TICKETS.values())
    return ask(game, SPENDS_A_TICKET, who, _went_on, optional=True) if has_one else None


def _went_on(game: Play, who: str, option: Option) -> Result:
    return None if option.declines else Go(who, "go on", done(game, option))


GOING_ON: Final = Procedure("going on with tickets", Step("", "go on", _go_on))
