"""Legal and illegal attempts: every listed option can be answered, and every refusal holds."""

from pathlib import Path
from random import Random

import pytest

from adjudicator.engine.choices import Chance
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.playing.legal import Legal, legal
from adjudicator.playing.opening import Opening
from adjudicator.playing.playing import Playing
from adjudicator.playing.problem import NotLegal

ROOT = Path(__file__).parents[2]

ARKHAM = """\
game: arkham
investigators:
  roland: {card: Roland Banks, at: study, resources: 3, hand: [Machete, Guts, Dodge, Emergency Cache],
           play area: [Beat Cop, Knife], deck: [Magnifying Glass, Evidence!, Flashlight]}
  wendy: {card: Wendy Adams, at: hallway, hand: [Lucky!, Leather Coat]}
enemies:
  ghoul: {card: Ghoul Minion, engaged: roland}
  rats: {card: Swarm of Rats, at: hallway}
locations:
  study: {card: Study, clues: 2, connects: [hallway]}
  hallway: {card: Hallway}
"""
NOT_ALONE = """\
game: notalone
creature: {name: B, hand: [Mirage, Clone, Despair]}
hunted:
  C: {survival: [Vortex, Dodge], discard: [rover, swamp]}
  D: {survival: [Gate]}
"""


def opened(text: str, player: str = "") -> Playing:
    faults = Faults()
    return Opening(read(text, "game.yaml", faults), faults).play("", player)


def says(found: Legal) -> dict[str, str]:
    """Each option by its sentence, with its cost in words."""
    return {option.says: ", ".join(price.says for price in option.cost) for option in found.options}


def refused(found: Legal) -> dict[str, set[str]]:
    return {one.says: {reason.rule for reason in one.reasons} for one in found.forbidden}


# -- sentences ---------------------------------------------------------------------------------------------------------


def test_every_option_has_its_cost() -> None:
    found = says(legal(opened(ARKHAM)))
    assert found["roland fights ghoul"] == "1 action"
    assert found["roland plays machete"] == "1 action, 3 resources"
    assert found["roland plays emergency cache"] == "1 action"
    assert found["roland uses beat cop on ghoul"] == "discard beat cop"
    assert found["roland uses knife (discard) on ghoul"] == "1 action, discard knife"
    assert found["roland ends the turn"] == ""


def test_a_cost_is_data_too() -> None:
    found = {option.says: option for option in legal(opened(ARKHAM)).options}
    action, resources = found["roland plays machete"].cost
    assert (action.kind, action.amount, action.of) == ("action", 1, "roland")
    assert (resources.kind, resources.amount, resources.of) == ("resource", 3, "roland")
    (_action, discard) = found["roland uses knife (discard) on ghoul"].cost
    assert (discard.kind, discard.amount, discard.of) == ("discard", 1, "knife")


@pytest.mark.parametrize(
    ("says", "rule"),
    [
        ("roland fights ghoul", "fight-action.1"),
        ("roland moves to hallway", "move-action.1"),
        ("roland plays machete", "play-action.1"),
        ("roland uses knife (discard) on ghoul", "activate-action.1"),
        ("roland uses beat cop on ghoul", "faq-triggered-ability-sources.1"),
        ("roland ends the turn", "investigation-phase.9"),
    ],
)
def test_every_option_has_the_rule_that_allows_it(says: str, rule: str) -> None:
    found = {option.says: option.rule for option in legal(opened(ARKHAM)).options}
    assert found[says] == rule


def test_who_makes_the_test_commits_by_one_rule_and_others_by_another() -> None:
    together = ARKHAM.replace("at: hallway, hand: [Lucky!, ", "at: study, hand: [Overpower, ")
    playing = opened(together.replace("Guts", "Vicious Blow").replace("Beat Cop, ", ""))
    playing.say("roland fights ghoul")
    rules = {option.says: option.rule for option in legal(playing).options}
    assert rules["roland commits vicious blow"] == "skill-test-timing.8"
    assert rules["wendy commits overpower"] == "skill-test-timing.9"


def test_what_is_refused_is_refused_by_rules() -> None:
    found = refused(legal(opened(ARKHAM), why_not=True))
    assert found["wendy fights rats"] == {"fight-action.1"}
    assert "fight-action.3" in found["roland fights rats"]
    assert "skill-cards.2" in found["roland plays guts"]
    assert "skill-test-timing.8" in found["roland commits guts"]
    assert "triggering-condition.1" in found["roland plays dodge"]
    assert "roland fights ghoul" not in found
    assert "roland uses knife (discard) on rats" in found


def test_a_draw_is_listed_with_its_odds() -> None:
    playing = opened(ARKHAM.replace("Beat Cop, ", ""))
    playing.say("roland fights ghoul")
    playing.say("roland passes")
    found = legal(playing)
    assert found.waits is not None
    assert (found.waits.chance, found.waits.who, found.waits.what) == (True, ("roland",), "chaos token")
    assert sum(option.weight or 0 for option in found.options) == 16
    assert "roland reveals skull" in says(found)


