"""Faults: collected, ordered, shown with line and carets, and as records; and the nearest known name."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import adjudicator
from adjudicator.language.diagnostics import CODES, Fault, Faults, InputAtFault, as_json, render
from adjudicator.language.nearest import did_you_mean, nearest
from adjudicator.language.source import Source, Span


def fault(line: int, column: int, end_column: int | None = None, help: str = "") -> Fault:
    return Fault("E110", "wrong", "a.yaml", Span(line, column, line, end_column or column + 1), help)


def shown(lines: list[str], *faults: Fault, width: int = 100) -> list[str]:
    """The lines of the picture, without the number of faults below it."""
    return render(faults, lambda _: lines, width=width).splitlines()[:-2]


def carets(line: str, column: int, end_column: int, width: int = 100) -> tuple[str, int, int]:
    """The line as shown, the column of its carets, and their number."""
    picture = shown([line], fault(1, column, end_column), width=width)
    found = re.fullmatch(r"  \| ( *)(\^+)", picture[4])
    assert found
    return picture[3].removeprefix("1 | "), len(found[1]), len(found[2])


SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(Path(adjudicator.__file__).parent.rglob("*.py"))
    if path.name != "diagnostics.py"
)


class TestCodes:
    @pytest.mark.parametrize("code", CODES)
    def test_each_code_is_well_formed_and_used(self, code: str) -> None:
        assert re.fullmatch(r"E[1-5]\d\d", code)
        assert f'"{code}"' in SOURCES

    def test_each_code_that_is_used_is_in_the_table(self) -> None:
        assert set(re.findall(r'"(E\d{3})"', SOURCES)) <= set(CODES)

    def test_a_code_that_is_not_in_the_table(self) -> None:
        with pytest.raises(ValueError, match="E999"):
            Faults().add("E999", "m", "a.yaml", None)


class TestFaults:
    def test_none(self) -> None:
        faults = Faults()
        assert not faults
        assert len(faults) == 0
        assert list(faults) == []
        faults.raise_if_any()

    def test_sorted_by_place_whatever_the_order_of_adding(self) -> None:
        wanted = [
            Fault("E112", "m", "a.yaml", None),
            Fault("E120", "m", "a.yaml", Span(1, 9, 1, 10)),
            Fault("E110", "m", "a.yaml", Span(2, 1, 2, 2)),
            Fault("E120", "m", "a.yaml", Span(2, 1, 2, 2)),
            Fault("E110", "m", "a.yaml", Span(10, 1, 10, 2)),
            Fault("E110", "m", "b.yaml", Span(1, 1, 1, 2)),
        ]
        for seed in range(20):
            mixed = random.Random(seed).sample(wanted, len(wanted))
            faults = Faults()
            for code, message, path, span, help in mixed:
                faults.add(code, message, path, span, help)
            assert list(faults) == wanted

    def test_several_without_a_place(self) -> None:
        faults = Faults()
        for code in ("E112", "E101", "E103"):
            faults.add(code, "m", "a.yaml", None)
        assert [fault.code for fault in faults] == ["E101", "E103", "E112"]

    def test_alike_but_for_the_span(self) -> None:
        faults = Faults()
        faults.add("E112", "m", "a.yaml", Span(1, 1, 1, 2))
        faults.add("E112", "m", "a.yaml", None)
        assert [fault.span is None for fault in faults] == [True, False]

    def test_each_once(self) -> None:
        faults = Faults()
        for _ in range(3):
            faults.add("E110", "m", "a.yaml", Span(1, 1, 1, 2), "h")
        assert len(faults) == len(list(faults)) == 1

    def test_a_source_for_a_path(self) -> None:
        faults = Faults()
        faults.add("E110", "m", Source("b.yaml", ""), None)
        assert [fault.path for fault in faults] == ["b.yaml"]

    def test_raising(self) -> None:
        faults = Faults()
        faults.add("E120", "twice", "a.yaml", Span(3, 5, 3, 6))
        faults.add("E112", "empty", "b.yaml", None)
        with pytest.raises(InputAtFault) as caught:
            faults.raise_if_any()
        assert caught.value.faults is faults
        assert str(caught.value) == "a.yaml:3:5: E120: twice\nb.yaml: E112: empty"


class TestRender:
    def test_the_whole_picture(self) -> None:
        faults = Faults()
        faults.add("E120", "the key is given twice", "a.yaml", Span(10, 3, 10, 7), "keep one\nof them")
        faults.add("E112", "nothing here", "b.yaml", None, "write something")
        lines = [""] * 9 + ["  name: x"]
        assert render(faults, lambda _: lines) == (
            "error[E120]: the key is given twice\n"
            "  --> a.yaml:10:3\n"
            "   |\n"
            "10 |   name: x\n"
            "   |   ^^^^\n"
            "   |\n"
            "   = help: keep one\n"
            "           of them\n"
            "\n"
            "error[E112]: nothing here\n"
            "--> b.yaml\n"
            " = help: write something\n"
            "\n"
            "2 faults in 2 files\n"
        )

    def test_nothing(self) -> None:
        assert render(Faults(), lambda _: []) == ""

    @pytest.mark.parametrize(("number", "closing"), [(1, "1 fault"), (2, "2 faults"), (11, "11 faults")])
    def test_the_count(self, number: int, closing: str) -> None:
        faults = [fault(1, column) for column in range(1, number + 1)]
        assert render(faults, lambda _: ["x" * 20]).splitlines()[-1] == closing

    @pytest.mark.parametrize("line", [0, 2, 99])
    def test_a_line_that_is_not_there(self, line: int) -> None:
        assert shown(["only"], fault(line, 1)) == ["error[E110]: wrong", f"--> a.yaml:{line}:1"]

    def test_an_empty_line(self) -> None:
        assert shown([""], fault(1, 1)) == ["error[E110]: wrong", " --> a.yaml:1:1", "  |", "1 |", "  | ^"]

    def test_colour_adds_nothing_but_colour(self) -> None:
        faults = [fault(1, 3, 5, "do this")]
        coloured = render(faults, lambda _: ["a: bc"], colour=True)
        assert "\x1b[" in coloured
        assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == render(faults, lambda _: ["a: bc"])

    def test_a_span_over_several_lines_goes_to_the_end_of_its_first(self) -> None:
        over = Fault("E110", "wrong", "a.yaml", Span(1, 4, 3, 2))
        assert shown(["a: [b,  ", "c", "d]"], over)[4] == "  |    ^^^"


class TestCarets:
    @pytest.mark.parametrize(
        ("line", "column", "end", "indent", "number"),
        [
            ("a: bcd", 4, 7, 3, 3),
            ("a: bcd", 4, 4, 3, 1),
            ("a: bcd", 7, 8, 6, 1),
            ("a: bcd", 99, 100, 6, 1),
            ("a: bcd", 4, 99, 3, 3),
            ("名前: 表", 1, 3, 0, 4),
            ("名前: 表", 5, 6, 6, 2),
            ("e\u0301: x", 5, 6, 3, 1),
            ("\uff46\uff55\uff4c\uff4c x", 6, 7, 9, 1),
            ("\tx", 2, 3, 4, 1),
            ("\tx", 1, 2, 0, 4),
            ("a\tb\tc", 5, 6, 10, 1),
        ],
    )
    def test_placement(self, line: str, column: int, end: int, indent: int, number: int) -> None:
        assert carets(line, column, end)[1:] == (indent, number)

    def test_tabs_become_spaces(self) -> None:
        assert carets("\tx", 2, 3)[0] == "    x"

    @pytest.mark.parametrize("column", [1, 2, 50, 96, 97, 98, 500, 990, 996])
    def test_a_long_line_is_windowed_around_the_carets(self, column: int) -> None:
        line = "".join(f"{number:04}" for number in range(249)) + "ABCD"
        text, indent, number = carets(line, column, column + 4)
        assert len(text) <= 96
        assert text[indent : indent + number] == line[column - 1 : column + 3]
        assert text.startswith("…") == (not line.startswith(text[:3]))
        assert text.endswith("…") == (not line.endswith(text[-3:]))

    def test_a_long_span_ends_with_the_window(self) -> None:
        text, indent, number = carets("x" * 1000, 1, 1001)
        assert indent + number <= len(text) <= 96

    def test_a_line_that_just_fits_is_shown_whole(self) -> None:
        assert carets("x" * 96, 90, 91) == ("x" * 96, 89, 1)
        assert carets("x" * 97, 1, 2)[0].endswith("…")

    def test_wide_characters_in_a_long_line(self) -> None:
        text, indent, number = carets("表" * 500, 251, 253)
        assert len(text) * 2 - text.count("…") <= 96
        assert number == 4
        assert indent % 2 == 1

    def test_a_megabyte_in_one_line(self) -> None:
        text, indent, number = carets("x" * 1_000_000 + "y" + "x" * 1_000_000, 1_000_001, 1_000_002)
        assert (text[indent], number) == ("y", 1)

    @pytest.mark.parametrize("width", [0, 1, 20, 30])
    def test_narrow_terminals(self, width: int) -> None:
        text, indent, _ = carets("x" * 200 + "y" + "x" * 200, 201, 202, width=width)
        assert text[indent] == "y"
        assert len(text) <= max(width, 20)


class TestSteering:
    """Text of a file must not steer the terminal that shows it."""

    @pytest.mark.parametrize("character", ["\x1b", "\0", "\x07", "\x9b", "\u202e", "\u2066", "\ud800", "\r", "\x7f"])
    def test_it_is_not_printed(self, character: str) -> None:
        name = f"x{character}y"
        wrong = Fault("E110", name, name, Span(1, 3, 1, 4), name)
        picture = render([wrong], lambda _: [name])
        assert character not in picture
        picture.encode("utf-8")
        line, carets = shown([name], fault(1, 3))[3:5]
        assert carets.endswith("^")
        assert line[carets.index("^")] == "y"

    def test_a_message_stays_one_line(self) -> None:
        wrong = Fault("E110", "one\ntwo", "a\nb.yaml", None)
        assert render([wrong], lambda _: []).splitlines()[:2] == ["error[E110]: one␊two", "--> a␊b.yaml"]

    def test_text_of_all_languages_is(self) -> None:
        assert carets("é 名 🎲 «» \u3000x", 1, 2)[0] == "é 名 🎲 «» \u3000x"


class TestJson:
    def test_records(self) -> None:
        faults = Faults()
        faults.add("E120", "twice", "a.yaml", Span(3, 5, 3, 9), "keep one")
        faults.add("E112", "empty", "a.yaml", None)
        empty, twice = as_json(faults)
        assert twice == {
            "code": "E120",
            "title": "key given twice",
            "message": "twice",
            "path": "a.yaml",
            "line": 3,
            "column": 5,
            "end_line": 3,
            "end_column": 9,
            "help": "keep one",
        }
        assert list(empty) == list(twice)
        assert empty["line"] is None
        assert json.loads(json.dumps([empty, twice])) == [empty, twice]

    def test_nothing(self) -> None:
        assert as_json(Faults()) == []


NAMES = [
    "Machete",
    "Knife",
    "Beat Cop",
    "Roland Banks",
    "Daisy Walker",
    ".45 Automatic",
    "Skill Test",
    "Ghoul Priest",
]


class TestNearest:
    @pytest.mark.parametrize(
        ("word", "found"),
        [
            ("Machette", "Machete"),
            ("MACHETE", "Machete"),
            ("kinfe", "Knife"),
            ("beat-cop", "Beat Cop"),
            ("beat_cop", "Beat Cop"),
            ("Banks Roland", "Roland Banks"),
            ("roland", "Roland Banks"),
            ("Gohul Preist", "Ghoul Priest"),
            ("45 automatic", ".45 Automatic"),
        ],
    )
    def test_a_name(self, word: str, found: str) -> None:
        assert nearest(word, NAMES)[:1] == (found,)
        assert did_you_mean(word, NAMES) == f'did you mean "{found}"?'

    @pytest.mark.parametrize("word", ["", " ", "x", "zz", "Zoogler", "the quick brown fox", "M" * 100_000])
    def test_none(self, word: str) -> None:
        assert nearest(word, NAMES) == ()
        assert did_you_mean(word, NAMES) == ""

    def test_nothing_known(self) -> None:
        assert nearest("Machete", []) == ()

    def test_the_same_whatever_the_order_and_number_of_the_known(self) -> None:
        known = ["card", "cart", "care", "cord", "Card"]
        wanted = nearest("carx", known, 5)
        for seed in range(10):
            assert nearest("carx", random.Random(seed).sample(known * 2, 10), 5) == wanted
        assert nearest("carx", set(known), 5) == wanted

    def test_nearer_before_farther_and_mistyped_before_partial(self) -> None:
        assert nearest("ghoul", ["Ghoul Priest", "Ghouls", "Ghoul"]) == ("Ghoul", "Ghouls", "Ghoul Priest")

    def test_the_limit(self) -> None:
        assert len(nearest("card", ["care", "cart", "cord", "curd"])) == 3
        assert len(nearest("card", ["care", "cart", "cord", "curd"], limit=1)) == 1
        assert nearest("card", ["card"], limit=0) == ()


def test_a_file_of_many_faults_is_read_once_to_show_them() -> None:
    asked: list[str] = []

    def lines_of(path: str) -> list[str]:
        asked.append(path)
        return ["round: x"] * 3

    faults = [Fault("E201", "no number", path, Span(line, 8, line, 9)) for path in "ab" for line in (1, 2, 3)]
    assert render(faults, lines_of).count("round: x") == len(faults)
    assert asked == ["a", "b"]
