"""The sentences that name what happens: `ghoul attacks roland`, `step ST.7`."""

from collections.abc import Callable, Mapping
from typing import Generic

from mypy_extensions import mypyc_attr

from adjudicator.games.kit.asking.happenings import Fits, Happening, event
from adjudicator.games.kit.asking.question import AskedTable, Sentence, T
from adjudicator.language.phrases import Grammar
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

Meaning = Callable[[Sentence[T]], Fits]
"""What a sentence looks for in the trace."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Events(Generic[T]):
    """The sentences of a game that name what happens, and what those look for that are no plain events.

    Every other one names an event of its phrase's name, and each slot a part of it.
    """

    def __init__(self, grammar: Grammar, meanings: Mapping[str, Meaning[T]]) -> None:
        self.grammar = grammar
        self._meanings = meanings

    def understand(self, table: T, sentence: str, node: Node, at: Checking) -> Happening | None:
        """The thing that a sentence names; None and a fault if it is not understood."""
        said = self.grammar.read(sentence)
        if said is None:
            at.fault("E210", f'"{sentence}" names nothing that happens', node, self.grammar.help(sentence))
            return None
        meaning = self._meanings.get(said.name, plain_event)
        named = Sentence(table, said, node, at)
        return Happening(meaning(named), said.name, tuple(named.things))


def plain_event(sentence: Sentence[AskedTable]) -> Fits:
    """An event of the phrase's name, with the parts that its slots name."""
    return event(sentence.said.name, {part: sentence.entity(part) for part in sentence.said.slots})
