"""Defeat: who has as much damage as health, or horror as sanity, is defeated (entry Defeat)."""

from typing import cast

from adjudicator.engine.events import Event, happen
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.game import EVERYTHING, TABLE, Arkham
from adjudicator.games.arkham.values import value
from adjudicator.games.arkham.zones import discard, place


def check_defeat(game: Arkham) -> tuple[Call, ...]:
    """The defeat of everything that has run out of health or sanity by the last change, all of it at once."""
    hurt = cast("tuple[str, ...]", game.state.read(TABLE, "hurt", ()))
    game.state.write(TABLE, "hurt", None)
    calls: list[Call] = []
    for entity in hurt if EVERYTHING not in hurt else _bearers(game):
        by = game.text(entity, "hurt by")
        game.state.write(entity, "hurt by", None)
        if _can_fall(game, entity) and _is_defeated(game, entity):
            game.state.write(entity, "falling", True)
            calls.append(happen(Event("defeat", _defeater(game, by), entity, by, game.location(entity))))
    return tuple(calls)


def _can_fall(game: Arkham, entity: str) -> bool:
    return (game.in_play(entity) or entity in game.investigators) and not game.state.read(entity, "falling")


def _bearers(game: Arkham) -> tuple[str, ...]:
    """What bears damage or horror, when a change of health or sanity may have made it too much for anybody."""
    found: list[str] = []
    for investigator in game.investigators:
        found.append(investigator)
        found += game.zone(investigator, "play area")
        found += game.zone(investigator, "threat area")
    for location in game.zone(TABLE, "locations"):
        found += (e for e in game.zone(location, "here") if e not in found)
    return tuple(e for e in found if game.number(e, "damage") or game.number(e, "horror"))


def _is_defeated(game: Arkham, entity: str) -> bool:
    card = game.cards[entity]
    game.cite("dealing-damage-horror.14")
    if game.number(entity, "damage") and game.number(entity, "horror"):
        game.cite("dealing-damage-horror.1")
    for stat, token in (("health", "damage"), ("sanity", "horror")):
        printed = card.printed(stat)
        if printed is not None and game.number(entity, token) >= value(game, entity, stat):
            return True
    return False


def _defeater(game: Arkham, by: str) -> str:
    """Whose card dealt the damage: its controller, or its owner where it has left play for that (a cost, an event)."""
    if by not in game.cards:
        return ""
    return game.controller(by) or game.text(by, "owner")


def _fall(game: Arkham, event: Event, scope: str) -> tuple[Call, ...] | None:
    """A defeated card leaves play; a defeated investigator is eliminated."""
    entity = event.what
    game.state.write(entity, "falling", None)
    card = game.cards[entity]
    game.write(entity, "defeated", True)
    if card.type == "investigator":
        return _eliminate(game, entity)
    if card.victory is not None and card.type == "enemy":
        game.cite("victory-display-victory-points.2", "victory-display-victory-points.7")
        place(game, entity, TABLE, "victory display")
        return None
    discard(game, entity)
    return None


def _resign(game: Arkham, event: Event, scope: str) -> tuple[Call, ...] | None:
    """An investigator who resigns is eliminated, undefeated."""
    return _eliminate(game, event.who)


def _eliminate(game: Arkham, investigator: str) -> tuple[Call, ...] | None:
    location = game.location(investigator)
    for enemy in game.enemies_of(investigator):
        place(game, enemy, location, "here")
    clues = game.number(investigator, "clues")
    if clues and location:
        game.write(location, "clues", game.number(location, "clues") + clues)
        game.write(investigator, "clues", None)
    for field in ("hand", "deck", "discard", "play area", "threat area"):
        for card in game.zone(investigator, field):
            place(game, card, TABLE, "removed from game")
    game.write(investigator, "resources", None)
    place(game, investigator, TABLE, "eliminated")
    everybody = tuple(i for i in game.investigators if i != investigator)
    game.write(TABLE, "investigators", everybody or None)
    if game.active == investigator:
        game.write(TABLE, "turn", None)
    return None


Arkham.impacts["defeat"] = _fall
Arkham.impacts["resign"] = _resign
