"""The attack of an enemy on an investigator (entries Attacker/Attacked, Attack of Opportunity, Retaliate, Alert)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.fields import Field
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.cannot import banned
from adjudicator.games.arkham.abilities.in_play import held
from adjudicator.games.arkham.abilities.limits import begin_period
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.damage.dealing import deal
from adjudicator.games.arkham.facts import CANCELLED_ATTACK
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.values import effective, end_lasting, ledger, value
from adjudicator.games.arkham.words import Context


class Turned(NamedTuple):
    """The effects that replace the damage or horror of an attack."""

    kind: str
    effects: tuple[Effect, ...]
    context: Context


TURNED: Final[Field[Turned | None]] = Field("turned", None)
"""What resolves in place of the damage or horror of an attack."""


def attack(enemy: str, investigator: str, of: str = "") -> Call:
    """The call that makes an enemy attack an investigator; `of` is "opportunity", "retaliate", "alert" or empty."""
    return happen(attack_of(enemy, investigator, of))


def attack_of(enemy: str, investigator: str, of: str = "") -> Event:
    """The attack of an enemy on an investigator, as an event."""
    return Event("attack", investigator, "", enemy, "", of)


def cancelled_attack(game: Arkham, event: Event) -> tuple[Call, ...]:
    """The call that tells abilities of an attack that has been cancelled, if some answer even to such a one."""
    if event.kind != "attack" or not game.hears(CANCELLED_ATTACK, "after"):
        return ()
    return (happen(Event(CANCELLED_ATTACK, event.who, "", event.by, "", event.of)),)


def attack_over(event: Event) -> Call:
    """The call that ends an attack, whatever has come of it."""
    return Call(ATTACK_OVER, event.of)


def _strike(game: Arkham, event: Event, scope: str) -> tuple[Call, ...] | None:
    """Deal the enemy's damage and horror to the investigator, at the same time."""
    enemy, investigator = event.by, event.who
    damage, horror = (_dealt_by(game, enemy, kind) for kind in ("damage", "horror"))
    game.cite(*_DEALS[event.of])
    calls: list[Call] = []
    turned = TURNED(game, scope)
    if turned is not None:
        points = damage if turned.kind == "damage" else horror
        damage, horror = (0, horror) if turned.kind == "damage" else (damage, 0)
        if points:
            game.cite("instead.2")
            calls.append(resolve(turned.effects, turned.context.worth(points)))
    calls.append(deal(investigator, damage, horror, by=enemy, of="attack"))
    calls.append(attack_over(event))
    return tuple(calls)


def _dealt_by(game: Arkham, enemy: str, kind: str) -> int:
    """The damage or horror that an attack of an enemy deals: its value, and what it deals beyond that in attacking."""
    least, more = value(game, enemy, f"attack {kind}"), f"{kind} while attacking"
    return ledger(game, enemy, more, base=least).value if effective(game, enemy, more) else least


_DEALS: Final = {"": ("enemy-phase.6",), "opportunity": ("attack-of-opportunity.8",), "retaliate": (), "alert": ()}
"""The rules by which an attack of a kind deals damage and horror."""

_DOES_NOT_EXHAUST: Final = {
    "opportunity": ("attack-of-opportunity.11",),
    "retaliate": ("retaliate.8",),
    "alert": ("alert.5",),
}
"""The rules by which an attack of a kind does not exhaust the enemy."""


def _over(game: Arkham, of: str) -> Result:
    """End the attack; only an attack of the enemy phase exhausts the enemy."""
    end_lasting(game, "end of the attack", "lasting-effects.6")
    begin_period(game, "attack")
    game.cite(*_DOES_NOT_EXHAUST.get(of, ()))
    return None


ATTACK_OVER: Final = Procedure("the attack is over", Step("", "the attack is over", _over))


def can_attack(game: Arkham, enemy: str, investigator: str, deed: str = "attack") -> bool:
    """True if no card says that this enemy cannot attack this investigator, or make such an attack."""
    return not (banned(game, deed, investigator, enemy) and game.because("cannot.1"))


class Opportunity(NamedTuple):
    """Attacks of opportunity that an action has provoked, and the enemies that have still to attack."""

    investigator: str
    enemies: tuple[str, ...]


def threats(game: Arkham, investigator: str) -> tuple[str, ...]:
    """The ready enemies engaged with an investigator, which any provoking action provokes."""
    engaged = game.enemies_of(investigator)
    deeds = ("attack", "attack of opportunity")
    able = (e for e in engaged if game.ready(e) and all(can_attack(game, e, investigator, deed) for deed in deeds))
    return tuple(able)


def provoke(game: Arkham, investigator: str) -> Call | None:
    """The attacks of opportunity of every ready enemy engaged with the investigator; None if there is none."""
    ready = threats(game, investigator)
    for idle in (enemy for enemy in game.enemies_at(game.location(investigator)) if enemy not in ready):
        if not game.spares(attack_of(idle, investigator, "opportunity"), "attack-of-opportunity.6"):
            ready += (idle,)
    for hidden in held(game, investigator, "enemy"):
        game.spares(attack_of(hidden, investigator, "opportunity"), "hidden.8", "hidden.9")
    game.cite(*_EACH_OF_A_SWARM[any(game.cards[enemy].swarm for enemy in ready)])
    if not ready or not game.applies("attack-of-opportunity.1"):
        return None
    return Call(OPPORTUNITY, Opportunity(investigator, ready))


_EACH_OF_A_SWARM: Final = {True: ("swarming-x.8",), False: ()}
"""The rules by which a swarm card (True) is an enemy of its own."""


def _next(game: Arkham, local: Opportunity) -> Result:
    """Ask the attacked investigator which enemy attacks next; an enemy that is gone attacks no more."""
    investigator = local.investigator
    left = tuple(enemy for enemy in threats(game, investigator) if enemy in local.enemies)
    gone = [enemy for enemy in local.enemies if enemy not in left]
    if gone:
        for enemy in gone:
            game.spares(attack_of(enemy, investigator, "opportunity"), "attack-of-opportunity.6")
        return Go(Opportunity(investigator, left), "next")
    if not left:
        game.cite("attack-of-opportunity.12")
        return Go(local, END)
    if len(left) == 1:
        return Go(Opportunity(investigator, ()), "next", (attack(left[0], investigator, "opportunity"),))
    chooser = investigator
    options = tuple(Option("is attacked first by", (enemy,), chooser, enemy) for enemy in left)
    choice = Choice((chooser,), "order of the attacks", options, "attack-of-opportunity.7")
    return Ask(choice, _chosen)


def _chosen(game: Arkham, local: Opportunity, option: Option) -> Result:
    enemy = option.meant(str)
    game.cite("attack-of-opportunity.7")
    others = tuple(e for e in local.enemies if e != enemy)
    return Go(Opportunity(local.investigator, others), "next", (attack(enemy, local.investigator, "opportunity"),))


OPPORTUNITY: Final = Procedure("attacks of opportunity", Step("", "next", _next))

IMPACTS: Final[Impacts] = {"attack": _strike}
"""The changes that these events make."""
