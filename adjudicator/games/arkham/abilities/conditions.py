"""Conditions: `if` and `while` in the words of a card."""

from typing import NamedTuple, cast

from adjudicator.games.arkham.abilities.limits import stamp
from adjudicator.games.arkham.abilities.parts import DISCARDED
from adjudicator.games.arkham.game import TABLE, Arkham
from adjudicator.games.arkham.words import Context, Number, Test, Which


class Compare(NamedTuple):
    """A number lies within bounds."""

    number: Number
    least: Number | None = None
    most: Number | None = None

    def holds(self, game: Arkham, context: Context) -> bool:
        """Whether it does now."""
        number = self.number.of(game, context)
        if self.least is not None and number < self.least.of(game, context):
            return False
        return self.most is None or number <= self.most.of(game, context)


class Is(NamedTuple):
    """A thing fits a description."""

    what: Which
    fits: Which

    def holds(self, game: Arkham, context: Context) -> bool:
        """Whether there is such a thing and it fits."""
        found = self.what.all(game, context)
        return bool(found) and all(self.fits.fits(game, context, entity) for entity in found)


class There(NamedTuple):
    """There is something of a description."""

    which: Which

    def holds(self, game: Arkham, context: Context) -> bool:
        """Whether there is one now."""
        return bool(self.which.all(game, context))


class Performed(NamedTuple):
    """Somebody has performed one of these actions in this round."""

    actions: tuple[str, ...]
    who: Which

    def holds(self, game: Arkham, context: Context) -> bool:
        """Whether one of them has."""
        found = (performed(game, i) for i in self.who.all(game, context))
        return any(action in self.actions for actions in found for action in actions)


def performed(game: Arkham, who: str) -> tuple[str, ...]:
    """The actions that somebody has performed in this round, by the words that designate them."""
    number, actions = cast("tuple[int, tuple[str, ...]]", game.state.read(who, "performed", (0, ())))
    return actions if number == stamp(game, "round") else ()


def perform(game: Arkham, who: str, action: str) -> None:
    """Somebody performs an action; what counts is that it was begun."""
    game.state.write(who, "performed", (stamp(game, "round"), (*performed(game, who), action)))


class Doing(NamedTuple):
    """A test of a kind is being resolved: `attack`, `investigate`, `evade`, `parley`, or any (`test`)."""

    kind: str
    by: Which | None = None

    def holds(self, game: Arkham, context: Context) -> bool:
        """Whether such a test is being resolved, by the investigator named."""
        if game.state.read("test", "spec") is None:
            return False
        if self.kind != "test" and game.text("test", "kind") != self.kind:
            return False
        return self.by is None or self.by.fits(game, context, game.text("test", "who"))


class Testing(NamedTuple):
    """The test being resolved is one of the named skill."""

    skill: str

    def holds(self, game: Arkham, context: Context) -> bool:
        """Whether it is."""
        return game.text("test", "skill") == self.skill


class Revealed(NamedTuple):
    """One of the chaos tokens that are resolved is of one of these kinds."""

    tokens: tuple[str, ...]

    def holds(self, game: Arkham, context: Context) -> bool:
        """Whether at least one is."""
        from adjudicator.games.arkham.skill_test.tokens import resolved, revealed_without_a_test

        testing = game.state.read("test", "spec") is not None
        return any(token in self.tokens for token in (resolved if testing else revealed_without_a_test)(game))


class Outcome(NamedTuple):
    """The test that is being resolved has succeeded or failed."""

    outcome: str

    def holds(self, game: Arkham, context: Context) -> bool:
        """Whether it has that outcome."""
        return game.text("test", "outcome") == self.outcome


class Turn(NamedTuple):
    """It is somebody's turn."""

    of: Which

    def holds(self, game: Arkham, context: Context) -> bool:
        """Whether it is."""
        return bool(game.active) and self.of.fits(game, context, game.active)


class Phase(NamedTuple):
    """It is a phase."""

    phase: str

    def holds(self, game: Arkham, context: Context) -> bool:
        """Whether it is."""
        return game.text(TABLE, "phase") == self.phase


class Not(NamedTuple):
    """The contrary."""

    test: Test

    def holds(self, game: Arkham, context: Context) -> bool:
        """Whether the other does not hold."""
        return not self.test.holds(game, context)


class Every(NamedTuple):
    """Several conditions at once."""

    tests: tuple[Test, ...]

    def holds(self, game: Arkham, context: Context) -> bool:
        """Whether all hold."""
        return all(test.holds(game, context) for test in self.tests)


class Any(NamedTuple):
    """One of several conditions."""

    tests: tuple[Test, ...]

    def holds(self, game: Arkham, context: Context) -> bool:
        """Whether one of them holds."""
        return any(test.holds(game, context) for test in self.tests)


def undecided(game: Arkham, context: Context, part: object) -> bool:
    """Whether a condition speaks of the card that is discarded to pay, while none has been discarded yet."""
    if part == DISCARDED:
        return not DISCARDED.all(game, context)
    return isinstance(part, tuple) and any(undecided(game, context, inner) for inner in part)
