"""Being at no location: nobody ever is, unless game text says so (entry Being at No Location of the FAQ)."""

from typing import NamedTuple

from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.resolving import Resolving
from adjudicator.games.arkham.effects.cards_effects import MoveCards
from adjudicator.games.arkham.facts import BESIDE_THE_MAP, TABLE
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import OUT_OF_PLAY, place


def goes_next(game: Arkham, location: str) -> bool:
    """True if the effects that are being resolved go on to take a location out of play."""
    frame = game.stack
    while frame is not None:
        local = frame.local
        if isinstance(local, Resolving):
            for effect in local.effects[local.place :]:
                if not isinstance(effect, MoveCards) or effect.to not in OUT_OF_PLAY:
                    continue
                if location in effect.which.all(game, local.context):
                    return True
        frame = frame.parent
    return False


class PlaceAtNoLocation(NamedTuple):
    """Place somebody at no location, as game text explicitly says."""

    who: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if all of them are at no location already."""
        return not any(game.location(entity) for entity in self.who.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Place them beside the map."""
        for entity in self.who.all(game, context):
            place(game, entity, TABLE, BESIDE_THE_MAP, "faq-being-at-no-location.1")
        return None
