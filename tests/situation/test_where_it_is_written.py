"""A deed is done where it is written or later in the same sequence, and nobody's choice is passed for them."""

import pytest

from adjudicator import Situation
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.ruling.ruling import Ruling

START = """
game: arkham
investigators:
  roland: {card: Roland Banks, at: attic, play area: [Beat Cop, Physical Training], resources: 5}
  wendy: {card: Wendy Adams, at: attic, hand: [Unexpected Courage]}
locations: {attic: {}}
enemies: {ghoul: {card: Ghoul Minion, health: 5, engaged: roland}}
ask: [ghoul's damage]
do:
"""


def ruled(*deeds: str, otherwise: str = "wait", start: str = START) -> Ruling:
    text = start + "".join(f"  - {deed}\n" for deed in deeds) + f"otherwise: {otherwise}\n"
    return Situation.parse(text).rule()


DODGES = """
game: arkham
investigators:
  wendy: {at: hallway, hand: [Perception], play area: [Hyperawareness], resources: 1}
  roland: {at: hallway, hand: [Dodge], resources: 1}
locations: {hallway: {clues: 1}}
enemies: {ghoul: {card: Ghoul Minion, engaged: wendy}}
ask: [the skill value]
do:
"""


class TestBehindAnAttack:
    """A sentence behind the last one about an attack of opportunity is for the test that its action goes on with."""

    def test_a_card_is_committed(self) -> None:
        deeds = ("wendy investigates", "roland plays dodge", "wendy commits perception", "wendy reveals 0")
        ruling = ruled(*deeds, otherwise="pass", start=DODGES)
        assert ruling.refused == ()
        assert ruling.values == {"the skill value": "5"}

    def test_a_free_ability_is_used(self) -> None:
        deeds = ("wendy investigates", "roland passes", "wendy uses hyperawareness (intellect)", "wendy reveals 0")
        ruling = ruled(*deeds, otherwise="pass", start=DODGES)
        assert ruling.refused == ()
        assert ruling.values == {"the skill value": "4"}


class TestOfATest:
    def test_a_free_ability_after_the_token_is_refused_and_not_done_after_the_test(self) -> None:
        ruling = ruled("roland fights ghoul", "roland reveals -4", "roland uses beat cop on ghoul", otherwise="pass")
        (refused,) = ruling.refused
        assert refused.reasons[0].rule == "skill-test-timing.4"
        assert ruling.values == {"ghoul's damage": "0"}

    def test_after_the_test_is_said(self) -> None:
        deeds = (
            "roland fights ghoul",
            "roland reveals -4",
            "the skill test is over",
            "roland uses beat cop on ghoul",
        )
        ruling = ruled(*deeds, otherwise="pass")
        assert not ruling.refused
        assert ruling.values == {"ghoul's damage": "1"}

    def test_an_action_is_always_between_two_others(self) -> None:
        deeds = ("roland fights ghoul", "roland reveals -4", "roland fights ghoul", "roland reveals +1")
        ruling = ruled(*deeds, otherwise="pass")
        assert not ruling.refused
        assert ruling.values == {"ghoul's damage": "1"}

    def test_a_later_window_of_the_same_test_will_do(self) -> None:
        deeds = ("roland fights ghoul", "wendy commits unexpected courage", "roland uses beat cop on ghoul")
        ruling = ruled(*deeds, otherwise="pass")
        assert not ruling.refused
        assert "roland uses beat cop on ghoul" in [option for _who, _what, option in ruling.decisions]

    def test_there_must_be_one(self) -> None:
        with pytest.raises(InputAtFault) as raised:
            ruled("the skill test is over")
        (fault,) = raised.value.faults
        assert (fault.code, fault.message) == ("E501", '"the skill test is over" is not reached')


class TestOfATurn:
    START = """
game: arkham
investigators:
  roland: {card: Roland Banks, at: attic}
  wendy: {card: Wendy Adams, at: attic, hand: [Working a Hunch], resources: 2}
locations: {attic: {clues: 1}}
turn: nobody
ask: [wendy's clues]
do:
  - the investigation phase is played
  - roland takes the next turn
"""

    def test_what_is_written_when_it_has_been_ended_is_meant_for_the_next(self) -> None:
        ruling = ruled("roland ends the turn", "wendy plays working a hunch", start=self.START)
        assert not ruling.refused
        assert ruling.values == {"wendy's clues": "1"}

    def test_what_is_written_in_it_is_not(self) -> None:
        ruling = ruled("wendy plays working a hunch", "roland ends the turn", start=self.START, otherwise="pass")
        assert [refused.reasons[0].because for refused in ruling.refused] == ["it is not wendy's turn"]


