"""`adjudicator watch`: a file is ruled again when it is saved."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from on_record import FIRST, RIGHT, RULING, WRONG, Keep

from adjudicator.recording.outcome import AT_FAULT, CHANGED, SAME
from adjudicator.recording.watching import Seen, Watch, follow, lines

ROOT = Path(__file__).parents[2]
ALONE = RULING.replace("engaged: roland", "at: hallway")
"""Nobody strikes first because nobody is engaged."""


def save(path: Path, text: str) -> None:
    """Saves a file as an editor does, by putting another one in its place."""
    beside = path.with_suffix(".new")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, path)


def test_what_was_saved_is_ruled_again_and_nothing_else(keep: Keep) -> None:
    path = keep(RIGHT)
    keep(RIGHT, name="rulings/other.yaml")
    watch = Watch(["rulings"])
    assert [seen.now.state for seen in watch.look()] == [SAME, SAME]
    assert watch.look() == []
    save(path, RULING + f"expect:\n  {WRONG}\n")
    (seen,) = watch.look()
    assert seen.now.state == CHANGED
    assert seen.before is not None
    assert watch.look() == []


def test_what_is_otherwise_than_before_is_shown(keep: Keep) -> None:
    path = keep()
    watch = Watch([str(path)])
    (first,) = watch.look()
    assert lines(first) == [f"nothing on record: {path}", f"  {FIRST}: yes"]
    save(path, ALONE)
    (second,) = watch.look()
    assert lines(second) == [f"nothing on record: {path}", f"  {FIRST}: yes → no"]
    save(path, ALONE + f"expect:\n  {RIGHT}\n")
    (third,) = watch.look()
    assert lines(third)[:4] == [f"changed: {path}", f"    {FIRST} (line 14)", "      then: yes", "      now:  no"]


def test_a_fault_is_compared_with_nothing(keep: Keep) -> None:
    """Once a fault is mended, the answers are compared with those before it."""
    path = keep()
    watch = Watch([str(path)])
    watch.look()
    save(path, RULING + "otherwize: pass\n")
    (faulty,) = watch.look()
    assert faulty.now.state == AT_FAULT
    save(path, ALONE)
    (mended,) = watch.look()
    assert f"  {FIRST}: yes → no" in lines(mended)


def test_files_come_and_go(keep: Keep) -> None:
    path = keep(RIGHT)
    watch = Watch(["rulings"])
    watch.look()
    keep(RIGHT, name="rulings/new.yaml")
    assert [seen.now.path for seen in watch.look()] == ["rulings/new.yaml"]
    path.unlink()
    (gone,) = watch.look()
    assert [fault.code for fault in gone.now.faults] == ["E101"]
    assert watch.look() == []
    keep(RIGHT)
    assert [seen.now.state for seen in watch.look()] == [SAME]


def test_a_path_that_is_not_there_is_told_once(keep: Keep) -> None:
    keep(RIGHT)
    watch = Watch(["dispute.yaml"])
    assert [seen.now.state for seen in watch.look()] == [AT_FAULT]
    assert watch.look() == []
    keep(RIGHT, name="dispute.yaml")
    assert [seen.now.state for seen in watch.look()] == [SAME]


LANTERN = "name: Odd Lantern\ntype: asset\nabilities: [{constant: you, get: {intellect: %d}}]\n"
LIT = """\
game: arkham
investigators:
  daisy: {card: Daisy Walker, at: study, play area: [Odd Lantern]}
locations: {study: {clues: 1, shroud: 2}}
do: [daisy tests intellect (3), daisy reveals 0]
otherwise: pass
ask: [the skill value]
"""


def test_cards_of_ones_own_that_a_ruling_is_made_from(
    keep: Keep, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files are added, edited and removed, in a folder that does not exist at first; other games stay unaffected."""
    monkeypatch.setenv("ADJUDICATOR_CARDS", str(tmp_path / "mine"))
    keep(text=LIT, name="rulings/lit.yaml")
    keep(text="game: notalone\nhunted: {C: {played: lair}}\nphase: 3\nask: [C has 3 will]\n", name="rulings/other.yaml")
    watch = Watch(["rulings"])
    first, other = watch.look()
    assert [fault.code for fault in first.now.faults] == ["E301"]
    assert other.now.sound
    card = tmp_path / "mine" / "odd-lantern.yaml"
    card.parent.mkdir()
    found = []
    for bonus in (1, 2):
        card.write_text(LANTERN % bonus, encoding="utf-8")
        (seen,) = watch.look()
        found.append(lines(seen))
        assert watch.look() == []
    card.unlink()
    (gone,) = watch.look()
    assert found == [
        ["nothing on record: rulings/lit.yaml", "  the skill value: 6"],
        ["nothing on record: rulings/lit.yaml", "  the skill value: 6 → 7"],
    ]
    assert gone.now.state == AT_FAULT


