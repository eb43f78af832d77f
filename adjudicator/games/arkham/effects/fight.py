"""Fight: an attack on an enemy and its damage (entry Fight Action)."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call, Result
from adjudicator.games.arkham.abilities.cannot import banned, forbidden
from adjudicator.games.arkham.abilities.targets import on_target
from adjudicator.games.arkham.actions.extra_costs import done_at_a_price
from adjudicator.games.arkham.damage.dealing import DEALING, Dealing
from adjudicator.games.arkham.effects.during import During, names_an_enemy_anywhere
from adjudicator.games.arkham.enemies.concealed import expose, is_mini_card, means_enemies, mini_cards_here
from adjudicator.games.arkham.enemies.in_the_shadows import in_the_shadows, shroud_of
from adjudicator.games.arkham.game import Arkham, Number, Which
from adjudicator.games.arkham.skill_test.skill_test import begin
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.this_test import TARGET
from adjudicator.games.arkham.values import ledger
from adjudicator.games.arkham.words import Context


class Fight(NamedTuple):
    """Fight: attack an enemy at one's location by a combat test against its fight value."""

    during: During
    which: Which
    damage_to: Which | None = None
    """To whom the damage is dealt in place of the enemy that is attacked."""

    @property
    def designator(self) -> str:
        """The bold action word of the ability."""
        return "fight"

    def targets(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The enemies that the investigator may attack, with whomever they are engaged."""
        found = tuple(e for e in game.enemies_at(game.location(context.you)) if self.which.fits(game, context, e))
        if names_an_enemy_anywhere(self.which):
            game.because("golden-rules.2")
            found += tuple(e for e in self.which.all(game, context) if e not in found)
        if means_enemies(self.which):
            found += mini_cards_here(game, context.you)
        return tuple(e for e in found if not self.why_not(game, context, e))

    def why_not(self, game: Arkham, context: Context, enemy: str) -> Reasons:
        """The reasons why this enemy cannot be attacked."""
        if is_mini_card(game, enemy):
            return self._why_not_a_mini_card(game, context, enemy)
        if game.cards[enemy].type != "enemy":
            return (Reason("fight-action.2", f"{game.name(enemy)} is not an enemy"),)
        elsewhere = game.location(enemy) != game.location(context.you)
        meant = self.which.fits(game, context, enemy)
        if elsewhere and not (meant and names_an_enemy_anywhere(self.which)):
            why = Reason("fight-action.3", f"{game.name(enemy)} is not at {game.name(context.you)}'s location")
            return (why, *in_the_shadows(game, enemy))
        if not meant:
            return (Reason("target.3", f"{game.name(enemy)} is not what the card describes"),)
        aloof = game.has_keyword(enemy, "aloof") and not self._ignores(game, "aloof")
        if aloof and not game.engaged(enemy):
            return (Reason("aloof.5", f"{game.name(enemy)} is aloof and engaged with nobody"),)
        return ()

    def _ignores(self, game: Arkham, keyword: str) -> bool:
        """True if the card says that this attack ignores the keyword."""
        ignored = keyword in self.during.ignores
        game.because(*(("golden-rules.2",) if ignored else ()))
        return ignored

    def _why_not_a_mini_card(self, game: Arkham, context: Context, token: str) -> Reasons:
        """The reasons why a mini-card cannot be attacked as though it were an enemy."""
        if token not in mini_cards_here(game, context.you):
            because = f"{game.name(token)} is not at {game.name(context.you)}'s location"
            return (Reason("concealed-mini-cards.5", because),)
        if not means_enemies(self.which):
            return (Reason("target.3", f"{game.name(token)} is not what the card describes"),)
        return ()

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no enemy to attack, or none that can be attacked."""
        return all(banned(game, "fight", enemy, context.you, context.this) for enemy in self.targets(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Make the attack."""
        return on_target(game, context, self.targets(game, context), "enemy to attack", self._attack)

    def _attack(self, game: Arkham, context: Context, enemy: str) -> Result:
        if forbidden(game, "fight", enemy, context.you, context.this):
            return None
        game.cite("fight-action.2", *self.during.by, *_open_to_attack(game, context.you, enemy))
        return done_at_a_price(game, context, "fight", enemy, begin(self.make(game, context, enemy)))

    def make(self, game: Arkham, context: Context, enemy: str) -> TestSpec:
        """The test to attack the enemy."""
        during = self.during
        spec = during.spec(context, "attack", "combat", enemy, "fight")
        damage = AttackDamage(during.damage, during.instead_of_damage, to=self.damage_to)
        failed = AttackDamage(during.damage, during.failed_damage, failed=True)
        if is_mini_card(game, enemy):
            spec = spec._replace(difficulty=shroud_of(game, enemy))
        return spec._replace(success=(*during.first, damage), failure=(failed,))


def _open_to_attack(game: Arkham, who: str, enemy: str) -> tuple[str, ...]:
    """The rules by which somebody may attack an enemy, with whomever it is engaged."""
    if is_mini_card(game, enemy):
        return ("concealed-mini-cards.5",)
    engaged = game.engaged(enemy)
    if not engaged:
        return ("fight-action.14",)
    whose = ("fight-action.13",) if who in engaged else ("fight-action.15", "enemy-engagement.2")
    return (*whose, *(rule for keyword, rule in _ONCE_ENGAGED.items() if game.has_keyword(enemy, keyword)))


_ONCE_ENGAGED: Final = {"aloof": "aloof.6"}
"""The rules by which an enemy with a keyword can be attacked once it is engaged."""


class AttackDamage(NamedTuple):
    """The damage of an attack on an enemy: 1 and its modifiers, or the amount that replaces it."""

    bonus: Number | None = None
    instead: Number | None = None
    failed: bool = False
    to: Which | None = None

    def would_deal(self, game: Arkham, context: Context) -> int:
        """The damage that the attack deals if it succeeds."""
        return self._amount(game, context)

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: it may always change something."""
        return False

    def void(self, game: Arkham, context: Context) -> bool:
        """True if the attack failed and no other investigator is engaged with the enemy."""
        return self.failed and (is_mini_card(game, TARGET(game)) or not _would_hit(game, context, self))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Deal the damage to the enemy, or after a failure to the one other investigator engaged with it."""
        if is_mini_card(game, TARGET(game)):
            return None if self.failed else expose(game, context.you, TARGET(game), "concealed-mini-cards.5")
        if self.to is not None:
            return self._to_all(game, context)
        victim = self.victim(game, context)
        if not victim or (not game.in_play(victim) and victim not in game.investigators):
            return None
        return Call(DEALING, Dealing(((victim, self._amount(game, context), 0),), context.you, "attack"))

    def _to_all(self, game: Arkham, context: Context) -> Result:
        """Deal the damage to all to whom the card says that it is dealt; what is additional, to the attacked enemy."""
        assert self.to is not None
        standard = 1 if self.instead is None else self.instead.of(game, context)
        whole = self._amount(game, context)
        found = self.to.all(game, context)
        victims = tuple((victim, whole if victim == TARGET(game) else standard, 0) for victim in found)
        return Call(DEALING, Dealing(victims, context.you, "attack")) if victims else None

    def victim(self, game: Arkham, context: Context) -> str:
        """The card that takes the damage; empty if there is none."""
        target = TARGET(game)
        if not self.failed:
            return target if game.because("fight-action.5", "fight-action.8") else ""
        if not game.spares(Event("dealt", context.you, target, context.you, "", "attack"), "fight-action.9"):
            return target
        engaged = game.engaged(target)
        if game.has_keyword(target, "massive"):
            game.because("massive.11")
            return ""
        if not engaged or context.you in engaged:
            game.because("fight-action.12")
            return ""
        return engaged[0] if game.because("fight-action.10") else ""

    def _amount(self, game: Arkham, context: Context) -> int:
        """The amount of damage: 1, unless the attack says otherwise or something modifies it."""
        if self.instead is not None:
            amount = self.instead.of(game, context)
        else:
            amount = 1 + (self.bonus.of(game, context) if self.bonus else 0)
        amount = ledger(game, context.you, "damage of the attack", base=amount).value
        if self.instead is not None:
            game.because("fight-action.7")
        elif amount == 1:
            game.because("fight-action.6")
        elif not self.failed:
            game.because("fight-action.7")
        elif game.reading("failed-attack-damage", "fight-action.11") == "standard":
            return 1
        return amount


def _would_hit(game: Arkham, context: Context, damage: AttackDamage) -> str:
    """The card that the damage would hit; empty if there is none."""
    return game.consider(lambda: damage.victim(game, context))
