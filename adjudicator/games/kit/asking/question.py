"""Questions, from the sentence of a file to the answer."""

from collections.abc import Callable, Collection, Container, Mapping
from pathlib import Path
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from adjudicator.games.interface import Answer, Asked, Deed, Table
from adjudicator.games.kit.asking.happenings import Happening
from adjudicator.language.phrases import Grammar, Said, amount
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node
from adjudicator.reference.following import corollaries_of


class AskedTable(Table, Protocol):
    """A table of which questions are asked: it knows what the names in them mean."""

    def entity(self, given: str, node: Node, at: Checking, kind: str = "") -> str:
        """The one thing (of a kind) that a name means; a fault if there is none."""

    def person(self, given: str, node: Node, at: Checking) -> str:
        """The one who decides that a name means; a fault if there is none."""

    def matter(self, given: str, node: Node, at: Checking) -> str:
        """The matter of a decision that some words mean; empty and a fault if nobody ever decides such a thing."""


T = TypeVar("T", bound=AskedTable)
T_co = TypeVar("T_co", bound=AskedTable, covariant=True)

Answering = Callable[[T], Answer]
"""How a question is answered at a table."""

Understanding = Callable[[T, str, Node, Checking], Happening | None]
"""How a sentence that names something that happens is understood; a fault if it is not."""


_NOTHING_LIKE_IT: Final = "nothing like it happens"


class Question(NamedTuple):
    """A question that has been understood, ready to be answered at any moment."""

    answering: Callable[..., Answer]
    happenings: tuple[Happening, ...] = ()
    things: tuple[str, ...] = ()
    looks_back: bool = True
    unshown: str = _NOTHING_LIKE_IT
    rules: tuple[str, ...] = ()
    at_choice: bool = False
    deed: Deed | None = None

    def answer(self, table: Table) -> Answer:
        """The answer as the game stands."""
        return self.answering(table)

    def near(self, table: Table) -> tuple[int, ...]:
        """Where something else happened than what is asked: all but it, with the things it names, or in its place."""
        from adjudicator.games.kit.asking.nearby import nearby

        if self.at_choice:
            # What may be done is not decided by anything that happened.
            return ()
        return nearby(table.game.trace, self.happenings, self.things)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sentence(Generic[T_co]):
    """A sentence that fits a phrase: its slots, and where it stands."""

    __slots__ = ("at", "node", "said", "table", "things")

    def __init__(self, table: T_co, said: Said, node: Node, at: Checking) -> None:
        self.table = table
        self.said = said
        self.node = node
        self.at = at
        self.things: list[str] = []

    def entity(self, slot: str, kind: str = "") -> str:
        """The thing that a slot names."""
        found = self.table.entity(self.said.slots[slot], self.node, self.at, kind)
        self.things.append(found)
        return found

    def person(self, slot: str) -> str:
        """The one who decides that a slot names."""
        found = self.table.person(self.said.slots[slot], self.node, self.at)
        self.things.append(found)
        return found

    def word(self, slot: str, known: Collection[str], what: str) -> str:
        """One of some words; a fault if it is none of them."""
        return self.at.one_of(self.said.slots[slot].lower(), known, what, self.node)

    def number(self, slot: str = "n") -> int:
        """The number in a slot."""
        return amount(self.said.slots[slot])


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Sentence[T_co]):
    """A question being understood."""

    __slots__ = ("_reference", "_understood", "deed", "happenings")

    def __init__(
        self,
        table: T_co,
        said: Said,
        node: Node,
        at: Checking,
        understood: Callable[[str], Happening | None],
        reference: Path,
    ) -> None:
        super().__init__(table, said, node, at)
        self._understood = understood
        self._reference = reference
        self.happenings: list[Happening] = []
        # The deed of which it asks if it may be done.
        self.deed: Deed | None = None

    def happening(self, slot: str) -> Happening | None:
        """The happening that the sentence in a slot names; None and a fault if it is not understood."""
        return self.named(self.said.slots[slot])

    def named(self, sentence: str) -> Happening | None:
        """The happening that a sentence names; None and a fault if it is not understood."""
        found = self._understood(sentence)
        if found is not None:
            self.happenings.append(found)
        return found

    def rule(self, slot: str = "rule") -> Callable[[Collection[str]], bool]:
        """True where the rule of a slot is among some rules, or follows from them."""
        wanted, corollaries = self.said.slots[slot], corollaries_of(self._reference)
        return lambda rules: corollaries.shown(wanted, rules)


