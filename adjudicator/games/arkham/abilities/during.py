"""What holds during one test: the modifiers and results that the ability which makes it brings along."""

from typing import NamedTuple

from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.skill_test.spec import TestSpec
from adjudicator.games.arkham.values import Lasting, add_lasting
from adjudicator.games.arkham.words import Context, Effect, Number


class During(NamedTuple):
    """What holds for one test: another skill, modifiers, what happens if certain tokens are revealed, and after it."""

    skill: str = ""
    gets: tuple[tuple[str, Number], ...] = ()
    target_gets: tuple[tuple[str, Number], ...] = ()
    damage: Number | None = None
    instead_of_damage: Number | None = None
    failed_damage: Number | None = None
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()
    instead: tuple[Effect, ...] = ()
    revealed: tuple[str, ...] = ()
    if_revealed: tuple[Effect, ...] = ()
    later_if_revealed: tuple[Effect, ...] = ()
    afterwards: tuple[Effect, ...] = ()

    def prepare(self, game: Arkham, context: Context, target: str) -> None:
        """The modifiers of the test begin."""
        for stat, number in self.gets:
            add_lasting(
                game,
                Lasting(None, context.you, stat, "add", number, "end of the test", context.this, context),
            )
        for stat, number in self.target_gets:
            add_lasting(game, Lasting(None, target, stat, "add", number, "end of the test", context.this, context))

    def spec(self, context: Context, kind: str, skill: str, target: str, stat: str) -> TestSpec:
        """The test without its own results."""
        return TestSpec(
            context.you,
            self.skill or skill,
            stat,
            source=context.this,
            kind=kind,
            target=target,
            revealed=self.revealed,
            if_revealed=self.if_revealed,
            later_if_revealed=self.later_if_revealed,
            afterwards=self.afterwards,
            context=context,
        )
