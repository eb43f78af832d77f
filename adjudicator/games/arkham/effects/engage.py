"""Engaging and disengaging enemies (entry Enemy Engagement)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.life import happen_at_once
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.cannot import banned, barred, forbidden, hindering, steps_of_a_move
from adjudicator.games.arkham.abilities.targets import Follow, on_target
from adjudicator.games.arkham.actions.extra_costs import done_at_a_price
from adjudicator.games.arkham.enemies.concealed import is_mini_card
from adjudicator.games.arkham.enemies.engagement import BY_ITSELF
from adjudicator.games.arkham.facts import THREAT_AREA
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.prey import quarry
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import disengage, place


class Engage(NamedTuple):
    """Engage an enemy at one's location, or be engaged by one."""

    which: Which | None = None
    who: Which | None = None

    def targets(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The enemies that may be engaged."""
        if self.which is not None:
            return tuple(self.which.all(game, context))
        here = game.location(context.you)
        engageable = (e for e in game.enemies_at(here) if not game.has_keyword(e, "massive"))
        return tuple(e for e in engageable if context.you not in game.engaged(e))

    def why_not(self, game: Arkham, context: Context, enemy: str) -> Reasons:
        """The reasons why this enemy cannot be engaged."""
        if is_mini_card(game, enemy):
            return (Reason("concealed-mini-cards.3", f"{game.name(enemy)} is no enemy"),)
        if context.you in game.engaged(enemy):
            return (Reason("engage-action.6", f"{game.name(enemy)} is engaged with them already"),)
        if game.has_keyword(enemy, "massive"):
            return (Reason("massive.4", f"{game.name(enemy)} is massive and cannot be put into a threat area"),)
        if enemy not in self.targets(game, context):
            return (Reason("engage-action.3", f"{game.name(enemy)} is not an enemy at their location"),)
        return ()

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no enemy to engage that can be engaged, and is not engaged already."""
        by = context.of((*self.who.all(game, context), context.you)[0]) if self.who else context
        return not any(self._can_be_engaged(game, by.you, enemy) for enemy in self.targets(game, by))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards for which no such enemy can be engaged."""
        who = (*self.who.all(game, context), context.you)[0] if self.who else context.you
        enemies = self.targets(game, context)
        apart = [enemy for enemy in enemies if game.location(enemy) != game.location(who)]
        deeds = [("engage", enemy, who) for enemy in enemies]
        deeds += [(deed, place, enemy) for enemy in apart for deed, place in _way(game, enemy, who)]
        return tuple(why for deed in deeds for why in hindering(game, *deed))

    def _can_be_engaged(self, game: Arkham, who: str, enemy: str) -> bool:
        if who in game.engaged(enemy) or game.has_keyword(enemy, "massive") or banned(game, "engage", enemy, who):
            return False
        here, there = game.location(enemy), game.location(who)
        return here == there or not barred(game, enemy, here, there)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Engage the enemy."""
        who = self.who.all(game, context)[0] if self.who else context.you
        here = game.location(who) if self.which is None else ""
        return on_target(game, context, self.targets(game, context), "enemy to engage", _engaging(who, here))


def _way(game: Arkham, enemy: str, who: str) -> tuple[tuple[str, str], ...]:
    """The deeds by which an enemy comes to an investigator elsewhere."""
    return steps_of_a_move(game.location(enemy), game.location(who))


def _engaging(who: str, at: str) -> Follow:
    """The effect by which they engage the enemy at its price, if nothing forbids it; at a place, if it must be one."""

    def engage(game: Arkham, context: Context, enemy: str) -> Result:
        here, there = game.location(enemy), game.location(who)
        by = barred(game, enemy, here, there) if here != there else ()
        if by:
            game.cite("cannot.1")
            game.note(f"{game.name(by[0])} says that {game.name(enemy)} cannot come to {game.name(who)}")
        if by or forbidden(game, "engage", enemy, who):
            return None
        far = (Event("goes along", who, enemy, context.this, there, here),) if here != there else ()
        engages = happen_at_once((Event("engage", who, enemy, context.this, at), *far))
        return done_at_a_price(game, context, "engage", enemy, engages[0])

    return engage


def _engaged(game: Arkham, event: Event, scope: str) -> None:
    enemy, who = event.what, event.who
    if event.of != BY_ITSELF:
        _part_from_others(game, enemy, who)
        by_action = event.by == RULES
        game.cite(*(_STILL_ENGAGED[reason, by_action] for reason in _shuns(game, enemy, who)))
    others = [game.name(other) for other in game.enemies_of(who) if other != enemy]
    if others:
        game.note(f"{game.name(who)} is engaged with {', '.join(others)} already")
        game.cite("enemy-engagement.7")
    game.cite("enemy-engagement.5", "threat-area.2")
    place(game, enemy, who, THREAT_AREA)


def _part_from_others(game: Arkham, enemy: str, who: str) -> None:
    """Disengage an enemy from the investigators with whom it is engaged, at the moment at which it engages another."""
    for former in game.engaged(enemy):
        game.note(f"{game.name(enemy)} disengages from {game.name(former)} and engages {game.name(who)}")
        game.cite("engage-action.4", "engage-action.5")


def _shuns(game: Arkham, enemy: str, who: str) -> Iterator[str]:
    """The reasons for which an enemy does not engage an investigator by itself."""
    if game.has_keyword(enemy, "aloof"):
        yield "aloof"
    if who not in quarry(game, enemy):
        yield "only its prey"


_STILL_ENGAGED: Final = {
    ("aloof", True): "aloof.3",
    ("aloof", False): "aloof.4",
    ("only its prey", True): "prey.9",
    ("only its prey", False): "prey.10",
}
"""The rules by which such an enemy is engaged all the same: by the engage action (True), or by a card ability."""


class Disengage(NamedTuple):
    """Disengage from enemies: they stay at the location, unengaged."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if none is engaged except massive enemies, which are engaged wherever they are ready."""
        return not any(game.lies(enemy)[1] == THREAT_AREA.name for enemy in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Break the engagements."""
        for enemy in self.which.all(game, context):
            if game.lies(enemy)[1] == THREAT_AREA.name:
                disengage(game, enemy)
        return None


IMPACTS: Final[Impacts] = {"engage": _engaged}
