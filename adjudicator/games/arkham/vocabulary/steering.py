"""Effects that steer other effects (choose, if, either, may, later, cancel, instead) and modify values for a time."""

from typing import Any

from adjudicator.games.arkham.abilities.came_about import CARDS
from adjudicator.games.arkham.abilities.cannot import Forbid
from adjudicator.games.arkham.abilities.limits import IgnoreLimits
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.defeat.defeat import InsteadOfDiscarding
from adjudicator.games.arkham.effects import delayed, each
from adjudicator.games.arkham.effects import logic_effects as logic
from adjudicator.games.arkham.effects.choose_several import ChooseSeveral
from adjudicator.games.arkham.effects.for_each import ForEach, ForEachOf
from adjudicator.games.arkham.effects.then import First, Pay
from adjudicator.games.arkham.game import Ban, Effect, Worth
from adjudicator.games.arkham.skill_test.in_place import UseInPlace
from adjudicator.games.arkham.skill_test.next_test import NEXT
from adjudicator.games.arkham.terms import SKILLS, STATS, TOKEN_KINDS
from adjudicator.games.arkham.values import NEXT_CARD
from adjudicator.games.arkham.vocabulary.amounts import NUMBER
from adjudicator.games.arkham.vocabulary.conditions import CONDITION
from adjudicator.games.arkham.vocabulary.events import ATTACK, CHOSEN, FALL, PLAYED, POINTS, TO_COME, explained_by
from adjudicator.games.arkham.vocabulary.parts import DEEDS, EFFECTS, PER_STAT, UNTIL, numbers
from adjudicator.games.arkham.vocabulary.references import WHICH, WHO
from adjudicator.games.arkham.vocabulary.triggers import TRIGGER
from adjudicator.language.records import Amiss, Given, Head, may, need
from adjudicator.language.shapes import Flag, ListOf, MapOf, OneOf, Whole, Word


def _modify(head: Any, until: str, **stats: Any) -> "logic.Modify":
    gives = tuple((stat, "add", number) for stat, number in numbers(stats["gets"]))
    gives += tuple((stat, "set", number) for stat, number in numbers(stats["becomes"]))
    gives += tuple((stat, "double", Worth(1)) for stat in stats["doubles"])
    gives += tuple((stat, "halve", Worth(1)) for stat in stats["halves"])
    following = stats["for_the_next"]
    return logic.Modify(head, gives, until or ("" if following else "end of the test"), following, stats["to_at_least"])


_MODIFYING = ("gets", "becomes", "doubles", "halves")


def _modifies_nothing(given: Given, around: frozenset[str]) -> Amiss | None:
    """No value at all, or the cost of a card that is played: it was paid before."""
    if not any(given.get(key) for key in _MODIFYING):
        return Amiss("modify", "nothing is modified", f"beside it: {', '.join(_MODIFYING)}")
    if given.get("to_at_least") is not None and (given.get("for_the_next") or not given.get("gets")):
        return Amiss("to at least", "nothing is lowered now", "it stands beside `gets` alone")
    changed = [key for key in ("gets", "becomes") if "cost" in (given.get(key) or {})]
    changed += [key for key in ("doubles", "halves") if "cost" in given.get(key, ())]
    if changed and PLAYED in around and given["head"] in (Named("that card"), Named("that asset")):
        help = "its costs have been paid: use a constant ability, or `for the next: card played`"
        return Amiss(changed[0], "the cost of a card that is being played is not changed any more", help)
    return None


def _how_many(given: Given, around: frozenset[str]) -> Amiss | None:
    """Two numbers of things to be chosen; or things that are divided, of which none is told."""
    number, most = given.get("number"), given.get("up to")
    if number is not None and most is not None:
        return Amiss("up to", "how many are chosen is said twice", "`number` is how many, `up to` how many at the most")
    if given.get("or fewer") and (number is None or given.get("divided")):
        return Amiss("or fewer", "it is not said how many are chosen", "beside it: `number`")
    if given.get("divided") and (number is most is None or given.get("different")):
        return Amiss("divided", "it is not said how much is divided", "beside it: `number` or `up to`")
    return None


def _ways(head: dict[str, tuple[Effect, ...]]) -> tuple[tuple[str, tuple[Effect, ...]], ...]:
    return tuple(head.items())


