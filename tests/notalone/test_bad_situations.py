"""Bad situations of Not Alone: every fault at once, with code and place; merely illegal deeds are refused by rules."""

from pathlib import Path

import pytest
from faulty import Change, a_ruling_or_faults, changes, faults_of, places, ruled
from hypothesis import HealthCheck, given, settings

FULL = (Path(__file__).parent / "everything.yaml").read_text(encoding="utf-8")


def of(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of every fault of a text; the first line names the game and is not counted."""
    return [(code, line - 1, column) for code, line, column in places(f"game: notalone\n{text}\n")]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        # the players
        ("hunted: {C: , c: }", [("E303", 1, 15)]),
        ("hunted: {C: , C: }", [("E120", 1, 15)]),
        ("players: [B, C, D, C]", [("E303", 1, 20)]),
        ("players: [B, C]\nhunted: {D: {will: 2}}", [("E302", 2, 10)]),
        ("players: [B, C]\nhunted: {B: {will: 2}}", [("E302", 2, 10)]),
        ("players: [B, C]\ncreature: {name: X}", [("E403", 2, 18)]),
        ("players: [B, C]\ncreature: {name: C}", [("E403", 2, 18)]),
        ("players: 3\ncreature: {name: D}", [("E303", 2, 18)]),
        ("hunted: {C: }\ncreature: {name: C}", [("E303", 2, 18)]),
        ("hunted: {Dodge: }", [("E303", 1, 10)]),
        ("players: [B, wreck]", [("E303", 1, 14)]),
        ("players: [B, target]", [("E303", 1, 14)]),
        ("players: [B]", [("E402", 1, 10)]),
        ("hunted: {}\nphase: 1", [("E402", 1, 9)]),
        ("hunted: {C: , D: , E: , F: , G: , H: , I: }", [("E402", 1, 9)]),
        ("phase: 3", [("E402", 0, 1)]),
        # the Place cards of the Hunted
        ("phase: 2\nhunted: {C: {played: lair, hand: [lair, river]}}", [("E401", 2, 22)]),
        ("phase: 2\nhunted: {C: {hand: [lair, river, lair]}}", [("E401", 2, 34)]),
        ("phase: 2\nhunted: {C: {hand: [lair, moon]}}", [("E302", 2, 27)]),
        ("phase: 2\nhunted: {C: {hand: [lair], discard: [jungle, river]}}", [("E403", 2, 21), ("E403", 2, 21)]),
        ("round: 1\nphase: 1\nhunted: {C: {hand: [lair, wreck]}}", [("E403", 3, 27)]),
        ("round: 1\nphase: 3\nhunted: {C: {played: swamp}}", [("E403", 3, 22)]),
        ("phase: 1\nhunted: {C: {played: lair}}", [("E403", 2, 22)]),
        ("hunted: {C: {played: lair}}", [("E403", 1, 22)]),
        ("phase: 3\nhunted: {C: {played: [lair, river]}}", [("E403", 2, 23)]),
        ("phase: 3\nhunted: {C: {will: 4}}", [("E205", 2, 20)]),
        ("phase: 3\nhunted: {C: {will: 99}}", [("E205", 2, 20)]),
        ("phase: 3\nhunted: {C: {will: many}}", [("E201", 2, 20)]),
        ("phase: 3\nhunted: {C: {came back with two: true}}", [("E403", 2, 34)]),
        ("phase: 3\nhunted: {C: {this round: beach}}", [("E204", 2, 26)]),
        # Survival and Hunt cards
        ("phase: 3\nhunted: {C: {survival: [Gate]}, D: {survival: [Drone, Gate]}}", [("E401", 2, 55)]),
        ("phase: 3\nhunted: {C: {survival: [Mirage]}}", [("E403", 2, 25)]),
        ("phase: 3\nhunted: {C: {survival: [Gaet]}}", [("E301", 2, 25)]),
        ("phase: 3\nhunted: {C: }\ncreature: {hand: [Clone, Dodge]}", [("E403", 3, 26)]),
        ("phase: 3\nhunted: {C: }\ncreature: {hand: [Clone, Clone]}", [("E401", 3, 26)]),
        ("phase: 3\nhunted: {C: }\ncreature: [Clone, Dodge]", [("E403", 3, 19)]),
        ("phase: 3\nhunted: {C: }\ncreature: {played: 2}", [("E402", 3, 20)]),
        ("phase: 3\nhunted: {C: {survival: [Gate]}}\nsurvival deck: [Gate, others]", [("E401", 3, 17)]),
        ("phase: 3\nhunted: {C: {survival: [Gate]}}\nsurvival deck: [others, Gate]", [("E401", 3, 25)]),
        ("phase: 3\nhunted: {C: }\nhunt deck: [others, Clone, others]", [("E301", 3, 28)]),
        ("phase: 3\nhunted: {C: }\nhunt discard: [Gate]", [("E403", 3, 16)]),
        # tokens, counters, stocks
        ("phase: 3\nhunted: {C: }\ntokens: {creature: moon}", [("E302", 3, 20)]),
        ("phase: 3\nhunted: {C: }\ntokens: {creature: [lair, jungle]}", [("E403", 3, 20)]),
        ("phase: 3\nhunted: {C: }\ntokens: {target: [lair, shelter]}", [("E403", 3, 18)]),
        ("phase: 3\nhunted: {C: }\ntokens: {target: [rover, swamp]}", [("E403", 3, 18)]),
        ("phase: 3\nhunted: {C: }\ntokens: {target: [lair, lair]}", [("E403", 3, 18)]),
        ("phase: 3\nhunted: {C: }\ntokens: {artemia: [lair, jungle, river]}", [("E403", 3, 19)]),
        ("phase: 3\nhunted: {C: }\ntokens: {marker: lair}", [("E302", 3, 10)]),
        ("phase: 1\nhunted: {C: }\ntokens: {creature: lair}", [("E403", 3, 1)]),
        ("phase: 3\nhunted: {C: }\nrescue: 14", [("E402", 3, 9)]),
        ("phase: 3\nhunted: {C: }\nassimilation: 8", [("E402", 3, 15)]),
        ("phase: 3\nhunted: {C: }\nrescue: 0", [("E205", 3, 9)]),
        ("phase: 3\nhunted: {C: }\nstocks: {wreck: 2}", [("E402", 3, 17)]),
        ("phase: 3\nhunted: {C: {hand: [lair, wreck]}}\nstocks: {wreck: 1}", [("E402", 3, 17)]),
        ("phase: 3\nhunted: {C: }\nstocks: {lair: 1}", [("E403", 3, 10)]),
        ("phase: 3\nhunted: {C: }\nstocks: {moon: 1}", [("E302", 3, 10)]),
        (
            "phase: 3\nhunted: {C: {played: wreck}, D: {played: wreck}, E: {discard: wreck}}",
            [("E402", 2, 50)],
        ),
        ("phase: 3\nhunted: {C: }\nused: [wreck, moon]", [("E302", 3, 15)]),
        # cards in force
        ("phase: 3\nhunted: {C: }\nin force: [Adrenaline]", [("E403", 3, 12)]),
        ("phase: 3\nhunted: {C: }\nin force: [Ascendancy]", [("E403", 3, 12)]),
        ("phase: 3\nhunted: {C: }\nin force: [Mirage, Mirage]", [("E401", 3, 20)]),
        ("phase: 3\nhunted: {C: }\ncreature: {hand: [Mirage]}\nin force: [Mirage]", [("E401", 4, 12)]),
        ("phase: 3\nhunted: {C: }\nin force: [Miraeg]", [("E301", 3, 12)]),
        ("phase: 3\nhunted: {C: }\nin force: [Anticipation]", [("E302", 3, 12)]),
        ("phase: 3\nhunted: {C: }\nin force: [{card: Anticipation, on: D}]", [("E302", 3, 12)]),
        ("phase: 3\nhunted: {C: }\nin force: [{card: Mirage, on: C}]", [("E403", 3, 12)]),
        ("phase: 2\nhunted: {C: }\nin force: [{card: Cataclysm, on: wreck}]", [("E403", 3, 12)]),
        ("phase: 1\nhunted: {C: }\nin force: [Interference]", [("E403", 3, 12)]),
        # the beginning and the readings
        ("phase: 5\nhunted: {C: }", [("E204", 1, 8)]),
        ("phase: set-up\nplayers: 3\ntokens: {creature: lair}\nrescue: 4", [("E403", 3, 1), ("E403", 4, 1)]),
        ("phase: set-up\nhunted: {C: {will: 2}}", [("E403", 2, 10)]),
        ("phase: set-up\nround: 3\nplayers: 3", [("E403", 2, 1)]),
        ("phase: set-up\nplayers: 3\ncreature: {hand: [Clone]}", [("E403", 3, 12)]),
        ("board: C\nplayers: 3", [("E204", 1, 8)]),
        ("players: 3\nreadings: {moon: full}", [("E202", 2, 12)]),
        ("players: 3\nreadings: {third-will: never}", [("E204", 2, 24)]),
        ("players: 3\nreadings: moon", [("E204", 2, 11)]),
        ("players: 3\nedition: first", [("E202", 2, 1)]),
    ],
)
def test_what_cannot_be_there(text: str, wanted: list[tuple[str, int, int]]) -> None:
    assert of(text) == wanted


def test_a_list_stands_for_the_hand_of_the_creature() -> None:
    (ruling,) = ruled("game: notalone\nphase: 2\nhunted: {C: }\ncreature: [Clone, Mirage]\nask: [B has 2 hunt cards]\n")
    assert [answer.value for answer in ruling.answers] == ["yes"]


def test_all_faults_are_shown_at_once() -> None:
    text = """phase: 1
hunted:
  C: {will: 4, played: lair, survival: [Gate, Mirage]}
  c: {hand: [lair, moon]}
creature: {hand: [Dodge]}
tokens: {creature: [lair, shelter], moon: wreck}
rescue: 99
stocks: {wreck: 4}
in force: [Adrenaline]
"""
    found = {(code, line) for code, line, _column in of(text)}
    assert {("E205", 3), ("E403", 3), ("E303", 4), ("E302", 4), ("E403", 5)} <= found
    assert {("E403", 6), ("E302", 6), ("E402", 8), ("E403", 9)} <= found


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("phase: 3\nhunted: {C: {survival: [Gaet]}}", "Gate"),
        ("phase: 3\nhunted: {C: {played: wrek}}", "wreck"),
        ("phase: 3\nhunted: {C: }\ntokens: {creatur: lair}", "creature"),
        ("phase: 3\nhunted: {C: }\nin force: [Miraeg]", "Mirage"),
        ("phase: 3\nhunted: {C: }\nreadings: {third-wil: at once}", "third-will"),
        ("phase: 3\nhunted: {C: }\ntokns: {creature: lair}", "tokens"),
        ("phase: 3\nhunted: {C: }\ndo: [C plays wrek]", "wreck"),
        ("phase: 3\nhunted: {C: }\nask: [C is caught at wrek]", "wreck"),
    ],
)
def test_the_help_names_what_was_meant(text: str, word: str) -> None:
    (fault,) = faults_of(f"game: notalone\n{text}\n")
    assert word in fault.help


SECOND_CARD = "survival-cards.6"
HELD = """game: notalone
creature: {hand: [Mirage, Fierceness, Cataclysm]}
hunted:
  C: {%s survival: [Dodge, Gate, Adrenaline]}
  D: {%s}
"""


@pytest.mark.parametrize(
    ("phase", "deeds", "rule"),
    [
        (1, ["B plays mirage on lair and jungle"], "mirage.1"),
        (3, ["B plays mirage on lair and jungle"], "hunt-cards.4"),
        (2, ["B plays fierceness", "B plays mirage on lair and jungle"], "hunt-cards.6"),
        (2, ["B plays mirage on lair and shelter"], "adjacent-places.2"),
        (2, ["B plays clone on lair"], "hunt-cards.5"),
        (2, ["B puts the artemia token on lair"], "phase-2-hunting.6"),
        (2, ["B puts the creature token on lair", "B puts the creature token on wreck"], "counters-and-tokens.2"),
        (2, ["C puts the creature token on lair"], "phase-2-hunting.1"),
        (
            1,
            ["C plays adrenaline", "C plays lair", "D plays lair", "phase 3 begins", "C plays dodge"],
            "survival-cards.6",
        ),
        (2, ["C plays dodge"], "survival-cards.4"),
        (3, ["D plays dodge"], "survival-cards.5"),
        (3, ["B plays dodge"], "survival-cards.2"),
        (3, ["C plays mirage on lair and jungle"], "hunt-cards.3"),
        (1, ["C plays wreck"], "place-cards.5"),
        (1, ["B plays lair"], "place-cards.3"),
        (1, ["C plays lair and river"], "phase-1-exploration.1"),
        (3, ["C uses wreck"], "object-of-the-game.2"),
        (3, ["C takes back lair"], "place-cards.6"),
    ],
)
def test_what_is_only_illegal_is_refused_with_its_rule(phase: int, deeds: list[str], rule: str) -> None:
    played = "" if phase == 1 else "played: river, "
    text = HELD % (played, played.rstrip(", ")) + f"phase: {phase}\notherwise: first\ndo: {deeds!r}\n"
    (ruling,) = ruled(text)
    assert [refused.step for refused in ruling.refused] == deeds[-1:]
    assert rule in [reason.rule for reason in ruling.refused[0].reasons]


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(changes(["B", "C", "wreck", "Mirage", "phase 3 begins"], FULL))
def test_whatever_is_changed_there_is_a_ruling_or_faults(made: list[Change]) -> None:
    a_ruling_or_faults(FULL, made)


def test_what_is_changed_is_sound() -> None:
    assert ruled(FULL)
