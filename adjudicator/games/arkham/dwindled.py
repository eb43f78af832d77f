"""Events of which a nested sequence has left less than there was."""

from adjudicator.engine.events import Event
from adjudicator.games.arkham.facts import EVENT
from adjudicator.games.arkham.game import Arkham


def dwindled(game: Arkham, event: Event, scope: str, left: int) -> int:
    """The amount of an event: no more than is left by now. What answers to the event afterwards hears of that much."""
    if left >= event.amount:
        return event.amount
    game.cite("faq-nested-sequences.4")
    EVENT.put(game, scope, event.of_amount(left))
    return left
