"""Shapes of abilities."""

from collections.abc import Iterator
from typing import Any

from adjudicator.games.arkham.abilities.immunity import SETS
from adjudicator.games.arkham.abilities.locations import HAUNTED
from adjudicator.games.arkham.abilities.parts import THIS, Named
from adjudicator.games.arkham.effects import scenario_effects as on_scenario
from adjudicator.games.arkham.game import Ability, Adds, Ban, Gives, Number, Trigger, Worth
from adjudicator.games.arkham.slots import NORMAL
from adjudicator.games.arkham.terms import ACTIONS, DESIGNATORS, ORDER, SKILLS, STATS
from adjudicator.games.arkham.vocabulary.amounts import NUMBER
from adjudicator.games.arkham.vocabulary.conditions import CONDITION
from adjudicator.games.arkham.vocabulary.costs import COSTS
from adjudicator.games.arkham.vocabulary.effects import EFFECTS
from adjudicator.games.arkham.vocabulary.events import PAID_WITH, POINTS, explained_by
from adjudicator.games.arkham.vocabulary.keywords import GAINED
from adjudicator.games.arkham.vocabulary.limits import LIMIT
from adjudicator.games.arkham.vocabulary.on_key_cards import SHIFT
from adjudicator.games.arkham.vocabulary.parts import DEEDS, EXCEPT, PER_STAT
from adjudicator.games.arkham.vocabulary.references import TRAITS, WHERE, WHICH, WHO, suits
from adjudicator.games.arkham.vocabulary.triggers import TRIGGER
from adjudicator.language.records import NOTHING, Amiss, Given, Head, Headed, Record, may, need
from adjudicator.language.shapes import Flag, Later, ListOf, MapOf, OneOf, Whole, Word
from adjudicator.language.source import Mapping, Node, Sequence

PHASES = ("mythos", "investigation", "enemy", "upkeep")


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
        additional_to=keys["only_to"],
        treats=tuple((keys["treat_tokens"] or {}).items()),
        bears=keys["may_be_assigned"],
        bears_first=keys["assigned_before_you"],
        blanks=keys["blank"],
        keeps_traits=keys["except"] == "traits",
        ignores=keys["ignored_abilities"],
        immune_to=keys["immune_to"],
        as_in_hand=keys["as_if_in_hand"],
        slots=tuple((keys["additional_slots"] or {}).items()),
        from_zone=keys["in"],
        connects=keys["connected_to"],
        investigated_using=keys["investigated_using"],
        unrevealed=keys["side"] == "unrevealed",
        gains=keys["gain_abilities"],
        gains_keywords=keys["gain_keywords"],
        loses_keywords=keys["lose_keywords"],
        gains_traits=keys["gain_traits"],
    )


_OF_LOCATIONS = ("investigated using", "connected to")
_OF_INVESTIGATORS = (
    "treat tokens",
    "may be assigned",
    "assigned before you",
    "additional action",
    "additional slots",
    "as if in hand",
)
_BESIDE = {
    "except": ("blank",),
    "only for": ("additional action", "additional slots"),
    "only to": ("additional action",),
}
_GIVING = (
    "get",
    "become",
    "doubled",
    "halved",
    "cannot",
    "additional cost",
    "blank",
    "ignored abilities",
    "immune to",
    "gain abilities",
    "gain keywords",
    "lose keywords",
    "gain traits",
    *_OF_LOCATIONS,
    *_OF_INVESTIGATORS,
)


def _idle(given: Given, around: frozenset[str]) -> Amiss | None:
    """A key of a constant ability that nothing follows from: it says nothing, or of what cannot have it."""
    if not any(given.get(key) for key in _GIVING):
        return Amiss("constant", "nothing follows from this constant ability", f"beside it: {', '.join(_GIVING)}")
    for key, others in _BESIDE.items():
        if key in given and not any(given.get(other) for other in others):
            return Amiss(key, f'"{key}" means nothing here', f"it stands beside {' or '.join(others)}")
    for keys, wanted in ((_OF_LOCATIONS, "location"), (_OF_INVESTIGATORS, "investigator")):
        for key in keys:
            if given.get(key) and not suits(given["head"], (wanted,)):
                return Amiss(key, f'"{key}" is said of what is no {wanted}', f"the first word names a {wanted}")
    return None


