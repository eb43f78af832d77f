"""Decisions for some of several Place cards or places."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.kit.actions import Action, act_of
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import happened

Places = tuple[int, ...]


class PlacesToChoose(NamedTuple):
    """Places of which somebody chooses some: those that there are, how many are chosen, and by which rule."""

    places: Places
    number: int
    rule: str = ""

    @property
    def ways(self) -> tuple[Places, ...]:
        """Every choice of so many, or of all if there are fewer."""
        number = min(self.number, len(self.places))
        return tuple(tuple(sorted(some)) for some in combinations(self.places, number))


class ChoosesPlaces(Action):
    """Somebody chooses some of her own Place cards."""

    event = ""
    """The event that befalls each of them."""

    def to_choose(self, about: object) -> PlacesToChoose | None:
        """The cards among which she chooses, as the decision is about them."""
        return about if isinstance(about, PlacesToChoose) else None

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Every choice of so many."""
        there = self.to_choose(game.about)
        return () if there is None else ((some,) for some in there.ways)

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """Only so many, and only of these."""
        there = self.to_choose(game.about)
        return ALLOWED if there is None else self.why_not_these(game, who, slots[0], there)

    def why_not_these(self, game: NotAlone, who: str, places: Places, there: PlacesToChoose) -> Reasons:
        """The reasons against a choice of just these places."""
        if places in there.ways:
            return ALLOWED
        found: Reasons = ()
        for place in places:
            if place not in there.places:
                found += self.why_none_of_these(game, who, place, there)
        number = min(there.number, len(there.places))
        return found or (Reason(there.rule, f"{number} Place cards are chosen"),)

    def why_none_of_these(self, game: NotAlone, who: str, place: int, there: PlacesToChoose) -> Reasons:
        """The reasons why a card is not among those of which she chooses."""
        return game.reasons(f"{who} cannot choose it", there.rule)

    def came_about(self, game: NotAlone, since: int, who: str, *slots: Any) -> bool:
        """All of them went that way, because there was no choice."""
        return bool(self.event and slots[0]) and set(slots[0]) <= happened(game, since, self.event, who)


def chosen(option: Option) -> Places:
    """The Place cards that somebody has chosen."""
    places: Places = act_of(option).slots[0]
    return places
