"""Effects that make a test, or make it succeed or fail automatically."""

from typing import NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import Ask, Call, Result
from adjudicator.games.arkham.game import Arkham, Effect, Number, Test, Which, Worth
from adjudicator.games.arkham.skill_test.outcome import make_automatic
from adjudicator.games.arkham.skill_test.skill_test import begin
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.this_test import SPEC
from adjudicator.games.arkham.words import Context


class TestSkill(NamedTuple):
    """Test a skill against a difficulty, with results for success and failure."""

    skills: tuple[str, ...]
    difficulty: Number
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()
    each_point: tuple[Effect, ...] = ()
    who: Which | None = None
    kind: str = ""
    revealed: tuple[str, ...] = ()
    if_revealed: tuple[Effect, ...] = ()
    later_if_revealed: tuple[Effect, ...] = ()
    succeeds_if: Test | None = None
    """The condition by which it succeeds automatically."""
    fixed: bool = False
    """The difficulty stays what it is as the test begins."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: a test may always change something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Each of the investigators makes the test."""
        if len(self.skills) > 1:
            options = tuple(Option("tests", (skill,), context.you, skill) for skill in self.skills)
            return Ask(Choice((context.you,), "skill to test", options, "skill-test-timing.7"), self._with)
        return self._test(game, context, self.skills[0])

    def _with(self, game: Arkham, context: Context, option: Option) -> Result:
        return self._test(game, context, option.meant(str))

    def _test(self, game: Arkham, context: Context, skill: str) -> Result:
        if self.who is None:
            return self._begun(game, context, skill)
        game.cite("in-player-order.1")
        return tuple(self._begun(game, context.of(tester), skill) for tester in self.who.all(game, context))

    def _begun(self, game: Arkham, context: Context, skill: str) -> Call:
        """The call that begins the test of one investigator."""
        difficulty = Worth(self.difficulty.of(game, context)) if self.fixed else self.difficulty
        return begin(
            TestSpec(
                context.you,
                skill,
                difficulty,
                source=context.this,
                kind=self.kind,
                success=self.success,
                failure=self.failure,
                each_point=self.each_point,
                revealed=self.revealed,
                if_revealed=self.if_revealed,
                later_if_revealed=self.later_if_revealed,
                context=context,
                succeeds_if=self.succeeds_if,
            )
        )


class Automatically(NamedTuple):
    """Make the test succeed or fail automatically."""

    outcome: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no test is being made."""
        return SPEC(game) is None

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Record the outcome; it takes effect in ST.6."""
        make_automatic(game, self.outcome)
        return None
