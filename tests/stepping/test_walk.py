"""Walking through a course: forward and back, another option, undo; by the lines and in lines of text."""

from pathlib import Path
from random import Random

import pytest

from adjudicator.cli.main import run
from adjudicator.games.finding import game_of
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read, read_file
from adjudicator.playing.board import in_lines
from adjudicator.playing.opening import Opening
from adjudicator.playing.problem import Problem
from adjudicator.ruling.explanation import lines
from adjudicator.ruling.judging import rule_file
from adjudicator.stepping.plain import walked
from adjudicator.stepping.walk import Walk

ROOT = Path(__file__).parents[2]
FIGHT = """
game: arkham
title: Does the blow land?
investigators: {roland: {card: Roland Banks, at: attic}}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
locations: {attic: {}}
do: [roland fights ghoul, roland reveals 0]
"""


def walk(text: str = FIGHT, player: str = "") -> Walk:
    faults = Faults()
    return Walk(Opening(read(text, "fight.yaml", faults), faults), "", player)


def told(found: Walk) -> list[str]:
    return [line.text for line in found.lines]


@pytest.mark.parametrize("game", ["arkham", "eldritch", "notalone", "others"])
def test_every_recorded_course_is_walked_as_it_is_ruled(game: str) -> None:
    random = Random(7)
    for path in sorted((ROOT / "rulings" / game).glob("*.yaml"))[:15]:
        faults = Faults()
        opening = Opening(read_file(path, faults), faults)
        for variant, ruling in zip(opening.variants, rule_file(path), strict=True):
            found = Walk(opening, variant)
            assert told(found) == [line.text for line in lines(ruling.trace, game_of(ruling.game))]
            found.go(len(found.lines))
            assert in_lines(found.board) == in_lines(found._playing.table.view.board())
            before, table = told(found), in_lines(found.board)
            decisions = [n for n in range(len(found.lines)) if found._is(n, "decision")]
            for line in random.sample(decisions, min(3, len(decisions))):
                found.go(line)
                options = found.options()
                assert sum(one.taken for one in options) <= 1
                others = [one for one in options if not one.taken]
                if others:
                    found.choose(random.choice(others).key)
                    assert told(found)[:line] == before[:line], (path, line)
                    found.undo()
                assert found.at == line
                assert told(found) == before, (path, line)
            found.go(len(found.lines))
            assert in_lines(found.board) == table


def test_another_draw_is_another_course() -> None:
    found = walk()
    assert found.told == "roland decides take an action: roland fights ghoul"
    found.next("decision")
    assert found.told == "roland draws chaos token: 0"
    options = found.options()
    assert [one.says for one in options if one.taken] == ["roland reveals 0"]
    assert next(one for one in options if "auto-fail" in one.says).price == "1 of 16"
    assert "ghoul: damage 0 → 1" in told(found)
    found.choose(next(one.key for one in options if "auto-fail" in one.says))
    assert found.told == "roland draws chaos token: auto-fail"
    assert "ghoul: damage 0 → 1" not in told(found)
    found.undo()
    assert found.told == "roland draws chaos token: 0"
    assert "ghoul: damage 0 → 1" in told(found)
    with pytest.raises(Problem, match="nothing has been chosen"):
        found.undo()


def test_the_course_goes_on_at_its_end_and_becomes_a_situation() -> None:
    found = walk()
    found.go(len(found.lines))
    assert found.told == "the end: roland: take an action"
    found.choose(next(one.key for one in found.options() if one.says == "roland takes a resource"))
    assert found.told == "roland decides take an action: roland takes a resource"
    found.go(0)
    again = walk(found.situation())
    again.go(len(again.lines))
    found.go(len(found.lines))
    assert [one.says for one in again.options()] == [one.says for one in found.options()]
    assert "resources: 1" in "\n".join(in_lines(again.board))


def test_the_table_changes_at_the_line_that_says_so() -> None:
    found = walk()
    assert found.find("ghoul: damage 0")
    shown = list(walked(found, ["t"]))[1].splitlines()
    changed = [line for line in shown if line.endswith(" (changed)")]
    assert changed == ["    ▲ ghoul (1 damage) (changed)", "  ▪ ghoul (1 damage) (changed)"]
    (rule, *_others) = found.lines[-1].rules
    assert found.find(rule)
    assert rule in [one for one, _says in found.rules]
    assert not found.find("no such words")


def test_a_glance_shows_what_each_option_would_change() -> None:
    asked = f"{FIGHT}ask: [ghoul has 1 damage]\n"
    found = walk(asked)
    before = told(found)
    question, *answers = found.glance()
    assert question == "ghoul has 1 damage"
    assert any("roland fights ghoul" in one and "yes 13/16 (81.25 %)" in one for one in answers), answers
    found.next("decision")
    question, *answers = found.glance()
    assert any("auto-fail" in one and one.endswith("no") for one in answers)
    assert any(one.strip() == "all in all: yes 13/16 (81.25 %)" for one in answers)
    assert told(found) == before
    found.next("write")
    assert found.glance() == ()
    assert walk().glance() == ()


