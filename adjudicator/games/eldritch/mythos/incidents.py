"""Incidents of the Mythos Phase: whatever a card brings that a file need not name."""

from typing import Any, Final

from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.eldritch.ancient_one import FINAL_IS_SOLVED, advance_omen_to
from adjudicator.games.eldritch.components.gates import colour_of
from adjudicator.games.eldritch.facts import LEAD, MYSTERY, RESOLVED
from adjudicator.games.eldritch.mythos import mysteries, rumors
from adjudicator.games.eldritch.mythos.card import DRAWING, IS_RESOLVED
from adjudicator.games.eldritch.mythos.reckoning import RECKONING
from adjudicator.games.kit.actions import Doing
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.incidents import Incident
from adjudicator.games.kit.play import Play


class AReckoning(Incident):
    """Something calls for a Reckoning."""

    says = "a reckoning is resolved"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """In its order."""
        return Call(RECKONING, None)


class AMythosCard(Incident):
    """Something calls for a Mythos card: the top one, or one that is named."""

    says = ("a mythos card is resolved", "the mythos card {card:card of the mythos} is resolved")

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """Its icons, then its text."""
        return Call(DRAWING, None) if slots[0] is None else Call(NAMED, slots[0])


class ARumorIsSolved(Incident):
    """Something solves a Rumor."""

    says = "the rumor {card:card of the mythos} is solved"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """It leaves play with whatever it placed."""
        return rumors.IS_SOLVED.happens(what=slots[0])


class ATokenIsRemoved(Incident):
    """Something removes an Eldritch token from a card."""

    says = "an eldritch token is removed from {card:card}"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """It may be the last."""
        return rumors.TOKEN_GOES.happens(what=slots[0])


class ATokenIsPlaced(Incident):
    """Something places an Eldritch token on a card."""

    says = "an eldritch token is placed on {card:card}"

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """On the active Mystery it may be the one that is needed."""
        comes = rumors.TOKEN_COMES.happens(what=slots[0])
        return (comes, Call(mysteries.CHECKING, None)) if MYSTERY(game) == slots[0] else comes


class CluesOnTheMystery(Incident):
    """Something places Clues on the active Mystery."""

    says = "{n:number} clues are placed on the active mystery"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """They may be enough."""
        return mysteries.CLUES_LIE.happens(amount=slots[0])


class AMysteryIsSolved(Incident):
    """The active Mystery is solved."""

    says = "a mystery is solved"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """One more."""
        return mysteries.IS_SOLVED.happens()


class TheMysteryIsRemoved(Incident):
    """Something returns the active Mystery to the game box."""

    says = "the active mystery is returned to the game box"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """A new one is drawn."""
        return mysteries.IS_REMOVED.happens()


class AMysteryIsShuffledBack(Incident):
    """Something shuffles a solved Mystery into its deck."""

    says = "a solved mystery is shuffled into the mystery deck"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """It is solved no more."""
        return mysteries.IS_SHUFFLED_BACK.happens()


class TheFinalMysteryIsSolved(Incident):
    """The Final Mystery is solved in the way that the back of the sheet states."""

    says = "the final mystery is solved"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """The game may be won."""
        return FINAL_IS_SOLVED.happens()


class OmenAdvancesTo(Incident):
    """Something advances the Omen to a colour."""

    says = "the omen advances to {omen:omen}"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """Space by space."""
        return Call(TO_COLOUR, colour_of(slots[0]))


def _named(game: Play, card: str) -> Result:
    RESOLVED.add(game, TABLE, card)
    return IS_RESOLVED.happens(LEAD(game), card)


def _to_colour(game: Play, colour: str) -> Result:
    return advance_omen_to(game, colour)


NAMED: Final = Procedure("a named mythos card", Step("", "resolve", _named))
TO_COLOUR: Final = Procedure("the omen advances to a colour", Step("", "advance", _to_colour))
INCIDENTS: Final = (
    AReckoning(),
    AMythosCard(),
    ARumorIsSolved(),
    ATokenIsRemoved(),
    ATokenIsPlaced(),
    CluesOnTheMystery(),
    AMysteryIsSolved(),
    TheMysteryIsRemoved(),
    AMysteryIsShuffledBack(),
    TheFinalMysteryIsSolved(),
    OmenAdvancesTo(),
)
