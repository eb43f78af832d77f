"""Damage and horror: dealt and healed."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call, Result
from adjudicator.games.arkham.abilities.cannot import banned, hindering
from adjudicator.games.arkham.abilities.immunity import affected
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.damage.before_others import ASSETS_FIRST
from adjudicator.games.arkham.damage.dealing import DEALING, Dealing, can_bear
from adjudicator.games.arkham.dwindled import dwindled
from adjudicator.games.arkham.enemies.concealed import (
    ask_to_expose,
    expose,
    is_mini_card,
    means_enemies,
    mini_cards_here,
)
from adjudicator.games.arkham.facts import EVENT, tokens_of
from adjudicator.games.arkham.game import Arkham, Number, Which, Worth
from adjudicator.games.arkham.places import is_heard
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.speech.numbers import Product
from adjudicator.games.arkham.speech.which import Described
from adjudicator.games.arkham.token_pool import give_back
from adjudicator.games.arkham.words import Context


class DealIt(NamedTuple):
    """Deal damage and horror to cards, to all of them at the same moment."""

    damage: Number
    horror: Number
    to: Which
    direct: bool = False
    of: str = "effect"
    assets_first: bool = False

    @property
    def exposes(self) -> bool:
        """True: in place of dealing damage to an enemy it may expose a mini-card."""
        return True

    def times(self, number: int) -> "DealIt":
        """So many times as much, dealt at once."""
        damage, horror = (Product(Worth(number), amount) for amount in (self.damage, self.horror))
        return self._replace(damage=damage, horror=horror)

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if it is no damage and no horror, or there is nobody to whom it can be dealt."""
        targets = (*affected(game, context, self.to), *self._hiding(game, context))
        if not is_nothing(game, context, self.horror) and any(can_bear(game, one, "horror") for one in targets):
            return False
        if is_nothing(game, context, self.damage):
            return True
        return all(
            banned(game, "damage", one, game.controller(one), context.this)
            for one in targets
            if can_bear(game, one, "damage")
        )

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that keep it from those to whom it would be dealt."""
        targets = ((e, game.controller(e)) for e in self.to.all(game, context))
        return tuple(r for e, whose in targets for r in hindering(game, "damage", e, whose, context.this))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Deal the damage and horror."""
        hiding = self._hiding(game, context)
        if not hiding or not self.damage.of(game, context):
            return self._deal(game, context)
        if all(is_mini_card(game, one) for one in self.to.all(game, context)) and isinstance(self.to, Named):
            return expose(game, context.you, hiding[0], "concealed-mini-cards.9")
        return ask_to_expose(context.you, hiding, "concealed-mini-cards.9", self._decided)

    def _hiding(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The mini-cards of which the damage, of a player card to enemies, may expose one instead."""
        here = mini_cards_here(game, context.you)
        if not here:
            return ()
        chosen = tuple(one for one in self.to.all(game, context) if one in here)
        if chosen or not isinstance(self.to, Described) or not means_enemies(self.to):
            return chosen
        return here if game.is_a_players(context.this) and context.you in game.investigators else ()

    def _decided(self, game: Arkham, context: Context, option: Option) -> Result:
        if option.declines:
            return self._deal(game, context)
        return expose(game, context.you, option.meant(str), "concealed-mini-cards.9")

    def _deal(self, game: Arkham, context: Context) -> Result:
        damage, horror = self.damage.of(game, context), self.horror.of(game, context)
        targets = tuple((entity, damage, horror) for entity in affected(game, context, self.to))
        if not targets or not (damage or horror):
            return None
        if self.assets_first:
            for entity, _damage, _horror in targets:
                ASSETS_FIRST.put(game, entity, True)
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

    def times(self, number: int) -> "Heal":
        """So many times as much, healed at once."""
        return self._replace(amount=Product(Worth(number), self.amount))

    def at_most(self, game: Arkham, context: Context) -> int:
        """How many can be healed."""
        return sum(tokens_of(self.token)(game, entity) for entity in affected(game, context, self.from_))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is nothing to heal."""
        return is_nothing(game, context, self.amount) or not any(
            tokens_of(self.token)(game, entity) for entity in affected(game, context, self.from_)
        )

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Remove this many tokens from each of the cards, or as many as it has."""
        amount = self.amount.of(game, context)
        heard = is_heard(game, "heal")
        calls: list[Call] = []
        for entity in affected(game, context, self.from_):
            present = tokens_of(self.token)(game, entity)
            if amount > present:
                game.note(f"{game.name(entity)} has no more than {present} {self.token} to heal")
                game.cite("heal.3")
            healed = min(amount, present)
            if healed and heard:
                calls.append(happen(Event("heal", context.you, entity, context.this, "", self.token, healed)))
            else:
                give_back(game, entity, self.token, healed, _HEALED_BY[self.token])
        return tuple(calls) or None


class HealMore(NamedTuple):
    """Let the effect that has just healed damage, or horror, heal so much more of it, as far as there is any."""

    token: str
    amount: Number

    def _left(self, game: Arkham, context: Context) -> int:
        """The damage, or horror, that is left where the effect has healed some."""
        event = game.event(context.scope) if context.scope else None
        if event is None or event.kind != "heal" or event.of != self.token:
            return 0
        return tokens_of(self.token)(game, event.what)

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if nothing has been healed, or nothing is left to heal."""
        return is_nothing(game, context, self.amount) or not self._left(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Remove more tokens, as part of what has healed the others."""
        more = min(self.amount.of(game, context), self._left(game, context))
        if more:
            event = game.event(context.scope)
            give_back(game, event.what, event.of, more, _HEALED_BY[event.of])
            EVENT.put(game, context.scope, event.of_amount(event.amount + more))
        return None


_HEALED_BY: Final = {"damage": "heal.1", "horror": "heal.2"}
"""The rules by which healing removes tokens of one kind and none of the other."""


def _healed(game: Arkham, event: Event, scope: str) -> None:
    """The tokens go back to the token pool, as many of them as are still there."""
    amount = dwindled(game, event, scope, tokens_of(event.of)(game, event.what))
    give_back(game, event.what, event.of, amount, _HEALED_BY[event.of])


IMPACTS: Final[Impacts] = {"heal": _healed}
"""The changes that these events make."""
