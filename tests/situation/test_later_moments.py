"""The sentences of a course about later moments: until then everybody passes optional opportunities."""

from pathlib import Path

import pytest

from adjudicator import Situation
from adjudicator.language.diagnostics import Fault, InputAtFault
from adjudicator.ruling.judging import rule_file
from adjudicator.ruling.ruling import Ruling


@pytest.fixture
def rule(tmp_path: Path, bells: None):  # type: ignore[no-untyped-def]
    def ruled(do: str, otherwise: str = "wait") -> Ruling:
        path = tmp_path / "situation.yaml"
        path.write_text(f"game: bells\notherwise: {otherwise}\ndo: [{do}]\n{ASKED}", encoding="utf-8")
        (ruling,) = rule_file(path)
        return ruling

    return ruled


ASKED = """\
ask:
  - ann has won
  - the bell has rung 0 times
  - the bell has rung 1 times
  - the bell has rung 2 times
"""


def yes(ruling: Ruling) -> set[str]:
    return {answer.question for answer in ruling.answers if answer.value == "yes"}


def passed(ruling: Ruling) -> list[str]:
    return [one.what for one in ruling.passed if one.how == "passed"]


def faults(raised: pytest.ExceptionInfo[InputAtFault]) -> list[Fault]:
    return list(raised.value.faults)


def test_what_may_be_passed_is_passed_until_the_moment(rule) -> None:  # type: ignore[no-untyped-def]
    ruling = rule("phase 3 begins, ann strikes", "first")
    assert yes(ruling) == {"ann has won", "the bell has rung 0 times"}
    assert passed(ruling) == ["Phase 1"]


def test_a_decision_that_must_be_made_before_the_moment_is_waited_for(rule) -> None:  # type: ignore[no-untyped-def]
    ruling = rule("phase 3 begins, ann strikes")
    assert ruling.waiting is not None
    assert ruling.waiting.what == "a tone"
    assert passed(ruling) == ["Phase 1"]


def test_a_moment_that_is_past_is_reached_when_it_comes_again(rule) -> None:  # type: ignore[no-untyped-def]
    """The bell is rung once a round, so the second ringing tells that another round has begun."""
    ruling = rule("ann rings, phase 1 begins, ann rings", "first")
    assert not ruling.refused
    assert "the bell has rung 2 times" in yes(ruling)
    # In Phase 1 nothing could have been done any more, so there is nothing to report.
    assert passed(ruling) == ["Phase 3"]


def test_the_moment_at_which_a_course_begins_is_reached_at_once(rule) -> None:  # type: ignore[no-untyped-def]
    ruling = rule("phase 1 begins, ann rings, ann rings")
    assert [refused.step for refused in ruling.refused] == ["ann rings"]
    assert passed(ruling) == []


def test_each_saying_of_a_moment_is_another_time(rule) -> None:  # type: ignore[no-untyped-def]
    ruling = rule("phase 1 begins, phase 1 begins, ann rings", "first")
    assert passed(ruling) == ["Phase 1", "Phase 3"]


def test_a_moment_at_which_nothing_is_asked_is_reached(rule) -> None:  # type: ignore[no-untyped-def]
    """Phase 3 begins with the answer to the question of Phase 2."""
    ruling = rule("ann chooses high, phase 3 begins, ann strikes")
    assert "ann has won" in yes(ruling)
    assert passed(ruling) == ["Phase 1"]


def test_what_is_asked_after_a_moment_is_asked_there(rule) -> None:  # type: ignore[no-untyped-def]
    """The bell of the old round is forgotten as soon as the new one has begun."""
    ruling = rule("ann rings, a round begins, ask: the bell has rung this round, ann rings", "first")
    assert {"the bell has rung this round", "the bell has rung 2 times"} <= yes(ruling)
    ruling = rule("ann rings, phase 1 begins, ask: the bell has rung this round, ann rings", "first")
    assert "the bell has rung this round" not in yes(ruling)


def test_a_moment_that_never_comes_is_at_fault(rule) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(InputAtFault) as raised:
        rule("ann chooses high, ann strikes, phase 1 begins, ann rings")
    (fault,) = faults(raised)
    assert (fault.code, fault.message) == ("E501", '"phase 1 begins" is not reached')


