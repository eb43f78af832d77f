"""Dealing damage and horror: assign, then apply (entries Dealing Damage/Horror and Taking Damage/Horror)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.engine.choices import PASS, Choice, Option
from adjudicator.engine.events import Births, Event
from adjudicator.engine.fields import Field
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.life import happen, happen_at_once
from adjudicator.engine.procedures import Ask, Call, Go, Procedure, Result, Step, Then
from adjudicator.frozen import Frozen
from adjudicator.games.arkham.abilities.came_about import fall_short
from adjudicator.games.arkham.abilities.cannot import banned
from adjudicator.games.arkham.abilities.parts import dealt_with
from adjudicator.games.arkham.about_to_spawn import is_acted_upon
from adjudicator.games.arkham.card_effects import BY_AN_EFFECT, EFFECT
from adjudicator.games.arkham.damage.before_others import ASSETS_FIRST, first_of, own_assets, passed_over
from adjudicator.games.arkham.facts import BEARS_FOR_OTHERS, DAMAGE, SHADOWS, tokens_of
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.swarm import pack
from adjudicator.games.arkham.token_pool import place_from_pool
from adjudicator.games.arkham.values import value


class Part(NamedTuple):
    """An amount of damage or horror for one card."""

    entity: str
    kind: str
    amount: int


class Dealing(Frozen):
    """Damage and horror dealt at one moment: to whom, by which card, and in an `attack`, `effect` or `cost`."""

    __slots__ = ("by", "direct", "of", "scope", "to")

    def __init__(
        self, to: tuple[tuple[str, int, int], ...], by: str = "", of: str = "", direct: bool = False, scope: str = ""
    ) -> None:
        self.to: Final = to
        self.by: Final = by
        self.of: Final = of
        self.direct: Final = direct
        self.scope: Final = scope

    def parts(self) -> tuple[object, ...]:
        return self.to, self.by, self.of, self.direct, self.scope


def deal(entity: str, damage: int = 0, horror: int = 0, by: str = "", of: str = "effect", direct: bool = False) -> Call:
    """The call that deals damage and horror to one card."""
    return Call(DEALING, Dealing(((entity, damage, horror),), by, of, direct))


ASSIGNED: Final[Field[tuple[Part, ...]]] = Field("assigned", ())
_SETTLED: Final[Field[tuple[tuple[str, str], ...]]] = Field("settled", ())
"""The investigators who have said where their damage and horror goes."""


WITH_PARTS: Final = ("deal", "dealt", "placed")
"""The events of which damage and horror are parts."""


def parts_of(game: Arkham, scope: str) -> tuple[Part, ...]:
    """The damage and horror of an event, card by card."""
    return ASSIGNED(game, scope)


def _deal(game: Arkham, dealing: Dealing) -> Result:
    """Offer the damage and horror that would be dealt to abilities that may replace it."""
    scope = game.scope()
    calls: list[Call] = []
    ASSIGNED.forget(game, scope)
    for entity, damage, horror in dealing.to:
        if game.cards[entity].type == "investigator" and entity not in game.investigators:
            # The game does not concern the eliminated any more.
            game.cite("elimination.3")
            continue
        damage = _borne(game, entity, "damage", damage) if damage else 0
        horror = _borne(game, entity, "horror", horror) if horror else 0
        if damage and banned(game, "damage", entity, game.controller(entity), dealt_with(game, dealing.by, dealing.of)):
            game.cite("cannot.1")
            damage = 0
        if damage and game.lies(entity)[1] == SHADOWS.name and game.is_a_players(dealing.by):
            game.cite("concealed-x.14")
            damage = 0
        parts = tuple(Part(entity, k, n) for k, n in (("damage", damage), ("horror", horror)) if n > 0)
        if not parts:
            continue
        if game.hears("deal", "would"):
            kinds = "direct" if dealing.direct else dealing.of
            calls.append(Call(OFFERING, Offering(scope, entity, parts, dealing.by, kinds)))
        else:
            ASSIGNED.put(game, scope, (*parts_of(game, scope), *parts))
    return Go(Dealing(dealing.to, dealing.by, dealing.of, dealing.direct, scope), "", tuple(calls))


def can_bear(game: Arkham, entity: str, kind: str) -> bool:
    """True unless it is an asset without health, or for horror without sanity."""
    card = game.cards.get(entity)
    return card is None or card.type != "asset" or card.printed(_STATS[kind]) is not None


def _borne(game: Arkham, entity: str, kind: str, amount: int) -> int:
    """The amount, or nothing of it for an asset that cannot bear it."""
    if can_bear(game, entity, kind):
        return amount
    game.cite(*_LACKS[kind])
    return 0


class Offering(NamedTuple):
    """Damage and horror that would be dealt to one card."""

    package: str
    entity: str
    parts: tuple[Part, ...]
    by: str
    of: str


def _offer(game: Arkham, offering: Offering) -> Result:
    scope = f"@{game.depth + 1}"
    who = game.controller(offering.entity)
    amount = sum(part.amount for part in offering.parts)
    ASSIGNED.put(game, scope, offering.parts)
    return happen(Event("deal", who, offering.entity, offering.by, offering.package, offering.of, amount))


def _take_over(game: Arkham, event: Event, scope: str) -> None:
    """Add the damage and horror that nobody replaced to the amounts to be assigned."""
    ASSIGNED.put(game, event.at, (*parts_of(game, event.at), *parts_of(game, scope)))


OFFERING: Final = Procedure("damage or horror would be dealt", Step("", "would be dealt", _offer))


def _assign(game: Arkham, dealing: Dealing) -> Result:
    """Ask each investigator who is dealt damage or horror where all of it goes."""
    scope = dealing.scope
    parts = parts_of(game, scope)
    asked = _excess(game, dealing, parts)
    if asked is not None:
        return asked
    for investigator in game.investigators:
        damage = sum(p.amount for p in parts if p.entity == investigator and p.kind == "damage")
        horror = sum(p.amount for p in parts if p.entity == investigator and p.kind == "horror")
        if not damage and not horror:
            continue
        if (investigator, "settled") in _settled(game, scope):
            continue
        if dealing.direct and game.applies("direct-damage-direct-horror.1", "direct-damage-direct-horror.2"):
            continue
        takers = _takers(game, investigator, damage, horror)
        if takers:
            choice = Choice(
                (investigator,),
                "assign damage and horror",
                lambda i=investigator, d=damage, h=horror: tuple(_assignments(game, i, d, h)),  # type: ignore[misc]
                "dealing-damage-horror.4",
            )
            return Ask(choice, _settle)
    return None


def _excess(game: Arkham, dealing: Dealing, parts: tuple[Part, ...]) -> Result:
    """Ask where the damage goes that a swarm card does not bear: to others of its swarm, or nowhere."""
    for part in parts:
        bears = value(game, part.entity, "health") - DAMAGE(game, part.entity) if game.cards[part.entity].swarm else 0
        settled = (part.entity, "excess") in _settled(game, dealing.scope)
        if part.kind != "damage" or not game.cards[part.entity].swarm or part.amount <= bears or settled:
            continue
        taken = {one.entity for one in parts}
        who = game.controller(dealing.by) if dealing.by in game.cards else ""
        chooser = who or game.lead
        others = (one for one in pack(game, part.entity) if one not in taken)
        options = tuple(Option("choose", (one,), chooser, (part, bears, one)) for one in others)
        if options:
            game.cite("swarming-x.14")
            choice = Choice((chooser,), "excess damage", (*options, PASS), "swarming-x.14", optional=True)
            return Ask(choice, Then(_goes_on_to, (dealing, part.entity)))
    return None


def _goes_on_to(game: Arkham, dealing: Dealing, entity: str, option: Option) -> Result:
    """Assign the excess to the enemy that was chosen, or leave it."""
    scope = dealing.scope
    _SETTLED.put(game, scope, (*_settled(game, scope), (entity, "excess")))
    if option.declines:
        return Go(dealing, "assign")
    part, bears, other = option.meant(tuple)
    kept = tuple(one for one in parts_of(game, scope) if one != part)
    shares = (Part(entity, "damage", bears), Part(other, "damage", part.amount - bears))
    ASSIGNED.put(game, scope, (*kept, *shares))
    return Go(dealing, "assign")


def _settled(game: Arkham, scope: str) -> tuple[tuple[str, str], ...]:
    return _SETTLED(game, scope)


def _settle(game: Arkham, dealing: Dealing, option: Option) -> Result:
    scope = dealing.scope
    investigator = option.who
    others = tuple(p for p in parts_of(game, scope) if p.entity != investigator)
    placed = option.meant(tuple)
    game.cite(*_ASSIGNED, *_REASSIGNED.get(dealing.of, ()))
    ASSIGNED.put(game, scope, (*others, *placed))
    _SETTLED.put(game, scope, (*_settled(game, scope), (investigator, "settled")))
    return Go(dealing, "assign")


_ASSIGNED: Final = (
    "dealing-damage-horror.2",
    "dealing-damage-horror.3",
    "dealing-damage-horror.4",
    "dealing-damage-horror.10",
)
"""The rules by which damage and horror are assigned to assets, and the rest to the investigator."""

_REASSIGNED: Final = {"cost": ("costs.14",)}
"""The rules by which damage and horror of a kind may be assigned to assets as well."""


def room(game: Arkham, entity: str, kind: str) -> int:
    """The amount of damage or horror that can be assigned to a card; an investigator can take any amount."""
    if game.cards[entity].type != "asset":
        return 999
    return _room(game, entity, _STATS[kind], kind)


def _room(game: Arkham, asset: str, stat: str, token: str) -> int:
    """The amount that defeats the asset, with what is assigned to it already; no more can be assigned to it."""
    if game.cards[asset].printed(stat) is None:
        return 0
    return max(0, value(game, asset, stat) - tokens_of(token)(game, asset) - _assigned_already(game, asset, token))


def _assigned_already(game: Arkham, asset: str, kind: str) -> int:
    """The amount that others have assigned to an asset of what is being dealt now."""
    dealing = game.stack.local if game.stack is not None else None
    if not isinstance(dealing, Dealing):
        return 0
    return sum(part.amount for part in parts_of(game, dealing.scope) if (part.entity, part.kind) == (asset, kind))


def _borne_for(game: Arkham, investigator: str, asset: str) -> tuple[str, ...]:
    """The kinds that can be assigned to an asset: both to one's own, to another's what that says of itself."""
    if game.controller(asset) == investigator:
        return ("damage", "horror")
    return tuple(kind for one, kinds in _others(game, investigator) if one == asset for kind in kinds)


def _others(game: Arkham, investigator: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The assets of others that may be assigned damage or horror of this investigator, and which of them."""
    return tuple(
        (listener.source, game.ability(listener).bears)
        for listener in BEARS_FOR_OTHERS(game)
        if game.controller(listener.source) != investigator and game.holds_for(listener, investigator)
    )


