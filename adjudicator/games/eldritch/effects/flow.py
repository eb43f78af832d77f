"""Effects that hold other effects: tests, "may", "or", "unless", "if", and dice that are no test."""

from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.eldritch.components.investigators import SKILLS
from adjudicator.games.eldritch.effects.choosing import CHOOSES_AN_EFFECT, CHOOSES_AN_INVESTIGATOR, RESOLVES_IT, Cost
from adjudicator.games.eldritch.effects.conditions import HOLDS, Holds, holds
from adjudicator.games.eldritch.effects.effect import CardEffect, ForOne, OfInvestigators, concerned
from adjudicator.games.eldritch.facts import OUTCOME, RESULT
from adjudicator.games.eldritch.skill_tests.skill_test import begin_test
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.choosing import Among, picked
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Effect, Effects, EffectsByName, Resolving, head, part, resolve
from adjudicator.games.kit.kinds import Number, Words
from adjudicator.games.kit.play import Play

Several = tuple[Effect, ...]


def against(game: Play, source: Source, effects: Several) -> Reasons:
    """The reasons why effects cannot be resolved in full, as a cost must be: what they take of one kind together."""
    return tuple(reason for effect in _together(effects) for reason in effect.why_not(game, source))


def _together(effects: Several) -> list[Effect]:
    found: list[Effect] = []
    for effect in effects:
        one = effect
        for number, other in enumerate(found):
            joined = other.together_with(effect) if isinstance(other, CardEffect) else None
            if joined is not None:
                one = joined
                del found[number]
                break
        found.append(one)
    return found


class Test(OfInvestigators):
    """A test, and what follows where it is passed, and where it is failed."""

    word = "test"
    skill: str = head(Words(*SKILLS, meaning="a skill"))
    modifier: int = part(Number(-9, 9, "a modifier"), 0)
    passed: Several = part(Effects[Effect](), ())
    failed: Several = part(Effects[Effect](), ())

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """Whoever is tested resolves what follows."""
        game.cite("tests-full.13")
        after = Call(AFTER_A_TEST, ForOne(self, source._replace(who=who, owner=source.holder), who))
        return (begin_test(game, who, self.skill, self.modifier, source.card), after)


def _after_a_test(game: Play, doing: ForOne) -> Result:
    effect: Any = doing.effect
    game.cite("tests-full.10", "tests-full.11", "tests-full.12", "tests.3")
    return resolve(effect.passed if RESULT(game, doing.who) else effect.failed, doing.source)


AFTER_A_TEST: Final = Procedure("after a test", Step("", "pass or fail", _after_a_test))


class ByResult(CardEffect):
    """Effects by the result of the test that was made last: those of the highest number that it reaches."""

    word = "by result"
    options: tuple[tuple[str, Effect], ...] = head(EffectsByName[Effect]())

    def resolves(self, game: Play, source: Source) -> Result:
        """Those of one number only."""
        reached = [(int(least), effect) for least, effect in self.options if int(least) <= RESULT(game, source.who)]
        game.cite("tests-full.10")
        return resolve((max(reached, key=lambda one: one[0])[1],), source) if reached else None


class Together(CardEffect):
    """Effects one after the other, as one."""

    word = "all of"
    effects: Several = head(Effects[Effect]())

    def why_not(self, game: Play, source: Source) -> Reasons:
        """Everything against one of them."""
        return against(game, source, self.effects)

    def resolves(self, game: Play, source: Source) -> Result:
        """In their order."""
        return resolve(self.effects, source)


class May(CardEffect):
    """Effects that whoever resolves them may resolve or not; those under `to` only if he has resolved the others."""

    word = "may"
    effects: Several = head(Effects[Effect]())
    to: Several = part(Effects[Effect](), ())
    otherwise: Several = part(Effects[Effect](), ())

    def resolves(self, game: Play, source: Source) -> Result:
        """He decides."""
        reasons = game.consider(lambda: against(game, source, self.effects)) if self.to else ALLOWED
        return ask(game, RESOLVES_IT, source.who, _may, Cost(reasons), optional=True)


