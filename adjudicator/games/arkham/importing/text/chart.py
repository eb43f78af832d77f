"""The phrases of a grammar that stand in a line, found by Earley's algorithm, and the trees that they make up.

Lark reads the grammar and makes its trees. Its own parser looks at no next word: it begins every phrase that could
stand somewhere, and goes on with phrases that the next word ends.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final

from lark import Token, Tree
from lark.load_grammar import load_grammar
from lark.parse_tree_builder import ParseTreeBuilder

_END: Final = ""
"""Stands where a line has no more words, and where a rule wants no more."""
_Item = tuple[int, int]
"""A rule of which a part is found, as the number of the symbol that it wants next; and the word at which it began."""


class Grammar:
    """The rules of a grammar, none of which may be a phrase of no words."""

    def __init__(self, text: str, starts: Sequence[str]) -> None:
        grammar, _used = load_grammar(text, "card_text", [], False)  # type: ignore[no-untyped-call]
        terminals, self.rules, _ignored = grammar.compile([*starts], "*")
        self.literals: Final = {one.pattern.value: one.name for one in terminals if one.pattern is not None}
        self.terminals: Final = {one.name for rule in self.rules for one in rule.expansion if one.is_term}
        builder: Any = ParseTreeBuilder
        self.trees: Final = builder(self.rules, Tree, True, True, True).create_callback()
        self.wants: list[str] = []
        self.rule: list[Any] = []
        self._begins: Final[dict[str, list[int]]] = defaultdict(list)
        for rule in self.rules:
            assert rule.expansion, "a phrase of no words"
            self._begins[rule.origin.name].append(len(self.wants))
            self.wants += [*(one.name for one in rule.expansion), _END]
            self.rule += [rule] * (len(rule.expansion) + 1)
        self._first: Final = self._first_words()
        self._suiting: dict[tuple[str, str], tuple[int, ...]] = {}

    def rules_of(self, symbol: str) -> list[Any]:
        """The rules of a symbol, in the order of the grammar."""
        return [self.rule[at] for at in self._begins[symbol]]

    def beginning(self, symbol: str, word: str) -> tuple[int, ...]:
        """The rules of a symbol that may begin with a word."""
        found = self._suiting.get((symbol, word))
        if found is None:
            found = tuple(one for one in self._begins[symbol] if self.may_go_on(one, word))
            self._suiting[symbol, word] = found
        return found

    def may_go_on(self, at: int, word: str) -> bool:
        """True if a rule of which a part is found may be at its end, or go on with a word."""
        wanted = self.wants[at]
        return not wanted or word in self._first[wanted]

    def _first_words(self) -> dict[str, set[str]]:
        """The words with which each symbol may begin."""
        first = {name: {name} for name in self.terminals} | {name: set[str]() for name in self._begins}
        grown = True
        while grown:
            before = sum(map(len, first.values()))
            for rule in self.rules:
                first[rule.origin.name] |= first[rule.expansion[0].name]
            grown = sum(map(len, first.values())) > before
        return first


class Chart:
    """The phrases found in the words of a line."""

    def __init__(self, grammar: Grammar, words: Sequence[Token], start: str) -> None:
        self._grammar, self._words, self._start = grammar, words, start
        self._found: dict[tuple[str, int], dict[int, list[Any]]] = defaultdict(dict)
        self._waiting: list[dict[str, list[_Item]]] = []
        self._trees: dict[tuple[str, int, int], Any] = {}
        self.stopped: Final = self._read()
        """The number of the word at which reading stopped; the number of words if all were read."""

    def tree(self) -> Any:
        """The tree of the whole line, None if it is no phrase; where there are several, `_ambig` with all of them."""
        whole = len(self._words)
        return self._tree(self._start, 0, whole) if whole in self._found.get((self._start, 0), ()) else None

    def _read(self) -> int:
        """Find all phrases, word by word."""
        first = self._words[0].type if self._words else _END
        items = [(at, 0) for at in self._grammar.beginning(self._start, first)]
        for place, word in enumerate(self._words):
            items = self._step(place, word.type, items)
            if not items:
                return place
        self._step(len(self._words), _END, items)
        return len(self._words)

    def _step(self, place: int, word: str, items: list[_Item]) -> list[_Item]:
        """Everything that may be found before a word, from what was found just before; what goes on behind it."""
        grammar, seen, behind = self._grammar, set(items), list[_Item]()
        waiting: dict[str, list[_Item]] = {}
        self._waiting.append(waiting)
        while items:
            at, since = items.pop()
            wanted = grammar.wants[at]
            if not wanted:
                more = self._end(at, since, place)
            elif wanted == word:
                behind.append((at + 1, since))
                continue
            elif wanted in waiting:
                waiting[wanted].append((at, since))
                continue
            else:
                waiting[wanted] = [(at, since)]
                more = [(begun, place) for begun in grammar.beginning(wanted, word)]
            for item in more:
                if item not in seen and grammar.may_go_on(item[0], word):
                    seen.add(item)
                    items.append(item)
        return behind

    def _end(self, at: int, since: int, place: int) -> list[_Item]:
        """Note a rule that is at its end; the rules that go on behind it."""
        rule = self._grammar.rule[at]
        name = rule.origin.name
        ends = self._found[name, since]
        if place in ends:
            ends[place].append(rule)
            return []
        ends[place] = [rule]
        return [(before + 1, begun) for before, begun in self._waiting[since].get(name, ())]

    def _tree(self, symbol: str, since: int, until: int) -> Any:
        key = symbol, since, until
        if key not in self._trees:
            trees = [
                self._grammar.trees[rule](children)
                for rule in self._found[symbol, since][until]
                for children in self._children([one.name for one in rule.expansion], since, until)
            ]
            several = [part for one in trees for part in (one.children if _is_several(one) else (one,))]
            self._trees[key] = several[0] if len(several) == 1 else Tree("_ambig", several)
        return self._trees[key]

    def _children(self, symbols: list[str], since: int, until: int) -> Iterator[list[Any]]:
        """All ways in which symbols, one behind the other, make up the words between two places."""
        symbol, *more = symbols
        if symbol in self._grammar.terminals:
            if self._words[since].type == symbol:
                token = self._words[since]
                yield from ([token, *rest] for rest in self._rest(more, since + 1, until))
            return
        for end in self._found.get((symbol, since), ()):
            if end + len(more) <= until:
                for rest in self._rest(more, end, until):
                    yield [self._tree(symbol, since, end), *rest]

    def _rest(self, symbols: list[str], since: int, until: int) -> Iterator[list[Any]]:
        if symbols and since < until:
            yield from self._children(symbols, since, until)
        elif not symbols and since == until:
            yield []


def _is_several(tree: Any) -> bool:
    return isinstance(tree, Tree) and tree.data == "_ambig"
