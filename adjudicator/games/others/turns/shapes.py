"""Secondary dashboards: they come into play and leave it as the natural ability of their hero says."""

from typing import Any, Final

from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.kit.actions import Doing, not_unless
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.in_force import in_force
from adjudicator.games.others.cards.words import NORMAL, SECONDARY, MayChange
from adjudicator.games.others.facts import CHANGED, PLAYS, SECOND_STATS
from adjudicator.games.others.turns.turn import InTurn, why_not_in_turn


def _changes(game: Play, event: Event) -> None:
    """The secondary dashboard is laid on the normal one, or taken off it; the other figure stands in the same space."""
    secondary = event.of == SECONDARY
    rule = "secondary-dashboard.2" if secondary else "secondary-dashboard.3"
    CHANGED.set(game, event.who, secondary, rule, "secondary-dashboard.5")


CHANGES: Final = EventKind("change", "{who:hero} changes", _changes)


def has_a_secondary_dashboard(game: Play, who: str) -> bool:
    """True of a hero with a second set of stats."""
    return any(second(game, PLAYS(game, who)) for second in SECOND_STATS.values())


class Changes(InTurn):
    """A hero brings his other dashboard into play."""

    says = "{who:hero} changes to the {dashboard:dashboard} dashboard"
    rule = "secondary-dashboard.2"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """In his own turn, where his natural ability lets him."""
        wanted = slots[0]
        found = why_not_in_turn(game, who, self.rule)
        found += not_unless(has_a_secondary_dashboard(game, who), "secondary-dashboard.1", f"{who} has none")
        now = SECONDARY if CHANGED(game, who) else NORMAL
        found += not_unless(wanted != now, "secondary-dashboard.3", f"the {now} dashboard is in play")
        may = any(word.dashboard == wanted for word, _one in in_force(game, who, MayChange))
        return found + ((Reason(self.rule, "the natural ability does not allow it now"),) if not may else ())

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """The other figure stands there."""
        return CHANGES.happens(who, of=slots[0])


ACTIONS: Final = (Changes(),)
EVENTS: Final = (CHANGES,)
