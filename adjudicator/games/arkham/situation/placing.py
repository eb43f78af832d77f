"""The zones where a card may lie and the names it may have; no game comes to any other situation."""

from collections.abc import Container
from typing import Final

from adjudicator.games.arkham.abilities.timing import TIMING
from adjudicator.games.arkham.facts import (
    ABILITIES,
    ACT,
    ACT_DECK,
    ADDITIONAL_COSTS,
    AGENDA,
    AGENDA_DECK,
    ATTACHMENTS,
    BANS,
    COMMITTED,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    EXHAUSTED,
    EXPLORATION_DECK,
    HAND,
    IN_PLAY,
    MODIFIERS,
    PLAY_AREA,
    SCENARIO,
    SET_ASIDE,
    TABLE,
    THREAT_AREA,
    tokens_of,
)
from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.names import REFERENCE_CARD, RULES, UNKNOWN_CARD
from adjudicator.games.arkham.terms import CLASSES
from adjudicator.games.arkham.values import LASTING

_PLAYER: Final = ("asset", "event", "skill")
_KINDS: Final = {
    PLAY_AREA.name: ("asset", "event"),
    THREAT_AREA.name: ("treachery", "enemy"),
    ENCOUNTER_DECK.name: ("treachery", "enemy", "location", "asset", "story"),
    "encounter cards": ("treachery", "enemy", "location", "asset", "story", "agenda", "act"),
    ENCOUNTER_DISCARD.name: ("treachery", "enemy", "location", "asset", "story"),
    EXPLORATION_DECK.name: ("location", "treachery"),
    AGENDA.name: ("agenda",),
    ACT.name: ("act",),
    AGENDA_DECK.name: ("agenda",),
    ACT_DECK.name: ("act",),
}
_OWNED: Final = (HAND.name, DECK.name, DISCARD.name)
_MEANT: Final = {
    PLAY_AREA.name: "the assets that an investigator controls lie there",
    THREAT_AREA.name: "treacheries and weaknesses lie there; an enemy stands under `enemies:` and says `engaged: …`",
    EXPLORATION_DECK.name: "single-sided locations and treacheries lie there",
    AGENDA.name: "an agenda card belongs there",
    ACT.name: "an act card belongs there",
}
_RESERVED: Final = frozenset(
    (
        *(TABLE, RULES, REFERENCE_CARD, COMMITTED.bearer, SCENARIO.name),
        *UNKNOWN_CARD,
        *(held.name for held in (LASTING, MODIFIERS, BANS, ABILITIES, ADDITIONAL_COSTS)),
        *(stage.word for stage in TIMING.stages),
    )
)
"""The names of what is no card and has cells of its own, and the words of a card that nobody knows."""

MOST_INVESTIGATORS: Final = 4
NOT_IN_PLAY: Final = (
    *(EXHAUSTED.key, ATTACHMENTS.key),
    *(tokens_of(kind).key for kind in ("damage", "horror", "doom", "clues", "resources")),
)
"""The facts that a card out of play never has."""


DECK_LIST: Final = "deck list"
"""A deck that has still to be checked: anything may stand in it, and the rules say what may not."""


def out_of_place(card: Card, field: str) -> str:
    """The reason why a card cannot lie in a zone of this name; empty if it can."""
    if field == DECK_LIST and card.type != "investigator":
        field = DECK.name
    if field in _OWNED:
        if card.type in _PLAYER or card.weakness or (field == HAND.name and "hidden" in card.keywords):
            return ""
        return "an investigator's own cards lie there: assets, events, skills and weaknesses"
    if field == SET_ASIDE.name:
        return "an investigator stands under `investigators:`" if card.type == "investigator" else ""
    kinds = _KINDS.get(field)
    if kinds is None or card.type in kinds or (field == THREAT_AREA.name and card.weakness):
        if field.startswith("encounter") and card.type == "asset" and any(one in CLASSES for one in card.classes):
            return "encounter cards lie there"
        return ""
    return _MEANT.get(field, "encounter cards lie there")


def name_taken(name: str, taken: Container[str]) -> str:
    """The reason why nothing can have this name; empty if it can. `taken` is in small letters, like sentences."""
    plain = name.strip().lower()
    if not plain or plain[0] == "@" or plain in _RESERVED:
        return f'"{name}" cannot be the name of anything in a situation'
    if plain in taken:
        return f'"{name}" is the name of something else already'
    return ""


def unique_in_play(card: Card, field: str) -> bool:
    """True if a card lies where no second copy of it can lie as well."""
    return card.unique and field in IN_PLAY
