"""A card's text, line by line: what it says in the vocabulary of cards, and which lines are not understood."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from lark import Lark
from lark.common import LexerConf
from lark.exceptions import UnexpectedEOF, UnexpectedInput, VisitError
from lark.lexer import Lexer, Token

from adjudicator.games.arkham.importing.text.building import Building
from adjudicator.games.arkham.importing.text.phrases import OWN_TITLE, Line, NotSaid, Words, put_for
from adjudicator.games.arkham.importing.text.words import CardWord, Names, with_antecedents, without_reminders, words_of
from adjudicator.games.interface import STOPPED

_GRAMMAR: Final = Path(__file__).with_name("card_text.lark")
_STARTS: Final = ("event", "skill")
REVERSE: Final = "reverse"
"""The start of the grammar for the reverse of an act or agenda."""
_TAGS: Final = re.compile(r"</?[a-z]+>")


class Unread(NamedTuple):
    """A line that is not understood, and where reading stopped: at its beginning if it is no phrase that stopped it."""

    line: str
    until: str = ""

    def __str__(self) -> str:
        """The line as players read it, with a mark where reading stopped.

        >>> str(Unread("<b>Forced</b> - Sing a song.", "<b>Forced</b> -"))
        'Forced - ¦ Sing a song.'
        """
        rest = self.line.removeprefix(self.until).strip()
        return _TAGS.sub("", f"{self.until} {STOPPED} {rest}" if self.until else rest)


class _Predictions(dict[Any, Any]):
    """The rules by which a phrase may begin with the next word.

    Lark itself looks at no next word, and predicts at once whatever a phrase could begin with at any depth.
    """

    def __init__(self, rules: tuple[Any, ...], first: Mapping[Any, Any]) -> None:
        super().__init__()
        self._rules: dict[Any, list[Any]] = {}
        for rule in rules:
            self._rules.setdefault(rule.origin, []).append(rule)
        self._first = first
        self._next = ""
        self._begun = set[Any]()

    def before(self, word: str) -> None:
        """From now on a phrase would begin with this word; empty where that is not known."""
        self._next = word
        self._begun.clear()

    def __getitem__(self, origin: Any) -> Any:
        # What begins before a word is the same, whoever asks for it: it is predicted once.
        if origin in self._begun:
            return ()
        self._begun.add(origin)
        key = origin, self._next
        if key not in self:
            self[key] = [rule for rule in self._rules[origin] if self._suits(rule)]
        return super().__getitem__(key)

    def _suits(self, rule: Any) -> bool:
        return not self._next or any(one.name == self._next for one in self._first[rule.expansion[0]])


class _Text(NamedTuple):
    """The words of a line, and the predictions that each of them bears on."""

    words: tuple[tuple[str, str], ...]
    predictions: _Predictions


class _Words(Lexer):
    """Hands the words of a line to the grammar, each by the name that the grammar has for it."""

    def __init__(self, conf: LexerConf) -> None:
        patterns = ((one.pattern, one.name) for one in conf.terminals)
        self._names = {pattern.value: name for pattern, name in patterns if pattern is not None}

    def lex(self, text: _Text) -> Iterator[Token]:  # type: ignore[override]
        for place, (kind, says) in enumerate(text.words):
            name = self._names.get(says, "OTHER") if kind in ("WORD", "MARK") else kind
            text.predictions.before(name)
            yield Token(name, says, start_pos=place, end_pos=place + 1)


@lru_cache(1)
def parser() -> Lark:
    """The parser of card text."""
    text = _GRAMMAR.read_text("utf-8")
    return Lark(
        text,
        parser="earley",
        lexer=_Words,
        ambiguity="explicit",
        start=[*_STARTS, REVERSE, "other"],
        propagate_positions=True,
    )


@lru_cache(1)
def _predictions() -> _Predictions:
    """The predictions of the parser, in place of its own."""
    earley: Any = parser().parser.parser
    assert not earley.NULLABLE, "a phrase of no words begins with the word after it"
    earley.predictions = _Predictions(tuple(parser().rules), earley.FIRST)
    return earley.predictions  # type: ignore[no-any-return]


def start_of(kind: str) -> str:
    """The start of the grammar for the lines of a card of this type."""
    return kind if kind in _STARTS else "other"


def read_line(line: str, names: Names, kind: str, start: str = "") -> Line | Unread:
    """The meaning of a line on a card of this type; another `start` of the grammar than that of its lines."""
    plain = without_reminders(line)
    words = tuple(with_antecedents(_closed(tuple(words_of(plain, names)))))
    found = _read(tuple((word.type, "" if word.type == "OWN_NAME" else word.says) for word in words), kind, start)
    if isinstance(found, Line):
        return _titled(found, names.own[0]) if names.own else found
    return Unread(plain, plain[: words[found].at].rstrip() if 0 <= found < len(words) else "")


def _closed(words: tuple[CardWord, ...]) -> tuple[CardWord, ...]:
    """The words, with the end of a sentence that ends with the line, where it is not printed."""
    last = words[-1] if words else None
    return (*words, CardWord("MARK", ".", last.at + 1)) if last is not None and last.type == "WORD" else words


def _titled(line: Line, title: str) -> Line:
    """The line with the card's own title where it stands for it."""

    def told(some: tuple[Words, ...]) -> tuple[Words, ...]:
        return tuple({key: put_for(value, OWN_TITLE, title) for key, value in one.items()} for one in some)

    keys = tuple((key, put_for(value, OWN_TITLE, title)) for key, value in line.keys)
    return Line(told(line.abilities), told(line.effects), keys, line.playing)


@lru_cache(4096)
def _read(words: tuple[tuple[str, str], ...], kind: str, start: str) -> Line | int:
    """The meaning of the words, or the number of the word at which reading stopped; -1 if there is none such."""
    if not words:
        return Line()
    unknown = next((place for place, (kind_of, says) in enumerate(words) if not _known(kind_of, says)), None)
    if unknown is not None:
        return unknown
    try:
        predictions = _predictions()
        predictions.before("")
        begins = start or start_of(kind)
        tree = parser().parse(_Text(words, predictions), start=begins)
    except UnexpectedEOF:
        return len(words) - 1
    except UnexpectedInput as fault:
        return getattr(getattr(fault, "token", None), "start_pos", -1)
    try:
        read: Line = Building(kind, tuple(says or "it" for _, says in words)).transform(tree)
    except NotSaid:
        return -1
    except VisitError as fault:
        if isinstance(fault.orig_exc, NotSaid):
            return -1
        raise
    return read


def _known(kind: str, says: str) -> bool:
    """True if a word stands anywhere in the grammar; no line with another one is understood."""
    return (says in _literals()) if kind in ("WORD", "MARK") else kind in _types()


@lru_cache(1)
def _literals() -> frozenset[str]:
    return frozenset(one.pattern.value for one in parser().terminals)


@lru_cache(1)
def _types() -> frozenset[str]:
    """The types of words that the grammar declares and uses."""
    return frozenset(symbol.name for rule in parser().rules for symbol in rule.expansion if symbol.is_term)
