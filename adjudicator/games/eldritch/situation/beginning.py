"""Where a situation begins: in a turn, an encounter, a fight, a test or a Reckoning of which its facts tell."""

from collections.abc import Iterator
from typing import NamedTuple

from adjudicator.games.eldritch.board.monsters import figures
from adjudicator.games.eldritch.cards.card import Card, Effects, card, known
from adjudicator.games.eldritch.cards.words import Standing
from adjudicator.games.eldritch.components.monsters import TOKENS, MonsterTest
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
from adjudicator.games.kit.waiting import Window
from adjudicator.games.kit.windows import WINDOW


def begins_in_the_middle(game: Play) -> bool:
    """Begins the game in the middle of what its facts tell of; False where they tell of nothing that is under way."""
    doing = next((who for who in INVESTIGATOR.seated(game) if is_busy(game, who)), "")
    reckons = _is_reckoning(game)
    if not doing and not reckons and ACTIVE.is_nowhere(game):
        return False
    if PHASE(game) == 3:
        _mythos_phase(game, under_way=reckons or bool(doing))
    else:
        _phase(game, ACTIVE(game) or encountering(game), resting=not ENCOUNTERED(game, doing))
    if reckons:
        _reckoning(game)
    if doing:
        _encounter_or_fight(game, doing)
        _test(game, doing)
    return True


def is_busy(game: Play, who: str) -> bool:
    """True of an investigator who is in the middle of an encounter, a fight or a test."""
    return bool(ENCOUNTERED(game, who) or FIGHTS(game, who) or TESTED(game, who))


def encountering(game: Play) -> str:
    """Whoever is in the middle of an encounter or a fight; empty if nobody is."""
    everybody = INVESTIGATOR.seated(game)
    return next((who for who in everybody if ENCOUNTERED(game, who) or FIGHTS(game, who)), "")


def phase_under_way(game: Play) -> int:
    """The phase to which what is under way belongs; the first where nothing is."""
    return 2 if encountering(game) else 3 if _is_reckoning(game) else 1


def _is_reckoning(game: Play) -> bool:
    return bool(TO_RECKON(game) or any(TO_RECKON_OF(game, who) for who in INVESTIGATOR.seated(game)))


# -- the round --------------------------------------------------------------------------------------------------------


def _mythos_phase(game: Play, *, under_way: bool) -> None:
    """All of it; where something is under way in it, what comes after the Mythos card."""
    ACTIVE.put(game, TABLE, LEAD(game))
    if not under_way:
        game.start(ROUND, None, "3")
        return
    game.start(ROUND, None, "next round")
    game.start(MYTHOS_PHASE, None, "what the mystery says")


def _phase(game: Play, who: str, *, resting: bool) -> None:
    """The rest of a phase, with the turns or encounters of those who come after whoever is active."""
    phase, order = PHASE(game), turn_order(game)
    later = order[order.index(who) + 1 :] if who in order else ()
    if not who:
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
    monster, skill = FIGHTS(game, who), TESTED(game, who)
    if not skill:
        return "effects"
    if CALLED_BY(game, who):
        found = known(game, TOKENS[monster])
        after_will = found is not None and _calling_for(game, who, found.after_will) is not None
        return "strength" if after_will else "will"
    will = figures(game, monster).will
    return "horror" if will is not None and will.skill == skill else "damage"


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
        for inner in _lists_in(effect.parts()):
            found = _calling_for(game, who, inner)
            if found is not None:
                return Called(found.test, (*found.then, *effects[place + 1 :]))
    return None


def _lists_in(found: object) -> Iterator[Effects]:
    """The lists of effects in a card or in a part of it, each by itself; words that always hold may have some too."""
    parts = found.parts() if isinstance(found, Standing) else found
    if isinstance(parts, tuple):
        yield tuple(one for one in parts if isinstance(one, Effect) and not isinstance(one, Standing))
        for one in parts:
            yield from _lists_in(one)


def _test(game: Play, who: str) -> None:
    """It is still to be rolled, or may be rerolled; what follows it is what the card or the fight says."""
    if not TESTED(game, who):
        return
    name = calls_for_it(game, who)
    CALLED_BY.put(game, who, name)
    found = known(game, name)
    called = None if found is None else _called_for_by(game, who, found)
    if found is not None and called is not None:
        source = source_of(game, Encountering(who, found.type), found)._replace(monster=FIGHTS(game, who))
        for effect in reversed(called.then):
            game.start(EFFECT, Resolving(effect, source))
        game.start(AFTER_A_TEST, ForOne(called.test, source._replace(owner=who), who))
    game.start(TEST, who, "reroll" if DICE.rolled(game, who) else "declare")


def _called_for_by(game: Play, who: str, found: Card) -> Called | None:
    """The test of a card: of an encounter first that of its space."""
    first = (at_the_top(game, Encountering(who, found.type), found),) if ENCOUNTERED(game, who) else ()
    every = (_calling_for(game, who, effects) for effects in (*first, *_lists_in(found)))
    return next((one for one in every if one is not None), None)


def calls_for_it(game: Play, who: str) -> str:
    """The card that calls for the test that an investigator makes; empty where none does, or it is not known."""
    return (*ENCOUNTERED(game, who)[-1:], CALLED_BY(game, who))[0]


def modifier_of(game: Play, who: str) -> int:
    """The modifier of the test that an investigator makes, by what the card or the fight says."""
    found = known(game, calls_for_it(game, who))
    called = None if found is None else _called_for_by(game, who, found)
    test = called.test if called is not None else _test_of_the_fight(game, who)
    return 0 if test is None else test.modifier


def is_called_for(game: Play, who: str) -> bool:
    """True of a test that the card or the fight calls for of which a file tells, or where it tells of neither."""
    found = known(game, calls_for_it(game, who))
    if found is not None:
        return _called_for_by(game, who, found) is not None
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