def _room_for(game: Arkham, investigator: str, asset: str, kind: str) -> int:
    """The amount of the investigator's damage or horror that can be assigned to an asset."""
    return _room(game, asset, _STATS[kind], kind) if kind in _borne_for(game, investigator, asset) else 0


def _takers(game: Arkham, investigator: str, damage: int, horror: int) -> tuple[str, ...]:
    """The assets to which some of it can be assigned, with health or sanity left."""
    dealt = tuple(kind for kind, amount in (("damage", damage), ("horror", horror)) if amount)
    found = (*own_assets(game, investigator), *(asset for asset, _kinds in _others(game, investigator)))
    return tuple(asset for asset in found if any(_room_for(game, investigator, asset, kind) for kind in dealt))


def why_not_assign(game: Arkham, investigator: str, shares: tuple[Part, ...]) -> Reasons:
    """The reasons why damage and horror cannot be assigned in these shares; empty if none."""
    found: list[Reason] = []
    for entity, kind, amount in shares:
        stat = _STATS[kind]
        if entity == investigator:
            continue
        if kind not in _borne_for(game, investigator, entity):
            found.append(Reason("dealing-damage-horror.5", f"{game.name(investigator)} does not control {entity}"))
        elif game.cards[entity].printed(stat) is None:
            found += (Reason(rule, f"{game.name(entity)} has no {stat}") for rule in _LACKS[kind])
        elif amount > (room := _room(game, entity, stat, kind)):
            found.append(Reason(_ROOM[kind], f"no more than {room} {kind} can be assigned to {game.name(entity)}"))
    return (*found, *_passed_over(game, investigator, shares)) or ALLOWED


