"""The sentences of `Given`: a statement about a fact, as the piece of a situation that makes it so."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from adjudicator.games.kit.deeds import example_of
from adjudicator.games.kit.facts import Statement
from adjudicator.games.kit.kinds import Anybody, Kind, Seat
from adjudicator.language.phrases import Grammar

if TYPE_CHECKING:
    from adjudicator.games.kit.declared import Declared

Piece = dict[str, object]
"""A piece of a situation as plain data."""


class Givens:
    """The sentences that describe a situation, derived from the facts of a game."""

    def __init__(self, declared: "Declared") -> None:
        self._kinds: Mapping[str, Kind[Any]] = declared.kinds
        settable = (one for one in declared.statements if one.sets and one.fact is not None and one.fact.key)
        self._statements = {str(place): one for place, one in enumerate(settable)}
        self.grammar = Grammar(
            one.form.phrase(name, example_of(one.form, declared.kinds, declared.examples))
            for name, one in self._statements.items()
        )

    def piece(self, sentence: str) -> Piece | None:
        """The piece of a situation that a sentence describes; None if it describes nothing.

        Of a player whom it names the others of that side are there as well, as where a file names nobody.
        """
        for said in self.grammar.readings(sentence):
            one = self._statements[said.name]
            words = {slot: self._word(one, slot, text) for slot, text in said.slots.items()}
            if all(value is not None for value in words.values()):
                return _piece(one, words)
        return None

    def _word(self, one: Statement, slot: str, text: str) -> object | None:
        """The value of a slot as a file writes it; players are known only when the game is set up."""
        kind = self._kinds[one.form.slots[slot]]
        if isinstance(kind, Seat | Anybody):
            return text if " " not in text else None
        value = kind.read_in_a_file(text)
        return None if value is None else kind.data(value)


def _piece(one: Statement, words: dict[str, object]) -> Piece:
    fact = one.fact
    assert fact is not None
    value: object = True if one.sets == "true" else words[one.sets]
    piece: Piece = {fact.key: value}
    if fact.of is None:
        return piece
    who = str(words["whose"])
    return fact.of.part(who, piece) if isinstance(fact.of, Seat) else {fact.of.key: {who: piece}}
