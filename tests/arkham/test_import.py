"""The import of users' cards: the fields it takes, the names it gives, and no half-done work after a fault."""

import json
from pathlib import Path
from typing import Any

import pytest

from adjudicator.games.arkham.importing.collection import bring_in
from adjudicator.games.arkham.importing.printed import Said, said
from adjudicator.games.arkham.library import Library, read_card, users_folder
from adjudicator.games.interface import Imported
from adjudicator.language.diagnostics import InputAtFault

ENEMY = {
    "code": "99001",
    "name": "Thing in the Well",
    "type_code": "enemy",
    "faction_code": "mythos",
    "traits": "Monster. Elite.",
    "text": "<b>Spawn</b> - Any empty location.\nHunter. Retaliate.",
    "enemy_fight": 3,
    "enemy_evade": 2,
    "enemy_damage": 1,
    "enemy_horror": 2,
    "health": 4,
    "health_per_investigator": True,
    "victory": 1,
    "is_unique": True,
    "quantity": 1,
    "pack_code": "made",
}
ASSET = {
    "code": "99002",
    "name": "Flare: Gun",
    "subname": "No. 7",
    "type_code": "asset",
    "faction_code": "survivor",
    "cost": 2,
    "xp": 0,
    "slot": "Hand",
    "traits": "Item. Weapon.",
    "text": "Uses (3 ammo).",
    "skill_combat": 1,
    "skill_wild": 2,
}
LOCATION = {
    "code": "99003",
    "name": "Old Well",
    "type_code": "location",
    "faction_code": "mythos",
    "shroud": 3,
    "clues": 2,
    "back_text": "It is dark.",
}
INVESTIGATOR = {
    "code": "99004",
    "name": "Ada Well",
    "type_code": "investigator",
    "faction_code": "seeker",
    "health": 6,
    "sanity": 8,
    "text": "[elder_sign] effect: +1.",
    "back_text": "<b>Deck Size</b>: 30.",
    "skill_willpower": 3,
    "skill_intellect": 5,
    "skill_combat": 2,
    "skill_agility": 2,
}
PACK: list[dict[str, Any]] = [ENEMY, ASSET, LOCATION, INVESTIGATOR]


