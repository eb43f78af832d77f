"""Effects that make a test or bear on one: fight, investigate, evade, test, chaos tokens."""

from typing import Any

from adjudicator.games.arkham.effects import chaos_effects as chaos
from adjudicator.games.arkham.effects import sealing_effects as sealing
from adjudicator.games.arkham.effects import skill_effects as tests
from adjudicator.games.arkham.effects.during import During
from adjudicator.games.arkham.effects.evade import Evade, EvadeAutomatically
from adjudicator.games.arkham.effects.fight import Fight
from adjudicator.games.arkham.effects.investigate import Investigate
from adjudicator.games.arkham.effects.one_more_icon import OneMoreIcon
from adjudicator.games.arkham.game import Worth
from adjudicator.games.arkham.skill_test.commit import CommitIt
from adjudicator.games.arkham.skill_test.results import AddResult
from adjudicator.games.arkham.terms import SKILLS
from adjudicator.games.arkham.vocabulary.amounts import NUMBER
from adjudicator.games.arkham.vocabulary.conditions import CONDITION
from adjudicator.games.arkham.vocabulary.events import CHOSEN, POINTS, TOKEN
from adjudicator.games.arkham.vocabulary.parts import EFFECTS, PER_STAT, PER_TOKEN, THIS, TOKENS, UNTIL, numbers
from adjudicator.games.arkham.vocabulary.references import ENEMY, WHERE, WHICH, WHO, OfTypes
from adjudicator.language.records import Amiss, Given, Head, beside, may, need
from adjudicator.language.shapes import Flag, ListOf, OneOf


def _during(**keys: Any) -> During:
    return During(
        skills=keys["using"],
        gets=numbers(keys["you_get"]),
        bases=numbers(keys["base"]),
        target_gets=numbers(keys["target_gets"]),
        damage=keys.get("damage"),
        instead_of_damage=keys.get("standard_damage"),
        failed_damage=keys.get("damage_if_failed"),
        first=keys.get("before_its_damage", keys.get("before_the_clue", ())),
        ignores=keys.get("ignoring", ()),
        target_gains=keys.get("target_gains", ()),
        target_stays_ready=keys.get("without_exhausting", False),
        success=keys["success"],
        failure=keys["failure"],
        instead=keys.get("instead", ()),
        revealed=keys["revealed"],
        if_revealed=keys["then"],
        later_if_revealed=keys["then_after"],
        afterwards=keys["after"],
    )


_DURING = {
    "using": may(ListOf(OneOf(*SKILLS)), (), "the skill in place of the usual one; of several, the one that is chosen"),
    "you get": may(PER_STAT, None, "modifiers for this test"),
    "base": may(PER_STAT, None, "base values of your skills for this test"),
    "target gets": may(PER_STAT, None, "modifiers of the enemy or location for this test"),
    "success": may(EFFECTS, (), "results of a success beside the usual one", CHOSEN | POINTS),
    "failure": may(EFFECTS, (), "results of a failure", CHOSEN | POINTS),
    "revealed": may(TOKENS, (), "tokens on which `then` and `then after` depend"),
    "then": may(EFFECTS, (), "if one of `revealed` is revealed", CHOSEN),
    "then after": may(EFFECTS, (), "if one of `revealed` was revealed, after the test", CHOSEN),
    "after": may(EFFECTS, (), "after the test", CHOSEN),
}


def _idle(given: Given, around: frozenset[str]) -> Amiss | None:
    """Tokens on which nothing depends, or effects that depend on none."""
    wanted = ("revealed", ("then", "then after")), ("then", ("revealed",)), ("then after", ("revealed",))
    return next((wrong for key, others in wanted if (wrong := beside(given, key, *others)) is not None), None)


def _fight(head: Any, **keys: Any) -> Fight:
    return Fight(_during(**keys), head, keys["damage_to"])


def _test(
    head: Any, difficulty: Any, success: Any, failure: Any, who: Any, parley: bool, **more: Any
) -> "tests.TestSkill":
    return tests.TestSkill(
        head,
        difficulty,
        success,
        failure,
        more["each_point_failed"],
        who,
        "parley" if parley else "",
        more["revealed"],
        more["then"],
        more["then_after"],
        more["succeeds_if"],
        more["fixed"],
    )


