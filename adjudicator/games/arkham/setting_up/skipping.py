"""The scenarios that are skipped on the way to a standalone one (entry Standalone Mode)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities.resolving import follow
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.plan import Plan, Skipped

RESOLUTION, LEFT_OPEN = "resolution chosen", "resolution left open"
_FIRST: Final = "1"
"""The resolution of players who do not know or do not care."""


class Skipping(NamedTuple):
    """A scenario that is being skipped, and its place among those that are."""

    scenario: Skipped
    place: int


def skip_to(game: Arkham, plan: Plan) -> Result:
    """The calls that go through all scenarios before the chosen one, in their order."""
    game.cite(*_RIGHT_AFTER[not plan.skipped])
    return tuple(Call(SKIPPING, Skipping(scenario, place)) for place, scenario in enumerate(plan.skipped))


_RIGHT_AFTER: Final = {True: ("standalone-mode.15",), False: ()}
"""The rules by which the first scenario of a campaign (True) is played right after the setup."""

_REPEATED: Final = {True: ("standalone-mode.21",), False: ()}
"""The rules by which a scenario after the first one (True) is skipped like those before it."""


def skipped_now(game: Arkham) -> Skipped | None:
    """The scenario that is being skipped; None if none is."""
    frame = game.stack
    return frame.local.scenario if frame is not None and isinstance(frame.local, Skipping) else None


def _followed(game: Arkham, effects: tuple[Effect, ...]) -> Result:
    return follow(game, effects)


def _introduction(game: Arkham, local: Skipping) -> Result:
    """By the first edition its introduction is read; by the revised one the players go straight to its resolutions."""
    if game.edition != "first":
        game.cite("standalone-mode.14")
        return None
    if not local.scenario.introduction:
        return None
    game.cite("standalone-mode.13")
    return _followed(game, local.scenario.introduction)


def _decisions(game: Arkham, local: Skipping) -> Result:
    """The players choose the outcome of each story decision, and record it."""
    if not local.scenario.decisions:
        return None
    game.cite("standalone-mode.23")
    return _followed(game, local.scenario.decisions)


def _ask(game: Arkham, local: Skipping) -> Result:
    """The players choose any resolution."""
    name = local.scenario.name
    numbers = tuple(number for number, _effects in local.scenario.guide if number.isdigit())
    options = tuple(
        Option(RESOLUTION, (number, name.lower()), said=f"resolution {number} of {name} is chosen")
        for number in numbers
    )
    nothing = Option(LEFT_OPEN, (name.lower(),), said=f"no resolution of {name} is chosen")
    return Ask(Choice(game.investigators, f"resolution of {name}", (*options, nothing), "standalone-mode.16"), _chosen)


def _chosen(game: Arkham, local: Skipping, option: Option) -> Result:
    left_open = option.verb == LEFT_OPEN
    number = _FIRST if left_open else option.things[0]
    game.cite("standalone-mode.18" if left_open else "standalone-mode.16")
    game.cite("standalone-mode.12", "standalone-mode.19", *_REPEATED[local.place > 0])
    return _followed(game, dict(local.scenario.guide).get(number, ()))


SKIPPING: Final = Procedure(
    "a scenario is skipped",
    Step("", "introduction", _introduction),
    Step("", "story decisions", _decisions),
    Step("", "resolution", _ask),
)
