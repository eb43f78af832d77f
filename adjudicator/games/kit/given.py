"""The sentences of `Given`: a statement about a fact, as the piece of a situation that makes it so."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from adjudicator.games.kit.deeds import example_of
from adjudicator.games.kit.facts import NOTHING, Statement
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Kind
from adjudicator.games.kit.seats import Anybody, Seat
from adjudicator.language.phrases import Grammar

Piece = dict[str, object]
"""A piece of a situation as plain data."""


class Described(NamedTuple):
    """A sentence for what no fact says by itself: its form, and the piece of a situation by the data of its slots."""

    form: Form
    piece: Callable[[Mapping[str, Any]], Piece]


class Givens:
    """The sentences that describe a situation: those of facts that can be set, and a game's own."""

    def __init__(
        self,
        kinds: Mapping[str, Kind[Any]],
        statements: Iterable[Statement],
        described: Iterable[Described] = (),
        examples: tuple[str, ...] = (),
    ) -> None:
        self._kinds = kinds
        settable = (one for one in statements if one.sets and one.fact is not None and one.fact.key)
        every: list[Described | Statement] = [*described, *settable]
        self._meant = {str(place): one for place, one in enumerate(every)}
        self.grammar = Grammar(
            one.form.phrase(name, example_of(one.form, kinds, examples)) for name, one in self._meant.items()
        )

    def piece(self, sentence: str) -> Piece | None:
        """The piece of a situation that a sentence describes; None if it describes nothing.

        Of a player whom it names the others of that side are there as well, as where a file names nobody.
        """
        for said in self.grammar.readings(sentence):
            one = self._meant[said.name]
            words = {slot: self._word(one.form, slot, text) for slot, text in said.slots.items()}
            if all(value is not None for value in words.values()):
                return one.piece(words) if isinstance(one, Described) else self._of_a_fact(one, words)
        return None

    def _word(self, form: Form, slot: str, text: str) -> object | None:
        """The value of a slot as a file writes it; players are known only when the game is set up."""
        kind = self._kinds[form.slots[slot]]
        if isinstance(kind, Seat | Anybody):
            return text if " " not in text else None
        value = kind.read_in_a_file(text)
        return None if value is None else kind.data(value)

    def _of_a_fact(self, one: Statement, words: dict[str, object]) -> Piece:
        fact = one.fact
        assert fact is not None
        always: dict[str, object] = {"true": True, NOTHING: []}
        piece: Piece = {fact.key: always[one.sets] if one.sets in always else words[one.sets]}
        return piece if fact.of is None else self._kinds[one.form.slots["whose"]].part(str(words["whose"]), piece)
