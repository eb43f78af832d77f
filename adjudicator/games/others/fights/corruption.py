"""Voluntary corruption: bought before the dice of a fight or a crisis, for that roll."""

from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.in_force import why_not_allowed
from adjudicator.games.others.cards.words import TAKE_CORRUPTION
from adjudicator.games.others.components.heroes import LEVELS
from adjudicator.games.others.facts import BOUGHT, COVERED, LEVEL
from adjudicator.games.others.harm import raise_level


class TakesCorruption(Action):
    """A hero takes voluntary corruption for the roll that is about to come."""

    says = "{who:hero} takes voluntary corruption"
    rule = "voluntary-corruption.2"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Once for each roll, below the last level."""
        found = not_unless(LEVEL(game, who) < LEVELS, "voluntary-corruption.8", f"{who} is at level {LEVELS}")
        return (
            found
            + not_unless(not BOUGHT(game, who), "voluntary-corruption.4", f"{who} has taken it for this roll")
            + why_not_allowed(game, who, TAKE_CORRUPTION)
        )

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """One level up, for the bonuses of that level and of those to its left."""
        raise_level(game, who, "voluntary-corruption.3", "voluntary-corruption.1")
        BOUGHT.set(game, who, LEVEL(game, who), "voluntary-corruption.5", *_covered(game, who))


def _covered(game: Play, who: str) -> tuple[str, ...]:
    """The rules of the wounds that lie on the slots up to the level."""
    covered = [slot for slot in COVERED(game, who) if slot <= LEVEL(game, who)]
    lost = ("taking-wounds.2",) if any(slot > 1 for slot in covered) else ()
    return (*lost, "taking-wounds.4") if 1 in covered else lost


class WithdrawsCorruption(Action):
    """A hero takes the voluntary corruption back, in answer to what the Sins player does before the dice."""

    says = "{who:hero} withdraws the voluntary corruption"
    rule = "voluntary-corruption.10"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """What was taken for this roll."""
        return not_unless(BOUGHT(game, who) > 0, self.rule, f"{who} has taken none for this roll")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """The marker goes back."""
        LEVEL.set(game, who, BOUGHT(game, who) - 1, self.rule)
        BOUGHT.set(game, who, 0, self.rule)


TAKES, WITHDRAWS = TakesCorruption(), WithdrawsCorruption()


def _offer(game: Play, who: str) -> Result:
    return ask(game, TAKES, who, _taken, optional=True)


def _taken(game: Play, who: str, option: Option) -> Result:
    return Go(who, END, () if option.declines else done(game, option))


def _offer_again(game: Play, who: str) -> Result:
    """In answer to the Sins player it may still be taken, or withdrawn."""
    return ask(game, (TAKES, WITHDRAWS), who, _answered, rule="voluntary-corruption.10", optional=True)


def _answered(game: Play, who: str, option: Option) -> Result:
    if option.declines:
        return None
    game.note(f"{who} answers what the Sins player has done")
    game.explain("voluntary-corruption.10")
    return Go(who, END, done(game, option))


OFFER: Final = Procedure("voluntary corruption", Step("", "offer", _offer))
ANSWER: Final = Procedure("voluntary corruption again", Step("", "offer again", _offer_again))


def forget(game: Play, who: str) -> None:
    """The bonuses hold for one roll only."""
    BOUGHT.set(game, who, 0, "voluntary-corruption.6")


DECISIONS: Final = (TAKES, WITHDRAWS)
PROCEDURES: Final = (OFFER, ANSWER)
