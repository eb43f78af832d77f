"""Events that a file makes happen: attacks, tests, damage, framework steps that nobody decides."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.discarding import discarding
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.abilities.put_into_play import PutIntoPlay
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.abilities.skill_effects import TestSkill
from adjudicator.games.arkham.abilities.token_effects import Gain
from adjudicator.games.arkham.attacks.attack import attack
from adjudicator.games.arkham.cards import SKILLS, TOKEN_KINDS
from adjudicator.games.arkham.damage.dealing import deal
from adjudicator.games.arkham.facts import HAND, OWNER
from adjudicator.games.arkham.framework.phases import PHASES, ROUNDS, InPhase
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.words import Context, Worth
from adjudicator.language.phrases import amount
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Text

if TYPE_CHECKING:
    from adjudicator.games.arkham.situation.table import ArkhamTable

Happens = Callable[["ArkhamTable", dict[str, str], Text, Checking], tuple[Call, ...]]


def _attack(table: "ArkhamTable", slots: dict[str, str], node: Text, at: Checking) -> tuple[Call, ...]:
    who = table.entity(slots["who"], node, at, "investigator")
    return (attack(table.entity(slots["enemy"], node, at, "enemy"), who),)


def _test(table: "ArkhamTable", slots: dict[str, str], node: Text, at: Checking) -> tuple[Call, ...]:
    who = table.entity(slots["who"], node, at, "investigator")
    skill = at.one_of(slots["skill"].lower(), SKILLS, "skill", node)
    return (resolve((TestSkill((skill,), Worth(amount(slots["n"]))),), Context(you=who, this=RULES)),)


def _take(table: "ArkhamTable", slots: dict[str, str], node: Text, at: Checking) -> tuple[Call, ...]:
    who = table.entity(slots["who"], node, at, "investigator")
    by = table.entity(slots["card"], node, at) if "card" in slots else ""
    damage = amount(slots["n"]) if "n" in slots and "horror" not in _only(node.text) else 0
    horror = amount(slots["n2"]) if "n2" in slots else amount(slots["n"]) if "horror" in _only(node.text) else 0
    return (deal(who, damage, horror, by=by),)


def _only(text: str) -> str:
    """The word "horror" for a sentence that speaks of horror alone; empty for any other."""
    return "horror" if " horror" in text and " damage" not in text else ""


def _deal(table: "ArkhamTable", slots: dict[str, str], node: Text, at: Checking) -> tuple[Call, ...]:
    by = table.entity(slots["who"], node, at) if "who" in slots else ""
    return (deal(table.entity(slots["thing"], node, at), amount(slots["n"]), by=by),)


def _gain(sign: int) -> Happens:
    def gain(table: "ArkhamTable", slots: dict[str, str], node: Text, at: Checking) -> tuple[Call, ...]:
        who = table.entity(slots["who"], node, at, "investigator")
        token = slots["token"].lower()
        token = {"resource": "resources", "clue": "clues", "action": "actions"}.get(token, token)
        at.one_of(token, TOKEN_KINDS, "kind of token", node)
        effect = Gain(token, Worth(amount(slots["n"])), Named("you"), sign)
        return (resolve((effect,), Context(you=who, this=RULES)),)

    return gain


def _discard(table: "ArkhamTable", slots: dict[str, str], node: Text, at: Checking) -> tuple[Call, ...]:
    return discarding(table.game, table.entity(slots["thing"], node, at))


def _turned(exhausted: bool) -> Happens:
    def turned(table: "ArkhamTable", slots: dict[str, str], node: Text, at: Checking) -> tuple[Call, ...]:
        from adjudicator.games.arkham.abilities.cards_effects import Turn

        thing = table.entity(slots["thing"], node, at)
        return (resolve((Turn(Named("this"), exhausted),), Context(this=thing)),)

    return turned


def _return(table: "ArkhamTable", slots: dict[str, str], node: Text, at: Checking) -> tuple[Call, ...]:
    from adjudicator.games.arkham.abilities.cards_effects import MoveCards

    thing = table.entity(slots["thing"], node, at)
    you = table.game.controller(thing) if thing else ""
    return (resolve((MoveCards(Named("this"), HAND.name),), Context(this=thing, you=you)),)


def _enter_play(table: "ArkhamTable", slots: dict[str, str], node: Text, at: Checking) -> tuple[Call, ...]:
    thing = table.entity(slots["thing"], node, at)
    owner = OWNER(table.game, thing) or table.game.lead
    return (resolve((PutIntoPlay(Named("this")),), Context(this=thing, you=owner)),)


def _event(kind: str) -> Happens:
    def event(table: "ArkhamTable", slots: dict[str, str], node: Text, at: Checking) -> tuple[Call, ...]:
        who = table.entity(slots["who"], node, at, "investigator") if "who" in slots else ""
        phase = at.one_of(slots["phase"].lower(), PHASES, "phase", node) if "phase" in slots else ""
        return (happen(Event(kind, who, of=phase)),)

    return event


def _play_phase(table: "ArkhamTable", slots: dict[str, str], node: Text, at: Checking) -> tuple[Call, ...]:
    phase = at.one_of(slots["phase"].lower(), PHASES, "phase", node)
    return (Call(PHASES[phase], InPhase()),) if phase in PHASES else ()


def _play_rounds(table: "ArkhamTable", slots: dict[str, str], node: Text, at: Checking) -> tuple[Call, ...]:
    return (Call(ROUNDS, amount(slots.get("n", "1"))),)


def _encounter(table: "ArkhamTable", slots: dict[str, str], node: Text, at: Checking) -> tuple[Call, ...]:
    from adjudicator.games.arkham.framework.encounter import draw_encounter_card

    who = table.entity(slots["who"], node, at, "investigator")
    return (draw_encounter_card(who, table.entity(slots["card"], node, at)),)


HAPPENS: dict[str, Happens] = {
    "attack": _attack,
    "test": _test,
    "take": _take,
    "take damage": _take,
    "take horror": _take,
    "deal damage": _deal,
    "gain": _gain(1),
    "lose": _gain(-1),
    "discard": _discard,
    "exhaust": _turned(True),
    "ready": _turned(False),
    "return": _return,
    "enter play": _enter_play,
    "begin turn": _event("begin turn"),
    "begin round": _event("begin round"),
    "begin phase": _event("begin phase"),
    "end phase": _event("end phase"),
    "end round": _event("end round"),
    "play phase": _play_phase,
    "play rounds": _play_rounds,
    "encounter": _encounter,
}
