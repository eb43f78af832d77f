"""The plan of a set-up: the players with their decks, and the places of the scenario's cards."""

from typing import Final, NamedTuple

from adjudicator.engine.fields import Field
from adjudicator.games.arkham.game import Effect

Guide = tuple[tuple[str, tuple[Effect, ...]], ...]
"""The campaign guide's instructions under each resolution, by its number; `none` if none was reached."""
Bag = tuple[tuple[str, int], ...]


class Seat(NamedTuple):
    """A player's seat: the investigator, and the cards of the investigator deck."""

    who: str
    deck: tuple[str, ...] = ()


class Skipped(NamedTuple):
    """A scenario that is skipped on the way to a standalone one: what it has the players do, and its resolutions."""

    name: str
    introduction: tuple[Effect, ...]
    decisions: tuple[Effect, ...]
    guide: Guide


class Plan(NamedTuple):
    """Everything that the thirteen steps need to know, by the names of the cards in the situation.

    `lead` is empty if the investigators have still to choose. `bag_as_it_was` says that the chaos tokens are those
    of the previous scenario's end, not the campaign's first; `bags` are those of each difficulty, if the players have
    still to choose one.
    """

    name: str
    seats: tuple[Seat, ...] = ()
    lead: str = ""
    bag: Bag = ()
    bags: tuple[tuple[str, Bag], ...] = ()
    bag_as_it_was: bool = False
    introduction: tuple[Effect, ...] = ()
    sets: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()
    start: str = ""
    set_aside: tuple[str, ...] = ()
    encounter: tuple[str, ...] = ()
    agendas: tuple[str, ...] = ()
    acts: tuple[str, ...] = ()
    reference: str = ""
    instructions: tuple[Effect, ...] = ()
    guide: Guide = ()
    printed_bags: tuple[tuple[str, tuple[str, ...]], ...] = ()
    skipped: tuple[Skipped, ...] = ()
    decks: tuple[tuple[str, tuple[str, ...]], ...] = ()


FOLLOWING: Final[Field[tuple[Plan, ...]]] = Field("next scenarios", ())
"""The plans of the scenarios that follow, in sequence."""
