"""Bad input: every fault at once, each with its code, place and help; never a traceback, never a wrong ruling."""

from pathlib import Path
from time import process_time

import pytest
from faulty import Change, a_ruling_or_faults, changes, faults_of, places, ruled
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from adjudicator.language.diagnostics import Fault, InputAtFault
from adjudicator.ruling.judging import rule_file

BASE = """game: arkham
locations: {study: {card: Study}, hallway: {card: Hallway}}
investigators:
  roland: {card: Roland Banks, at: study, hand: [Machete], resources: 5}
  daisy: {card: Daisy Walker, at: study}
enemies:
  ghoul: {card: Ghoul Minion, engaged: roland}
otherwise: pass
"""
LINES = BASE.count("\n")


def added(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of every fault of lines that are added to a situation, counted from the first of them."""
    return [(code, line - LINES, column) for code, line, column in places(BASE + text)]


def alone(investigators: str, more: str = "") -> str:
    """A situation of these investigators."""
    return f"game: arkham\ninvestigators: {{{investigators}}}\n{more}"


def test_the_situation_itself_is_sound() -> None:
    assert ruled(BASE)[0].verdict == "ruled"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("colour: red\n", [("E202", 1, 1)]),
        ("encounter dekc: []\n", [("E202", 1, 1)]),
        ("round: 0\n", [("E205", 1, 8)]),
        ("round: 1000000000000\n", [("E205", 1, 8)]),
        ("round: 012\n", [("E201", 1, 8)]),
        ('round: "3"\n', [("E201", 1, 8)]),
        ("round: 1e2\n", [("E201", 1, 8)]),
        ("cards: {Foo: {unique: no}}\n", [("E201", 1, 23)]),
        ("cards: {Foo: {unique: on}}\n", [("E201", 1, 23)]),
        ("edition: third\n", [("E204", 1, 10)]),
        ("readings: {foo: bar}\n", [("E202", 1, 12)]),
        ("lead: wendy\n", [("E302", 1, 7)]),
        ("turn: wendy\n", [("E302", 1, 7)]),
        ("prevails: wendy\n", [("E302", 1, 11)]),
        ("round: 1\nround: 2\n", [("E120", 2, 1)]),
        ("\tround: 1\n", [("E111", 1, 1)]),
        ("round: !!int 1\n", [("E123", 1, 8)]),
        ("do: *nowhere\n", [("E124", 1, 5)]),
        ("do: &a [*a]\n", [("E125", 1, 9)]),
        ("chaos bag: [0, skul]\n", [("E204", 1, 16)]),
        ("symbols: {skul: {modifier: -1}}\n", [("E204", 1, 11)]),
        ("agenda: Machete\n", [("E403", 1, 9)]),
        ("act: Study\n", [("E403", 1, 6)]),
        ("scenario: Machete\n", [("E403", 1, 11)]),
        ("encounter deck: [Machete]\n", [("E403", 1, 18)]),
        ("encounter deck: [{card: Rotting Remains, owner: wendy}]\n", [("E302", 1, 49)]),
        ("set aside: [Roland Banks]\n", [("E403", 1, 13)]),
        ("cards: {Foo: {type: asset, slot: Nose}}\n", [("E204", 1, 34)]),
        ("during test: {who: roland, kind: attack, target: ghoul, revealed: [curse]}\n", [("E502", 1, 67)]),
        ("during test: {who: roland, kind: attack, target: ghoul, committed: [Guts]}\n", [("E302", 1, 68)]),
        ("during test: {who: roland, kind: attack}\n", [("E203", 1, 14)]),
        ("during attack: {by: daisy, who: ghoul}\n", [("E302", 1, 21), ("E302", 1, 33)]),
    ],
)
def test_keys_names_zones_and_numbers(text: str, wanted: list[tuple[str, int, int]]) -> None:
    assert added(text) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (alone("roland: {card: Rolnd Banks}"), "E301"),
        (alone("roland: {card: " + "Roland " * 60 + "}"), "E301"),
        (alone("roland: {card: Ghoul Minion}"), "E403"),
        (alone("roland: {card: Roland Banks, at: nowhere}"), "E302"),
        (alone("roland: {card: Roland Banks, damage: 9}"), "E402"),
        (alone("roland: {card: Roland Banks, horror: 100}"), "E205"),
        (alone("roland: {card: Roland Banks, shroud: 2}"), "E202"),
        (alone("roland: {card: Roland Banks, hand: [Study]}"), "E403"),
        (alone("roland: {card: Roland Banks, hand: [Ghoul Minion]}"), "E403"),
        (alone("roland: {card: Roland Banks, threat area: [Machete]}"), "E403"),
        (alone("roland: {card: Roland Banks, play area: [Ghoul Minion]}"), "E403"),
        (alone("roland: {card: Roland Banks, hand: [{card: Machete, exhausted: true}]}"), "E403"),
        (alone("roland: {card: Roland Banks, hand: [{card: Machete, at: study}]}"), "E403"),
        (alone("roland: {card: Roland Banks, hand: {card: Machete, as: m}, deck: {card: Knife, as: m}}"), "E303"),
        (alone("roland: {card: Roland Banks, hand: [{card: Machete, as: Roland}]}"), "E303"),
        (alone("test: {card: Roland Banks}"), "E303"),
        (alone('"@1": {card: Roland Banks}'), "E303"),
        (alone("roland: {card: Roland Banks, hand: [{card: Machete, as: unknown}]}"), "E303"),
        (alone("roland: {card: Roland Banks, hand: [{card: Machete, as: An Unknown Card}]}"), "E303"),
        (alone("roland: {card: Roland Banks}, other: {card: Roland Banks}"), "E401"),
        (alone("r: Roland Banks, d: Daisy Walker, a: Agnes Baker, w: Wendy Adams, s: '\"Skids\" O''Toole'"), "E402"),
        (alone(""), "E203"),
        (alone("roland: {card: Roland Banks}", "enemies: {g: {card: Ghoul Minion, engaged: [roland, daisy]}}"), "E201"),
        (alone("roland: {card: Roland Banks}", "enemies: {g: {card: Ghoul Minion, engaged: wendy}}"), "E302"),
        (alone("roland: {card: Roland Banks}", "enemies: {g: {card: Ghoul Minion, damage: 2}}"), "E402"),
        (alone("roland: {card: Roland Banks}", "enemies: {g: {card: Ghoul Minion, horror: 1}}"), "E402"),
        (alone("roland: {card: Roland Banks}", "enemies: {g: {card: Machete}}"), "E403"),
        (alone("roland: {card: Roland Banks}", "enemies: {u: {card: Umôrdhoth, engaged: roland}}"), "E403"),
        (alone("roland: {card: Roland Banks}", "locations: {g: {card: Machete}}"), "E403"),
        (alone("roland: {card: Roland Banks}", "locations: {study: {card: Study, connects: [mars]}}"), "E302"),
        (alone("roland: {card: Roland Banks}", "locations: {study: {card: Study, connects: [study]}}"), "E402"),
        ("game: arkham\ninvestigators: [roland]\n", "E301"),
        ("game: arkham\n", "E203"),
        ("game: chess\n", "E207"),
        ("game: [arkham]\n", "E207"),
        ("title: x\n", "E203"),
        ("nothing\n", "E201"),
        ("- a\n", "E201"),
        ("investigators: &b {roland: *b}\n", "E125"),
    ],
)
def test_what_cannot_be_in_a_game(text: str, wanted: str) -> None:
    assert wanted in [code for code, _line, _column in places(text)]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("do: no\n", [("E210", 1, 5)]),
        ("do: [[x]]\n", [("E201", 1, 6)]),
        ("do: [{foo: bar}]\n", [("E210", 1, 7)]),
        ("do: [{ask: nonsense}]\n", [("E210", 1, 12)]),
        ("do: [{at ST.99: roland is defeated}]\n", [("E501", 1, 17)]),
        ("do: [ghoul fights roland]\n", [("E302", 1, 6), ("E302", 1, 6)]),
        ("do: [roland takes -2 damage]\n", [("E402", 1, 6)]),
        ("do: [roland takes 99999999999999999 damage]\n", [("E210", 1, 6)]),
        ("do: [roland tests luck (3)]\n", [("E204", 1, 6)]),
        ("do: [roland moves to mars]\n", [("E302", 1, 6)]),
        ("do: [roland fights ghoul, roland reveals purple]\n", [("E204", 1, 27)]),
        ("chaos bag: [0, -1]\ndo: [roland fights ghoul, roland reveals skull]\n", [("E502", 2, 27)]),
        ("do: [roland reveals 0]\n", [("E501", 1, 6)]),
        ("do: [roland draws a card, roland reveals -1]\n", [("E501", 1, 27)]),
        ("do: [roland takes it all]\n", [("E501", 1, 6)]),
        ("do: [roland assigns many damage to ghoul]\n", [("E210", 1, 6)]),
        ("do: [roland assigns 1 damage]\n", [("E210", 1, 6)]),
        ("do: [roland assigns 1 damage to nobody else]\n", [("E302", 1, 6)]),
        ("do: [roland chooses mars]\n", [("E501", 1, 6)]),
        ("ask: no\n", [("E210", 1, 6)]),
        ("ask: [{a: b}, '', [x]]\n", [("E201", 1, 7), ("E201", 1, 15), ("E201", 1, 19)]),
        ("ask: [roland may flarp, roland's flarp is 3]\n", [("E210", 1, 7), ("E204", 1, 25)]),
        ("expect: {roland is defeeted: yes}\n", [("E204", 1, 10)]),
        ("claims: {Ann: [a], Bob: nonsense}\n", [("E201", 1, 15), ("E210", 1, 25)]),
        ("claims: {Bob: nonsense}\n", [("E210", 1, 15)]),
        ("variants: {one: {do: [xyz]}, two: {do: [zyx]}}\n", [("E210", 1, 23), ("E210", 1, 41)]),
    ],
)
def test_sentences(text: str, wanted: list[tuple[str, int, int]]) -> None:
    assert added(text) == wanted


def test_what_is_named_after_no_card_has_to_be_described() -> None:
    """The fault is reported once: other entries that name the enemy are not at fault."""
    text = (
        "game: arkham\ninvestigators: {roland: {card: Roland Banks, at: alley}}\n"
        "locations: {alley: {clues: 1}, docks: {}}\n"
        "enemies: {thing: {engaged: roland}}\ndo: [roland fights thing]\n"
    )
    assert places(text) == [("E301", 3, 20), ("E301", 3, 39), ("E301", 4, 18)]


@pytest.mark.parametrize("said", ["may roland fight ghoul", "may roland fight ghoul?", "ghoul has 2 damage"])
def test_a_question_among_the_deeds_is_named_as_one(said: str) -> None:
    (fault,) = faults_of(f'{BASE}do: ["{said}"]\n')
    assert (fault.code, fault.help) == ("E210", f"write it as `ask: {said}`")


def test_a_question_among_the_deeds_shows_its_own_faults_as_well() -> None:
    assert added("do: [may roland fight gohul]\n") == [("E210", 1, 6), ("E302", 1, 6)]


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        ("claims", "write whose claim it is, for example `Ann: roland is defeated`"),
        ("expect", "write `question: answer`, for example `roland is defeated: yes`"),
    ],
)
def test_a_list_of_what_has_to_be_named_shows_how_it_is_written(key: str, wanted: str) -> None:
    (fault,) = faults_of(f"{BASE}{key}: [roland is defeated]\n")
    assert (fault.code, fault.help) == ("E201", wanted)


@pytest.mark.parametrize(
    ("entry", "meant"),
    [
        ("roland: investigate", "roland investigates"),
        ("roland: investigates", "roland investigates"),
        ("roland reveals: 0", "roland reveals 0"),
        ("roland: {fight: ghoul}", "roland fights ghoul"),
        ("roland: {play: machete}", "roland plays machete"),
    ],
)
def test_a_deed_that_is_taken_apart_at_a_colon_is_put_together(entry: str, meant: str) -> None:
    (fault,) = faults_of(f"{BASE}do: [{{{entry}}}]\n")
    assert (fault.code, fault.span.line, fault.span.column) == ("E210", LINES + 1, 7)
    assert fault.help == f"a deed is a sentence: `{meant}`"


def test_a_deed_taken_apart_that_is_none_is_told_by_sentences_like_the_whole() -> None:
    (fault,) = faults_of(f"{BASE}do: [{{roland moves: study}}]\n")
    assert "moves to" in fault.help
    (fault,) = faults_of(f"{BASE}do: [{{roland: [1, 2]}}]\n")
    assert fault.help.startswith("sentences of this kind: ")


def test_all_faults_of_a_file_are_shown_at_once() -> None:
    text = """colour: red
round: 0
chaos bag: [skul]
agenda: {card: Nothing, damage: many}
variants: {one: {do: [a], aks: [b]}}
"""
    wanted = [("E202", 1), ("E205", 2), ("E204", 3), ("E301", 4), ("E201", 4), ("E210", 5), ("E202", 5)]
    assert [(code, line) for code, line, _column in added(text)] == wanted
    names = alone(
        "roland: {card: Rolnd Banks, hand: [Machet]}, daisy: {card: Daisy Walker, hand: [Machet], deck: [Study]}",
        "enemies: {ghoul: {card: Goul Minion}, rat: {card: Swarm of Rats, damage: 3}}\nlead: wendy\n",
    )
    assert [code for code, _line, _column in places(names)] == ["E301", "E301", "E403", "E301", "E402", "E302"]


def test_an_action_that_nobody_can_take_is_refused_with_reasons_and_no_fault() -> None:
    ruling = ruled(BASE + "do: [daisy fights ghoul, roland moves to hallway]\n")[0]
    assert [refused.step for refused in ruling.refused] == ["daisy fights ghoul", "roland moves to hallway"]
    for refused in ruling.refused:
        assert refused.reasons
        assert all(reason.rule and reason.because for reason in refused.reasons)


# -- the file itself --------------------------------------------------------------------------------------------------


def file_faults(path: Path) -> list[Fault]:
    """The faults of a file that must not be ruled."""
    with pytest.raises(InputAtFault) as caught:
        rule_file(path)
    return list(caught.value.faults)


def test_a_missing_file_and_a_directory(tmp_path: Path) -> None:
    assert [fault.code for fault in file_faults(tmp_path / "none.yaml")] == ["E101"]
    assert [fault.code for fault in file_faults(tmp_path)] == ["E102"]


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        (b"game: \xff\xfe\n", "E105"),
        (BASE.encode("utf-16"), "E105"),
        (b"\x00\x01\x02\n", "E106"),
        (b"", "E112"),
        (b"game: arkham\n---\ngame: arkham\n", "E113"),
        (b"game: 'arkham\n", "E110"),
        (b"<<: {a: b}\n", "E122"),
    ],
)
def test_files_that_are_no_text_or_no_document(tmp_path: Path, data: bytes, wanted: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_bytes(data)
    assert wanted in [fault.code for fault in file_faults(path)]


@pytest.mark.parametrize("opening", ["[", "{a: ", "- "])
@pytest.mark.parametrize(("size", "wanted"), [(100_000_000, "E104"), (1_000_000, "E127")])
def test_enormous_nesting_is_refused_at_once(tmp_path: Path, opening: str, size: int, wanted: str) -> None:
    path = tmp_path / "deep.yaml"
    path.write_bytes(opening.encode() * (size // len(opening)))
    before = process_time()
    found = [fault.code for fault in file_faults(path)]
    taken = process_time() - before
    path.unlink()  # pytest keeps the files of each test
    assert found == [wanted]
    assert taken < 2


def test_a_billion_laughs_are_not_laughed(tmp_path: Path) -> None:
    lines = ["a0: &a0 [ha, ha, ha, ha, ha, ha, ha, ha, ha]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
    path = tmp_path / "laughs.yaml"
    path.write_text("game: arkham\n" + "\n".join(lines), encoding="utf-8")
    before = process_time()
    assert [fault.code for fault in file_faults(path)] == ["E128"]
    assert process_time() - before < 2


# -- fuzzing ----------------------------------------------------------------------------------------------------------

FULL = (Path(__file__).parent / "everything.yaml").read_text(encoding="utf-8")
MIDWAY = (Path(__file__).parent / "midway.yaml").read_text(encoding="utf-8")
CHANGES = changes(["roland", "ghoul"], FULL, MIDWAY)


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from([FULL, MIDWAY]), CHANGES)
@example(MIDWAY, [("replace", 6, 3, "{")])
def test_whatever_is_changed_there_is_a_ruling_or_faults(text: str, made: list[Change]) -> None:
    a_ruling_or_faults(text, made)


@pytest.mark.parametrize("text", [FULL, MIDWAY])
def test_what_is_changed_is_sound(text: str) -> None:
    assert ruled(text)


def test_a_description_at_fault_is_not_looked_for_as_a_name() -> None:
    """The one fault is the key; the enemy's name, which no card of the library has, is none."""
    found = faults_of(
        "game: arkham\n"
        "investigators: {roland: {card: Roland Banks, at: attic}}\n"
        "enemies: {ghoul: {card: {name: Grinning Ghoul, type: enemy, fihgt: 4}, engaged: roland}}\n"
        "locations: {attic: {}}\n"
        "ask: [roland is defeated]\n"
    )
    assert [(fault.code, fault.help) for fault in found] == [("E202", 'did you mean "fight"?')]


def test_a_sentence_about_two_things_at_fault_is_no_fault_of_its_own() -> None:
    found = faults_of(
        "game: arkham\n"
        "cards: {Shared Burden: {type: asset, abilities: [{free: true, do: {gian: 1}}]}}\n"
        "investigators:\n"
        "  agnes: {card: Agnes Backer, at: attic}\n"
        "  daisy: {card: Daisy Walker, at: attic, play area: [Shared Burden]}\n"
        "locations: {attic: {}}\n"
        "do: [daisy uses shared burden on agnes]\n"
    )
    assert [(fault.code, fault.help) for fault in found] == [
        ("E206", 'did you mean "gain"?'),
        ("E301", 'did you mean "Agnes Baker"?'),
    ]


def test_the_cards_of_an_area_that_is_misspelt_are_no_fault_of_their_own() -> None:
    found = faults_of(
        "game: arkham\n"
        "investigators: {roland: {card: Roland Banks, at: attic, threat aera: [{card: Cover Up, clues: 3}]}}\n"
        "locations: {attic: {}}\n"
        "do: [roland uses cover up]\n"
        "ask: [cover up's clues]\n"
    )
    assert [(fault.code, fault.help) for fault in found] == [("E202", 'did you mean "threat area"?')]


def test_the_cards_of_somebody_at_fault_are_no_fault_of_their_own() -> None:
    found = faults_of(
        "game: arkham\n"
        "investigators:\n"
        "  agnes: {card: Agnes Backer, at: attic, hand: [Knife], play area: [{card: Guard Dog, damage: 1}]}\n"
        "locations: {attic: {}}\n"
        "do: [agnes plays knife]\n"
        "ask: [where is knife, guard dog's damage, where is machete]\n"
    )
    assert [(fault.code, fault.message) for fault in found] == [
        ("E301", 'there is no card "Agnes Backer"'),
        ("E302", 'nothing in the situation is called "machete"'),
    ]
