"""A card has its player lay a Hunt token on a place, or on the border of two."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.planet import ADJACENT, BORDERS, PLACES, ROW

Places = tuple[int, ...]
ONE_PLACE = tuple((place,) for place in PLACES)


class Laying(NamedTuple):
    """A token that a card has its player lay: on the border of two places or on one, and the rules for that."""

    token: str
    border: bool
    rules: tuple[str, ...]


def why_not_spot(game: NotAlone, places: Places, laying: Laying, more: str = "") -> Reasons:
    """The reasons why a token cannot be laid there: it lies on one place, or on the border of two that are adjacent."""
    name = f"the {laying.token} token"
    if not laying.border:
        return ALLOWED if len(places) == 1 else game.reasons(f"{name} is laid on one place", *laying.rules)
    if len(places) != 2:
        return game.reasons(f"{name} is laid on a border", *laying.rules, *((more,) if more else ()))
    if places[1] not in ADJACENT[places[0]]:
        rules = (not_adjacent(places[0], places[1]), "adjacent-places.5", *laying.rules)
        return game.reasons("the two places are not adjacent", *rules)
    return ALLOWED


def not_adjacent(place: int, other: int) -> str:
    """The rule by which two places are not adjacent."""
    if place == other:
        return "adjacent-places.6"
    if {place, other} == {ROW, ROW + 1}:
        return "adjacent-places.4"
    corner = abs(place - other) in (ROW - 1, ROW + 1)
    return "adjacent-places.2" if corner else "adjacent-places.3"


class LaysTokenOfACard(Action):
    """She chooses where the token of a card is laid."""

    says = "{who:player} puts the {token:token} token on {spot:places}"

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Each place, or each border of two adjacent places."""
        about = game.about
        if not isinstance(about, Laying):
            return ()
        return ((about.token, spot) for spot in (BORDERS if about.border else ONE_PLACE))

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """That token, where such a one lies."""
        about, (token, spot) = game.about, slots
        if not isinstance(about, Laying):
            return ALLOWED
        if token != about.token:
            return game.reasons(f"it is the {about.token} token that is laid", *about.rules)
        return why_not_spot(game, spot, about)

    def may_come(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """Its card asks for it at once."""
        return False


LAYS_TOKEN_OF_A_CARD = LaysTokenOfACard()
