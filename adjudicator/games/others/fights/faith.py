"""FAITH: after all dice of a hero are rolled, each of these results may be changed into any other."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.play import Play
from adjudicator.games.others.dice import COUNTER, DEFENSE, FAITH, HERO_DICE, HIT, SKILL
from adjudicator.games.others.fights.results import turn_faith

OTHERS: Final = (HIT, COUNTER, DEFENSE, SKILL)


class TurnsFaith(Action):
    """A hero changes one of his FAITH results."""

    says = "{who:hero} turns FAITH into {face:face}"
    rule = "hero-dice-roll.6"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The other results."""
        return OTHERS

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Into another result."""
        return not_unless(slots[0] != FAITH, self.rule, "it is FAITH already")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """The die counts as the other result."""
        turn_faith(game, who, slots[0], self.rule, "hero-dice-roll.7")


TURNS_FAITH: Final = TurnsFaith()


def _change(game: Play, who: str) -> Result:
    """One after the other, for as long as the hero wants to."""
    if not HERO_DICE.showing(game, who, FAITH):
        return None
    return ask(game, TURNS_FAITH, who, _changed, optional=True)


def _changed(game: Play, who: str, option: Option) -> Result:
    """FAITH that is left as it is does nothing."""
    if not option.declines:
        return Go(who, "change", done(game, option))
    HERO_DICE.clear(game, who)
    return None


CHANGING: Final = Procedure("changing FAITH", Step("", "change", _change))
