"""Situations and positions for Python: their contents, playing on, and errors."""

import pickle
import subprocess
import sys
from copy import copy, deepcopy
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

import adjudicator
from adjudicator import InputAtFault, NoHands, NoSuchChoice, NotLegal, NotUnderstood, Position, Problem, Situation

ROOT = Path(__file__).parents[2]
TEXT = """\
game: arkham
title: What can Roland do about the ghoul?
investigators:
  roland: {card: Roland Banks, at: attic, resources: 3, hand: [Machete, Vicious Blow], play area: [Beat Cop]}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
locations: {attic: {}}
ask: [ghoul is defeated, ghoul's damage]
"""
NOT_ALONE = "game: notalone\ncreature: {name: B, hand: [Mirage]}\nhunted:\n  C: {survival: [Vortex]}\n  D: {}\n"
ODDS = "game: arkham\ninvestigators: {roland: {card: Roland Banks, at: attic}}\n" + (
    "enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}\nlocations: {attic: {}}\n"
    "do: [roland fights ghoul]\nask: [ghoul has 1 damage]\n"
)
ALONE = TEXT.replace(", play area: [Beat Cop]", "")
VARIANTS = f"{ALONE}variants: {{fight: {{do: [roland fights ghoul]}}, rest: {{do: [roland takes a resource]}}}}\n"
CIRCLE = """\
game: arkham
cards: {Perpetual Motion: {type: asset, abilities: [{forced: {after: gain, who: you}, do: {gain: 1}}]}}
investigators: {roland: {card: Roland Banks, at: attic, play area: [Perpetual Motion]}}
locations: {attic: {}}
"""


@pytest.fixture
def situation() -> Situation:
    return Situation.parse(TEXT)


@pytest.fixture
def position(situation: Situation) -> Position:
    return situation.position()


# -- situations -------------------------------------------------------------------------------------------------------


def test_what_it_says(situation: Situation, tmp_path: Path) -> None:
    assert (situation.game, situation.edition) == ("arkham", "revised")
    assert situation.title == "What can Roland do about the ghoul?"
    assert situation.variants == ()
    assert situation._repr_markdown_() == f"```yaml\n{TEXT}```\n"
    path = tmp_path / "a.yaml"
    path.write_text(TEXT, encoding="utf-8")
    assert repr(Situation.load(path)) == repr(situation)


def test_a_ruling_has_its_answers(situation: Situation) -> None:
    ruling = situation.rule()
    assert ruling.values == {"ghoul is defeated": "no", "ghoul's damage": "0"}
    assert "| ghoul's damage | **0** |" in ruling._repr_markdown_()


def test_an_undecided_ruling_has_its_glance() -> None:
    ruling = Situation.parse(TEXT + "do: [roland fights ghoul, roland passes]\n").rule()
    assert ruling.glance is not None
    assert "## What each option would change" in ruling._repr_markdown_()


def test_editions_readings_and_variants_are_chosen() -> None:
    situation = Situation.parse(VARIANTS)
    assert situation.variants == ("fight", "rest")
    assert situation.rule("rest", edition="first").under == "arkham, first edition"
    assert situation.position("rest").ask("roland's resources") == "4"
    assert situation.legal("fight").waits == situation.position("fight").question
    reading = {"failed-attack-damage": "standard"}
    assert situation.position("rest", readings=reading).ask("roland's resources") == "4"
    for call in (situation.rule, situation.legal, situation.explore, situation.position):
        with pytest.raises(NoSuchChoice, match="fight, rest"):
            call()
        with pytest.raises(NoSuchChoice, match="third"):
            call("rest", edition="third")


