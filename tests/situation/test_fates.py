"""What becomes of cards and investigators: who leaves play, resigns or is killed; what only an investigator can be."""

import pytest

from adjudicator import Situation
from adjudicator.language.diagnostics import InputAtFault

TEXT = """
game: arkham
investigators: {roland: {card: Roland Banks, at: attic, hand: [Machete]}, daisy: {card: Daisy Walker, at: attic}}
enemies: {ghoul: {card: Ghoul Minion, damage: 1, engaged: roland}}
locations: {attic: {}, hallway: {}}
turn: roland
otherwise: first
"""


def answers(do: str, *asked: str) -> dict[str, str]:
    return Situation.parse(f"{TEXT}do: [{do}]\nask: [{', '.join(asked)}]\n").rule().values


@pytest.mark.parametrize("fate", ["eliminated", "resigned", "killed", "insane", "driven insane"])
def test_only_an_investigator_has_the_fate_of_one(fate: str) -> None:
    assert answers("", f"roland is {fate}", f"roland is not {fate}") == {
        f"roland is {fate}": "no",
        f"roland is not {fate}": "yes",
    }
    with pytest.raises(InputAtFault, match=f'E204: "{fate}" is not something that a card can be'):
        answers("", f"ghoul is {fate}")


def test_who_resigns_is_not_defeated_and_who_is_defeated_has_not_resigned() -> None:
    resigns = answers(
        "{roland resolves: [{resign: true}]}", "roland is resigned", "roland resigns", "roland is eliminated"
    )
    assert set(resigns.values()) == {"yes"}
    assert set(answers("roland takes 9 damage", "roland is resigned", "roland resigns").values()) == {"no"}


def test_what_moves_between_areas_in_play_stays_in_play() -> None:
    assert answers("roland moves to hallway", "ghoul leaves play", "roland leaves play") == {
        "ghoul leaves play": "no",
        "roland leaves play": "no",
    }


def test_a_card_leaves_play_once_whatever_takes_it_away() -> None:
    for deed in ("ghoul is dealt 1 damage", "ghoul is discarded", "ghoul is removed from the game"):
        found = answers(deed, "ghoul leaves play", "ghoul leaves play once", "ghoul leaves play twice")
        assert list(found.values()) == ["yes", "yes", "no"], deed


def test_what_is_removed_from_the_game_is_listed() -> None:
    found = answers("machete is removed from the game", "the cards removed from the game", "machete leaves play")
    assert list(found.values()) == ["machete", "no"]