_TO_COME = (TO_COME, "it belongs in an ability with `when` or `would`, before the event has come about")
_ATTACK = (ATTACK, "it belongs in an ability to an attack: `{when: attack}`")
STEERING_EFFECTS = {
    "cannot": Head(
        OneOf(*DEEDS),
        lambda head, what, who, until: Forbid(Ban(head, what, who), until),
        {"what": may(WHICH, None), "who": may(WHICH, None), "until": need(UNTIL)},
        "for a time something cannot be done",
    ),
    "ignore limits of": Head(
        OneOf("action", "free", "reaction"),
        lambda head, until: IgnoreLimits(head, until),
        {"until": need(UNTIL)},
        "for a time the limits of the abilities of this kind that the card has are ignored",
    ),
    "use": Head(
        OneOf(*SKILLS),
        lambda head, until, **k: UseInPlace(head, k["in_place_of"], until),
        {"in place of": need(ListOf(OneOf(*SKILLS))), "until": need(UNTIL)},
        "for a time a skill may be used in place of others",
    ),
    "modify": Head(
        WHICH,
        _modify,
        {
            "gets": may(PER_STAT, None),
            "becomes": may(PER_STAT, None),
            "doubles": may(ListOf(OneOf(*STATS)), ()),
            "halves": may(ListOf(OneOf(*STATS)), ()),
            "until": may(UNTIL, "", "the end of the test, or of what comes next, if left out"),
            "for the next": may(OneOf(*NEXT, NEXT_CARD), "", "in the next test of that skill, or of the next card"),
            "to at least": may(Whole(0, 9), None, "no value is lowered to less than this"),
        },
        "modify values for a time",
        amiss=_modifies_nothing,
    ),
    "first": Head(
        EFFECTS,
        lambda head, then: First(head, then),
        {"then": need(EFFECTS, "what follows if all of that has been done")},
        "effects in two parts, with the word then between them",
    ),
    "pay": Head(
        EFFECTS,
        lambda head, **k: Pay(head, k["for"]),
        {"for": need(EFFECTS, "what it is paid for: it is not paid where that would change nothing")},
        "a price within the effect of an ability",
    ),
    "choose several": Head(
        WHICH,
        lambda head, number, do, different, **k: ChooseSeveral(
            head, do, number, different, k["up_to"], k["divided"], k["then_for_each"], k["then"], k["or_fewer"]
        ),
        {
            "number": may(NUMBER, None, "how many are chosen; any number of them if left out"),
            "up to": may(NUMBER, None, "how many are chosen at the most, in place of their number"),
            "or fewer": may(Flag(), False, "as many as there are, where these are fewer than their number"),
            "different": may(Flag(), False, "each is different from the others"),
            "divided": may(Flag(), False, "one thing may be chosen more than once: what is done is divided among them"),
            "do": need(EFFECTS, "for each of them", CHOSEN),
            "then for each": may(EFFECTS, (), "for each of them, once that is done for all", CHOSEN),
            "then": may(EFFECTS, (), "after that; `that much` is how many were chosen", POINTS),
        },
        "one player chooses several things at once",
        amiss=_how_many,
    ),
    "choose": Head(
        WHICH,
        lambda head, do, by: logic.Choose(head, do, by),
        {"do": need(EFFECTS, brings=CHOSEN), "by": may(WHO, None)},
    ),
    "if": Head(
        CONDITION,
        lambda head, then, **k: logic.If(head, then, k["else"]),
        {"then": need(EFFECTS), "else": may(EFFECTS, ())},
    ),
    "if able": Head(
        EFFECTS,
        lambda head, **k: logic.IfAble(head, k["else"]),
        {"else": need(EFFECTS)},
        "these effects; if they cannot be done now, others",
    ),
    "try": Head(
        EFFECTS,
        lambda head, **k: logic.Try(head, k["for"], k["else"]),
        {
            "for": need(OneOf(*TOKEN_KINDS, CARDS), "tokens that are placed or moved, or `cards` that are discarded"),
            "else": need(EFFECTS),
        },
        "these effects, and then others if nothing of the kind has come about by them",
    ),
    "either": Head(
        MapOf(EFFECTS),
        lambda head, who, freely: logic.Either(_ways(head), who, freely),
        {"who": may(WHO, None), "freely": may(Flag(), False, "also one that would change nothing")},
    ),
    "each": Head(
        WHICH,
        lambda head, do: each.Each(head, do),
        {"do": need(EFFECTS, brings=CHOSEN)},
        "each of them: all choices are made first, then everything resolves at the same moment",
    ),
    "for each": Head(
        NUMBER,
        lambda head, do: ForEach(head, do),
        {"do": need(EFFECTS)},
        "so many times: at once where that can be reckoned, otherwise one after the other",
    ),
    "for each of": Head(
        WHICH,
        lambda head, do: ForEachOf(head, do),
        {"do": need(EFFECTS, brings=CHOSEN)},
        "one card after the other, which the effects call `chosen`",
    ),
    "later": Head(
        TRIGGER,
        lambda head, do, until: delayed.SetUp(head, do, until),
        {"do": need(EFFECTS), "until": may(UNTIL, "", "it does nothing if what it waits for has not come by then")},
        "a delayed effect: what happens at a later timing point",
        brings=lambda head, node: explained_by(head),
    ),
    "may": Head(
        EFFECTS,
        lambda head, what, who: logic.May(head, what, who),
        {"what": may(Word("what"), ""), "who": may(WHO, None, "who may; the effects then are theirs")},
    ),
    "cancel": Head(
        Flag(),
        lambda head, all_effects: logic.Cancel(all_effects),
        {"all effects": may(Flag(), False, "those of an encounter card that is drawn, not of its revelation alone")},
        needs=_TO_COME,
    ),
    "instead": Head(
        EFFECTS, lambda head: logic.Instead(head), meaning="a replacement effect", needs=_TO_COME, within=POINTS
    ),
    "instead of discarding": Head(
        EFFECTS,
        lambda head: InsteadOfDiscarding(head),
        meaning="what becomes of a card that is defeated, in place of its discard pile or the victory display",
        needs=(FALL, "it belongs in an ability to a defeat: `{when: defeat}`"),
    ),
    "instead of damage": Head(
        EFFECTS, lambda head: logic.InsteadOfDamage("damage", head), needs=_ATTACK, within=POINTS
    ),
    "instead of horror": Head(
        EFFECTS, lambda head: logic.InsteadOfDamage("horror", head), needs=_ATTACK, within=POINTS
    ),
}
