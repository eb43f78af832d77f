"""Shapes of abilities and cards."""

from typing import Any

from adjudicator.games.arkham.cards import CARD_TYPES, DESIGNATORS, Ability, Adds, Ban, Card, Gives, Limit, Symbol
from adjudicator.games.arkham.enemies.prey import Prey
from adjudicator.games.arkham.vocabulary.effects import COSTS, EFFECTS
from adjudicator.games.arkham.vocabulary.references import CONDITION, NUMBER, SKILL_WORDS, STATS, WHICH
from adjudicator.games.arkham.words import Number, Trigger, Worth
from adjudicator.language.shapes import (
    Checking,
    Field,
    Flag,
    Head,
    Headed,
    Later,
    ListOf,
    MapOf,
    OneOf,
    Record,
    Schema,
    Shape,
    Whole,
    Word,
    may,
    need,
)
from adjudicator.language.source import Node, Text

EVENTS = {
    "attack": "an enemy (by) attacks an investigator (who); of: opportunity, retaliate",
    "deal": "damage or horror would be dealt to a card (what); of: damage, horror, attack, effect, cost, direct",
    "dealt": "damage or horror is dealt to a card (what); of: as deal",
    "defeat": "a card (what) is defeated by an investigator (who)",
    "begin test": "a test begins (who); of: attack, investigate, evade, parley",
    "reveal token": "a chaos token is revealed (who)",
    "symbol effects": "chaos symbol effects are applied (who)",
    "succeed": "a test succeeds (who) by an amount; of: attack, investigate, evade, parley",
    "fail": "a test fails (who) by an amount; of: attack, investigate, evade, parley",
    "end test": "a test ends (who)",
    "ready": "an exhausted card (what) readies",
    "evade": "an enemy (what) is evaded (who); of: success, automatic",
    "engage": "an enemy (what) engages or is engaged (who)",
    "discover": "clues are discovered (who) at a location (at)",
    "play": "a card (what) is played (who); of: asset, event",
    "use": "an ability of a card (what) is used (who)",
    "revelation": "a revelation of a card (what) is resolved (who)",
    "draw": "cards are drawn (who)",
    "draw encounter card": "an encounter card (what) is drawn (who); of: enemy, treachery",
    "discard": "a card (what) is discarded out of play (who)",
    "enter play": "a card (what) enters play (who)",
    "leave play": "a card (what) leaves play (who)",
    "gain": "resources are gained (who)",
    "enter": "an investigator (who) enters a location (at)",
    "leave": "an investigator (who) leaves a location (at)",
    "spawn": "an enemy (what) spawns at a location (at)",
    "resign": "an investigator (who) resigns",
    "begin turn": "a turn begins (who)",
    "end turn": "a turn ends (who)",
    "begin round": "a round begins",
    "end round": "a round ends",
    "begin phase": "a phase begins; of: its name",
    "end phase": "a phase ends; of: its name",
    "check doom": "the doom threshold is checked",
    "place doom": "doom is placed on the current agenda in the mythos phase",
    "advance": "an act or agenda (what) advances",
    "end game": "the game ends",
}
"""Every kind of event that an ability may name, with the parts that are played in it."""

WOULD = {"fail": "failing", "succeed": "succeeding", "reveal token": "revealing"}
PARTS = {
    "who": may(WHICH, None),
    "what": may(WHICH, None),
    "by": may(WHICH, None),
    "at": may(WHICH, None),
    "of": may(ListOf(Word("a finer kind of event")), ()),
    "least": may(Whole(), 0, "the amount is at least this"),
    "most": may(Whole(), 999, "the amount is at most this"),
    "and": may(CONDITION, None),
}


def _trigger(timing: str) -> Any:
    def make(head: str, who: Any, what: Any, by: Any, at: Any, of: Any, least: int, most: int, **more: Any) -> Trigger:
        kind = WOULD.get(head, head) if timing == "would" else head
        return Trigger(timing, kind, who, what, by, at, of, least, most, more["and"])

    return make


TRIGGER = Headed(
    {timing: Head(OneOf(*EVENTS), _trigger(timing), PARTS) for timing in ("when", "after", "would", "at", "if")},
    "a triggering condition",
    name="trigger",
)


class LimitShape(Shape[Limit]):
    """A limit in words: `1 per round`, `group 1 per game`, `max 1 per round`, `max 1 committed per test`."""

    def check(self, node: Node, at: Checking) -> Limit:
        words = node.text.split() if isinstance(node, Text) else []
        scope = words.pop(0) if words and words[0] in ("group", "max") else "limit"
        if "committed" in words:
            words.remove("committed")
            scope = "committed"
        if len(words) == 3 and words[0].isdecimal() and words[1] == "per" and words[2] in _PERIODS:
            return Limit(int(words[0]), words[2], scope)
        return self.wrong(node, at, "a limit", "write `1 per round`, `group 1 per game` or `max 1 committed per test`")

    def schema(self) -> Schema:
        periods = "|".join(_PERIODS)
        return {"type": "string", "pattern": rf"^((group|max) )?\d+ (committed )?per ({periods})$"}


