"""A position that is written out: its text, read again, stands where the position stands, and goes on as it does."""

from pathlib import Path
from random import Random

import pytest
from arkham.small_situations import a_small_situation
from arkham.test_the_gathering_at_random import the_gathering_as_a_file

from adjudicator import Position, Problem, Situation
from adjudicator.games.kit.play import Play

RULINGS = Path(__file__).parents[2] / "rulings"
ROLAND = """\
game: arkham
title: Is it over?
investigators: {roland: {card: Roland Banks, at: attic, hand: [Vicious Blow, Machete], deck: [Guts, "Knife"]}}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
locations: {attic: {}}
chaos bag: [+1, 0, -1, skull]
"""
NOT_ALONE = "game: notalone\nplayers: {players}\nadvanced variant: {advanced}\n"


def options(position: Position) -> tuple[str, ...]:
    """The open question and its options, by their sentences in an order of their own."""
    question = position.question
    return () if question is None else (question.what, *sorted(option.says for option in position.options))


def facts(position: Position) -> dict[tuple[str, str], object]:
    """Every fact that a game of the kit declares; of Arkham Horror what the investigators have."""
    game = position._playing.game
    if not isinstance(game, Play):
        people, asked = position._playing.table.about.players, ("damage", "horror", "resources", "clues", "hand")
        return {(who, what): sorted(position.ask(f"{who}'s {what}").split(", ")) for who in people for what in asked}
    return {
        (fact.cell(entity), fact.name): fact(game, entity)
        for fact in game.declared.facts
        for entity in (("table",) if fact.of is None else fact.of.values(game))
    }


def go_on(position: Position, chance: Random, answers: int) -> None:
    """Plays on with options at random."""
    for _ in range(answers):
        here = position.options
        if not here:
            return
        position.answer(chance.choice(sorted(here, key=lambda option: option.says)))


def is_the_same(position: Position, seed: int) -> None:
    """Checks that the text of a position stands where it stands, and still does after the same answers."""
    before, history = facts(position), position.history
    again = Situation.parse(position.as_situation()).position()
    assert (facts(position), position.history) == (before, history)
    for _ in range(3):
        assert options(again) == options(position)
        assert facts(again) == facts(position)
        go_on(position, Random(seed), 4)
        go_on(again, Random(seed), 4)


def at_random(text: str, seed: int, times: int, most: int) -> None:
    """Plays a situation on at random, and checks it at some of the positions."""
    chance, position = Random(seed), Situation.parse(text).position()
    for _ in range(times):
        go_on(position, chance, chance.randrange(most))
        is_the_same(position, seed)


@pytest.mark.parametrize("seed", range(12))
def test_a_small_situation_of_arkham_horror(seed: int) -> None:
    at_random(a_small_situation(seed), seed, 3, 20)


@pytest.mark.parametrize("seed", range(6))
def test_the_gathering(seed: int) -> None:
    at_random(the_gathering_as_a_file(seed), seed, 3, 120)


@pytest.mark.parametrize("seed", range(8))
def test_not_alone(seed: int) -> None:
    text = NOT_ALONE.format(players=2 + seed % 6, advanced=("false", "true")[seed % 2])
    at_random(text, seed, 8, 30)


@pytest.mark.parametrize("seed", range(4))
def test_bells(seed: int, bells: None) -> None:
    at_random("game: bells\n", seed, 8, 12)


@pytest.mark.parametrize("seed", range(4))
def test_lanterns(seed: int, lanterns: None) -> None:
    at_random("game: lanterns\n", seed, 8, 20)


@pytest.mark.parametrize("seed", range(4))
def test_eldritch_horror(seed: int) -> None:
    players = ", ".join(f"{name}: {{clues: 1}}" for name in ("lily", "norman", "silas", "leo")[: 1 + seed])
    at_random(f"game: eldritch\ninvestigators: {{{players}}}\nmonsters: {{Zombie: Sydney}}\n", seed, 4, 25)


@pytest.mark.parametrize(
    "brought",
    [
        "do: [lily becomes delayed]",
        "monsters: {Zombie: Sydney}\nphase: 3\ndo: [a reckoning is resolved]",
    ],
)
def test_what_a_round_has_brought_is_written_out_from_the_facts(brought: str) -> None:
    text = f"game: eldritch\ninvestigators: {{lily: {{}}, norman: {{}}}}\n{brought}\n"
    position = Situation.parse(text).position()
    assert "\ndo:" not in position.as_situation()
    is_the_same(position, 1)


