"""All events of The Others."""

from typing import Final

from adjudicator.games.kit.events import EventKind
from adjudicator.games.others import apocalypse, harm
from adjudicator.games.others.facts import ALTARS, LOOSE
from adjudicator.games.others.fights import fight
from adjudicator.games.others.phases import end_of_round, reaction
from adjudicator.games.others.turns import actions, checks, move
from adjudicator.games.others.turns.checks import CHECKED


def _harmless(token: str) -> tuple[str, ...]:
    """Nothing befalls whoever is where Fire or Corruption comes to lie."""
    return ("fire-and-corruption-tokens.1",) if token in CHECKED else ()


PLACED: Final = EventKind(
    "place",
    "a {of:token} token is placed at {at:space}",
    lambda game, event: LOOSE[event.of].add(game, event.at, 1, *_harmless(event.of)),
)
ALTAR_PLACED: Final = EventKind(
    "place an altar",
    "an altar is placed at {at:space}",
    lambda game, event: ALTARS.add(game, event.at, 1),
)
EVENTS: Final = (
    *harm.EVENTS,
    *fight.EVENTS,
    *move.EVENTS,
    *checks.EVENTS,
    *actions.EVENTS,
    *reaction.EVENTS,
    *end_of_round.EVENTS,
    apocalypse.RISES,
    PLACED,
    ALTAR_PLACED,
)
