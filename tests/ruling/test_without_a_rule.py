"""Rules that are left out: one that decides an answer changes it, and one on the way to the answer does not."""

from pathlib import Path

import pytest

from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read_file
from adjudicator.ruling.comparing import Comparison, Under, compare
from adjudicator.situation.choosing import NoSuchChoice

RULINGS = Path(__file__).parents[2] / "rulings"
AS_IT_IS = Under("the file as it is", "", {})

DECIDES = (
    ("arkham/auto-fail-difficulty-zero", "", "the test fails by 0", "automatic-failure-success.2"),
    ("arkham/backstab-tests-agility", "it succeeds", "wizard attacks skids", "attack-of-opportunity.2"),
    ("arkham/backstab-tests-agility", "it fails", "wizard attacks skids", "retaliate.4"),
    ("arkham/bless-curse-chain", "", "4 tokens are revealed", "bless-and-curse-tokens.9"),
    ("arkham/cover-up-instead", "he covers it up", "roland discovers clues", "instead.2"),
    ("arkham/cover-up-instead", "he takes the clue", "roland's clues", "clues.7"),
    ("arkham/dynamite-blast-attack-of-opportunity", "", "ghoul attacks roland", "attack-of-opportunity.9"),
    ("arkham/evading-without-a-test", "", "ghoul attacks skids", "faq-attacks-of-opportunity.1"),
    ("arkham/evading-without-a-test", "", "ghoul is exhausted", "faq-automatic-success-and-failure.5"),
    ("arkham/fast-and-free", "", "ghoul attacks roland once", "attack-of-opportunity.1"),
    ("arkham/missed-and-hit-a-friend", "", "wendy's damage", "fight-action.10"),
    ("arkham/psychosis-and-hypochondria", "", "daisy's damage", "direct-damage-direct-horror.1"),
    ("arkham/shrivelling-retaliate", "", "agnes takes horror before wizard attacks agnes", "retaliate.7"),
    ("arkham/walking-away", "", "ghoul attacks wendy before wendy enters attic", "attack-of-opportunity.9"),
    ("arkham/walking-away", "", "ghoul is at attic", "enemy-engagement.3"),
    ("arkham/ward-on-ancient-evils", "", "what's going on?!'s doom", "cancel.1"),
    ("arkham/ward-on-ancient-evils", "", "ancient evils is in the encounter discard pile", "cancel.6"),
    ("arkham/who-prevails-revised", "", "daisy decides which text prevails", "faq-silver-rule.1"),
    ("notalone/clone-and-dodge", "", "F has 2 will", "clone.6"),
    ("notalone/gate-from-a-mirage", "", "D holds gate", "gate.6"),
    ("notalone/rover-for-an-empty-stock", "", "C holds source", "the-rover.6"),
    ("notalone/third-will-twice-in-a-phase", "", "the assimilation counter moves twice", "phase-3-reckoning.28"),
    ("notalone/vortex-into-force-field", "", "C has played rover", "vortex.7"),
)
"""Recorded rulings: the variant, a question, and one of the rules that decide the answer."""

ON_THE_WAY = (
    ("arkham/backstab-tests-agility", "it succeeds", "wizard attacks skids", "initiation-sequence.9"),
    ("arkham/deduction-and-perception", "", "daisy draws before daisy discovers clues", "clues.6"),
    ("arkham/dynamite-blast-attack-of-opportunity", "", "ghoul attacks roland", "costs.5"),
    ("arkham/evading-without-a-test", "", "ghoul attacks skids", "initiation-sequence.9"),
    ("arkham/guard-dog-dies-biting", "", "ghoul is defeated before guard dog is defeated", "sanity-and-horror.2"),
    ("arkham/psychosis-and-hypochondria", "", "daisy's damage", "sanity-and-horror.2"),
    ("arkham/two-ghouls-one-action", "the dog takes what it can", "roland's horror", "health-and-damage.3"),
    ("arkham/walking-away", "", "ghoul attacks wendy before wendy enters attic", "initiation-sequence.9"),
    ("notalone/wrong-track-and-a-second-catch", "", "E has 2 will", "phase-3-reckoning.19"),
)
"""Recorded rulings: the variant, a question, and a rule on which the answer rests and that does not decide it."""


def without(file: str, variant: str, rule: str) -> Comparison:
    """A variant of a recorded ruling as it is, and without a rule."""
    source = read_file(RULINGS / f"{file}.yaml", Faults())
    found = compare(source, Faults(), [AS_IT_IS, Under(f"without {rule}", "", {}, (rule,))])
    return next(one for one in found if one.rulings[0].variant == variant)


@pytest.mark.parametrize(("file", "variant", "question", "rule"), DECIDES)
def test_an_answer_is_another_one_without_the_rule_that_decides_it(
    file: str, variant: str, question: str, rule: str
) -> None:
    as_it_is, otherwise = without(file, variant, rule).rulings
    answer = next(one for one in as_it_is.answers if one.question == question)
    assert rule in answer.because
    assert otherwise.values[question] != answer.value


@pytest.mark.parametrize(("file", "variant", "question", "rule"), ON_THE_WAY)
def test_an_answer_is_the_same_without_a_rule_on_the_way(file: str, variant: str, question: str, rule: str) -> None:
    as_it_is, otherwise = without(file, variant, rule).rulings
    answer = next(one for one in as_it_is.answers if one.question == question)
    assert rule in answer.cites
    assert rule not in answer.because
    assert rule not in {one for answer in otherwise.answers for one in answer.cites}
    assert otherwise.values[question] == answer.value


def test_nothing_is_compared_where_a_rule_is_not_applied() -> None:
    with pytest.raises(NoSuchChoice, match=r"the rule surge\.1 is not applied: there is nothing to compare"):
        without("arkham/walking-away", "", "surge.1")


def test_nothing_is_compared_where_others_say_what_a_rule_says() -> None:
    with pytest.raises(NoSuchChoice, match=r"move\.1 cannot be left out: what it says is done by other rules, too"):
        without("arkham/walking-away", "", "move.1")


def test_a_rule_that_the_reference_lacks() -> None:
    with pytest.raises(NoSuchChoice, match=r"""has no rule 'move\.11'; did you mean "move\.1"?"""):
        without("arkham/walking-away", "", "move.11")