_UNSHOWN: Final = {
    "may": "nothing allows it here",
    "may not": "no rule forbids it",
    "may not by": "that rule does not forbid it",
}
"""What is so of questions about what is legal where no reason shows it."""

_AT_CHOICE: Final = frozenset((*_UNSHOWN, "waits"))
"""The questions that are asked at a choice."""

Kind = Callable[[Asking[T]], Answering[T]]
"""A kind of question: how one of its sentences is answered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Questions(Generic[T]):
    """The questions of a game: their phrases, a kind for each, and the sentences that name what happens.

    A sentence that is no question but names something that happens asks whether it happened. Those of the `standing`
    kinds are answered by how things stand, without a look at what happened. Rules that are named are those of the
    reference.
    """

    def __init__(
        self,
        grammar: Grammar,
        kinds: Mapping[str, Kind[T]],
        understanding: Understanding[T],
        reference: Path,
        standing: Container[str] = (),
    ) -> None:
        self.grammar = grammar
        self._kinds = kinds
        self._understanding = understanding
        self._reference = reference
        self._standing = standing

    def understand(self, table: T, sentence: str, node: Node, at: Checking) -> Asked | None:
        """The question of a sentence; None and a fault if it is not understood."""
        said = self.grammar.read(sentence)
        if said is None and not self._happens(table, sentence, node, at):
            self._strange(table, sentence, node, at)
            return None
        happens = Said("happens", {"first": sentence})
        tried = Checking(at.source, type(at.faults)())
        asking, answering = self._asked(table, said or happens, node, tried)
        if tried.faults:
            # "ghoul is evaded": nothing that a card can be, but something that happens to it.
            said = happens if self._happens(table, sentence, node, at) else said
            before = len(at.faults)
            asking, answering = self._asked(table, said or happens, node, at)
            if len(at.faults) != before:
                return None
        said = asking.said
        stands = said.name in self._standing
        unshown = _UNSHOWN.get(said.name, "nothing in the resolution changes it" if stands else _NOTHING_LIKE_IT)
        rules = (said.slots["rule"],) if "rule" in said.slots else ()
        happenings, things, at_choice = tuple(asking.happenings), tuple(asking.things), said.name in _AT_CHOICE
        return Question(answering, happenings, things, not stands, unshown, rules, at_choice, asking.deed)

    def _strange(self, table: T, sentence: str, node: Node, at: Checking) -> None:
        """Reports a sentence that is no question: what is wrong with the event that it names, or that it names none."""
        tried = Checking(at.source, type(at.faults)())
        self._understanding(table, sentence, node, tried)
        if all(fault.code == "E210" for fault in tried.faults):
            at.fault("E210", f'"{sentence}" is not understood', node, self.grammar.help(sentence))
        else:
            self._understanding(table, sentence, node, at)

    def _happens(self, table: T, sentence: str, node: Node, at: Checking) -> bool:
        """True where a sentence names something that happens."""
        return self._understanding(table, sentence, node, Checking(at.source, type(at.faults)())) is not None

    def _asked(self, table: T, said: Said, node: Node, at: Checking) -> tuple[Asking[T], Answering[T]]:
        """A question of its kind, and how it is answered; what is wrong with it is reported to `at`."""

        def understood(happening: str) -> Happening | None:
            return self._understanding(table, happening, node, at)

        asking = Asking(table, said, node, at, understood, self._reference)
        return asking, self._kinds[said.name](asking)


def yes(truth: bool, places: tuple[int, ...] = ()) -> Answer:
    """The answer to a question that is yes or no."""
    return Answer("yes" if truth else "no", places)
