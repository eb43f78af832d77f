"""Shapes of conditions."""

from adjudicator.games.arkham.game import Number, Test
from adjudicator.games.arkham.speech import conditions
from adjudicator.games.arkham.terms import ORDER, SKILLS
from adjudicator.games.arkham.vocabulary import references
from adjudicator.games.arkham.vocabulary.amounts import NUMBER
from adjudicator.games.arkham.vocabulary.references import WHICH, WHO
from adjudicator.language.records import Amiss, Given, Head, Headed, may, need
from adjudicator.language.shapes import (
    Flag,
    Later,
    ListOf,
    OneOf,
    Word,
)


def _compare(head: Number, **bounds: Number | None) -> Test:
    return conditions.Compare(head, bounds.get("at_least"), bounds.get("at_most"))


def _unbounded(given: Given, around: frozenset[str]) -> Amiss | None:
    """An amount that may be any."""
    if given.get("at least") is None and given.get("at most") is None:
        return Amiss("amount", "any amount would do", "say the bounds: `at least: …` or `at most: …`")
    return None


CONDITION: Headed = Headed(
    {
        "amount": Head(
            NUMBER,
            _compare,
            {"at least": may(NUMBER, None), "at most": may(NUMBER, None)},
            "a number within bounds",
            amiss=_unbounded,
        ),
        "is": Head(WHICH, lambda head, a: conditions.Is(head, a), {"a": need(WHICH)}, "a thing fits a description"),
        "there is": Head(WHICH, lambda head: conditions.There(head), meaning="there is such a thing"),
        "during": Head(
            OneOf("test", "attack", "investigate", "evade", "parley"),
            lambda head, by: conditions.Doing(head, by),
            {"by": may(WHO, None)},
            "such a test is being resolved",
        ),
        "testing": Head(
            OneOf(*SKILLS), lambda head: conditions.Testing(head), meaning="a test of this skill is being made"
        ),
        "during an action": Head(
            Flag(), lambda head: conditions.WithinAction(), meaning="an action is being taken or performed"
        ),
        "during a revelation": Head(
            Flag(), lambda head: conditions.WithinRevelation(), meaning="the revelation of a card is being resolved"
        ),
        "test on": Head(
            WHICH,
            lambda head: conditions.TestOn(head),
            meaning="a test is being resolved that an ability of such a card makes",
        ),
        "revealed": Head(
            ListOf(OneOf(*ORDER)),
            lambda head: conditions.Revealed(head),
            meaning="one of these tokens has been revealed",
        ),
        "outcome": Head(
            OneOf("succeed", "fail"), lambda head: conditions.Outcome(head), meaning="the test has come out so"
        ),
        "turn of": Head(WHO, lambda head: conditions.Turn(head), meaning="it is the turn of this investigator"),
        "phase": Head(
            OneOf("mythos", "investigation", "enemy", "upkeep"),
            lambda head: conditions.Phase(head),
            meaning="it is this phase",
        ),
        "the campaign log says": Head(
            Word("an entry"), lambda head: conditions.Logged(head), meaning="it has been recorded"
        ),
        "the campaign log lists": Head(
            Word("a name"),
            lambda head, under: conditions.Listed(head, under),
            {"under": need(Word("a heading"))},
            "it is recorded there",
        ),
        "every undefeated investigator has resigned": Head(
            Flag(), lambda head: conditions.AllResigned(), meaning="nobody is left, and not everybody is defeated"
        ),
        "advanced by": Head(
            OneOf("clues", "doom"),
            lambda head: conditions.AdvancedBy(head),
            meaning="the act or agenda that says so advances because its clues were spent, or for doom",
        ),
        "remembered": Head(
            Word("what"), lambda head: conditions.Remembered(head), meaning="a card has told to remember it"
        ),
        "not": Head(Later(lambda: CONDITION), lambda head: conditions.Not(head), meaning="this is not so"),
        "all": Head(
            ListOf(Later(lambda: CONDITION)), lambda head: conditions.Every(head), meaning="all of these are so"
        ),
        "any": Head(ListOf(Later(lambda: CONDITION)), lambda head: conditions.Any(head), meaning="one of these is so"),
    },
    "a condition",
    name="condition",
)
references.CONDITION.declare(CONDITION)
