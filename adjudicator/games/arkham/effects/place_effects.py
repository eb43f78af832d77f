"""Effects on the place of investigators and enemies: move, engage, disengage, attack, spawn."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.life import happen, happen_at_once
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.cannot import banned, barred, forbidden, hindering
from adjudicator.games.arkham.abilities.extra_costs import done_at_a_price, extra_costs, left_unpaid, pay_in_course
from adjudicator.games.arkham.abilities.targets import Follow, on_target
from adjudicator.games.arkham.attacks.attack import attack, can_attack
from adjudicator.games.arkham.effects import nowhere
from adjudicator.games.arkham.facts import CONNECTIONS, HERE, ON_THE_MOVE, TABLE, THREAT_AREA, UNREVEALED
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.prey import quarry
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import disengage, place, reveal


class Move(NamedTuple):
    """Move to a connecting location, or to one that the ability names."""

    to: Which | None = None
    who: Which | None = None

    @property
    def designator(self) -> str:
        """The bold action word of the ability."""
        return "move"

    def targets(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The locations where the investigator may go."""
        if self.to is not None:
            return tuple(place for place in self.to.all(game, context) if not self._there(game, context, place))
        here = game.location(context.you)
        return tuple(p for p in CONNECTIONS(game, here) if not self.why_not(game, context, p))

    def _movers(self, game: Arkham, context: Context) -> tuple[str, ...]:
        return tuple(self.who.all(game, context)) if self.who else (context.you,)

    def _there(self, game: Arkham, context: Context, target: str) -> bool:
        """True if all who would move are there already."""
        return all(game.location(mover) == target for mover in self._movers(game, context))

    def why_not(self, game: Arkham, context: Context, target: str) -> Reasons:
        """The reasons why the investigator cannot go there."""
        here = game.location(context.you)
        if self._there(game, context, target):
            return (Reason("move.9", f"{game.name(target)} is where they are already"),)
        if self.to is None and target not in CONNECTIONS(game, here):
            return _unconnected(game, here, target)
        found = [
            Reason("cannot.1", f"{game.name(card)} forbids it")
            for deed, what in (("leave", here), ("enter", target))
            for card in banned(game, deed, what, context.you)
        ]
        if not context.mandatory:
            for cost in extra_costs(game, context.you, (("leave", here), ("enter", target))):
                found += cost.reasons(game, context)
        return tuple(found)

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is nowhere to go."""
        found = self.targets(game, context)
        return not any(self._goes(game, mover, place) for mover in self._movers(game, context) for place in found)

    def _goes(self, game: Arkham, mover: str, place: str) -> bool:
        """True if somebody is elsewhere, and nothing bars them from the place."""
        here = game.location(mover)
        if here == place:
            return False
        return not barred(game, mover, here, place) or nowhere.goes_next(game, here)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons against each place to which it goes."""
        places = self.to.all(game, context) if self.to else CONNECTIONS(game, game.location(context.you))
        return tuple(dict.fromkeys(reason for place in places for reason in self.why_not(game, context, place)))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Move the investigators."""
        movers = self._movers(game, context)
        named = self.to.all(game, context) if self.to is not None else ()
        already = [place for place in named if self._there(game, context, place)]
        game.cite(*("move.9" for _place in already[:1]))
        if self.to is None or len(movers) == 1:
            found = self._where(game, context)
            mover = movers[0] if movers else context.you
            if not found and self.too_dear(game, context):
                game.note("there is no location to move to whose additional cost can be paid")
                game.cite("faq-additional-costs.3")
                return None
            return on_target(game, context, found, "location to move to", _moving(mover))
        return tuple(
            Call(MOVING, Moving(m, place, context)) for place in self._where(game, context)[:1] for m in movers
        )

    def _where(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The locations to which the move goes: the one that the ability names, or any that connects."""
        if self.to is None:
            game.cite("move.2")
        else:
            game.cite("move.5")
        return self.targets(game, context)

    def too_dear(self, game: Arkham, context: Context) -> bool:
        """True if an additional cost keeps the investigator from going anywhere."""
        places = self.to.all(game, context) if self.to else CONNECTIONS(game, game.location(context.you))
        return any(r.rule == "faq-additional-costs.1" for p in places for r in self.why_not(game, context, p))


def _unconnected(game: Arkham, here: str, target: str) -> Reasons:
    """The reasons why nobody goes from a location to one that its card does not mark as connecting."""
    found = [Reason("move-action.2", f"{game.name(target)} does not connect to {game.name(here)}")]
    if here in CONNECTIONS(game, target):
        found.append(Reason("move.3", f"{game.name(here)} itself does not show a connection to {game.name(target)}"))
    if not CONNECTIONS(game, here):
        found.append(Reason("move.10", f"no location connects to {game.name(here)}"))
    return tuple(found)


def _moving(mover: str) -> Follow:
    return lambda game, context, target: Call(MOVING, Moving(mover, target, context))


class Moving(NamedTuple):
    """An investigator who is about to move to a location."""

    who: str
    to: str
    context: Context


def _pay_extra(game: Arkham, local: Moving) -> Result:
    """Pay the additional costs of leaving and entering when that would happen, unless it is mandatory."""
    here = game.location(local.who)
    if here == local.to:
        return Go(local, "over")
    by = barred(game, local.who, here, local.to)
    if by and nowhere.goes_next(game, here):
        game.cite("faq-being-at-no-location.2")
        game.note(f"{game.name(by[0])} is ignored: {game.name(local.who)} would be at no location")
    elif forbidden(game, "leave", here, local.who) or forbidden(game, "enter", local.to, local.who):
        return Go(local, "over")
    context = local.context.of(local.who)
    paid = pay_in_course(game, context, (("leave", here), ("enter", local.to)))
    return Go(local, "over") if paid is None else paid


