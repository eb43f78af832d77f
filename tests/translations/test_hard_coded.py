"""Nothing that is told stands in the code in English alone: a catalogue without letters leaves only data."""

import html
import json
import re
from collections.abc import Iterator
from gettext import NullTranslations
from string import Formatter

import pytest
from pages.made import ROOT, RULINGS, ruled

from adjudicator.cli.main import run
from adjudicator.engine import trace
from adjudicator.games.finding import game_of, known_games
from adjudicator.page import Page
from adjudicator.pages.checked import checked_page
from adjudicator.pages.ruled import ruling_page
from adjudicator.playing import page as legal
from adjudicator.recording.outcome import CHANGED, CRASHED, UNDECIDED, Difference, Outcome, counted
from adjudicator.recording.words import report
from adjudicator.ruling.data import Data, as_data
from adjudicator.ruling.explained import explanation_markdown, write_explanation
from adjudicator.ruling.explanation import told_of
from adjudicator.ruling.markdown import as_markdown
from adjudicator.ruling.ruling import Parting, Ruling, Waiting
from adjudicator.ruling.sentences import sentences
from adjudicator.ruling.text import write_ruling
from adjudicator.speaking import speaking_by

FILES = (
    *RULINGS,
    "rulings/notalone/wrong-track-and-a-second-catch.yaml",
)


class Dumb(NullTranslations):
    """A catalogue whose messages have lost their letters: what is filled in is all that they say."""

    def gettext(self, message: str) -> str:
        return f"⟦{'·'.join(f'{{{place}}}' for _text, place, *_how in Formatter().parse(message) if place)}⟧"

    def ngettext(self, one: str, many: str, number: int) -> str:
        return self.gettext(many)


def texts(data: Data | object) -> Iterator[str]:
    """Every text in some data, and in its keys."""
    if isinstance(data, str):
        yield " ".join(data.split())
    elif isinstance(data, dict):
        yield from (text for key, value in data.items() for one in (key, value) for text in texts(one))
    elif isinstance(data, list | tuple):
        yield from (text for one in data for text in texts(one))


OURS = {"yes", "no", "secret", "ruled", "undecided", "overlooked", "misapplied", "passed", "cancelled"}
"""Words of ours that are given to programs as they are; people are told them in their language."""


def left(told: str, data: set[str]) -> str:
    """The letters of what is told that are no data."""
    told = " ".join(re.sub(r"`?adjudicator [a-z]+ [^ ]+", "", told).split())
    for one in sorted(data - OURS, key=len, reverse=True):
        told = told.replace(one, "") if len(one) > 1 else told
    return " ".join(re.findall(r"[A-Za-z]{2,}", told))


def known(ruling: Ruling) -> set[str]:
    """What a ruling says that nobody translates: what programs are given, rules, and sentences of what happened."""
    game = game_of(ruling.game)
    says = sentences(game)
    found = {*texts(as_data(ruling, True)), *map(says, ruling.cites), game.title}
    with speaking_by(Dumb(), "xx"):
        told = (told_of(record, game) for record in ruling.trace if isinstance(record, trace.Happened | trace.Wrote))
        return found | {" ".join(one.split()) for one in told if "⟦" not in one}


def shown(page: str) -> str:
    """What a page shows and reads out."""
    page = re.sub(r"<(script|style)\b.*?</\1>", "", page, flags=re.DOTALL)
    named = " ".join(re.findall(r'(?:aria-label|title)="([^"]*)"', page))
    return html.unescape(re.sub(r"<[^>]*>", " ", page) + named)


@pytest.mark.parametrize("path", FILES)
def test_a_ruling_is_told_in_messages(path: str) -> None:
    for ruling in ruled(path):
        game, data = game_of(ruling.game), known(ruling)
        with speaking_by(Dumb(), "xx"):
            says = sentences(game)
            page, explained = Page(), Page()
            write_ruling(ruling, says, page, why=True)
            write_explanation(ruling, game, says, explained, everything=True)
            assert not left(str(page), data)
            assert not left(str(explained), data)
            assert not left(as_markdown(ruling, says, why=True), data)
            assert not left(explanation_markdown(ruling, game, says, everything=True), data)


@pytest.mark.parametrize("path", FILES)
def test_a_page_is_told_in_messages(path: str) -> None:
    rulings = ruled(path)
    data = {one for ruling in rulings for one in known(ruling)}
    data |= {one for ruling in rulings for one in texts([list(board) for board in ruling.boards])}
    with speaking_by(Dumb(), "xx"):
        page = ruling_page(rulings)
    assert not left(shown(page), data)


@pytest.mark.parametrize("path", RULINGS)
def test_what_is_legal_is_told_in_messages(path: str) -> None:
    for listed in legal.list_file(ROOT / path, "", {}, "", why_not=True):
        says = sentences(game_of(listed.game))
        data = {*texts(legal.as_data(listed)), *map(says, legal.rules_of(listed.legal))}
        with speaking_by(Dumb(), "xx"):
            page = Page()
            legal.write_legal(listed, says, page)
            assert not left(str(page), data)
            assert not left(legal.as_markdown(listed, says), data)


def test_a_check_is_told_in_messages() -> None:
    waiting = Waiting(("α", "β"), "γ", ("δ",), "")
    differences = (
        Difference("ε", "yes", "", 12, ("ζ",), ("η",)),
        Difference("timing points", "θ", "ι", 13, parting=Parting(2, "κ", "")),
    )
    outcomes = [
        Outcome("λ", CHANGED, "μ", differences=differences, waiting=waiting),
        Outcome("ν", CHANGED, differences=differences[:1], cited=("ξ",)),
        Outcome("ο", CRASHED, crash="π"),
        *(Outcome(f"ρ{number}", UNDECIDED, waiting=waiting, not_modelled=("σ",), unpinned=1) for number in range(5)),
    ]
    with speaking_by(Dumb(), "xx"):
        told = "\n".join([*report(outcomes), counted(outcomes)])
        page = checked_page(outcomes)
    assert not left(told, {"timing points"})
    assert not left(shown(page), {"timing points"})


@pytest.mark.parametrize("rule", ["attack-of-opportunity.1", "massive.9", "ability.21"])
def test_what_is_looked_up_is_told_in_messages(rule: str, capsys: pytest.CaptureFixture[str]) -> None:
    run(["lookup", "--format", "json", rule])
    data = set(texts(json.loads(capsys.readouterr().out)))
    with speaking_by(Dumb(), "xx"):
        run(["lookup", rule])
    assert not left(
        capsys.readouterr().out, data | {game_of(name).title for name in known_games()} | set(known_games())
    )


def test_what_is_not_found_is_told_in_messages(capsys: pytest.CaptureFixture[str]) -> None:
    with speaking_by(Dumb(), "xx"):
        run(["lookup", "--game", "arkham", "zzzzqq"])
    found = capsys.readouterr().err
    assert "zzzzqq" in found
    assert not left(found, {"zzzzqq"})


def test_a_word_in_the_code_alone_is_found() -> None:
    assert (
        left("⟦roland⟧ is defeated ..... yes  defeat.1", {"roland is defeated", "defeat.1", "yes"})
        == "roland is defeated yes"
    )
    assert left("⟦⟧ roland is\n   defeated", {"roland is defeated"}) == ""
