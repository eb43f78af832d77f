"""The sentences that tell what an ability does, one for each part of it: the inverse of how they are composed."""

from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any, Final, TypeAlias

from lark import Token

from adjudicator.games.arkham.importing.text.phrases import CHOSEN, MARGIN, YOU, Noun, Sentence, put_for

Said: TypeAlias = tuple[Token, ...]
"""The words of a phrase."""
_ATTEMPTS: Final = ("fight", "evade", "investigate")
_MOST_WAYS: Final = 16


def body(say: Callable[[str, Any], list[Said]], beside: dict[str, Any], effects: list[Any]) -> Iterator[Said]:
    """The sentences of an ability, in several ways."""
    for sentences in islice(_all(effects, beside), _MOST_WAYS):
        said = [say("sentence", _plain(one)) or say("sentence", one) for one in sentences]
        for some in islice(product(*said), _MOST_WAYS):
            yield tuple(token for one in some for token in one)


def _plain(sentence: Sentence) -> Any:
    """A sentence of effects alone is what the grammar says without naming its kind."""
    return sentence.does if sentence.kind == "do" and sentence.chooses is None else sentence


def _all(effects: list[Any], beside: dict[str, Any]) -> Iterator[list[Sentence]]:
    before = [Sentence("beside", (), {key: value}) for key, value in beside.items()]
    if beside == _RESIGNING and effects[-1:] == [{"resign": True}]:
        before, effects = [Sentence("resign")], effects[:-1]
    if beside.get("designator") == "parley":
        effects = [_without_a_mark(one) for one in effects]
    for some in islice(product(*(_ways(one) for one in effects)), _MOST_WAYS):
        yield [*before, *(sentence for one in some for sentence in one)]
    if len(effects) > 1:
        yield [*before, Sentence("do", tuple(effects))]


_RESIGNING: Final = {"designator": "resign"}


def _without_a_mark(effect: Any) -> Any:
    """An effect without the mark of a parley on its test, which the bold word before it says."""
    if isinstance(effect, dict) and "test" in effect:
        return {key: value for key, value in effect.items() if key != "parley"}
    return (
        {**effect, "do": _without_a_mark(effect["do"])} if isinstance(effect, dict) and "choose" in effect else effect
    )


def _list(data: Any) -> list[Any]:
    return [*data] if isinstance(data, list) else [data]


def _do(effects: Any) -> Sentence:
    return Sentence("do", tuple(_list(effects)))


def _ways(effect: Any) -> list[list[Sentence]]:
    """The sentences for one effect: as a whole first, then part by part."""
    whole = [[_do(effect)]]
    if not isinstance(effect, dict):
        return whole
    if set(effect) == {"modify", "gets"} and effect["modify"] == YOU:
        return [*whole, [Sentence("attempt", (effect,), {"you get": effect["gets"]})]]
    if "choose" in effect and set(effect) == {"choose", "do"}:
        return [*whole, *_chosen(effect)]
    if "test" in effect or any(head in effect for head in _ATTEMPTS):
        return [*whole, *_tested(effect)]
    if set(effect) == {"if", "then", "else"}:
        return [
            *whole,
            [Sentence("do", ({"if": effect["if"], "then": effect["then"]},)), _more("otherwise", effect["else"])],
            *_instead(effect),
        ]
    if set(effect) == {"first", "then"}:
        return [*whole, *([*one, _more("then", effect["then"])] for one in _in_turn(effect["first"]))]
    if "search" in effect and effect.get("shuffle") is True:
        searched = {key: value for key, value in effect.items() if key != "shuffle"}
        return [[_do(searched), Sentence("shuffle", (), _searched_deck(effect["search"]))], *whole]
    if set(effect) == {_UNTIL, "do"}:
        return [*whole, *_found_last(effect)]
    if set(effect) == {"if able", "else"}:
        return [*whole, [_do(effect["if able"]), _more("cannot", effect["else"])]]
    return whole


def _searched_deck(searched: Any) -> Any:
    """The deck that is searched."""
    first = _list(searched)[0]
    return first.get("zone") if isinstance(first, dict) else None