def test_a_deck_list_that_a_ruling_names(keep: Keep, tmp_path: Path) -> None:
    keep(text="game: arkham\nscenario: The Gathering\ninvestigators: {roland: {deck: d.txt}}\n", name="rulings/d.yaml")
    keep(RIGHT, name="rulings/other.yaml")
    deck = tmp_path / "rulings" / "d.txt"
    deck.write_text("Roland Banks\n1x Machette\n", encoding="utf-8")
    watch = Watch(["rulings"])
    assert {seen.now.state for seen in watch.look()} == {AT_FAULT, SAME}
    save(deck, "Roland Banks\n1x Machete\n")
    (seen,) = watch.look()
    assert seen.now.path.endswith("d.yaml")
    assert not seen.now.faults


def test_cards_rules_and_code_that_come_along(keep: Keep, copied: Path) -> None:
    """People who work on them see at once how rulings change."""
    path = keep(text=LIT.replace("Odd Lantern", "Magnifying Glass").replace("tests intellect (3)", "investigates"))
    card = copied / "games" / "arkham" / "cards" / "magnifying-glass.yaml"
    code = copied / "engine" / "machine.py"
    before = card.read_text(encoding="utf-8"), code.read_text(encoding="utf-8")
    command = [sys.executable, "-m", "adjudicator", "watch", str(path), "--interval", "0.01"]
    environment = {**os.environ, "PYTHONPATH": str(copied.parent)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as ran:
        assert ran.stdout is not None
        printed = [ran.stdout.readline() for _line in range(2)]
        save(card, before[0].replace("intellect: 1}, while", "intellect: 3}, while"))
        printed += [ran.stdout.readline() for _line in range(2)]
        save(code, before[1] + "raise RuntimeError('the machine is broken')\n")
        printed += [ran.stdout.readline() for _line in range(2)]
        ran.send_signal(signal.SIGINT)
    assert printed == [
        f"nothing on record: {path}\n",
        "  the skill value: 6\n",
        f"nothing on record: {path}\n",
        "  the skill value: 6 → 8\n",
        f"crashed: {path}\n",
        "    ruling it crashed: RuntimeError: the machine is broken\n",
    ]


def test_of_many_only_what_is_otherwise_is_shown(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    from adjudicator.cli.watch import _tell

    for number in range(5):
        keep(RIGHT, name=f"rulings/{number}.yaml")
    watch = Watch(["rulings"])
    _tell(watch.look())
    assert capsys.readouterr().out == "5 rulings: 5 as recorded\n"
    for number in range(5):
        keep(WRONG if number == 2 else RIGHT, name=f"rulings/{number}.yaml", text="# again\n" + RULING)
    _tell(watch.look())
    out = capsys.readouterr().out
    assert out.startswith("changed: rulings/2.yaml\n")
    assert out.count("rulings/") == 1
    assert out.endswith("5 rulings: 4 as recorded, 1 changed\n")
    keep(RIGHT, name="rulings/2.yaml")
    for number in (0, 1, 3):
        keep(RIGHT, name=f"rulings/{number}.yaml")
    _tell(watch.look())
    assert capsys.readouterr().out == "as recorded: rulings/2.yaml\n4 rulings: 4 as recorded\n"


def test_it_goes_on_for_as_long_as_somebody_waits(keep: Keep) -> None:
    path = keep()
    saves = iter([ALONE, ALONE + "# the same\n", RULING])
    told: list[list[Seen]] = []

    def wait() -> bool:
        text = next(saves, None)
        if text is not None:
            save(path, text)
        return text is not None

    follow(Watch([str(path)]), told.append, wait)
    assert [seen.now.answers for (seen,) in told] == [((FIRST, value),) for value in ("yes", "no", "no", "yes")]


def test_from_the_first_look_to_the_last(keep: Keep) -> None:
    """The command runs in a process of its own, and the signal of Ctrl-C ends it."""
    path = keep(RIGHT)
    script = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from adjudicator.cli.main import main; main()"
    command = [sys.executable, "-c", script, "watch", str(path), "--interval", "0.01"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as ran:
        assert ran.stdout is not None
        assert ran.stderr is not None
        assert ran.stdout.readline() == f"as recorded: {path}\n"
        assert ran.stdout.readline() == f"  {FIRST}: yes\n"
        save(path, ALONE + f"expect:\n  {RIGHT}\n")
        assert ran.stdout.readline() == f"changed: {path}\n"
        assert ran.stdout.readline() == f"  {FIRST}: yes → no\n"
        ran.send_signal(signal.SIGINT)
        assert "Traceback" not in ran.stderr.read()
    assert ran.returncode == 0
