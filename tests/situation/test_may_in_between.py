"""What may be done, asked in the middle of a course: judged where the deed itself would be done."""

import pytest

from adjudicator.playing.situation import Situation

AT_THE_REVEAL = """
game: notalone
creature: {name: B, hand: []}
hunted: {C: {survival: [], played: jungle, discard: [lair]}, D: {survival: [], played: wreck}}
phase: 3
%sdo: [%s]
"""
BEFORE_THE_TOKENS = """
game: notalone
creature: {name: B, hand: []}
hunted: {C: {survival: []}}
do: [C plays jungle, %s]
"""
PASS = "otherwise: pass\n"


@pytest.mark.parametrize("before", ["", "the place cards are revealed, "])
def test_opportunities_are_passed_as_for_the_deed(before: str) -> None:
    asked = Situation.parse(AT_THE_REVEAL % (PASS, f"{before}ask: D may use wreck, D uses wreck")).rule()
    assert asked.values == {"D may use wreck": "yes"}
    assert not asked.refused


def test_afterwards_the_game_stands_where_it_was() -> None:
    asked = Situation.parse(AT_THE_REVEAL % (PASS, "ask: D may use wreck, C uses jungle, C takes back lair")).rule()
    assert asked.values == {"D may use wreck": "yes"}
    assert not asked.refused


def test_it_waits_for_nobody_whose_choice_the_file_leaves_open() -> None:
    deeds = "C's turn begins, ask: D may use wreck, C uses jungle, C takes back lair"
    asked = Situation.parse(AT_THE_REVEAL % ("", deeds)).rule()
    assert asked.values == {"D may use wreck": "no"}


def test_what_the_deed_would_be_refused_for_is_the_answer() -> None:
    deeds = "ask: C may use lair, C uses lair"
    asked = Situation.parse(AT_THE_REVEAL % (PASS, deeds)).rule()
    assert asked.values == {"C may use lair": "no"}
    assert len(asked.refused) == 1


def test_so_it_is_for_what_another_player_puts_down() -> None:
    deed = "B puts the creature token on jungle"
    asked = Situation.parse(BEFORE_THE_TOKENS % f"ask: B may put the creature token on jungle, {deed}").rule()
    assert asked.values == {"B may put the creature token on jungle": "yes"}


def test_it_is_not_judged_past_the_end_of_the_sequence_in_which_it_is_written() -> None:
    deeds = "C's turn begins, C uses jungle, C takes back lair, ask: C may use jungle"
    asked = Situation.parse(AT_THE_REVEAL % (PASS, deeds)).rule()
    assert asked.values == {"C may use jungle": "no"}


THE_ONLY_MONSTER = """
game: eldritch
investigators: {lily: {at: Rome, conditions: [%s]}}
monsters: {Ghoul: Rome}
phase: 2
"""


class TestTheOnlyThingThereIsToDo:
    """It need not be said, and is done by itself; whether it may be done is asked before that."""

    def test_in_the_middle_of_a_course_it_may_be_done(self) -> None:
        deeds = "do: [ask: lily may encounter Ghoul, ask: lily may resolve a general encounter, lily encounters Ghoul]"
        asked = Situation.parse(THE_ONLY_MONSTER % "" + deeds).rule()
        assert asked.values == {"lily may encounter Ghoul": "yes", "lily may resolve a general encounter": "no"}

    def test_at_the_end_it_is_left_open(self) -> None:
        asked = Situation.parse(THE_ONLY_MONSTER % "" + "ask: [lily may encounter Ghoul]").rule()
        assert asked.values == {"lily may encounter Ghoul": "yes"}
        assert asked.waiting is not None
        assert asked.waiting.what == "an encounter"

    def test_a_question_about_something_else_does_not_hold_it_up(self) -> None:
        asked = Situation.parse(THE_ONLY_MONSTER % "" + "do: [ask: lily encounters Ghoul]").rule()
        assert asked.values == {"lily encounters Ghoul": "yes"}

    def test_what_is_not_to_be_done_may_not_be_done(self) -> None:
        asked = Situation.parse(THE_ONLY_MONSTER % "Detained" + "ask: [lily may encounter Ghoul]").rule()
        assert asked.values == {"lily may encounter Ghoul": "no"}
