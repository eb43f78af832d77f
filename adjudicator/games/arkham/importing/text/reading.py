"""A card's text, line by line: what it says in the vocabulary of cards, and which lines are not understood."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from lark import Lark, Tree
from lark.common import LexerConf
from lark.exceptions import UnexpectedEOF, UnexpectedInput, VisitError
from lark.grammar import NonTerminal, Terminal
from lark.lexer import Lexer, Token
from lark.parsers.earley_forest import SymbolNode

from adjudicator.games.arkham.importing.text.building import Building
from adjudicator.games.arkham.importing.text.phrases import (
    ADDITIONAL,
    OWN_TITLE,
    Line,
    NotSaid,
    Words,
    as_list,
    put_for,
    without,
)
from adjudicator.games.arkham.importing.text.words import CardWord, Names, with_antecedents, without_reminders, words_of
from adjudicator.games.interface import STOPPED

_GRAMMAR: Final = Path(__file__).with_name("card_text.lark")
_STARTS: Final = ("event", "skill")
REVERSE: Final = "reverse"
"""The start of the grammar for the reverse of an act or agenda."""
WAYS: Final = ("way", "third_way", "way_for", "bullet")
"""The phrases of the grammar for one of several ways, which are read by themselves too."""
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


class _InOrder(dict[Any, None]):
    """A set, empty or of the things in another one, in the order in which they were put into it."""

    __slots__ = ()

    def add(self, thing: Any) -> None:
        """Put a thing into the set."""
        self[thing] = None


class _Node(SymbolNode):
    """What a phrase or a part of one is read as, in one way or several, in the order in which they are found."""

    Set: Any = _InOrder
    __slots__ = ()


class _Phrase(NonTerminal):
    """The name of a phrase in the grammar: there is one only of each name, which is equal to itself alone."""

    __slots__ = ()
    __eq__ = object.__eq__
    __hash__ = object.__hash__


class _WordOfIts(Terminal):
    """The name of a word in the grammar: there is one only of each name, which is equal to itself alone."""

    __slots__ = ()
    __eq__ = object.__eq__
    __hash__ = object.__hash__


def _with_one_name_each(rules: tuple[Any, ...]) -> None:
    """Have the rules name each phrase and word by one symbol: symbols are told apart without looking at them."""
    names: dict[tuple[str, bool], Any] = {}

    def one(symbol: Any) -> Any:
        key = str(symbol.name), bool(symbol.is_term and symbol.filter_out)
        if key not in names:
            names[key] = _WordOfIts(*key) if symbol.is_term else _Phrase(key[0])
        return names[key]

    for rule in rules:
        rule.origin = one(rule.origin)
        rule.expansion = [one(symbol) for symbol in rule.expansion]


class _Predictions:
    """The rules by which a phrase may begin with the next two words.

    Lark itself looks at no next word, and predicts at once whatever a phrase could begin with at any depth.
    """

    def __init__(self, rules: tuple[Any, ...], first: Mapping[Any, frozenset[str]]) -> None:
        self._rules: dict[Any, list[Any]] = {}
        for rule in rules:
            self._rules.setdefault(rule.origin, []).append(rule)
        self._first = first
        self._of_name = {origin.name: origin for origin in self._rules}
        self._alone = _alone(rules)
        self._corners = _corners(rules)
        self._found: dict[tuple[Any, str, str], list[Any]] = {}
        self._before: dict[tuple[Any, str], list[Any]] = {}
        self._starts: dict[str, list[tuple[Any, frozenset[str]]]] = {}
        self._begun_by: dict[tuple[str, str], frozenset[Any]] = {}
        self._next = self._second = ""
        self._begun = set[Any]()
        self.stops_later = False
        """True if some phrase could begin with the next word, be it with another one behind it."""

    def before(self, word: str, second: str) -> None:
        """From now on a phrase would begin with these words; empty where they are not known."""
        self._next, self._second = word, second
        self._begun.clear()
        self.stops_later = False

    def __getitem__(self, origin: Any) -> Any:
        origin = self._of_name[origin.name]
        # What begins before a word is the same, whoever asks for it: it is predicted once.
        if origin in self._begun:
            return ()
        self._begun.add(origin)
        self.stops_later = self.stops_later or self._next in self._first[origin]
        key = origin, self._next, self._second
        if key not in self._found:
            self._found[key] = [rule for rule in self._before_a_word(origin) if self._suits(rule)]
        return self._found[key]

    def _before_a_word(self, origin: Any) -> list[Any]:
        """The rules of a phrase that may begin with the next word."""
        if not self._next:
            return self._rules[origin]
        key = origin, self._next
        if key not in self._before:
            self._before[key] = [one for one in self._rules[origin] if self._next in self._first[one.expansion[0]]]
        return self._before[key]

    def _suits(self, rule: Any) -> bool:
        """True if a rule that may begin with the next word may go on with the one behind it."""
        if not self._second:
            return True
        begins, *more = rule.expansion
        if self._next in self._alone[begins] and (not more or self._second in self._first[more[0]]):
            return True
        return not begins.is_term and not self._corners[begins].isdisjoint(self._beginning())

    def _beginning(self) -> frozenset[Any]:
        """The phrases that a rule of their own begins with the next two words."""
        key = self._next, self._second
        if key not in self._begun_by:
            if self._next not in self._starts:
                self._starts[self._next] = [
                    (rule.origin, self._first[rule.expansion[1]])
                    for rules in self._rules.values()
                    for rule in rules
                    if len(rule.expansion) > 1 and self._next in self._alone[rule.expansion[0]]
                ]
            self._begun_by[key] = frozenset(one for one, more in self._starts[self._next] if self._second in more)
        return self._begun_by[key]


def _alone(rules: tuple[Any, ...]) -> dict[Any, frozenset[str]]:
    """The words that are a phrase all by themselves, by what they are."""
    found: dict[Any, set[str]] = {symbol: {symbol.name} if symbol.is_term else set() for symbol in _symbols(rules)}
    short = [(rule.origin, rule.expansion[0]) for rule in rules if len(rule.expansion) == 1]
    while any(not found[one] <= found[origin] for origin, one in short):
        for origin, one in short:
            found[origin] |= found[one]
    return {symbol: frozenset(words) for symbol, words in found.items()}


def _corners(rules: tuple[Any, ...]) -> dict[Any, frozenset[Any]]:
    """The phrases with which a phrase may begin, at any depth, and itself."""
    found: dict[Any, set[Any]] = {symbol: {symbol} for symbol in _symbols(rules)}
    begins = [(rule.origin, rule.expansion[0]) for rule in rules if not rule.expansion[0].is_term]
    while any(not found[one] <= found[origin] for origin, one in begins):
        for origin, one in begins:
            found[origin] |= found[one]
    return {symbol: frozenset(some) for symbol, some in found.items()}


def _symbols(rules: tuple[Any, ...]) -> frozenset[Any]:
    return frozenset(symbol for rule in rules for symbol in (rule.origin, *rule.expansion))


class _Text(NamedTuple):
    """The names that the grammar has for the words of a line, and the predictions that each of them bears on."""

    names: tuple[str, ...]
    predictions: _Predictions


class _Words(Lexer):
    """Hands the words of a line to the grammar, each by the name that the grammar has for it."""

    def __init__(self, conf: LexerConf) -> None:
        pass

    def lex(self, text: _Text) -> Iterator[Token]:  # type: ignore[override]
        for place, (name, second) in enumerate(pairwise((*text.names, ""))):
            text.predictions.before(name, second)
            yield Token(name, "", start_pos=place, end_pos=place + 1)


@lru_cache(1)
def parser() -> Lark:
    """The parser of card text."""
    text = _GRAMMAR.read_text("utf-8")
    return Lark(
        text,
        parser="earley",
        lexer=_Words,
        ambiguity="explicit",
        start=[*_STARTS, REVERSE, "other", *WAYS],
        propagate_positions=True,
    )


@lru_cache(1)
def _predictions() -> _Predictions:
    """The predictions of the parser, in place of its own."""
    earley: Any = parser().parser.parser
    assert not earley.NULLABLE, "a phrase of no words begins with the word after it"
    rules, first = tuple(parser().rules), earley.FIRST
    begins = {symbol.name: frozenset(str(one.name) for one in some) for symbol, some in first.items()}
    _with_one_name_each(rules)
    symbols = _symbols(rules)
    earley.TERMINALS = {one for one in symbols if one.is_term}
    earley.NON_TERMINALS = symbols - earley.TERMINALS
    earley.Set, earley.SymbolNode = _InOrder, _Node
    earley.predictions = _Predictions(rules, {one: begins[one.name] for one in symbols})
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
    tree = _tree(_names_of(words), start or start_of(kind))
    if isinstance(tree, int):
        return tree
    read = _built(words, kind, tree)
    return -1 if read is None else _settled(read)


@lru_cache(4096)
def read_phrase(words: tuple[tuple[str, str], ...], kind: str, start: str) -> Any:
    """The meaning of words, each with its type, as a phrase by itself; None if they are none of that kind."""
    if not all(_known(kind_of, says) for kind_of, says in words):
        return None
    tree = _tree(_names_of(words), start)
    return None if isinstance(tree, int) else _built(words, kind, tree)


def _names_of(words: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """The names that the grammar has for words."""
    return tuple(_literals()[says] if kind_of in ("WORD", "MARK") else kind_of for kind_of, says in words)


def _built(words: tuple[tuple[str, str], ...], kind: str, tree: Tree[Any]) -> Any:
    """The meaning of the tree of words; None if it has none."""
    try:
        return Building(kind, tuple(says for _, says in words)).transform(tree)
    except NotSaid:
        return None
    except VisitError as fault:
        if isinstance(fault.orig_exc, NotSaid):
            return None
        raise


def _settled(line: Line) -> Line:
    """The line, in which additional clues that no investigation discovers are discovered by themselves."""
    found = (without([*some], ADDITIONAL) for some in (line.abilities, line.effects))
    abilities, effects = (tuple(one for one in as_list(some) if isinstance(one, dict)) for some in found)
    return line._replace(abilities=abilities, effects=effects)


@lru_cache(4096)
def _tree(names: tuple[str, ...], start: str) -> Tree[Any] | int:
    """The tree of a line of these words, whatever its names and numbers are; or where reading stopped."""
    predictions = _predictions()
    predictions.before("", "")
    try:
        return parser().parse(_Text(names, predictions), start=start)
    except UnexpectedEOF:
        return len(names) - 1
    except UnexpectedInput as fault:
        stop: int = getattr(getattr(fault, "token", None), "start_pos", -1)
        # Where a phrase could begin with this word, but with no such one behind it, it is the one behind that stops.
        return stop + predictions.stops_later if stop >= 0 else stop


def _known(kind: str, says: str) -> bool:
    """True if a word stands anywhere in the grammar; no line with another one is understood."""
    return (says in _literals()) if kind in ("WORD", "MARK") else kind in _types()


@lru_cache(1)
def _literals() -> dict[str, str]:
    """The names that the grammar has for plain words."""
    return {one.pattern.value: str(one.name) for one in parser().terminals if one.pattern is not None}


@lru_cache(1)
def _types() -> frozenset[str]:
    """The types of words that the grammar declares and uses."""
    return frozenset(symbol.name for rule in parser().rules for symbol in rule.expansion if symbol.is_term)
