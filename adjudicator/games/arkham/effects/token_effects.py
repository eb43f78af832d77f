"""Effects on tokens: damage, horror, healing, resources, clues, doom, uses."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call, Result
from adjudicator.games.arkham.abilities.cannot import banned, forbidden, hindering
from adjudicator.games.arkham.abilities.targets import on_target
from adjudicator.games.arkham.actions.allowance import lose
from adjudicator.games.arkham.actions.costs import available
from adjudicator.games.arkham.damage.dealing import ASSIGNED, DEALING, Dealing, Part, parts_of, room
from adjudicator.games.arkham.facts import CLUES, MOVED, RESOURCES, tokens_of
from adjudicator.games.arkham.game import Arkham, Number, Which, Worth
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.token_pool import give_back, take_from_pool
from adjudicator.games.arkham.values import ledger
from adjudicator.games.arkham.words import Context


class DealIt(NamedTuple):
    """Deal damage and horror to cards, to all of them at the same moment."""

    damage: Number
    horror: Number
    to: Which
    direct: bool = False
    of: str = "effect"

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if it is no damage and no horror, or there is nobody to whom it can be dealt."""
        targets = self.to.all(game, context)
        if not is_nothing(game, context, self.horror):
            return not targets
        if is_nothing(game, context, self.damage):
            return True
        return all(banned(game, "damage", entity, game.controller(entity)) for entity in targets)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that keep it from those to whom it would be dealt."""
        return tuple(r for e in self.to.all(game, context) for r in hindering(game, "damage", e, game.controller(e)))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Deal the damage and horror."""
        damage, horror = self.damage.of(game, context), self.horror.of(game, context)
        targets = tuple((entity, damage, horror) for entity in self.to.all(game, context))
        if not targets or not (damage or horror):
            return None
        game.cite(*(_TAKEN_BY[kind] for kind in _taken(targets, context.you)))
        return Call(DEALING, Dealing(targets, context.this, self.of, self.direct))


_TAKEN_BY: Final = {"damage": "taking-damage-horror.1", "horror": "taking-damage-horror.2"}
"""The rules by which an investigator takes what is dealt to them."""


def _taken(targets: tuple[tuple[str, int, int], ...], who: str) -> Iterator[str]:
    """The kinds of what is dealt to somebody: damage, horror."""
    for entity, damage, horror in targets:
        if entity == who:
            yield from (kind for kind, amount in (("damage", damage), ("horror", horror)) if amount)


class Heal(NamedTuple):
    """Heal damage or horror: remove tokens from a card."""

    token: str
    amount: Number
    from_: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is nothing to heal."""
        return is_nothing(game, context, self.amount) or not any(
            tokens_of(self.token)(game, entity) for entity in self.from_.all(game, context)
        )

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Remove this many tokens from each of the cards, or as many as it has."""
        amount = self.amount.of(game, context)
        for entity in self.from_.all(game, context):
            present = tokens_of(self.token)(game, entity)
            if amount > present:
                game.note(f"{game.name(entity)} has no more than {present} {self.token} to heal")
                game.cite("heal.3")
            give_back(game, entity, self.token, min(amount, present), _HEALED_BY[self.token])
        return None


_HEALED_BY: Final = {"damage": "heal.1", "horror": "heal.2"}
"""The rules by which healing removes tokens of one kind and none of the other."""


class Gain(NamedTuple):
    """Gain or lose tokens: resources, clues, doom, uses of a card."""

    token: str
    amount: Number
    on: Which
    sign: int = 1

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if it would change nothing."""
        if is_nothing(game, context, self.amount):
            return True
        if self.sign > 0:
            return not any(_can_bear(game, entity, self.token) for entity in self.on.all(game, context))
        if self.token == "actions":
            return False
        return not any(tokens_of(self.token)(game, entity) for entity in self.on.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Place or remove the tokens; nobody has fewer than none."""
        amount = self.amount.of(game, context) * self.sign
        calls: list[Call] = []
        for entity in self.on.all(game, context):
            if amount > 0 and not _can_bear(game, entity, self.token):
                game.note(f"{game.name(entity)} cannot bear {self.token}")
                continue
            if amount > 0:
                take_from_pool(game, self.token, amount)
            if amount > 0 and self.token == "resources" and _is_heard(game, "gain"):
                calls.append(happen(Event("gain", entity, "", context.this, "", "", amount)))
                continue
            if amount < 0 and self.token == "actions":
                losing = lose(game, entity, -amount)
                calls += [losing] if losing is not None else []
                continue
            tokens, by = tokens_of(self.token), _GAINED_BY.get((self.token, self.sign), ())
            if amount < 0:
                give_back(game, entity, self.token, min(-amount, tokens(game, entity)), *by)
                continue
            tokens.set(game, entity, tokens(game, entity) + self._placed(game, entity, amount), *by)
        return tuple(calls) or None

    def _placed(self, game: Arkham, entity: str, amount: int) -> int:
        """The number of tokens placed; modifiers change the number of clues placed on a location."""
        if self.token != "clues" or amount <= 0 or game.cards[entity].type != "location":
            return amount
        return ledger(game, entity, "clues placed", base=amount).value


