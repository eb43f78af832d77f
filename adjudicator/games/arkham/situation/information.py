"""The information that players may look at and talk about; using it changes nothing on the table."""

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.facts import PERIL, UNREVEALED
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.interface import Deed

LOOK, CONFER = "looks at", "confers with"


def is_about_information(deed: Deed) -> bool:
    """True if an investigator wants to learn or to say something, at any moment."""
    return deed.verb in (LOOK, CONFER)


def why_not_know(game: Arkham, deed: Deed) -> Reasons:
    """The reasons why an investigator may not look at this or talk now; discard piles are open to everybody."""
    if deed.verb == CONFER:
        return _why_not_confer(game, deed.who)
    thing = deed.things[0]
    if thing in game.cards and game.cards[thing].type == "location":
        if UNREVEALED(game, thing):
            return (Reason("location-cards.7", f"{game.name(thing)} has not been revealed"),)
        return ALLOWED
    game.cite("discard-piles.6")
    return ALLOWED


def _why_not_confer(game: Arkham, who: str) -> Reasons:
    if PERIL(game) != who:
        return ALLOWED
    return (Reason("peril.2", f"{game.name(who)} resolves the drawing of a card with peril"),)
