"""`adjudicator lsp`, driven by a client: the faults, what may be written, what is told, and the ruling beside it."""

import importlib.util
from collections.abc import Sequence
from pathlib import Path

import pytest
from editors.editor import ROOT, Editor, editing
from fuzz import changed, starts
from lsprotocol import types

from adjudicator.cli.main import run
from adjudicator.language.diagnostics import Fault, Faults, InputAtFault
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source

RULINGS = sorted((ROOT / "rulings").rglob("*.yaml"))
FIGHT = """game: arkham
title: 🎲 日本
investigators:
  roland: {card: Roland Banks, at: attic, resources: 5, hand: [Beat Cop]}
enemies:
  ghoul: {card: Ghoul Minion, engaged: roland}
locations:
  attic: {clues: 1}
do:
  - roland plays beat cop
  - roland uses beat cop on ghoul
ask:
  - ghoul has 1 damage
  - ghoul attacks roland
expect:
  roland's damage: 0
claims:
  Ann: roland has 2 damage
"""


def ruled(text: str) -> list[Fault]:
    """The faults of a text as they are found without an editor."""
    try:
        rule_source(read(text, "/dispute.yaml", faults := Faults()), faults)
    except InputAtFault as fault:
        return list(fault.faults)
    return []


def same(told: Sequence[types.Diagnostic], faults: Sequence[Fault]) -> bool:
    """True if an editor is told of these faults, in their order, on their lines."""
    expected = [(fault.code, fault.span.line - 1 if fault.span else 0) for fault in faults]
    return [(one.code, one.range.start.line) for one in told] == expected


def labels(items: Sequence[types.CompletionItem], kind: types.CompletionItemKind) -> list[str]:
    return [item.label for item in items if item.kind == kind]


@pytest.mark.parametrize("part", range(4))
def test_a_recorded_ruling_is_told_to_have_no_faults(part: int) -> None:
    async def use(editor: Editor) -> None:
        for path in RULINGS[part::4]:
            assert not await editor.faults(path.read_text(encoding="utf-8")), path

    editing(use)


def test_a_changed_ruling_is_told_to_have_the_faults_that_rule_finds() -> None:
    """Lines end in strange signs, too: only the lines of an editor are counted there, and only those of YAML here."""
    texts = starts()

    async def use(editor: Editor) -> int:
        found = 0
        for seed in range(120):
            text = changed(seed, texts).text
            if "\u2028" in text or "\x85" in text:
                continue
            faults = ruled(text)
            found += len(faults)
            assert same(await editor.faults(text), faults), text
        return found

    assert editing(use) > 100


def test_faults_are_told_as_one_types_with_their_way_out() -> None:
    async def use(editor: Editor) -> None:
        wrong = FIGHT.replace("Roland Banks", "Roland Bank").replace("resources", "resorces")
        told = await editor.faults(wrong)
        assert [one.code for one in told[:2]] == ["E301", "E202"]
        assert told[0].message == 'there is no card "Roland Bank"\nhelp: did you mean "Roland Banks"?'
        assert told[0].source == "adjudicator"
        assert (told[0].range.start.line, told[0].range.start.character) == (3, 17)
        assert not await editor.faults(FIGHT)
        assert await editor.faults(wrong)
        assert not await editor.close()

    editing(use)


def test_columns_are_those_of_an_editor() -> None:
    """A die is one character and two units, and a sign of Japanese is one of both."""

    async def use(editor: Editor) -> None:
        told = await editor.faults("game: arkham\ntitle: 日本\ninvestigators: {'🎲日': {card: Nobody At All}}\n")
        assert [(one.range.start.character, one.range.end.character) for one in told] == [(30, 43)]

    editing(use)