def _heard(kind: str) -> Any:
    def make(head: Any, do: Any, limit: Any, **keys: Any) -> Ability:
        return Ability(
            kind,
            head,
            keys.get("cost", ()),
            do,
            limit,
            keys["if"],
            from_zone=keys["in"],
            name=keys["name"],
            users=keys.get("used_also_by"),
            unrevealed=keys.get("side") == "unrevealed",
            is_never_cancelled=keys.get("cannot_be_cancelled", False),
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
            provokes=keys.get("provokes_attacks_of_opportunity", True),
            first_action=keys.get("only_as_first_action", False),
            users=keys["used_also_by"],
            fewer_actions=keys.get("fewer_actions"),
        )

    return make


def _play(head: Any, do: Any, **keys: Any) -> Ability:
    return Ability("play", head, keys["cost"], do, keys["limit"], keys["if"], keys["during"], must=keys["must"])


def _answers(trigger: Trigger, node: Mapping) -> frozenset[str]:
    """The words explained by the triggering condition, and by the cost."""
    return explained_by(trigger) | _paid_with(trigger, node)


def _paid_with(head: object, node: Mapping) -> frozenset[str]:
    """The words explained by the cost: a card that is discarded or exhausted to pay."""
    return frozenset(_paid_in(node.values["cost"])) if "cost" in node.values else NOTHING


def _paid_in(cost: Node) -> Iterator[str]:
    if isinstance(cost, Sequence):
        for one in cost.items:
            yield from _paid_in(one)
    if isinstance(cost, Mapping):
        yield from (called for word, called in PAID_WITH.items() if word in cost.values)


def _result(kind: str) -> Any:
    return lambda head, **keys: Ability(kind, effects=head, condition=keys["if"])


_PROVOKES, _FIRST = "provokes attacks of opportunity", "only as first action"
_FEWER = "fewer actions"
_COMMON = {
    "do": need(EFFECTS, "what the ability does"),
    "limit": may(LIMIT, None),
    "cost": may(COSTS, ()),
    "if": may(CONDITION, None),
    "in": may(OneOf("hand", "discard", "committed", "threat area", "play area"), "", "where else the card lies"),
    "name": may(Word("a name for the ability"), ""),
}
# Nobody chooses to initiate a forced ability, so nobody pays for it.
_SIDE = {"side": may(OneOf("unrevealed"), "", "it stands on the unrevealed side of a location")}
_NEVER_CANCELLED = {"cannot be cancelled": may(Flag(), False, "nothing cancels it")}
_FORCED = {key: field for key, field in _COMMON.items() if key != "cost"} | _SIDE | _NEVER_CANCELLED
_BY = {"used also by": may(WHO, None, "investigators whom the ability lets use it beside the usual ones")}
_USED = (
    _COMMON
    | _BY
    | {
        "during": may(OneOf("test", "your turn"), "", "only then"),
        "designator": may(OneOf(*DESIGNATORS), "", "the bold word before the effect"),
        _PROVOKES: may(Flag(), True),
        _FIRST: may(Flag(), False, "it is used only as the first action of one's turn"),
        _FEWER: may(NUMBER, None, "so many actions less, but at least one"),
    }
)


def _costs_nothing(given: Given) -> Amiss | None:
    if given["pay"] or given["actions"]:
        return None
    return Amiss("to", "this additional cost costs nothing", "say what it is: `pay: …` or `actions: …`")


def _excepted_in_vain(given: Given) -> Amiss | None:
    if given["except_with"] is None or given["deed"] in ("fight", "damage", "leave play"):
        return None
    return Amiss(
        "except with",
        f'"except with" means nothing beside "{given["deed"]}"',
        "it stands beside fight, damage, leave play",
    )


