"""Exact odds, checked against sums by hand, and against every combination of answers played from the start."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest
from exploring.situations import SMALL_BAGS
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.engine.choices import Chance, Choice
from adjudicator.exploring.explorer import Explorer, Limits, Over
from adjudicator.exploring.file import explore_file
from adjudicator.exploring.opening import Wanted
from adjudicator.exploring.policy import Policy
from adjudicator.exploring.tree import Explored, Fork
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.situation.choosing import NoSuchChoice
from adjudicator.situation.document import read_document
from adjudicator.situation.script import Script

BAGS = {
    "easy": "+1 +1 0 0 0 -1 -1 -1 -2 -2 skull skull cultist tablet auto-fail elder|sign",
    "standard": "+1 0 0 -1 -1 -1 -2 -2 -3 -4 skull skull cultist tablet auto-fail elder|sign",
    "hard": "0 0 0 -1 -1 -2 -2 -3 -3 -4 -5 skull skull cultist tablet auto-fail elder|sign",
    "expert": "0 -1 -1 -2 -2 -3 -3 -4 -4 -5 -6 -8 skull skull cultist tablet auto-fail elder|sign",
}


def explored(tmp_path: Path, text: str, **wanted: object) -> Explored:
    file = tmp_path / "odds.yaml"
    file.write_text(text, encoding="utf-8")
    return explore_file(file, Wanted(**wanted))[0].explored  # type: ignore[arg-type]


def situation(bag: str, shroud: int, hand: str = "[]") -> str:
    return f"""\