_GAINED_BY: Final = {("doom", 1): ("doom.4",)}
"""The rules by which tokens of a kind are placed (1) or removed (-1); step 1.3 counts doom, however much is in play."""

USES: Final = ("ammo", "charges", "secrets", "supplies")
"""The types of uses: tokens that a card bears by its keyword."""


def _is_heard(game: Arkham, kind: str) -> bool:
    """True if something reacts to events of this kind, at whatever stage."""
    return any(game.hears(kind, timing) for timing in game.timing.words)


def _can_bear(game: Arkham, card: str, token: str) -> bool:
    """True if a card can bear tokens of this kind; uses must be of the type that its own keyword establishes."""
    if token not in USES:
        return True
    uses = game.text_box(card).uses
    if uses is None:
        game.cite("uses-x-type.11")
        return False
    if uses[0] != token:
        game.cite("uses-x-type.10")
        return False
    game.cite("uses-x-type.4", "uses-x-type.8")
    return True


def _gain(game: Arkham, event: Event, scope: str) -> None:
    RESOURCES.set(game, event.who, RESOURCES(game, event.who) + event.amount)


class SpendTokens(NamedTuple):
    """Spend one's own tokens because an effect says so; whoever has too few, or must not, cannot."""

    token: str
    amount: Number

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the tokens cannot be spent."""
        return available(game, context.you, self.token) < max(1, self.amount.of(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Spend the tokens: they go to the token pool."""
        if not self.futile(game, context):
            give_back(game, context.you, self.token, self.amount.of(game, context))
        return None


class MoveTokens(NamedTuple):
    """Move tokens from one card to another."""

    token: str
    amount: Number
    from_: Which
    to: Which
    becomes: str = ""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is nothing to move, or it would stay where it is."""
        source, target = (tuple(which.all(game, context)[:1]) for which in (self.from_, self.to))
        if not target or (source == target and not self.becomes) or is_nothing(game, context, self.amount):
            return True
        return not any(tokens_of(self.token)(game, entity) for entity in source)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Move the tokens, as many as there are up to the amount."""
        for source in self.from_.all(game, context)[:1]:
            amount = min(self.amount.of(game, context), tokens_of(self.token)(game, source))
            for target in self.to.all(game, context)[:1]:
                tokens_of(self.token).set(game, source, tokens_of(self.token)(game, source) - amount, MOVED)
                token = self.becomes or self.token
                tokens_of(token).set(game, target, tokens_of(token)(game, target) + amount, MOVED)
        return None


