"""Incidents between two actions: whatever a card brings that a file need not name."""

from typing import Any, Final, NamedTuple

from adjudicator.engine.life import happen_at_once
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.eldritch.ancient_one import DOOM_RETREATS, advance_doom, advance_omen
from adjudicator.games.eldritch.cards.card import card
from adjudicator.games.eldritch.events import IMPROVES, IS_DELAYED, LOSES, RECOVERS
from adjudicator.games.eldritch.facts import HEALTH, SANITY, STAMINA
from adjudicator.games.eldritch.possessions.conditions import gain_condition
from adjudicator.games.eldritch.possessions.devoured import IS_DEVOURED
from adjudicator.games.eldritch.skill_tests.skill_test import begin_test
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import Doing
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.incidents import Incident
from adjudicator.games.kit.play import Play


class Wanted(NamedTuple):
    """A test that something calls for."""

    who: str
    skill: str
    modifier: int


def _test(game: Play, wanted: Wanted) -> Result:
    return begin_test(game, wanted.who, wanted.skill, wanted.modifier)


CALLED_FOR: Final = Procedure("a test is called for", Step("", "test", _test))


class Tests(Incident):
    """Something calls for a test."""

    says = "{who:investigator} tests {skill:skill} [with modifier {n:modifier}]"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """The test."""
        skill, modifier = slots
        return Call(CALLED_FOR, Wanted(who, skill, modifier or 0))


class Loses(Incident):
    """An investigator loses Health or Sanity."""

    says = "{who:investigator} loses {n:number} {stamina:health or sanity}"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """The loss."""
        return LOSES[STAMINA[slots[1]]].happens(who, amount=slots[0])


class LosesBoth(Incident):
    """An investigator loses Health and Sanity at once."""

    says = "{who:investigator} loses {n:number} health and {m:number} sanity"

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """Both losses are of one moment."""
        health, sanity = slots
        return happen_at_once((LOSES[HEALTH].of(who, amount=health), LOSES[SANITY].of(who, amount=sanity)))


class Recovers(Incident):
    """An investigator recovers Health or Sanity."""

    says = "{who:investigator} recovers {n:number} {stamina:health or sanity}"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """The recovery."""
        return RECOVERS[STAMINA[slots[1]]].happens(who, amount=slots[0])


class Improves(Incident):
    """An investigator improves a skill."""

    says = "{who:investigator} improves {skill:skill}"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """The Improvement token."""
        return IMPROVES.happens(who, what=slots[0])


class BecomesDelayed(Incident):
    """Something delays an investigator."""

    says = "{who:investigator} becomes delayed"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """The delay."""
        return IS_DELAYED.happens(who)


class GainsACondition(Incident):
    """Something gives an investigator a Condition."""

    says = "{who:investigator} gains a {condition:condition} condition"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """The Condition, if he can gain it."""
        return gain_condition(who, slots[0])


class DoomAdvances(Incident):
    """Something advances Doom."""

    says = "doom advances by {n:number}"

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """Space by space."""
        return advance_doom(slots[0])


class DoomRetreats(Incident):
    """Something makes Doom retreat."""

    says = "doom retreats by {n:number}"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """At once."""
        return DOOM_RETREATS.happens(amount=slots[0])


class OmenAdvances(Incident):
    """Something advances the Omen."""

    says = "the omen advances by {n:number}"

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """Space by space."""
        return advance_omen(slots[0])


class ResolvesACard(Incident):
    """An investigator resolves what a card describes, whatever made him do so."""

    says = "{who:investigator} resolves {card:card}"

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """Its effects, one after the other."""
        return resolve(card(game, slots[0]).effects, Source(who, slots[0]))


class IsDevoured(Incident):
    """Something devours an investigator."""

    says = "{who:investigator} is devoured"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """Everything that he has is discarded."""
        return IS_DEVOURED.happens(who)


INCIDENTS: Final = (
    IsDevoured(),
    ResolvesACard(),
    DoomAdvances(),
    DoomRetreats(),
    OmenAdvances(),
    Tests(),
    Loses(),
    LosesBoth(),
    Recovers(),
    Improves(),
    BecomesDelayed(),
    GainsACondition(),
)
