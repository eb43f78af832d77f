"""Bad input: a fault for every name that the game does not know, and for every impossible set-up."""

import pytest

from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source

BASE = "game: notalone\nphase: 1\nhunted: {C: , D: }\n"


def faults_of(text: str) -> list[tuple[str, str]]:
    """Code and message of every fault of a text that must not be ruled."""
    faults = Faults()
    with pytest.raises(InputAtFault) as caught:
        rule_source(read(text, "bad.yaml", faults), faults)
    for fault in caught.value.faults:
        assert fault.span is not None
        assert fault.help
    return [(fault.code, fault.message) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("sentence", "code"),
    [
        ("C looks at the treasure deck", "E204"),
        ("C looks at G's discard pile", "E302"),
        ("C plays moon", "E302"),
        ("C plays D", "E302"),
        ("C plays lair and stasis", "E302"),
        ("C plays discard and rover", "E302"),
        ("G talks with C", "E302"),
        ("C tells all that she plays moon", "E302"),
        ("C shows G the card she plays", "E302"),
        ("C resists with much will", "E210"),
    ],
)
def test_a_deed_with_an_unknown_name(sentence: str, code: str) -> None:
    assert [found for found, _said in faults_of(f"{BASE}do: [{sentence!r}]\n")] == [code]


def test_a_question_about_a_side_that_the_board_lacks() -> None:
    assert [code for code, _said in faults_of(f"{BASE}ask: [side C of the board is used]\n")] == ["E204"]


@pytest.mark.parametrize("players", ["1", "8", "[B, C, D, E, F, G, H, I]"])
def test_too_few_or_too_many_players(players: str) -> None:
    faults = faults_of(f"game: notalone\nplayers: {players}\n")
    assert [code for code, _said in faults] == ["E402"]
    assert "setup.17" in faults[0][1]