def _may(game: Play, doing: Resolving[May, Source], option: Option) -> Result:
    effect, source = doing
    game.cite("choices-in-effects.1")
    if option.declines:
        return resolve(effect.otherwise, source)
    return resolve((*effect.effects, *effect.to), source)


class Or(CardEffect):
    """Of several effects exactly one is resolved, by choice."""

    word = "one of"
    options: tuple[tuple[str, Effect], ...] = head(EffectsByName[Effect]())

    def resolves(self, game: Play, source: Source) -> Result:
        """One that can be resolved in full, if any can."""
        can = tuple(name for name, one in self.options if not game.consider(lambda one=one: one.why_not(game, source)))  # type: ignore[misc]
        names = tuple(name for name, _one in self.options)
        among = Among(can or names, "choices-in-effects.2", names)
        return ask(game, CHOOSES_AN_EFFECT, source.who, _or, among)


def _or(game: Play, doing: Resolving[Or, Source], option: Option) -> Result:
    return resolve((dict(doing.effect.options)[picked(game, option)],), doing.source._replace(by_choice=True))


class Unless(CardEffect):
    """Effects that are resolved unless whoever resolves them resolves others instead."""

    word = "unless"
    instead: Several = head(Effects[Effect]())
    then: Several = part(Effects[Effect]())

    def resolves(self, game: Play, source: Source) -> Result:
        """Where he cannot, or will not, the first effects happen."""
        game.cite("choices-in-effects.3")
        reasons = game.consider(lambda: against(game, source, self.instead))
        return ask(game, RESOLVES_IT, source.who, _unless, Cost(reasons), rule="choices-in-effects.3", optional=True)


def _unless(game: Play, doing: Resolving[Unless, Source], option: Option) -> Result:
    game.cite("choices-in-effects.3")
    if option.declines:
        return resolve(doing.effect.then, doing.source)
    return resolve(doing.effect.instead, doing.source._replace(is_a_cost=True))


class If(CardEffect):
    """Effects that are resolved where something is so, and others where it is not."""

    word = "if"
    so: Holds = head(HOLDS)
    then: Several = part(Effects[Effect](), ())
    otherwise: Several = part(Effects[Effect](), ())

    def resolves(self, game: Play, source: Source) -> Result:
        """As things stand now."""
        return resolve(self.then if holds(game, source, self.so) else self.otherwise, source)


class Choose(CardEffect):
    """An investigator is chosen first, and effects for him follow."""

    word = "choose"
    whom: str = head(Words("one", "another", "one here", "another here", meaning="one of the investigators"))
    then: Several = part(Effects[Effect]())

    def resolves(self, game: Play, source: Source) -> Result:
        """Whoever is chosen is `chosen` for all that follows."""
        found = concerned(game, source, self.whom)
        return ask(game, CHOOSES_AN_INVESTIGATOR, source.who, _one_chosen, found) if found else None


def _one_chosen(game: Play, doing: Resolving[Choose, Source], option: Option) -> Result:
    return resolve(doing.effect.then, doing.source._replace(chosen=picked(game, option)))


class ForEachSuccess(CardEffect):
    """Effects that are resolved once for each success of the test that was made last."""

    word = "for each success"
    effects: Several = head(Effects[Effect]())

    def resolves(self, game: Play, source: Source) -> Result:
        """As often as the result says."""
        return resolve(self.effects * RESULT(game, source.who), source)


class ResolveThe(CardEffect):
    """Of a complex encounter without a test: the pass effect or the fail effect comes next."""

    word = "resolve the"
    outcome: str = head(Words("pass effect", "fail effect", meaning="the pass effect or the fail effect"))

    def resolves(self, game: Play, source: Source) -> Result:
        """It is remembered until the top of the card is resolved."""
        OUTCOME.set(game, source.who, self.outcome.removesuffix(" effect"), "complex-encounter.6")
        return None


WORDS: Final = (ResolveThe, Test, ByResult, Together, May, Or, Unless, If, Choose, ForEachSuccess)
