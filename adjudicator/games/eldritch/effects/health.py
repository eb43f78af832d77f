"""Health and Sanity that effects recover, take away, or let an investigator spend."""

from typing import Final

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.eldritch.effects.effect import AMOUNT, Amount, OfInvestigators, TakesSomeOf, amount
from adjudicator.games.eldritch.events import LOSES, RECOVERS
from adjudicator.games.eldritch.facts import STAMINA
from adjudicator.games.eldritch.possessions.spending import SPENDS_STAMINA
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import not_unless
from adjudicator.games.kit.effects import head, part
from adjudicator.games.kit.kinds import Words
from adjudicator.games.kit.play import Play

HEALTH_OR_SANITY: Final = Words(*STAMINA, meaning="health or sanity")


class Recover(OfInvestigators):
    """Health or Sanity is recovered, up to the maximum."""

    word = "recover"
    number: Amount = head(AMOUNT)
    of: str = part(HEALTH_OR_SANITY)

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """As much as there is room for."""
        return RECOVERS[STAMINA[self.of]].happens(who, amount=amount(game, source, self.number))


class Lose(OfInvestigators):
    """Health or Sanity is lost."""

    word = "lose"
    number: Amount = head(AMOUNT)
    of: str = part(HEALTH_OR_SANITY)

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """Who loses all of it is defeated."""
        lost = amount(game, source, self.number)
        return LOSES[STAMINA[self.of]].happens(who, amount=lost) if lost else None


class SpendStamina(TakesSomeOf):
    """Health or Sanity is spent: nobody spends his last."""

    word = "spend health or sanity"
    number: Amount = head(AMOUNT)
    of: str = part(HEALTH_OR_SANITY)

    def why_not_for(self, game: Play, source: Source, who: str) -> Reasons:
        """Not what he does not have, and not the last of it."""
        what = STAMINA[self.of]
        has, wanted = what(game, who), amount(game, source, self.number)
        found = not_unless(has >= wanted, "spend-full.2", f"{who} has {has} {self.of}")
        return found or not_unless(has > wanted, "health-and-sanity.8", f"{who} would be defeated")

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """It is gone, and nothing prevents that."""
        return SPENDS_STAMINA[STAMINA[self.of]].happens(who, amount=amount(game, source, self.number))


WORDS: Final = (Recover, Lose, SpendStamina)
