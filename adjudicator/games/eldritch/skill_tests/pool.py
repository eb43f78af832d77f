"""The pool of dice of a test, the dice, and which of their faces are successes."""

from collections.abc import Iterator
from typing import Any, Final, Generic, NamedTuple, TypeVar

from adjudicator.engine.values import Contribution
from adjudicator.games.eldritch.cards.card import SPELL, type_of
from adjudicator.games.eldritch.cards.words import SPELLS, THOSE_HERE, AdditionalDice, Bonus, OfTests, Tested
from adjudicator.games.eldritch.components.board import SPACES
from adjudicator.games.eldritch.components.conditions import BLESSED, CURSED
from adjudicator.games.eldritch.facts import (
    CALLED_BY,
    CONDITIONS,
    DECLARED,
    FIGHTS,
    IMPROVED,
    MODIFIER,
    TESTED,
    USED_THIS_ROUND,
    sheet,
    where,
)
from adjudicator.games.eldritch.held import around
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.kit.components import Dice, Die
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.values import Value

T = TypeVar("T", bound=OfTests)
DIE: Final = Die("die", tuple((str(face), 1) for face in range(1, 7)))
DICE: Final = Dice("dice", (DIE,), INVESTIGATOR, "tests.2", rerolled_in_words=False)


class Bearing(NamedTuple, Generic[T]):
    """A word that bears on a test: who has the card, the card, and the word."""

    owner: str
    card: str
    word: T


def _bears(game: Play, who: str, kind: type[T]) -> Iterator[Bearing[T]]:
    """The words that bear on the test that is being made: his own, and those of others for all on their space."""
    by_a_spell = type_of(game, CALLED_BY(game, who)) == SPELL
    test = Tested(TESTED(game, who), not FIGHTS.is_nowhere(game, who), by_a_spell)
    for owner, card, word in around(game, who, kind):
        reaches = (owner == who or word.whose == THOSE_HERE) and word.on in ("", SPACES[where(game, who)].type)
        if reaches and word.holds_for(test):
            yield Bearing(owner, card, word)


def applying(game: Play, who: str, kind: type[T]) -> list[Bearing[T]]:
    """The words that hold for the test that is being made: whatever he may leave out only where he has declared it."""
    declared = DECLARED(game, who)
    return [one for one in _bears(game, who, kind) if not one.word.may or one.card in declared]


def to_declare(game: Play, who: str) -> list[Bearing[OfTests]]:
    """What he may still declare before the dice are rolled."""
    kinds: tuple[type[OfTests], ...] = (Bonus, AdditionalDice)
    declared = DECLARED(game, who)
    return [
        one
        for kind in kinds
        for one in _bears(game, who, kind)
        if one.word.may
        and one.card not in declared
        and not (one.word.once_a_round and one.card in USED_THIS_ROUND(game, one.owner))
    ]


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
        highest = max(bonuses, key=lambda one: one.word.amount)
        rule = "spells.5" if highest.word.during == SPELLS else "tests-full.3"
        found.append(Contribution("add", highest.word.amount, highest.card, rule))
    found += (
        Contribution("add", one.word.dice, one.card, "tests-full.4" if one.owner == who else "investigator.5")
        for one in applying(game, who, AdditionalDice)
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
    game.because(rule)
    return DICE.showing(game, who, *faces)


FACTS: Final[tuple[Any, ...]] = (POOL,)
