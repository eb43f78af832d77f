"""`adjudicator accept`: the present answers are written into `expect:`, and every other byte stays the same."""

import difflib
import os
import re
import stat
from pathlib import Path

import pytest
from on_record import FIRST, LINE, RIGHT, RULING, WRONG, Keep
from ruamel.yaml import YAML

from adjudicator.cli.main import run
from adjudicator.recording.accepting import propose

ROOT = Path(__file__).parents[2]
RECORDED = sorted((ROOT / "rulings").rglob("*.yaml"))
LATER = "beat cop enters play"
TAIL = "claims: {Ann: roland has 1 damage}   # she is right\n\n# The end.\n"


def accepted(path: Path, capsys: pytest.CaptureFixture[str], status: int = 0) -> str:
    """The content of the file after its answers were accepted; then all of them are on record."""
    assert run(["accept", str(path)]) == status, capsys.readouterr().err
    if not status:
        assert run(["check", str(path)]) == 0
    capsys.readouterr()
    return path.read_bytes().decode()


def without_expectations(text: str) -> str:
    """The text without the expectations of its courses, with every other line as it is."""
    return re.sub(r"(?m)^( *)expect:(?: .*)?\n(?:\n*\1 +.*(?:\n|\Z))*", "", text)


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda path: path.stem)
class TestRecordedRulings:
    """The rulings of this project, in all the layouts that they use."""

    def test_what_is_on_record_stays_to_the_byte(self, recorded: Path) -> None:
        proposal = propose(str(recorded))
        assert proposal.before == proposal.after
        assert proposal.changes == 0

    def test_what_was_wrong_is_right_to_the_byte(self, recorded: Path, tmp_path: Path) -> None:
        """Turns every yes of `expect:` into a no, and every no into a yes."""
        text = recorded.read_text(encoding="utf-8")
        swap = {"yes": "no", "no": "yes"}
        turned = []
        inside = -1
        for line in text.splitlines(keepends=True):
            indent = len(line) - len(line.lstrip())
            if inside >= 0 and line.strip() and indent <= inside:
                inside = -1
            if re.match(r" *expect:", line):
                inside = indent
            turned.append(re.sub(r"(?<=: )(yes|no)\b", lambda found: swap[found[1]], line) if inside >= 0 else line)
        path = tmp_path / "turned.yaml"
        path.write_text("".join(turned), encoding="utf-8")
        proposal = propose(str(path))
        assert proposal.after.decode() == text
        assert ("".join(turned) == text) == (proposal.changes == 0)

    def test_what_was_not_on_record_is_all_that_is_added(self, recorded: Path, tmp_path: Path) -> None:
        text = recorded.read_text(encoding="utf-8")
        bare = without_expectations(text)
        assert bare != text
        path = tmp_path / "bare.yaml"
        path.write_text(bare, encoding="utf-8")
        after = propose(str(path)).after.decode()
        changes = [line for line in difflib.ndiff(bare.splitlines(), after.splitlines()) if line[0] in "-+"]
        assert all(line[0] == "+" for line in changes)
        assert without_expectations(after) == bare


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"expect:\n  {FIRST}: no  # sure?\n", f"expect:\n  {FIRST}: yes  # sure?\n"),
        (f"expect:\n  {FIRST}: 'no'\n", f"expect:\n  {FIRST}: 'yes'\n"),
        (f'expect:\n  {FIRST}: "no"\n', f'expect:\n  {FIRST}: "yes"\n'),
        (f"expect:\n  {FIRST}: false\n", f"expect:\n  {FIRST}: true\n"),
        (f"expect:\n     {FIRST}:   no\n", f"expect:\n     {FIRST}:   yes\n"),
        (f"expect: {{{FIRST}: no}}  # sure?\n", f"expect: {{{FIRST}: yes}}  # sure?\n"),
        (f"expect: {{  {FIRST}: no,  }}\n", f"expect: {{  {FIRST}: yes,  }}\n"),
        (f'"expect": {{"{FIRST}":"no"}}\n', f'"expect": {{"{FIRST}": "yes"}}\n'.replace(': "yes"', ':"yes"')),
        (f"expect:\n  ? {FIRST}\n  : no\n", f"expect:\n  ? {FIRST}\n  : yes\n"),
        ("expect: {}\n", f"expect: {{{FIRST}: yes}}\n"),
        ("expect:\n", f"expect:\n  {FIRST}: yes\n"),
        ("expect:   # nothing yet\n", f"expect:   # nothing yet\n  {FIRST}: yes\n"),
        ("", f"expect:\n  {FIRST}: yes\n"),
    ],
)
@pytest.mark.parametrize("tail", ["", TAIL])
def test_the_answer_is_written_in_the_style_of_the_file(
    keep: Keep, capsys: pytest.CaptureFixture[str], before: str, after: str, tail: str
) -> None:
    path = keep(text=RULING + before + tail)
    now = accepted(path, capsys)
    if before:
        assert now == RULING + after + tail
    else:
        assert sorted(now.splitlines()) == sorted((RULING + after + tail).splitlines())
    assert accepted(path, capsys) == now


