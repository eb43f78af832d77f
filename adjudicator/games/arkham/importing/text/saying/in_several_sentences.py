"""Effects of which it takes several sentences to tell: a location that leaves, cards looked at, bonded cards."""

from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any, Final

from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    LOOKED_AT,
    MARGIN,
    Noun,
    Sentence,
    parts_of,
    put_for,
)
from adjudicator.games.arkham.importing.text.saying.sentences_said import about, as_list, do

_LOOKS: Final = "look at the top"
_OF_THE_SEEN: Final = ("return in any order", "such", "then", "do")
"""What else is said of cards at which somebody looks."""
_LEAVES: Final = frozenset({"victory display", "removed from game"})
"""Where a location goes that leaves the game."""


def together(effects: list[Any]) -> Iterator[list[Any]]:
    """The effects, those together that the same sentences tell of."""
    place = 0
    while place < len(effects):
        some = effects[place:]
        size = next((size for size, fits in _TOGETHER if fits(some[:size])), _plays_one_at_a_time(some) or 1)
        yield effects[place : place + size]
        place += size


def told_together(effects: list[Any]) -> list[list[Sentence]]:
    """The sentences of effects that are told of together; none if nothing tells of them so."""
    return next((tell(effects) for fits, tell in _TOLD if fits(effects)), [])


# ---- a location that leaves the game


def _is_gone(effect: Any) -> bool:
    return isinstance(effect, dict) and effect.keys() == {"return", "to"} and effect["to"] in _LEAVES


def _departures(effect: Any) -> list[list[Any]]:
    """What is done in each case where a location leaves the game, of which its departure is the last."""
    chosen = effect.get("do") if isinstance(effect, dict) and effect.keys() == {"choose", "do"} else None
    if not isinstance(chosen, dict | list):
        return []
    cases = [as_list(chosen)]
    if isinstance(chosen, dict) and chosen.keys() == {"if", "then", "else"}:
        cases = [as_list(chosen[key]) for key in ("then", "else")]
    first = cases[0][:-1]
    return cases if all(case[:-1] == first and _is_gone(case[-1]) for case in cases) else []


def _leave(effects: list[Any]) -> bool:
    return bool(effects) and bool(_departures(effects[0])) and all(one == effects[0] for one in effects)


def _leaving(effects: list[Any]) -> list[list[Sentence]]:
    """One or two locations that leave, and what is done to everything there before."""
    effect, cases = effects[0], _departures(effects[0])
    gone = cases[0][-1] if len(cases) == 1 else {**effect["do"], "then": cases[0][-1], "else": cases[1][-1]}
    name = "that location" if len(effects) == 1 else "those locations"
    before = [do(put_for(one, CHOSEN, name)) for one in cases[0][:-1]]
    return [[Sentence("location leaves", (gone,), len(effects), Noun(effect["choose"], "a")), *before]]


# ---- cards at which somebody looks


def _looks(effect: Any) -> list[dict[str, Any]]:
    return [one for one in parts_of(effect) if isinstance(one, dict) and _LOOKS in one]


def _see(effects: list[Any]) -> bool:
    return len(effects) == 1 and any(not one.keys().isdisjoint(_OF_THE_SEEN) for one in _looks(effects[0]))


def _seen(effects: list[Any]) -> list[list[Sentence]]:
    """Cards at which somebody looks, and what is done with them."""
    look = _looks(effects[0])[0]
    told = [do(_only_looking(effects[0]))]
    if "return in any order" in look:
        told.append(Sentence("put back"))
    if "such" in look and "then" in look:
        told.append(about("among them", look["then"], look["such"]))
    if "do" in look:
        told.append(do(put_for(look["do"], CHOSEN, LOOKED_AT)))
    return [told]


def _only_looking(effect: Any) -> Any:
    """An effect of which the looks do no more than look."""
    if isinstance(effect, dict):
        kept = {key: value for key, value in effect.items() if _LOOKS not in effect or key not in _OF_THE_SEEN}
        return {key: _only_looking(value) for key, value in kept.items()}
    return [_only_looking(one) for one in effect] if isinstance(effect, list) else effect


def _look_at_one(effects: list[Any]) -> bool:
    if len(effects) != 2 or effects[0] != {_LOOKS: 1, "of": "you"}:
        return False
    found = effects[1].get("do") if isinstance(effects[1], dict) and "find" in effects[1] else None
    return isinstance(found, dict) and isinstance(found.get("if"), dict) and found["if"].get("is") == CHOSEN


def _one_seen(effects: list[Any]) -> list[list[Sentence]]:
    """The one card at which somebody looks, and what is done with it if it is such a card, and otherwise."""
    found = effects[1]["do"]
    such = found["if"]["a"]
    ways = []
    for name in (f"that {such.get('kind')}", "that card"):
        told = [do(effects[0]), about("it is", put_for(found["then"], CHOSEN, name), such)]
        if "else" in found:
            told.append(about("otherwise", put_for(found["else"], CHOSEN, name)))
        ways.append(told)
    return ways


# ---- encounter cards that are discarded


_OF_THE_DISCARDED: Final = {
    "then": "discarded",
    "do": "each discarded",
    "choose one": "one discarded",
    "else": "none discarded",
}
"""The kinds of the sentences about what is discarded from the encounter deck, by the words that say it."""