def _in_turn(effects: Any) -> list[list[Sentence]]:
    some = product(*(_ways(one) for one in _list(effects)))
    return [[sentence for one in way for sentence in one] for way in islice(some, _MOST_WAYS)]


def _more(kind: str, effects: Any, given: Any = None) -> Sentence:
    return Sentence(kind, tuple(_list(effects)), given)


def _instead(effect: dict[str, Any]) -> list[list[Sentence]]:
    return [[_do(effect["else"]), Sentence("instead", tuple(_list(effect["then"])), effect["if"])]]


def _chosen(effect: dict[str, Any]) -> list[list[Sentence]]:
    """A choice, and what is done with the thing that is chosen."""
    noun = Noun(effect["choose"], "a")
    names = [f"that {kind}" for kind in noun.kinds if isinstance(kind, str)]
    found = []
    for name in names or ["that card"]:
        does = put_for(effect["do"], CHOSEN, name)
        found += [[Sentence("choose", chooses=noun), *rest] for rest in _in_turn(does)]
    return found


_UNTIL: Final = "discard from the encounter deck until"


def _found_last(effect: dict[str, Any]) -> list[list[Sentence]]:
    """Cards are discarded until one is such as is sought, and what is done with that one."""
    noun = Noun(effect[_UNTIL], "a")
    names = [f"that {kind}" for kind in noun.kinds if isinstance(kind, str)]
    return [
        [Sentence("discard until", chooses=noun), *rest]
        for name in (*names, "that card")
        for rest in _in_turn(put_for(effect["do"], CHOSEN, name))
    ]


def _tested(effect: dict[str, Any]) -> list[list[Sentence]]:
    """A test or an attempt, and a sentence for each of its results and for each thing about it."""
    head = next(key for key in ("test", *_ATTEMPTS) if key in effect)
    ways: list[list[Sentence]] = [[]]
    after: list[Sentence] = []
    kept = dict(effect)
    for key in ("you get", "damage", "using", "add", "cannot"):
        if head != "test" and key in kept:
            value = kept.pop(key)
            ways = [[*way, Sentence("attempt", (), {key: value})] for way in ways]
    for key in ("then", "then after"):
        if head != "test" and key in kept and "revealed" in kept:
            revealed = Sentence("attempt", (), {"revealed": kept.pop("revealed"), key: kept.pop(key)})
            after = [*after, revealed]
    for key in ("before its damage", "success", "failure", "each point failed"):
        if key in kept:
            results = _results(key, kept.pop(key))
            ways = [[*way, *one] for way in ways for one in results]
    harder = _harder(kept)
    return [[*first, *harder, *way, *after] for first in (_about(kept, head),) for way in ways]


def _harder(effect: dict[str, Any]) -> list[Sentence]:
    """The sentence for what makes a test harder, which is taken from its effect; none where nothing does."""
    difficulty = effect.get("difficulty")
    if not isinstance(difficulty, dict) or set(difficulty) != {"amount", "plus"}:
        return []
    effect["difficulty"] = difficulty["plus"]
    more = difficulty["amount"]
    if isinstance(more, dict) and set(more) == {"if", "then"}:
        return [_do({"if": more["if"], "then": {"modify": YOU, "gets": {"difficulty": more["then"]}}})]
    return [_do({"modify": YOU, "gets": {"difficulty": more}})]


def _about(effect: dict[str, Any], head: str) -> list[Sentence]:
    if head in _ATTEMPTS and set(effect) == {head}:
        return [_do(effect)]
    attempt = {head: effect.pop(head)} if head in _ATTEMPTS else effect
    more = [Sentence("attempt", (), {key: value}) for key, value in effect.items()] if head in _ATTEMPTS else []
    return [_do(attempt), *more]


def _results(key: str, does: Any) -> list[list[Sentence]]:
    kind = "success" if key == "before its damage" else key
    least = _by_at_least(does)
    plain = [Sentence(kind, tuple(_list(_failed(kind, does))))]
    if least is not None:
        return [[Sentence(kind, tuple(_list(does["then"])), least)], plain]
    each = "each point failed" if kind == "failure" else "each point won"
    per_point = _per_point(does)
    return [plain] if per_point is None else [[Sentence(each, (per_point,))], plain]


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