def _moves(game: Arkham, local: Moving) -> Result:
    """Leave the one location and enter the other at the same moment."""
    if left_unpaid(game):
        return Go(local, "over")
    here = game.location(local.who)
    # No enemy engages an investigator who is about to leave.
    ON_THE_MOVE.put(game, TABLE, local.who)
    return happen(Event("move", local.who, local.to, local.context.this, local.to, here))


def _moved(game: Arkham, event: Event, scope: str) -> None:
    there = event.at
    game.cite("move.1")
    ON_THE_MOVE.forget(game)
    for enemy in (card for card in HERE(game, event.of) if game.cards[card].type == "enemy" and game.engaged(card)):
        game.note(f"{game.name(enemy)} stays where it is")
        game.cite("massive.10")
    _leave_behind(game, event.who, event.of, there)
    place(game, event.who, there, HERE)
    for enemy in (card for card in THREAT_AREA(game, event.who) if game.cards[card].type == "enemy"):
        game.note(f"{game.name(enemy)} moves along with {game.name(event.who)}")
        game.cite("enemy-engagement.3")
    if UNREVEALED(game, there):
        game.cite("move.6", "location-cards.8")
        reveal(game, there)
    elif game.cards[there].clues:
        game.note(f"{game.name(there)} has been entered before: no clues are placed on it")
        game.cite("clues.4")


def _leave_behind(game: Arkham, who: str, here: str, there: str) -> None:
    """Disengage the enemies that cannot go where the investigator goes: they stay."""
    for enemy in THREAT_AREA(game, who):
        if game.cards[enemy].type != "enemy":
            continue
        by = barred(game, enemy, here, there)
        if not game.holds("enemy-engagement.3"):
            disengage(game, enemy)
        elif by:
            game.cite("cannot.1", "enemy-engagement.3")
            game.note(f"{game.name(by[0])} says that {game.name(enemy)} cannot follow {game.name(who)}")
            disengage(game, enemy)


def _over(game: Arkham, local: Moving) -> Result:
    """End the move: it is made, or something took its place."""
    if ON_THE_MOVE(game):
        ON_THE_MOVE.forget(game)
    return None


MOVING: Final = Procedure(
    "move",
    Step("", "pay additional costs", _pay_extra),
    Step("", "move", _moves),
    Step("", "over", _over),
)


class Engage(NamedTuple):
    """Engage an enemy at one's location, or be engaged by one."""

    which: Which | None = None
    who: Which | None = None

    @property
    def designator(self) -> str:
        """The bold action word of the ability."""
        return "engage"

    def targets(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The enemies that may be engaged."""
        if self.which is not None:
            return tuple(self.which.all(game, context))
        here = game.location(context.you)
        engageable = (e for e in game.enemies_at(here) if not game.has_keyword(e, "massive"))
        return tuple(e for e in engageable if context.you not in game.engaged(e))

    def why_not(self, game: Arkham, context: Context, enemy: str) -> Reasons:
        """The reasons why this enemy cannot be engaged."""
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
        return on_target(game, context, self.targets(game, context), "enemy to engage", _engaging(who))


def _way(game: Arkham, enemy: str, who: str) -> tuple[tuple[str, str], ...]:
    """The deeds by which an enemy comes to an investigator elsewhere."""
    return (("leave", game.location(enemy)), ("enter", game.location(who)))


def _engaging(who: str) -> Follow:
    """The effect by which they engage the enemy at its price, if nothing forbids it."""

    def engage(game: Arkham, context: Context, enemy: str) -> Result:
        here, there = game.location(enemy), game.location(who)
        by = barred(game, enemy, here, there) if here != there else ()
        if by:
            game.cite("cannot.1")
            game.note(f"{game.name(by[0])} says that {game.name(enemy)} cannot come to {game.name(who)}")
        if by or forbidden(game, "engage", enemy, who):
            return None
        return done_at_a_price(game, context, "engage", enemy, happen(Event("engage", who, enemy, context.this)))

    return engage


def _engaged(game: Arkham, event: Event, scope: str) -> None:
    enemy, who = event.what, event.who
    if event.by != enemy:
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


class Attacks(NamedTuple):
    """An enemy attacks."""

    enemy: Which
    who: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such enemy, or none that can attack."""
        who = self.who.all(game, context)
        return not any(not banned(game, "attack", i, enemy) for enemy in self.enemy.all(game, context) for i in who)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards for which no such enemy can attack."""
        pairs = ((e, i) for e in self.enemy.all(game, context) for i in self.who.all(game, context))
        return tuple(why for enemy, who in pairs for why in hindering(game, "attack", who, enemy))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Make the enemy attack each of the investigators."""
        pairs = ((e, i) for e in self.enemy.all(game, context) for i in self.who.all(game, context))
        return tuple(attack(enemy, who) for enemy, who in pairs if can_attack(game, enemy, who))


class Defeat(NamedTuple):
    """Defeat cards outright."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card."""
        return not self.which.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Defeat the cards."""
        cards = self.which.all(game, context)
        game.cite(*(rule for card in cards for rule in _DEFEATED_BY.get(game.cards[card].type, ())))
        return happen_at_once(
            tuple(Event("defeat", context.you, card, context.this, game.location(card)) for card in cards)
        )


_DEFEATED_BY: Final = {"investigator": ("defeat.4",)}
"""The rules by which a card ability defeats a card of a type outright."""


class Resign(NamedTuple):
    """Resign: leave the scenario, undefeated."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: it always changes something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Eliminate the investigator by resigning."""
        return happen(Event("resign", context.you))


IMPACTS: Final[Impacts] = {"move": _moved, "engage": _engaged}
"""The changes that these events make."""
