"""The words of a way among which somebody chooses: those by which it is called in the data."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from lark import Token

from adjudicator.games.arkham.importing.text.phrases import Data, Sentence, Words, as_list, parts_of
from adjudicator.games.arkham.importing.text.reading import read_phrase
from adjudicator.games.arkham.importing.text.saying.grammar import spoken
from adjudicator.games.arkham.importing.text.saying.samples import BULLET
from adjudicator.games.arkham.importing.text.ways import ADVANCES, Way, name_of_a_way
from adjudicator.games.arkham.terms import SKILLS

_NUMBER: Final = re.compile(r"\d+")
_SIGNED: Final = re.compile(r"[+-]\d+")
_THIS_ATTEMPT: Final = re.compile(
    r"\bthis(?= (?:way|test|skill|turn|round|phase|attack|investigation|attempt|effect|location)\b)"
)
_SOMEBODY: Final = "that investigator"
"""Words that may be a pronoun on the card."""
_MOST_WORDS: Final = 60
_NAMED_SO: Final = {**dict.fromkeys(("OWN_NAME", "IT_SELF", "IT_OTHER"), "it"), "ITS_OWN": "its"}
"""The words that stand in the name of a way for pronouns and for the name of the card, by their types."""
CALLED: Final = "way by its name"
"""The words of a way that are those by which it is called, and no others; the grammar has no phrase of this name."""
BULLET_MARK: Final = Token("BULLET", "•")
"""Stands before each way of a list."""
_STOP: Final = Token("MARK", ".")
_TYPES_READ: Final = {"IT": "OWN_NAME", "THIS": "WORD"}
"""The types of words that are said, where they are read as others."""
_CAUSE: Final = "this effect can cause"
_ASIDE: Final = spoken("( this effect can cause the current agenda to advance )")
"""What a way does that stands in parentheses, and is no part of what it is called."""


def words_of_a_way(way: Way) -> Iterator[tuple[Token, ...]]:
    """The words of a way, with what its effects name as names, and the card itself for the word it or this."""
    says = way.says.replace(";", " .")
    names = sorted({one for one in _texts([*way.does]) if one[:1].isupper()}, key=len, reverse=True)
    skills = SKILLS if any(one in SKILLS for one in _texts([*way.does])) else ()
    pattern = "|".join(
        (
            *(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names),
            _SOMEBODY,
            r"[+-]?\d+|'s\b|[A-Za-zÀ-ÿ-]+(?:'(?!s\b)[A-Za-zÀ-ÿ-]*)*|\S",
        )
    )
    words = re.findall(pattern, says)[:_MOST_WORDS]
    aside = _ASIDE if ADVANCES in way.does and _CAUSE not in says else ()
    yield from ((*some, *aside) for some in product(*(_meant(word, names, skills, way) for word in words)))


def words_read(way: Way, kind: str, symbol: str) -> Iterator[tuple[Token, ...]]:
    """The words of a way that are read as a way of this kind by themselves."""
    for some in words_of_a_way(way):
        words = (BULLET_MARK, *some, _STOP) if symbol == BULLET else some
        if read_phrase(tuple(map(_as_read, words)), kind, symbol) is not None:
            yield words


def _as_read(word: Token) -> tuple[str, str]:
    """The type of a word, and what it says, where it is read."""
    kind, says = word.type, str(word)
    return _TYPES_READ.get(kind, kind), "" if kind == "IT" else says


def is_called_so(way: Way, said: tuple[Token, ...]) -> bool:
    """True of words that are those by which a way is called."""
    return name_of_a_way(" ".join(_NAMED_SO.get(word.type, str(word)) for word in said)) == way.says


def name_of(way: Way) -> tuple[Token, ...]:
    """A bullet and what a way is called, which stand before what it does."""
    return (BULLET_MARK, Token("WAY", way.says))


def told_as_a_story(way: Way) -> tuple[Token, ...]:
    """The story of a way, which stands before what it does."""
    return (Token("STORY", f"{way.says.replace(';', '.')}."),)


DECIDES: Final = spoken("the lead investigator must decide ( choose one ) :")
"""What stands before a list of stories."""


CHOOSE_ONE: Final = {True: spoken("either ( choose one ) :"), False: spoken("you must either ( choose one ) :")}
"""What stands before a list of ways, by whether any of them may be chosen."""


def is_free(sentence: Sentence) -> bool:
    """True of a list of which any way may be chosen, also one that would change nothing."""
    return any("freely" in one for one in sentence.does)


def ways_in(sentence: Sentence) -> list[Way]:
    """The ways of a list; none in any other sentence."""
    return ways_of(sentence.does[0]) if sentence.kind == "listed" and len(sentence.does) == 1 else []


def ways_of(effect: Words) -> list[Way]:
    """The ways among which an effect has somebody choose; none if they are told as stories."""
    ways = effect.get("either")
    if not isinstance(ways, dict) or not all(says.startswith("to ") for says in ways):
        return []
    return [Way(says.removeprefix("to "), tuple(_effects(does))) for says, does in ways.items()]


def stories_in(sentence: Sentence) -> list[Way]:
    """The ways of a list that are told as stories; none in any other sentence."""
    ways = sentence.does[0].get("either") if sentence.kind == "listed" else None
    if not isinstance(ways, dict) or not all(says[:1].isupper() for says in ways):
        return []
    return [Way(says, tuple(_effects(does)), told=True) for says, does in ways.items()]


def _effects(does: Data) -> list[Words]:
    return [one for one in as_list(does) if isinstance(one, dict)]


def _texts(data: Data) -> Iterator[str]:
    for part in parts_of(data):
        if isinstance(part, str):
            yield part
        if isinstance(part, dict):
            yield from part


def _meant(word: str, names: list[str], skills: Any, way: Way) -> list[Token]:
    """The words as which a word may stand on the card."""
    if word in names:
        kind = "TRAIT" if word in _traits([*way.does]) else "TITLE"
        return [Token(kind, word)]
    if word in skills:
        return [Token("SKILL_ICON", word)]
    if _NUMBER.fullmatch(word):
        return [Token("NUMBER", word)]
    if _SIGNED.fullmatch(word):
        return [Token("SIGNED", word)]
    if word == _SOMEBODY:
        return [Token("WORD", word), Token("IT_OTHER", word)]
    if word == "it":
        return [Token("OWN_NAME", ""), Token("IT", word)]
    if word == "its":
        return [Token("WORD", word), Token("ITS_OWN", word)]
    if word == "this" and not _THIS_ATTEMPT.search(way.says):
        return [Token("IT_SELF", word), Token("THIS", word)]
    return [Token("WORD", word)]


def _traits(data: Data) -> frozenset[str]:
    """The traits that effects name."""
    found: set[str] = set()
    for part in parts_of(data):
        if isinstance(part, dict):
            for key in ("trait", "non"):
                value = part.get(key)
                found.update(one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str))
    return frozenset(found)
