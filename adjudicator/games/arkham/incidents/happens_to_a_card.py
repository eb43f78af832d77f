"""Something happens to a card: it is discarded, exhausted, readied, returned to hand, put into play."""

from typing import Any

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.discarding import discarding
from adjudicator.games.arkham.effects.cards_effects import MoveCards, Turn
from adjudicator.games.arkham.effects.put_into_play import PutIntoPlay
from adjudicator.games.arkham.facts import OWNER, REMOVED
from adjudicator.games.arkham.incidents.concerned import why_not_to
from adjudicator.games.arkham.words import Context
from adjudicator.games.kit.actions import Doing
from adjudicator.games.kit.incidents import Incident


class Discard(Incident):
    """A card is discarded."""

    says, examples = "{thing:card} is discarded", ("obscuring fog is discarded",)

    def comes(self, game: Any, who: str, *slots: Any) -> Doing:
        """It goes to its discard pile."""
        # A card that cannot leave play stays where it is, and that is all that happens.
        return discarding(game, slots[0]) or (resolve((), Context(this=slots[0])),)


class RemoveFromTheGame(Incident):
    """A card is removed from the game."""

    says, examples = "{thing:card} is removed from the game", ("machete is removed from the game",)

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """It is put away, and comes back no more."""
        return resolve((MoveCards(Named("this"), REMOVED.name),), Context(this=slots[0], you=game.lead))


class Exhaust(Incident):
    """A card is exhausted."""

    says, examples = "{thing:card} is exhausted", ("ghoul is exhausted",)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Not out of play."""
        return why_not_to(game, slots[0])

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """It is turned."""
        return resolve((Turn(Named("this"), True),), Context(this=slots[0]))


class Ready(Incident):
    """A card is readied."""

    says, examples = "{thing:card} is readied", ("ghoul is readied",)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Not out of play."""
        return why_not_to(game, slots[0])

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """It is turned back."""
        return resolve((Turn(Named("this"), False),), Context(this=slots[0]))


class ReturnToHand(Incident):
    """A card returns to its owner's hand."""

    says, examples = "{thing:card} returns to hand", ("machete returns to hand",)

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """It leaves play."""
        return resolve((MoveCards(Named("this"), "hand"),), Context(this=slots[0], you=game.controller(slots[0])))


class EnterPlay(Incident):
    """A card enters play."""

    says, examples = "{thing:card} enters play", ("machete enters play",)

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """Its owner puts it into play."""
        owner = OWNER(game, slots[0]) or game.lead
        return resolve((PutIntoPlay(Named("this")),), Context(this=slots[0], you=owner))
