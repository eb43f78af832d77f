"""A Hunted gains a Place card that she does not own from its stock."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.facts import DISCARD, GAINED_BY_ROVER, PLAYED, STOCK
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.planet import STOCKED_PLACES


def why_not_gain(game: NotAlone, who: str, place: int) -> Reasons:
    """The reasons why a Hunted cannot take a card of this place from its stock; empty if she can."""
    if place in game.owned(who):
        where = (("the-rover.3", DISCARD), ("the-rover.7", PLAYED), ("the-rover.4", GAINED_BY_ROVER))
        rules = (rule for rule, there in where if place in there(game, who))
        return game.reasons(f"{who} owns the {place_name(place)}", "the-rover.2", *rules)
    if not STOCK(game, place):
        return game.reasons("the stock is empty", "the-rover.6", "setup.9")
    return ALLOWED


class Gains(Action):
    """She chooses the place that she gains."""

    says = "{who:player} gains {gained:place}"
    asks = "a place to gain"
    rule = "the-rover.5"
    waits = True

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """The places that have a stock."""
        return STOCKED_PLACES

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """A place that she does not own, from a stock that is not empty, for a copy of the power as well."""
        found, copier = why_not_gain(game, who, slots[0]), game.about
        if not found or not isinstance(copier, str) or not copier:
            return found
        return game.reasons(found[0].because, copier, *(reason.rule for reason in found))


GAINS = Gains()
