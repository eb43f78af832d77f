"""Small situations at random: properties of every exploration, every sample and every question about odds."""

from fractions import Fraction

import pytest
from exploring.situations import begun
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.exploring.ahead import at_an_example, look_ahead
from adjudicator.exploring.explorer import Explorer, Limits, Over
from adjudicator.exploring.policy import Policy
from adjudicator.exploring.sampling import Sampler
from adjudicator.situation.script import Script

ASKED = ("daisy's clues", "the test succeeds", "daisy has 1 clue")
TOKENS = ["+1", "0", "-1", "-3", "skull", "auto-fail", "elder sign", "bless", "curse"]


@st.composite
def situations(draw: st.DrawFn) -> str:
    """Daisy investigates once or twice, with cards to commit and a skull with an effect."""
    bag = draw(st.lists(st.sampled_from(TOKENS), min_size=1, max_size=4))
    hand = draw(st.lists(st.sampled_from(["Perception", "Unexpected Courage", "Knife"]), max_size=2, unique=True))
    skull = draw(st.sampled_from(["{modifier: -2}", "{do: {reveal tokens: 1}}", "{failure: {horror: 1}}"]))
    deeds = draw(st.sampled_from(["daisy investigates", "daisy investigates, daisy investigates"]))
    return f"""\
game: arkham
edition: {draw(st.sampled_from(["first", "revised"]))}
symbols: {{skull: {skull}}}
investigators: {{daisy: {{card: Daisy Walker, at: attic, hand: [{", ".join(hand)}]}}}}
locations: {{attic: {{card: {{type: location, name: Attic, shroud: {draw(st.integers(2, 8))}}}, clues: 2}}}}
chaos bag: [{", ".join(bag)}]
do: [{deeds}]
"""


def standing(script: Script) -> tuple[object, ...]:
    """Everything that an exploration must leave unchanged."""
    game = script.table.game
    return game.state.snapshot(), game.stack, game.waiting, tuple(game.trace), game.tracing, script.mark(), script.at


@settings(max_examples=20, deadline=None)
@given(text=situations(), policy=st.sampled_from(["fixed", "random"]))
def test_the_odds_of_all_answers_sum_to_one(text: str, policy: str) -> None:
    script, questions = begun(text, ASKED)
    with script.branches():
        odds = Explorer(script, questions, Policy(policy), Over(), Limits()).explore().odds
    assert odds.left_out == 0
    for answers in odds.answers:
        assert all(bounds.exact for _answer, bounds in answers)
        assert sum(bounds.low for _answer, bounds in answers) == 1


@settings(max_examples=15, deadline=None)
@given(text=situations())
def test_at_worst_no_answer_needs_to_come_and_at_best_one_does(text: str) -> None:
    """Some answer always comes: the worst odds of all answers sum to at most one, the best to at least one."""
    script, questions = begun(text, ASKED)
    with script.branches():
        odds = Explorer(script, questions, Policy(), Over(), Limits()).explore().odds
    for answers in odds.answers:
        assert sum(bounds.low for _answer, bounds in answers) <= 1 <= sum(bounds.high for _answer, bounds in answers)
        assert all(0 <= bounds.low <= bounds.high <= 1 for _answer, bounds in answers)


@settings(max_examples=15, deadline=None)
@given(text=situations(), policy=st.sampled_from(["all", "fixed", "random"]))
def test_equal_positions_explored_once_or_each_time_give_the_same(text: str, policy: str) -> None:
    def explored(memo: bool) -> object:
        script, questions = begun(text, ASKED)
        # A question that looks back would be explored without a memory anyway.
        standing_only = [(name, asked) for name, asked in questions if not asked.looks_back]
        assert standing_only
        with script.branches():
            return Explorer(script, standing_only, Policy(policy), Over(), Limits(), memo=memo).explore().odds

    assert explored(memo=True) == explored(memo=False)


@settings(max_examples=15, deadline=None)
@given(text=situations(), limit=st.sampled_from([3, 20_000]), first=st.sampled_from([1, 2]))
def test_looking_ahead_leaves_everything_as_it_was(text: str, limit: int, first: int) -> None:
    """The result is the same for questions that look back and those that do not."""
    script, questions = begun(text, ASKED)
    script.advance()
    before = standing(script)
    explored, _rests = look_ahead(script, questions[first:], Limits(limit))
    assert standing(script) == before
    for answer in ("yes", "no"):
        found = at_an_example(script, explored, 0, answer, lambda: questions[first][1].answer(script.table).value)
        assert found in (answer, None)
        assert (found is None) is (explored.odds.bounds(0, answer).high == 0) or explored.odds.left_out > 0
        assert standing(script) == before


@settings(max_examples=15, deadline=None)
@given(text=situations(), seed=st.integers(0, 99))
def test_a_sample_leaves_everything_as_it_was_and_comes_to_what_may_come(text: str, seed: int) -> None:
    script, questions = begun(text, ASKED)
    before = standing(script)
    found = Sampler(script, questions, Policy("random"), Over(), seed).sample(10)
    assert standing(script) == before
    with script.branches():
        odds = Explorer(script, questions, Policy("random"), Over(), Limits()).explore().odds
    for number, estimates in enumerate(found.estimates):
        assert sum(estimate.share for estimate in estimates) == 1
        for estimate in estimates:
            assert odds.bounds(number, estimate.answer).low > 0


@pytest.mark.parametrize("policy", ["fixed", "random"])
def test_a_choice_at_random_is_the_mean_of_its_options(policy: str) -> None:
    """5 against 7, with Perception: if it is committed, 0 and better pass, 2 of 3; otherwise nothing does."""
    script, questions = begun(
        "game: arkham\ninvestigators: {daisy: {card: Daisy Walker, at: attic, hand: [Perception]}}\n"
        "locations: {attic: {card: {type: location, name: Attic, shroud: 7}, clues: 1}}\n"
        "chaos bag: [0, 0, -1]\ndo: [daisy investigates]\n",
        ASKED,
    )
    with script.branches():
        odds = Explorer(script, questions, Policy(policy), Over(), Limits()).explore().odds
    assert odds.bounds(2, "yes").low == {"fixed": Fraction(2, 3), "random": Fraction(1, 3)}[policy]
