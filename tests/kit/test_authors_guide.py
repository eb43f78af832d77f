"""The authors' guide is followed line by line: its game is put together from its blocks, and ruled."""

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import install
from kit.test_properties import deed_of, positions

import adjudicator
from adjudicator.games.kit.game import KitGame
from adjudicator.playing.situation import Situation

GUIDE = (Path(adjudicator.__file__).parent / "games" / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(?:python|yaml)\n# (\S+?)(?:, continued)?\n(.*?)```", GUIDE, re.DOTALL)


@pytest.fixture
def pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[KitGame]:
    """The game of the guide, written out from its blocks and installed."""
    for name, text in BLOCKS:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text((path.read_text(encoding="utf-8") if path.exists() else "") + text, encoding="utf-8")
    install("pebbles", tmp_path, monkeypatch)
    yield importlib.import_module("pebbles.entry").GAME
    for module in [name for name in sys.modules if name.partition(".")[0] == "pebbles"]:
        del sys.modules[module]


def test_the_situation_of_the_guide_is_ruled_as_it_says(pebbles: KitGame, tmp_path: Path) -> None:
    ruling = Situation.load(tmp_path / "heap.yaml").rule()
    assert list(ruling.values.values()) == ["yes", "yes", "yes", "0"]
    assert [refused.reasons[0].rule for refused in ruling.refused] == ["pebbles.3"]


def test_its_further_action_and_its_die_are_there(pebbles: KitGame) -> None:
    odds = Situation.parse("{game: pebbles, heap: 4, do: [ann throws the die], ask: [the heap]}").explore().odds
    assert {answer: str(bounds.low) for answer, bounds in odds["the heap"].items()} == {
        "4": "1/2",
        "5": "1/3",
        "6": "1/6",
    }


def test_it_is_played_to_its_end(pebbles: KitGame) -> None:
    """A player who may throw the die has it as an option as long as she has not."""
    offered = 0
    for table, _chance in positions(pebbles, 1, 200):
        question = table.game.waiting.question  # type: ignore[union-attr]
        throws = [option for option in question.options if option.verb == "throws the die"]
        offered += bool(throws)
        if throws:
            assert table.judge(deed_of(table, f"{throws[0].who} throws the die")).fits(throws[0])
    assert offered
    assert table.game.winner()