CORRIDOR = """\
game: eldritch
investigators: {lily: {}, norman: {at: Rome, clues: 1}}
cards:
  The Long Corridor:
    type: europe
    at: {Rome: [{test: lore, modifier: -1, passed: [{gain: clue}], failed: [{lose: 2, of: sanity}]}, {gain: clue}]}
without the sample set: true
phase: 2
do: [norman resolves a europe encounter, "norman rolls 2, 3"]
"""


def test_an_encounter_after_the_dice_is_written_out_from_the_facts() -> None:
    position = Situation.parse(CORRIDOR).position()
    text = position.as_situation()
    assert "in progress" not in text
    assert "\ndo:" not in text
    is_the_same(position, 1)


@pytest.mark.parametrize("path", sorted(RULINGS.glob("*/*.yaml"))[::9], ids=lambda path: path.stem)
def test_the_end_of_a_recorded_ruling(path: Path) -> None:
    situation = Situation.load(path)
    for variant in situation.variants or ("",):
        is_the_same(situation.position(variant), 7)


def test_most_positions_of_not_alone_are_written_out_from_their_facts() -> None:
    position, chance, facts_alone = (
        Situation.parse(NOT_ALONE.format(players=4, advanced="false")).position(),
        Random(3),
        0,
    )
    for _ in range(100):
        go_on(position, chance, 1)
        facts_alone += "\ndo:" not in position.as_situation()
    assert facts_alone > 50


def test_what_went_without_saying_is_said() -> None:
    position = Situation.parse(ROLAND + "otherwise: pass\ndo: [roland fights ghoul]\n").position()
    assert position.as_situation().endswith("otherwise: stop\ndo:\n- roland fights ghoul\n- roland passes\n")
    is_the_same(position, 1)


def test_what_simply_happens_is_said_as_the_file_says_it() -> None:
    happens = (
        'do: ["roland takes 1 damage", {roland resolves: [{gain: 2}]}, ghoul attacks roland, roland fights ghoul]\n'
    )
    position = Situation.parse(ROLAND + happens).position()
    assert "- roland resolves:\n  - gain: 2\n- ghoul attacks roland\n" in position.as_situation()
    is_the_same(position, 1)


def test_an_attempt_that_is_refused_is_made_again() -> None:
    deeds = "do: [roland plays machete, roland takes a resource, roland fights ghoul]\n"
    is_the_same(Situation.parse(ROLAND + deeds).position(), 2)


def test_a_position_with_a_single_option_stays_open() -> None:
    position = Situation.parse(ROLAND + "do: [the enemy phase begins]\n").position()
    is_the_same(position, 2)


def test_editions_readings_and_variants_are_kept() -> None:
    situation = Situation.parse(
        ROLAND + "variants: {a: {do: [roland takes a resource]}, b: {do: [roland fights ghoul]}}\n"
    )
    position = situation.position("a", edition="first", readings={"failed-attack-damage": "standard"})
    again = Situation.parse(position.as_situation())
    assert (again.edition, again.variants, again.title) == ("first", (), "Is it over?")
    assert "failed-attack-damage: standard" in again.text
    assert again.position().ask("roland's resources") == position.ask("roland's resources")


def test_scalars_stand_as_they_stood() -> None:
    assert (
        "- +1\n- 0\n- -1\n- skull\n"
        in Situation.parse(ROLAND + "do: [roland fights ghoul]\n").position().as_situation()
    )


def test_what_one_player_sees_is_not_written_out() -> None:
    position = Situation.parse(NOT_ALONE.format(players=2, advanced="false")).position(player="C")
    with pytest.raises(Problem, match="C may not know"):
        position.as_situation()


def test_a_variant_that_starts_otherwise_does_so_again() -> None:
    armed = "armed: {investigators: {roland: {hand: [Overpower]}}, otherwise: first, do: [roland fights ghoul]}"
    position = Situation.parse(ROLAND + f"variants: {{{armed}, unarmed: {{}}}}\n").position("armed")
    assert "- Overpower" in position.as_situation()
    is_the_same(position, 3)