def _passed_over(game: Arkham, investigator: str, shares: tuple[Part, ...]) -> Reasons:
    """The reasons by which some of it must be assigned to assets first."""
    room = {(asset, kind): _room(game, asset, _STATS[kind], kind) for asset, kind in first_of(game, investigator)}
    return passed_over(game, investigator, shares, room)


_STATS: Final = {"damage": "health", "horror": "sanity"}
_LACKS: Final = {"damage": ("dealing-damage-horror.6",), "horror": ("dealing-damage-horror.7", "sanity-and-horror.8")}
_ROOM: Final = {"damage": "dealing-damage-horror.8", "horror": "dealing-damage-horror.9"}


def _assignments(game: Arkham, investigator: str, damage: int, horror: int) -> Iterator[Option]:
    """Every way to spread the amounts over the investigator and the assets that can take some."""
    takers = _takers(game, investigator, damage, horror)
    damage_ways = list(_spread(damage, [_room_for(game, investigator, a, "damage") for a in takers]))
    horror_ways = list(_spread(horror, [_room_for(game, investigator, a, "horror") for a in takers]))
    for damages in damage_ways:
        for horrors in horror_ways:
            parts: list[Part] = []
            things: list[str] = []
            for entity, d, h in (
                *zip(takers, damages[1:], horrors[1:], strict=True),
                (investigator, damages[0], horrors[0]),
            ):
                if d:
                    parts.append(Part(entity, "damage", d))
                    things.append(f"{d} damage to {game.name(entity)}")
                if h:
                    parts.append(Part(entity, "horror", h))
                    things.append(f"{h} horror to {game.name(entity)}")
            if not _passed_over(game, investigator, tuple(parts)):
                yield Option("assign", tuple(things), investigator, tuple(parts))


