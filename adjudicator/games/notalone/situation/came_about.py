"""What came about without anybody's choice: a sentence that says it is passed over."""

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.games.interface import Deed
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.situation.talking import TALKING, said

_KINDS = {"takes back": "take back", "discards": "discard"}


def came_about(game: NotAlone, deed: Deed, since: int) -> bool:
    """Whether what a deed says has happened since a place in the trace: the only card there was, the only way.

    What is said, shown or looked at comes about whenever it is allowed.
    """
    if deed.verb in TALKING:
        return said(game, deed)
    records = game.trace[since:]
    kind = _KINDS.get(deed.verb)
    if kind:
        done = {
            record.event.what
            for record in records
            if isinstance(record, trace.Happened)
            and isinstance(record.event, Event)
            and record.event.kind == kind
            and record.event.who == deed.who
        }
        return bool(deed.things) and set(deed.things) <= done
    if deed.verb == "*" and deed.things == ("will",):
        return any(
            isinstance(r, trace.Happened) and isinstance(r.event, Event) and r.event.kind == "lose will"
            for r in records
        )
    return False
