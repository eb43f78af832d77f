"""The meaning of "you" in a constant ability (entry "You/Your" of the FAQ)."""

from typing import Final

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.facts import THREAT_AREA
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context

YOU: Final = Named("you")


def context_for(game: Arkham, listener: Listener, who: str) -> Context:
    """The context of a constant ability for an investigator: "you" may be anybody who meets its condition."""
    context, condition = game.context(listener), game.ability(listener).condition
    if condition is None or who not in game.investigators or not _is_whoever_meets(game, listener.source, condition):
        return context
    game.cite("faq-you-and-your.3")
    return context.of(who)


def holds_for(game: Arkham, listener: Listener, who: str) -> Context | None:
    """The context in which a constant ability holds for an investigator; None while its condition is not met."""
    context, condition = context_for(game, listener, who), game.ability(listener).condition
    return context if condition is None or condition.holds(game, context) else None


def _is_whoever_meets(game: Arkham, source: str, condition: object) -> bool:
    """True if "you" is everybody who meets the condition: the card is nobody's and in nobody's threat area."""
    if game.controller(source) or not _speaks_of_you(condition):
        return False
    return game.cards[source].type == "enemy" or game.lies(source)[1] != THREAT_AREA.name


def _speaks_of_you(part: object) -> bool:
    return part == YOU or (isinstance(part, tuple) and any(_speaks_of_you(inner) for inner in part))
