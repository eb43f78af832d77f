"""Combat Encounters: every Monster on the space one after the other, Will before Strength."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.life import happen_at_once
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.board import monsters
from adjudicator.games.eldritch.board.monsters import figures, toughness
from adjudicator.games.eldritch.cards.card import known
from adjudicator.games.eldritch.cards.words import HorrorAtMost, InPlaceOf
from adjudicator.games.eldritch.components.monsters import CULTIST, MONSTERS, TOKENS, MonsterTest
from adjudicator.games.eldritch.defeat import is_defeated
from adjudicator.games.eldritch.events import ENCOUNTERS, LOSES
from adjudicator.games.eldritch.facts import (
    AMBUSHED_BY,
    AT,
    FIGHTS,
    FOUGHT,
    HEALTH,
    LOST,
    RESULT,
    SANITY,
    SLIPS_BY,
    STANDS,
    by_their_being_epic,
    monsters_at,
)
from adjudicator.games.eldritch.held import held
from adjudicator.games.eldritch.sheet import described
from adjudicator.games.eldritch.skill_tests.skill_test import begin_test
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import Action, act_of, not_unless
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.play import Play


class Encounters(Action):
    """An investigator chooses the Monster that he encounters next."""

    says = "{who:investigator} encounters {monster:monster}"
    rule = "combat-encounter.3"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The Monsters of the game board."""
        return [monster for monster in TOKENS if not STANDS.is_nowhere(game, monster)]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One of his space that he has not fought in this phase."""
        monster = slots[0]
        here = STANDS(game, monster) == AT(game, who)
        found = not_unless(here, "combat-encounter.1", f"{monster} is not at {AT(game, who)}")
        found += _epic_ones_last(game, who, monster)
        return found + not_unless(monster not in FOUGHT(game, who), "combat-encounter.4", f"{who} has fought {monster}")

    def do(self, game: Play, who: str, *slots: Any) -> tuple[Call, ...]:
        """The Combat Encounter begins."""
        FIGHTS.set(game, who, slots[0], "combat-encounter.1", *by_their_being_epic(slots))
        FOUGHT.add(game, who, slots[0], "combat-encounter.4", *_why_in_this_order(game, who, slots[0]))
        return (ENCOUNTERS.happens(who, what=slots[0]), Call(COMBAT, who))


def _not_epic(game: Play, who: str) -> list[str]:
    return [one for one in left_to_fight(game, who) if not monsters.is_epic(one)]


def _why_in_this_order(game: Play, who: str, monster: str) -> tuple[str, ...]:
    """The rules by which an Epic Monster may come before the others."""
    before_others = monsters.is_epic(monster) and bool(_not_epic(game, who))
    return ("golden-rules.1", "combat-encounter.3") if before_others else ()


def _epic_ones_last(game: Play, who: str, monster: str) -> Reasons:
    """By a later rule the Epic Monsters come last; the Reference Guide leaves the order to him."""
    if not monsters.is_epic(monster):
        return ()
    others = _not_epic(game, who)
    if not others or game.reading("order-of-epic-monsters") == "free":
        return ()
    return (Reason("combat-encounter-full.1", f"{' and '.join(others)} is no Epic Monster, and comes first"),)


ENCOUNTERS_A_MONSTER: Final = Encounters()


def left_to_fight(game: Play, who: str) -> tuple[str, ...]:
    """The Monsters on an investigator's space that he has not fought in this phase."""
    return tuple(one for one in monsters_at(game, AT(game, who)) if one not in FOUGHT(game, who))


def passes_by(game: Play, who: str) -> bool:
    """True where an effect lets him choose an encounter as if no Monster were there: he has not fought any of them."""
    return SLIPS_BY(game, who) and not FOUGHT(game, who)


def while_monsters_are_there(game: Play, who: str) -> Reasons:
    """The reasons against any other encounter where Monsters are on his space."""
    here = AT(game, who)
    if not monsters_at(game, here) or passes_by(game, who):
        return ()
    found = not_unless(not SLIPS_BY(game, who), "spells.7", f"{who} has begun to fight the Monsters at {here}")
    if left_to_fight(game, who):
        return (Reason("encounters-full.1", f"{who} has Monsters to fight first"), *found)
    return (Reason("encounters-full.3", f"a Monster is still at {here}"), *found)


# -- one Combat Encounter ---------------------------------------------------------------------------------------------


def _begins(game: Play, who: str) -> Result:
    game.cite("combat-encounter-full.2")
    monster = FIGHTS(game, who)
    name = TOKENS[monster]
    card = known(game, name)
    if card is not None and card.combat:
        game.cite("combat-encounter.5")
        return resolve(card.combat, Source(who, name, monster=monster))
    if not (card is not None and card.after_will) and "combat" in MONSTERS[name].printed:
        game.note(f"the ability of {monster} in combat is not described: nothing of it happens")
    return None


def _is_gone(game: Play, who: str) -> bool:
    """True of a Monster that is no longer there to be fought."""
    monster = FIGHTS(game, who)
    return not AMBUSHED_BY(game, who)[0] and STANDS.is_nowhere(game, monster)