class TestOfTheLastThingThatHappens:
    START = """
game: arkham
investigators: {daisy: {card: Daisy Walker, at: attic, damage: 4, play area: [Guard Dog]}}
locations: {attic: {}}
enemies: {ghoul: {card: Ghoul Minion, engaged: daisy}}
ask: [the scenario is lost]
do:
  - daisy takes a resource
  - daisy takes it all
"""

    def test_what_was_under_way_is_over_when_the_game_is(self) -> None:
        ruling = ruled("the attack is over", start=self.START, otherwise="pass")
        assert ruling.values == {"the scenario is lost": "yes"}

    def test_nothing_is_done_after_it(self) -> None:
        with pytest.raises(InputAtFault) as raised:
            ruled("daisy draws a card", start=self.START, otherwise="pass")
        (fault,) = raised.value.faults
        assert (fault.code, fault.message) == ("E501", 'the game is over before this: "daisy draws a card"')

    def test_it_must_have_been_under_way(self) -> None:
        with pytest.raises(InputAtFault) as raised:
            ruled("the enemy phase is over", start=self.START, otherwise="pass")
        assert [fault.code for fault in raised.value.faults] == ["E501"]


class TestOfAPhase:
    START = """
game: arkham
investigators: {daisy: {card: Daisy Walker, at: attic, hand: [Working a Hunch], play area: [Guard Dog], resources: 5}}
locations: {attic: {clues: 1}}
enemies: {ghoul: {card: Ghoul Minion, engaged: daisy}}
encounter deck: [Swarm of Rats, Swarm of Rats]
turn: nobody
ask: [daisy's clues]
do:
  - the enemy phase is played
"""

    def test_what_is_written_in_one_is_not_done_in_the_next(self) -> None:
        deeds = ("daisy takes it all", "daisy plays working a hunch")
        ruling = ruled(*deeds, "2 rounds are played", start=self.START, otherwise="pass")
        assert [refused.reasons[0].because for refused in ruling.refused] == ["it is not daisy's turn"]
        assert ruling.values == {"daisy's clues": "0"}

    def test_its_end_is_said(self) -> None:
        deeds = ("daisy takes it all", "2 rounds are played", "the mythos phase is over", "daisy plays working a hunch")
        ruling = ruled(*deeds, start=self.START, otherwise="pass")
        assert not ruling.refused
        assert ruling.values == {"daisy's clues": "1"}


class TestOfOthers:
    def test_their_choice_is_waited_for(self) -> None:
        ruling = ruled("roland fights ghoul", "roland reveals +1")
        assert ruling.verdict == "undecided"
        assert ruling.waiting is not None
        assert ruling.waiting.who == ("wendy",)
        assert ruling.waiting.options == ("wendy commits unexpected courage", "wendy passes")
        assert ruling.waiting.after == ("roland reveals +1",)

    def test_they_pass_for_themselves(self) -> None:
        ruling = ruled("roland fights ghoul", "roland passes", "wendy passes", "roland reveals +1")
        assert ruling.verdict == "ruled"
        assert ruling.values == {"ghoul's damage": "1"}

    def test_whoever_has_passed_leaves_the_opportunity_to_the_others(self) -> None:
        start = START.replace("hand: [Unexpected Courage]", "play area: [{card: Beat Cop, as: partner}]")
        deeds = ("roland fights ghoul", "wendy passes", "roland uses beat cop on ghoul", "everybody passes")
        ruling = ruled(*deeds, start=start)
        assert ruling.waiting is not None
        assert ruling.waiting.what == "player window after ST.2"
        assert ruling.values == {"ghoul's damage": "1"}

    def test_nobody_passes_where_only_others_may_do_something(self) -> None:
        ruling = ruled("roland fights ghoul", "wendy passes", "roland reveals +1")
        assert ruling.waiting is not None
        assert (ruling.waiting.who, ruling.waiting.what) == (("roland",), "player window after ST.1")

    def test_everybody_passes(self) -> None:
        ruling = ruled("roland fights ghoul", "everybody passes", "wendy passes", "roland reveals +1")
        assert ruling.verdict == "ruled"

    def test_by_the_file_all_pass_and_the_ruling_says_so(self) -> None:
        ruling = ruled("roland fights ghoul", "roland reveals +1", otherwise="pass")
        assert [(one.who, one.option) for one in ruling.passed if "wendy" in one.option] == [
            ("wendy", "wendy commits unexpected courage")
        ]


