"""A question of Not Alone being understood: the players, places, cards and numbers in its slots."""

from collections.abc import Callable
from typing import cast

from adjudicator.engine import trace
from adjudicator.games.interface import Answer, Table
from adjudicator.games.notalone.planet import TOKENS
from adjudicator.games.notalone.situation.meaning import several
from adjudicator.games.notalone.situation.placing import CARD_OF, KNOWN_PLACES, card_of, place_of
from adjudicator.games.notalone.situation.table import NotAloneTable
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.phrases import Said, amount
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node
from adjudicator.named import NamedTuple

Answering = Callable[[NotAloneTable], Answer]


class Question(NamedTuple):
    """A question that has been understood, ready to be answered at any moment."""

    answering: Answering

    def answer(self, table: Table) -> Answer:
        """The answer as the game stands."""
        return self.answering(cast(NotAloneTable, table))


class Asking(NamedTuple):
    """A question being understood: its sentence's slots, and where it stands."""

    table: NotAloneTable
    said: Said
    node: Node
    at: Checking

    def number(self, slot: str = "n") -> int:
        """The number in a slot."""
        return amount(self.said.slots[slot])

    def player(self, slot: str) -> str:
        """The player that a slot names."""
        return self.table.player(self.said.slots[slot], self.node, self.at)

    def place(self, slot: str) -> int:
        """The place that a slot names."""
        return self._place(self.said.slots[slot])

    def places(self, slot: str) -> tuple[int, ...]:
        """The places of a list, by their numbers; none for "empty"."""
        given = self.said.slots[slot]
        if given.lower() in ("empty", "nothing"):
            return ()
        return tuple(sorted(self._place(name) for name in several(given)))

    def _place(self, given: str) -> int:
        found = place_of(given)
        if not found:
            help = did_you_mean(given, KNOWN_PLACES) or f"the places: {', '.join(KNOWN_PLACES[:10])}"
            self.at.fault("E302", f'there is no place "{given}"', self.node, help)
        return found

    def card(self, slot: str) -> str:
        """The Survival or Hunt card that a slot names."""
        given = self.said.slots[slot]
        found = card_of(given)
        if not found:
            help = did_you_mean(given, CARD_OF.values())
            self.at.fault("E301", f'there is no card "{given}"', self.node, help)
        return found

    def anything(self, slot: str) -> int | str:
        """A place by its number, or a card by its name."""
        return place_of(self.said.slots[slot]) or self.card(slot)

    def token(self, slot: str) -> str:
        """The Hunt token that a slot names."""
        return self.word(slot, TOKENS, "token")

    def word(self, slot: str, known: tuple[str, ...], what: str) -> str:
        """One of some words; a fault if it is none of them."""
        given = self.said.slots[slot].lower()
        if given not in known:
            help = did_you_mean(given, known) or f"one of: {', '.join(known)}"
            self.at.fault("E204", f'there is no {what} "{given}"', self.node, help)
        return given


def yes(truth: bool, places: tuple[int, ...] = ()) -> Answer:
    """The answer to a question that is yes or no."""
    return Answer("yes" if truth else "no", places)


def wrote(table: NotAloneTable, entity: str, *fields: str) -> tuple[int, ...]:
    """The place in the trace at which one of these cells was last written."""
    records = table.game.trace
    for place in range(len(records) - 1, -1, -1):
        record = records[place]
        if type(record) is trace.Wrote and record.entity == entity and record.field in fields:
            return (place,)
    return ()
