"""The effect that puts cards into play without playing or drawing them (entry Put Into Play)."""

from adjudicator.engine.events import Event, happen
from adjudicator.engine.procedures import Call, Result
from adjudicator.games.arkham.enemies.spawning import spawn
from adjudicator.games.arkham.game import TABLE, Arkham
from adjudicator.games.arkham.words import Context, Number, Which
from adjudicator.games.arkham.zones import gain_control, place
from adjudicator.named import NamedTuple


class PutIntoPlay(NamedTuple):
    """Put a card into play: in the play area, a threat area, or at a location, with tokens on it."""

    which: Which
    area: str = "play area"
    of: Which | None = None
    tokens: tuple[tuple[str, Number], ...] = ()

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether it is in play already."""
        found = self.which.all(game, context)
        return bool(found) and all(game.in_play(card) for card in found)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The card enters play."""
        owners = self.of.all(game, context) if self.of else (context.you,)
        return tuple(self._enter(game, context, card, owners[0]) for card in self.which.all(game, context))

    def _enter(self, game: Arkham, context: Context, card: str, owner: str) -> Call:
        if game.lies(card)[1] == "set aside":
            game.cite("set-aside.3")
        if game.cards[card].type == "enemy" and game.cards[card].spawn is not None:
            return spawn(context.you, card)
        if game.cards[card].type == "location":
            return _location(game, card)
        if self.area == "play area":
            gain_control(game, card, owner)
        elif self.area == "location":
            place(game, card, owner, "here")
        else:
            game.cite("threat-area.3")
            place(game, card, owner, "threat area")
            if game.cards[card].weakness:
                game.write(card, "controller", owner)
        for token, amount in self.tokens:
            game.write(card, token, amount.of(game, context))
        return happen(Event("enter play", owner, card))


def _location(game: Arkham, card: str) -> Call:
    """A location enters play unrevealed, and is connected to the others."""
    game.cite("location-cards.5")
    game.write(card, "unrevealed", True)
    place(game, card, TABLE, "locations")
    return happen(Event("enter play", "", card))