def of_the_discarded(effect: dict[str, Any]) -> list[list[Sentence]]:
    """Encounter cards that are discarded, and a sentence for each thing that depends on them."""
    such = effect["such"]
    discard = {key: value for key, value in effect.items() if key != "such" and key not in _OF_THE_DISCARDED}
    kind = such.get("kind", "card") if isinstance(such, dict) else such
    alone = {"discard encounter cards", "such", "do"} == effect.keys() and effect["discard encounter cards"] == 1
    one = [
        [do(discard), Sentence("that card is", tuple(as_list(put_for(effect["do"], CHOSEN, "that card"))), such)]
        for _ in range(alone)
    ]
    return one + [
        [
            do(discard),
            *(
                Sentence(_OF_THE_DISCARDED[key], tuple(as_list(put_for(does, CHOSEN, name))), such)
                for key, does in effect.items()
                if key in _OF_THE_DISCARDED
            ),
        ]
        for name in (CHOSEN, f"that {kind}", "that card")
    ]


# ---- an event that is played


def _play_first(effects: list[Any]) -> bool:
    return len(effects) == 2 and all(isinstance(one, dict) for one in effects) and "play" in effects[0]


def _after_playing(effects: list[Any]) -> list[list[Sentence]]:
    """What is done after an event that is played."""
    return [[do(effects[0]), about("after an event", effects[1])]]


def _plays_with(effects: list[Any]) -> bool:
    return len(effects) == 1 and isinstance(effects[0], dict) and _played_with(effects[0]) is not None


def _played_with(effect: dict[str, Any]) -> dict[str, Any] | None:
    """The playing of a chosen card that enters play with tokens on it."""
    does = effect.get("do")
    return does if isinstance(does, dict) and does.keys() == {"play", "with"} else None


def _entering_with(effects: list[Any]) -> list[list[Sentence]]:
    """A card that is played, and the tokens with which it enters play."""
    played = _played_with(effects[0])
    return [[do({**effects[0], "do": {"play": CHOSEN}}), Sentence("enters with", (), played["with"])]] if played else []


def _plays_one_at_a_time(effects: list[Any]) -> int:
    """How many of the first effects play a card each, one like the other, if somebody likes."""
    first = effects[0] if effects and isinstance(effects[0], dict) and effects[0].get("what") == "play one" else None
    return sum(1 for _ in takewhile(lambda one: one == first, effects)) if first else 0


def _play_each(effects: list[Any]) -> bool:
    return len(effects) > 1 and _plays_one_at_a_time(effects) == len(effects)


def _one_at_a_time(effects: list[Any]) -> list[list[Sentence]]:
    """Cards that may be played one after the other."""
    return [[Sentence("do", tuple(effects))]]


# ---- bonded cards


def _are_bonded(effects: list[Any]) -> bool:
    if len(effects) != 2 or not all(isinstance(one, dict) for one in effects):
        return False
    find, shuffle = effects
    aside = find.get("find")
    return (
        find == {"find": aside, "do": {"return": CHOSEN}}
        and shuffle == {"shuffle": aside, "into": "deck"}
        and isinstance(aside, dict)
        and aside == {"named": aside.get("named"), "zone": "set aside", "owned by": "you"}
    )


def _bonded(effects: list[Any]) -> list[list[Sentence]]:
    """Bonded cards, of which one goes to the hand and the others into the deck."""
    title = effects[0]["find"]["named"]
    return [[Sentence("bonded", (), [None, title]), Sentence("add and shuffle", (), [1])]]


def _is_aside_once_gone(effects: list[Any]) -> bool:
    effect = effects[0] if len(effects) == 1 and isinstance(effects[0], dict) else {}
    does = effect.get("do")
    return effect.get("later") == {"when": "leave play", "what": "this"} and isinstance(does, dict) and "to" in does


def _aside_once_gone(effects: list[Any]) -> list[list[Sentence]]:
    """Bonded cards that are set aside again."""
    names = {
        one["named"] for one in as_list(effects[0]["do"].get("return")) if isinstance(one, dict) and "named" in one
    }
    return [[Sentence("aside once gone", (), name)] for name in names]


# ---- both of two ways


def do_both(effects: list[Any]) -> bool:
    """True of one of two ways, or both if something is so."""
    effect = effects[0] if len(effects) == 1 and isinstance(effects[0], dict) else {}
    ways = effect["else"].get("either") if isinstance(effect.get("else"), dict) and "if" in effect else None
    if not isinstance(ways, dict):
        return False
    return [one for way in ways.values() for one in as_list(way)] == as_list(effect["then"])


def _both(effects: list[Any]) -> list[list[Sentence]]:
    """One way or the other, and both if something is so."""
    so = effects[0]["if"]
    told = [do(effects[0]["else"])]
    points = [one.get("at least") for one in parts_of(so) if isinstance(one, dict) and one.get("amount") == MARGIN]
    return [*([*told, Sentence("both", (), least)] for least in points), [*told, Sentence("both if", (), so)]]


_TOGETHER: Final[tuple[tuple[int, Callable[[list[Any]], bool]], ...]] = (
    (2, lambda some: len(some) == 2 and _leave(some)),
    (2, _look_at_one),
    (2, _are_bonded),
    (2, _play_first),
)
"""How many effects are told of together, and which are."""
_TOLD: Final[tuple[tuple[Callable[[list[Any]], bool], Callable[[list[Any]], list[list[Sentence]]]], ...]] = (
    (_leave, _leaving),
    (_look_at_one, _one_seen),
    (_see, _seen),
    (_are_bonded, _bonded),
    (_play_first, _after_playing),
    (_plays_with, _entering_with),
    (_play_each, _one_at_a_time),
    (_is_aside_once_gone, _aside_once_gone),
    (do_both, _both),
)
"""Effects that are told of together, and how."""
