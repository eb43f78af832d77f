"""What a file does not say and a ruling takes for granted: the ruling says so."""

import json
from pathlib import Path

import pytest

from adjudicator import Situation
from adjudicator.assistant import rulings
from adjudicator.cli.main import run
from adjudicator.engine.choices import Choice
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.oracle.answers import Oracle
from adjudicator.situation.document import read_document
from adjudicator.situation.script import Script

WHOLE = """
game: arkham
scenario: The Gathering
chaos bag: [0]
investigators: {roland: {card: Roland Banks, at: attic, play area: [{card: .45 Automatic, ammo: 2}]}}
locations: {attic: {card: Attic, clues: 1}}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
ask: [roland has 0 damage]
"""


def assumed(text: str) -> tuple[str, ...]:
    return Situation.parse(text).rule().assumed


def test_where_the_file_says_everything_nothing_is_taken_for_granted() -> None:
    assert assumed(WHOLE) == ()


@pytest.mark.parametrize(
    ("said", "unsaid", "taken"),
    [
        ("{card: Attic, clues: 1}", "{}", "Attic as printed"),
        ("{card: Attic, clues: 1}", "{shroud: 3}", "Attic as printed, but for its shroud"),
        ("{card: Attic, clues: 1}", "{card: Attic}", "attic has 2 clues, as printed"),
        ("locations: {attic: {card: Attic, clues: 1}}", "", "Attic as printed"),
        ("ghoul: {card: Ghoul Minion, engaged", "ghoul minion: {engaged", "Ghoul Minion as printed"),
        (", ammo: 2", "", ".45 automatic has 4 ammo, as printed"),
        (
            "ammo: 2}",
            "ammo: 2}, Knife, Machete",
            "roland has .45 automatic, knife and machete at the beginning, beyond the Hand slots",
        ),
        (
            "{card: Attic, clues: 1}",
            "{card: Attic, clues: 1}, hallway: {card: Hallway}",
            "locations connect as printed",
        ),
    ],
)
def test_what_it_does_not_say_is_named(said: str, unsaid: str, taken: str) -> None:
    assert said in WHOLE
    assert assumed(WHOLE.replace(said, unsaid)) == (taken,)


def test_a_card_that_the_file_describes_is_not_taken_as_printed() -> None:
    described = (
        WHOLE.replace("attic: {card: Attic, clues: 1}", "attic: {}") + "cards: {Attic: {type: location, shroud: 4}}"
    )
    assert assumed(described) == ()


@pytest.mark.parametrize(
    ("course", "again"),
    [
        ("[the enemy phase is played, ghoul attacks roland]", ("ghoul attacks roland",)),
        ("[ghoul attacks roland, ghoul attacks roland]", ()),
        ("[roland takes a resource, ghoul attacks roland]", ()),
        ("[the enemy phase is played, roland gains 1 resource]", ()),
    ],
)
def test_what_is_told_although_it_has_just_happened_is_said_to_happen_once_more(
    course: str, again: tuple[str, ...]
) -> None:
    told = assumed(f"{WHOLE}turn: roland\notherwise: pass\ndo: {course}\n")
    assert told == tuple(f"{said}: once more, beside what has just happened" for said in again)


@pytest.mark.parametrize(
    ("phase", "course", "told"),
    [
        ("enemy", "[the enemy phase ends]", ""),
        ("investigation", "[the enemy phase ends]", "the enemy phase ends: by itself, in the investigation phase"),
        ("upkeep", "[the round ends]", ""),
        ("enemy", "[the round ends]", "the round ends: by itself, in the enemy phase"),
        (
            "investigation",
            "[the enemy phase is played, the round ends]",
            "the round ends: by itself, in the enemy phase",
        ),
    ],
)
def test_the_end_of_what_is_not_played_is_said_to_come_by_itself(phase: str, course: str, told: str) -> None:
    turn = "turn: roland\n" if phase == "investigation" else ""
    found = assumed(f"{WHOLE}phase: {phase}\n{turn}otherwise: pass\ndo: {course}\n")
    assert found == ((f"{told}; no step that comes before it is played",) if told else ())