def test_a_moment_that_the_game_goes_round_and_never_comes_to_is_at_fault(rule) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(InputAtFault) as raised:
        rule("phase 7 begins, ann rings", "first")
    (fault,) = faults(raised)
    assert (fault.code, fault.message) == ("E501", '"phase 7 begins" is not reached')


def test_what_belongs_to_a_later_moment_is_not_refused_at_rest(rule) -> None:  # type: ignore[no-untyped-def]
    ruling = rule("ann chooses low, ann strikes")
    assert not ruling.refused
    assert "ann has won" in yes(ruling)
    assert passed(ruling) == ["Phase 1"]


def test_what_belongs_to_this_moment_is_refused_at_rest(rule) -> None:  # type: ignore[no-untyped-def]
    ruling = rule("ann rings, ann rings")
    assert [refused.step for refused in ruling.refused] == ["ann rings"]
    assert passed(ruling) == []


def test_between_two_actions_it_is_refused_by_what_stands_against_it_there() -> None:
    ruling = Situation.parse(
        """
        game: arkham
        investigators:
          wendy: {card: Wendy Adams, at: attic}
          roland: {card: Roland Banks, at: attic, play area: [Beat Cop]}
        enemies: {ghoul: {card: Ghoul Minion, engaged: wendy}}
        locations: {attic: {connects: [hallway]}, hallway: {}}
        turn: wendy
        otherwise: pass
        do: [wendy evades ghoul, wendy reveals -4, wendy moves to hallway, roland uses beat cop on ghoul]
        expect:
          ghoul is at hallway: yes
        """
    ).rule()
    (refused,) = ruling.refused
    assert [reason.because for reason in refused.reasons] == ["ghoul is not among what may be chosen"]
    assert ruling.as_expected


def test_what_came_about_for_one_is_not_said_of_another() -> None:
    text = """
        game: arkham
        investigators:
          roland: {card: Roland Banks, at: attic}
          agnes: {card: Agnes Baker, at: attic}
        locations: {attic: {}}
        do: [roland takes 1 damage, WHO takes it all]
        ask: [roland's damage]
        """
    assert Situation.parse(text.replace("WHO", "roland")).rule().values == {"roland's damage": "1"}
    with pytest.raises(InputAtFault) as raised:
        Situation.parse(text.replace("WHO", "agnes")).rule()
    assert [fault.code for fault in faults(raised)] == ["E501"]


@pytest.mark.parametrize(
    "effect",
    [
        "{choose: {kind: asset, controlled by: you}, do: {discard: chosen}}",
        "{each: each investigator, do: {choose: {kind: asset, controlled by: you}, do: {discard: chosen}}}",
    ],
)
def test_what_was_certain_for_one_was_not_for_another_to_choose(effect: str) -> None:
    text = f"""
        game: arkham
        investigators:
          roland: {{card: Roland Banks, at: attic, play area: [Beat Cop]}}
          agnes: {{card: Agnes Baker, at: attic}}
        locations: {{attic: {{}}}}
        turn: roland
        do: [roland resolves: {effect}, WHO chooses beat cop]
        ask: [beat cop is discarded]
        """
    assert Situation.parse(text.replace("WHO", "roland")).rule().values == {"beat cop is discarded": "yes"}
    with pytest.raises(InputAtFault) as raised:
        Situation.parse(text.replace("WHO", "agnes")).rule()
    assert [fault.code for fault in faults(raised)] == ["E501"]


def test_what_a_card_did_to_the_only_thing_it_could_was_for_its_user_to_choose() -> None:
    text = """
        game: arkham
        investigators:
          wendy: {card: Wendy Adams, at: attic, play area: [Beat Cop]}
          agnes: {card: Agnes Baker, at: attic}
        enemies: {rats: {card: Swarm of Rats, engaged: agnes}}
        locations: {attic: {}}
        turn: wendy
        do: [wendy uses beat cop, WHO chooses rats]
        ask: [rats is defeated]
        """
    assert Situation.parse(text.replace("WHO", "wendy")).rule().values == {"rats is defeated": "yes"}
    with pytest.raises(InputAtFault) as raised:
        Situation.parse(text.replace("WHO", "agnes")).rule()
    assert [fault.code for fault in faults(raised)] == ["E501"]