# What costs no action provokes no attack of opportunity, and is nobody's first action.
_FREE = {key: field for key, field in _USED.items() if key not in (_PROVOKES, _FIRST, _FEWER)} | {
    "during": may(OneOf("test", "your turn", "any turn"), "", "only then")
}
BANS = ListOf(
    Record(
        lambda deed, what, who, except_with: Ban(deed, what, who, except_with),
        {
            "deed": need(OneOf(*DEEDS)),
            "what": may(WHICH, None),
            "who": may(WHICH, None),
            "except with": may(WHICH, None, "cards with which it can be done all the same"),
        },
        "what cannot be done",
        amiss=_excepted_in_vain,
    )
)
ADDS = ListOf(
    Record(
        lambda to, pay, what, who, actions: Adds(to, pay, what, who, actions),
        {
            "to": need(
                ListOf(OneOf("enter", "leave", "play", "move", "fight", "evade", "investigate", "engage", "parley"))
            ),
            "pay": may(COSTS, ()),
            "actions": may(Whole(0, 3), 0, "the number of additional actions"),
            "what": may(WHICH, None),
            "who": may(WHICH, None),
        },
        "an additional cost",
        amiss=_costs_nothing,
    )
)

ABILITY: Headed = Headed(
    {
        "constant": Head(
            WHICH,
            _constant,
            {
                "get": may(PER_STAT, None, "values with the amounts added to them"),
                "become": may(PER_STAT, None, "values with the amounts they are set to"),
                "doubled": may(ListOf(OneOf(*STATS)), ()),
                "halved": may(ListOf(OneOf(*STATS)), ()),
                "while": may(CONDITION, None),
                "cannot": may(BANS, ()),
                "additional cost": may(ADDS, ()),
                "additional action": may(Flag(), False, "an additional action in each turn"),
                "investigated using": may(OneOf(*SKILLS), "", "the skill in place of the one that is indicated"),
                "connected to": may(
                    WHERE,
                    None,
                    "locations that connect to it, whatever their symbols; they call it `chosen`",
                    frozenset({"chosen"}),
                ),
                **_SIDE,
                "treat tokens": may(
                    MapOf(OneOf(*ORDER), "kinds of tokens", keys=ORDER),
                    None,
                    "kinds of chaos tokens with what each counts as",
                ),
                "may be assigned": may(
                    ListOf(OneOf("damage", "horror")), (), "what of theirs may be assigned to the card that says so"
                ),
                "assigned before you": may(
                    ListOf(OneOf("damage", "horror")),
                    (),
                    "what of yours must be assigned to the card before you take it",
                ),
                "blank": may(Flag(), False, "their text boxes are treated as blank"),
                "except": may(EXCEPT, "", "what blank text boxes keep"),
                "ignored abilities": may(
                    OneOf("forced", "unrevealed side"), "", "of their printed abilities these are ignored"
                ),
                "immune to": may(OneOf(*SETS), "", "effects that do not act on them"),
                "gain abilities": may(
                    ListOf(Later(lambda: ABILITY)), (), "abilities that they have as if these were printed on them"
                ),
                "gain keywords": may(ListOf(GAINED), (), "keywords that they have as long as this holds"),
                "lose keywords": may(ListOf(GAINED), (), "keywords that they do not have as long as this holds"),
                "gain traits": may(TRAITS, (), "traits that they have as long as this holds"),
                "as if in hand": may(WHICH, None, "cards that are played as if they were in one's hand"),
                "additional slots": may(
                    MapOf(Whole(1, 9), "types of slots", keys=tuple(NORMAL)),
                    None,
                    "types of slots with how many more of them",
                ),
                "only for": may(WHICH, None, "cards for which alone the additional action, or slots, are"),
                "only to": may(ListOf(OneOf(*ACTIONS)), (), "the actions for which alone the additional action is"),
                "in": may(OneOf("committed", "threat area", "play area", "hand"), "", "where the card lies"),
            },
            "holds as long as the card is in play; the head word says for whom or for what",
            amiss=_idle,
        ),
        "forced": Head(TRIGGER, _heard("forced"), _FORCED, "must be initiated at its timing point", brings=_answers),
        "haunted": Head(
            EFFECTS,
            lambda head, on: Ability("forced", Trigger("at", HAUNTED, what=on), effects=head, name=HAUNTED),
            {"on": may(WHERE, THIS, "the location that has it, if another card gives it that")},
            "of a location: for whoever fails to investigate it",
        ),
        "objective": Head(
            CONDITION,
            lambda head, do: Ability("objective", effects=do or (on_scenario.Advance(Named("this")),), condition=head),
            {"do": may(EFFECTS, (), "in place of advancing")},
            "as soon as this is so, the act or agenda advances",
        ),
        "as soon as": Head(
            CONDITION,
            lambda head, do: Ability("as soon as", effects=do, condition=head),
            {"do": need(EFFECTS)},
            "as soon as this is so, in the middle of whatever makes it so",
        ),
        "reaction": Head(
            TRIGGER, _heard("reaction"), _COMMON | _BY, "may be used at its timing point", brings=_answers
        ),
        "free": Head(Flag(), _active("free"), _FREE, "may be used in any player window", brings=_paid_with),
        "action": Head(Whole(1, 9), _active("action"), _USED, "costs this many actions", brings=_paid_with),
        "play": Head(
            TRIGGER,
            _play,
            {
                "do": need(EFFECTS),
                "cost": may(COSTS, ()),
                "limit": may(LIMIT, None),
                "if": may(CONDITION, None),
                "during": may(OneOf("test", "your turn", "any turn"), "", "only then"),
                "must": may(Flag(), False, "it has to be played then, if it can be"),
            },
            "an event that is played at a timing point",
            brings=_answers,
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
                provokes=k["provokes_attacks_of_opportunity"],
                also_in=k["also_in"],
            ),
            {
                "designator": may(OneOf(*DESIGNATORS), "", "the bold word before the effect"),
                "cost": may(COSTS, ()),
                "if": may(CONDITION, None),
                "during": may(OneOf("test", "your turn", "any turn"), ""),
                "also in": may(ListOf(OneOf(*PHASES)), (), "phases in whose player windows it may be played as well"),
                "only as first action": may(Flag(), False),
                _PROVOKES: may(Flag(), True),
            },
            "what an event does when it is played",
            brings=_paid_with,
        ),
        "shift": SHIFT,
        "revelation": Head(
            EFFECTS,
            lambda head, **k: Ability(
                "revelation", effects=head, condition=k["if"], is_never_cancelled=k["cannot_be_cancelled"]
            ),
            {"if": may(CONDITION, None)} | _NEVER_CANCELLED,
            "when the card is drawn",
        ),
        "success": Head(
            EFFECTS,
            _result("success"),
            {"if": may(CONDITION, None)},
            "of a committed card: if this test is successful",
            within=POINTS,
        ),
        "failure": Head(
            EFFECTS,
            _result("failure"),
            {"if": may(CONDITION, None)},
            "of a committed card: if this test is failed",
            within=POINTS,
        ),
        "committed": Head(
            EFFECTS, _result("committed"), {"if": may(CONDITION, None)}, "of a committed card: once it is committed"
        ),
        "costs to commit": Head(
            COSTS, lambda head: Ability("commit cost", costs=head), meaning="the additional costs of committing it"
        ),
        "commit only if": Head(
            CONDITION,
            lambda head: Ability("commit if", condition=head),
            meaning="it cannot be committed unless this is so",
        ),
        "commit only to your own tests": Head(
            Flag(),
            lambda head: Ability("commit own"),
            meaning="it cannot be committed to the test of another investigator",
        ),
    },
    "an ability",
    name="ability",
)
