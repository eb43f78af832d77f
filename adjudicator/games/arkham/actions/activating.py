"""The cards whose abilities an investigator may use (entries Activate Action and Triggered Abilities of the FAQ)."""

from typing import Final

from adjudicator.engine.events import Listener
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.facts import TABLE, THREAT_AREA
from adjudicator.games.arkham.game import Arkham

CURRENT: Final = ("agenda", "act")

_FOR_ACTIONS: Final = {
    "controlled": ("activate-action.5", "investigation-phase.6"),
    "investigator card": ("activate-action.6",),
    "location": ("activate-action.7",),
    "at the location": ("activate-action.8", "investigation-phase.6"),
    "own threat area": ("activate-action.9", "investigation-phase.6"),
    THREAT_AREA.name: ("activate-action.9", "faq-triggered-ability-sources.5"),
    "current": ("activate-action.10", "investigation-phase.6", "in-play-and-out-of-play.2"),
    "explicit": ("faq-triggered-ability-sources.7",),
}
"""The rules that let investigators use action abilities of each kind of source."""

_OTHERWISE: Final = {
    "controlled": ("faq-triggered-ability-sources.1",),
    "investigator card": ("faq-triggered-ability-sources.2",),
    "location": ("faq-triggered-ability-sources.3",),
    "at the location": ("faq-triggered-ability-sources.4",),
    "own threat area": ("faq-triggered-ability-sources.5",),
    THREAT_AREA.name: ("faq-triggered-ability-sources.5",),
    "current": ("faq-triggered-ability-sources.6", "in-play-and-out-of-play.2"),
    "explicit": ("faq-triggered-ability-sources.7",),
    "key of an investigator": ("keys-scarlet-keys.13",),
    "key of an asset": ("keys-scarlet-keys.16",),
    "key of an enemy": ("keys-scarlet-keys.18",),
}
"""The rules that let investigators use free and reaction abilities of each kind of source."""


def source_rules(game: Arkham, who: str, listener: Listener) -> tuple[str, ...]:
    """The rules that put an ability of a card in play within an investigator's reach; empty if none does."""
    source, ability = listener.source, game.ability(listener)
    rules = _FOR_ACTIONS if ability.kind == "action" else _OTHERWISE
    kind = _kind_of_source(game, source, who)
    if _within(game, kind, who, source):
        return rules[kind]
    if ability.users is not None and ability.users.fits(game, game.context(listener), who):
        return rules["explicit"]
    return ()


def _kind_of_source(game: Arkham, source: str, who: str) -> str:
    """The kind of source, among those that the rules list, that a card in play is."""
    card = game.cards[source]
    holder, field = game.lies(source)
    if card.type == "investigator":
        return "investigator card"
    if card.type == "key":
        return f"key of an {game.cards[holder].type}"
    if field in CURRENT and holder == TABLE:
        return "current"
    if _holder(game, source):
        return "controlled"
    if field == THREAT_AREA.name:
        return "own threat area" if holder == who else "threat area"
    return "location" if card.type == "location" else "at the location"


def _holder(game: Arkham, source: str) -> str:
    """The only investigator who uses a player card; empty for an encounter card, which anybody at its location uses."""
    holder, field = game.lies(source)
    if game.cards[source].type == "key":
        return game.controller(holder)
    if field != THREAT_AREA.name:
        return game.controller(source)
    return "" if game.cards[source].encounter_cardtype else game.controller(source) or holder


def _within(game: Arkham, kind: str, who: str, source: str) -> bool:
    """True if an investigator may use abilities of this kind of source, by its place and its controller."""
    if kind == "investigator card":
        return source == who
    if kind == "current":
        return True
    if kind in _BY_WHOEVER_HOLDS_IT:
        return _holder(game, source) == who
    return game.location(source) == game.location(who)


_BY_WHOEVER_HOLDS_IT: Final = ("controlled", "key of an investigator", "key of an asset", "key of an enemy")
"""The kinds of sources that only the investigator uses who controls them; keys, whoever controls their bearer."""


def out_of_reach(game: Arkham, who: str, listener: Listener) -> Reasons:
    """The reasons why an investigator may not use an ability of a card in play; empty if they may."""
    if source_rules(game, who, listener):
        return ()
    source = listener.source
    kind = _kind_of_source(game, source, who)
    holder = game.controller(source) if kind == "investigator card" else _holder(game, source)
    name = game.name(source)
    said = f"{game.name(holder)} controls {name}, not {game.name(who)}" if holder else ""
    said = said or f"{name} is not at {game.name(who)}'s location"
    if game.ability(listener).kind == "action":
        rules: tuple[str, ...] = ("activate-action.11", *(("investigation-phase.6",) if holder else ()))
    else:
        rules = _OTHERWISE[kind]
    return tuple(Reason(rule, said) for rule in (*rules, *(("costs.6", "ability.35") if holder else ())))
