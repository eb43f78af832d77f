"""The common part of all draws that a sentence can say."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from adjudicator.engine import trace
from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.decks import DECKS
from adjudicator.games.arkham.facts import TABLE
from adjudicator.games.arkham.moments import drawn
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.kit.components import Component
from adjudicator.games.kit.deeds import UNKNOWN
from adjudicator.games.kit.forms import Form

Outcome = tuple[str, ...]


class Draws(Component):
    """Draws of one kind, by the `rule` that says that chance decides; they are called as their question is."""

    says: ClassVar[str]
    rule: ClassVar[str]
    waits = False

    def __init__(self) -> None:
        self.draws = (Form(self.says),)

    def sentence(self, question: Chance, option: Option) -> str:
        """An outcome as a file says it."""
        return self.draws[0].fill({"who": question.who, "drawn": option.things[0]})

    def option(self, game: Any, question: Chance, who: str, outcome: Outcome) -> Option | None:
        """The outcome of a draw that a sentence says; None if it cannot be drawn, or nobody knows it."""
        if outcome == UNKNOWN or drawer(question, who):
            return None
        exactly = (option for option in question.options if outcome == option.things)
        copies = (option for option in question.options if is_copy(game, outcome[0], option.things[0]))
        return next(exactly, None) or next(copies, None)

    def why_not(self, game: Any, who: str, outcome: Outcome) -> Reasons:
        """The reasons against a draw: nothing is drawn now, or not this, or not by this one; unknown may be any."""
        chance = drawn(game)
        if chance is None:
            return (Reason(self.rule, "nothing is drawn now"),)
        if other := drawer(chance, who):
            return (Reason(chance.rule, f"{other} draws here, not {who}"),)
        if outcome == UNKNOWN or self.option(game, chance, who, outcome) is not None:
            return ALLOWED
        return (Reason(chance.rule, f"a {chance.what} is to be drawn, and this is not among what can be drawn"),)

    def came_about(self, game: Any, since: int, who: str, outcome: Outcome) -> bool:
        """True where such a card was the next one of a deck and left it for whoever is named: chance was not asked."""
        return who in self._drawers(game, since, outcome)

    def is_left(self, game: Any, outcome: Outcome) -> bool:
        """True where the card can still come: it lies in a deck, or nobody has drawn it."""
        (card,) = outcome
        return game.lies(card)[1] in DECKS or not any(_who_drew(game.trace, card))

    def other(self, game: Any, since: int, who: str, outcome: Outcome) -> str:
        """Whoever has drawn such a card without asking chance, where the sentence names somebody else."""
        return next((other for other in self._drawers(game, since, outcome) if other and other != who), "")

    def _drawers(self, game: Rules, since: int, outcome: Outcome) -> Iterator[str]:
        """Everybody for whom such a card left a deck without asking chance."""
        by_chance = {record.option for record in game.trace if isinstance(record, trace.Drew)}
        for record in game.trace[since:]:
            if isinstance(record, trace.Wrote) and record.field in DECKS:
                for card in _left(record):
                    if is_copy(game, outcome[0], card) and game.name(card) not in by_chance:
                        yield from _drew(game, since, record, card)


def drawer(question: Chance, who: str) -> str:
    """Whoever draws, where a sentence names somebody else; empty where it does not."""
    return question.who if who and question.who != who else ""


def is_copy(game: Rules, named: str, found: str) -> bool:
    """True where a draw means a card: that very one, or any of its title if the title is what it is called by."""
    known = game.cards
    if named == found:
        return True
    if named not in known or found not in known or known[named].name != known[found].name:
        return False
    return named == next(iter(game.called(known[named].name)), "")


def _drew(game: Rules, since: int, record: trace.Wrote, card: str) -> Iterator[str]:
    """Whoever has a card that leaves a deck: the investigator whose deck it is, or who draws it; and nobody named."""
    yield ""
    if record.entity != TABLE:
        yield record.entity
    yield from _who_drew(game.trace[since:], card)


def _who_drew(records: Sequence[trace.Record], card: str) -> Iterator[str]:
    """Whoever draws an encounter card."""
    happened = (record.event for record in records if isinstance(record, trace.Happened))
    events = (event for event in happened if isinstance(event, Event) and event.kind == "draw encounter card")
    yield from (event.who for event in events if event.what == card)


def _left(record: trace.Wrote) -> tuple[str, ...]:
    """The cards that left a deck."""
    old, new = (deck if isinstance(deck, tuple) else () for deck in (record.old, record.new))
    return tuple(card for card in old if card not in new)