game: arkham
investigators: {{daisy: {{card: Daisy Walker, at: attic, hand: {hand}}}}}
locations: {{attic: {{card: {{type: location, name: Attic, shroud: {shroud}}}, clues: 1}}}}
chaos bag: {bag}
do: [daisy investigates]
ask: [daisy has 1 clue, daisy has 0 clues]
"""


@pytest.mark.parametrize("bag", BAGS)
@pytest.mark.parametrize("shroud", range(0, 9, 2))
def test_one_test_is_a_count_of_the_tokens_that_pass(tmp_path: Path, bag: str, shroud: int) -> None:
    """Daisy has 5 intellect; without a scenario symbols count nothing, and her elder sign nothing either."""
    tokens = [token.replace("|", " ") for token in BAGS[bag].split()]
    value = {"auto-fail": None}
    passing = [t for t in tokens if value.get(t, 0) is not None and 5 + _modifier(t) >= shroud]
    odds = explored(tmp_path, situation(bag, shroud)).odds
    assert odds.bounds(0, "yes") == (Fraction(len(passing), len(tokens)),) * 2
    assert odds.bounds(1, "yes") == (1 - Fraction(len(passing), len(tokens)),) * 2


def _modifier(token: str) -> int:
    return max(int(token), -5) if token.lstrip("+-").isdigit() else 0


def test_what_a_card_adds_is_the_holders_choice(tmp_path: Path) -> None:
    """With Perception 0 to -2 pass against 6; without it at least 0 must come: 5 + 2 against 7."""
    text = situation("[0, 0, -1, -2, auto-fail]", 7, "[Perception]")
    everything = explored(tmp_path, text).odds.bounds(0, "yes")
    assert everything == (Fraction(0), Fraction(2, 5))
    assert explored(tmp_path, text, policy="best").odds.bounds(0, "yes") == (Fraction(2, 5),) * 2
    assert explored(tmp_path, text, policy="worst").odds.bounds(0, "yes") == (Fraction(0),) * 2
    assert explored(tmp_path, text, policy="grim").odds.bounds(0, "yes") == (Fraction(0),) * 2


@settings(max_examples=25, deadline=None)
@given(
    bag=SMALL_BAGS,
    shroud=st.integers(3, 8),
    hand=st.lists(st.sampled_from(["Perception", "Deduction", "Unexpected Courage"]), max_size=2, unique=True),
)
def test_it_is_what_comes_of_every_combination_of_answers(
    tmp_path_factory: pytest.TempPathFactory, bag: list[str], shroud: int, hand: list[str]
) -> None:
    text = situation(f"[{', '.join(bag)}]", shroud, f"[{', '.join(hand)}]")
    folder = tmp_path_factory.mktemp("odds")
    found = explored(folder, text)
    assert found.odds.bounds(0, "yes") == _by_force(text)
    assert explored(folder, text, memo=False).odds == found.odds
    for answers in found.odds.answers:
        exact = [bounds for _answer, bounds in answers if bounds.exact]
        if len(exact) == len(answers):
            assert sum(bounds.low for bounds in exact) == 1


def _by_force(text: str) -> tuple[Fraction, Fraction]:
    """The least and the greatest chance of a clue, with every course played from the very beginning."""

    def worth(path: tuple[int, ...]) -> tuple[Fraction, Fraction]:
        script = _begun(text)
        question = script.advance()
        for place in path:
            assert question is not None
            script.decide(question, question.options[place])
            question = script.advance()
        if question is None:
            clue = Fraction(int(script.table.game.state.read("daisy", "clues", 0) == 1))  # type: ignore[arg-type]
            return clue, clue
        below = [worth((*path, place)) for place in range(len(question.options))]
        if isinstance(question, Chance):
            total = sum(question.weights)
            shares = [Fraction(weight, total) for weight in question.weights]
            return (
                sum((s * low for s, (low, _high) in zip(shares, below, strict=True)), Fraction(0)),
                sum((s * high for s, (_low, high) in zip(shares, below, strict=True)), Fraction(0)),
            )
        assert isinstance(question, Choice)
        return min(low for low, _high in below), max(high for _low, high in below)

    return worth(())


def _begun(text: str) -> Script:
    faults = Faults()
    found = read_document(read(text, "odds.yaml", faults), faults)
    assert found is not None
    game, document, at = found
    table = game.build(document.setting, document.edition, document.readings_in(game), at)
    script = Script(table, at, document.otherwise)
    script.begin(document.courses()[0].do)
    faults.raise_if_any()
    return script


def test_a_limit_leaves_bounds_that_hold(tmp_path: Path) -> None:
    text = situation("standard", 6, "[Perception, Deduction]")
    whole = explored(tmp_path, text, policy="fixed").odds.bounds(0, "yes")
    for positions in (1, 2, 5, 9):
        some = explored(tmp_path, text, policy="fixed", positions=positions)
        low, high = some.odds.bounds(0, "yes")
        assert low <= whole.low <= whole.high <= high
        assert some.stopped
        assert some.looked_at.left_out > 0


def test_what_is_not_explored_ends_a_branch(tmp_path: Path) -> None:
    text = situation("[0, auto-fail]", 5, "[Perception]")
    found = explored(tmp_path, text, over="chance")
    assert found.looked_at.leaves == 1
    assert found.tree is None


def test_the_table_stands_afterwards_where_it_stood(tmp_path: Path) -> None:
    script = _begun(situation("standard", 4, "[Perception]"))
    table = script.table
    before, stack = table.game.state.snapshot(), table.game.stack
    node = script.at.source.root
    asked = table.question("daisy has 1 clue", node, script.at)  # type: ignore[arg-type]
    assert asked is not None
    Explorer(script, [("daisy has 1 clue", asked)], Policy(), Over(), Limits()).explore()
    assert table.game.state.snapshot() == before
    assert table.game.stack == stack


def test_the_course_stands_afterwards_where_it_stood() -> None:
    """The refusals and passes on the branches are forgotten with them."""
    text = situation("[0, auto-fail]", 5).replace("[daisy investigates]", "[daisy investigates, daisy fights ghoul]")
    script = _begun(
        text.replace("locations: {", "locations: {cellar: {}, ")
        + "enemies: {ghoul: {card: Ghoul Minion, at: cellar}}\n"
    )
    before = script.mark()
    asked = script.table.question("daisy has 1 clue", script.at.source.root, script.at)  # type: ignore[arg-type]
    assert asked is not None
    found = Explorer(script, [("daisy has 1 clue", asked)], Policy(), Over(), Limits()).explore()
    assert found.looked_at.leaves > 1
    assert script.mark() == before
    assert not script.refusals


def test_the_weights_of_every_draw_sum_to_one(tmp_path: Path) -> None:
    tree = explored(tmp_path, situation("standard", 4, "[Perception]")).tree
    assert tree is not None
    forks = list(_forks(tree))
    assert any(fork.chance for fork in forks)
    assert all(sum(b.weight or 0 for b in fork.branches) == 1 for fork in forks if fork.chance)


def _forks(fork: Fork) -> Iterator[Fork]:
    yield fork
    for branch in fork.branches:
        if branch.leads_to is not None:
            yield from _forks(branch.leads_to)


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"policy": "lucky"}, "no policy"),
        ({"goal": "daisy is happy"}, "no question of the file"),
    ],
)
def test_what_there_is_not_is_said(tmp_path: Path, wanted: dict[str, object], message: str) -> None:
    with pytest.raises(NoSuchChoice, match=message):
        explored(tmp_path, situation("standard", 4), **wanted)


def test_bars_stand_beside_the_odds_on_a_terminal_alone() -> None:
    from adjudicator import Situation
    from adjudicator.exploring.text import write_explored
    from adjudicator.page import Page

    found = Situation.parse(
        "{game: arkham, investigators: {roland: {card: Roland Banks, at: attic}}, locations: {attic: {}},"
        " enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}, do: [roland fights ghoul],"
        " ask: [ghoul has 1 damage]}"
    ).explore()
    with_bars, without = Page(bars=True), Page()
    for page in (with_bars, without):
        write_explored(found, page, 1)
    assert "    yes: 13/16 (81.25 %)  ████████████████····" in with_bars.lines
    assert "    yes: 13/16 (81.25 %)" in without.lines
