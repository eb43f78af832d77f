"""Incidents between two actions: whatever a card or a story brings that a file need not name."""

from typing import Any, Final

from adjudicator.engine.procedures import Call
from adjudicator.games.kit.actions import Doing
from adjudicator.games.kit.incidents import Incident
from adjudicator.games.kit.play import Play
from adjudicator.games.others.apocalypse import rise
from adjudicator.games.others.cards.dark_past import DEALING
from adjudicator.games.others.cards.sin_cards import draw
from adjudicator.games.others.events import PLACED
from adjudicator.games.others.harm import corrupt, wound


class Suffers(Incident):
    """A hero takes wounds."""

    says = "{who:hero} suffers {n:number} wounds"

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """One after the other."""
        return wound(game, who, slots[0], "taking-wounds.1")


class IsCorrupted(Incident):
    """Something forces a hero to take corruption."""

    says = "{who:hero} is forced to take {n:number} corruption"

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """One after the other."""
        return corrupt(game, who, slots[0], "forced-corruption.1")


class ApocalypseRises(Incident):
    """The Apocalypse track rises."""

    says = "the apocalypse track rises by {n:number}"

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """Level by level."""
        return rise(slots[0], "apocalypse-track.2")


class TokenIsPlaced(Incident):
    """A token is placed on a space."""

    says = "a {token:token} token is placed at {space:space}"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """It lies there."""
        return PLACED.happens(of=slots[0], at=slots[1])


class PastIsDealt(Incident):
    """The Sins player deals the Dark Past cards, as in setting up a Corruption story."""

    says = "the dark past cards are dealt"

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """To the starting heroes, then to the reserve."""
        return Call(DEALING, "")


class SinCardIsDrawn(Incident):
    """The Sins player draws Sin cards."""

    says = "the sins player takes {n:number} sin cards"

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """One after the other."""
        return draw(game, slots[0])


INCIDENTS: Final = (Suffers(), IsCorrupted(), ApocalypseRises(), TokenIsPlaced(), PastIsDealt(), SinCardIsDrawn())
