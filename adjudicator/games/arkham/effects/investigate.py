"""Investigate: test one's location for clues (entry Investigate Action)."""

from typing import NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.cannot import forbidden
from adjudicator.games.arkham.abilities.extra_costs import done_at_a_price
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.abilities.whose import holds_for
from adjudicator.games.arkham.effects.discover import Discover
from adjudicator.games.arkham.effects.during import During
from adjudicator.games.arkham.facts import CLUES, INVESTIGATED_USING
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.skill_test.skill_test import begin
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.speech.numbers import Stat
from adjudicator.games.arkham.this_test import TARGET
from adjudicator.games.arkham.words import Context


class Investigate(NamedTuple):
    """Investigate: an intellect test against the shroud of one's location; effects on the shroud may be ignored."""

    during: During = During()
    ignoring_effects: bool = False
    at: Which | None = None
    """The location that is investigated, if it is not the investigator's own."""

    @property
    def designator(self) -> str:
        """The bold action word of the ability."""
        return "investigate"

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the investigator is at no location, or at one that cannot be investigated because it has no clues."""
        location = self._location(game, context)
        return not location or not _may_be_investigated(game, location)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Investigate the location."""
        location = self._location(game, context)
        if not location or not _may_be_investigated(game, location):
            return None
        if forbidden(game, "investigate", location, context.you):
            return None
        game.cite("investigate-action.2", "investigate-action.3", *self.during.by)
        return done_at_a_price(game, context, "investigate", location, begin(self.make(game, context)))

    def _location(self, game: Arkham, context: Context) -> str:
        """The location that is investigated; empty if there is none."""
        if self.at is None:
            return game.location(context.you)
        return next(iter(self.at.all(game, context)), "")

    def make(self, game: Arkham, context: Context) -> TestSpec:
        """The test to investigate one's location."""
        during = self.during
        spec = during.spec(context, "investigate", "intellect", self._location(game, context), "shroud")
        spec = spec._replace(skill=_indicated(game, spec.target, context.you) or spec.skill)
        if self.ignoring_effects:
            spec = spec._replace(difficulty=Stat("shroud", Named("investigated location"), True))
        there = None if self.at is None else Named("investigated location")
        own = during.instead or (Discover(at=there, investigating=True),)
        return spec._replace(success=(*own, *during.success), failure=(Missed(), *during.failure))


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
