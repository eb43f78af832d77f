"""Will counters."""

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.effects import head, part
from adjudicator.games.notalone.cards.effect import HOW_MANY, YES_NO, CardEffect
from adjudicator.games.notalone.cards.lasting import CaughtLosesMore
from adjudicator.games.notalone.facts import FULL_WILL, WILL
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import lose_will, regain_will
from adjudicator.games.notalone.source import Source


class RegainWill(CardEffect):
    """Somebody regains Will counters: oneself, or, with `chosen`, whichever of the Hunted one chooses."""

    word = "regain will"
    number: int = head(HOW_MANY)
    chosen: bool = part(YES_NO, False)

    def changes_nothing(self, game: NotAlone, who: str) -> bool:
        """True where she has all of them."""
        return WILL(game, who) >= FULL_WILL

    def why_not(self, game: NotAlone, source: Source) -> Reasons:
        """Where one of the Hunted is chosen, somebody has to be there who may be."""
        closed = tuple(why for _whom, why in self.for_each(game)) if self.chosen else ()
        return closed[0] if closed and all(closed) else ALLOWED

    def why_not_for(self, game: NotAlone, whom: str) -> Reasons:
        """Whoever has all of them gets none; by one reading she is not even chosen."""
        if not self.chosen or WILL(game, whom) < FULL_WILL or game.reading("source-for-three-will") == "chosen":
            return ALLOWED
        return game.reasons(f"{whom} has all her Will counters", "the-source.6")

    def for_each(self, game: NotAlone) -> tuple[tuple[str, Reasons], ...]:
        """Each of the Hunted, with the reasons why she cannot be chosen."""
        return tuple((whom, self.why_not_for(game, whom)) for whom in game.hunted)

    def do(self, game: NotAlone, source: Source) -> Call:
        """She regains them."""
        if not self.chosen:
            return regain_will(source.who, self.number, self.by)
        game.cite("the-source.3", "the-source.5")
        return regain_will(source.whom, self.number, self.by)


class LoseWill(CardEffect):
    """Loses Will counters."""

    word = "lose will"
    number: int = head(HOW_MANY)

    def do(self, game: NotAlone, source: Source) -> tuple[Call, ...]:
        """She loses them."""
        game.cite(self.by, *(one.by for one in game.now(CaughtLosesMore)))
        return lose_will(source.who, self.number, source.card)