def test_what_is_written_begins_with_what_is_at_hand_at_that_point_of_the_course() -> None:
    async def use(editor: Editor) -> None:
        await editor.faults(FIGHT.replace("  - roland uses", "  - ro"))
        there = labels(await editor.complete("  - ro"), types.CompletionItemKind.Event)
        assert "roland plays beat cop" in there
        behind = labels(await editor.complete("cop\n  - ro"), types.CompletionItemKind.Event)
        assert "roland plays beat cop" not in behind
        assert {"roland uses beat cop on ghoul", "roland fights ghoul", "roland ends the turn"} <= set(behind)

    editing(use)


def test_a_sentence_comes_with_its_cost_and_its_rule_and_takes_the_place_of_what_is_written() -> None:
    async def use(editor: Editor) -> None:
        await editor.faults(FIGHT)
        items = {item.label: item for item in await editor.complete("- roland pl")}
        fights = items["roland fights ghoul"]
        assert fights.detail == "1 action"
        assert isinstance(fights.documentation, types.MarkupContent)
        assert fights.documentation.value.startswith("`fight-action.1` Fight is an action")
        edit = fights.text_edit
        assert isinstance(edit, types.TextEdit)
        assert edit.new_text == "roland fights ghoul"
        assert (edit.range.start.character, edit.range.end.character) == (4, len("  - roland plays beat cop"))

    editing(use)


def test_a_half_written_file_is_helped_on() -> None:
    """The end of the file is no YAML, an entry means nothing, and the sentence being written has no end."""

    async def use(editor: Editor) -> None:
        await editor.faults(FIGHT.replace("ask:", "  - nonsense\n  - 'rol\nask: [}"))
        found = {item.label: item for item in await editor.complete("'rol")}
        edit = found["roland fights ghoul"].text_edit
        assert isinstance(edit, types.TextEdit)
        assert edit.new_text == "roland fights ghoul"
        assert found["roland fights ghoul"].filter_text == "'roland fights ghoul"
        assert edit.range.start.character == len("  - ")

    editing(use)


def test_keys_and_cards_are_those_that_may_stand_there() -> None:
    async def use(editor: Editor) -> None:
        await editor.faults(FIGHT.replace("[Beat Cop]", "[Beat Cop, M]"))
        cards = labels(await editor.complete("Cop, M"), types.CompletionItemKind.Reference)
        assert {"Machete", "Beat Cop"} <= set(cards)
        keys = labels(await editor.complete("{card: Roland Banks, a"), types.CompletionItemKind.Property)
        assert {"at", "horror", "trauma"} <= set(keys)
        assert not {"card", "resources", "engaged", "shroud"} & set(keys)
        enemy = labels(await editor.complete("ghoul: {card: Ghoul Minion, e"), types.CompletionItemKind.Property)
        assert {"engaged", "exhausted"} <= set(enemy)
        await editor.faults("ga")
        assert [item.label for item in await editor.complete("ga")] == ["game"]

    editing(use)


def test_a_pointer_tells_of_cards_rules_keys_and_answers() -> None:
    async def use(editor: Editor) -> None:
        await editor.faults(FIGHT + "# fight-action.1\n")
        assert (await editor.hover("Roland Ba")).startswith("```yaml\nname: Roland Banks\n")
        assert (await editor.hover("plays beat c")).startswith("```yaml\nname: Beat Cop\n")
        assert (await editor.hover("uses beat cop on gh")).startswith("```yaml\nname: Ghoul Minion\n")
        assert "the cards in hand" in await editor.hover("han")
        answer = await editor.hover("ghoul has")
        assert answer.startswith("**yes**\n\n- `")
        assert not await editor.hover("🎲")
        await editor.faults(FIGHT.replace("roland's damage: 0", "roland's damage: {answer: 1, because: [defeat.2]}"))
        assert (await editor.hover("[defe")).startswith("**defeat.2** Defeat\n\nAn investigator with damage")

    editing(use)


