"""Beginning in the middle of a test or an attack, at the step that comes next."""

from typing import TYPE_CHECKING

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Frame
from adjudicator.games.arkham import chaos_tokens
from adjudicator.games.arkham.effects.during import During
from adjudicator.games.arkham.effects.evade import Evade
from adjudicator.games.arkham.effects.fight import Fight
from adjudicator.games.arkham.effects.investigate import Investigate
from adjudicator.games.arkham.facts import COMMITTED, COMMITTED_BY, HAND
from adjudicator.games.arkham.game import Worth
from adjudicator.games.arkham.situation.naming import value_at
from adjudicator.games.arkham.skill_test.skill_test import SKILL_TEST, set_up
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.speech.which import Described
from adjudicator.games.arkham.this_test import AUTOMATIC, RESOLVED, REVEALED, THIS_TEST
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import place

if TYPE_CHECKING:
    from adjudicator.games.arkham.situation.entering import Entering


def begin_midway(entering: "Entering") -> None:
    """Put the test or attack in which the situation begins on the stack."""
    setting = entering.setting
    if setting.during_test is not None:
        _in_test(entering)
    if setting.during_attack is not None:
        _in_attack(entering)


def _in_test(entering: "Entering") -> None:
    given, game = entering.setting.during_test, entering.game
    assert given is not None
    assert game.stack is not None
    who = entering.known(given.who, given.where, "who", "investigator")
    target = entering.known(given.target, given.where, "target", "enemy") if given.target else ""
    if not who or (given.kind in ("attack", "evade") and not target):
        if who:
            entering.at.fault(
                "E203", '"target" is missing in a test', given.where, "the enemy that is attacked or evaded"
            )
        return
    spec = _spec(entering, who, target)
    if spec is None:
        return
    set_up(game, spec)
    for card in given.committed:
        entity = next((e for e in HAND(game, who) if e == card.lower() or game.cards[e].name == card), "")
        if not entity:
            where = value_at(given.where, "committed")
            entering.at.fault("E302", f'"{card}" is not in {who}\'s hand', where, "name it in the hand as well")
            continue
        place(game, entity, "test", COMMITTED)
        COMMITTED_BY.put(game, entity, who)
    for token in given.revealed:
        if token not in dict(chaos_tokens.bag(game)):
            help = "the tokens revealed belong in the chaos bag too"
            entering.at.fault("E502", f'no "{token}" is left in the chaos bag', value_at(given.where, "revealed"), help)
            continue
        chaos_tokens.put(game, token, -1)
    if given.revealed:
        REVEALED.put(game, THIS_TEST, given.revealed)
        RESOLVED.put(game, THIS_TEST, given.revealed)
        if "auto-fail" in given.revealed and given.step in ("ST.5", "ST.6", "ST.7"):
            AUTOMATIC.put(game, THIS_TEST, ("fail",))
    game.stack = Frame(SKILL_TEST, SKILL_TEST.place(given.step), spec, game.stack, game.stack.depth + 1)
    if given.step in ("ST.7", "ST.8"):
        entering.at.fault("E403", f"a situation cannot begin at {given.step}", given.where, "begin at ST.6 or before")


def _spec(entering: "Entering", who: str, target: str) -> TestSpec | None:
    given, game = entering.setting.during_test, entering.game
    assert given is not None
    context = Context(you=who, this="the rules")
    during, enemy = During(), Described(kind="enemy")
    if given.kind == "attack":
        return Fight(during, enemy).make(game, context, target)
    if given.kind == "evade":
        return Evade(during, enemy).make(game, context, target)
    if given.kind == "investigate":
        return Investigate(during).make(game, context, game.location(context.you))
    if not given.skill or given.difficulty is None:
        entering.at.fault("E203", "a test of no kind needs a skill and a difficulty", given.where)
        return None
    return TestSpec(who, given.skill, Worth(given.difficulty), kind=given.kind, context=context)


def _in_attack(entering: "Entering") -> None:
    given, game = entering.setting.during_attack, entering.game
    assert given is not None
    assert game.stack is not None
    who = entering.known(given.who, given.where, "who", "investigator")
    enemy = entering.known(given.by, given.where, "by", "enemy")
    if not who or not enemy:
        return
    attack = happen(Event("attack", who, "", enemy, "", given.of))
    game.start(attack.procedure, attack.local)
