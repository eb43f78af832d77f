"""Branches that reach one position: everything after it is explored once, wherever they meet."""

import pytest
from exploring.situations import begun

from adjudicator.exploring.explorer import Answered, Explorer, Limits, Over
from adjudicator.exploring.policy import Policy
from adjudicator.exploring.tree import Explored

DRAWN_AGAIN = """game: arkham
cards:
  Second Thoughts:
    type: asset
    abilities:
      - {reaction: {when: reveal token, who: you}, limit: 1 per test, do: [{cancel token: true}, {reveal tokens: 1}]}
investigators: {daisy: {card: Daisy Walker, at: study, play area: [Second Thoughts]}}
locations: {study: {card: {type: location, name: Study, shroud: 4}, clues: 1}}
chaos bag: [0, -1, -2]
do: [daisy investigates]
"""


def steps(memo: bool) -> tuple[Explored, dict[str, int]]:
    """The result of an exploration, and the number of times each numbered step begins in it."""
    script, questions = begun(DRAWN_AGAIN, ["daisy has 1 clue"])
    game, begins = script.table.game, dict[str, int]()
    listens = game.observer
    assert listens is not None

    def counted(moment: str) -> None:
        begins[moment] = begins.get(moment, 0) + 1
        listens(moment)

    game.observer = counted
    return Explorer(script, questions, Policy(), Over(), Limits(), memo=memo).explore(), begins


def test_branches_meet_in_the_middle_of_a_test() -> None:
    everywhere, over_and_over = steps(memo=False)
    merged, once = steps(memo=True)
    assert merged.odds == everywhere.odds
    # Three tokens, each kept, or cancelled for any of the three.
    assert (over_and_over["ST.3"], over_and_over["ST.4"], over_and_over["ST.8"]) == (1, 12, 12)
    # The cancelled token makes no difference any more: only the last counts, and if it was the first.
    assert (once["ST.3"], once["ST.4"], once["ST.8"]) == (1, 6, 6)
    assert (merged.looked_at.merges, everywhere.looked_at.merges) == (6, 0)


def test_what_lies_beyond_each_of_several_paths() -> None:
    """One explorer goes down several paths in turn, and remembers the results of earlier ones."""
    script, questions = begun(DRAWN_AGAIN, ["daisy has 1 clue"])
    alone = Explorer(script, questions, Policy(), Over(), Limits()).explore()
    assert alone.tree is not None
    assert alone.tree.chance
    parts = Explorer(script, questions, Policy(), Over(), Limits())
    for place, branch in enumerate(alone.tree.branches):
        odds, _fork = parts.beyond((Answered(place, f"draw {branch.says}", True),))
        assert odds == branch.odds
    assert parts.count.merges == alone.looked_at.merges


@pytest.mark.parametrize("memo", [True, False])
def test_whoever_explores_leaves_nobody_behind_who_looks_at_steps(memo: bool) -> None:
    script, questions = begun(DRAWN_AGAIN, ["daisy has 1 clue"])
    Explorer(script, questions, Policy(), Over(), Limits(), memo=memo).explore()
    assert script.table.game.before_step is None
