"""Moves of investigators and enemies (entry Move)."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.life import happen, happen_at_once
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.cannot import banned, barred, forbidden, steps_of_a_move
from adjudicator.games.arkham.abilities.targets import Follow, on_target
from adjudicator.games.arkham.actions.extra_costs import costs_of_the_way, left_unpaid, pay_in_course
from adjudicator.games.arkham.effects import nowhere
from adjudicator.games.arkham.facts import CONNECTIONS, HERE, ON_THE_MOVE, TABLE, THREAT_AREA, UNREVEALED
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import disengage, place, reveal_locations


class Move(NamedTuple):
    """Move to a connecting location, or to one that the ability names."""

    to: Which | None = None
    who: Which | None = None

    def targets(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The locations where the investigator may go."""
        if self.to is not None:
            others = tuple(place for place in self.to.all(game, context) if not self._there(game, context, place))
            movers = self._movers(game, context)
            # Of several, those that are barred or too dear are no targets; one that is named alone tells what bars it.
            found = tuple(p for p in others if any(self._goes(game, mover, p) for mover in movers))
            dear = [place for place in found if context.you in movers and _unpaid(game, context, place)]
            return tuple(place for place in found if place not in dear) or found or others
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
        bans = (
            Reason("cannot.1", f"{game.name(card)} forbids it")
            for deed, what in steps_of_a_move(here, target)
            for card in banned(game, deed, what, context.you)
        )
        return (*bans, *_unpaid(game, context, target))

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
            game.because("move.2")
        else:
            game.because("move.5")
        return self.targets(game, context)

    def too_dear(self, game: Arkham, context: Context) -> bool:
        """True if an additional cost keeps the investigator from going anywhere."""
        places = self.to.all(game, context) if self.to else CONNECTIONS(game, game.location(context.you))
        return any(r.rule == "faq-additional-costs.1" for p in places for r in self.why_not(game, context, p))


def _unpaid(game: Arkham, context: Context, target: str) -> Reasons:
    """The reasons why the additional costs of going there cannot be paid now, unless nobody has to pay them."""
    if context.mandatory:
        return ()
    costs = costs_of_the_way(game, context.you, game.location(context.you), target)
    return tuple(reason for cost in costs for reason in cost.reasons(game, context))


def _unconnected(game: Arkham, here: str, target: str) -> Reasons:
    """The reasons why nobody goes from a location to one that its card does not mark as connecting."""
    said = f"{game.name(target)} does not connect to {game.name(here)}"
    found = [Reason("move-action.2", said), Reason("card-anatomy.9", said)]
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
    elif any(forbidden(game, deed, place, local.who) for deed, place in steps_of_a_move(here, local.to)):
        return Go(local, "over")
    context = local.context.of(local.who)
    paid = pay_in_course(game, context, costs_of_the_way(game, local.who, here, local.to))
    return Go(local, "over") if paid is None else paid


def _moves(game: Arkham, local: Moving) -> Result:
    """Leave the one location and enter the other at the same moment."""
    if left_unpaid(game):
        return Go(local, "over")
    here = game.location(local.who)
    if local.who not in game.investigators:
        return happen(Event("enemy moves", "", local.who, local.context.this, local.to, here))
    # No enemy engages an investigator who is about to leave.
    ON_THE_MOVE.put(game, TABLE, local.who)
    move = Event("move", local.who, local.to, local.context.this, local.to, here)
    return happen_at_once((move, *goes_along(game, local.who, here, local.to)))


def goes_along(game: Arkham, who: str, here: str, there: str) -> tuple[Event, ...]:
    """The events by which enemies that are engaged with somebody go where they go."""
    by = ("enemy-engagement.3",)
    cards = ((card, game.cards[card]) for card in THREAT_AREA(game, who))
    enemies = (card for card, printed in cards if printed.type == "enemy" and not printed.swarm)
    free = (enemy for enemy in enemies if not barred(game, enemy, here, there))
    return tuple(Event("goes along", who, enemy, "", there, here, rules=by) for enemy in free)


def _moved(game: Arkham, event: Event, scope: str) -> tuple[Call, ...]:
    there = event.at
    game.cite("move.1")
    ON_THE_MOVE.forget(game)
    for enemy in (card for card in HERE(game, event.of) if game.cards[card].type == "enemy" and game.engaged(card)):
        game.note(f"{game.name(enemy)} stays where it is")
        game.cite("massive.10")
    _leave_behind(game, event.who, event.of, there)
    place(game, event.who, there, HERE)
    if UNREVEALED(game, there):
        return reveal_locations(game, event.who, (there,), "move.6", "location-cards.8")
    if game.cards[there].clues:
        game.note(f"{game.name(there)} has been entered before: no clues are placed on it")
        game.cite("clues.4")
    return ()


def _leave_behind(game: Arkham, who: str, here: str, there: str) -> None:
    """Disengage the enemies that cannot go where the investigator goes: they stay."""
    for enemy in THREAT_AREA(game, who):
        if game.cards[enemy].type != "enemy":
            continue
        by = barred(game, enemy, here, there)
        if not game.holds("enemy-engagement.3"):
            disengage(game, enemy)
        elif by:
            game.cite("cannot.1")
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


def _came_along(game: Arkham, event: Event, scope: str) -> None:
    """The enemy has come with the one whom it follows: nothing is left to do."""


IMPACTS: Final[Impacts] = {"move": _moved, "goes along": _came_along}
