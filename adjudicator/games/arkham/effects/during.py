"""The modifiers and results that an ability gives to the one test that it makes."""

from typing import Final, NamedTuple

from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.game import Effect, Number, Which
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.speech.which import names_a_place
from adjudicator.games.arkham.values import Lasting
from adjudicator.games.arkham.words import Context


class During(NamedTuple):
    """The parts that an ability gives its test: another skill, modifiers, effects of revealed tokens, and results."""

    skills: tuple[str, ...] = ()
    """The skill in place of the usual one, and others that may be used as well."""
    gets: tuple[tuple[str, Number], ...] = ()
    bases: tuple[tuple[str, Number], ...] = ()
    target_gets: tuple[tuple[str, Number], ...] = ()
    damage: Number | None = None
    instead_of_damage: Number | None = None
    failed_damage: Number | None = None
    first: tuple[Effect, ...] = ()
    ignores: tuple[str, ...] = ()
    target_gains: tuple[str, ...] = ()
    target_stays_ready: bool = False
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()
    instead: tuple[Effect, ...] = ()
    revealed: tuple[str, ...] = ()
    if_revealed: tuple[Effect, ...] = ()
    later_if_revealed: tuple[Effect, ...] = ()
    afterwards: tuple[Effect, ...] = ()

    def lasting(self, context: Context, target: str) -> tuple[Lasting, ...]:
        """The modifiers that hold from the beginning of the test to its end."""
        modified = [("add", context.you, *gets) for gets in self.gets]
        modified += [("add", target, *gets) for gets in self.target_gets]
        modified += [("set", context.you, *base) for base in self.bases]
        return tuple(
            Lasting(None, entity, stat, how, number, "end of the test", context.this, context)
            for how, entity, stat, number in modified
        )

    @property
    def by(self) -> tuple[str, ...]:
        """The rules by which the ability alters the action that its designator names."""
        return () if self == During() else ("ability.42",)

    def spec(self, context: Context, kind: str, skill: str, target: str, stat: str) -> TestSpec:
        """The test without its own results."""
        return TestSpec(
            context.you,
            self.skills[0] if self.skills else skill,
            stat,
            source=context.this,
            kind=kind,
            further_success=self.success,
            further_failure=self.failure,
            target=target,
            revealed=self.revealed,
            if_revealed=self.if_revealed,
            later_if_revealed=self.later_if_revealed,
            afterwards=self.afterwards,
            lasting=self.lasting(context, target),
            ignores=self.ignores,
            target_gains=self.target_gains,
            context=context,
            or_skills=self.skills[1:],
        )


_THAT_ENEMY: Final = Named("that enemy")


def names_an_enemy_anywhere(which: Which) -> bool:
    """True if a reference itself says where the enemy is, or which enemy it is, wherever that may be."""
    return which == _THAT_ENEMY or names_a_place(which)
