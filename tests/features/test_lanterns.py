"""Lanterns: its features, and its odds against a count of every roll."""

from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest
from lanterns.entry import GAME, LOSES
from pytest_bdd import scenarios

from adjudicator.exploring.odds import Bounds
from adjudicator.playing.situation import Situation as Played
from adjudicator.testing.steps import *  # noqa: F403

HERE = Path(__file__).parents[1] / "lanterns"
NEVER = Bounds(Fraction(0), Fraction(0))
SUCCESSES = {"dark": 0, "glow": 1, "flare": 2}
SIDES = ["dark"] * 3 + ["glow"] * 2 + ["flare"]


@pytest.fixture(autouse=True)
def _installed(lanterns: None) -> None:
    """The game of lanterns is there."""


scenarios(str(HERE))


def counted(dice: int, fog: int, oil: int) -> Fraction:
    """The odds that a lamp is lit by somebody who rolls dark dice again once, if she can and has to."""
    return chances(tuple(["dark"] * dice), fog, 1 + min(oil, 1))


def chances(faces: tuple[str, ...], fog: int, rolls: int) -> Fraction:
    """The odds with so many rolls left, of which each takes up the dark dice."""
    successes, dark = sum(SUCCESSES[face] for face in faces), faces.count("dark")
    if successes > fog or not rolls or not dark:
        return Fraction(int(successes > fog))
    kept = tuple(face for face in faces if face != "dark")
    found = [chances((*kept, *rolled), fog, rolls - 1) for rolled in product(SIDES, repeat=dark)]
    return sum(found, Fraction(0)) / len(found)


@pytest.mark.parametrize(("fog", "oil"), [(0, 0), (1, 1), (2, 1), (3, 0), (4, 1)])
def test_the_odds_of_lighting_a_lamp_are_those_of_every_roll_counted(fog: int, oil: int) -> None:
    situation = Played.parse(
        f"""
        game: lanterns
        step: 3
        spaces: {{gate: {{fog: {fog}}}}}
        keepers: {{ann: {{oil: {oil}}}, ben: {{at: mill}}, cid: {{at: mill}}}}
        do: [ann lights the lamp]
        ask: [gate is lit]
        """
    )
    odds = situation.explore(policy="best", goal="gate is lit").odds["gate is lit"]
    wanted = counted(2, fog, oil)
    assert odds.get("yes", NEVER) == Bounds(wanted, wanted)


def test_what_the_night_plans_is_secret_to_the_keepers() -> None:
    text = "{game: lanterns, do: [nox haunts mill, ann goes to mill], ask: [the night lurks at mill, ann goes to mill]}"
    situation = Played.parse(text)
    assert list(situation.rule(player="ann").values.values()) == ["secret", "yes"]
    assert list(situation.rule(player="nox").values.values()) == ["yes", "secret"]
    seen = situation.rule(player="ben").trace
    assert not [record for record in seen if "mill" in repr(record)]


def test_what_happens_is_told_with_its_parts() -> None:
    assert GAME.tell(LOSES.of("ann", amount=2, by="lanterns.6")) == "ann loses 2 oil"
