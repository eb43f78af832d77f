"""The sentences of `Given` of Arkham Horror, each with the piece of a situation that it describes."""

import pytest

from adjudicator.games.arkham.entry import GAME

ROLAND = "roland"


def of_roland(**facts: object) -> dict[str, object]:
    return {"investigators": {ROLAND: {key.replace("_", " "): value for key, value in facts.items()}}}


@pytest.mark.parametrize(
    ("sentence", "piece"),
    [
        ("Roland", of_roland()),
        ("Roland is at the Study", of_roland(at="study")),
        ("Roland has no resources", of_roland(resources=0)),
        ("Roland has 1 action left", of_roland(actions=1)),
        ("Roland has 5 willpower", of_roland(willpower=5)),
        ("Roland has 1 physical trauma", of_roland(trauma={"physical": 1})),
        ("Roland holds Guts and Knife", of_roland(hand=["Guts", "Knife"])),
        ("Roland controls an exhausted Beat Cop", of_roland(play_area=[{"card": "Beat Cop", "exhausted": True}])),
        ("Roland controls Guard Dog with 2 damage", of_roland(play_area=[{"card": "Guard Dog", "damage": 2}])),
        ("Roland faces Paranoia", of_roland(threat_area=["Paranoia"])),
        ("the top of Roland's deck is Guts, then Knife", of_roland(deck=["Guts", "Knife"])),
        ("Roland's whole deck is Guts", of_roland(whole_deck=["Guts"])),
        ("Roland's shuffled deck is Guts and Knife", of_roland(shuffled_deck=["Guts", "Knife"])),
        ("Roland's deck is empty", of_roland(deck=[])),
        ("Roland's discard pile is Guts, Knife", of_roland(discard=["Guts", "Knife"])),
        ("the encounter deck is empty", {"encounter deck": []}),
        ("the victory display is Ghoul Priest", {"victory display": ["Ghoul Priest"]}),
        ("the agenda is What's Going On?! with 2 doom", {"agenda": {"card": "What's Going On?!", "doom": 2}}),
        ("the next acts are Trapped, then The Barrier", {"act deck": ["Trapped", "The Barrier"]}),
        ("it is the enemy phase", {"phase": "enemy"}),
        ("it is nobody's turn", {"turn": "nobody"}),
        ("it is round 3", {"round": 3}),
        ("Daisy is the lead investigator", {"lead": "daisy"}),
        ("the chaos bag holds 0, -1 and elder sign", {"chaos bag": ["0", "-1", "elder sign"]}),
        (
            "an exhausted Ghoul Minion called g with 1 damage engaged with Roland",
            {"enemies": {"g": {"card": "Ghoul Minion", "exhausted": True, "damage": 1, "engaged": ROLAND}}},
        ),
        ("Ghoul Minion is at the Study", {"enemies": {"ghoul minion": {"card": "Ghoul Minion", "at": "study"}}}),
        (
            "the location Pit has shroud 2 and no clues",
            {"locations": {"pit": {"card": {"type": "location", "name": "Pit", "shroud": 2}, "clues": 0}}},
        ),
        ("Pit connects to Study and Attic", {"locations": {"pit": {"connects": ["study", "attic"]}}}),
        ("the card Last Act", {"cards": {"Last Act": {}}}),
    ],
)
def test_a_sentence_describes_a_piece(sentence: str, piece: dict[str, object]) -> None:
    assert GAME.given(sentence) == piece


@pytest.mark.parametrize("sentence", ["Rolnd", "roland waits", "ghoul is ready", "Roland has 2 smiles", "it is noon"])
def test_what_describes_nothing(sentence: str) -> None:
    assert GAME.given(sentence) is None
