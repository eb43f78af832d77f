"""The pool of dice of a test, the dice, and which of their faces are successes."""

from typing import Any, Final, TypeVar

from adjudicator.engine.values import Contribution
from adjudicator.games.eldritch.cards.words import AdditionalDice, Bonus, OfTests
from adjudicator.games.eldritch.components.conditions import BLESSED, CURSED
from adjudicator.games.eldritch.facts import CONDITIONS, FIGHTS, IMPROVED, MODIFIER, TESTED, sheet
from adjudicator.games.eldritch.held import held
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.kit.components import Dice, Die
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.values import Value

T = TypeVar("T", bound=OfTests)
DIE: Final = Die("die", tuple((str(face), 1) for face in range(1, 7)))
DICE: Final = Dice("dice", (DIE,), INVESTIGATOR, "tests.2", rerolled_in_words=False)


def applying(game: Play, who: str, kind: type[T]) -> list[tuple[str, T]]:
    """The words of his possessions and Conditions that bear on the test that is being made, each with its card."""
    skill, combat = TESTED(game, who), not FIGHTS.is_nowhere(game, who)
    words = held(game, who, kind)
    return [(name, word) for name, word in words if word.holds_for(skill, combat=combat)]


def _base(game: Play, who: str) -> int:
    found, skill = sheet(game, who), TESTED(game, who)
    return found.skills[skill] if found is not None and skill else 0


def _changes(game: Play, who: str) -> tuple[Contribution, ...]:
    """The Improvement token, the modifier, the highest bonus, additional dice, and then at least one die."""
    skill = TESTED(game, who)
    if not skill:
        return ()
    found: list[Contribution] = []
    if improved := IMPROVED[skill](game, who):
        found.append(Contribution("add", improved, "the Improvement token", "skills-full.3"))
    if modifier := MODIFIER(game, who):
        found.append(Contribution("add", modifier, "the modifier of the test", "tests-full.2"))
    bonuses = applying(game, who, Bonus)
    if bonuses:
        name, bonus = max(bonuses, key=lambda one: one[1].amount)
        found.append(Contribution("add", bonus.amount, name, "tests-full.3"))
    found += (
        Contribution("add", word.dice, name, "tests-full.4") for name, word in applying(game, who, AdditionalDice)
    )
    dice = _base(game, who) + sum(int(one.amount) for one in found)
    if dice < 1:
        found.append(Contribution("add", 1 - dice, "at least one die", "tests-full.6"))
    return tuple(found)


POOL: Final = Value("dice pool", INVESTIGATOR, _base, _changes)


def success_faces(game: Play, who: str) -> tuple[tuple[str, ...], str]:
    """The faces that are successes for an investigator, and the rule by which they are."""
    held = CONDITIONS(game, who)
    if BLESSED in held and CURSED in held and game.reading("blessed-and-cursed-at-once") == "neither":
        return ("5", "6"), "tests-full.8"
    if CURSED in held:
        return ("6",), "blessed-and-cursed.2"
    if BLESSED in held:
        return ("4", "5", "6"), "blessed-and-cursed.1"
    return ("5", "6"), "tests-full.8"


def successes(game: Play, who: str) -> int:
    """The successes that lie before an investigator."""
    faces, rule = success_faces(game, who)
    game.cite(rule)
    return DICE.showing(game, who, *faces)


FACTS: Final[tuple[Any, ...]] = (POOL,)
