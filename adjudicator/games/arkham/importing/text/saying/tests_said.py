"""The sentences of a test or an attempt: one for each of its results, and for each thing about it."""

from itertools import product
from typing import Any, Final

from adjudicator.games.arkham.importing.text.phrases import (
    ADDITIONAL,
    CONNECTING,
    MARGIN,
    WHERE_YOU_ARE,
    YOU,
    Noun,
    Sentence,
    parts_of,
    put_for,
    put_whole,
)
from adjudicator.games.arkham.importing.text.saying.in_several_sentences import do_both, of_the_discarded
from adjudicator.games.arkham.importing.text.saying.sentences_said import as_list, called, do

ATTEMPTS: Final = ("fight", "evade", "investigate")
"""The effects that attempt something."""


def tested(effect: dict[str, Any]) -> list[list[Sentence]]:
    """A test or an attempt, and a sentence for each of its results and for each thing about it."""
    head = next(key for key in ("test", *ATTEMPTS) if key in effect)
    ways: list[list[Sentence]] = [[]]
    after: list[Sentence] = []
    kept, more_clues = _with_clues_apart(effect)
    after += _more_if(kept)
    for key in ("you get", "damage", "using", "add", "cannot"):
        if head != "test" and key in kept and not _is_of_two_skills(key, kept[key]):
            value = kept.pop(key)
            told = [[Sentence("attempt", (), {key: value})], *_damage_instead(key, value)]
            ways = [[*way, *some] for way in ways for some in told]
    ways = [[*way, *more_clues] for way in ways]
    if head in ("fight", "evade") and kept[head] != "enemy":
        ways = [way for some in ways for way in (some, *([one, *some] for one in _on_whom(head, kept)))]
    if "succeeds if" in kept:
        after.append(Sentence("won if", (), kept.pop("succeeds if")))
    after += _x_at_first(kept)
    for key in ("then", "then after"):
        if key in kept and "revealed" in kept:
            revealed = Sentence("attempt", (), {"revealed": kept.pop("revealed"), key: kept.pop(key)})
            after = [*after, revealed]
    if (unless := _not_by(kept)) is not None:
        ways = [[*way, unless] for way in ways]
        del kept["success"], kept["failure"]
    for key in ("before its damage", "before the clue", "success", "failure", "each point failed"):
        if key in kept:
            results = _results(key, kept.pop(key))
            ways = [[*way, *one] for way in ways for one in results]
    found = []
    for plain, harder in _with_difficulty(kept):
        for way in ways:
            names_whom = way[:1] in [[one] for one in _on_whom(head, kept)]
            first = _attempted({**plain, head: "enemy"} if names_whom else plain, head)
            found.append([*first, *harder, *way, *after])
    return found


def _more_if(effect: dict[str, Any]) -> list[Sentence]:
    """The sentence for what an attack has more of if something is so, both of a skill and of damage."""
    gets, damage = effect.get("you get"), _sum(effect.get("damage"))
    skills = {skill: _sum(value) for skill, value in gets.items()} if isinstance(gets, dict) else {}
    sums = {skill: value for skill, value in skills.items() if value is not None}
    if damage is None or not sums or sums != skills or any(value[1] != damage[1] for value in sums.values()):
        return []
    more = {skill: value[2] for skill, value in sums.items()}
    effect["you get"], effect["damage"] = {skill: value[0] for skill, value in sums.items()}, damage[0]
    return [Sentence("more", (), {"if": damage[1], "then": {"you get": more, "damage": damage[2]}})]


def _sum(value: Any) -> tuple[Any, Any, Any] | None:
    """A value, on what condition it is more, and by how much; None if it is a value of another kind."""
    parts = value.get("sum") if isinstance(value, dict) and value.keys() == {"sum"} else None
    if not isinstance(parts, list) or len(parts) != 2 or not isinstance(parts[1], dict):
        return None
    return (parts[0], parts[1]["if"], parts[1]["then"]) if parts[1].keys() == {"if", "then"} else None


