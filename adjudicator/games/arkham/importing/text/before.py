"""What stands before a sentence: the effects so far, and the last one of them."""

from collections.abc import Sequence
from typing import Final

from adjudicator.games.arkham.importing.text.phrases import Data, NotSaid, Words

ATTEMPTS: Final = {"fight": "combat", "evade": "agility", "investigate": "intellect"}
"""The attempts that an ability may be, each with the skill that is tested unless something else is said."""


def bold_word(done: Sequence[Data]) -> Words:
    """The designator of an ability that does something else before the attempt that it is; nothing of any other."""
    words = [next((word for word in ATTEMPTS if isinstance(one, dict) and word in one), "") for one in done]
    return {} if not words or words[0] else next(({"designator": word} for word in words if word), {})


def words(data: Data) -> Words:
    """A description by its words. Raises NotSaid."""
    if not isinstance(data, dict):
        raise NotSaid("what is no description")
    return data


def words_of(data: Data) -> list[Words]:
    """The effects in a list."""
    return [one for one in data if isinstance(one, dict)] if isinstance(data, list) else []


def does_word(effect: Data, word: Data) -> bool:
    """True if this is an effect of that word, or one of a thing that is chosen or found first."""
    return isinstance(effect, dict) and (word in effect or ("do" in effect and does_word(effect["do"], word)))


def last_of(done: list[Words], *heads: str) -> Words:
    """The last effect with one of these heads, be it within the last one, that a sentence is about. Raises NotSaid."""
    last = done[-1] if done else {}
    if any(head in last for head in heads):
        return last
    inner = last.get("else", last.get("then")) if {"if", "first", "choose several"} & last.keys() else last.get("for")
    inner = last["do"] if "as if at" in last else inner
    if isinstance(inner, dict):
        return last_of([inner], *heads)
    if isinstance(inner, list) and isinstance(inner[-1], dict):
        return last_of([inner[-1]], *heads)
    raise NotSaid("no test comes before it")
