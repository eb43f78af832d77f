"""Situations and positions as a notebook shows them: a drawing in a frame of its own, and the table as text."""

import html
import re
from random import Random

import pytest
from pages.made import HOSTILE, ROOT, RULINGS
from pages.test_pages import check_structure, text_of

from adjudicator import Situation

FIGHT = """
game: arkham
title: Does the blow land?
investigators: {roland: {card: Roland Banks, at: attic}}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
locations: {attic: {}}
"""
STARTS = {
    "arkham": "{game: arkham, scenario: The Gathering, investigators: [Roland Banks, Daisy Walker]}",
    "eldritch": "{game: eldritch, phase: set up, investigators: [lily, norman]}",
    "notalone": "{game: notalone, players: 4}",
    "others": "{game: others}",
}


def framed(shown: str) -> str:
    """The page inside a frame, which must be the whole of what is shown."""
    found = re.fullmatch(r'<iframe title="adjudicator" sandbox srcdoc="([^"]*)" style="[^"<>]*"></iframe>', shown)
    assert found is not None
    return html.unescape(found[1])


def test_a_position_is_drawn_with_its_question_and_options() -> None:
    position = Situation.parse(FIGHT).position()
    shown = text_of(check_structure(framed(position._repr_html_())))
    assert "Does the blow land?" in shown
    assert "roland: take an action" in shown
    assert "▲ ghoul" in shown
    for option in position.options:
        assert option.says in shown
    position.answer("roland fights ghoul")
    position.answer("roland reveals 0")
    assert "ghoul (1 damage)" in text_of(check_structure(framed(position._repr_html_())))


@pytest.mark.parametrize("path", RULINGS)
def test_a_situation_is_drawn_below_its_text(path: str) -> None:
    situation = Situation.load(ROOT / path)
    page = framed(situation._repr_html_())
    shown = text_of(check_structure(page))
    assert all(" ".join(line.split()) in shown for line in situation.text.splitlines() if line.strip())


def test_text_of_others_is_text_in_a_frame_too() -> None:
    document = check_structure(framed(Situation.parse(HOSTILE)._repr_html_()))
    assert not list(document.iter("img"))
    assert not list(document.iter("script"))


def test_a_position_shows_its_table_as_text() -> None:
    position = Situation.parse(FIGHT).position()
    assert position.board().splitlines()[:3] == ["attic", "  ● roland", "    ▲ ghoul"]
    position.answer("roland takes a resource")
    assert "  resources: 1" in position.board().splitlines()


@pytest.mark.parametrize("game", STARTS)
def test_a_game_is_played_to_its_end_by_the_loop(game: str) -> None:
    random = Random(3)
    position = Situation.parse(STARTS[game]).position()
    before = position.board()
    answers = 0
    while not position.is_over:
        options = position.options
        position.answer(random.choices(options, [option.weight or 1 for option in options])[0])
        answers += 1
        assert answers < 20_000
    assert position.question is None
    assert position.board() != before
