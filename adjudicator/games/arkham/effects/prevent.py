"""Damage and horror that would be dealt: prevented, reassigned, or turned into each other."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.damage.dealing import ASSIGNED, Part, parts_of, room
from adjudicator.games.arkham.game import Arkham, Number, Which
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.words import Context


class Prevent(NamedTuple):
    """Prevent damage or horror that is assigned and not yet applied."""

    kind: str
    amount: Number
    to: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is none to prevent."""
        return is_nothing(game, context, self.amount) or not self.assigned(game, context)

    def assigned(self, game: Arkham, context: Context) -> tuple[Part, ...]:
        """The parts of which some may be prevented."""
        return tuple(
            part
            for part in parts_of(game, context.scope)
            if part.amount and part.kind == self.kind and self.to.fits(game, context, part.entity)
        )

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Take that much off the assigned damage or horror; whose it is may be a choice."""
        game.cite("dealing-damage-horror.13")
        return Call(SPARING, Sparing(self, context, self.amount.of(game, context)))


class Sparing(NamedTuple):
    """Damage or horror being prevented: how much there is still to prevent."""

    prevent: Prevent
    context: Context
    left: int


def _spare(game: Arkham, local: Sparing) -> Result:
    """Prevent it where only one card bears it or all of it is prevented; else ask whose next point is."""
    parts = local.prevent.assigned(game, local.context)
    bearers = tuple(dict.fromkeys(part.entity for part in parts))
    if len(bearers) < 2 or not local.left or sum(part.amount for part in parts) <= local.left:
        _take_off(game, local, bearers, local.left)
        return Go(local, END)
    who = local.context.you
    options = tuple(Option("choose", (bearer,), who, bearer) for bearer in bearers)
    return Ask(Choice((who,), f"whose {local.prevent.kind} is prevented", options, "dealing-damage-horror.13"), _spared)


def _spared(game: Arkham, local: Sparing, option: Option) -> Result:
    _take_off(game, local, (option.meant(str),), 1)
    return Go(local._replace(left=local.left - 1), "spare")


def _take_off(game: Arkham, local: Sparing, bearers: tuple[str, ...], most: int) -> None:
    left = most
    kept: list[Part] = []
    for part in parts_of(game, local.context.scope):
        if part.kind == local.prevent.kind and part.entity in bearers:
            spared = min(left, part.amount)
            left -= spared
            part = part._replace(amount=part.amount - spared)
        if part.amount:
            kept.append(part)
    ASSIGNED.put(game, local.context.scope, tuple(kept))


SPARING: Final = Procedure("prevent damage or horror", Step("", "spare", _spare))


class Increase(NamedTuple):
    """Have more damage or horror dealt to each of those to whom some would be dealt."""

    kind: str
    amount: Number
    to: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if none would be dealt that could be more."""
        return is_nothing(game, context, self.amount) or not any(
            part.kind == self.kind and self.to.fits(game, context, part.entity)
            for part in parts_of(game, context.scope)
        )

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Add that much to the first of what would be dealt to each of them."""
        more, met = self.amount.of(game, context), set[str]()
        parts = [*parts_of(game, context.scope)]
        for place, part in enumerate(parts):
            if part.kind == self.kind and part.entity not in met and self.to.fits(game, context, part.entity):
                game.cite("golden-rules.2")
                met.add(part.entity)
                parts[place] = part._replace(amount=part.amount + more)
        ASSIGNED.put(game, context.scope, tuple(parts))
        return None


_STAYS: Final = {True: ("direct-damage-direct-horror.3",), False: ()}
"""The rules by which direct damage or horror (True) stays where it is assigned."""


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
        direct = bool(context.scope) and game.event(context.scope).of == "direct"
        game.because(*_STAYS[direct])
        return direct

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Place that much on the other card; direct damage and horror stay where they are."""
        if self._direct(game, context):
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
