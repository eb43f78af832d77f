"""The end of a scenario: its resolution and the completed victory display (entry Winning and Losing)."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities.locations import is_revealed
from adjudicator.games.arkham.campaign.going_on import NEXT_CAMPAIGN
from adjudicator.games.arkham.campaign.interlude import BETWEEN
from adjudicator.games.arkham.facts import CLUES, LOCATIONS, MODE, OUTCOME, REACHED, TABLE, VICTORY_DISPLAY
from adjudicator.games.arkham.framework.records import count_experience, follow_guide, record_the_lost
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.overcoming import why_to_the_display
from adjudicator.games.arkham.plan import FOLLOWING
from adjudicator.games.arkham.zones import place

_POINTS: Final = {"act": ("winning-and-losing.3",), "agenda": ("winning-and-losing.4",)}
_POINT_OF_ANOTHER_CARD: Final = ("winning-and-losing.5", "act-deck-and-agenda-deck.25")

_NO_THIRD_OUTCOME: Final = ("winning-and-losing.13", "winning-and-losing.15")


class Reached(NamedTuple):
    """A resolution, and the card that bears it; 0 and no card if none was reached. A `favorable` one says so itself."""

    number: int
    card: str
    favorable: bool = False


def end_scenario(number: int, card: str, favorable: bool = False) -> Call:
    """The call that ends the scenario at a resolution point."""
    return Call(END_OF_SCENARIO, Reached(number, card, favorable))


def end_without_resolution() -> Call:
    """The call that ends a scenario in which nobody remains."""
    return end_scenario(0, "")


def _reach(game: Arkham, local: Reached) -> Result:
    """Bring the scenario to this resolution, or to none; then abilities to the end of the game are due."""
    if local.card:
        _outcome(game, local)
    else:
        OUTCOME.set(game, TABLE, ("lost",), "elimination.18", "winning-and-losing.13")
    return happen(Event("end game"))


def _outcome(game: Arkham, local: Reached) -> None:
    """Record the outcome: the act deck completes a scenario, the agenda deck loses it."""
    kind = game.cards[local.card].type
    point = _POINTS.get(kind, _POINT_OF_ANOTHER_CARD)
    REACHED.set(game, TABLE, local.number, *point, "act-deck-and-agenda-deck.23")
    if kind == "act":
        OUTCOME.set(game, TABLE, ("completed", "won"), "winning-and-losing.7", "winning-and-losing.14")
    elif kind == "agenda":
        OUTCOME.set(game, TABLE, ("lost",), "winning-and-losing.10", "winning-and-losing.15")
    else:
        by_letter = (
            game.reading("resolution-on-another-card", "winning-and-losing.13", "winning-and-losing.15") == "lost"
        )
        OUTCOME.set(game, TABLE, ("won",) if local.favorable and not by_letter else ("lost",))


def _count_locations(game: Arkham, local: Reached) -> Result:
    """Put the locations in play that have victory or vengeance points and hold no clues into the victory display."""
    game.cite("victory-display-victory-points.12")
    for location in LOCATIONS(game):
        by = why_to_the_display(game, location)
        if not by:
            continue
        if CLUES(game, location):
            game.cite(*why_to_the_display(game, location, "clues"))
            continue
        if not is_revealed(game, location):
            game.cite(*why_to_the_display(game, location, "unrevealed"))
            continue
        place(game, location, TABLE, VICTORY_DISPLAY, *by)
    return None


def _follow_guide(game: Arkham, local: Reached) -> Result:
    """Follow the campaign guide's instructions for this resolution."""
    return follow_guide(game, local.number)


def _count_experience(game: Arkham, local: Reached) -> Result:
    """Count the experience of the victory display now, and not before; then cards may be purchased with it."""
    if MODE(game) == "campaign":
        record_the_lost(game)
    count_experience(game)
    return None


_IN_THIS_ORDER: Final = {True: ("campaign-play.6",), False: ()}
"""The rules by which experience is counted before cards are purchased, where a campaign goes on (True)."""


def _over(game: Arkham, local: Reached) -> Result:
    """End the scenario: nothing that was being resolved goes on."""
    game.end_of_scenario()
    game.cite(*_IN_THIS_ORDER[bool(FOLLOWING(game))])
    if FOLLOWING(game) or NEXT_CAMPAIGN(game):
        game.start(BETWEEN, None)
    return None


END_OF_SCENARIO: Final = Procedure(
    "the scenario ends",
    Step("", "the resolution is reached", _reach),
    Step("", "victory display", _count_locations),
    Step("", "the campaign guide", _follow_guide),
    Step("", "experience", _count_experience),
    Step("", "the scenario is over", _over),
)
