"""The Lead Investigator token, which may be passed on at the end of the Mythos Phase."""

from typing import Any, Final

from adjudicator.engine.legality import Reasons
from adjudicator.games.eldritch.defeat import is_defeated
from adjudicator.games.eldritch.facts import CHOSEN, LEAD, LEAD_GIVEN, PHASE, turn_order
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.eldritch.phases.new_investigators import is_without
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.play import Play

PASSING_THE_LEAD: Final = Opportunity(
    "the end of the mythos phase",
    "lead-investigator.3",
    lambda game: (LEAD(game),) if turn_order(game) and not LEAD_GIVEN(game) else (),
    optional=True,
    rest=True,
)


def _before_new_ones(game: Play) -> tuple[str, ...]:
    """The Lead Investigator, where somebody will choose a new investigator."""
    chooses = any(is_without(game, who) for who in INVESTIGATOR.seated(game))
    return (LEAD(game),) if chooses and turn_order(game) else ()


def _beside_new_ones(game: Play) -> tuple[str, ...]:
    """The rule by which it is decided whether the token is passed before new investigators are chosen, or after."""
    chooses = any(is_without(game, who) for who in INVESTIGATOR.seated(game))
    return ("choosing-a-new-investigator.4",) if chooses or CHOSEN(game) else ()


FIRST: Final = Opportunity(
    "the end of the mythos phase, before new investigators",
    "choosing-a-new-investigator.4",
    _before_new_ones,
    optional=True,
    rest=True,
)
"""The Lead Investigator decides whether the token is passed before new investigators are chosen."""


class GivesTheLead(Action):
    """The Lead Investigator gives the token to another investigator."""

    says = "{who:investigator} gives the lead to {whom:investigator}"
    when = (FIRST, PASSING_THE_LEAD)
    rule = "lead-investigator.3"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """To another investigator in play, by whoever has it."""
        whom = slots[0]
        found = not_unless(LEAD(game) == who, "lead-investigator.1", f"{who} is not the Lead Investigator")
        found += not_unless(whom != who, self.rule, f"{who} has it")
        return found + not_unless(not is_defeated(game, whom), "defeated-investigator.14", f"{whom} is defeated")

    def may_come(self, game: Play, who: str, *slots: Any) -> bool:
        """In the Mythos Phase its end is still to come; before that it is refused."""
        return PHASE(game) == 3

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """The token is passed."""
        LEAD.set(game, TABLE, slots[0], self.rule, *_beside_new_ones(game))
        LEAD_GIVEN.put(game, TABLE, 1)
