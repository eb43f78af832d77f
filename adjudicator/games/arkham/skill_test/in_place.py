"""Using one skill in place of another: the investigator says so when the skill of the test is determined."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import PASS, Choice, Option
from adjudicator.engine.procedures import Ask, Go, Result
from adjudicator.games.arkham import for_a_time
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.words import Context

KIND: Final = "skill in place of another"


class UseInPlace(NamedTuple):
    """Let an investigator use a skill in place of certain others for a time."""

    skill: str
    others: tuple[str, ...]
    until: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: it may always matter."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Allow it from now on."""
        for_a_time.begin(game, KIND, self, self.until, context)
        return None


def choose_skill(game: Arkham, spec: TestSpec) -> Result:
    """Ask the investigator if an ability lets them use another skill, which then is the skill of the test."""
    found: dict[str, str] = dict.fromkeys(spec.or_skills, spec.source)
    for one in for_a_time.holding(game, KIND):
        allowed = one.what
        if not isinstance(allowed, UseInPlace):
            continue
        if one.context.you == spec.who and spec.skill in allowed.others:
            found.setdefault(allowed.skill, one.context.this)
    if not found:
        return None
    options = (*(Option("chooses", (skill,), spec.who, skill) for skill in found), PASS)
    question = Choice((spec.who,), f"skill in place of {spec.skill}", options, "may.1", optional=True)
    return Ask(question, _chosen)


def _chosen(game: Arkham, spec: TestSpec, option: Option) -> Result:
    if option.declines:
        return None
    game.cite("skill-tests.5")
    return Go(spec._replace(skill=option.meant(str)))
