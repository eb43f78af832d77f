"""The parts of a phrase that is said part by part: plain words, and phrases between them."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, product
from typing import Any, Final, TypeAlias

from lark import Token

from adjudicator.games.arkham.importing.text.phrases import Noun
from adjudicator.games.arkham.importing.text.saying.grammar import Said, Saying, spoken

Phrase: TypeAlias = tuple[str, Any]
"""A phrase within another one: its symbol, and what it means."""
Part: TypeAlias = str | Token | Phrase
Parts: TypeAlias = tuple[Part, ...]
Tell: TypeAlias = Callable[[Any], Iterator[Parts]]
"""The parts that may say a meaning; none if it is another one."""

BARE: Final = "a description without its article"
"""Stands for the symbol of a phrase that the grammar has only with an article."""
ITSELF: Final = Token("OWN_NAME", "")
"""The name of the card."""
_ARTICLES: Final = frozenset({"a", "an"})
_MOST_WAYS: Final = 4


def said(say: Saying, parts: Parts) -> Iterator[Said]:
    """The words of parts, one behind the other."""
    ways = [_words_of(say, part) for part in parts]
    yield from (tuple(token for one in some for token in one) for some in islice(product(*ways), _MOST_WAYS))


def _words_of(say: Saying, part: Part) -> list[Said]:
    if isinstance(part, Token):
        return [(part,)]
    if isinstance(part, str):
        return [spoken(part)]
    symbol, means = part
    if symbol != BARE:
        return say(symbol, means)
    return [some[1:] if str(some[0]) in _ARTICLES else some for some in say("noun", Noun(means, "a"))]


def of_words(*tells: Callable[[dict[str, Any]], Iterator[Parts]]) -> Tell:
    """Those of what is said by words and what stands at them; none of anything else."""

    def told(meaning: Any) -> Iterator[Parts]:
        for tell in tells if isinstance(meaning, dict) else ():
            yield from tell(meaning)

    return told


def noun(what: Any, article: str = "") -> Phrase:
    """A description, or a word for something."""
    return "noun", Noun(what, article)


def number(many: int) -> Token:
    """A plain number."""
    return Token("NUMBER", str(many))


def signed(many: int) -> Token:
    """A number with its sign."""
    return Token("SIGNED", f"{many:+d}")


def in_a_row(parts: Sequence[Part], last: str) -> Iterator[Part]:
    """Several things with commas between them, the last one behind a word.

    >>> [*in_a_row(["a card", "a resource", "a clue"], "and")]
    ['a card', ',', 'a resource', ', and', 'a clue']
    """
    for place, part in enumerate(parts):
        if place:
            yield "," if place < len(parts) - 1 else f", {last}" if len(parts) > 2 else last
        yield part


def there_is(condition: Any) -> Any:
    """The things of which a condition says that there is one; None of another condition."""
    return condition["there is"] if isinstance(condition, dict) and condition.keys() == {"there is"} else None


def but_for(data: dict[str, Any], key: str) -> dict[str, Any]:
    """All that words say but for one of them."""
    return {other: value for other, value in data.items() if other != key}