TWICE = f"{WHOLE}turn: roland\notherwise: pass\ndo: [the enemy phase is played, ghoul attacks roland]\n"
AGAIN = "ghoul attacks roland: once more, beside what has just happened"


def test_whatever_tells_of_a_course_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "twice.yaml"
    path.write_text(TWICE, encoding="utf-8")
    for command in (["explore"], ["explore", "--sample", "1"], ["legal"]):
        run([*command, str(path)])
        assert AGAIN in " ".join(capsys.readouterr().out.split()), command
        run([*command, str(path), "--format", "json"])
        assert json.loads(capsys.readouterr().out)["assumed"] == [AGAIN], command
    assert Oracle().answer(json.dumps({"op": "open", "situation": TWICE}).encode())["assumed"] == [AGAIN]
    (legal,), (odds,) = rulings.legal(TWICE, [], why_not=False), rulings.odds(TWICE, "all", "", [])
    assert legal.assumed == odds.assumed == [AGAIN]


def test_each_branch_of_a_course_says_the_same() -> None:
    two = TWICE.replace("engaged: roland}}", "engaged: roland}, rats: {card: Swarm of Rats, engaged: roland}}")
    said = read_document(read(two, "twice.yaml", faults := Faults()), faults)
    assert said is not None
    game, document, at = said
    (course,) = document.courses()
    table = document.set_up(game, course, at)
    script = Script(table, at, "pass")
    script.begin(course.do)
    first = script.advance()
    assert isinstance(first, Choice)
    mark, place = table.game.mark(), script.mark()
    for option in first.options:
        script.decide(first, option)
        script.advance()
        assert script.assumed == (AGAIN,)
        table.game.rollback(mark)
        script.rollback(place)
        assert script.assumed == ()


CHILL = """
game: arkham
edition: revised
cards: {{Chill: {{type: treachery, abilities: [{{forced: {{at: end turn, who: you}}, do: {{horror: 1, to: you}}}}]}}}}
scenario: The Gathering
chaos bag: [0]
investigators: {{roland: {{card: Roland Banks, at: study{faces}}}}}
locations: {{study: {{card: Study, clues: 2}}}}
{said}otherwise: pass
do: {do}
ask: [roland's horror]
"""
FIRST = "the enemy phase is played: right where the file begins; nothing that goes on ends before it"


@pytest.mark.parametrize(
    ("faces", "said", "do", "horror", "told"),
    [
        (True, "", ["the enemy phase is played"], "0", FIRST),
        (True, "turn: roland\n", ["the enemy phase is played"], "1", ""),
        (True, "", ["roland takes a resource", "the enemy phase is played"], "1", ""),
        (False, "", ["the enemy phase is played"], "0", ""),
    ],
)
def test_what_begins_first_where_something_would_hear_of_an_end(
    faces: bool, said: str, do: list[str], horror: str, told: str
) -> None:
    text = CHILL.format(faces=", threat area: [Chill]" if faces else "", said=said, do=do)
    assert assumed(text) == ((told,) if told else ())
    assert str(Situation.parse(text).rule().answers[0].value) == horror


def test_where_no_location_is_said_everybody_is_at_one_of_shroud_2() -> None:
    ruling = Situation.parse("""
        game: arkham
        otherwise: pass
        investigators: {roland: {card: Roland Banks}, daisy: {card: Daisy Walker}}
        do: [roland investigates, roland reveals 0]
        ask: [the difficulty is 2, where is daisy, a location has 0 clues]
    """).rule()
    assert list(ruling.values.values()) == ["yes", "a location", "yes"]
    assert "everybody is at one location, of shroud 2, without clues" in ruling.assumed
