"""Effects that hold other effects: "may", "one of", "if", and Sin dice that are no fight and no check."""

from typing import Final

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.choosing import Among, picked
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Effect, Effects, EffectsByName, Resolving, head, part, resolve
from adjudicator.games.kit.kinds import Number
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.conditions import HOLDS, Holds
from adjudicator.games.others.cards.in_force import hold
from adjudicator.games.others.dice import BURST, CORRUPTION, HIT, SIN_DICE, SIN_EXTRA, sin_rolls, sin_takes_up
from adjudicator.games.others.effects.choosing import CHOOSES_AN_EFFECT, RESOLVES_IT
from adjudicator.games.others.effects.effect import CardEffect, rule_of
from adjudicator.games.others.facts import sins_player
from adjudicator.games.others.source import Source

Several = tuple[Effect, ...]


class May(CardEffect):
    """Effects that whoever decides has resolved or not."""

    word = "may"
    effects: Several = head(Effects[Effect]())

    def resolves(self, game: Play, source: Source) -> Result:
        """As he decides."""
        return ask(game, RESOLVES_IT, source.decider, _may, rule=rule_of(game, source), optional=True)


def _may(game: Play, doing: Resolving[May, Source], option: Option) -> Result:
    return None if option.declines else resolve(doing.effect.effects, doing.source)


class OneOf(CardEffect):
    """Of several effects exactly one is resolved, by choice."""

    word = "one of"
    options: tuple[tuple[str, Effect], ...] = head(EffectsByName[Effect]())

    def resolves(self, game: Play, source: Source) -> Result:
        """Whoever decides chooses."""
        among = Among(tuple(name for name, _one in self.options), rule_of(game, source))
        return ask(game, CHOOSES_AN_EFFECT, source.decider, _one, among, rule=rule_of(game, source))


def _one(game: Play, doing: Resolving[OneOf, Source], option: Option) -> Result:
    return Go(doing, END, resolve((dict(doing.effect.options)[picked(game, option)],), doing.source))


class If(CardEffect):
    """Effects that are resolved if something is so of the hero; others if not."""

    word = "if"
    condition: Holds = head(HOLDS)
    then: Several = part(Effects[Effect]())
    otherwise: Several = part(Effects[Effect](), ())

    def resolves(self, game: Play, source: Source) -> Result:
        """As it is just then."""
        return resolve(self.then if hold(game, source.who, (self.condition,)) else self.otherwise, source)


class RollSinDice(CardEffect):
    """The Sins player rolls Sin dice, and each result of a kind brings its effects."""

    word = "roll sin dice"
    dice: int = head(Number(1, 9, "a number of dice"))
    hit: Several = part(Effects[Effect](), ())
    corruption: Several = part(Effects[Effect](), ())

    def resolves(self, game: Play, source: Source) -> Result:
        """All extra dice are rolled before."""
        return (*sin_rolls(game, self.dice), Call(SIN_EXTRA, ""), Call(AFTER_A_ROLL, Resolving(self, source)))


def _after_a_roll(game: Play, doing: Resolving[RollSinDice, Source]) -> Result:
    effect, sin = doing.effect, sins_player(game)
    hits, corruptions = SIN_DICE.showing(game, sin, HIT, BURST), SIN_DICE.showing(game, sin, CORRUPTION)
    sin_takes_up(game)
    return resolve(effect.hit * hits + effect.corruption * corruptions, doing.source)


AFTER_A_ROLL: Final = Procedure("after a roll of Sin dice", Step("", "results", _after_a_roll))
WORDS: Final = (May, OneOf, If, RollSinDice)
