"""`deck check` reads the deck lists that players keep, and says of each if it is legal, with every reason."""

import json
import os
from pathlib import Path

import pytest

from adjudicator.cli.main import run

STARTER = Path(__file__).parents[2] / "adjudicator" / "games" / "arkham" / "starter-decks"
TEXT = """\
Roland's first deck

Roland Banks (The Fed)

Assets (7)
1x Roland's .38 Special (Core Set)
2x Machete (Core Set)
1x Beat Cop [2]
3 Flashlight
Treachery
1x Cover Up
1x Paranoia
"""


def checked(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit status, and what is printed."""
    status = run(["deck", "check", *arguments])
    out = capsys.readouterr()
    return status, out.out, out.err


@pytest.mark.parametrize("deck", sorted(STARTER.glob("*.yaml")), ids=lambda path: path.stem)
def test_starter_decks_are_legal(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = checked(capsys, str(deck))
    assert (status, out.splitlines()[0].rpartition(": ")[2]) == (0, "legal")


def test_every_reason_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "roland.txt"
    deck.write_text(TEXT, encoding="utf-8")
    status, out, _err = checked(capsys, str(deck))
    assert status == 1
    assert "6 cards count towards its size, without 3 that do not count, and the deck size is 30" in out
    assert "3 copies of Flashlight are in the deck, and at most 2 may be" in out
    assert [line.split()[0] for line in out.splitlines() if line.startswith("    deck")] == [
        "deckbuilding.2",
        "deckbuilding.6",
    ]


def test_a_sites_json_names_cards_by_their_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "roland.json"
    # Machete of the core set, and the Flashlight of the revised core set.
    deck.write_text(json.dumps({"investigator_code": "01001", "slots": {"01020": 2, "01587": 1}}), encoding="utf-8")
    status, out, _err = checked(capsys, "--format", "json", str(deck))
    ruling = json.loads(out)
    assert status == 1
    assert ruling["title"] == "Roland Banks, a deck of 3 cards"


def test_a_campaign_begins_with_what_there_is_experience_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = tmp_path / "roland.txt"
    deck.write_text(TEXT, encoding="utf-8")
    _status, out, _err = checked(capsys, "--mode", "campaign", str(deck))
    assert "deckbuilding.8" in out
    _status, out, _err = checked(capsys, "--mode", "campaign", "--experience", "2", str(deck))
    assert "deckbuilding.8" not in out


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "E203"),
        ("2x Machete\n", "E203"),
        ("Roland Banks\n1x Machette\n", "E301"),
        ("{", "E130"),
        ("{}", "E203"),
        ('{"slots": {"1": 1}}', "E301"),
        ('{"investigator_code": "01001", "slots": {"01020": "two"}}', "E402"),
        ("investigator: Roland Banks\ncards: {Machete: 70}\n", "E205"),
        ("investigator: Nobody\ncards: {Machete: 1}\n", "E301"),
        ("[" * 5000, "E203"),
        ('{"slots": ' + "[" * 100_000, "E130"),
    ],
)
def test_a_faulty_list_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, code: str) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text(text, encoding="utf-8")
    status, out, err = checked(capsys, str(deck))
    assert (status, out) == (2, "")
    assert f"error[{code}]" in err


def test_neither_folder_nor_pipe_is_a_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", tmp_path / "nowhere"):
        assert checked(capsys, str(path))[0] == 2


# -- deck buy ---------------------------------------------------------------------------------------------------------

BEFORE = """\
Agnes Baker
1x Heirloom of Hyperborea
1x Dark Memory
2x Shrivelling
2x Knife
2x Lucky!
"""
AFTER = """\
Agnes Baker
1x Heirloom of Hyperborea
1x Dark Memory
2x Shrivelling
1x Knife
1x Perception
1x Lucky!
1x Lucky! [2]
"""


def bought(
    folder: Path, capsys: pytest.CaptureFixture[str], before: str, after: str, *options: str
) -> tuple[int, str, str]:
    """The exit status, and what is printed, of what one deck has more than another."""
    (folder / "before.txt").write_text(before, encoding="utf-8")
    (folder / "after.txt").write_text(after, encoding="utf-8")
    status = run(["deck", "buy", *options, str(folder / "before.txt"), str(folder / "after.txt")])
    out = capsys.readouterr()
    return status, out.out, out.err


def test_upgrades_are_told_with_their_prices_and_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = bought(tmp_path, capsys, BEFORE, AFTER)
    assert status == 0
    assert out.splitlines()[0].endswith(": 3 experience")
    assert "agnes upgrades Lucky! to Lucky! (2): 2 experience" in out
    assert "agnes buys Perception for Knife: 1 experience" in out
    assert "campaign-play.19" in out
    assert "campaign-play.18" in out


def test_without_the_experience_it_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = bought(tmp_path, capsys, BEFORE, AFTER, "--experience", "1")
    assert status == 1
    assert out.splitlines()[0].endswith(": not allowed")
    assert "Lucky! (2) costs 2 experience, and agnes has 1" in out


def test_what_goes_for_nothing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = bought(tmp_path, capsys, BEFORE, BEFORE.replace("2x Knife\n", "1x Knife\n"))
    assert status == 1
    assert "agnes takes Knife out of the deck: refused" in out
    assert "campaign-play.25" in out


def test_a_deck_that_lost_cards_is_filled_for_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = bought(tmp_path, capsys, BEFORE, BEFORE + "1x Perception\n", "--format", "json")
    assert status == 0
    one = json.loads(out)
    assert (one["deed"], one["price"]) == ("agnes buys Perception", 0)


def test_two_decks_of_two_investigators_are_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = bought(tmp_path, capsys, BEFORE, AFTER.replace("Agnes Baker", "Roland Banks"))
    assert (status, out) == (2, "")
    assert "error[E403]" in err


def test_a_list_with_two_investigators_is_not_legal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("Roland Banks\nDaisy Walker\n1x Machete\n", encoding="utf-8")
    status, out, _err = checked(capsys, str(deck))
    assert status == 1
    assert "deckbuilding.1 " in out


def test_a_site_s_deck_may_hold_imported_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ADJUDICATOR_CARDS", str(tmp_path / "mine"))
    cards = [
        {"code": "99001", "name": "Odd Lantern", "type_code": "asset", "faction_code": "guardian", "cost": 2},
        {"code": "99050", "name": "Odd Lantern", "duplicate_of": "99001"},
    ]
    (tmp_path / "pack.json").write_text(json.dumps(cards), encoding="utf-8")
    assert run(["cards", "import", "arkhamdb", str(tmp_path / "pack.json")]) == 0
    deck = tmp_path / "deck.json"
    deck.write_text(json.dumps({"investigator_code": "01001", "slots": {"99001": 1, "99050": 1, "01020": 1}}))
    status, out, err = checked(capsys, str(deck))
    assert (status, err) == (1, "")
    assert "Roland Banks, a deck of 3 cards: not legal" in out
    deck.write_text(json.dumps({"investigator_code": "01001", "slots": {"99002": 1}}))
    status, out, err = checked(capsys, str(deck))
    assert (status, out) == (2, "")
    assert "no card that is known has the number 99002" in err
