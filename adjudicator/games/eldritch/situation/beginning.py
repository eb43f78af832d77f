"""Where a situation begins: in a turn, an encounter, a fight, a test or a Reckoning of which its facts tell."""

from collections.abc import Iterator
from typing import NamedTuple

from adjudicator.games.eldritch.board.monsters import figures
from adjudicator.games.eldritch.cards.card import Card, Effects, card, known
from adjudicator.games.eldritch.components.monsters import MonsterTest
from adjudicator.games.eldritch.effects.effect import ForOne
from adjudicator.games.eldritch.effects.flow import AFTER_A_TEST, Test
from adjudicator.games.eldritch.encounters.ambush import AMBUSH, Ambushed
from adjudicator.games.eldritch.encounters.combat import COMBAT, instead_of_strength
from adjudicator.games.eldritch.encounters.encounter import ENCOUNTER, ENCOUNTERING, Encountering, at_the_top, source_of
from adjudicator.games.eldritch.facts import (
    ACTIVE,
    AMBUSHED_BY,
    AWOKEN,
    BACK_RECKONS,
    CALLED_BY,
    ENCOUNTERED,
    FIGHTS,
    FOUGHT,
    LEAD,
    LOST,
    MODIFIER,
    ONGOING,
    PHASE,
    STANDS,
    TESTED,
    TO_RECKON,
    TO_RECKON_OF,
    turn_order,
)
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.eldritch.mythos.reckoning import RECKONING, due_of
from adjudicator.games.eldritch.opportunities import TURN
from adjudicator.games.eldritch.phases.round import (
    ENCOUNTER_OF_AN_INVESTIGATOR,
    MYTHOS_PHASE,
    ROUND,
    TURN_OF_AN_INVESTIGATOR,
)
from adjudicator.games.eldritch.skill_tests.pool import DICE
from adjudicator.games.eldritch.skill_tests.skill_test import TEST
from adjudicator.games.kit.effects import EFFECT, Effect, Resolving
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.said import Said
from adjudicator.games.kit.waiting import Window
from adjudicator.games.kit.windows import WINDOW


def begins_in_the_middle(game: Play, said: Said) -> bool:
    """Begins the game in the middle of what its facts tell of; False where they tell of nothing that is under way."""
    if said.at.faults:
        return False
    doing = next((who for who in INVESTIGATOR.seated(game) if is_busy(game, who)), "")
    reckons = _is_reckoning(game)
    if not doing and not reckons and ACTIVE.is_nowhere(game):
        return False
    encounters = bool(doing) and bool(ENCOUNTERED(game, doing) or not FIGHTS.is_nowhere(game, doing))
    if not said.has("phase"):
        PHASE.put(game, TABLE, 2 if encounters else 3 if reckons else 1)
    _round(game, ACTIVE(game) or (doing if encounters else ""), resting=not ENCOUNTERED(game, doing))
    if reckons:
        _reckoning(game)
    if doing:
        _encounter_or_fight(game, doing)
        _test(game, doing, said)
    return True


def is_busy(game: Play, who: str) -> bool:
    """True of an investigator who is in the middle of an encounter, a fight or a test."""
    return bool(ENCOUNTERED(game, who) or FIGHTS(game, who) or TESTED(game, who))


def _is_reckoning(game: Play) -> bool:
    return bool(TO_RECKON(game) or any(TO_RECKON_OF(game, who) for who in INVESTIGATOR.seated(game)))


# -- the round --------------------------------------------------------------------------------------------------------


def _round(game: Play, who: str, *, resting: bool) -> None:
    """The rest of the round, with the turns or encounters of those who come after whoever is active."""
    phase, order = PHASE(game), turn_order(game)
    later = order[order.index(who) + 1 :] if who in order else ()
    if phase == 3:
        ACTIVE.put(game, TABLE, LEAD(game))
        game.start(ROUND, None, "next round")
        game.start(MYTHOS_PHASE, None, "what the mystery says")
    elif not who:
        game.start(ROUND, None, str(phase))
    else:
        ACTIVE.put(game, TABLE, who)
        game.start(ROUND, None, "Encounter Phase" if phase == 1 else "Mythos Phase")
        for other in reversed(later):
            game.start(TURN_OF_AN_INVESTIGATOR if phase == 1 else ENCOUNTER_OF_AN_INVESTIGATOR, other)
        if phase == 1:
            game.start(TURN_OF_AN_INVESTIGATOR, who, "ends")
            game.start(WINDOW, Window(TURN), "open")
        elif resting:
            game.start(ENCOUNTERING, who)


def _reckoning(game: Play) -> None:
    """Of whatever is still to be reckoned; what the investigators have is due as well, unless the file says what."""
    BACK_RECKONS.put(game, TABLE, BACK_RECKONS(game) or AWOKEN(game))
    left, everybody = TO_RECKON(game), turn_order(game)
    if left and not any(TO_RECKON_OF(game, who) for who in everybody):
        for who in everybody:
            TO_RECKON_OF.put(game, who, due_of(game, who))
    cards_alone = all(one in ONGOING(game) for one in left)
    game.start(RECKONING, None, "investigators" if not left else "mythos cards" if cards_alone else "monsters")