def _spread(amount: int, rooms: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to split an amount between oneself and those who have room."""
    if not rooms:
        yield (amount,)
        return
    for here in range(min(amount, rooms[-1]) + 1):
        for rest in _spread(amount - here, rooms[:-1]):
            yield (*rest, here)


def _apply(game: Arkham, dealing: Dealing) -> Result:
    """Place everything that is assigned and not prevented, at the same time."""
    parts = parts_of(game, dealing.scope)
    ASSIGNED.forget(game, dealing.scope)
    _SETTLED.forget(game, dealing.scope)
    for investigator in [one for one in game.investigators if ASSETS_FIRST(game, one)]:
        ASSETS_FIRST.forget(game, investigator)
    if dealing.of == EFFECT and _sum(parts) < sum(damage + horror for _entity, damage, horror in dealing.to):
        fall_short(game)
    of = "direct" if dealing.direct else dealing.of
    shares = tuple(_by_holder(game, parts).values())
    events = [Event("dealt", game.controller(s[0].entity), s[0].entity, dealing.by, "", of, _sum(s)) for s in shares]
    for scope, share in zip(Births(tuple(events)).scopes(f"@{game.depth + 1}"), shares, strict=True):
        ASSIGNED.put(game, scope, share)
    return happen_at_once(events)


def _by_holder(game: Arkham, parts: tuple[Part, ...]) -> dict[str, tuple[Part, ...]]:
    """The damage and horror of each investigator and their cards together, and of each card of nobody's for itself."""
    shares: dict[str, tuple[Part, ...]] = {}
    for part in parts:
        holder = game.controller(part.entity) or part.entity
        shares[holder] = (*shares.get(holder, ()), part)
    return shares


def _sum(parts: tuple[Part, ...]) -> int:
    return sum(part.amount for part in parts)


def _place(game: Arkham, event: Event, scope: str) -> tuple[Call, ...] | None:
    """Place the tokens, and then see who is defeated."""
    parts = parts_of(game, scope)
    if event.of in BY_AN_EFFECT and _sum(parts) < event.amount:
        fall_short(game)
    if not parts:
        game.cite("dealing-damage-horror.12")
        return None
    game.cite("dealing-damage-horror.11")
    gone = tuple(part for part in parts if not _is_there(game, part.entity))
    if gone:
        game.cite("faq-nested-sequences.4")
        parts = tuple(part for part in parts if part not in gone)
        ASSIGNED.put(game, scope, parts)
    for entity, kind, amount in parts:
        if game.applies(_PLACED[kind]):
            place_from_pool(game, entity, kind, amount)
            game.cite(*_EACH_FOR_ITSELF[game.cards[entity].swarm])
            game.hurt(entity, event.by, event.of)
    return None


def _is_there(game: Arkham, entity: str) -> bool:
    """True of a card that bears what it is dealt: one in play, or an enemy that is about to spawn."""
    return game.in_play(entity) or is_acted_upon(game, entity)


_EACH_FOR_ITSELF: Final = {True: ("swarming-x.12",), False: ()}
"""The rules by which a swarm card (True) takes damage apart from its host and the others."""

_PLACED: Final = {"damage": "health-and-damage.3", "horror": "sanity-and-horror.2"}


DEALING: Final = Procedure(
    "deal damage and horror",
    Step("", "deal", _deal),
    Step("", "assign", _assign),
    Step("", "apply", _apply),
)

IMPACTS: Final[Impacts] = {"deal": _take_over, "dealt": _place}
"""The changes that these events make."""