def test_nothing_is_decided_at_a_line_of_another_kind() -> None:
    found = walk()
    found.next("write")
    assert found.options() == ()
    with pytest.raises(Problem, match="nothing is decided here"):
        found.choose("pass")


def test_a_player_sees_no_more_than_she_may() -> None:
    secret = (
        "game: notalone\ncreature: {name: B}\nhunted: {C: {}, D: {}}\ndo: [C plays jungle, D plays lair]\n"
        "otherwise: stop\n"
    )
    assert any("jungle" in line for line in told(walk(secret)))
    seen = walk(secret, "D")
    assert not any("jungle" in line for line in told(seen))
    assert not any("hand" in line for line in in_lines(seen.board)[in_lines(seen.board).index("C") :][:3])
    with pytest.raises(Problem, match="may not know"):
        seen.situation()


def test_going_on_stops_at_rules_events_and_words() -> None:
    found = walk()
    found.stop_at("damage 0")
    found.next("decision")
    assert found.told == "roland draws chaos token: 0"
    found.next("decision")
    assert found.told == "ghoul: damage 0 → 1"
    found.next()
    assert found.is_at_the_end
    found.stop_at("DAMAGE 0")
    assert found.stops == ()
    found.stop_at("reveal token")
    found.stop_at("health-and-damage.3")
    found.go(0)
    found.next()
    assert found.told == "roland reveals 0"
    found.next("write")
    assert found.told == "test: value 0 → 4"
    found.next()
    assert "health-and-damage.3" in found.lines[found.at].rules
    with pytest.raises(Problem, match="a kind of event, or words"):
        found.stop_at(" ")


def test_a_wrong_claim_is_found_where_it_leaves_the_rules() -> None:
    claims = "claims: {Ann: ghoul has 2 damage, Ben: ghoul has 1 damage}\n"
    found = walk(f"{FIGHT}{claims}")
    found.next_claim()
    assert found.told == "ghoul: damage 0 → 1"
    assert "Ann is wrong: ghoul has 2 damage" in found.claims
    assert not any("Ben" in claim for claim in found.claims)
    found.go(0)
    found.next("decision")
    found.choose(next(one.key for one in found.options() if "auto-fail" in one.says))
    with pytest.raises(Problem, match="no claim of the file leaves the rules in this course"):
        found.next_claim()
    with pytest.raises(Problem, match="no claim"):
        walk().next_claim()


def test_lines_are_folded_and_unfold_where_one_goes() -> None:
    found = walk()
    found.go(len(found.lines) - 1)
    while found.levels[found.at]:
        found.go(found.at - 1)
    top = found.at
    below = found.below(top)
    found.fold()
    assert found.is_folded(top)
    assert found.rows == tuple(n for n in range(len(found.lines)) if not top < n <= top + below)
    found.go(top + 1)
    assert found.rows == tuple(range(len(found.lines)))
    found.go(len(found.lines))
    with pytest.raises(Problem, match="nothing stands below"):
        found.fold()


def test_it_is_walked_in_lines_of_text() -> None:
    shown = list(walked(walk(), ["d", "o", "o 99", "o 10", "u", "t", "/zzz", "h", "", "q", "n"]))
    assert shown[0].startswith("Does the blow land?\nn next line;")
    assert shown[1].startswith("2 of ") or "chaos token" in shown[1]
    assert "roland reveals auto-fail" in "\n".join(shown)
    assert "an option has a number from 1 to" in shown[3]
    assert shown[6].startswith("attic\n  ● roland\n    ▲ ghoul")
    assert shown[7] == "no line has zzz"
    assert shown[8].startswith("n next line;")
    assert len(shown) == 10


def test_signs_that_steer_a_terminal_are_shown() -> None:
    hostile = FIGHT.replace("Does the blow land?", '"\\e[31mred \\u202e"')
    first = next(iter(walked(walk(hostile), [])))
    assert "\x1b" not in first
    assert "\u202e" not in first


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "fight.yaml"
    file.write_text(FIGHT)
    monkeypatch.setattr("sys.stdin", iter(["d\n", "q\n"]))
    assert run(["step", "--plain", str(file)]) == 0
    assert "roland draws chaos token: 0" in capsys.readouterr().out
    assert run(["step", "--plain", str(tmp_path / "none.yaml")]) == 2
    assert "there is no such file" in capsys.readouterr().err
    assert run(["step", "--plain", "--variant", "x", str(file)]) == 2
    assert "no such variant" in capsys.readouterr().err
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert run(["step", str(file)]) == 2
    assert "python -m pip install 'adjudicator[tui]'" in capsys.readouterr().err
