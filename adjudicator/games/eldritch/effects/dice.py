"""Dice that an effect has rolled and that are no test."""

from typing import Final

from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.eldritch.effects.effect import CardEffect
from adjudicator.games.eldritch.skill_tests.pool import DICE
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.effects import Effect, Effects, Resolving, SomeOf, head, part, resolve
from adjudicator.games.kit.kinds import Number
from adjudicator.games.kit.play import Play


class RollDie(CardEffect):
    """Dice are rolled, which is no test; what follows depends on whether one of them shows one of some faces."""

    word = "roll dice"
    dice: int = head(Number(1, 9, "a number of dice"))
    on: tuple[int, ...] = part(SomeOf(Number(1, 6, "a face of a die")))
    then: tuple[Effect, ...] = part(Effects[Effect](), ())
    otherwise: tuple[Effect, ...] = part(Effects[Effect](), ())

    def resolves(self, game: Play, source: Source) -> Result:
        """Neither skills nor Clues change them."""
        game.cite("tests-full.15")
        return (DICE.roll(source.who, self.dice), Call(AFTER_A_ROLL, Resolving(self, source)))


def _after(game: Play, doing: Resolving[RollDie, Source]) -> Result:
    effect, source = doing
    shows = DICE.showing(game, source.who, *map(str, effect.on))
    DICE.clear(game, source.who)
    return resolve(effect.then if shows else effect.otherwise, source)


AFTER_A_ROLL: Final = Procedure("after a roll", Step("", "effects", _after))
WORDS: Final = (RollDie,)