class TestOfOnesOwn:
    def test_it_is_passed_on_the_way_and_the_ruling_says_so(self) -> None:
        ruling = ruled("roland fights ghoul", "roland passes", "wendy passes", "roland reveals +1")
        assert [one.what for one in ruling.passed] == ["player window after ST.2"]

    def test_where_it_is_done_is_said(self) -> None:
        start = """
game: arkham
investigators: {roland: {card: Roland Banks, at: attic, play area: [Horn, Whistle]}}
locations: {attic: {}}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
cards:
  Horn: {type: asset, abilities: [{free: true, do: {gain: 1}}]}
  Whistle: {type: asset, abilities: [{free: true, if: {there is: {kind: enemy, exhausted: true}}, do: {gain: 1}}]}
do:
"""
        ruling = ruled("the enemy phase is played", "roland uses whistle", start=start)
        assert ruling.later == (("roland uses whistle", "player window after 3.3"),)
        assert "roland uses horn" in [one.option for one in ruling.passed]


class TestARefusedAttempt:
    def test_what_it_would_have_drawn_and_decided_falls_away_with_it(self) -> None:
        ruling = ruled("wendy fights ghoul", "wendy reveals 0", "wendy takes it all", "roland takes a resource")
        (refused,) = ruling.refused
        assert refused.left_out == ("wendy reveals 0", "wendy takes it all")
        assert refused.reasons[0].rule == "fight-action.1"

    def test_what_is_asked_for_elsewhere_is_not_left_out(self) -> None:
        deeds = (
            "roland fights ghoul",
            "roland passes",
            "wendy passes",
            "roland commits emergency cache",
            "roland reveals +1",
        )
        start = START.replace("resources: 5}", "resources: 5, hand: [Emergency Cache]}")
        ruling = ruled(*deeds, start=start)
        (refused,) = ruling.refused
        assert refused.left_out == ()
        assert ruling.values == {"ghoul's damage": "1"}

    def test_a_draw_that_no_attempt_was_made_for_is_a_fault(self) -> None:
        with pytest.raises(InputAtFault) as raised:
            ruled("wendy fights ghoul", "roland gains 1 resource", "roland reveals 0")
        assert [fault.code for fault in raised.value.faults] == ["E501"]


class TestWhatIsAsked:
    def test_it_is_refused_is_about_the_sentence_just_before(self) -> None:
        asked = "wendy fights ghoul", "{ask: it is refused}", "roland takes a resource", "{ask: it is not refused}"
        assert [(one.question, one.value) for one in ruled(*asked).answers[:2]] == [
            ("it is refused", "yes"),
            ("it is not refused", "yes"),
        ]

    def test_what_is_legal_is_judged_at_the_choice_at_hand(self) -> None:
        text = """
game: notalone
hunted: {C: {hand: [lair]}, D: {hand: [rover]}}
phase: 1
do:
  - C plays lair
  - D plays rover
  - phase 2 begins
  - ask: B may put the creature token on lair
  - B puts the creature token on lair
ask: [the creature token is on lair]
"""
        assert set(Situation.parse(text).rule().values.values()) == {"yes"}


class TestWhatMustBeDecided:
    def test_it_is_waited_for_by_what_may_still_come(self) -> None:
        start = START.replace("play area: [Beat Cop, Physical Training]", "play area: [Beat Cop, Guard Dog]")
        ruling = ruled("ghoul attacks roland", "roland uses guard dog", start=start)
        assert ruling.waiting is not None
        assert ruling.waiting.what == "assign damage and horror"
        assert ruling.waiting.after == ("roland uses guard dog",)
        assert not ruling.refused


class TestAnotherDecisionThanTheOneThatIsAskedFor:
    """A decision of whoever has to make another one first is refused by the rule that asks for that one."""

    FILE = """
game: arkham
investigators:
  roland: {card: Roland Banks, at: hallway, play area: [Beat Cop]}
  wendy: {card: Wendy Adams, at: hallway}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
locations: {hallway: {card: Hallway}}
otherwise: pass
do: [ghoul attacks roland, %s, roland assigns 1 damage and 1 horror to roland]
ask: [roland's damage]
"""

    def test_it_is_refused_and_the_course_goes_on(self) -> None:
        ruling = Situation.parse(self.FILE % "roland chooses ghoul").rule()
        assert [reason.rule for one in ruling.refused for reason in one.reasons] == ["dealing-damage-horror.4"]
        assert ruling.values == {"roland's damage": "1"}

    def test_a_pass_of_somebody_who_is_not_asked_is_left_out(self) -> None:
        ruling = Situation.parse(self.FILE % "wendy passes").rule()
        assert not ruling.refused
        assert ruling.values == {"roland's damage": "1"}
