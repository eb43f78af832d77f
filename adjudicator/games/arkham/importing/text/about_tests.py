"""Sentences about the test or attempt before them: what it has, when it succeeds, and its results."""

from collections.abc import Callable
from copy import deepcopy
from typing import Final

from adjudicator.games.arkham.importing.text.before import ATTEMPTS, last_of, words, words_of
from adjudicator.games.arkham.importing.text.phrases import (
    ADDITIONAL,
    IN_PLACE_OF,
    MARGIN,
    WHERE_YOU_ARE,
    YOU,
    Data,
    NotSaid,
    Sentence,
    Words,
    alone,
    if_failed,
    in_turn,
    parts_of,
    put_for,
    put_whole,
)


def _begins(sentence: Sentence, done: list[Words]) -> None:
    """Effects as an attempt begins come before it."""
    last_of(done, *ATTEMPTS)
    done[-1:] = [*sentence.does, done[-1]]


def _attempt(sentence: Sentence, done: list[Words]) -> None:
    """Words about the attempt; a bonus for a test that is no attempt of this ability is an effect of its own."""
    if "at" in words(sentence.given) and not (done and "investigate" in done[-1]):
        raise NotSaid("another location, but no investigation")
    if sentence.does and not (done and any(head in done[-1] for head in ATTEMPTS)):
        done[:] = in_turn(done, sentence.does)
    else:
        given = {**words(sentence.given)}
        usual, attempt = (
            given.pop(IN_PLACE_OF, None),
            last_of(done, *ATTEMPTS, *(("test",) if "revealed" in given else ())),
        )
        if usual and not any(ATTEMPTS.get(head) == usual for head in attempt):
            raise NotSaid("a skill in place of one that is not tested")
        _put(attempt, given)


def _put(attempt: Words, given: Words) -> None:
    """Add to an attempt what a sentence says of it; values of one kind stand together."""
    for key, value in given.items():
        before = attempt.get(key)
        if before is None:
            attempt[key] = value
        elif isinstance(before, dict) and isinstance(value, dict) and key == "you get" and not before.keys() & value:
            attempt[key] = {**before, **value}
        else:
            raise NotSaid("an attempt of which the same is said twice")


def _as_if_there(sentence: Sentence, done: list[Words]) -> None:
    """An investigation of another location, as if one were there."""
    if not done or "investigate" not in done[-1]:
        raise NotSaid("another location, but no investigation")
    done[-1] = {"as if at": sentence.given, "do": done[-1]}


def _again(sentence: Sentence, done: list[Words]) -> None:
    """The same attempt once more after a failure, for a price; it may be easier or harder."""
    attempt = last_of(done, *ATTEMPTS)
    if "failure" in attempt:
        raise NotSaid("an attempt that is made again after something else")
    again = deepcopy(attempt)
    if sentence.given is not None:
        if "target gets" not in again:
            raise NotSaid("another shroud instead of none")
        again["target gets"] = {"shroud": sentence.given}
    (paid,) = sentence.does
    attempt["failure"] = {"may": {**paid, "for": again}, "what": "attempt this test again"}


def _none_placed(sentence: Sentence, done: list[Words]) -> None:
    """Effects if none of what is placed for each point of a failure finds a place."""
    test = last_of(done, "test")
    each = test.get("each point failed")
    if not isinstance(each, dict) or "choose" not in each or "failure" in test or sentence.given != ["doom"]:
        raise NotSaid("what is not placed on one thing that is chosen for each point")
    if not isinstance(each["do"], dict) or each["do"].keys() != {"doom", "on"}:
        raise NotSaid("something else that is placed")
    del test["each point failed"]
    so: Words = {"there is": deepcopy(each["choose"])}
    test["failure"] = {"if": so, "then": {"for each": MARGIN, "do": each}, "else": alone(sentence.does)}


def _damage_instead(sentence: Sentence, done: list[Words]) -> None:
    """Another additional damage of the attack, if something is so."""
    attack = last_of(done, "fight")
    if "damage" not in attack:
        raise NotSaid("damage instead of none")
    attack["damage"] = {**words(sentence.given), "otherwise": attack["damage"]}


