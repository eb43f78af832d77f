"""The common part of all draws that a sentence can say."""

from typing import ClassVar

from adjudicator.engine import trace
from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.decks import DECKS
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

    def __init__(self) -> None:
        self.draws = (Form(self.says),)

    def sentence(self, question: Chance, option: Option) -> str:
        """An outcome as a file says it."""
        return self.draws[0].fill({"who": question.who, "drawn": option.things[0]})

    def is_drawn(self, game: Rules, option: Option, outcome: Outcome) -> bool:
        """True where an outcome is what a sentence says: just that, or another copy of a card that is gone."""
        return outcome == option.things or _is_another_copy(game, outcome[0], option.things[0])

    def option(self, game: Rules, question: Chance, outcome: Outcome) -> Option | None:
        """The outcome of a draw that a sentence says; None if it cannot be drawn, or nobody knows it."""
        if outcome == UNKNOWN:
            return None
        return next((option for option in question.options if self.is_drawn(game, option, outcome)), None)

    def why_not(self, game: Rules, outcome: Outcome) -> Reasons:
        """The reasons against a draw: nothing is drawn now, or not this; an unknown draw may be any."""
        chance = drawn(game)
        if chance is None:
            return (Reason(self.rule, "nothing is drawn now"),)
        if outcome == UNKNOWN or any(self.is_drawn(game, option, outcome) for option in chance.options):
            return ALLOWED
        return (Reason(chance.rule, f"a {chance.what} is to be drawn, and this is not among what can be drawn"),)

    def came_about(self, game: Rules, since: int, outcome: Outcome) -> bool:
        """True where a card of this title was the next one of a deck and left it, so that chance was not asked."""
        if outcome == UNKNOWN or outcome[0] not in game.cards:
            return False
        title = game.cards[outcome[0]].name
        by_chance = {record.option for record in game.trace if isinstance(record, trace.Drew)}
        return any(
            game.cards[card].name == title and game.name(card) not in by_chance
            for record in game.trace[since:]
            if isinstance(record, trace.Wrote) and record.field in DECKS
            for card in _left(record)
        )


def _is_another_copy(game: Rules, named: str, found: str) -> bool:
    """True if a draw names a card that has been drawn already, and this is another card of its title."""
    known = game.cards
    if named not in known or found not in known or known[named].name != known[found].name:
        return False
    return game.lies(named) != game.lies(found)


def _left(record: trace.Wrote) -> tuple[str, ...]:
    """The cards that left a deck."""
    old, new = (deck if isinstance(deck, tuple) else () for deck in (record.old, record.new))
    return tuple(card for card in old if card not in new)