def _x_at_first(effect: dict[str, Any]) -> list[Sentence]:
    """The sentence for a difficulty that stays what it is as the test begins; the test has an X for it then."""
    if effect.get("fixed") is not True or "test" not in effect:
        return []
    del effect["fixed"]
    difficulty, effect["difficulty"] = effect["difficulty"], "x"
    return [Sentence("x is at first", (), difficulty)]


def _on_whom(head: str, effect: dict[str, Any]) -> list[Sentence]:
    """The sentences that may name the enemy of an attempt."""
    whom = effect[head]
    evaded = [do({"evade automatically": whom})] if head == "evade" and isinstance(effect.get("using"), list) else []
    return [*evaded, Sentence("only on", (), whom)]


def _is_of_two_skills(key: str, value: Any) -> bool:
    """True of two skills with either of which something is attempted, which the bold word says."""
    return key == "using" and isinstance(value, list)


def _damage_instead(key: str, value: Any) -> list[list[Sentence]]:
    """An additional damage, and another one instead if something is so."""
    if key != "damage" or not isinstance(value, dict) or value.keys() != {"if", "then", "otherwise"}:
        return []
    better = {"if": value["if"], "then": value["then"]}
    return [[Sentence("attempt", (), {key: value["otherwise"]}), Sentence("damage instead", (), better)]]


def _with_clues_apart(effect: dict[str, Any]) -> tuple[dict[str, Any], list[Sentence]]:
    """An effect without the additional clues of an investigation, and the sentence that tells of them, if any."""
    found = effect.get("you get", {})
    clues = next((stat for stat in _CLUES if isinstance(found, dict) and stat in found), "")
    if "investigate" not in effect or not clues:
        return dict(effect), []
    gets = dict(found)
    number = gets.pop(clues)
    least = _by_at_least(number)
    does = {"discover": number if least is None else number["then"], ADDITIONAL: _CLUES[clues]}
    told = {key: value for key, value in effect.items() if key != "you get"}
    return {**told, "you get": gets} if gets else told, [Sentence("success", (does,), least)]


def _with_difficulty(effect: dict[str, Any]) -> list[tuple[dict[str, Any], list[Sentence]]]:
    """A test with its difficulty, or with a lower one and the sentence for what makes it harder."""
    difficulty = effect.get("difficulty")
    if not isinstance(difficulty, dict) or set(difficulty) != {"amount", "plus"}:
        return [(effect, [])]
    plain, more = {**effect, "difficulty": difficulty["plus"]}, difficulty["amount"]
    if isinstance(more, dict) and set(more) == {"if", "then"}:
        harder = do({"if": more["if"], "then": {"modify": YOU, "gets": {"difficulty": more["then"]}}})
    else:
        harder = do({"modify": YOU, "gets": {"difficulty": more}})
    return [(effect, []), (plain, [harder]), (plain, [Sentence("harder", (), more)])]


def _attempted(whole: dict[str, Any], head: str) -> list[Sentence]:
    effect = dict(whole)
    if head in ATTEMPTS and set(effect) == {head}:
        return [do(effect)]
    attempt = {head: effect.pop(head)} if head in ATTEMPTS else effect
    if head in ATTEMPTS and _is_of_two_skills("using", effect.get("using")):
        attempt["using"] = effect.pop("using")
    together = {key: effect.pop(key) for key in _TOGETHER} if effect.keys() >= {*_TOGETHER} else {}
    apart = [{key: value} for key, value in effect.items()]
    more = [Sentence("attempt", (), one) for one in ([together] if together else []) + apart]
    return [do(attempt), *(more if head in ATTEMPTS else [])]


_TOGETHER: Final = ("standard damage", "damage to")
"""The keys that are said together of an attack: another damage than the usual one, and whom it is dealt to."""


def _not_by(effect: dict[str, Any]) -> Sentence | None:
    """What is done unless the attempt succeeds by so many points, if the same is done in both cases."""
    won, does = effect.get("success"), effect.get("failure")
    if does is None or not isinstance(won, dict) or won.keys() != {"if", "then"} or won["then"] != does:
        return None
    condition = won["if"]
    if not isinstance(condition, dict) or condition.keys() != {"amount", "at most"} or condition["amount"] != MARGIN:
        return None
    return Sentence("not by", tuple(as_list(does)), condition["at most"] + 1)