def test_what_was_not_asked_before_comes_after_what_was(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    text = RULING.replace(f"  - {FIRST}\n", f"  - {FIRST}\n  - {LATER}\n  - ghoul's damage\n")
    path = keep(f"{FIRST}: yes  # as ruled before", "# and more to come", text=text)
    lines = [f"  {FIRST}: yes  # as ruled before\n", f"  {LATER}: yes\n", "  ghoul's damage: 0\n"]
    assert accepted(path, capsys) == text + "expect:\n" + "".join(lines) + "  # and more to come\n"


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("before", ["", "expect:\n  " + WRONG, "expect:\n  refused: 0"])
def test_line_ends_and_byte_order_mark_are_kept(
    keep: Keep, capsys: pytest.CaptureFixture[str], newline: str, mark: str, before: str
) -> None:
    """The last line has no line break."""
    path = keep()
    text = mark + (RULING + before).rstrip("\n").replace("\n", newline)
    path.write_bytes(text.encode())
    now = accepted(path, capsys)
    assert now.startswith(mark + RULING.rstrip("\n").replace("\n", newline))
    assert now.count("\n") == now.count(newline)
    assert f"  {FIRST}: yes" in now.split(newline)


def test_questions_that_yaml_would_misread_are_quoted(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    text = RULING.replace("ghoul: {card", '"ghoul: #1": {card').replace(FIRST, '"ghoul: #1\'s damage"')
    now = accepted(keep(text=text), capsys)
    assert now == text + 'expect:\n  "ghoul: #1\'s damage": 0\n'


def test_an_answer_with_commas_is_quoted_where_they_would_end_it(
    keep: Keep, capsys: pytest.CaptureFixture[str]
) -> None:
    text = RULING.replace(FIRST, "the chaos bag") + "chaos bag: [0, -1]\n"
    assert accepted(keep(text=text + "expect: {the chaos bag: 0}\n"), capsys).endswith(
        'expect: {the chaos bag: "0, -1"}\n'
    )
    assert accepted(keep(text=text + "expect:\n  the chaos bag: 0\n"), capsys).endswith(
        "expect:\n  the chaos bag: 0, -1\n"
    )


def test_what_is_so_of_the_whole_is_written_too(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    path = keep(
        "refused: 3  # too many",
        "verdict: 'undecided'",
        "waiting: a chaos token",
        "cites: [attack-of-opportunity.1, defeat.2]  # the second is gone",
        RIGHT,
    )
    now = accepted(path, capsys).splitlines()[LINE - 1 :]
    assert now == [
        "  refused: 0  # too many",
        "  verdict: 'ruled'",
        "  waiting: nothing",
        "  cites: [attack-of-opportunity.1]  # the second is gone",
        f"  {RIGHT}",
    ]


def test_a_list_keeps_the_comments_of_what_stays(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    cites = ["cites:", "  # why", "  - attack-of-opportunity.1  # here", "  - defeat.2  # gone", "  - 'play.5'  # last"]
    now = accepted(keep(*cites, RIGHT), capsys).splitlines()[LINE - 1 :]
    assert now == [f"  {line}" for line in (*cites[:3], cites[4], RIGHT)]


def test_a_rule_that_allows_what_was_not_done_is_not_among_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "may.yaml"
    path.write_text(
        "game: arkham\ninvestigators: {daisy: {at: study, damage: 1, play area: [Old Book of Lore]}}\n"
        "locations: {study: {}}\ndo: [daisy draws a card]\nexpect:\n  daisy may use old book of lore: yes\n"
        "  daisy has 2 actions: yes\n  cites: []\n"
    )
    cites = YAML(typ="safe").load(accepted(path, capsys))["expect"]["cites"]
    assert "draw-action.2" in cites
    assert "activate-action.1" not in cites


@pytest.mark.parametrize("empty", ["cites: []", "cites:"])
def test_the_rules_on_which_the_answers_rest_are_filled_in(
    keep: Keep, capsys: pytest.CaptureFixture[str], empty: str
) -> None:
    now = accepted(keep(empty, RIGHT), capsys)
    cites = YAML(typ="safe").load(now)["expect"]["cites"]
    assert "attack-of-opportunity.9" in cites
    assert len(cites) < 12


@pytest.mark.parametrize("empty", ["timing points: []", "timing points:", "timing points: [a, b]"])
def test_timing_points_are_filled_in(keep: Keep, capsys: pytest.CaptureFixture[str], empty: str) -> None:
    path = keep(empty, RIGHT)
    now = accepted(path, capsys)
    points = YAML(typ="safe").load(now)["expect"]["timing points"]
    assert points[0] == "2.2.1 investigator takes an action, if able"
    assert "  timing points:\n    - 2.2.1 investigator takes an action, if able\n" in now
    again = now.replace("    - after beat cop enters play\n", "").replace(
        "    - 3 initiate\n", "    - 3 dance  # then\n"
    )
    path.write_text(again, encoding="utf-8")
    assert accepted(path, capsys) == now


class TestVariants:
    """A shared expectation changes if all variants agree; otherwise each variant gets its own."""

    COMMON = RULING.partition("do:")[0] + f"ask: [{FIRST}]\n"
    PLAYS = "do: roland plays beat cop"

    def test_all_agree(self, keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
        text = RULING + "variants:\n  a: {}\n  b: {}\n"
        assert accepted(keep(WRONG, text=text), capsys) == text + f"expect:\n  {RIGHT}\n"

    def test_they_do_not(self, keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
        shared = self.COMMON + f"expect:\n  {WRONG}\nvariants:\n"
        text = shared + f"  a:\n    {self.PLAYS}\n  b: {{}}\n  c: {{{self.PLAYS}}}\n"
        now = accepted(keep(text=text), capsys)
        assert now == (
            f"{shared}  a:\n    {self.PLAYS}\n    expect:\n      {RIGHT}\n  b: {{}}\n"
            f"  c: {{{self.PLAYS}, expect: {{{RIGHT}}}}}\n"
        )

    def test_what_is_shared_stays_while_one_is_undecided(self, keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
        """Nobody knows its answer yet."""
        shared = RULING.partition("ask:")[0] + f"ask: [{FIRST}]\nexpect:\n  {WRONG}\nvariants:\n  a: {{}}\n"
        path = keep(text=shared + "  b: {do: [roland investigates]}\n")
        assert accepted(path, capsys, 3) == shared.replace("{}", f"{{expect: {{{RIGHT}}}}}") + (
            "  b: {do: [roland investigates]}\n"
        )

    @pytest.mark.parametrize(
        ("before", "after"),
        [
            ("", f"\n    expect:\n      {RIGHT}"),
            (" {}", f" {{expect: {{{RIGHT}}}}}"),
            ("\n    expect: {}", f"\n    expect: {{{RIGHT}}}"),
            ("\n    expect:", f"\n    expect:\n      {RIGHT}"),
            (f"\n    expect:\n      {WRONG}", f"\n    expect:\n      {RIGHT}"),
        ],
    )
    def test_each_has_a_place(self, keep: Keep, capsys: pytest.CaptureFixture[str], before: str, after: str) -> None:
        path = keep(text=f"{RULING}variants:\n  a:{before}  # the first\n  b:{before}\n")
        now = accepted(path, capsys)
        assert now.replace("  # the first", "") == f"{RULING}variants:\n  a:{after}\n  b:{after}\n"
        assert now.splitlines()[len(RULING.splitlines()) + before.count("\n") + 1].endswith("  # the first")


def test_undecided_is_left_alone(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    text = RULING.replace("hand: [Beat Cop]", "hand: [Beat Cop], play area: [Guard Dog]")
    path = keep(text=text)
    assert run(["accept"]) == 3
    assert capsys.readouterr().out == f"{path}: undecided, and left alone\n1 file: 0 written\n"
    assert path.read_text() == text


@pytest.mark.parametrize(
    "expect",
    [
        f"note: &no no\nexpect:\n  {FIRST}: *no\n",
        f"expect:\n  cites: [defeat.2,  # gone\n    attack-of-opportunity.1]\n  {RIGHT}\n",
        f"expect:\n  {FIRST}: &no no\n  roland is defeated: *no\n",
        f"expect:\n  {FIRST}: |-\n    no\n  roland is defeated: no\n",
    ],
)
def test_what_has_no_place_of_its_own_is_said_and_left_alone(
    keep: Keep, capsys: pytest.CaptureFixture[str], expect: str
) -> None:
    path = keep(text=RULING + expect)
    before = path.read_bytes()
    assert run(["accept"]) == 2
    err = capsys.readouterr().err
    assert "error[E141]" in err
    assert "change it by hand" in err
    assert path.read_bytes() == before


def test_dry_run_and_diff(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    path = keep(WRONG)
    before = path.read_bytes()
    assert run(["accept", "--dry-run", "--diff"]) == 0
    out = capsys.readouterr().out
    assert path.read_bytes() == before
    assert out.startswith(f"{path}: 1 answer to be written\n--- {path}\n+++ {path}\n@@ ")
    assert f"\n-  {WRONG}\n+  {RIGHT}\n" in out
    assert out.endswith("1 file: 1 to be written\n")
    assert run(["accept", "--diff"]) == 0
    assert capsys.readouterr().out == out.replace("to be written", "written")
    assert run(["accept"]) == 0
    assert capsys.readouterr().out == "1 file: 0 written\n"


def test_a_file_at_fault_is_left_alone_and_the_others_are_written(
    keep: Keep, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = keep(WRONG, name="rulings/a.yaml", text=RULING.replace("Beat Cop]", "Beat Kop]"))
    before = bad.read_bytes()
    good = keep(WRONG, name="rulings/b.yaml")
    assert run(["accept", "rulings", "rulings/none.yaml"]) == 2
    shown = capsys.readouterr()
    assert "error[E301]" in shown.err
    assert "error[E101]" in shown.err
    assert bad.read_bytes() == before
    assert RIGHT in good.read_text()


def test_permissions_are_kept_and_a_link_is_followed(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    path = keep(WRONG, name="elsewhere/ghoul.yaml")
    path.chmod(0o640)
    link = Path("rulings") / "link.yaml"
    link.parent.mkdir()
    link.symlink_to("../elsewhere/ghoul.yaml")
    accepted(link, capsys)
    assert link.is_symlink()
    assert RIGHT in path.read_text()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert os.listdir("elsewhere") == ["ghoul.yaml"]
