"""Questions that every game asks: answered from the trace of a game that is not Arkham Horror."""

from pathlib import Path

import pytest

from adjudicator.language.diagnostics import InputAtFault
from adjudicator.ruling.judging import rule_file
from adjudicator.ruling.ruling import Ruling


@pytest.fixture
def rule(tmp_path: Path, bells: None):  # type: ignore[no-untyped-def]
    def ruled(do: str, *asked: str) -> Ruling:
        path = tmp_path / "situation.yaml"
        ask = "\n".join(f"  - {question}" for question in asked)
        path.write_text(f"game: bells\nreadings: house\ndo: [{do}]\nask:\n{ask}\n", encoding="utf-8")
        (ruling,) = rule_file(path)
        return ruling

    return ruled


@pytest.mark.parametrize(
    ("do", "question", "answer"),
    [
        ("ann rings, ann chooses high, ann strikes", "the bell rings before the gong sounds", "yes"),
        ("ann rings, ann chooses high, ann strikes", "the gong sounds before the bell rings", "no"),
        ("ann rings, ann chooses high", "the bell rings before the gong sounds", "no"),
        ("ann rings, ann rings", "the bell rings twice", "yes"),
        ("ann rings", "the bell rings twice", "no"),
        ("ann rings, ann rings, ann rings", "the bell rings twice", "no"),
        ("ann rings", "the bell rings", "yes"),
        ("ann rings", "the bell never rings", "no"),
        ("ann chooses high", "the bell never rings", "yes"),
        ("ann chooses high", "the bell does not ring", "yes"),
        ("ann chooses high", "step 3", "yes"),
        ("ann rings", "step 2", "no"),
        ("ann chooses high", "ann decides a tone", "yes"),
        ("ann rings", "ann decides a tone", "no"),
        ("ann rings", "ann decides phase 1", "yes"),
        ("phase 3 begins", "it waits for ann", "yes"),
        ("phase 3 begins", "it waits for chance", "no"),
        ("ann chooses low, ann rings", "it is refused by bells.1", "yes"),
        ("ann chooses low", "it is refused by bells.1", "no"),
    ],
)
def test_a_question_is_answered_from_the_trace(rule, do: str, question: str, answer: str) -> None:  # type: ignore[no-untyped-def]
    ruling = rule(do, question)
    assert [one.value for one in ruling.answers] == [answer]


@pytest.mark.parametrize("question", ["bob decides a tone", "it waits for bob", "bob has won"])
def test_a_name_that_nobody_bears_is_at_fault(rule, question: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(InputAtFault) as raised:
        rule("ann rings", question)
    assert [fault.code for fault in raised.value.faults] == ["E302"]


@pytest.mark.parametrize(
    ("question", "help"),
    [("ann decides a tune", 'did you mean "a tone"?'), ("ann decides phase 2", 'did you mean "phase 1"?')],
)
def test_what_nobody_is_ever_asked_to_decide_is_at_fault(rule, question: str, help: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(InputAtFault) as raised:
        rule("ann rings", question)
    (fault,) = raised.value.faults
    assert (fault.code, fault.help) == ("E204", help)


def test_a_sentence_that_is_no_question_and_names_nothing_that_happens_is_at_fault(rule) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(InputAtFault) as raised:
        rule("ann rings", "the drum is beaten")
    (fault,) = raised.value.faults
    assert fault.code == "E210"
    assert fault.help.startswith("sentences of this kind: ")