def _as_discovered(does: Any) -> Any:
    """Effects that let an investigation discover more clues, as effects that discover these."""
    for one in [one for one in parts_of(does) if isinstance(one, dict) and one.get("modify") == YOU]:
        gets = one.get("gets")
        for stat, number in gets.items() if isinstance(gets, dict) else ():
            if stat in _CLUES:
                does = put_whole(does, one, {"discover": number, ADDITIONAL: _CLUES[stat]})
    return does


_CLUES: Final[dict[str, Any]] = {"clues discovered": True, "clues discovered at your location": WHERE_YOU_ARE}
"""The values that additional clues add to, and what stands beside their discovery."""


def _results(key: str, does: Any) -> list[list[Sentence]]:
    kind = "success" if key.startswith("before") else key
    if key == "before the clue":
        does = _as_discovered(does)
    least = _by_at_least(does)
    if isinstance(does, list) and any(_by_at_least(one) is not None for one in does):
        return _apart(key, does)
    plain = [Sentence(kind, tuple(as_list(_failed(kind, does))))]
    if (by_x := put_for(does, MARGIN, "x")) != does and any(_speaks_of_x(part) for part in parts_of(does)):
        return [[Sentence(kind, tuple(as_list(by_x))), Sentence("x is", (), MARGIN)], plain]
    if (more := _or_both(kind, does if least is None else does["then"], least)) is not None:
        return [more, plain]
    if kind == "failure" and (found := _again(does) or _discarding(does) or _none_placed(does)):
        return found
    if _is_of_the_evaded(does):
        return [[Sentence("success of evading", (one,))] for one in (_as_said_of_it(does), does)] + [plain]
    if _does_ban(does):
        return [[Sentence("success of evading", tuple(as_list(does)))], plain]
    if (of_a_type := _of_the_type(kind, does)) is not None:
        return [of_a_type, plain]
    if then := _one_then_the_other(kind, does if least is None else does["then"], least):
        return [plain, *then]
    if least is not None:
        return [[Sentence(kind, tuple(as_list(does["then"])), least)], plain]
    each = "each point failed" if kind == "failure" else "each point won"
    per_point = _per_point(does)
    return [*([[Sentence(each, (per_point,))]] if per_point is not None else []), plain, *_apart(key, does)]


def _speaks_of_x(part: Any) -> bool:
    """True of the words of a choice in which there is a number x."""
    return isinstance(part, str) and " x " in part


def _apart(key: str, does: Any) -> list[list[Sentence]]:
    """Several effects of a result, each as a result of its own."""
    ways = product(*(_results(key, one) for one in does)) if isinstance(does, list) and len(does) > 1 else []
    return [[sentence for one in some for sentence in one] for some in ways]


def _discarding(does: Any) -> list[list[Sentence]]:
    """Encounter cards that are discarded as a failure, and a sentence for each thing that depends on them."""
    if not isinstance(does, dict) or not {"discard encounter cards", "such"} <= does.keys():
        return []
    ways = []
    for discard, *rest in of_the_discarded(does):
        (effect,) = discard.does
        per_point = _per_point(effect)
        kind = "failure" if per_point is None else "each point failed"
        ways.append([Sentence(kind, (effect if per_point is None else per_point,)), *rest])
    return ways


def _again(does: Any) -> list[list[Sentence]]:
    """The same attempt once more for a price, which may be easier or harder."""
    paid = does.get("may") if isinstance(does, dict) and does.get("what") == "attempt this test again" else None
    if not isinstance(paid, dict) or paid.keys() != {"pay", "for"} or not isinstance(paid["for"], dict):
        return []
    other = paid["for"].get("target gets")
    shroud = other.get("shroud") if isinstance(other, dict) else None
    return [[Sentence("again", ({"pay": paid["pay"]},), one)] for one in (None, shroud)]


