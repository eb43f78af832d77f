"""Shapes of triggering conditions: the timing word, the event, and the parts of the event."""

from typing import Any

from adjudicator.games.arkham.vocabulary.references import CONDITION, WHICH
from adjudicator.games.arkham.words import Trigger
from adjudicator.language.records import Head, Headed, may
from adjudicator.language.shapes import ListOf, OneOf, Whole, Word

EVENTS = {
    "attack": "an enemy (by) attacks an investigator (who); of: opportunity, retaliate",
    "deal": "damage or horror would be dealt to a card (what); of: damage, horror, attack, effect, cost, direct",
    "dealt": "damage or horror is dealt to a card (what); of: as deal",
    "defeat": "a card (what) is defeated by an investigator (who)",
    "begin test": "a test begins (who); of: attack, investigate, evade, parley",
    "reveal token": "a chaos token is revealed (who)",
    "symbol effects": "chaos symbol effects are applied (who)",
    "succeed": "a test succeeds (who) by an amount; of: attack, investigate, evade, parley",
    "fail": "a test fails (who) by an amount; of: attack, investigate, evade, parley",
    "end test": "a test ends (who)",
    "ready": "an exhausted card (what) readies",
    "evade": "an enemy (what) is evaded (who); of: success, automatic",
    "engage": "an enemy (what) engages or is engaged (who)",
    "discover": "clues are discovered (who) at a location (at)",
    "play": "a card (what) is played (who); of: asset, event",
    "use": "an ability of a card (what) is used (who)",
    "initiate": "an ability of a card (what) initiates, be it used or forced (who)",
    "revelation": "a revelation of a card (what) is resolved (who)",
    "draw": "cards are drawn (who); a card that was found is drawn (what)",
    "search": "an area is searched (who); of: deck, encounter deck and so on",
    "look": "cards of a deck are looked at (who)",
    "draw opening hand": "an opening hand is drawn (who)",
    "draw encounter card": "an encounter card (what) is drawn (who); of: enemy, treachery",
    "discard": "a card (what) is discarded out of play (who)",
    "enter play": "a card (what) enters play (who)",
    "leave play": "a card (what) leaves play (who)",
    "gain": "resources are gained (who)",
    "enter": "an investigator (who) enters a location (at)",
    "leave": "an investigator (who) leaves a location (at)",
    "spawn": "an enemy (what) spawns at a location (at)",
    "resign": "an investigator (who) resigns",
    "begin turn": "a turn begins (who)",
    "end turn": "a turn ends (who)",
    "begin round": "a round begins",
    "end round": "a round ends",
    "begin phase": "a phase begins; of: its name",
    "end phase": "a phase ends; of: its name",
    "check doom": "the doom threshold is checked",
    "place doom": "doom is placed on the current agenda in the mythos phase",
    "advance": "an act or agenda (what) advances",
    "end game": "the game ends",
}
"""Every kind of event that an ability may name, with its parts."""

WOULD = {"fail": "failing", "succeed": "succeeding", "reveal token": "revealing"}
PARTS = {
    "who": may(WHICH, None),
    "what": may(WHICH, None),
    "by": may(WHICH, None),
    "at": may(WHICH, None),
    "of": may(ListOf(Word("a finer kind of event")), ()),
    "least": may(Whole(), 0, "the amount is at least this"),
    "most": may(Whole(), 999, "the amount is at most this"),
    "and": may(CONDITION, None),
}


def _trigger(timing: str) -> Any:
    def make(head: str, who: Any, what: Any, by: Any, at: Any, of: Any, least: int, most: int, **more: Any) -> Trigger:
        kind = WOULD.get(head, head) if timing == "would" else head
        return Trigger(timing, kind, who, what, by, at, of, least, most, more["and"])

    return make


TRIGGER = Headed(
    {timing: Head(OneOf(*EVENTS), _trigger(timing), PARTS) for timing in ("when", "after", "would", "at", "if")},
    "a triggering condition",
    name="trigger",
)