class Discover(NamedTuple):
    """Discover clues at a location; of several that fit, whoever discovers them chooses one."""

    amount: Number = Worth(1)
    at: Which | None = None
    investigating: bool = False

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there are no clues to discover."""
        if is_nothing(game, context, self.amount):
            return True
        places = self._places(game, context)
        return not any(CLUES(game, place) and not banned(game, "discover", place, context.you) for place in places)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that keep it from the places with clues."""
        return tuple(
            r
            for p in self._places(game, context)
            if CLUES(game, p)
            for r in hindering(game, "discover", p, context.you)
        )

    def _places(self, game: Arkham, context: Context) -> tuple[str, ...]:
        if self.at is not None:
            return tuple(self.at.all(game, context))
        location = game.location(context.you)
        return (location,) if location else ()

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The investigator who resolves the ability discovers the clues."""
        places = self._places(game, context)
        found = tuple(
            place for place in places if CLUES(game, place) and not banned(game, "discover", place, context.you)
        )
        if not found:
            return self._none(game, context, places)
        return on_target(game, context, found, "location", self._discover)

    def _none(self, game: Arkham, context: Context, places: tuple[str, ...]) -> Result:
        """Cite what forbids it, if it is not that there are no clues."""
        for place in places:
            forbidden(game, "discover", place, context.you)
        return None

    def _discover(self, game: Arkham, context: Context, place: str) -> Result:
        amount = self.amount.of(game, context)
        if self.investigating:
            game.cite("investigate-action.5", "investigate-action.6")
            amount = ledger(game, context.you, "clues discovered", base=amount).value
        present = min(amount, CLUES(game, place))
        if present <= 0:
            return None
        return happen(Event("discover", context.you, place, context.this, place, "", present))


def _discover(game: Arkham, event: Event, scope: str) -> None:
    amount = min(event.amount, CLUES(game, event.at))
    if not game.applies("clues.6", "clues.7"):
        return
    CLUES.set(game, event.at, CLUES(game, event.at) - amount)
    CLUES.set(game, event.who, CLUES(game, event.who) + amount)


class Prevent(NamedTuple):
    """Prevent damage or horror that is assigned and not yet applied."""

    kind: str
    amount: Number
    to: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is none to prevent."""
        return is_nothing(game, context, self.amount) or not any(
            self._concerns(game, context, part) for part in parts_of(game, context.scope)
        )

    def _concerns(self, game: Arkham, context: Context, part: Part) -> bool:
        return part.kind == self.kind and self.to.fits(game, context, part.entity)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Take that much off the assigned damage or horror."""
        game.cite("dealing-damage-horror.13")
        left = self.amount.of(game, context)
        kept: list[Part] = []
        for part in parts_of(game, context.scope):
            if self._concerns(game, context, part):
                spared = min(left, part.amount)
                left -= spared
                part = part._replace(amount=part.amount - spared)
            if part.amount:
                kept.append(part)
        ASSIGNED.put(game, context.scope, tuple(kept))
        return None


class Reassign(NamedTuple):
    """Move assigned damage or horror to another card, up to the room that an asset there has."""

    kind: str
    amount: Number
    from_: Which
    to: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is none that may be moved, or no room for it elsewhere."""
        if self._direct(game, context) or is_nothing(game, context, self.amount):
            return True
        if not any(room(game, target, self.kind) for target in self.to.all(game, context)[:1]):
            return True
        return not any(
            part.kind == self.kind and self.from_.fits(game, context, part.entity)
            for part in parts_of(game, context.scope)
        )

    def _direct(self, game: Arkham, context: Context) -> bool:
        return bool(context.scope) and game.event(context.scope).of == "direct"

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Place that much on the other card; direct damage and horror stay where they are."""
        if self._direct(game, context):
            game.cite("direct-damage-direct-horror.3")
            game.note(f"direct {self.kind} cannot be reassigned")
            return None
        left, moved = self.amount.of(game, context), 0
        for target in self.to.all(game, context)[:1]:
            left = min(left, room(game, target, self.kind))
            kept: list[Part] = []
            for part in parts_of(game, context.scope):
                if part.kind == self.kind and self.from_.fits(game, context, part.entity):
                    taken = min(left - moved, part.amount)
                    moved += taken
                    part = part._replace(amount=part.amount - taken)
                kept.append(part)
            game.cite("faq-you-when-damage-is-dealt.2")
            parts = (*kept, Part(target, self.kind, moved))
            ASSIGNED.put(game, context.scope, tuple(part for part in parts if part.amount))
        return None


class Become(NamedTuple):
    """Turn damage that would be dealt into horror, or the other way round."""

    kind: str
    into: str
    to: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is none to turn."""
        return not any(
            p.kind == self.kind and self.to.fits(game, context, p.entity) for p in parts_of(game, context.scope)
        )

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Change the triggering condition from now on."""
        if not game.applies("instead.2", "instead.5", "instead.6"):
            return None
        parts = tuple(
            p._replace(kind=self.into) if p.kind == self.kind and self.to.fits(game, context, p.entity) else p
            for p in parts_of(game, context.scope)
        )
        merged: dict[tuple[str, str], int] = {}
        for part in parts:
            merged[part.entity, part.kind] = merged.get((part.entity, part.kind), 0) + part.amount
        ASSIGNED.put(game, context.scope, tuple(Part(e, k, n) for (e, k), n in merged.items()))
        return None


IMPACTS: Final[Impacts] = {"gain": _gain, "discover": _discover}
"""The changes that these events make."""