def test_exploring_gives_exact_odds() -> None:
    situation = Situation.parse(ALONE + "do: [roland fights ghoul]\n")
    explored = situation.explore()
    bounds = explored.odds["ghoul is defeated"]["yes"]
    assert (bounds.low, bounds.high) == (0, Fraction(15, 16))
    assert "| ghoul is defeated | yes | between 0 and 15/16 (0 % to 93.75 %) |" in explored._repr_markdown_()
    best = situation.explore(policy="best").odds
    assert best["ghoul is defeated"]["yes"].low == Fraction(15, 16)
    with pytest.raises(NoSuchChoice, match="lucky"):
        situation.explore(policy="lucky")
    with pytest.raises(NoSuchChoice, match="dice"):
        situation.explore(over="dice")
    with pytest.raises(NoSuchChoice, match="happy"):
        situation.explore(goal="ghoul is happy")
    bounded = situation.explore(max_positions=5)
    assert "5 positions" in bounded.explored.stopped
    low, high = bounded.odds["ghoul is defeated"]["yes"] if bounded.odds["ghoul is defeated"] else (0, 1)
    assert low <= Fraction(15, 16) <= high


def test_exploring_by_several_processes_finds_the_same() -> None:
    situation = Situation.parse(
        ALONE.replace("Vicious Blow", "Vicious Blow, Overpower") + "do: [roland fights ghoul]\n"
    )
    alone, shared = situation.explore(), situation.explore(jobs=2)
    assert shared.odds == alone.odds
    with pytest.raises(NoHands, match="no-such-host"):
        situation.explore(scheduler="tcp://no-such-host:8786")
    brief = situation.explore(max_seconds=1e-9)
    assert "seconds were over" in brief.explored.stopped
    for told, limit in (
        ("positions", {"max_positions": 0}),
        ("seconds", {"max_seconds": -1.0}),
        ("jobs", {"jobs": -1}),
    ):
        with pytest.raises(NoSuchChoice, match=told):
            situation.explore(**limit)


def test_a_sample_is_that_of_its_seed() -> None:
    situation = Situation.parse(ALONE + "do: [roland fights ghoul]\n")
    one, again, other = situation.sample(200, 3), situation.sample(200, 3), situation.sample(200, 4)
    assert one.odds == again.odds != other.odds
    fixed = situation.sample(400, policy="fixed").odds["ghoul is defeated"]["yes"]
    low, high = situation.explore(policy="fixed").odds["ghoul is defeated"]["yes"]
    assert low == high
    assert fixed.interval.low <= low <= fixed.interval.high
    assert "| ghoul is defeated | yes | about " in one._repr_markdown_()
    with pytest.raises(NoSuchChoice, match="samples"):
        situation.sample(0)
    with pytest.raises(NoSuchChoice, match="policy"):
        situation.sample(10, policy="best")


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("", ["E112"]),
        ("game: chess", ["E207"]),
        (TEXT.replace("Machete", "Matchete"), ["E301"]),
        (TEXT.replace("ghoul is defeated", "ghoul is happy, ghoul sings"), ["E204", "E210"]),
        (TEXT + "do: [roland dances]\n", ["E210"]),
    ],
)
def test_every_fault_is_told_at_once(text: str, codes: list[str]) -> None:
    with pytest.raises(InputAtFault) as fault:
        Situation.parse(text)
    assert [one.code for one in fault.value.faults] == codes


def test_a_course_that_cannot_be_played_is_told_of_when_it_is() -> None:
    situation = Situation.parse(TEXT + "do: [roland fights ghoul, roland passes, roland reveals -7]\n")
    for call in (situation.rule, situation.legal, situation.position):
        with pytest.raises(InputAtFault, match="E502"):
            call()


# -- positions --------------------------------------------------------------------------------------------------------


def test_options_keys_and_sentences_answer(position: Position) -> None:
    fight = next(option for option in position.options if option.says == "roland fights ghoul")
    for answer in (fight, fight.key, fight.says):
        position.answer(answer)
        assert position.question is not None
        assert position.question.what == "player window after ST.1"
        assert position.history == ("roland fights ghoul",)
        assert position.undo() == "roland fights ghoul"
    position.answer("roland fights ghoul")
    position.answer("pass")
    assert position.history[-1] == "roland passes"


