"""The specification of a skill test: the tester, the skill, the difficulty and the results."""

from typing import NamedTuple

from adjudicator.games.arkham.game import Effect, Number, Test
from adjudicator.games.arkham.values import Lasting
from adjudicator.games.arkham.words import Context


class TestSpec(NamedTuple):
    """A skill test that is to be made.

    `kind` is the purpose of the test ("attack", "investigate", "evade", "parley", or empty), `target` the enemy or
    location, `difficulty` a number, or the name of the target's value that sets it ("fight", "evade", "shroud"),
    `lasting` the modifiers that hold from its beginning to its end, `ignores` the keywords of the target that it
    ignores, and `target_gains` those that the target gains for it.
    """

    who: str
    skill: str
    difficulty: Number | str
    source: str = ""
    kind: str = ""
    target: str = ""
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()
    further_success: tuple[Effect, ...] = ()
    """What the ability that makes the test adds to the result of an action's own success."""
    further_failure: tuple[Effect, ...] = ()
    """What it adds to that of a failure."""
    each_point: tuple[Effect, ...] = ()
    revealed: tuple[str, ...] = ()
    if_revealed: tuple[Effect, ...] = ()
    later_if_revealed: tuple[Effect, ...] = ()
    afterwards: tuple[Effect, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    ignores: tuple[str, ...] = ()
    target_gains: tuple[str, ...] = ()
    context: Context = Context()
    succeeds_if: Test | None = None
    """The condition by which it succeeds automatically: if it is so before a token is revealed, or in the end."""
    or_skills: tuple[str, ...] = ()
    """Other skills that the investigator may use in place of the one that is named."""

    @property
    def name(self) -> str:
        """The name of the test in its results: `attack`, `investigation`, `evasion`, `parley`, `test`."""
        return {"investigate": "investigation", "evade": "evasion", "": "test"}.get(self.kind, self.kind)