def _more(sentence: Sentence, done: list[Words]) -> None:
    """More of what the attack before it has, if something is so."""
    attack, given = last_of(done, "fight"), words(sentence.given)
    for key, value in words(given["then"]).items():
        before = attack.get(key)
        if isinstance(value, dict) and isinstance(before, dict) and value.keys() == before.keys():
            attack[key] = {stat: _and_more(before[stat], given["if"], number) for stat, number in value.items()}
        elif isinstance(value, int) and isinstance(before, int):
            attack[key] = _and_more(before, given["if"], value)
        else:
            raise NotSaid("more of what the attack does not have")


def _and_more(before: Data, condition: Data, number: Data) -> Words:
    return {"sum": [before, {"if": condition, "then": number}]}


def _only_on(sentence: Sentence, done: list[Words]) -> None:
    """The enemies on which alone the attempt is made."""
    attempt = last_of(done, "fight", "evade")
    head = next(head for head in ("fight", "evade") if head in attempt)
    if attempt[head] != "enemy":
        raise NotSaid("an attempt of which the same is said twice")
    attempt[head] = sentence.given


def _attack_on_that(sentence: Sentence, done: list[Words]) -> None:
    """The one enemy that the attack before it is on; without one before it, an attack of any kind on that enemy."""
    if done:
        _only_on(sentence, done)
    else:
        done.append({"perform an action": "fight", "on": sentence.given})


def _who_fails(sentence: Sentence, done: list[Words]) -> None:
    """Effects for each of several who fail a test."""
    if last_of(done, "test").get("who") in (None, YOU):
        raise NotSaid("one of several who fails a test of one")
    add_outcome(Sentence("failure", sentence.does), done)


def _each_point_who_fails(sentence: Sentence, done: list[Words]) -> None:
    """Effects for each point by which one of several fails a test."""
    if last_of(done, "test").get("who") in (None, YOU):
        raise NotSaid("one of several who fails a test of one")
    add_outcome(Sentence("each point failed", sentence.does), done)


def _direct(sentence: Sentence, done: list[Words]) -> None:
    """Make the damage or horror of a failed test direct, which may depend on something, as may a higher difficulty."""
    assert isinstance(sentence.given, list)
    kind, condition, *more = sentence.given
    test = last_of(done, "test")
    plain = test.get("failure")
    if not isinstance(plain, dict) or plain.keys() - {"to"} != {kind}:
        raise NotSaid("direct harm of an effect that deals something else")
    direct: Words = {**plain, "direct": True}
    test["failure"] = direct if condition is None else {"if": condition, "then": direct, "else": plain}
    for number in more:
        make_harder(Sentence("harder", (), {"if": condition, "then": number}), done)


def make_harder(sentence: Sentence, done: list[Words]) -> None:
    """A higher difficulty of the test."""
    test = last_of(done, "test")
    test["difficulty"] = {"amount": sentence.given, "plus": test["difficulty"]}


def _won_if(sentence: Sentence, done: list[Words]) -> None:
    """A condition by which the test succeeds automatically."""
    test = last_of(done, "test")
    if "succeeds if" in test:
        raise NotSaid("a test of which the same is said twice")
    test["succeeds if"] = sentence.given


_OF_X: Final = {"test": "difficulty", "search": "top", "choose several": "number"}
"""The effects of which a number may be X, with what that is the number of."""


def _x_is(sentence: Sentence, done: list[Words]) -> None:
    """The number that stands for X before it."""
    last = last_of(done, "test", "search", "choose several", *ATTEMPTS)
    if any(head in last for head in ATTEMPTS):
        where = [key for key in ("success", "you get") if "x" in parts_of(last.get(key))]
        if not where:
            raise NotSaid("an X that is nowhere before it")
        last.update((key, put_for(last[key], "x", sentence.given)) for key in where)
        return
    key = next(key for head, key in _OF_X.items() if head in last)
    if last.get(key) != "x":
        raise NotSaid("an X that is nowhere before it")
    last[key] = sentence.given


def _x_is_at_first(sentence: Sentence, done: list[Words]) -> None:
    """The number that stands for the difficulty X of a test before it, whatever becomes of that number in the test."""
    last = last_of(done, "test")
    _x_is(sentence, done)
    last["fixed"] = True