def _test(game: Play, who: str, test: MonsterTest | None, rule: str, without: str) -> Result:
    if test is None:
        game.cite(without)
        RESULT.set(game, who, 0)
        return None
    another = ("combat-encounter-full.5",) if test.is_another else ()
    game.cite(rule, *another, *monsters.by_the_sheet(FIGHTS(game, who)))
    return begin_test(game, who, test.skill, test.modifier)


def _softened(game: Play, who: str, test: MonsterTest | None) -> MonsterTest | None:
    """The Will test with the horror that an effect of his leaves."""
    for _card, word in held(game, who, HorrorAtMost):
        if test is not None and test.loss > word.most and game.because(*word.settled_by):
            test = test._replace(loss=word.most)
    return test


def _will(game: Play, who: str) -> Result:
    """Where its effects have defeated it, the encounter is over."""
    if is_defeated(game, who) or (_is_gone(game, who) and game.applies("combat-encounter-full.3")):
        return Go(who, "end")
    test = figures(game, FIGHTS(game, who)).will
    return _test(game, who, test, "combat-encounter.7", "combat-encounter.14")


def _horror(game: Play, who: str) -> Result:
    test = figures(game, FIGHTS(game, who)).will
    lost = _less(game, who, _softened(game, who, test), "combat-encounter.8")
    return LOSES[SANITY].happens(who, amount=lost, by="combat-encounter.8") if lost else None


def _after_will(game: Play, who: str) -> Result:
    """The effects that the Monster, or for a Cultist the Ancient One sheet, describes for this moment."""
    monster = FIGHTS(game, who)
    name = TOKENS[monster]
    card = described(game) if name == CULTIST else known(game, name)
    effects = () if card is None else card.cultists_after_will if name == CULTIST else card.after_will
    if not effects or is_defeated(game, who):
        return None
    game.cite("combat-encounter.5")
    return resolve(effects, Source(who, name, monster=monster))


def _less(game: Play, who: str, test: MonsterTest | None, rule: str) -> int:
    """The horror or damage that the result of the test does not spare him."""
    if test is None:
        return 0
    game.because(rule)
    return max(0, test.loss - RESULT(game, who))


def _strength(game: Play, who: str) -> Result:
    """Who is defeated by the horror makes no Strength test."""
    game.cite("combat-encounter.6")
    if is_defeated(game, who):
        game.cite("defeated-investigator.16")
        return Go(who, "end")
    if _is_gone(game, who) and game.applies("combat-encounter-full.3"):
        return Go(who, "end")
    test = figures(game, FIGHTS(game, who)).strength
    if test is not None and test.skill == "strength" and instead_of_strength(game, who):
        return ask(game, TESTS_INSTEAD, who, _chosen_skill, optional=True)
    return _test_strength(game, who, test)


def _test_strength(game: Play, who: str, test: MonsterTest | None) -> Result:
    return _test(game, who, test, "combat-encounter.9", "combat-encounter.15")


def instead_of_strength(game: Play, who: str) -> tuple[str, ...]:
    """The skills that he may test in place of Strength."""
    return tuple(dict.fromkeys(word.skill for _card, word in held(game, who, InPlaceOf)))


class TestsInstead(Action):
    """An investigator tests another skill in place of Strength."""

    says = "{who:investigator} tests {skill:skill} in place of strength"
    rule = "combat-encounter-full.7"
    called = "tests another skill"
    asks = "the skill that is tested"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """By an effect that allows it."""
        allowed = slots[0] in instead_of_strength(game, who)
        return not_unless(allowed, self.rule, f"nothing lets {who} test {slots[0]} in place of strength")


TESTS_INSTEAD: Final = TestsInstead()


def _chosen_skill(game: Play, who: str, option: Option) -> Result:
    """It is no bonus to Strength: only what bears on the other skill counts."""
    test = figures(game, FIGHTS(game, who)).strength
    assert test is not None
    if not option.declines:
        game.cite(TESTS_INSTEAD.rule)
        test = test._replace(skill=act_of(option).slots[0])
    return _test_strength(game, who, test)


def _damage(game: Play, who: str) -> Result:
    """Both lose Health at the same time."""
    monster = FIGHTS(game, who)
    test = figures(game, monster).strength
    if test is None:
        return None
    lost, dealt = _less(game, who, test, "combat-encounter.10"), RESULT(game, who)
    events = []
    if dealt:
        events.append(monsters.LOSES.of(what=monster, amount=dealt, by="combat-encounter.11"))
    if lost:
        events.append(LOSES[HEALTH].of(who, amount=lost, by="combat-encounter.10"))
    game.cite("combat-encounter.13")
    return happen_at_once(events)


def _is_over(game: Play, who: str) -> Result:
    monster, ambush = FIGHTS(game, who), AMBUSHED_BY(game, who)[0]
    gone = _is_gone(game, who)
    FIGHTS.set(game, who, "")
    if gone:
        return None
    if LOST(game, monster) >= toughness(game, monster):
        game.cite("monsters.4")
        return monsters.IS_DEFEATED.happens(who, monster, of=monsters.AMBUSH if ambush else "")
    game.cite("combat-encounter-full.4")
    return Go(who, END)


COMBAT: Final = Procedure(
    "combat encounter",
    Step("", "effects", _begins),
    Step("", "will", _will),
    Step("", "horror", _horror),
    Step("", "after will", _after_will),
    Step("", "strength", _strength),
    Step("", "damage", _damage),
    Step("", "end", _is_over),
)
