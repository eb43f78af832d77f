"""The rules of the grammar that reads card text, as what says card text looks at them."""

from collections import defaultdict
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeAlias

from lark import Token, Tree
from lark.parse_tree_builder import ParseTreeBuilder

from adjudicator.games.arkham.importing.text.reading import parser

Said: TypeAlias = tuple[Token, ...]
"""The words of a phrase."""
Saying: TypeAlias = Callable[[str, Any], list[Said]]
"""The ways to say a meaning by a phrase of the grammar."""


def spoken(text: str) -> Said:
    """The words of a text that says nothing of its own.

    >>> [str(word) for word in spoken("check your supplies .")]
    ['check', 'your', 'supplies', '.']
    """
    return tuple(Token("WORD", word) for word in text.split())


class Grammar:
    """The rules by their symbols, the words that stand in them, and the trees that they make of their parts."""

    def __init__(self) -> None:
        known = parser()
        make: Any = ParseTreeBuilder
        self.literals: Final = {one.pattern.value: one.name for one in known.terminals if one.pattern is not None}
        self.terminals: Final = {one.name for rule in known.rules for one in rule.expansion if one.is_term}
        self.trees: Final = make(known.rules, Tree, False, False, True).create_callback()
        self._rules: Final[dict[str, list[Any]]] = defaultdict(list)
        for rule in known.rules:
            self._rules[rule.origin.name].append(rule)

    def rules_of(self, symbol: str) -> list[Any]:
        """The rules of a symbol, in the order of the grammar."""
        return self._rules[symbol]


@lru_cache(1)
def grammar() -> Grammar:
    """The grammar of card text."""
    return Grammar()


@lru_cache(1)
def _literals() -> dict[str, str]:
    return {name: says for says, name in grammar().literals.items()}


def literal(name: str) -> str:
    """The word that stands in the grammar by this name; empty if the name is of words of a type."""
    return _literals().get(name, "")