def _not_by(sentence: Sentence, done: list[Words]) -> None:
    """Effects unless the test succeeds by so many points."""
    assert isinstance(sentence.given, int)
    below: Words = {"if": {"amount": "margin", "at most": sentence.given - 1}, "then": alone(sentence.does)}
    add_outcome(Sentence("success", (below,)), done)
    add_outcome(Sentence("failure", sentence.does), done)


def _success_of_evading(sentence: Sentence, done: list[Words]) -> None:
    """Effects of an evasion that succeeds."""
    last_of(done, "evade")
    add_outcome(Sentence("success", sentence.does), done)


def _both(sentence: Sentence, done: list[Words]) -> None:
    """Both of the ways before it, by so many points, instead of either."""
    least = sentence.given
    if done and "either" in done[-1]:
        # Nothing is attempted here: it is an answer to an evasion, which is a part of the test that succeeds.
        both = _all_of(done[-1], least)
        so: Data = {"all": [{"during": "evade"}, both["if"]]}
        done[-1] = {**both, "if": so}
        return
    attempt = last_of(done, *ATTEMPTS)
    key = "success" if "success" in attempt else "before its damage"
    either = attempt.get(key)
    if isinstance(either, dict) and isinstance(either.get("then"), dict) and "if" in either:
        inner = either["then"]
        assert isinstance(inner, dict)
        either["then"] = _all_of(inner, least)
    elif isinstance(either, dict):
        attempt[key] = _all_of(either, least)
    else:
        raise NotSaid("both of what is no choice")


def _all_of(either: Words, least: Data) -> Words:
    ways = either.get("either")
    if not isinstance(ways, dict):
        raise NotSaid("both of what is no choice")
    every = [one for way in ways.values() for one in (way if isinstance(way, list) else [way])]
    return {"if": {"amount": "margin", "at least": least}, "then": [*every], "else": either}


def _cannot_discard(sentence: Sentence, done: list[Words]) -> None:
    """Effects for each card that cannot be discarded, of those that are discarded for each point."""
    test = last_of(done, "test")
    each = test.get("each point failed")
    if not isinstance(each, dict) or "discard" not in each or each.get("amount") != 1:
        raise NotSaid("cards that cannot be discarded, but not one by one")
    test["each point failed"] = {"if able": each, "else": alone(sentence.does)}


def add_outcome(sentence: Sentence, done: list[Words]) -> None:
    """The results of a test: if it succeeds or fails, for each point, or by so many points."""
    test = _within(last_of(done, "test", *ATTEMPTS), sentence.kind)
    does = [*sentence.does]
    if sentence.kind == "each point failed":
        per_point = _by_points(does)
        if per_point is None:
            if "test" not in test:
                raise NotSaid("effects for each point of an attempt")
            test["each point failed"] = alone(does)
            return
        does, key = per_point, "failure"
    elif sentence.kind == "each point won":
        found = _by_points(does)
        if found is None:
            raise NotSaid("effects for each point of a success")
        does, key = _at_most(found, sentence.given), "success"
    else:
        key = sentence.kind
    if key == "success":
        key, does = _of_a_success(test, does, sentence)
        if not does:
            return
    if sentence.given is not None and sentence.kind in ("success", "failure"):
        does = [{"if": {"amount": "margin", "at least": sentence.given}, "then": alone(does)}]
    if "at" in test:
        does = words_of(put_for([*does], "that location", "investigated location"))
    before = test.get(key)
    if before is not None:
        does = _of_the_same(before, does)
        does = [*(before if isinstance(before, list) else [before]), *does]
    test[key] = if_failed(alone(does)) if key == "failure" else alone(does)


def _of_a_success(test: Words, does: list[Words], sentence: Sentence) -> tuple[str, list[Words]]:
    """Effects of a success, after the key for their place: before the damage or the clue on which they bear, or not."""
    if "fight" in test and _bears_on_damage(does):
        return "before its damage", does
    if "investigate" not in test:
        return "success", does
    of_the_clue = _with_more_clues(does)
    if of_the_clue is not None:
        return "before the clue", of_the_clue
    return "success", does if "instead" in test else _without_more_clues(test, does, sentence)