# -- encounters and fights --------------------------------------------------------------------------------------------


def _encounter_or_fight(game: Play, who: str) -> None:
    for name in ENCOUNTERED(game, who)[-1:]:
        doing = Encountering(who, card(game, name).type)
        tests = _calling_for(game, who, at_the_top(game, doing, card(game, name)))
        game.start(ENCOUNTER, doing, "effects" if not TESTED(game, who) else "pass or fail" if tests else "discard")
    monster = FIGHTS(game, who)
    if not monster:
        return
    if STANDS.is_nowhere(game, monster):
        AMBUSHED_BY.put(game, who, (monster, LOST(game, monster)))
        LOST.put(game, monster, 0)
        game.start(AMBUSH, Ambushed(who, ""), "over")
    elif monster not in FOUGHT(game, who):
        FOUGHT.put(game, who, (*FOUGHT(game, who), monster))
    game.start(COMBAT, who, _step_of_combat(game, who))


def _step_of_combat(game: Play, who: str) -> str:
    """The step that comes after the test that is made, or the first."""
    will, skill = figures(game, FIGHTS(game, who)).will, TESTED(game, who)
    return "effects" if not skill else "horror" if will is not None and will.skill == skill else "damage"


# -- tests ------------------------------------------------------------------------------------------------------------


class Called(NamedTuple):
    """A test that a card calls for, and the effects that come after it."""

    test: Test
    then: Effects


def _calling_for(game: Play, who: str, effects: Effects) -> Called | None:
    """The first test of effects, or of effects in them, of the skill that an investigator is testing."""
    for place, effect in enumerate(effects):
        if isinstance(effect, Test) and effect.skill == TESTED(game, who):
            return Called(effect, effects[place + 1 :])
        for inner in _within(effect):
            found = _calling_for(game, who, inner)
            if found is not None:
                return Called(found.test, (*found.then, *effects[place + 1 :]))
    return None


def _within(effect: Effect) -> Iterator[Effects]:
    for one in effect.parts():
        if isinstance(one, tuple):
            yield tuple(part for part in one if isinstance(part, Effect))


def _lists_of(found: Card) -> Iterator[Effects]:
    """The effects of a card that may call for a test, each list by itself."""
    yield from (found.effects, found.passed, found.failed, *(effects for _space, effects in found.at))
    yield from (found.action, found.local_action, found.action_phase, found.reckoning, found.when_gained)
    yield from (found.combat, found.after_will, found.spawned, found.encounter, found.crippled, found.insane)
    yield from (one.does for one in found.backs)


def _test(game: Play, who: str, said: Said) -> None:
    """It is still to be rolled, or may be rerolled; what follows it is what the card or the fight says."""
    if not TESTED(game, who):
        return
    name = (*ENCOUNTERED(game, who)[-1:], CALLED_BY(game, who))[0]
    CALLED_BY.put(game, who, name)
    found = known(game, name)
    called = None if found is None else _called_for_by(game, who, found)
    if found is not None and called is not None:
        source = source_of(game, Encountering(who, found.type), found)._replace(monster=FIGHTS(game, who))
        for effect in reversed(called.then):
            game.start(EFFECT, Resolving(effect, source))
        game.start(AFTER_A_TEST, ForOne(called.test, source._replace(owner=who), who))
    if not said.gives(MODIFIER, who):
        test = called.test if called is not None else _test_of_the_fight(game, who)
        MODIFIER.put(game, who, 0 if test is None else test.modifier)
    game.start(TEST, who, "reroll" if DICE.rolled(game, who) else "declare")


def _called_for_by(game: Play, who: str, found: Card) -> Called | None:
    """The test of a card: of an encounter first that of its space."""
    first = (at_the_top(game, Encountering(who, found.type), found),) if ENCOUNTERED(game, who) else ()
    every = (_calling_for(game, who, effects) for effects in (*first, *_lists_of(found)))
    return next((one for one in every if one is not None), None)


def is_called_for(game: Play, who: str) -> bool:
    """True of a test that the encounter or the fight calls for in which an investigator is, or where he is in none."""
    if ENCOUNTERED(game, who):
        return _called_for_by(game, who, card(game, ENCOUNTERED(game, who)[-1])) is not None
    if FIGHTS.is_nowhere(game, who):
        return True
    numbers = figures(game, FIGHTS(game, who))
    skills = {test.skill for test in (numbers.will, numbers.strength) if test is not None}
    return TESTED(game, who) in {*skills, *instead_of_strength(game, who)}


def _test_of_the_fight(game: Play, who: str) -> MonsterTest | None:
    if FIGHTS.is_nowhere(game, who):
        return None
    numbers = figures(game, FIGHTS(game, who))
    return numbers.will if _step_of_combat(game, who) == "horror" else numbers.strength