def test_a_sentence_is_taken_back_as_a_whole(position: Position) -> None:
    position.answer("roland uses beat cop on ghoul")
    assert position.ask("ghoul has 1 damage") == "yes"
    assert position.undo() == "roland uses beat cop on ghoul"
    assert position.ask("ghoul has 1 damage") == "no"
    with pytest.raises(Problem, match="nothing has been answered"):
        position.undo()


def test_what_is_not_legal_comes_with_the_rules_and_changes_nothing(position: Position) -> None:
    with pytest.raises(NotLegal) as refusal:
        position.answer("roland commits machete")
    assert "skill-test-timing.8" in [reason.rule for reason in refusal.value.reasons]
    assert refusal.value.reasons == position.why_not("roland commits machete")
    option = next(option for option in position.options if option.verb == "fight")
    position.answer(option)
    with pytest.raises(NotLegal, match="fights ghoul"):
        position.answer(option)
    assert position.history == ("roland fights ghoul",)


def test_what_says_nothing_is_not_understood(position: Position) -> None:
    for call in (position.answer, position.ask, position.why_not):
        with pytest.raises(NotUnderstood) as wrong:
            call("roland levitates")
        assert [fault.code for fault in wrong.value.faults] == ["E210"]
    with pytest.raises(NotUnderstood, match="is no answer"):
        Situation.parse(NOT_ALONE).position().answer("phase 3 begins")


def test_an_answer_without_end_changes_nothing() -> None:
    position = Situation.parse(CIRCLE).position()
    with pytest.raises(Problem) as problem:
        position.answer("roland takes a resource")
    assert problem.value.code == "does-not-end"
    assert position.history == ()
    assert position.ask("roland's resources") == "0"


def test_questions_about_what_happened_and_what_is_legal(position: Position) -> None:
    assert position.ask("roland may fight ghoul?") == "yes"
    trace = list(position._playing.game.trace)
    assert position.ask("roland may not engage ghoul by engage-action.6") == "yes"
    assert position._playing.game.trace == trace
    position.answer("roland uses beat cop on ghoul")
    assert position.ask("roland uses beat cop") == "yes"


def test_over_and_at_rest(position: Position) -> None:
    assert (position.is_over, position.rests) == (False, True)
    position.answer("roland fights ghoul")
    assert (position.is_over, position.rests) == (False, False)
    over = Situation.parse(ALONE.replace("resources: 3", "damage: 8") + "do: [roland takes a resource]\n").position()
    assert (over.is_over, over.rests, over.question, over.options) == (True, True, None, ())


def test_secrets_are_kept_from_a_player() -> None:
    position = Situation.parse(NOT_ALONE).position(player="D")
    assert {option.who for option in position.options} == {"D"}
    assert position.ask("C holds vortex") == "secret"


def test_as_a_notebook_shows_it(position: Position) -> None:
    shown = position._repr_markdown_()
    assert shown.startswith("*roland: take an action*\n")
    assert "| roland plays machete | 1 action, 3 resources | `play-action.1` |" in shown
    assert "- roland engages ghoul\n" in position.legal(why_not=True)._repr_markdown_()
    assert repr(position) == "<Position after 0 answers: roland: take an action>"


@pytest.mark.parametrize("text", [TEXT, NOT_ALONE], ids=["arkham", "notalone"])
@pytest.mark.parametrize("seed", range(4))
def test_undo_restores_the_exact_state(text: str, seed: int) -> None:
    """After any answers, questions and looks, everything is as before once the game is back at the start."""
    chance, position = Random(seed), Situation.parse(text).position()
    game = position._playing.game
    root = position._playing.path[0][1]
    before = []
    for _ in range(30):
        options = position.options
        if not options:
            break
        before.append((game.position(root), list(game.trace), options, position.question))
        position.legal(why_not=True)
        position.ask("roland's damage" if text is TEXT else "C's will")
        position.answer(chance.choice(options).says)
    while before:
        position.undo()
        assert (game.position(root), list(game.trace), position.options, position.question) == before.pop()
    assert position.history == ()


