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
        ("monsters: {Acolyte: {at: quay 1, dead: true}}", [("E401", 1, 40)]),
        ("monsters: {Acolite: quay 1}", [("E302", 1, 12)]),
        ("sins: Envy", [("E204", 1, 7)]),
        ("apocalypse: 9", [("E205", 1, 13)]),
        ("phase: 4", [("E204", 1, 8)]),
        ("current: rose\ndo: [rose moves to Atlantis]", [("E302", 2, 6)]),
    ],
)
def test_every_fault_has_its_code_and_place(text: str, wanted: list[tuple[str, int, int]]) -> None:
    assert of(text) == wanted
