"""Pages: one file each, sound, small, with everything that is named; and text of others stays text."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import html5lib
import pytest
from pages.made import ROOT, RULINGS, hostile, ruled

from adjudicator.cli.main import run
from adjudicator.engine import trace
from adjudicator.exploring.file import explore_file
from adjudicator.exploring.opening import Wanted
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read_file
from adjudicator.pages.checked import checked_page
from adjudicator.pages.compared import compared_page
from adjudicator.pages.explored import explored_page
from adjudicator.pages.ruled import ruling_page
from adjudicator.playing.opening import Opening
from adjudicator.recording.checking import check_file
from adjudicator.recording.outcome import CRASHED, Outcome
from adjudicator.ruling.comparing import Under, compare
from adjudicator.ruling.drawing import boards

SVG = "{http://www.w3.org/2000/svg}"
FETCHES = {"src", "srcset", "action", "data", "poster", "background", "formaction", "ping"}


def parsed(page: str) -> Any:
    """The document of a page, which must be without a fault."""
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    document = parser.parse(page)
    assert not parser.errors
    for element in document.iter():
        element.tag = str(element.tag).removeprefix(SVG)
    return document


def text_of(element: Any) -> str:
    return " ".join("".join(element.itertext()).split())


def check_structure(page: str) -> Any:
    """Ids are unique, links lead to what is there, nothing is fetched, and the page is not too large."""
    document = parsed(page)
    elements = list(document.iter())
    ids = [element.get("id") for element in elements if element.get("id")]
    assert not [name for name, number in Counter(ids).items() if number > 1]
    for element in elements:
        assert not FETCHES & set(element.attrib), element.tag
        assert not [name for name in element.attrib if name.startswith("on")]
        assert element.tag not in ("link", "iframe", "object", "embed", "base", "form")
        if element.get("href"):
            assert element.get("href")[1:] in ids
            assert element.get("href").startswith("#")
    assert "@import" not in page
    assert "url(" not in page
    assert len(page.encode()) < 400_000
    assert document.find(".").get("lang") == "en"
    return document


@pytest.mark.parametrize("path", RULINGS)
def test_the_page_of_a_ruling(path: str) -> None:
    rulings = ruled(path)
    page = ruling_page(rulings)
    document = check_structure(page)
    shown = text_of(document)
    rules = {element.text for element in document.iter("dt")}
    for ruling in rulings:
        assert set(ruling.cites) <= rules
        for answer in ruling.answers:
            assert f"{answer.question} {answer.value}" in shown
            assert set(answer.because) <= rules
        for claim in ruling.claims:
            assert f"{claim.who} is {claim.verdict}" in shown
        for assumed in ruling.assumed:
            assert assumed in shown
    assert document.find(".//svg//text") is not None


@pytest.mark.parametrize("path", RULINGS)
def test_stepping_leads_from_the_beginning_to_the_end(path: str) -> None:
    (ruling, *_others) = ruled(path)
    document = parsed(ruling_page((ruling,)))
    (steps,) = (json.loads(element.text) for element in document.iter("script") if element.get("type"))
    writes = sum(isinstance(record, trace.Wrote) for record in ruling.trace)
    assert len(steps["changes"]) == len(ruling.boards) == writes + 1
    lines = [element for element in document.iter("li") if "node" in (element.get("class") or "")]
    assert len(lines) == len(steps["lines"])
    assert [board for board, _kind in steps["lines"]] == sorted(board for board, _kind in steps["lines"])
    end: dict[str, Any] = {}
    for change in steps["changes"]:
        end |= change
    for element in document.iter():
        slot = element.get("data-slot")
        if slot and element.tag == "ul":
            assert [item.text for item in element.iter("li")] == [words for _sort, words in end[slot] or ()]


def test_the_table_changes_where_the_trace_says_so() -> None:
    (ruling,) = ruled(RULINGS[0])
    damage = [
        next((value for name, value in who.facts if name == "damage"), "0")
        for board in ruling.boards
        for who in board.players
        if who.name == "roland"
    ]
    assert list(dict.fromkeys(damage)) == ["8", "9"]
    at = [who.at for board in ruling.boards for who in board.players if who.name == "roland"]
    assert list(dict.fromkeys(at)) == [("hallway",), ()]
    engaged = [piece.at for board in ruling.boards for piece in board.pieces if piece.name == "ghoul"]
    assert list(dict.fromkeys(engaged)) == [("roland",), ("hallway",)]


def test_each_line_is_shown_with_the_table_as_it_was_there() -> None:
    document = parsed(ruling_page(ruled(RULINGS[0])))
    steps = json.loads(next(element.text for element in document.iter("script") if element.get("type")))
    lines = [text_of(element.find(".//span")) for element in document.iter("li") if element.get("id")]
    now: dict[str, Any] = {}
    boards = [dict(now := now | change) for change in steps["changes"]]
    (roland,) = (slot for slot, found in boards[0].items() if ["fact", "damage: 8"] in (found or ()))
    place = lines.index("roland: damage 8 → 9")
    board, kind = steps["lines"][place]
    assert kind == "write"
    assert ["fact", "damage: 9"] in boards[board][roland]
    assert ["fact", "damage: 8"] in boards[steps["lines"][place - 1][0]][roland]


def test_drawing_leaves_the_table_as_it_is() -> None:
    for path in RULINGS:
        faults = Faults()
        opening = Opening(read_file(ROOT / path, faults), faults)
        playing = opening.play(opening.variants[0])
        table, game = playing.table, playing.game
        before, records = game.state.snapshot(), list(game.trace)
        found = boards(table, records)
        assert found[-1] == table.view.board()
        assert game.state.snapshot() == before
        assert game.trace == records


def test_a_board_stays_where_its_viewer_sees_less_later(tmp_path: Path) -> None:
    path = tmp_path / "smoke.yaml"
    path.write_text(
        "game: notalone\nphase: 4\nhunted: {C: {played: lair, survival: [Smokescreen]}, D: {played: beach}}\n"
        "creature: {name: B, hand: [Clone, Mirage, Stasis]}\ndo: [round 2 begins, C plays smokescreen, D plays lair]"
    )
    playing = Opening(read_file(path, Faults()), Faults()).play("", "B")
    records = list(playing.game.trace)
    shown = [playing.table.view.shown(record) for record in records]
    assert len(boards(playing.table, records)) == 1 + sum(isinstance(record, trace.Wrote) for record in shown)


def test_drawing_a_ruling_leaves_its_answers() -> None:
    for path in RULINGS[:3]:
        from adjudicator.ruling.judging import rule_file

        plain, drawn = rule_file(ROOT / path), rule_file(ROOT / path, drawn=True)
        assert [one.values for one in plain] == [one.values for one in drawn]


def test_text_of_others_is_text() -> None:
    page = hostile()
    document = check_structure(page)
    assert not list(document.iter("img"))
    assert {element.tag for element in document.iter() if element.tag in ("i", "b")} <= {"b"}
    assert len(list(document.iter("script"))) == 2
    title = text_of(document.find(".//title"))
    assert title == text_of(document.find(".//h1"))
    assert "<script>alert(1)</script> \"quoted\" & 'single'" in title
    assert "\\u202egnp.exe ␛[31mred" in title
    assert "<i>Ann</i> \\u202ereversed ␛[31m \\::error \\::no" in text_of(document)
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]", page)
    assert "<script>alert" not in page


def test_what_a_player_may_not_know_is_not_on_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "secret.yaml"
    file.write_text(
        "game: notalone\ncreature: {name: B}\nhunted: {C: {hand: [lair, wreck]}, D: {hand: [rover]}}\n"
        "stocks: {wreck: 1}\ndo: [C plays wreck, D plays rover]\nask: [it is phase 2]\n"
    )
    assert run(["explain", "--format", "html", "--as", "D", str(file)]) in (0, 3)
    page = capsys.readouterr().out
    document = check_structure(page)
    steps = next(element.text for element in document.iter("script") if element.get("type"))
    told = " ".join(
        words for change in json.loads(steps)["changes"] for _slot, lines in change.items() for _s, words in lines or ()
    )
    assert "hand: lair" not in told
    assert "wreck" not in told


def test_the_page_of_an_exploration() -> None:
    found = explore_file(ROOT / RULINGS[1], Wanted())
    document = check_structure(explored_page(found, 3))
    shown = text_of(document)
    for question, answers in found[0].odds.items():
        assert question in shown
        assert all(str(bounds.low) in shown for bounds in answers.values())
    assert list(document.iter("svg"))


def test_the_best_and_the_worst_play_are_marked_in_the_tree(tmp_path: Path) -> None:
    file = tmp_path / "odds.yaml"
    file.write_text(
        "game: arkham\ninvestigators: {roland: {card: Roland Banks, at: attic, hand: [Vicious Blow]}}\n"
        "enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}\nlocations: {attic: {}}\n"
        "do: [roland fights ghoul]\nask: [ghoul is defeated]\n",
        encoding="utf-8",
    )
    for policy, best, worst in (("all", "best play", "worst play"), ("best", "taken, best play", "worst play")):
        shown = text_of(check_structure(explored_page(explore_file(file, Wanted(policy)), 3)))
        tree = " ".join(shown.partition("What it turns on")[2].split())
        assert f"roland commits vicious blow ← {best}" in tree
        assert f"roland passes ← {worst}" in tree


def test_the_page_of_a_comparison() -> None:
    faults = Faults()
    ways = [Under("as it is", "", {}), Under("without defeat.2", "", {}, ("defeat.2",))]
    comparisons = compare(read_file(ROOT / RULINGS[0], faults), faults, ways)
    document = check_structure(compared_page(comparisons))
    differing = [text_of(row) for row in document.iter("tr") if row.get("class") == "differs"]
    assert "roland is defeated (differs)yesno" in differing
    assert "defeat.2" in {element.text for element in document.iter("dt")}


def test_the_page_of_a_check() -> None:
    outcomes = [*check_file(ROOT / RULINGS[0]), Outcome("<b>\u202e.yaml", CRASHED, "\x1b[31mred", crash="oh <no>")]
    document = check_structure(checked_page(outcomes))
    shown = text_of(document)
    assert "2 rulings: 1 as recorded, 1 crashed" in shown
    assert "crashed: <b>\\u202e.yaml" in shown
    assert "␛[31mred" in shown
    assert "ruling it crashed: oh <no>" in shown


@pytest.mark.parametrize(
    "arguments",
    [
        ["explain", RULINGS[0], RULINGS[2]],
        ["explore", RULINGS[1]],
        ["compare", RULINGS[0], "--edition", "first"],
        ["check", "rulings/notalone/artemia-beside-the-creature.yaml"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_commands_write_pages(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    out = tmp_path / "page.html"
    assert run([*arguments, "--format", "html", "-o", str(out)]) in (0, 1)
    assert capsys.readouterr().out == ""
    check_structure(out.read_text(encoding="utf-8"))


def test_a_file_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", str(ROOT / RULINGS[2]), "-o", "/nowhere/page.html"]) == 2
    assert "/nowhere/page.html could not be written: No such file or directory" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["explain"], ["explore"], ["compare", "--without", "defeat.2"], ["check"]])
def test_an_output_replaces_no_input(arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name, *further = arguments
    path, other = tmp_path / "a.yaml", tmp_path / "link.yaml"
    text = (ROOT / RULINGS[2]).read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    other.symlink_to(path)
    assert run([name, str(path), *further, "-o", str(other)]) == 2
    assert "would replace an input" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == text


def test_a_file_at_fault_makes_no_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "page.html"
    (tmp_path / "a.yaml").write_text("game: arkham\nnonsense: 1\n")
    assert run(["explain", str(tmp_path / "a.yaml"), "--format", "html", "-o", str(out)]) == 2
    assert not out.exists()
    assert "nonsense" in capsys.readouterr().err