COMMITTABLE = OfTypes("asset", "event", "skill")
_TOKEN = (TOKEN, "it belongs in an ability to a token that has been revealed: `{when: reveal token}`")
TEST_EFFECTS = {
    "fight": Head(
        ENEMY,
        _fight,
        {
            **_DURING,
            "damage": may(NUMBER, None, "the additional damage that this attack deals"),
            "before its damage": may(EFFECTS, (), "results of a success that bear on its damage", POINTS),
            "standard damage": may(NUMBER, None, "in place of its standard damage"),
            "damage to": may(WHICH, None, "all of those to whom its damage is dealt, in place of the attacked enemy"),
            "damage if failed": may(NUMBER, None, "the damage that a failure deals to another investigator"),
            "ignoring": may(ListOf(OneOf("aloof", "retaliate")), (), "keywords of the enemy that this attack ignores"),
            "target gains": may(ListOf(OneOf("retaliate")), (), "keywords that the enemy gains for this attack"),
        },
        "make an attack",
        amiss=_idle,
    ),
    "investigate": Head(
        Flag(),
        lambda head, ignoring_all_other_effects, at, **k: Investigate(_during(**k), ignoring_all_other_effects, at),
        {
            **_DURING,
            "before the clue": may(EFFECTS, (), "results of a success that bear on its discovery", POINTS),
            "instead": may(EFFECTS, (), "in place of discovering a clue", POINTS),
            "at": may(WHERE, None, "another location, or one of several, in place of one's own"),
            "ignoring all other effects": may(Flag(), False, "nothing modifies the shroud; a cannot still holds"),
        },
        "investigate one's location",
        amiss=_idle,
    ),
    "evade": Head(
        ENEMY,
        lambda head, **keys: Evade(_during(**keys), head),
        {**_DURING, "without exhausting": may(Flag(), False, "the enemy that is evaded does not exhaust by it")},
        "attempt to evade an enemy",
        amiss=_idle,
    ),
    "evade automatically": Head(ENEMY, lambda head: EvadeAutomatically(head)),
    "test": Head(
        ListOf(OneOf(*SKILLS)),
        _test,
        {
            "difficulty": need(NUMBER),
            "success": may(EFFECTS, (), brings=POINTS),
            "failure": may(EFFECTS, (), brings=POINTS),
            "each point failed": may(EFFECTS, (), "once for each point by which the test is failed", POINTS),
            "who": may(WHO, None),
            "parley": may(Flag(), False),
            "succeeds if": may(CONDITION, None, "it succeeds automatically if this is so as it begins"),
            "fixed": may(Flag(), False, "the difficulty stays what it is as the test begins"),
            **{key: _DURING[key] for key in ("revealed", "then", "then after")},
        },
        "test a skill",
        amiss=_idle,
    ),
    "if this test succeeds": Head(
        EFFECTS, lambda head: AddResult("succeed", head), meaning="a result of the test that is being made"
    ),
    "if this test fails": Head(
        EFFECTS, lambda head: AddResult("fail", head), meaning="a result of the test that is being made"
    ),
    "succeed automatically": Head(Flag(), lambda head: tests.Automatically("succeed")),
    "fail automatically": Head(Flag(), lambda head: tests.Automatically("fail")),
    "reveal tokens": Head(
        NUMBER,
        lambda head, instead, then, **k: chaos.RevealTokens(head, k["ignore_all_but_one"], instead, then),
        {
            "instead": may(Flag(), False),
            "ignore all but one": may(Flag(), False),
            "then": may(EFFECTS, (), "what follows; outside a test the tokens go back after it"),
        },
    ),
    "cancel token": Head(Flag(), lambda head: chaos.CancelToken(), needs=_TOKEN),
    "switch token": Head(Flag(), lambda head: chaos.SwitchToken(), needs=_TOKEN),
    "seal": Head(
        TOKENS,
        lambda head, amount, on: sealing.Seal(head, amount, on),
        {"amount": may(NUMBER, Worth(1)), "on": may(WHICH, THIS)},
        "take tokens of one of these kinds out of the chaos bag and place them on a card",
    ),
    "release tokens on": Head(
        WHICH, lambda head: sealing.Release(head), meaning="sealed tokens return to the chaos bag"
    ),
    "keep tokens on": Head(WHICH, lambda head: chaos.KeepTokens(head)),
    "add tokens": Head(PER_TOKEN, lambda head: chaos.AddTokens(numbers(head))),
    "take tokens from the bag": Head(PER_TOKEN, lambda head: chaos.TakeTokens(numbers(head))),
    "commit": Head(
        COMMITTABLE,
        lambda head: CommitIt(head),
        meaning="commit a card from hand to the test that is being made, whatever its step",
    ),
    "one more icon": Head(
        COMMITTABLE,
        lambda head: OneMoreIcon(head),
        meaning="a card has one more of its own skill icons until the end of the test, as you choose",
    ),
    "reveal no tokens": Head(
        UNTIL,
        lambda head, for_the_next: chaos.NoTokens(head, for_the_next),
        {"for the next": may(OneOf("test"), "", "in the next test alone")},
        "for a time one reveals no chaos tokens in one's tests",
    ),
}
