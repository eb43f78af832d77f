"""`adjudicator cards`: cards are shown, listed and imported, and rulings use them."""

import json
from pathlib import Path

import pytest

from adjudicator.cli.main import run
from adjudicator.games.arkham.library import Library
from adjudicator.games.arkham.situation import entering

PACK = [
    {
        "code": "99001",
        "name": "Thing in the Well",
        "type_code": "enemy",
        "faction_code": "mythos",
        "traits": "Monster.",
        "text": "Retaliate.\n<b>Forced</b> - After it attacks: Sing to it.",
        "enemy_fight": 3,
        "enemy_evade": 2,
        "enemy_damage": 2,
        "health": 4,
    }
]
SITUATION = """\
game: arkham
investigators:
  roland: {card: Roland Banks, at: hallway, resources: 5, hand: [Beat Cop]}
enemies:
  thing: {card: Thing in the Well, engaged: roland}
locations:
  hallway: {card: Hallway}
do:
  - roland plays beat cop
expect:
  roland has 2 damage: yes
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder, which does not exist yet."""
    monkeypatch.setenv("ADJUDICATOR_CARDS", str(tmp_path / "mine"))
    monkeypatch.setattr(entering, "LIBRARY", Library())
    return tmp_path / "mine"


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "made.json").write_text(json.dumps(PACK), encoding="utf-8")
    return folder


