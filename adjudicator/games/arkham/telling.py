"""The sentences that tell events, and where cards lie."""

import re
from collections.abc import Sequence
from typing import Final

from adjudicator.engine.events import Event
from adjudicator.games.arkham.game import TABLE

_SENTENCES: Final = {
    "attack": "{by} attacks {who}",
    "deal": "damage or horror would be dealt to {what}",
    "dealt": "damage or horror is dealt to {what}",
    "defeat": "{what} is defeated",
    "begin test": "{who} begins a test",
    "revealing": "{who} is to reveal a chaos token",
    "reveal token": "{who} reveals {what}",
    "symbol effects": "chaos symbol effects are applied",
    "succeeding": "{who} would succeed by {amount}",
    "failing": "{who} would fail by {amount}",
    "succeed": "{who} succeeds by {amount}",
    "fail": "{who} fails by {amount}",
    "end test": "{who}'s test ends",
    "evade": "{who} evades {what}",
    "engage": "{what} and {who} engage",
    "discover": "{who} discovers {amount} clues at {at}",
    "play": "{who} plays {what}",
    "use": "{who} uses {what}",
    "revelation": "the revelation of {what}",
    "draw": "{who} draws {amount} cards",
    "draw opening hand": "{who} draws an opening hand of {amount} cards",
    "begin at": "{who} begins at {at}",
    "draw encounter card": "{who} draws {what} from the encounter deck",
    "discard": "{what} is discarded",
    "enter play": "{what} enters play",
    "leave play": "{what} leaves play",
    "ready": "{what} readies",
    "gain": "{who} gains {amount} resources",
    "move": "{who} moves to {at}",
    "spawn": "{what} spawns",
    "resign": "{who} resigns",
    "begin turn": "{who}'s turn begins",
    "end turn": "{who}'s turn ends",
    "read": "the story of {what} is read",
    "begin round": "a round begins",
    "end round": "the round ends",
    "begin phase": "the {of} phase begins",
    "end phase": "the {of} phase ends",
}


def tell(event: Event) -> str:
    """The event in a sentence, with the names of the file.

    >>> tell(Event("attack", who="roland", by="ghoul", of="opportunity"))
    'ghoul attacks roland (opportunity)'
    """
    sentence = _SENTENCES.get(event.kind, event.kind).format(**event.named())
    if event.amount == 1:
        sentence = re.sub(r"\b1 (clue|card|resource)s\b", r"1 \1", sentence)
    return f"{sentence} ({event.of})" if event.of and "{of}" not in _SENTENCES.get(event.kind, "") else sentence


_WHERE: Final = {
    "hand": "in {}'s hand",
    "deck": "in {}'s deck",
    "discard": "in {}'s discard pile",
    "play area": "in {}'s play area",
    "own play area": "in {}'s play area",
    "threat area": "in {}'s threat area",
    "here": "at {}",
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
