"""Conditions: the words `if` and `while` of a card."""

from typing import Final, NamedTuple

from adjudicator.games.arkham.abilities.parts import DISCARDED
from adjudicator.games.arkham.abilities.timing import innermost
from adjudicator.games.arkham.chaos_tokens import resolved, revealing
from adjudicator.games.arkham.facts import (
    ACTING,
    ADVANCED_BY,
    CAMPAIGN_LOG,
    CAMPAIGN_NAMES,
    DEFEATED,
    ELIMINATED,
    PHASE_NOW,
    REMEMBERS,
)
from adjudicator.games.arkham.game import Arkham, Number, Test, Which, Worth
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.speech.numbers import Called
from adjudicator.games.arkham.this_test import PURPOSE, SKILL, SPEC, TEST_OUTCOME, TESTER
from adjudicator.games.arkham.words import Context, of_some


class Compare(NamedTuple):
    """A number lies within bounds."""

    number: Number
    least: Number | None = None
    most: Number | None = None

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if the number is within the bounds now."""
        number = self.number.of(game, context)
        if self.least is not None and number < self.least.of(game, context):
            return False
        return self.most is None or number <= self.most.of(game, context)


class Is(NamedTuple):
    """A thing fits a description."""

    what: Which
    fits: Which

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if there is such a thing and everything meant fits."""
        found = self.what.all(game, context)
        return bool(found) and all(self.fits.fits(game, context, entity) for entity in found)


class There(NamedTuple):
    """There is something that fits a description."""

    which: Which

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if there is one now; a card in hand that the situation does not name is one of any cards."""
        unknown = of_some(self.which, "unknown")
        return bool(self.which.all(game, context)) or (unknown is not None and bool(unknown(game, context)))


class Doing(NamedTuple):
    """A test of this kind is being resolved: `attack`, `investigate`, `evade`, `parley`, or any (`test`)."""

    kind: str
    by: Which | None = None

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if such a test of the named investigator is being resolved."""
        if SPEC(game) is None:
            return False
        if self.kind != "test" and PURPOSE(game) != self.kind:
            return False
        return self.by is None or self.by.fits(game, context, TESTER(game))


class WithinAction(NamedTuple):
    """An action is being taken, or performed in a test."""

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if one is."""
        return ACTING(game) or PURPOSE(game) in _PERFORMED_IN_A_TEST


_PERFORMED_IN_A_TEST: Final = frozenset(("attack", "investigate", "evade", "parley"))
"""The kinds of tests that belong to an action of the same kind."""


class Testing(NamedTuple):
    """The test being resolved tests the named skill."""

    skill: str

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if it does."""
        return SKILL(game) == self.skill


class TestOn(NamedTuple):
    """The test being resolved is on a card of a description: it is an ability of that card that makes it."""

    card: Which

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if a card makes the test, and it is such a card."""
        source = spec.source if isinstance(spec := SPEC(game), TestSpec) else ""
        return source not in ("", RULES) and self.card.fits(game, context, source)


class WithinRevelation(NamedTuple):
    """A revelation is being resolved."""

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if the innermost sequence, or one around it, is the revelation of a card."""
        return innermost(game, "revelation") is not None


class Revealed(NamedTuple):
    """One of the resolved chaos tokens is of one of these kinds."""

    tokens: tuple[str, ...]

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if at least one of them is."""
        return any(token in self.tokens for token in resolved(game, revealing(game)))


class Outcome(NamedTuple):
    """The test being resolved has succeeded or failed."""

    outcome: str

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if it has that outcome."""
        return TEST_OUTCOME(game) == self.outcome


class Turn(NamedTuple):
    """It is the turn of one of these investigators."""

    of: Which

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if it is."""
        return any(game.in_turn(who) and self.of.fits(game, context, who) for who in game.investigators)


class Phase(NamedTuple):
    """It is this phase."""

    phase: str

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if it is."""
        return PHASE_NOW(game) == self.phase


class Logged(NamedTuple):
    """The campaign log says something."""

    entry: str

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if it does."""
        game.because("campaign-play.3")
        return self.entry in CAMPAIGN_LOG(game)


class Listed(NamedTuple):
    """The campaign log has a name under a heading."""

    name: str
    heading: str

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if it has."""
        game.because("campaign-play.3")
        return self.name in CAMPAIGN_NAMES(game, self.heading)


class AllResigned(NamedTuple):
    """Nobody is left in the scenario, and somebody has resigned."""

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if all who are not defeated have resigned."""
        return not game.investigators and any(not DEFEATED(game, who) for who in ELIMINATED(game))


class AdvancedBy(NamedTuple):
    """The act or agenda advances for this reason."""

    reason: str

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if it does."""
        return ADVANCED_BY(game, context.this) == self.reason


class Remembered(NamedTuple):
    """The investigators have been told to remember something."""

    what: str

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if they have."""
        return self.what in REMEMBERS(game)


class Not(NamedTuple):
    """A condition does not hold."""

    test: Test

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if the condition does not hold."""
        return not self.test.holds(game, context)


class Every(NamedTuple):
    """Several conditions hold at once."""

    tests: tuple[Test, ...]

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if all of them hold."""
        return all(test.holds(game, context) for test in self.tests)


class Any(NamedTuple):
    """One of several conditions holds."""

    tests: tuple[Test, ...]

    def holds(self, game: Arkham, context: Context) -> bool:
        """True if one of them holds."""
        return any(test.holds(game, context) for test in self.tests)


def is_about_a_test(part: object) -> bool:
    """True if a number, or a condition in it, depends on what kind of test is being resolved."""
    return isinstance(part, Doing) or (isinstance(part, tuple) and any(map(is_about_a_test, part)))


def settled_in_a_test(part: object) -> bool:
    """True if a condition speaks only of the outcome of a test and its margin, which no result of the test changes."""
    if isinstance(part, Not):
        return settled_in_a_test(part.test)
    if isinstance(part, (Every, Any)):
        return all(settled_in_a_test(test) for test in part.tests)
    if isinstance(part, Compare):
        fixed = all(bound is None or isinstance(bound, Worth) for bound in (part.least, part.most))
        return fixed and part.number == Called("margin")
    return isinstance(part, Outcome)


def undecided(game: Arkham, context: Context, part: object) -> bool:
    """True if a condition speaks of the card discarded to pay a cost, and none has been discarded yet."""
    if part == DISCARDED:
        return not DISCARDED.all(game, context)
    return isinstance(part, tuple) and any(undecided(game, context, inner) for inner in part)