def test_an_imported_card_is_ruled_on(mine: Path, packs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    situation = packs / "dispute.yaml"
    situation.write_text(SITUATION, encoding="utf-8")
    assert run(["rule", str(situation)]) == 2
    assert run(["cards", "import", "arkhamdb", str(packs)]) == 0
    out = capsys.readouterr().out
    read = "  their text is read: 0 whole, 1 in part, 0 not; a ruling names what is missing\n"
    assert out == f"{mine}: 1 new, 0 known before, 0 left out\n{read}"
    assert run(["rule", str(situation)]) == 0
    assert "take care: thing: Forced - After it attacks: ¦ Sing to it." in " ".join(capsys.readouterr().out.split())


def test_cards_go_where_they_are_wanted(mine: Path, packs: Path, tmp_path: Path) -> None:
    assert run(["cards", "import", "arkhamdb", str(packs), "--to", str(tmp_path / "there")]) == 0
    assert (tmp_path / "there" / "thing-in-the-well.yaml").is_file()
    assert not mine.exists()


def test_a_fault_of_a_pack_is_2(mine: Path, packs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (packs / "other.json").write_text('[\n  {"code": }\n]', encoding="utf-8")
    assert run(["cards", "import", "arkhamdb", str(packs)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "other.json:2:12" in shown.err
    assert not mine.exists()


def test_more_than_can_be_told_is_counted(mine: Path, packs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    second = [{"code": str(n), "duplicate_of": "0"} for n in range(1, 13)]
    (packs / "second.json").write_text(json.dumps(second), encoding="utf-8")
    assert run(["cards", "import", "arkhamdb", str(packs)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith(": 1 new, 0 known before, 12 left out")
    assert lines[2] == "  left out: second.json:1: card 1: a printing of 0, which is not in the folder"
    assert lines[-2] == "  … and 2 more"


def test_a_card_is_shown_as_its_file_says_it(mine: Path, packs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "show", "beat", "cop"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("# This card comes with the adjudicator.\nname: Beat Cop\n")
    assert "constant: you, get: {combat: 1}" in out
    run(["cards", "import", "arkhamdb", str(packs)])
    capsys.readouterr()
    assert run(["cards", "show", "Thing in the Well"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"# {mine / 'thing-in-the-well.yaml'}\n")
    assert 'keywords: [retaliate]\nnot modelled: ["Forced - After it attacks: ¦ Sing to it."]\n' in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["show", "Beat Copp"], 'there is no card "Beat Copp": did you mean "Beat Cop"?'),
        (["show"], "the following arguments are required: name"),
        (["shw"], 'there is no command "shw": did you mean "show"?'),
        (["list", "--type", "enemi"], 'did you mean "enemy"?'),
        (["list", "--trait", "Ghuol"], 'did you mean "Ghoul"?'),
        (["list", "--game", "chess"], "there is no game 'chess': one of arkham"),
        (["import", "chessdb", "."], "'chessdb' is not one of arkhamdb"),
        (["import", "arkhamdb", "no such folder"], "there are no card files here"),
    ],
)
def test_bad_input_is_2_and_told(
    mine: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert run(["cards", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert complaint in shown.err
    assert not mine.exists()


def test_a_broken_card_of_ones_own_is_told(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine.mkdir()
    (mine / "odd.yaml").write_text("name: Odd\ncolour: red\n", encoding="utf-8")
    assert run(["cards", "show", "odd"]) == 2
    assert "odd.yaml:2:1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "first", "count"),
    [
        (["cop"], "Beat Cop: asset, Ally, Police", 2),
        (["BEAT", "2"], "Beat Cop (2): asset, Ally, Police", 1),
        (["--type", "enemy", "--trait", "ghoul", "priest"], "Ghoul Priest: enemy, Humanoid, Monster, Ghoul, Elite", 1),
    ],
)
def test_cards_are_listed(
    mine: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], first: str, count: int
) -> None:
    assert run(["cards", "list", *arguments]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == first
    assert len(lines) == count


def test_what_is_not_modelled_is_listed(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine.mkdir()
    (mine / "riddle.yaml").write_text("name: Riddle\nclass: neutral\nnot modelled: [a riddle]\n", encoding="utf-8")
    assert run(["cards", "list", "--not-modelled"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines
    assert all("; not modelled: " in line for line in lines)


def test_what_stops_reading_is_counted(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine.mkdir()
    for name, line in (("Riddle", "Forced - After ¦ it rains."), ("Song", "When: Forced - After ¦ it rains.")):
        (mine / f"{name.lower()}.yaml").write_text(f'name: {name}\nnot modelled: ["{line}"]\n', encoding="utf-8")
    assert run(["cards", "list", "--not-modelled", "--why", "--type", "asset"]) == 0
    assert "    2 Forced - After ¦ it rains.\n" in capsys.readouterr().out


@pytest.mark.parametrize("why", [[], ["--not-modelled", "--why"]])
def test_a_list_with_nothing_in_it_is_1(mine: Path, capsys: pytest.CaptureFixture[str], why: list[str]) -> None:
    assert run(["cards", "list", *why, "no", "such", "words"]) == 1
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("part", ["show", "list", "import"])
def test_help_has_examples(capsys: pytest.CaptureFixture[str], part: str) -> None:
    assert run(["cards", part, "--help"]) == 0
    assert "Examples: adjudicator cards" in " ".join(capsys.readouterr().out.split())


def test_the_summary_of_an_import_counts_every_entry_and_says_what_to_do(
    mine: Path, packs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = [{"code": "99002", "name": "Odd", "type_code": "asset", "cost": "X"}, {"code": "99003", "name": "Odder"}]
    second = [{"code": "99004", "duplicate_of": "99001"}, {"code": "99005", "duplicate_of": "98001"}]
    (packs / "odd.json").write_text(json.dumps([*wrong, *second], indent=1), encoding="utf-8")
    assert run(["cards", "import", "arkhamdb", str(packs)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{mine}: 1 new, 0 known before, 1 second printings, 3 left out",
        "  their text is read: 0 whole, 1 in part, 0 not; a ruling names what is missing",
        '  left out: odd.json:3: card 99002 (Odd): key `cost`: a whole number is wanted, not "X"',
        "  left out: odd.json:9: card 99003 (Odder): key `type_code`: it is missing",
        "    help: mend the entry and import once more, or describe the card in a situation, under `cards:`",
        "  left out: odd.json:17: card 99005: a printing of 98001, which is not in the folder",
        "    help: import the pack of that card as well, or the whole checkout",
    ]


def test_a_title_that_several_cards_bear_is_answered_with_their_names(
    mine: Path, packs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wells = [PACK[0] | {"code": f"9910{n}", "name": "Well", "health": n, "pack_code": f"p{n}"} for n in (1, 2)]
    (packs / "made.json").write_text(json.dumps(wells), encoding="utf-8")
    assert run(["cards", "import", "arkhamdb", str(packs / "made.json")]) == 0
    capsys.readouterr()
    assert run(["cards", "show", "well"]) == 2
    assert 'no card "well": several cards have this title: Well (p1), Well (p2)' in capsys.readouterr().err
    assert run(["cards", "show", "well", "(p2)"]) == 0
    assert "title: Well\n" in capsys.readouterr().out
    assert run(["rule", str(_situation(packs, "Well"))]) == 2
    assert "several cards have this title: Well (p1), Well (p2)" in capsys.readouterr().err


def _situation(folder: Path, enemy: str) -> Path:
    path = folder / "dispute.yaml"
    path.write_text(SITUATION.replace("card: Thing in the Well", f"card: {enemy}"), encoding="utf-8")
    return path