def test_a_name_leads_to_where_it_is_given() -> None:
    async def use(editor: Editor) -> None:
        await editor.faults(FIGHT)
        ghoul = await editor.definition("on gho")
        assert ghoul is not None
        assert (ghoul.uri, ghoul.range.start) == (editor.uri, types.Position(5, 2))
        cop = await editor.definition("plays beat")
        assert cop is not None
        assert cop.range.start == types.Position(3, FIGHT.splitlines()[3].index("Beat"))
        attic = await editor.definition("at: att")
        assert attic is not None
        assert attic.range.start == types.Position(7, 2)
        card = await editor.definition("Ghoul Mi")
        assert card is not None
        assert Path(card.uri.removeprefix("file://")).name == "ghoul-minion.yaml"
        assert await editor.definition("🎲") is None

    editing(use)


def test_the_ruling_stands_beside_the_lines() -> None:
    async def use(editor: Editor) -> None:
        assert not await editor.faults(FIGHT)
        found = dict(await editor.lenses())
        assert found[1] == "ruled"
        assert found[13].startswith("yes · ")
        assert ", attack-of-opportunity.1" in found[14]
        assert found[16].startswith("1 (expected 0) · ")
        assert found[18].startswith("Ann is wrong · ")
        await editor.faults(FIGHT.replace("roland uses beat cop on ghoul", "roland moves to attic"))
        assert dict(await editor.lenses())[11] == "refused: attic is where they are already · move.9"
        await editor.faults(FIGHT.replace("roland uses beat cop on ghoul", "roland fights ghoul"))
        found = dict(await editor.lenses())
        assert found[1].startswith("undecided: ")
        assert found[13].startswith("no, so far")
        await editor.faults(FIGHT.replace("ask:", "ask: ["))
        assert not await editor.lenses()
        assert editor.refreshed

    editing(use)


def test_each_variant_has_its_ruling() -> None:
    course = FIGHT.partition("expect:")[0]
    variants = "variants:\n  before:\n    do: [roland ends the turn]\n  hurt:\n    enemies: {ghoul: {damage: 1}}\n"

    async def use(editor: Editor) -> None:
        assert not await editor.faults(course + variants)
        found = dict(await editor.lenses())
        assert found[16] == "ruled"
        assert found[18].startswith("undecided: roland: reaction after ghoul is defeated")
        assert found[13].startswith("before: yes · ")
        assert "; hurt: no, so far · " in found[13]
        keys = labels(await editor.complete("{ghoul: {d"), types.CompletionItemKind.Property)
        assert "damage" in keys

    editing(use)


FOR_MINUTES = """game: notalone
players: 7
otherwise: first
ask: [the odds that the game is over]
variants:
""" + "".join(f"  number {number}: {{}}\n" for number in range(300))


def test_a_file_that_takes_too_long_is_said_to_and_keeps_nobody_waiting() -> None:
    """It has no limit of time here, and what somebody asks for comes first."""

    async def use(editor: Editor) -> None:
        editor.write(FOR_MINUTES)
        assert [item.label for item in await editor.complete("game: n")] == ["arkham", "eldritch", "notalone", "others"]
        editor.write(FIGHT)
        assert not await editor.told()

    editing(use, "--max-seconds", "0", "--max-steps", "1000000000")

    async def use_within_limits(editor: Editor) -> list[types.Diagnostic]:
        return await editor.faults(FOR_MINUTES)

    (told,) = editing(use_within_limits, "--max-steps", "1000")
    assert told.severity is types.DiagnosticSeverity.Information
    assert told.message == "not ruled: this request takes more than 1,000 steps"


def test_a_file_that_is_not_open_is_told_nothing_of() -> None:
    async def use(editor: Editor) -> None:
        await editor.faults(FIGHT)
        await editor.close()
        assert not await editor.complete("- roland pl")
        assert not await editor.hover("Roland Ba")
        assert await editor.definition("on gho") is None
        assert not await editor.lenses()

    editing(use)


def test_without_its_library_it_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    assert run(["lsp"]) == 2
    assert "python -m pip install 'adjudicator[lsp]'" in capsys.readouterr().err