_PERIODS = ("round", "phase", "turn", "game", "test", "attack")
LIMIT = LimitShape()


def _gives(given: dict[str, Number] | None, how: str) -> tuple[Gives, ...]:
    return tuple(Gives(stat, how, number) for stat, number in (given or {}).items())


def _constant(head: Any, **keys: Any) -> Ability:
    gives = _gives(keys["get"], "add") + _gives(keys["become"], "set")
    gives += tuple(Gives(stat, "double", Worth(1)) for stat in keys["doubled"])
    gives += tuple(Gives(stat, "halve", Worth(1)) for stat in keys["halved"])
    return Ability(
        "constant",
        gives=gives,
        to=head,
        condition=keys["while"],
        bans=keys["cannot"],
        adds=keys["additional_cost"],
        additional_action=keys["additional_action"],
        additional_on=keys["only_for"],
        from_zone=keys["in"],
    )


def _heard(kind: str) -> Any:
    def make(head: Any, do: Any, limit: Any, cost: Any, **keys: Any) -> Ability:
        return Ability(
            kind,
            head,
            cost,
            do,
            limit,
            keys["if"],
            from_zone=keys["in"],
            name=keys["name"],
            users=keys.get("used_also_by"),
        )

    return make


def _active(kind: str) -> Any:
    def make(head: Any, do: Any, limit: Any, cost: Any, **keys: Any) -> Ability:
        actions = head if kind == "action" else 0
        return Ability(
            kind,
            None,
            cost,
            do,
            limit,
            keys["if"],
            keys["during"],
            actions,
            name=keys["designator"] or keys["name"],
            from_zone=keys["in"],
            provokes=keys["provokes_attacks_of_opportunity"],
            first_action=keys["only_as_first_action"],
            users=keys["used_also_by"],
        )

    return make


def _play(head: Any, do: Any, **keys: Any) -> Ability:
    return Ability("play", head, keys["cost"], do, keys["limit"], keys["if"], keys["during"])


def _result(kind: str) -> Any:
    return lambda head, **keys: Ability(kind, effects=head, condition=keys["if"])


_COMMON = {
    "do": need(EFFECTS, "what the ability does"),
    "limit": may(LIMIT, None),
    "cost": may(COSTS, ()),
    "if": may(CONDITION, None),
    "in": may(OneOf("hand", "discard", "committed", "threat area", "play area"), "", "where else the card lies"),
    "name": may(Word("a name for the ability"), ""),
}
_BY = {"used also by": may(WHICH, None, "investigators whom the ability lets use it beside the usual ones")}
_USED = (
    _COMMON
    | _BY
    | {
        "during": may(OneOf("test", "your turn"), "", "only then"),
        "designator": may(OneOf(*DESIGNATORS), "", "the bold word before the effect"),
        "provokes attacks of opportunity": may(Flag(), True),
        "only as first action": may(Flag(), False, "it is used only as the first action of one's turn"),
    }
)
DEEDS = (
    "play",
    "fight",
    "evade",
    "investigate",
    "move",
    "enter",
    "leave",
    "engage",
    "commit",
    "attack",
    "damage",
)
BANS = ListOf(
    Record(
        lambda deed, what, who: Ban(deed, what, who),
        {"deed": need(OneOf(*DEEDS)), "what": may(WHICH, None), "who": may(WHICH, None)},
        "what cannot be done",
    )
)
ADDS = ListOf(
    Record(
        lambda to, pay, what, who: Adds(to, pay, what, who),
        {
            "to": need(OneOf("enter", "leave", "play", "fight", "evade", "investigate", "engage")),
            "pay": need(COSTS),
            "what": may(WHICH, None),
            "who": may(WHICH, None),
        },
        "an additional cost",
    )
)

ABILITY: Headed = Headed(
    {
        "constant": Head(
            WHICH,
            _constant,
            {
                "get": may(MapOf(NUMBER), None, "values with what is added"),
                "become": may(MapOf(NUMBER), None, "values with what they are set to"),
                "doubled": may(ListOf(OneOf(*STATS)), ()),
                "halved": may(ListOf(OneOf(*STATS)), ()),
                "while": may(CONDITION, None),
                "cannot": may(BANS, ()),
                "additional cost": may(ADDS, ()),
                "additional action": may(Flag(), False, "an additional action in each turn"),
                "only for": may(WHICH, None, "cards whose abilities alone the additional action is for"),
                "in": may(OneOf("committed", "threat area", "play area"), ""),
            },
            "holds as long as the card is in play; the head word says whose values",
        ),
        "forced": Head(TRIGGER, _heard("forced"), _COMMON, "must be initiated at its timing point"),
        "reaction": Head(TRIGGER, _heard("reaction"), _COMMON | _BY, "may be used at its timing point"),
        "free": Head(Flag(), _active("free"), _USED, "may be used in any player window"),
        "action": Head(Whole(1, 9), _active("action"), _USED, "costs so many actions"),
        "play": Head(
            TRIGGER,
            _play,
            {
                "do": need(EFFECTS),
                "cost": may(COSTS, ()),
                "limit": may(LIMIT, None),
                "if": may(CONDITION, None),
                "during": may(Word(), ""),
            },
            "an event that is played at a timing point",
        ),
        "event": Head(
            EFFECTS,
            lambda head, cost, during, **k: Ability(
                "play",
                None,
                cost,
                head,
                None,
                k["if"],
                during,
                name=k["designator"],
                first_action=k["only_as_first_action"],
            ),
            {
                "designator": may(OneOf(*DESIGNATORS), "", "the bold word before the effect"),
                "cost": may(COSTS, ()),
                "if": may(CONDITION, None),
                "during": may(OneOf("test", "your turn"), ""),
                "only as first action": may(Flag(), False),
            },
            "what an event does when it is played",
        ),
        "revelation": Head(EFFECTS, _result("revelation"), {"if": may(CONDITION, None)}),
        "success": Head(EFFECTS, _result("success"), {"if": may(CONDITION, None)}, "if this test is successful"),
        "failure": Head(EFFECTS, _result("failure"), {"if": may(CONDITION, None)}, "if this test is failed"),
        "commit only to your own tests": Head(Flag(), lambda head: Ability("commit own")),
    },
    "an ability",
    name="ability",
)