def _none_placed(does: Any) -> list[list[Sentence]]:
    """Doom that is placed for each point of a failure, and what is done if none is."""
    if not isinstance(does, dict) or does.keys() != {"if", "then", "else"} or not isinstance(does["then"], dict):
        return []
    each = does["then"].get("do")
    if does["then"] != {"for each": MARGIN, "do": each} or not isinstance(each, dict) or "choose" not in each:
        return []
    if does["if"] != {"there is": each["choose"]}:
        return []
    return [[Sentence("each point failed", (each,)), Sentence("none placed", tuple(as_list(does["else"])), ["doom"])]]


def _or_both(kind: str, does: Any, least: Any) -> list[Sentence] | None:
    """One of two ways as a result, and both of them by more points; None for any other result."""
    more = _least_of(does)
    if more is None or not do_both([does]):
        return None
    return [Sentence(kind, (does["else"],), least), Sentence("both", (), more)]


def _least_of(does: Any) -> Any:
    """The points by which a test succeeds at least for the first of two cases."""
    so = does.get("if") if isinstance(does, dict) and does.keys() == {"if", "then", "else"} else None
    return so.get("at least") if isinstance(so, dict) and so.get("amount") == MARGIN else None


def _of_the_type(kind: str, does: Any) -> list[Sentence] | None:
    """What is done to cards of a type that is chosen as a failure; None for any other result."""
    *before, last = as_list(does)
    ways = last.get("either") if isinstance(last, dict) and last.get("freely") else None
    if kind != "failure" or not isinstance(ways, dict) or "assets" not in ways:
        return None
    chosen = Sentence(kind, (*before, {"choose a cardtype": True}))
    return [chosen, Sentence("of the type", tuple(as_list(put_for(ways["assets"], "asset", "a cardtype"))))]


def _one_then_the_other(kind: str, does: Any, least: Any) -> list[list[Sentence]]:
    """A result in two parts; the second may be about something that is chosen for the first."""
    if isinstance(does, dict) and does.keys() == {"first", "then"}:
        return [[Sentence(kind, tuple(as_list(does["first"])), least), Sentence("then", tuple(as_list(does["then"])))]]
    chosen = does.get("do") if isinstance(does, dict) and does.keys() == {"choose", "do"} else None
    if not isinstance(chosen, dict) or chosen.keys() != {"first", "then"}:
        return []
    first = Sentence(kind, ({**does, "do": chosen["first"]},), least)
    names = [f"that {one}" for one in Noun(does["choose"], "a").kinds if isinstance(one, str)]
    return [[first, Sentence("then", tuple(as_list(called(chosen["then"], name))))] for name in names]


def _does_ban(does: Any) -> bool:
    return isinstance(does, dict) and does.get("what") == "evaded enemy" and "cannot" in does


def _is_of_the_evaded(does: Any) -> bool:
    """True of what is done to an enemy that was evaded, if it is such an enemy."""
    so = does.get("if") if isinstance(does, dict) and does.keys() == {"if", "then"} else None
    return isinstance(so, dict) and so.get("is") == "evaded enemy" and "a" in so


def _as_said_of_it(does: dict[str, Any]) -> dict[str, Any]:
    """Effects on an enemy that was evaded, in the words for the one of which the sentence speaks."""
    told = put_for(put_for(does["then"], "evaded enemy", "that enemy"), "connecting location", CONNECTING)
    return {**does, "then": told}


def _failed(kind: str, does: Any) -> Any:
    return put_for(does, MARGIN, "points failed") if kind == "failure" else does


def _by_at_least(does: Any) -> Any:
    """The points by which a test succeeds at least for a result."""
    if isinstance(does, dict) and set(does) == {"if", "then"} and isinstance(does["if"], dict):
        condition = does["if"]
        return condition.get("at least") if condition.get("amount") == MARGIN else None
    return None


def _per_point(does: Any) -> Any:
    """The effect for one point of what is done for the whole margin."""
    if isinstance(does, dict) and MARGIN in does.values():
        return {key: 1 if value == MARGIN else value for key, value in does.items()}
    return None