def test_who_may_not_take_the_damage() -> None:
    playing = opened(ARKHAM.replace("Dodge, ", ""))
    playing.say("roland takes a resource")
    found = refused(legal(playing, why_not=True))
    assert "dealing-damage-horror.6" in found["roland assigns 1 damage to knife"]
    assert "dealing-damage-horror.5" in found["roland assigns 1 horror to wendy"]
    assert "roland assigns 1 damage to beat cop" not in found
    assert not [said for said in found if said.startswith("wendy assigns")]


def test_the_will_is_the_cost_of_resisting() -> None:
    found = says(legal(opened(NOT_ALONE)))
    assert found["C resists with 2 will"] == "2 will"
    assert found["C gives up"] == found["C plays jungle"] == ""


def test_whom_the_source_helps_is_said_by_name() -> None:
    playing = opened(
        "game: notalone\ncreature: {name: B}\nhunted:\n  C: {played: source, will: 1}\n  D: {will: 1}\nphase: 3\n"
        "do: [C uses source]\n"
    )
    assert {"C chooses C", "C chooses D"} <= set(says(legal(playing)))
    look(playing)


def test_a_refusal_says_on_which_reading_it_rests() -> None:
    playing = opened(NOT_ALONE.replace("C: {survival", "C: {will: 2, survival"))
    found = {one.says: one.rests for one in legal(playing, why_not=True).forbidden}
    assert ("last-will-to-resist", "refused") in found["C resists with 2 will"]
    assert found["B plays mirage"] == ()


def test_what_others_hold_is_kept_from_a_player() -> None:
    for player, others in (("B", {"C", "D"}), ("C", {"B", "D"})):
        found = legal(opened(NOT_ALONE, player), why_not=True)
        everything = [*(option.says for option in found.options), *(one.says for one in found.forbidden)]
        assert everything
        assert not [said for said in everything if others & set(said.split())]
        assert not any("played at the same time" in said for said in everything)


# -- properties --------------------------------------------------------------------------------------------------------


def look(playing: Playing) -> None:
    """Every option can be answered by its sentence and its key, every refusal holds, and nothing is left behind."""
    question, here = playing.question, playing.path[-1][0]
    if question is None:
        return
    before, trace = playing.game.state.mark(), len(playing.game.trace)
    root = playing.path[0][1]
    position = playing.game.position(root)
    found = legal(playing, why_not=True)
    assert (playing.game.state.mark(), len(playing.game.trace)) == (before, trace)
    assert found == legal(playing, why_not=True)
    for option in found.options[:25]:
        assert question.rule or option.rule == ""
        _answered(playing, option.says)
        playing.go(here)
        assert playing.game.position(root) == position, option.says
        assert len(playing.game.trace) == trace
    for one in found.forbidden:
        assert one.reasons
        with pytest.raises(NotLegal) as refusal:
            playing.say(one.says)
        assert refusal.value.reasons == one.reasons
    assert playing.game.position(root) == position
    assert (playing.game.state.mark(), len(playing.game.trace)) == (before, trace)


def _answered(playing: Playing, sentence: str) -> None:
    if isinstance(playing.question, Chance):
        assert playing.deeds(sentence)[0].draw
    playing.say(sentence)


@pytest.mark.parametrize("text", [ARKHAM, NOT_ALONE], ids=["arkham", "notalone"])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_listed_can_be_done_and_what_is_refused_cannot(text: str, seed: int) -> None:
    chance, playing = Random(seed), opened(text)
    for _ in range(25):
        look(playing)
        options = list(playing.options().values())
        if not options:
            break
        playing.answer(chance.choice(options))


FILES = sorted([*(ROOT / "rulings" / "arkham").glob("*.yaml"), *(ROOT / "rulings" / "notalone").glob("*.yaml")])


@pytest.mark.parametrize("path", FILES[::6], ids=lambda path: path.stem)
def test_it_holds_of_what_is_on_record(path: Path) -> None:
    faults = Faults()
    opening = Opening(read(path.read_text(encoding="utf-8"), path.name, faults), faults)
    for variant in opening.variants:
        look(opening.play(variant))


@pytest.mark.parametrize("text", [ARKHAM, NOT_ALONE], ids=["arkham", "notalone"])
def test_a_ruling_refuses_by_the_same_rules(text: str) -> None:
    from adjudicator.ruling.judging import rule_source

    found = legal(opened(text), why_not=True)
    judged = 0
    for one in found.forbidden:
        faults = Faults()
        (ruling,) = rule_source(read(f"{text}do: [{one.says!r}]\n", "game.yaml", faults), faults)
        for step in ruling.refused:
            assert step.step == one.says
            assert [(reason.rule, reason.because) for reason in step.reasons] == [*map(tuple, one.reasons)]
            judged += 1
    assert judged > len(found.forbidden) / 2
