"""The reader's language: chosen on the command line, or that of the locale; programs are told the same in every one."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pages.made import ROOT, RULINGS

from adjudicator.cli.main import run
from adjudicator.page import Page
from adjudicator.speaking import LANGUAGES, _n, of_the_locale, speaking, tag
from adjudicator.widths import cells, cut, filled, wrapped

FILE = str(ROOT / RULINGS[0])
WHO_IS_RIGHT = {"en": "Who is right", "ja": "誰が正しいか", "ko": "누가 옳은가", "zh": "誰是對的"}
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_is_told_in_the_language_of_the_reader(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["rule"], ["rule", "--format", "markdown"], ["explain", "--format", "html"]):
        run([*command, "--lang", language, FILE])
        told = capsys.readouterr().out
        assert [one for one in LANGUAGES if WHO_IS_RIGHT[one] in told] == [language]


@pytest.mark.parametrize(("language", "heading"), [("ja", "敗北"), ("ko", "쓰러지다")])
def test_a_rule_has_its_heading_as_the_reference_prints_it(
    language: str, heading: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run(["rule", "--lang", language, FILE])
    assert f"defeat.2 {heading}: An investigator with damage" in capsys.readouterr().out
    run(["lookup", "--lang", language, "defeat"])
    assert capsys.readouterr().out.splitlines()[2].startswith(heading)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_rules_stay_english_and_that_is_said(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = {"en": "in English", "ja": "英語のまま", "ko": "영어로 표시", "zh": "以英文顯示"}
    for command in (["rule", FILE], ["explain", FILE], ["explain", "--format", "html", FILE], ["lookup", "defeat"]):
        run([*command, "--lang", language])
        assert (said[language] in capsys.readouterr().out) == (language != "en"), command


@pytest.mark.parametrize("language", LANGUAGES)
def test_programs_are_told_the_same_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["rule", "--format", "json", FILE], ["compare", "--format", "json", "--without", "defeat.2", FILE]):
        run(command)
        english = capsys.readouterr()
        run([*command, "--lang", language])
        assert capsys.readouterr() == english


def test_a_page_says_its_language_and_what_is_english_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    run(["explain", "--format", "html", "--lang", "zh", FILE])
    page = capsys.readouterr().out
    assert '<html lang="zh-Hant">' in page
    assert '<dt>defeat.2</dt><dd><span lang="en">An investigator with damage' in page
    run(["explain", "--format", "html", FILE])
    assert re.findall(r'lang="[^"]*"', capsys.readouterr().out) == ['lang="en"']


def test_an_unknown_language_is_a_fault_with_the_choices(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", "--lang", "xx", FILE]) == 2
    told = capsys.readouterr().err
    assert told.startswith("Error: argument --lang: invalid choice: 'xx' (choose from ")
    assert all(language in told for language in (*LANGUAGES, "auto"))


@pytest.mark.parametrize(
    ("variable", "value", "language"),
    [
        ("LANG", "ja_JP.UTF-8", "ja"),
        ("LC_MESSAGES", "zh_TW", "zh"),
        ("LANG", "de_DE.UTF-8", "en"),
        ("LANG", "C.UTF-8", "en"),
        ("LANGUAGE", "de:ko:ja", "ko"),
        ("LANGUAGE", "en:ja", "en"),
        ("LANG", "", "en"),
    ],
)
def test_the_language_of_the_locale_is_that_of_the_reader_if_asked_for(
    variable: str, value: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for one in VARIABLES:
        monkeypatch.delenv(one, raising=False)
    monkeypatch.setenv(variable, value)
    assert of_the_locale() == language
    run(["rule", FILE])
    assert WHO_IS_RIGHT["en"] in capsys.readouterr().out
    run(["rule", "--lang", "auto", FILE])
    assert WHO_IS_RIGHT[language] in capsys.readouterr().out


def test_english_comes_back_at_the_end() -> None:
    with speaking("ja"):
        assert (tag(), _n("{number} ruling", "{number} rulings", 1)) == ("ja", "裁定 1件")
    assert (tag(), _n("{number} ruling", "{number} rulings", 1)) == ("en", "1 ruling")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_wraps_fits_the_terminal_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with speaking(language):
        page = Page(80)
        for mark in ("ほか:", "거부됨:", "also:"):
            page.item(mark, "機会攻撃を行う attack-of-opportunity.9 조사자가 행동을 할 때 " * 5, 4)
            page.entry(mark, "機会攻撃を行う attack-of-opportunity.9 조사자가 행동을 할 때 " * 5, 4)
    assert max(map(cells, page.lines)) in (79, 80)


MIXED = st.text(st.sampled_from("機会攻撃、。「」(): ab-กé조사자 "), max_size=60)


@settings(deadline=None)
@given(MIXED, st.integers(20, 80))
def test_a_text_is_wrapped_without_a_loss(text: str, width: int) -> None:
    lines = wrapped(text, width)
    assert all(cells(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(line == line.rstrip() for line in lines)


@settings(deadline=None)
@given(MIXED, st.integers(2, 40))
def test_a_text_is_cut_and_filled_to_a_width(text: str, width: int) -> None:
    assert cells(cut(text, width)) <= width
    assert cells(filled(cut(text, width), width)) == width


def test_no_line_begins_with_a_stop() -> None:
    for width in range(20, 60):
        for line in wrapped("機会攻撃、「調査員」が行動する。" * 6, width):
            assert line[0] not in "、。」"
            assert line[-1] != "「"


WIDE = """
game: arkham
investigators: {調査員: {card: Roland Banks, at: 部屋}, roland: {card: Wendy Adams, at: 部屋}}
locations: {部屋: {card: Attic}}
enemies: {食屍鬼: {card: Ghoul Minion, engaged: 調査員}}
ask:
  - 調査員 has 1 damage
  - roland has 1 damage
"""


def test_answers_beside_wide_signs_stand_below_each_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wide.yaml"
    file.write_text(WIDE, encoding="utf-8")
    for command in ("rule", "legal"):
        run([command, str(file)])
        told = capsys.readouterr().out.splitlines()
        dotted = [line[: found.end()] for line in told if (found := re.search(r"\.{3} ", line))]
        assert any("調査員" in line for line in dotted)
        assert len(set(map(cells, dotted))) == 1
