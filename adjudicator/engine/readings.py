"""Named readings: points at which a reference is silent or contradicts itself, with their values and a default."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

PROFILE: Final = "profile"
"""The name under which a profile of readings is chosen, beside those of single points."""
Consulted = tuple[tuple[str, str], ...]
"""The readings on which an answer rests, by name, with their values."""


class Reading(NamedTuple):
    """One point: its name, the question in a line, and the values with their meanings (the first is the default).

    `profiles` are pairs (profile, value): the value that the point takes where that profile is chosen.
    """

    name: str
    question: str
    values: tuple[tuple[str, str], ...]
    rules: tuple[str, ...]
    profiles: tuple[tuple[str, str], ...] = ()

    @property
    def default(self) -> str:
        """The value that holds where no other is chosen."""
        return self.values[0][0]


def profiles_of(points: Iterable[Reading]) -> tuple[str, ...]:
    """The names of a game's profiles, in the order in which its points name them."""
    return tuple(dict.fromkeys(profile for point in points for profile, _value in point.profiles))


def under(profile: str, points: Iterable[Reading]) -> dict[str, str]:
    """The values that a profile gives to the points that it settles.

    >>> under("house", [Reading("who-first", "?", (("lead", ""), ("any", "")), (), (("house", "any"),))])
    {'who-first': 'any'}
    """
    return {point.name: value for point in points for name, value in point.profiles if name == profile}


class Readings:
    """The readings of a game with the values chosen for a run; `profile` is the one that settled others, if any did.

    >>> point = Reading("who-first", "Who goes first?", (("lead", "the lead"), ("any", "anybody")), ())
    >>> Readings([point], {})["who-first"]
    'lead'
    """

    __slots__ = ("_chosen", "points", "profile")

    def __init__(self, points: Iterable[Reading], chosen: Mapping[str, str]) -> None:
        self.points = {point.name: point for point in points}
        self.profile = chosen.get(PROFILE, "")
        self._chosen = {name: chosen.get(name, point.default) for name, point in self.points.items()}

    @property
    def chosen(self) -> dict[str, str]:
        """The values that are not the default, by the names of their points."""
        return {name: value for name, value in self._chosen.items() if value != self.points[name].default}

    def is_by_profile(self, name: str) -> bool:
        """True if the profile that is chosen gives a point the value that it has."""
        return bool(self.profile) and (self.profile, self[name]) in self.points[name].profiles

    def __getitem__(self, name: str) -> str:
        return self._chosen[name]
