"""Bad situations of The Others: every fault at once, with code and place."""

import pytest
from faulty import places


def of(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of every fault of a text; the first line names the game and is not counted."""
    return [(code, line - 1, column) for code, line, column in places(f"game: others\n{text}\n")]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("heroes: {sam: }", [("E203", 1, 10)]),
        ("heroes: {rose: , sam: {hero: Rose}}", [("E401", 1, 30)]),
        ("heroes: {rose: {at: Atlantis}}", [("E302", 1, 21)]),
        ("heroes: {rose: {wounds: 5}}", [("E402", 1, 25)]),
        ("heroes: {rose: {wounds: 2, covered: [3]}}", [("E402", 1, 25)]),
        ("heroes: {rose: {covered: [3, 3]}}", [("E401", 1, 26)]),
        ("heroes: {rose: {upgrades: [Ice Blade]}}\ninventory: [Ice Blade]", [("E401", 2, 13)]),
        ("heroes: {rose: }\nreserve: [Rose]", [("E401", 2, 11)]),
        ("heroes: {rose: {corruption: 8}}", [("E205", 1, 29)]),
        ("heroes: {rose: {corruption: 0}}", [("E205", 1, 29)]),
        (
            "heroes: {rose: {at: Atlantis, wounds: 9, colour: red}, karl: {hero: Rose}}\nmap: The Moon\n"
            "sins: {sin: Envy, hand: [Frenzi]}\nmonsters: {Acolite: quay 1}\nspaces: {quay 99: {fire: 1}}\n"
            "current: leah\napocalypse: 9\ndo: [rose flies to quay 2, rose moves to Atlantis]",
            [
                *(("E302", 1, 21), ("E205", 1, 39), ("E402", 1, 39), ("E202", 1, 42), ("E401", 1, 69)),
                *(("E302", 2, 6), ("E204", 3, 13), ("E301", 3, 26), ("E302", 4, 12), ("E302", 5, 10)),
                *(("E302", 6, 10), ("E205", 7, 13), ("E210", 8, 6), ("E302", 8, 28)),
            ],
        ),
        ("monsters: {Acolyte: {at: quay 1, dead: true}}", [("E401", 1, 40)]),
        ("monsters: {Acolite: quay 1}", [("E302", 1, 12)]),
        ("sins: Envy", [("E204", 1, 7)]),
        ("apocalypse: 9", [("E205", 1, 13)]),
        ("phase: 4", [("E204", 1, 8)]),
        ("phase: set up\nheroes: [rose, karl]", [("E402", 2, 9)]),
        ("phase: set up\nheroes: {a: {player: x}, b: {player: x}, c: {player: y}}", [("E402", 2, 9)]),
        ("phase: set up\nheroes: {a: {player: x}, b: {player: x}, c: }", [("E401", 2, 42)]),
        ("phase: set up\napocalypse: 1", [("E403", 2, 1)]),
        ("team: [Leah, Rose]", [("E401", 1, 7), ("E401", 1, 7), ("E402", 1, 7)]),
        ("story: The Last Ferry\nmap: The Heights", [("E401", 2, 6)]),
        ("story: The Lost Ferry", [("E302", 1, 8)]),
        ("map: The Moon", [("E302", 1, 6)]),
        ("maps: {A: {spaces: {x: {beside: [y]}}}}", [("E302", 1, 12)]),
        ("maps: {A: {spaces: {x: {tiles: [t]}}}}", [("E401", 1, 11)]),
        (
            "maps: {A: {tiles: [[s, u, t]], spaces: {x: {beside: [y], tiles: [s]}, y: {tiles: [t]}}}}",
            [("E401", 1, 12)],
        ),
        (
            "stories: {S: {type: Terror, maps: [The Docks], begins: [], ends: [], "
            "missions: {2: {task: {kill: monster}}}}}",
            [("E402", 1, 48), ("E402", 1, 60), ("E402", 1, 70)],
        ),
        (
            "stories: {S: {type: Terror, maps: [Nowhere], begins: [{rise: 1}], ends: [{rise: 1}], "
            "missions: {1: {task: {kill: Acolite}}}}}",
            [("E204", 1, 114)],
        ),
        ("current: rose\ndo: [rose moves to Atlantis]", [("E302", 2, 6)]),
        (
            "cards: {Rain: {type: sin, when: [reaction], does: [{may: [{place: fire, at: Atlantis}]}]}, "
            "Snow: {type: dark past, number: 1, when killed: [{bring: Acolyte, at: each nesst}]}}",
            [("E302", 1, 77), ("E302", 1, 162)],
        ),
        (
            "maps: {A: {spaces: {x: {district: [heal]}}}}\n"
            "cards: {Rain: {type: sin, when: [reaction], does: [{place: fire, at: x}, {place: fire, at: quay 1}]}}",
            [("E302", 2, 92)],
        ),
        (
            "stories: {S: {type: Terror, maps: [The Docks, The Heights], begins: [{place: fire, at: Atlantis}],\n"
            "ends: [{if: a hero has died, then: [{place: fire, at: quay 3}]}],\n"
            "missions: {1: {task: {enter: Atlantis}, then: [{place: nest, at: atlantis}]}}}}\nstory: S",
            [("E302", 1, 88), ("E302", 3, 30), ("E302", 3, 66)],
        ),
        ("maps: {A: {spaces: {x: {district: [heal]}}}}\nstory: The Last Ferry", [("E401", 2, 8)]),
        (
            "stories: {S: {type: Finale, mix: [Sample Panic, Sample Panik], maps: [The Docks],\n"
            "begins: [{rise: 1}], ends: [{rise: 1}], missions: {1: {task: {kill: monster}}}}}",
            [("E301", 1, 49)],
        ),
        ("heroes: {rose: , karl: }\ncurrent: rose\nfighter: karl", [("E401", 3, 10)]),
        (
            "heroes: {rose: {at: quay 1, dice: [hit]}}\ncurrent: rose\nfighter: rose",
            [("E402", 1, 35), ("E401", 3, 10)],
        ),
        (
            "heroes: {brad: {at: quay 1, dice: [hit, hit]}}\ncurrent: brad\nfighter: brad\n"
            "monsters: {Acolyte: quay 3}\nfought at: quay 4",
            [("E401", 5, 12)],
        ),
        (
            "stories: {S: {type: Finale, maps: [The Docks],\n"
            "begins: [{rise: 1}], ends: [{rise: 1}], missions: {1: {task: {kill: monster}}}}}",
            [("E402", 1, 14)],
        ),
    ],
)
def test_every_fault_has_its_code_and_place(text: str, wanted: list[tuple[str, int, int]]) -> None:
    assert of(text) == wanted
