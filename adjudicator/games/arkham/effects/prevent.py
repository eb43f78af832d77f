"""Damage and horror that would be dealt: prevented, reassigned, or turned into each other."""

from typing import Final, NamedTuple

from adjudicator.engine.procedures import Result
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
