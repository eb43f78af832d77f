"""A deck list of a deck site, named in a situation: The Gathering is set up with it, and every fault has its place."""

import json
import os
from pathlib import Path

import pytest

from adjudicator.games.arkham.importing.decklists import deck_in
from adjudicator.language.diagnostics import Fault, Faults, InputAtFault
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_file, rule_source

SETTING_UP = "game: arkham\nscenario: The Gathering\ninvestigators: {roland: {deck: roland.json}}\n"
SLOTS = {"01006": 1, "01007": 1, "01000": 1, "01020": 2, "01028": 1}
DECK = {"investigator_code": "01001", "slots": SLOTS, "sideSlots": [], "meta": "{}"}


def folder_with(folder: Path, deck: object = DECK, situation: str = SETTING_UP) -> str:
    """A folder with a situation and a deck beside it; the path of the situation."""
    (folder / "roland.json").write_text(deck if isinstance(deck, str) else json.dumps(deck, indent=1), encoding="utf-8")
    path = folder / "gathering.yaml"
    path.write_text(situation, encoding="utf-8")
    return str(path)


def faults_of(path: str) -> list[Fault]:
    with pytest.raises(InputAtFault) as caught:
        rule_file(path)
    return list(caught.value.faults)


def test_the_gathering_is_set_up_with_it(tmp_path: Path) -> None:
    (ruling,) = rule_file(folder_with(tmp_path))
    assert ruling.waiting is not None
    assert sorted(ruling.waiting.options) == [
        "beat cop (2) (1 of 5)",
        "cover up (1 of 5)",
        "machete (1 of 5)",
        "machete 2 (1 of 5)",
        "roland's .38 special (1 of 5)",
    ]
    assert "roland plays without a random basic weakness still to be drawn" in ruling.assumed


def test_it_is_found_beside_the_situation_wherever_the_reader_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder_with(tmp_path)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert rule_file(os.path.join("..", "gathering.yaml"))


@pytest.mark.parametrize("meta", ["", "{", "[]", "null", '{"alternate_front": "01001"}', '{"alternate_front": ""}'])
def test_other_notes_of_a_site_change_nothing(tmp_path: Path, meta: str) -> None:
    assert rule_file(folder_with(tmp_path, DECK | {"meta": meta}))


def test_variants_name_decks_too(tmp_path: Path) -> None:
    further = "variants: {other: {investigators: {roland: {deck: roland.json}}}}\n"
    (ruling,) = rule_file(folder_with(tmp_path, situation=SETTING_UP.replace("roland.json", "starter deck") + further))
    assert ruling.waiting is not None
    assert "machete 2 (1 of 5)" in ruling.waiting.options


def test_deckbuilding_judges_it(tmp_path: Path) -> None:
    situation = "game: arkham\nphase: deckbuilding\ninvestigators: {roland: {deck: roland.json}}\n"
    path = folder_with(tmp_path, situation=situation + "do: [roland takes this deck]\n")
    (ruling,) = rule_file(path)
    assert {reason.rule for reason in ruling.refused[0].reasons} >= {"deckbuilding.2"}


@pytest.mark.parametrize(
    ("deck", "code", "line"),
    [
        ("", "E203", None),
        ("{", "E130", 1),
        ("{}", "E203", None),
        ("Roland Banks\n2x Machette\n", "E301", 2),
        (DECK | {"slots": {"01006": 1, "99999": 1}}, "E301", 5),
        (DECK | {"slots": {"01006": "some"}}, "E402", 4),
        (DECK | {"investigator_code": "01020"}, "E203", None),
        (DECK | {"meta": '{"alternate_front": "90024"}'}, "E301", 11),
        ("x" * 300_000, "E104", None),
    ],
)
def test_a_fault_of_the_list_has_its_place_there(tmp_path: Path, deck: object, code: str, line: int | None) -> None:
    named, meant = sorted(faults_of(folder_with(tmp_path, deck)), key=lambda fault: fault.path.endswith(".json"))
    assert (named.code, named.span and named.span.line) == ("E403", 3)
    assert meant.path == str(tmp_path / "roland.json")
    assert (meant.code, meant.span and meant.span.line) == (code, line)
    assert named.help
    assert meant.help or code in ("E104", "E130")


@pytest.mark.parametrize("kind", ["missing", "folder", "pipe", "link in a circle", "no UTF-8"])
def test_what_is_no_file_is_a_fault(tmp_path: Path, kind: str) -> None:
    path = folder_with(tmp_path)
    deck = tmp_path / "roland.json"
    deck.unlink()
    if kind == "folder":
        deck.mkdir()
    elif kind == "pipe":
        os.mkfifo(deck)
    elif kind == "link in a circle":
        deck.symlink_to(deck)
    elif kind == "no UTF-8":
        deck.write_bytes(b"\xff\xfe{")
    assert {fault.code for fault in faults_of(path)} <= {"E101", "E102", "E103", "E105", "E403"}


def test_a_deck_of_somebody_else_is_a_fault(tmp_path: Path) -> None:
    (fault,) = faults_of(folder_with(tmp_path, DECK | {"investigator_code": "01002"}))
    assert (fault.code, fault.help) == ("E403", "name the investigator: `card: Daisy Walker`")


def test_in_the_middle_of_a_game_it_does_not_say_what_lies_where(tmp_path: Path) -> None:
    situation = SETTING_UP + "locations: {study: {}}\n"
    situation = situation.replace("{deck:", "{at: study, deck:")
    assert [fault.code for fault in faults_of(folder_with(tmp_path, situation=situation))] == ["E403"]


def test_nothing_is_read_for_what_was_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder_with(tmp_path)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InputAtFault) as caught:
        rule_source(read(SETTING_UP, "sent.yaml", faults := Faults()), faults)
    assert [fault.code for fault in caught.value.faults] == ["E102"]


# -- names as players write them --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("1x Beat Cop", "Beat Cop"),
        ("1x Beat Cop (2)", "Beat Cop (2)"),
        ("1 Beat Cop [2] (Core Set)", "Beat Cop (2)"),
        ("- 1x Beat Cop ●● (Core Set)", "Beat Cop (2)"),
        ("- 1x [Beat Cop](https://arkham.build/card/01028)", "Beat Cop (2)"),
        ("1x Beat Cop (Core Set)", "Beat Cop"),
        ("1x Shotgun (4)", "Shotgun"),
        ("1x Lita Chantler: The Zealot", "Lita Chantler"),
    ],
)
def test_cards_of_one_title_are_told_apart(tmp_path: Path, line: str, card: str) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(f"# Roland Banks\n\n{line}\n", encoding="utf-8")
    assert deck_in(path).cards == {card: 1}


def test_a_level_that_no_card_of_the_title_has_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("Roland Banks\n1x Beat Cop (4)\n", encoding="utf-8")
    with pytest.raises(InputAtFault):
        deck_in(path)
