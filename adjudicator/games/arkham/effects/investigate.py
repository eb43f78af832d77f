"""Investigate: test one's location for clues (entry Investigate Action)."""

from typing import NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.cannot import forbidden
from adjudicator.games.arkham.abilities.targets import on_target
from adjudicator.games.arkham.abilities.whose import holds_for
from adjudicator.games.arkham.actions.extra_costs import done_at_a_price
from adjudicator.games.arkham.effects.discover import INVESTIGATED, BeyondWhatIsReplaced, TheClue
from adjudicator.games.arkham.effects.during import During
from adjudicator.games.arkham.facts import CLUES, INVESTIGATED_USING
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.skill_test.skill_test import begin
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.speech.numbers import Stat
from adjudicator.games.arkham.this_test import TARGET
from adjudicator.games.arkham.words import Context


class Investigate(NamedTuple):
    """Investigate: an intellect test against the shroud of one's location, or of another one that is named.

    Effects on the shroud may be ignored.
    """

    during: During = During()
    ignoring_effects: bool = False
    at: Which | None = None
    """The locations of which one is investigated, if it is not the investigator's own."""

    @property
    def designator(self) -> str:
        """The bold action word of the ability."""
        return "investigate"

    def _places(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The locations that can be investigated so."""
        here = game.location(context.you)
        places = self.at.all(game, context) if self.at else (here,) if here else ()
        return tuple(place for place in places if _may_be_investigated(game, place))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the investigator is at no location, or at one that cannot be investigated because it has no clues."""
        return not self._places(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Investigate the location, or one of those that are named."""
        places = self._places(game, context)
        return on_target(game, context, places, "location", self._investigate) if places else None

    def _investigate(self, game: Arkham, context: Context, location: str) -> Result:
        if forbidden(game, "investigate", location, context.you):
            return None
        game.cite("investigate-action.2", "investigate-action.3", *self.during.by)
        return done_at_a_price(game, context, "investigate", location, begin(self.make(game, context, location)))

    def make(self, game: Arkham, context: Context, location: str) -> TestSpec:
        """The test to investigate a location."""
        during = self.during
        spec = during.spec(context, "investigate", "intellect", location, "shroud")
        spec = spec._replace(skill=_indicated(game, spec.target, context.you) or spec.skill)
        if self.ignoring_effects:
            spec = spec._replace(difficulty=Stat("shroud", INVESTIGATED, True))
        own = (*during.instead, BeyondWhatIsReplaced()) if during.instead else (TheClue(),)
        return spec._replace(success=(*during.first, *own), failure=(Missed(),))


def _may_be_investigated(game: Arkham, location: str) -> bool:
    """True if the location may be investigated; by one reading only if it has clues."""
    return bool(CLUES(game, location)) or game.reading("investigating-without-clues") == "allowed"


def _indicated(game: Arkham, location: str, who: str) -> str:
    """The skill with which an ability says that the location is investigated; empty if none does."""
    for listener in INVESTIGATED_USING(game):
        if holds_for(game, listener, location, who) is not None:
            game.applied(listener.source, str(listener.number))
            return game.ability(listener).investigated_using
    return ""


class Missed(NamedTuple):
    """A failed investigation discovers no clue."""

    def void(self, game: Arkham, context: Context) -> bool:
        """True: nothing ever follows from it."""
        return True

    def futile(self, game: Arkham, context: Context) -> bool:
        """True: it changes nothing."""
        return True

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Discover no clue."""
        location = TARGET(game)
        discovery = Event("discover", context.you, location, "", location, "", 1)
        spared = game.spares(discovery, "investigate-action.7", "investigate-action.8")
        return None if spared else happen(discovery)