SYMBOL = Record(
    lambda modifier, do, success, failure: Symbol(modifier, do, success, failure),
    {
        "modifier": may(NUMBER, Worth(0)),
        "do": may(EFFECTS, ()),
        "success": may(EFFECTS, ()),
        "failure": may(EFFECTS, ()),
    },
    "a chaos symbol",
)


PREY: Headed = Headed(
    {
        "highest": Head(NUMBER, lambda head, only: Prey(head, True, None, only), {"only": may(Flag(), False)}),
        "lowest": Head(NUMBER, lambda head, only: Prey(head, False, None, only), {"only": may(Flag(), False)}),
        "whom": Head(WHICH, lambda head, only: Prey(None, True, head, only), {"only": may(Flag(), False)}),
    },
    "a prey instruction",
    name="prey",
)


def _card(**keys: Any) -> Card:
    skills = keys.pop("skills") or {}
    icons = keys.pop("icons") or {}
    uses = keys.pop("uses") or {}
    symbols = keys.pop("symbols") or {}
    keys["skills"] = tuple(skills.get(name, 0) for name in SKILL_WORDS)
    keys["icons"] = tuple(icons.items())
    keys["uses"] = next(iter(uses.items()), None)
    keys["symbols"] = tuple(symbols.items())
    keys["of_class"] = keys.pop("class")
    return Card(**keys)


SLOTS = ("Accessory", "Ally", "Arcane", "Arcane x2", "Body", "Hand", "Hand x2")
_FIGURE = may(Whole(0, 99), None)
CARD_FIELDS: dict[str, Field] = {
    "name": may(Word("the card's title"), ""),
    "type": may(OneOf(*CARD_TYPES), "asset"),
    "subname": may(Word(), ""),
    "class": may(OneOf("guardian", "seeker", "rogue", "mystic", "survivor", "neutral", "mythos"), ""),
    "level": may(Whole(0, 5), 0),
    "cost": may(Whole(0, 20), None, "the resource cost"),
    "traits": may(ListOf(Word("a trait")), ()),
    "slot": may(OneOf(*SLOTS), ""),
    "health": _FIGURE,
    "sanity": _FIGURE,
    "skills": may(MapOf(Whole(0, 20)), None, "an investigator's four skills"),
    "icons": may(MapOf(Whole(0, 9)), None, "skill icons"),
    "fight": _FIGURE,
    "evade": _FIGURE,
    "damage": may(Whole(0, 20), 0, "the damage of the enemy's attack"),
    "horror": may(Whole(0, 20), 0, "the horror of the enemy's attack"),
    "shroud": _FIGURE,
    "clues": may(Whole(0, 20), None, "a location's clue value"),
    "doom": may(Whole(0, 20), None, "an agenda's doom threshold"),
    "victory": may(Whole(0, 20), None),
    "keywords": may(ListOf(Word("a keyword")), ()),
    "uses": may(MapOf(Whole(0, 20)), None, "tokens with which it enters play"),
    "unique": may(Flag(), False),
    "weakness": may(Flag(), False),
    "per investigator": may(ListOf(OneOf("health", "clues", "doom threshold")), ()),
    "attach limit": may(Whole(0, 9), 0, "how many copies may be attached to one thing"),
    "limit": may(LIMIT, None, "a maximum of the card"),
    "prey": may(PREY, None, "whom the enemy goes for"),
    "spawn": may(WHICH, None, "where the enemy spawns"),
    "objective": may(Flag(), False, "an act or agenda that advances by its objective alone"),
    "reverse": may(EFFECTS, (), "the instructions on the reverse side of an act or agenda"),
    "reverse card": may(Later(lambda: CARD), None, "the encounter card on the reverse side of an act or agenda"),
    "symbols": may(MapOf(SYMBOL), None, "what chaos symbols do"),
    "abilities": may(ListOf(ABILITY), ()),
    "not modelled": may(ListOf(Word()), (), "abilities the vocabulary cannot say yet"),
}
CARD: Record[Card] = Record(_card, CARD_FIELDS, "a card", name="card")
