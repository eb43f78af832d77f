"""The sentences at hand in the middle of a course are those that are legal at the end of a file that is cut there."""

import re
from pathlib import Path

import pytest

from adjudicator.editors.completing import suggestions
from adjudicator.editors.judged import judged
from adjudicator.editors.places import Places
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.half_written import as_far_as_it_goes
from adjudicator.language.source import Mapping, Sequence, Source
from adjudicator.playing.legal import possible
from adjudicator.playing.opening import Opening

ROOT = Path(__file__).parents[2]
COURSES = {
    path: text
    for path in sorted((ROOT / "rulings").glob("*/*.yaml"))
    if "\ndo:\n" in (text := path.read_text("utf-8")) and "\nvariants:" not in text
}
"""The recorded rulings of one course each."""
WAITING = [path for path, text in COURSES.items() if "\notherwise:" not in text]
PASSING = [path for path, text in COURSES.items() if re.search(r"^otherwise: (pass|first)$", text, re.MULTILINE)]
BUSY = """game: arkham
otherwise: pass
investigators:
  roland: {card: Roland Banks, at: attic, hand: [Vicious Blow]}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
locations: {attic: {}}
do: [roland fights ghoul, |]
"""


def sentences(text: str) -> list[str]:
    """What is at hand at the bar in a text."""
    before, _bar, after = text.partition("|")
    found = suggestions(Places(before + after), len(before))
    return [one.says for one in found if one.kind == "sentence"]


def legal(root: Mapping, entries: int) -> list[str] | None:
    """What is legal behind so many entries of a document that asks nothing; None where the rest is at fault then."""
    kept = {key: value for key, value in root.values.items() if key not in ("ask", "claims", "expect")}
    course = kept["do"]
    assert isinstance(course, Sequence)
    kept["do"] = Sequence(course.span, course.items[:entries])
    try:
        opening = Opening(Source("cut", "", Mapping(root.span, root.keys, kept)), Faults())
        return [one.says for one in possible(opening.play())]
    except InputAtFault:
        return None


@pytest.mark.parametrize("path", WAITING[::10], ids=lambda path: path.stem)
def test_what_is_at_hand_is_what_is_legal_there(path: Path) -> None:
    text = COURSES[path]
    places, root = Places(text), as_far_as_it_goes(text)
    course = root.values["do"]
    assert isinstance(course, Sequence)
    for number, entry in enumerate(course.items[:12]):
        wanted = legal(root, number)
        if wanted is not None:
            before, end = places.offset_of(*entry.span[:2]), places.offset_of(*entry.span[2:])
            assert sentences(f"{text[:before]}|{text[end:]}") == list(dict.fromkeys(wanted)), entry


@pytest.mark.parametrize("path", PASSING[::4], ids=lambda path: path.stem)
def test_what_is_at_hand_may_be_done_there(path: Path) -> None:
    text = COURSES[path]
    entry = re.compile(r"^  - (?=\w)", re.MULTILINE).search(text, text.index("\ndo:\n"))
    assert entry is not None
    before = text[: entry.end()]
    for sentence in sentences(f"{before}|"):
        (ruling,) = judged(f"{before}{sentence}\n", path.name).rulings
        assert not ruling.refused, sentence


def test_where_a_file_passes_what_it_would_pass_is_at_hand_as_well() -> None:
    there = sentences(BUSY)
    assert {"roland commits vicious blow", "roland reveals 0"} <= set(there)
    assert "roland ends the turn" not in there
    behind = sentences(BUSY.replace("|]", "roland reveals 0, |]"))
    assert "roland ends the turn" in behind


def test_where_a_file_takes_the_first_option_all_of_them_are_at_hand_and_nothing_after_that() -> None:
    text = BUSY.replace("pass", "first").replace("hand: [Vicious Blow]", "play area: [Beat Cop]")
    there = sentences(text.replace("roland fights ghoul", "roland takes a resource"))
    assert "roland assigns 1 damage and 1 horror to beat cop" in there
    assert "roland draws a card" not in there
    assert "roland draws a card" in sentences(text.replace("roland fights ghoul, ", ""))


def test_a_variant_has_its_own_start_and_its_own_course() -> None:
    variants = "variants:\n  far: {enemies: {ghoul: {at: attic}}, do: [roland |]}\n  near: {do: [}\n"
    there = sentences(BUSY.replace("do: [roland fights ghoul, |]\n", variants))
    assert "roland engages ghoul" not in there
    assert "roland fights ghoul" in there
    common = sentences(BUSY.replace("|]\n", "roland reveals 0]\n" + variants.replace("roland |", "|")))
    assert "roland ends the turn" in common


def test_entries_at_fault_are_passed_over() -> None:
    there = sentences(BUSY.replace("|]", "this is nonsense, roland reveals 99, |]"))
    assert "roland commits vicious blow" in there


@pytest.mark.parametrize(
    "wrong", [("Roland Banks", "Roland Bank"), ("game: arkham", "game: nothing"), ("hand", "hnad")]
)
def test_nothing_is_at_hand_where_the_set_up_is_at_fault(wrong: tuple[str, str]) -> None:
    assert not sentences(BUSY.replace(*wrong))


def test_examples_stand_where_nothing_is_at_hand() -> None:
    before, _bar, after = BUSY.replace("Roland Banks", "Roland Bank").partition("|")
    found = suggestions(Places(before + after), len(before))
    assert {one.kind for one in found} == {"example"}
    assert "roland draws a card" in [one.says for one in found]


STANDING = """game: arkham
investigators:
  roland: {card: Roland Banks, at: |}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
locations: {attic: {}, hallway: {}}
do: [roland fights ghoul]
variants:
  two:
    investigators:
      daisy: {card: Daisy Walker, at: !}
"""


def places(text: str, mark: str) -> list[str]:
    """The places that may be written at a mark in a text."""
    before, _mark, after = text.partition(mark)
    found = suggestions(Places(before + after), len(before))
    return [one.says for one in found if one.kind in ("place", "word")]


def test_the_places_of_the_table_may_be_written_behind_at() -> None:
    here = STANDING.replace("!", "hallway")
    assert places(here, "|") == places(here.replace("|", "ha|"), "|") == ["attic", "hallway"]
    assert places(STANDING.replace("|", "attic"), "!") == ["attic", "hallway"]
    assert places(here.replace("Ghoul Minion", "Ghoul Minon"), "|") == []


@pytest.mark.parametrize(
    ("path", "place"),
    [("others/doctors-stop-healing", "mill 1"), ("eldritch/both-fall-in-the-strength-step", "San Francisco")],
)
def test_the_places_of_a_map_may_be_written_behind_at(path: str, place: str) -> None:
    text = (ROOT / "rulings" / f"{path}.yaml").read_text("utf-8")
    found = places(re.sub(r"(?m)\bat: ", "at: |", text, count=1), "|")
    assert found.count(place) == 1