def pack(folder: Path, *cards: dict[str, Any], name: str = "made.json") -> Path:
    """A folder with one pack."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(json.dumps(cards), encoding="utf-8")
    return folder


@pytest.fixture
def to(tmp_path: Path) -> Path:
    return tmp_path / "mine"


def brought(tmp_path: Path, to: Path, *cards: dict[str, Any]) -> tuple[str, ...]:
    return bring_in(pack(tmp_path / "packs", *cards), to).written


def told(done: Imported) -> list[str]:
    """The entries left out, as a command names them."""
    return [str(one) for one in done.left_out]


def files(folder: Path) -> dict[str, str]:
    """The files of a folder, hidden or not, beside those of the numbers and readings."""
    there = (path for path in folder.iterdir() if path.name not in ("numbers.json", "readings.json", "sets.json"))
    return {path.name: path.read_text(encoding="utf-8") for path in there}


def test_figures_traits_and_keywords_are_taken(tmp_path: Path, to: Path) -> None:
    brought(tmp_path, to, *PACK)
    enemy = read_card(to / "thing-in-the-well.yaml")
    assert (enemy.fight, enemy.health, enemy.evade, enemy.damage, enemy.horror, enemy.victory) == (3, 4, 2, 1, 2, 1)
    assert enemy.traits == ("Monster", "Elite")
    assert enemy.keywords == ("hunter", "retaliate")
    assert enemy.per_investigator == ("health",)
    assert enemy.unique
    assert enemy.spawn is not None
    assert enemy.not_modelled == ()


def test_a_card_whose_text_is_all_keywords_lacks_nothing(tmp_path: Path, to: Path) -> None:
    brought(tmp_path, to, *PACK)
    asset = read_card(to / "flare-gun.yaml")
    assert (asset.name, asset.subname, asset.classes) == ("Flare: Gun", "No. 7", ("survivor",))
    assert (asset.cost, asset.slot, asset.uses) == (2, "Hand", ("ammo", 3))
    assert dict(asset.icons) == {"combat": 1, "wild": 2}
    assert asset.not_modelled == ()


def test_a_location_and_an_investigator(tmp_path: Path, to: Path) -> None:
    brought(tmp_path, to, *PACK)
    location = read_card(to / "old-well.yaml")
    assert (location.shroud, location.clues, location.per_investigator) == (3, 2, ("clues",))
    assert location.not_modelled == ("reverse side: It is ¦ dark.",)
    investigator = read_card(to / "ada-well.yaml")
    assert investigator.skills == (3, 5, 2, 2)
    assert (investigator.health, investigator.sanity) == (6, 8)
    assert dict(investigator.symbols).keys() == {"elder sign"}
    assert investigator.not_modelled == ()


def test_the_first_agenda_of_a_deck_may_be_number_0(tmp_path: Path, to: Path) -> None:
    brought(tmp_path, to, {"code": "99005", "name": "Smoke", "type_code": "agenda", "doom": 3, "stage": 0})
    assert read_card(to / "smoke.yaml").stage == 0


def test_clues_that_are_fixed_do_not_count_for_each(tmp_path: Path, to: Path) -> None:
    brought(tmp_path, to, LOCATION | {"clues_fixed": True})
    assert read_card(to / "old-well.yaml").per_investigator == ()


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", Said((), None, ())),
        ("Fast.", Said(("fast",), None, ())),
        ("Fast. Play only during your turn.", Said(("fast",), None, ("Play only during your turn.",))),
        ("Peril. Surge.\n\nHunter.", Said(("peril", "surge", "hunter"), None, ())),
        ("Ada Well deck only.\nUses (4 ammo).", Said((), ("ammo", 4), ())),
        ("Uses (4 rumours).", Said((), None, ("Uses (4 rumours).",))),
        ("Enemies gain Hunter.", Said((), None, ("Enemies gain Hunter.",))),
        ("Fasten it.", Said((), None, ("Fasten it.",))),
    ],
)
def test_what_a_text_says(text: str, what: Said) -> None:
    assert said(text) == what


@pytest.mark.parametrize(
    ("key", "value", "lack"),
    [
        ("enemy_fight", -2, "fight that is no number"),
        ("health", 500, "health that is no number"),
        ("slot", "Foot", "slot Foot"),
        ("skill_willpower", -2, "skill that is no number"),
        ("vengeance", -2, "vengeance that is no number"),
        ("back_link", "99001b", "reverse side"),
    ],
)
def test_what_the_library_cannot_say_is_named(tmp_path: Path, to: Path, key: str, value: object, lack: str) -> None:
    brought(tmp_path, to, ENEMY | {key: value})
    assert lack in read_card(to / "thing-in-the-well.yaml").not_modelled


def test_a_card_names_the_one_on_its_other_side(tmp_path: Path, to: Path) -> None:
    other = {"code": "99001b", "name": "What It Was", "type_code": "story", "faction_code": "mythos"}
    third = other | {"code": "99007b"}
    twin = ENEMY | {"code": "99007", "enemy_fight": 4, "back_link": "99007b"}
    brought(tmp_path, to, ENEMY | {"back_link": "99001b"}, twin, other, third | {"text": "Draw 1 card."})
    assert read_card(to / "thing-in-the-well-99001.yaml").reverse_card == "What It Was (99001b)"
    assert read_card(to / "thing-in-the-well-99007.yaml").reverse_card == "What It Was (99007b)"
    assert "reverse side" not in read_card(to / "thing-in-the-well-99001.yaml").not_modelled


def test_a_checkout_has_its_packs_in_folders(tmp_path: Path, to: Path) -> None:
    (tmp_path / "pack").mkdir()
    pack(tmp_path / "pack" / "made", *PACK)
    (tmp_path / "packs.json").write_text("[{}]", encoding="utf-8")
    assert len(bring_in(tmp_path, to).written) == len(PACK)


# -- names ------------------------------------------------------------------------------------------------------------


def test_a_card_of_the_library_is_never_written(tmp_path: Path, to: Path) -> None:
    known = {
        "code": "01020",
        "name": "Machete",
        "type_code": "asset",
        "faction_code": "guardian",
        "cost": 3,
        "xp": 0,
        "text": "[action]: <b>Fight.</b>",
    }
    done = bring_in(pack(tmp_path / "packs", known), to)
    assert (done.written, done.kept) == ((), ("Machete",))
    assert files(to) == {}


def test_a_higher_level_bears_it_in_its_name(tmp_path: Path, to: Path) -> None:
    higher = ASSET | {"code": "99012", "xp": 3, "skill_combat": 2}
    assert brought(tmp_path, to, ASSET, higher) == ("Flare: Gun", "Flare: Gun (3)")
    assert read_card(to / "flare-gun-3.yaml").level == 3


def test_a_higher_level_of_a_card_of_the_library(tmp_path: Path, to: Path) -> None:
    higher = {"code": "99013", "name": "Machete", "type_code": "asset", "cost": 3, "xp": 4}
    assert brought(tmp_path, to, higher) == ("Machete (4)",)


def test_places_of_one_title_are_told_apart_by_their_second_name(tmp_path: Path, to: Path) -> None:
    places = [LOCATION | {"code": f"9902{n}", "subname": name} for n, name in enumerate(("Rim", "Floor"))]
    assert brought(tmp_path, to, *places) == ("Old Well (Rim)", "Old Well (Floor)")


def test_cards_of_one_title_in_several_packs_are_told_apart_by_the_pack(tmp_path: Path, to: Path) -> None:
    """A checkout lists the names of its packs beside their folders."""
    folder = tmp_path / "checkout"
    (folder / "pack" / "first").mkdir(parents=True)
    packs = [{"code": "made", "name": "The First Well", "cycle_code": "first"}]
    (folder / "packs.json").write_text(json.dumps(packs), encoding="utf-8")
    others = [INVESTIGATOR | {"code": "99050", "sanity": 7, "pack_code": "more"}]
    others += [LOCATION | {"code": f"9906{n}", "shroud": n, "pack_code": "more"} for n in (4, 5)]
    pack(folder / "pack" / "first", INVESTIGATOR | {"pack_code": "made"}, LOCATION | {"pack_code": "made"}, *others)
    done = bring_in(folder, to)
    people = ("Ada Well (The First Well)", "Ada Well (more)")
    assert set(done.written) == {*people, "Old Well (The First Well)", "Old Well (99064)", "Old Well (99065)"}
    assert {read_card(to / f"{name}.yaml").title for name in ("ada-well-more", "old-well-99064")} == {
        "Ada Well",
        "Old Well",
    }
    assert bring_in(folder, to).written == ()
    library = Library(users=to)
    assert library.find("ada well (more)") is library.find("Ada Well (More)") is not None
    assert library.find("ada well") is None
    assert library.meant_by("ada well") == "several cards have this title: Ada Well (more), Ada Well (The First Well)"


def test_a_card_is_found_by_its_level_its_subtitle_and_the_sets_that_hold_it(tmp_path: Path, to: Path) -> None:
    gun, higher = ASSET | {"pack_code": "made"}, ASSET | {"code": "99012", "xp": 3, "pack_code": "more"}
    again = {"code": "99500", "duplicate_of": "99002", "pack_code": "again"}
    bring_in(pack(tmp_path / "packs", gun, higher, again), to)
    library = Library(users=to)
    for name in ("flare gun", "Flare: Gun (0)", "flare: gun (level 0)", "flare gun (made)", "flare gun (again)"):
        assert getattr(library.find(name), "level", None) == 0, name
    for name in ("flare gun (3)", "flare gun (level 3)", "flare gun (more)"):
        assert getattr(library.find(name), "level", None) == 3, name
    for name in ("flare gun (2)", "flare gun (no. 7)", "flare gun (lost)", "(made)"):
        assert library.find(name) is None, name


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("machete (core set)", "Machete"),
        ("Machete (0)", "Machete"),
        ("machete (revised core set)", "Machete"),
        ("roland banks (the fed)", "Roland Banks"),
        ("beat cop (level 2)", "Beat Cop (2)"),
        ("beat cop (level 0)", "Beat Cop"),
        ("beat cop (core set)", None),
        ("machete (the fed)", None),
    ],
)
def test_cards_that_come_with_the_game_are_found_by_what_tells_them_apart(
    tmp_path: Path, written: str, name: str | None
) -> None:
    found = Library(users=tmp_path).find(written)
    assert (found and found.name) == name


def test_a_parallel_investigator_is_named_so_and_is_not_the_usual_one(tmp_path: Path, to: Path) -> None:
    folder = tmp_path / "checkout" / "pack" / "parallel"
    folder.mkdir(parents=True)
    variant = INVESTIGATOR | {"code": "90091", "alternate_of": "99004", "sanity": 9, "pack_code": "two"}
    pack(folder, variant)
    pack(tmp_path / "checkout" / "pack" / "first", INVESTIGATOR)
    assert set(bring_in(tmp_path / "checkout", to).written) == {"Ada Well", "Ada Well (parallel)"}
    assert bring_in(tmp_path / "checkout", to).written == ()
    library = Library(users=to)
    usual, parallel = library.find("ada well"), library.find("ada well (Parallel)")
    assert usual is not None
    assert parallel is not None
    assert (usual.sanity, parallel.sanity, parallel.title) == (8, 9, "Ada Well")
    assert library.investigator("ada") == usual
    assert library.bearing("ada well") == ("Ada Well", "Ada Well (parallel)")
    for misspelt in ("adda well", "ada wel", "well ada", "ada"):
        assert library.meant_by(misspelt) == 'did you mean "Ada Well"?'
    assert library.meant_by("ada well (paralel)") == 'did you mean "Ada Well (parallel)"?'


def test_cards_that_differ_in_their_figures_alone_are_told_apart_by_their_codes(tmp_path: Path, to: Path) -> None:
    assert brought(tmp_path, to, LOCATION, LOCATION | {"code": "99031", "shroud": 5}) == (
        "Old Well (99003)",
        "Old Well (99031)",
    )


def test_a_variant_of_an_investigator_is_another_card(tmp_path: Path, to: Path) -> None:
    variant = INVESTIGATOR | {"code": "99091", "alternate_of": "99004"}
    assert brought(tmp_path, to, INVESTIGATOR, variant) == ("Ada Well", "Ada Well (99091)")
    assert bring_in(tmp_path / "packs", to).kept == ("Ada Well", "Ada Well (99091)")


CAVE = LOCATION | {"name": "Deep Cave", "traits": "Dark.", "text": "You get -1 [combat].", "pack_code": "made"}


@pytest.mark.parametrize(
    "other",
    [
        {"traits": "Wet."},
        {"text": "You get -2 [combat]."},
        {"text": "It drips."},
        {"victory": 1},
        {"back_name": "Hole"},
        {"back_traits": "Hole."},
    ],
)
def test_a_card_that_says_something_else_is_not_one_of_its_title_that_is_there(
    tmp_path: Path, to: Path, other: dict[str, Any]
) -> None:
    twin = CAVE | other | {"code": "99033", "pack_code": "more"}
    assert brought(tmp_path, to, CAVE) == ("Deep Cave",)
    assert brought(tmp_path, to, twin) == ("Deep Cave (more)",)
    assert brought(tmp_path, to, CAVE, twin) == ()
    together = bring_in(tmp_path / "packs", tmp_path / "all")
    assert together.written == ("Deep Cave (made)", "Deep Cave (more)")


def test_a_person_of_another_class_is_another_one(tmp_path: Path, to: Path) -> None:
    brought(tmp_path, to, INVESTIGATOR)
    twin = INVESTIGATOR | {"code": "99054", "faction_code": "mystic", "pack_code": "more"}
    assert brought(tmp_path, to, twin) == ("Ada Well (more)",)


def test_a_card_with_another_one_on_its_reverse_is_another_card(tmp_path: Path, to: Path) -> None:
    first = {"code": "99070", "name": "It Wakes", "type_code": "agenda", "doom": 3, "back_link": "99070b"}
    second = first | {"code": "99080", "back_link": "99080b", "pack_code": "more"}
    brought(tmp_path, to, first, ENEMY | {"code": "99070b"})
    done = brought(tmp_path, to, second, ENEMY | {"code": "99080b", "name": "Thing in the Sea"})
    assert done == ("It Wakes (more)", "Thing in the Sea")
    assert read_card(to / "it-wakes-more.yaml").reverse_card == "Thing in the Sea"


def test_a_card_that_says_something_else_than_one_of_the_library_is_another_one(tmp_path: Path, to: Path) -> None:
    attic = {"code": "01113", "name": "Attic", "type_code": "location", "shroud": 1, "clues": 2, "text": "It is dark."}
    done = bring_in(pack(tmp_path / "packs", attic, attic | {"code": "99113", "pack_code": "more"}), to)
    assert (done.kept, done.written) == (("Attic",), ("Attic (more)",))


def test_a_card_printed_again_in_another_pack_is_one_card(tmp_path: Path, to: Path) -> None:
    brought(tmp_path, to, CAVE)
    again = CAVE | {"code": "99033", "text": f"{CAVE['text']}\n", "encounter_code": "cave", "pack_code": "more"}
    done = bring_in(pack(tmp_path / "packs", again), to)
    assert (done.written, done.kept) == ((), ("Deep Cave",))
    (to / "deep-cave.yaml").write_text("name: Deep Cave\ntype: location\nshroud: 2\n", encoding="utf-8")
    done = bring_in(pack(tmp_path / "packs", CAVE, again), to)
    assert (done.written, done.kept) == ((), ("Deep Cave",)), "they are on record as its numbers"


def test_a_card_that_its_user_has_written_is_told_by_its_figures(tmp_path: Path, to: Path) -> None:
    to.mkdir()
    (to / "deep-cave.yaml").write_text("name: Deep Cave\ntype: location\nshroud: 3\nclues: 2\n", encoding="utf-8")
    done = bring_in(pack(tmp_path / "packs", CAVE), to)
    assert (done.written, done.kept) == ((), ("Deep Cave",))


def test_a_number_that_stands_for_a_card_of_another_number_is_mended(tmp_path: Path, to: Path) -> None:
    brought(tmp_path, to, CAVE)
    numbers = {"99003": "Deep Cave", "99033": "Deep Cave"}
    (to / "numbers.json").write_text(json.dumps(numbers), encoding="utf-8")
    twin = CAVE | {"code": "99033", "traits": "Wet.", "pack_code": "more"}
    assert brought(tmp_path, to, CAVE, twin) == ("Deep Cave (more)",)
    assert json.loads((to / "numbers.json").read_text("utf-8")) == numbers | {"99033": "Deep Cave (more)"}


def test_a_second_printing_is_taken_after_its_card(tmp_path: Path, to: Path) -> None:
    brought(tmp_path, to, ENEMY)
    done = bring_in(pack(tmp_path / "packs", {"code": "99501", "duplicate_of": "99001"}), to)
    assert (done.left_out, done.printings) == ((), 1)
    assert json.loads((to / "numbers.json").read_text("utf-8"))["99501"] == "Thing in the Well"


def test_a_second_printing_is_the_same_card(tmp_path: Path, to: Path) -> None:
    done = bring_in(pack(tmp_path / "packs", ENEMY, {"code": "99501", "duplicate_of": "99001"}), to)
    assert (done.written, done.left_out, done.printings) == (("Thing in the Well",), (), 1)


def test_what_cannot_be_a_card_here_is_told(tmp_path: Path, to: Path) -> None:
    done = bring_in(pack(tmp_path / "packs", ENEMY | {"type_code": "back"}, {"code": "1", "duplicate_of": "2"}), to)
    assert done.written == ()
    assert told(done) == [
        'made.json:1: card 99001 (Thing in the Well): a card of type "back"',
        "made.json:1: card 1: a printing of 2, which is not in the folder",
    ]
    assert all(one.help for one in done.left_out)


def test_names_reach_no_other_folder(tmp_path: Path, to: Path) -> None:
    brought(tmp_path, to, ENEMY | {"name": "../../Well: [x] #1"})
    assert files(to).keys() == {"well-x-1.yaml"}
    assert read_card(to / "well-x-1.yaml").name == "../../Well: [x] #1"


def test_importing_again_changes_nothing(tmp_path: Path, to: Path) -> None:
    higher = ASSET | {"code": "99012", "xp": 3}
    other = LOCATION | {"code": "99031", "shroud": 5}
    brought(tmp_path, to, *PACK, higher, other)
    (to / "thing-in-the-well.yaml").open("a", encoding="utf-8").write("# mine\n")
    before = files(to)
    done = bring_in(tmp_path / "packs", to)
    assert done.written == ()
    assert len(done.kept) == len(PACK) + 2
    assert files(to) == before


# -- faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[{", "not JSON"),
        ('{"code": "1"}', "a pack is a list of cards"),
        ('"cards"', "a pack is a list of cards"),
        ("[" * 100_000, "not JSON"),
    ],
)
def test_a_file_without_cards_is_a_fault_and_nothing_is_written(
    tmp_path: Path, to: Path, text: str, message: str
) -> None:
    to.mkdir()
    (to / "mine.yaml").write_text("name: Mine\n", encoding="utf-8")
    folder = pack(tmp_path / "packs", *PACK, name="a.json")
    (folder / "b.json").write_text(text, encoding="utf-8")
    with pytest.raises(InputAtFault) as fault:
        bring_in(folder, to)
    assert "b.json" in str(fault.value)
    assert message in str(fault.value)
    assert files(to) == {"mine.yaml": "name: Mine\n"}


A = '"name": "A", "type_code": "asset"'


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("5", "b.json: card 1 of the file: a card is a JSON object, and this is none"),
        ('{"name": "Chess"}', "b.json: card 1 of the file (Chess): key `code`: it is missing"),
        ('{"code": "1", "name": "A"}', "b.json:3: card 1 (A): key `type_code`: it is missing"),
        ('{"code": "1", "name": 7, "type_code": "asset"}', "b.json:3: card 1: key `name`: a text is wanted"),
        (f'{{"code": "1", {A}, "cost": "X"}}', "b.json:3: card 1 (A): key `cost`: a whole number is wanted"),
        (f'{{"code": "1", {A}, "cost": true}}', "b.json:3: card 1 (A): key `cost`: a whole number is wanted"),
        (f'{{"code": "1", {A}, "is_unique": 1}}', "b.json:3: card 1 (A): key `is_unique`: true or false"),
        (f'{{"code": "1", {A}, "pack_code": []}}', "b.json:3: card 1 (A): key `pack_code`: a text is wanted"),
        (f'{{"code": "1", {A}, "text": "\\ud800"}}', "b.json:3: card 1 (A): "),
        ('{"code": "1", "name": "?", "type_code": "asset"}', "b.json:3: card 1 (?): a name that no file can have"),
        (
            f'{{"code": "1", "name": "{"A" * 300}", "type_code": "asset"}}',
            f"b.json:3: card 1 ({'A' * 300}): a name that no file can have",
        ),
        ('{"code": "1", "name": "A", "type_code": "assett"}', 'b.json:3: card 1 (A): a card of type "assett"'),
        (
            '{"code": "1", "name": "A", "type_code": "investigator", "deck_requirements": "size:30",'
            ' "deck_options": [{"atleast": {"factions": 5, "min": "x"}}]}',
            "b.json:3: card 1 (A): ",
        ),
    ],
)
def test_an_entry_at_fault_is_left_out_and_the_others_come_in(
    tmp_path: Path, to: Path, entry: str, message: str
) -> None:
    folder = pack(tmp_path / "packs", *PACK, name="a.json")
    (folder / "b.json").write_text(f"[\n\n{entry}]", encoding="utf-8")
    done = bring_in(folder, to)
    assert len(done.written) == len(PACK)
    (out,) = done.left_out
    assert str(out).startswith(message)
    assert out.help


def test_a_type_that_is_misspelt_is_asked_about(tmp_path: Path, to: Path) -> None:
    done = bring_in(pack(tmp_path / "packs", ASSET | {"type_code": "assett"}), to)
    assert done.left_out[0].help == 'did you mean "asset"?'


def test_no_value_of_an_entry_stops_an_import(tmp_path: Path, to: Path) -> None:
    """Every key of a card with a value of every kind: it is read, or left out with a reason."""
    keys = (*ENEMY, *ASSET, *LOCATION, *INVESTIGATOR, *MORE_KEYS)
    values = (
        None,
        True,
        -7,
        2.5,
        "x",
        "\x7f\u2028\ufeff: #",
        "",
        [],
        [1],
        ["x"],
        [{"x": 1}],
        [{"level": 1}],
        {},
        {"x": []},
        10**30,
    )
    said = [(key, value) for key in dict.fromkeys(keys) if key != "code" for value in values]
    cards = [
        {**card, "name": f"Odd {number}", "code": f"{number:05}", key: value}
        for number, (key, value) in enumerate(said)
        for card in (PACK[number % len(PACK)],)
    ]
    done = bring_in(pack(tmp_path / "packs", *cards), to)
    assert len(done.written) + done.printings + len(done.left_out) == len(cards)
    assert len(done.written) > 100
    assert sum(done.read) == len(done.written)
    assert {read_card(path).name for path in to.glob("*.yaml")} == set(done.written)


MORE_KEYS = (
    *("deck_options", "deck_requirements", "restrictions", "duplicate_of", "alternate_of", "back_name", "back_link"),
    "back_traits",
    *("encounter_code", "customization_text", "faction2_code", "subtype_code", "vengeance", "doom"),
)


def test_a_file_that_is_not_text(tmp_path: Path, to: Path) -> None:
    folder = pack(tmp_path / "packs", *PACK)
    (folder / "b.json").write_bytes(b"\xff\xfe")
    with pytest.raises(InputAtFault, match="E105"):
        bring_in(folder, to)
    assert not to.exists()


def test_a_disk_that_fails_half_way_leaves_nothing(tmp_path: Path, to: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    to.mkdir()
    (to / "mine.yaml").write_text("name: Mine\n", encoding="utf-8")
    rename = Path.rename
    moved: list[Path] = []

    def failing(path: Path, target: Path) -> Path:
        if len(moved) == 2:
            raise OSError(28, "No space left on device")
        moved.append(target)
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", failing)
    with pytest.raises(InputAtFault, match="No space left"):
        brought(tmp_path, to, *PACK)
    assert len(moved) == 2
    assert files(to) == {"mine.yaml": "name: Mine\n"}


# -- the library ------------------------------------------------------------------------------------------------------


def test_the_library_finds_its_own_cards_first(tmp_path: Path) -> None:
    (tmp_path / "machete.yaml").write_text("name: Machete\ncost: 9\n", encoding="utf-8")
    (tmp_path / "old-well.yaml").write_text("name: Old Well\ntype: location\n", encoding="utf-8")
    (tmp_path / "broken.yaml").write_text("name: [", encoding="utf-8")
    library = Library(users=tmp_path)
    machete, well = library.find("Machete"), library.find("old well")
    assert machete is not None
    assert machete.cost == 3
    assert well is not None
    assert well.name == "Old Well"
    assert library.find("New Well") is None


def test_where_the_users_cards_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADJUDICATOR_CARDS", "/my/cards")
    assert users_folder() == Path("/my/cards")
    monkeypatch.delenv("ADJUDICATOR_CARDS")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert users_folder() == Path("/data/adjudicator/arkham/cards")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ada")
    assert users_folder() == Path("/home/ada/.local/share/adjudicator/arkham/cards")


def test_of_two_entries_with_one_number_the_first_counts_and_the_other_is_named(tmp_path: Path, to: Path) -> None:
    folder = pack(tmp_path / "packs", *PACK, name="a.json")
    pack(folder, ASSET | {"code": "99001"}, name="b.json")
    done = bring_in(folder, to)
    assert "Thing in the Well" in done.written
    assert told(done) == ["b.json:1: card 99001 (Flare: Gun): a.json has an entry of this code before"]


def test_a_single_file_is_taken(tmp_path: Path, to: Path) -> None:
    folder = pack(tmp_path / "packs", *PACK)
    assert len(bring_in(folder / "made.json", to).written) == len(PACK)


# -- what cards say of decks ------------------------------------------------------------------------------------------


def test_an_investigator_brings_the_deckbuilding_options(tmp_path: Path) -> None:
    options = [
        {"faction": ["seeker", "neutral"], "level": {"min": 0, "max": 5}},
        {"trait": ["fortune"], "not": True},
        {"level": {"min": 0, "max": 0}, "limit": 5, "error": "no more than 5"},
    ]
    wanted = "size:32, card:99011, random:subtype:basicweakness, random:subtype:basicweakness"
    said = {"deck_options": options, "deck_requirements": wanted, "back_text": "up to five other level 0 cards"}
    own = {"code": "99011", "name": "Ada's Lens", "type_code": "asset", "restrictions": "investigator:99004"}
    (tmp_path / "pack.json").write_text(json.dumps([INVESTIGATOR | said, own]), encoding="utf-8")
    bring_in(tmp_path, tmp_path / "cards")
    deck = read_card(tmp_path / "cards" / "ada-well.yaml").deckbuilding
    assert deck is not None
    assert (deck.size, deck.requires, deck.basic_weaknesses) == (32, (("Ada's Lens", 1),), 2)
    assert [(one.classes, one.most_level, one.other, one.at_most) for one in deck.options] == [
        (("seeker", "neutral"), 5, False, None),
        ((), 0, True, 5),
    ]
    assert [one.traits for one in deck.restrictions] == [("Fortune",)]
    assert read_card(tmp_path / "cards" / "adas-lens.yaml").deck_of == ("Ada Well",)


def test_options_by_what_the_collection_marks_are_the_words_of_a_text(tmp_path: Path) -> None:
    said = {"deck_options": [{"tag": ["hh"], "text": ["heals? horror"]}], "deck_requirements": "size:30"}
    marked = {"code": "99012", "name": "Balm", "type_code": "asset", "tags": "hd.hh."}
    (tmp_path / "pack.json").write_text(json.dumps([INVESTIGATOR | said, marked]), encoding="utf-8")
    bring_in(tmp_path, tmp_path / "cards")
    card = read_card(tmp_path / "cards" / "ada-well.yaml")
    assert card.deckbuilding is not None
    assert [one.quotes for one in card.deckbuilding.options] == ["heal horror"]
    assert read_card(tmp_path / "cards" / "balm.yaml").text == ("heal damage", "heal horror")


def test_options_that_cannot_be_said_are_not_modelled(tmp_path: Path) -> None:
    said = {"deck_options": [{"tag": ["zz"]}], "deck_requirements": "size:30, card:1"}
    (tmp_path / "pack.json").write_text(json.dumps([INVESTIGATOR | said]), encoding="utf-8")
    bring_in(tmp_path, tmp_path / "cards")
    card = read_card(tmp_path / "cards" / "ada-well.yaml")
    assert {"deckbuilding options by tag", "a card that the deck must hold"} <= set(card.not_modelled)


@pytest.mark.parametrize(
    ("said", "field", "value"),
    [
        ({"type_code": "asset", "encounter_code": "well"}, "encounter_set", "well"),
        ({"text": "Limit 1 per deck.\nRevelation"}, "per_deck", 1),
        ({"subtype_code": "basicweakness", "text": "Campaign Mode only. Peril."}, "only_in", "campaign"),
        ({"text": "Researched.\nSomething.", "xp": 3}, "keywords", ("researched",)),
    ],
)
def test_a_card_brings_what_it_says_of_decks(tmp_path: Path, said: dict[str, Any], field: str, value: object) -> None:
    card = {"code": "99012", "name": "Odd Thing", "type_code": "treachery", **said}
    (tmp_path / "pack.json").write_text(json.dumps([card]), encoding="utf-8")
    (name,) = bring_in(tmp_path, tmp_path / "cards").written
    (path,) = (tmp_path / "cards").glob("*.yaml")
    assert (name.startswith("Odd Thing"), getattr(read_card(path), field)) == (True, value)


def test_a_researched_card_asks_for_what_its_lower_version_has_recorded(tmp_path: Path) -> None:
    said = 'Record in your Campaign Log that "you have read the map."'
    lower = {"code": "99013", "name": "Old Map", "type_code": "asset", "text": f"[action]: Draw 1 card. {said}"}
    higher = {"code": "99014", "name": "Old Map", "type_code": "asset", "text": "Researched.", "xp": 3}
    (tmp_path / "pack.json").write_text(json.dumps([lower, higher]), encoding="utf-8")
    bring_in(tmp_path, tmp_path / "cards")
    cards = {read_card(path).level: read_card(path) for path in (tmp_path / "cards").glob("*.yaml")}
    assert (cards[3].task, cards[3].not_modelled) == ("you have read the map", ())
    (tmp_path / "pack.json").write_text(json.dumps([higher]), encoding="utf-8")
    bring_in(tmp_path, tmp_path / "alone")
    (alone,) = (tmp_path / "alone").glob("*.yaml")
    assert read_card(alone).not_modelled == ("the task of its lower version",)


# -- read again, if the text has changed ------------------------------------------------------------------------------

CHARM = {"code": "99100", "name": "Odd Charm", "type_code": "asset", "text": "You get +1 [combat]."}


def test_a_card_is_read_again_if_its_text_has_changed(tmp_path: Path, to: Path) -> None:
    assert bring_in(pack(tmp_path / "packs", CHARM, ENEMY), to).read == (2, 0, 0)
    assert bring_in(pack(tmp_path / "packs", CHARM, ENEMY), to).again == ()
    changed = CHARM | {"text": "You get +2 [combat].\nIt hums."}
    done = bring_in(pack(tmp_path / "packs", changed, ENEMY), to)
    assert (done.written, done.again, done.read) == ((), ("Odd Charm",), (0, 1, 0))
    assert read_card(to / "odd-charm.yaml").not_modelled == ("It ¦ hums.",)
    assert bring_in(pack(tmp_path / "packs", changed, ENEMY), to).again == ()


def test_a_card_that_its_user_has_changed_stays(tmp_path: Path, to: Path) -> None:
    brought(tmp_path, to, CHARM)
    (to / "odd-charm.yaml").write_text("name: Odd Charm\ntype: asset\nhealth: 1\n", encoding="utf-8")
    before = files(to)
    done = bring_in(pack(tmp_path / "packs", CHARM | {"text": "You get +2 [combat].", "health": 1}), to)
    assert (done.again, files(to)) == ((), before)


def test_two_entries_of_one_card_are_one_card_and_read_once(tmp_path: Path, to: Path) -> None:
    packs = pack(tmp_path / "packs", CHARM, CHARM | {"code": "99101"})
    assert bring_in(packs, to).written == ("Odd Charm",)
    assert bring_in(packs, to).again == ()


@pytest.mark.parametrize("said", ["", "null", "[1", "{}", "\ufffe", "[null]", '["card"]'])
def test_a_record_of_readings_that_cannot_be_read_is_none(tmp_path: Path, to: Path, said: str) -> None:
    brought(tmp_path, to, CHARM)
    (to / "readings.json").write_text(said, encoding="utf-8")
    assert bring_in(pack(tmp_path / "packs", CHARM | {"text": "You get +2 [combat]."}), to).again == ()


def test_files_that_were_there_come_back_if_one_cannot_be_written(
    tmp_path: Path, to: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought(tmp_path, to, CHARM)
    before = files(to)
    rename = Path.rename

    def renamed(path: Path, target: Path) -> Path:
        if path.stem.startswith("thing"):
            raise OSError(28, "no space left on device")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", renamed)
    with pytest.raises(InputAtFault):
        bring_in(pack(tmp_path / "packs", CHARM | {"text": "You get +2 [combat]."}, ENEMY), to)
    assert files(to) == before


def test_packs_stand_in_folders_of_their_cycles_beside_lists_of_other_things(tmp_path: Path, to: Path) -> None:
    folder = tmp_path / "cards"
    for cycle, card in (("first", INVESTIGATOR), ("second", ASSET)):
        (folder / "packs" / cycle).mkdir(parents=True)
        pack(folder / "packs" / cycle, card)
    (folder / "cycles.json").write_text('[{"code": "made", "name": "The First Well"}]', encoding="utf-8")
    done = bring_in(folder, to)
    assert len(done.written) == 2
    assert done.left_out == ()
