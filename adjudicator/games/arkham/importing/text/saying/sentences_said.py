"""Sentences about effects, as those who compose them hand them on, and what effects call the thing they are about."""

from typing import Any, Final

from adjudicator.games.arkham.importing.text.phrases import CHOSEN, Noun, Sentence

_CHOOSING: Final = frozenset({"choose", "choose several", "search", "find", "at random", "the nearest", "for each of"})
"""Effects that choose something, and what they do with it."""


def as_list(data: Any) -> list[Any]:
    """The data in a list: one thing alone stands in none."""
    return [*data] if isinstance(data, list) else [data]


def do(effects: Any) -> Sentence:
    """The sentence that does something, and is about nothing before it."""
    return Sentence("do", tuple(as_list(effects)))


def about(kind: str, effects: Any, given: Any = None) -> Sentence:
    """A sentence of a kind that is about the effects before it."""
    return Sentence(kind, tuple(as_list(effects)), given)


def called(does: Any, name: str) -> Any:
    """Effects that call what is chosen by a name; what they choose themselves stays what is chosen there.

    >>> called([{"ready": "chosen"}, {"choose": "enemy", "do": {"exhaust": "chosen"}}], "that asset")
    [{'ready': 'that asset'}, {'choose': 'enemy', 'do': {'exhaust': 'chosen'}}]
    """
    if isinstance(does, list):
        return [called(one, name) for one in does]
    if not isinstance(does, dict):
        return name if does == CHOSEN else does
    binds = not _CHOOSING.isdisjoint(does)
    return {key: value if binds and key in ("do", "then") else called(value, name) for key, value in does.items()}


def part_by_part(effect: Any) -> list[tuple[Any, ...]]:
    """Effects on something that is chosen or found, one after the other: the first one chooses it.

    Each of the others is about the same thing: what is done to another one is not told so.
    """
    key = next((key for key in ("choose", "search") if isinstance(effect, dict) and key in effect), "")
    does = effect.get("do") if key else None
    if not isinstance(does, list) or any(called(one, "") == one for one in does[1:]):
        return []
    kinds = dict.fromkeys(kind for kind in Noun(effect[key], "a").kinds if isinstance(kind, str))
    names = [f"that {kind}" for kind in kinds]
    return [({**effect, "do": does[0]}, *(called(one, name) for one in does[1:])) for name in (*names, "that card")]
