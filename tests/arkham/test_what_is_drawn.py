"""The drawn table shows what lies on cards, investigators and locations."""

from adjudicator import Situation

FLOODED = """
game: arkham
investigators:
  roland: {card: Roland Banks, at: bridge, keys: [red], play area: [{card: Knife, sealed: [skull]}]}
locations:
  bridge:
    {card: {type: location, name: Bridge, shroud: 2}, flood: fully flooded, facedown keys: 1, keys: [blue]}
keys set aside: [purple]
shuffled keys: [black, green]
turn: roland
ask: [roland has 1 key]
"""


def test_keys_flood_tokens_and_sealed_tokens_are_drawn_where_they_lie() -> None:
    lines = Situation.parse(FLOODED).position().board().splitlines()
    for line in ("  fully flooded", "  keys: blue", "  facedown keys: 1", "  keys: red", "  keys set aside: purple"):
        assert line in lines
    assert any("knife" in line and "skull" in line for line in lines)


def test_nobody_sees_which_key_lies_facedown() -> None:
    board = Situation.parse(FLOODED).position().board()
    assert "black" not in board
    assert "green" not in board
