"""A question of Not Alone being understood: the players, places, cards and numbers in its slots."""

from adjudicator.engine import trace
from adjudicator.games.kit.asking import question
from adjudicator.games.kit.asking.question import Sentence
from adjudicator.games.notalone.happenings import place_name
from adjudicator.games.notalone.planet import TOKENS
from adjudicator.games.notalone.situation.meaning import several
from adjudicator.games.notalone.situation.placing import CARD_OF, KNOWN_PLACES, card_of, place_of
from adjudicator.games.notalone.situation.table import NotAloneTable
from adjudicator.language.nearest import did_you_mean

Answering = question.Answering[NotAloneTable]
Asking = question.Asking[NotAloneTable]


class Slots:
    """The slots of a sentence, as this game means them."""

    def __init__(self, sentence: Sentence[NotAloneTable]) -> None:
        self.table = sentence.table
        self.said = sentence.said
        self.node = sentence.node
        self.at = sentence.at
        self.number = sentence.number
        self.player = sentence.person
        self.word = sentence.word

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

    def place_name(self, slot: str) -> str:
        """The place that a slot names, as events name it."""
        place = self.place(slot)
        return place_name(place) if place else ""


def wrote(table: NotAloneTable, entity: str, *fields: str) -> tuple[int, ...]:
    """The place in the trace at which one of these cells was last written."""
    records = table.game.trace
    for place in range(len(records) - 1, -1, -1):
        record = records[place]
        if type(record) is trace.Wrote and record.entity == entity and record.field in fields:
            return (place,)
    return ()
