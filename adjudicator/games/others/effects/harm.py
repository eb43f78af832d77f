"""Wounds and corruption that effects bring and take away, and death."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call, Result
from adjudicator.games.kit.actions import Action
from adjudicator.games.kit.decisions import decide
from adjudicator.games.kit.effects import head
from adjudicator.games.kit.kinds import Words
from adjudicator.games.kit.play import Play
from adjudicator.games.others.effects.effect import (
    AMOUNT,
    CHOSEN,
    CURRENT,
    THE_HERO,
    CardEffect,
    OfHeroes,
    concerned,
    rule_of,
)
from adjudicator.games.others.facts import COVERED, LEVEL, WOUNDS
from adjudicator.games.others.harm import DEATH, cannot_heal, corrupt, heal, why_not_heal, wound
from adjudicator.games.others.source import Source


class Wounds(OfHeroes):
    """Heroes take wounds."""

    word = "wounds"
    number: int = head(AMOUNT)

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """One after the other; no Defense helps."""
        return wound(game, who, self.number, rule_of(game, source))


class Corruption(OfHeroes):
    """Heroes are forced to take corruption."""

    word = "corruption"
    number: int = head(AMOUNT)

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """One after the other."""
        return corrupt(game, who, self.number, "forced-corruption.1") if game.applies("taking-corruption.2") else None


class Heal(OfHeroes):
    """Heroes remove wound markers of their choice."""

    word = "heal"
    number: int = head(AMOUNT)

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """As many as there are, at most; nothing happens to whoever cannot heal."""
        barred = cannot_heal(game, who)
        if barred and game.applies(*(reason.rule for reason in barred)):
            return None
        return tuple(decide(REMOVES_A_WOUND, who) for _ in range(min(self.number, WOUNDS(game, who))))


class RemovesAWound(Action):
    """A hero takes off one of his wound markers by an effect."""

    says = "{who:hero} removes the wound on slot {slot:slot}"
    rule = "taking-wounds.7"
    waits = True
    asks = "a wound to remove"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The slots that are covered."""
        return COVERED(game, who)

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that lies there."""
        return why_not_heal(game, who, slots[0])

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """The bonus of the slot is free again."""
        heal(game, who, slots[0], self.rule)


REMOVES_A_WOUND: Final = RemovesAWound()


class LowerCorruption(OfHeroes):
    """Heroes go down on the corruption track."""

    word = "lower corruption"
    number: int = head(AMOUNT)

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """Not below the first level."""
        LEVEL.set(game, who, max(1, LEVEL(game, who) - self.number), rule_of(game, source))
        return None


class Dies(CardEffect):
    """A hero is killed, whatever wounds he has."""

    word = "dies"
    of: str = head(Words(THE_HERO, CURRENT, CHOSEN, meaning="the hero"))

    def resolves(self, game: Play, source: Source) -> Result:
        """At once."""
        return tuple(Call(DEATH, who) for who in concerned(game, source, self.of))


WORDS: Final = (Wounds, Corruption, Heal, LowerCorruption, Dies)
DECISIONS: Final = (REMOVES_A_WOUND,)
