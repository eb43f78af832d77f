"""Evade: the enemy is exhausted and is no longer engaged (entry Evade Action)."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.fields import Field
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call, Result
from adjudicator.games.arkham.abilities.cannot import Forbid, banned, forbidden, hindering
from adjudicator.games.arkham.abilities.immunity import affected
from adjudicator.games.arkham.abilities.targets import on_target
from adjudicator.games.arkham.actions.extra_costs import done_at_a_price
from adjudicator.games.arkham.effects.during import During, names_an_enemy_anywhere
from adjudicator.games.arkham.enemies.concealed import expose, is_mini_card, means_enemies, mini_cards_here
from adjudicator.games.arkham.enemies.in_the_shadows import in_the_shadows, shroud_of
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.ready_and_exhausted import exhaust
from adjudicator.games.arkham.skill_test.skill_test import begin
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.this_test import TARGET
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import disengage


class Evade(NamedTuple):
    """Evade: an agility test against the evade value of an engaged enemy, or of another that the card names."""

    during: During
    which: Which

    @property
    def designator(self) -> str:
        """The bold action word of the ability."""
        return "evade"

    def targets(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The enemies engaged with the investigator, or where the card itself says."""
        found = tuple(e for e in game.enemies_of(context.you) if self.which.fits(game, context, e))
        if names_an_enemy_anywhere(self.which):
            game.because("golden-rules.2")
            found += tuple(e for e in self.which.all(game, context) if e not in found)
        return (*found, *(mini_cards_here(game, context.you) if means_enemies(self.which) else ()))

    def why_not(self, game: Arkham, context: Context, enemy: str) -> Reasons:
        """The reasons why this enemy cannot be evaded."""
        if is_mini_card(game, enemy) and means_enemies(self.which):
            here = enemy in mini_cards_here(game, context.you)
            because = f"{game.name(enemy)} is not at {game.name(context.you)}'s location"
            return () if here else (Reason("concealed-mini-cards.4", because),)
        meant = self.which.fits(game, context, enemy)
        if context.you not in game.engaged(enemy) and not (meant and names_an_enemy_anywhere(self.which)):
            why = Reason("evade-action.9", f"{game.name(enemy)} is not engaged with {game.name(context.you)}")
            return (why, *in_the_shadows(game, enemy))
        if not meant:
            return (Reason("target.3", f"{game.name(enemy)} is not what the card describes"),)
        return ()

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no enemy to evade, or none that can be evaded."""
        return all(banned(game, "evade", enemy, context.you) for enemy in self.targets(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Attempt to evade the enemy."""
        return on_target(game, context, self.targets(game, context), "enemy to evade", self._evade)

    def _evade(self, game: Arkham, context: Context, enemy: str) -> Result:
        if forbidden(game, "evade", enemy, context.you):
            return None
        game.cite("evade-action.2", *self.during.by)
        return done_at_a_price(game, context, "evade", enemy, begin(self.make(game, context, enemy)))

    def make(self, game: Arkham, context: Context, enemy: str) -> TestSpec:
        """The test to evade the enemy."""
        during = self.during
        spec = during.spec(context, "evade", "agility", enemy, "evade")
        if is_mini_card(game, enemy):
            spec = spec._replace(difficulty=shroud_of(game, enemy))
        # An enemy that stays ready engages at once, unless that is forbidden as it is evaded.
        first = tuple(effect for effect in during.success if isinstance(effect, Forbid))
        then = tuple(effect for effect in during.success if effect not in first)
        evaded = Evaded(during.target_stays_ready)
        return spec._replace(success=(*first, evaded, *then), failure=(NotEvaded(), *during.failure))


_STAYS_READY: Final = Field("stays ready", False)
"""The mark of an enemy that is being evaded and does not exhaust by it."""


class Evaded(NamedTuple):
    """The investigator evades the enemy of a successful evasion test, which may stay ready by what the card says."""

    stays_ready: bool = False

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: it always changes something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Evade the enemy in ST.7."""
        if is_mini_card(game, TARGET(game)):
            return expose(game, context.you, TARGET(game), "concealed-mini-cards.4")
        if self.stays_ready:
            _STAYS_READY.put(game, TARGET(game), True)
        evades = game.applies("evade-action.3", "evade-action.4")
        return evade_enemy(game, context.you, TARGET(game), "success") if evades else None


class NotEvaded(NamedTuple):
    """The enemy of a failed evasion test is not evaded."""

    def void(self, game: Arkham, context: Context) -> bool:
        """True: nothing ever follows from it."""
        return True

    def futile(self, game: Arkham, context: Context) -> bool:
        """True: it changes nothing."""
        return True

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The enemy stays as it is."""
        if is_mini_card(game, TARGET(game)):
            return None
        evasion = _evasion(game, context.you, TARGET(game), "success")
        return None if game.spares(evasion, "evade-action.5") else happen(evasion)


def evade_enemy(game: Arkham, who: str, enemy: str, how: str) -> Call:
    """The call that evades an enemy."""
    return happen(_evasion(game, who, enemy, how))


def _evasion(game: Arkham, who: str, enemy: str, how: str) -> Event:
    return Event("evade", who, enemy, "", game.location(who), how)


def _evaded(game: Arkham, event: Event, scope: str) -> None:
    enemy = event.what
    if _STAYS_READY(game, enemy):
        game.cite("golden-rules.2")
        _STAYS_READY.forget(game, enemy)
    elif game.ready(enemy):
        exhaust(game, (enemy,), "evade-action.7")
    if game.engaged(enemy):
        disengage(game, enemy, "evade-action.8")


class EvadeAutomatically(NamedTuple):
    """Evade enemies automatically, without a test."""

    which: Which

    @property
    def exposes(self) -> bool:
        """True: in place of evading an enemy it may expose a mini-card."""
        return True

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such enemy, or none that can be evaded."""
        return all(banned(game, "evade", enemy, context.you) for enemy in affected(game, context, self.which))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that keep it from the enemies."""
        return tuple(r for enemy in self.which.all(game, context) for r in hindering(game, "evade", enemy, context.you))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Evade the enemies; this is no successful evasion."""
        here = mini_cards_here(game, context.you)
        hiding = tuple(e for e in self.which.all(game, context) if e in here) if here else ()
        if hiding:
            return expose(game, context.you, hiding[0], "concealed-mini-cards.8")
        if not game.applies("evade-action.6", "faq-automatic-success-and-failure.5"):
            return None
        found = (e for e in affected(game, context, self.which) if not forbidden(game, "evade", e, context.you))
        return tuple(evade_enemy(game, context.you, e, "automatic") for e in found)


IMPACTS: Final[Impacts] = {"evade": _evaded}
"""The changes that these events make."""
