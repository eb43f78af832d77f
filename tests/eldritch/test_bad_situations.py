"""Bad situations of Eldritch Horror: every fault at once, with code and place."""

import pytest
from faulty import places


def of(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of every fault of a text; the first line names the game and is not counted."""
    return [(code, line - 1, column) for code, line, column in places(f"game: eldritch\n{text}\n")]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("investigators: {sam: }", [("E203", 1, 17)]),
        ("investigators: {sam: {investigator: Lily Chan}}", [("E203", 1, 17), ("E302", 1, 37)]),
        ("investigators: {lily: , sam: {investigator: Lily Chen}}", [("E401", 1, 45)]),
        ("investigators: {lily: {at: Atlantis}}", [("E302", 1, 28)]),
        ("investigators: {lily: {health: 7}}", [("E402", 1, 32)]),
        ("investigators: {lily: {conditions: [Cursed, Cursed]}}", [("E401", 1, 45)]),
        ("investigators: {lily: {train tickets: 2, ship tickets: 1}}", [("E402", 1, 39)]),
        ("investigators: {lily: {possessions: [Bent Coin]}}\nreserve: [Bent Coin]", [("E401", 2, 11)]),
        ("investigators: {lily: {improved will: 3}}", [("E205", 1, 39)]),
        ("reserve: [Bent Coin, Twin Dice, Town Clerk, Camp Stove, Guide Dog]", [("E402", 1, 57)]),
        ("reserve: [Lamp of Salt, Bent Coin, Fever]", [("E403", 1, 11), ("E403", 1, 36)]),
        ("investigators: {lily: {possessions: [Bent Cion, Fever]}}", [("E301", 1, 38), ("E403", 1, 49)]),
        ("artifact deck: [Bent Coin]", [("E403", 1, 17)]),
        ("cards: {Axe: {value: 2}}", [("E203", 1, 14)]),
        ("cards: {Axe: {type: axe}}", [("E204", 1, 21)]),
        ("cards: {Axe: {type: asset, does: [{bonus: strenght, amount: 2}]}}", [("E204", 1, 43)]),
        ("cards: {Axe: {type: asset, does: [{bonsu: will, amount: 2}]}}", [("E206", 1, 36)]),
        ("cards: {Axe: {type: asset, action: [{lose: 1, off: health}]}}", [("E203", 1, 37), ("E202", 1, 47)]),
        ("cards: {Axe: {type: general, does: [{if: on a hill, then: []}]}}", [("E204", 1, 42)]),
        ("cards: {Axe: {type: general, does: [{roll dice: 0, on: [5]}]}}", [("E205", 1, 49)]),
        ("monsters: {Gul: Rome}", [("E302", 1, 12)]),
        ("monsters: {Ghoul: Atlantis}", [("E302", 1, 19)]),
        ("omen: purple", [("E302", 1, 7)]),
        ("doom: 21", [("E205", 1, 7)]),
        ("phase: 4", [("E204", 1, 8)]),
        ("do: [lily tests lore, 'lily rolls 1, 7']", [("E204", 1, 23)]),
        ("do: [lily tests lore, 'lily rolls 1, 2, 3']", [("E502", 1, 23)]),
        ("do: [lily tests lore, 'norman rolls 1, 1, 1']", [("E502", 1, 23)]),
        ("do: [lily travels to Atlantis]", [("E302", 1, 6)]),
        ("do: [lily tests lore, 'lily rolls 1, 1, 1, 1, 1, 1, 1']", [("E502", 1, 23)]),
        ("do: [lily prepares for travel by tram]", [("E204", 1, 6)]),
        ("do: [lily performs the action of Lily Chen, lily chooses to send health]", [("E501", 1, 45)]),
        (
            "investigators: {lola: {improved lore: 2}}\n"
            "do: [lola performs the action of Lola Hayes, lola chooses to send lore]",
            [("E501", 2, 46)],
        ),
        ("ask: [a tram path joins Rome and London]", [("E204", 1, 7)]),
        ("cards: {Ghoul: {type: monster, figures: {will: {modifier: 0, loss: 1}}}}", [("E203", 1, 41)]),
        ("cards: {Ghoul: {type: monster, figures: {strength: {modifier: 0}, toughness: 1}}}", [("E203", 1, 52)]),
        ("investigators: {lily: {health tokens: [3, 2]}}", [("E204", 1, 43)]),
        ("investigators: {lily: {health: 5, health tokens: [3]}}", [("E402", 1, 50)]),
        ("investigators: {lily: {facedown: [Debt]}}", [("E401", 1, 35)]),
        ("investigators: {lily: {conditions: [Debt], facedown: [Debt]}}", [("E203", 1, 55)]),
        ("investigators: {lily: {conditions: [Debt], backs: [Debt 9]}}", [("E401", 1, 52)]),
        ("investigators: {lily: {dice: [6]}}", [("E203", 1, 30)]),
        ("investigators: {lily: {tested skill: lore, dice: [6]}}", [("E402", 1, 50)]),
        ("investigators: {lily: {fights: Ghoul}}\nmonsters: {Ghoul: Rome}", [("E401", 1, 32)]),
        ("investigators: {lily: {fights: Ghoul, encountered: [The Antiquary]}}", [("E401", 1, 32)]),
        ("investigators: {lily: {encountered: [Bent Coin]}}", [("E403", 1, 38)]),
        ("investigators: {lily: {fights: Ghoul}, sam: {investigator: Silas Marsh, fights: Mummy}}", [("E401", 1, 40)]),
        ("investigators: {lily: {fights: Mummy, tested skill: lore}}", [("E401", 1, 53)]),
        ("investigators: {lily: {encountered: [The Antiquary], tested skill: will}}", [("E401", 1, 68)]),
        ("investigators: {lily: {tested skill: lore, test of: Old Almanac}}", [("E401", 1, 38)]),
        (
            "investigators: {lily: {encountered: [The Antiquary], tested skill: lore, test of: Old Almanac}}",
            [("E401", 1, 83)],
        ),
        ("investigators: {sam: {encountered: [The Antiquary]}}", [("E203", 1, 17)]),
        ("investigators: {lily: , jim: {fights: Mummy}}\nactive: lily", [("E401", 2, 9)]),
        ("investigators: {lily: , jim: {encountered: [The Antiquary]}}\nactive: lily", [("E401", 2, 9)]),
        ("investigators: {lily: , jim: }\nphase: 3\nactive: jim", [("E401", 3, 9)]),
        (
            "investigators: {lily: {possessions: [White Word], backs: [White Word 1]}}\n"
            "cards: {White Word: {type: spell, backs: [[{loze: 1}]]}}\ndo: [lily performs the action of White Word]",
            [("E206", 2, 45)],
        ),
        ("to reckon: [Ghoul]", [("E401", 1, 13)]),
        (
            "investigators: {lily: {conditions: [Debt], facedown: [Debt]}}\n"
            "monsters: {Cultist: Rome}\nto reckon: [Cultist]",
            [("E203", 1, 55)],
        ),
        (
            "investigators: {lily: {conditions: [Debt], facedown: [Debt], backs: [Debt 9]}}\n"
            "monsters: {Cultist: Rome}\nto reckon: [Cultist]",
            [("E401", 1, 70)],
        ),
        ("investigators: {lily: {own to reckon: [Debt]}}", [("E401", 1, 40)]),
        ("investigators: {lily: {controlled by: ann}}", [("E302", 1, 39)]),
        ("cards: {Axe: {type: sheet, does: [{when: it rains, does: []}]}}", [("E204", 1, 42)]),
        ("cards: {Axe: {type: asset, does: [{bonus: will, amount: 1, whose: all}]}}", [("E204", 1, 67)]),
    ],
)
def test_every_fault_has_its_code_and_place(text: str, wanted: list[tuple[str, int, int]]) -> None:
    assert of(text) == wanted
