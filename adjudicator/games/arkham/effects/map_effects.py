"""Effects on the map: reveal locations, and place investigators and enemies somewhere (entry Location Cards)."""

from typing import NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen, happen_at_once
from adjudicator.engine.procedures import Call, Result
from adjudicator.games.arkham.effects.move import goes_along
from adjudicator.games.arkham.facts import UNREVEALED
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import reveal_locations


class Reveal(NamedTuple):
    """Turn locations to their revealed side, whoever is there."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if all of them are revealed already."""
        return not any(UNREVEALED(game, location) for location in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Turn the locations over."""
        found = tuple(location for location in self.which.all(game, context) if UNREVEALED(game, location))
        return reveal_locations(game, context.you, found, "location-cards.9", source=context.this)


class PlaceAt(NamedTuple):
    """Place investigators or enemies at a location. They enter it, whatever connects to it or bars it."""

    who: Which
    at: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such location, or all of them are there."""
        places = self.at.all(game, context)
        return not places or all(game.location(entity) == places[0] for entity in self.who.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Move each of them from where they are to the location."""
        game.cite("move.5")
        places = self.at.all(game, context)
        movers = (e for e in self.who.all(game, context) if places and game.location(e) != places[0])
        return tuple(call for entity in movers for call in _goes(game, entity, context.this, places[0]))


def _goes(game: Arkham, entity: str, by: str, to: str) -> tuple[Call, ...]:
    here = game.location(entity)
    if game.cards[entity].type == "enemy":
        return (happen(Event("enemy moves", "", entity, by, to, here)),)
    return happen_at_once((Event("move", entity, to, by, to, here), *goes_along(game, entity, here, to)))