def _without_more_clues(test: Words, does: list[Words], sentence: Sentence) -> list[Words]:
    """Effects of a success without additional clues: those are of the discovery that the investigation makes."""
    more = [one for one in does if one.keys() == {"discover", ADDITIONAL}]
    if len(more) != 1:
        return does
    number = more[0]["discover"]
    if sentence.given is not None and sentence.kind == "success":
        number = {"if": {"amount": "margin", "at least": sentence.given}, "then": number}
    gets = words(test.get("you get", {}))
    clues = _added_by(more[0])
    before = gets.get(clues)
    test["you get"] = {**gets, clues: number if before is None else {"sum": [before, number]}}
    return [one for one in does if one is not more[0]]


def _with_more_clues(does: list[Words]) -> list[Words] | None:
    """Effects of a success by which one may have the investigation discover more clues; None if they are others."""
    if len(does) != 1 or "may" not in does[0]:
        return None
    found: list[Words] = [one for one in parts_of([*does]) if isinstance(one, dict) and _are_of_the_same_discovery(one)]
    if len(found) != 1:
        return None
    more: Words = {"modify": YOU, "gets": {_added_by(found[0]): found[0]["discover"]}}
    return words_of(put_whole([*does], found[0], more))


def _are_of_the_same_discovery(one: Words) -> bool:
    """True of additional clues of the location that is investigated."""
    return one.keys() - {"at"} == {"discover", ADDITIONAL} and one.get("at", "here") in ("here", "that location")


def _added_by(more: Words) -> str:
    """The value that additional clues add to: where one is then, or where one investigates."""
    return "clues discovered at your location" if more[ADDITIONAL] == WHERE_YOU_ARE else "clues discovered"


def _within(test: Words, outcome: str) -> Words:
    """The test that an outcome is one of: where a test follows a success, the success that comes next is its own."""
    before = test.get("success")
    last = before[-1] if isinstance(before, list) else before
    if not isinstance(last, dict) or "test" not in last:
        return test
    if outcome != "success":
        raise NotSaid("a failure of one of two tests")
    return _within(last, outcome)


def _of_the_same(before: Data, does: list[Words]) -> list[Words]:
    """Effects in which `that enemy` is the one of the attempt, if it is spoken of just before."""
    spoken_of = [one for one in ("evaded enemy", "attacked enemy") if one in parts_of(before)]
    return words_of(put_for([*does], "that enemy", spoken_of[0])) if len(spoken_of) == 1 else does


def _bears_on_damage(does: list[Words]) -> bool:
    """True of effects that modify the damage of the attack: they come before it is dealt."""
    return any("damage of the attack" in part for part in parts_of([*does]) if isinstance(part, dict))


def _by_points(does: list[Words]) -> list[Words] | None:
    """One effect whose amount is 1 for each point, as an effect with the margin as its amount."""
    if len(does) != 1:
        return None
    one = does[0]
    head = next(iter(one))
    if head == "move tokens" and "amount" not in one:
        return [{**one, "amount": "margin"}]
    counts = (
        "discard encounter cards",
        "damage",
        "horror",
        "draw",
        "gain",
        "lose",
        "discover",
        "doom",
        "heal damage",
        "heal horror",
    )
    if head not in counts or one[head] != 1 or len({"damage", "horror"} & one.keys()) > 1:
        return None
    return [{**one, head: "margin"}]


def _at_most(does: list[Words], most: Data) -> list[Words]:
    """The effect by the margin, up to a maximum."""
    if most is None:
        return does
    return [{key: {"amount": value, "most": most} if value == "margin" else value for key, value in does[0].items()}]


ABOUT_TESTS: Final[dict[str, Callable[[Sentence, list[Words]], None]]] = {
    "begins": _begins,
    "attempt": _attempt,
    "as if there": _as_if_there,
    "again": _again,
    "none placed": _none_placed,
    "damage instead": _damage_instead,
    "more": _more,
    "only on": _only_on,
    "attack on that": _attack_on_that,
    "both": _both,
    "success of evading": _success_of_evading,
    "who fails": _who_fails,
    "each point who fails": _each_point_who_fails,
    "direct": _direct,
    "harder": make_harder,
    "x is": _x_is,
    "x is at first": _x_is_at_first,
    "won if": _won_if,
    "cannot discard": _cannot_discard,
    "not by": _not_by,
    **dict.fromkeys(("success", "failure", "each point failed", "each point won"), add_outcome),
}
"""The sentences about a test or an attempt, by their kinds."""
