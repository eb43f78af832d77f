"""An investigator decides which of several enemies attacks first."""

from typing import Any

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.games.arkham.deeds.decision import Decision


class AttackFirst(Decision):
    """One of the engaged enemies attacks before the others."""

    says, called = "{who:investigator} has {enemy:enemy} attack first", "is attacked first by"
    examples = ("roland has ghoul attack first",)
    rule, unasked = "enemy-phase.8", "no attacks wait to be put in order"

    def came_about(self, game: Any, since: int, who: str, *slots: Any) -> bool:
        """There was no other that could: it was the first to attack them."""
        events = (record.event for record in game.trace[since:] if isinstance(record, trace.Happened))
        attacks = (one for one in events if isinstance(one, Event) and (one.kind, one.who) == ("attack", who))
        first = next(attacks, None)
        return first is not None and first.by == slots[0]
