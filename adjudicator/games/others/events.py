"""All events of The Others."""

from typing import Final

from adjudicator.games.kit.events import EventKind, by_of
from adjudicator.games.kit.play import Play
from adjudicator.games.others import apocalypse, harm
from adjudicator.games.others.cards import dark_past, sin_cards
from adjudicator.games.others.facts import ALTARS, heroes_at
from adjudicator.games.others.fights import fight
from adjudicator.games.others.phases import end_of_round, reaction
from adjudicator.games.others.supply import lay, take_off
from adjudicator.games.others.turns import actions, checks, move, shapes
from adjudicator.games.others.turns.checks import CHECKED


def _harmless(game: Play, token: str, space: str) -> tuple[str, ...]:
    """Nothing befalls whoever is where Fire or Corruption comes to lie."""
    return ("fire-and-corruption-tokens.1",) if token in CHECKED and heroes_at(game, space) else ()


PLACED: Final = EventKind(
    "place",
    "a {of:token} token is placed at {at:space}",
    lambda game, event: lay(game, event.of, event.at, *_harmless(game, event.of, event.at), *by_of(event)),
)
TAKEN: Final = EventKind(
    "take off",
    "a {of:token} token is taken from {at:space}",
    lambda game, event: take_off(game, event.of, event.at, *by_of(event)),
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
    *apocalypse.EVENTS,
    *sin_cards.EVENTS,
    *shapes.EVENTS,
    *dark_past.EVENTS,
    PLACED,
    ALTAR_PLACED,
    TAKEN,
)
