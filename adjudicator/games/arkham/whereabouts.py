"""Where cards lie, as players say it."""

from collections.abc import Sequence
from typing import Final

from adjudicator.games.arkham.facts import TABLE

_WHERE: Final = {
    "hand": "in {}'s hand",
    "deck": "in {}'s deck",
    "discard": "in {}'s discard pile",
    "play area": "in {}'s play area",
    "own play area": "in {}'s play area",
    "threat area": "in {}'s threat area",
    "here": "at {}",
    "beside the map": "beside the map",
    "attachments": "attached to {}",
    "being resolved": "being resolved",
    "removed from game": "removed from the game",
    "victory display": "in the victory display",
    "encounter deck": "in the encounter deck",
    "encounter discard": "in the encounter discard pile",
    "agenda": "the current agenda",
    "act": "the current act",
    "agenda deck": "in the agenda deck",
    "act deck": "in the act deck",
    "locations": "in play",
    "investigators": "playing",
    "eliminated": "eliminated",
    "committed": "committed to the test",
    "revealed": "revealed",
}
"""Where a card lies, by the name of its zone and its holder."""


def lies(holder: str, zone: str, things: Sequence[object], *, there: bool) -> str:
    """That cards lie in a zone, or lie there no more; empty for what is no zone of cards.

    >>> lies("table", "being resolved", ("dodge",), there=True)
    'dodge is being resolved'
    >>> lies("roland", "hand", ("dodge", "machete"), there=False)
    "dodge, machete are no longer in roland's hand"
    """
    where = "set aside" if (holder, zone) == (TABLE, "set aside") else _WHERE.get(zone, "")
    if zone == "set aside" and not where:
        where = "set aside by {}"
    if not where:
        return ""
    verb = "is" if len(things) == 1 else "are"
    gone = "" if there else " no longer"
    return f"{', '.join(map(str, things))} {verb}{gone} {where.format(holder)}"