def test_what_is_no_answer_is_told_the_options(position: Position) -> None:
    position.answer("roland fights ghoul")
    with pytest.raises(TypeError, match="42 is no option, key or sentence; the options: roland uses beat cop on "):
        position.answer(42)  # type: ignore[arg-type]
    assert position.history == ("roland fights ghoul",)


GAMES = {
    "arkham": "game: arkham\nscenario: The Gathering\ninvestigators: [Roland Banks, Wendy Adams]\n",
    "eldritch": "game: eldritch\nphase: set up\ninvestigators: {mark: {}, lily: {}}\nancient one: Azathoth\n",
    "notalone": "game: notalone\nplayers: 3\n",
    "others": (
        "game: others\nphase: set up\nheroes: {rose: {player: ann}, thorley: {player: ann}, karl: {player: ann}}\n"
        "sins: {sin: Sloth, acolytes: Hobos}\n"
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_any_game_is_played_by_the_same_loop_and_kept_on_the_way(game: str) -> None:
    position, choose = Situation.parse(GAMES[game]).position(), Random(3).choice
    while not position.is_over and len(position.history) < 40:
        position.answer(choose(position.options))
    for kept in (copy(position), deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert kept.history == position.history
        assert (kept.options, kept.question, str(kept)) == (position.options, position.question, str(position))
        kept.undo()
        assert len(kept.history) == len(position.history) - 1
        kept.answer(position.history[-1])
        assert kept.options == position.options
    while not position.is_over:
        position.answer(choose(position.options))
    assert position.rests


def test_variants_readings_and_players_are_kept() -> None:
    fight = Situation.parse(VARIANTS).position("fight", edition="first")
    again = pickle.loads(pickle.dumps(fight))
    assert (again.options, again.question, repr(again)) == (fight.options, fight.question, repr(fight))
    assert again.ask("ghoul's fight") == fight.ask("ghoul's fight")
    seen = copy(Situation.parse(NOT_ALONE).position(player="D"))
    assert seen.ask("C holds vortex") == "secret"
    assert copy(Situation.parse(TEXT)).rule() == Situation.parse(TEXT).rule()


def test_results_print_as_people_read_them(situation: Situation, position: Position) -> None:
    assert str(situation.rule()).splitlines()[3] == "  ghoul is defeated ... no"
    assert str(situation.rule().answers[0]) == "ghoul is defeated: no"
    assert str(position.question) == "roland: take an action"
    assert "roland plays machete" in map(str, position.options)
    told = str(position.legal(why_not=True)).splitlines()
    assert told[0] == "roland: take an action"
    assert "  roland plays machete (1 action, 3 resources)" in told
    assert any(line.startswith("  roland engages ghoul: ") for line in told[told.index("may not be done:") :])
    assert str(position).splitlines()[0] == "attic"
    assert "    yes: 13/16 (81.25 %)" in str(Situation.parse(ODDS).explore())
    assert "    no: about " in str(Situation.parse(ODDS).sample(20, seed=1))


# -- the package ------------------------------------------------------------------------------------------------------


def test_the_package_loads_nothing_before_it_is_used() -> None:
    script = (
        "import sys, adjudicator\n"
        "print(sorted(name for name in sys.modules if name.startswith('adjudicator')))\n"
        "from adjudicator import NotLegal\n"
        "print('adjudicator.playing.situation' in sys.modules)\n"
        "adjudicator.Situation\n"
        "print('adjudicator.playing.situation' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["['adjudicator']", "False", "True"]


def test_the_package_says_what_it_has() -> None:
    for name in adjudicator.__all__:
        assert getattr(adjudicator, name)
        assert name in dir(adjudicator)
    with pytest.raises(AttributeError, match="has no attribute 'Ruler'"):
        _ = adjudicator.Ruler
