"""Delayed effects: effects that an ability announces for a later timing point (entry Delayed Effects)."""

from typing import NamedTuple

from adjudicator.engine.events import Listener
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham import for_a_time
from adjudicator.games.arkham.abilities.in_vain import in_vain
from adjudicator.games.arkham.abilities.parts import is_about_the_chosen
from adjudicator.games.arkham.facts import DELAYED, DELAYED_CONTEXT, HOW_MANY_DELAYED
from adjudicator.games.arkham.game import DELAYED_ABILITY, Ability, Arkham, Effect, Trigger
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import hear


class SetUp(NamedTuple):
    """Set up a delayed effect."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    until: str = ""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if it is about a chosen card, and would change nothing as that is out of play; else it may matter."""
        out_of_play = any(not game.in_play(card) for card in context.chosen[-1:])
        return out_of_play and is_about_the_chosen(self.effects) and in_vain(game, context, self.effects)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The effect waits from now on for its timing point and initiates there as a forced ability does."""
        game.cite("delayed-effects.1")
        number = HOW_MANY_DELAYED(game) + 1
        HOW_MANY_DELAYED.put(game, DELAYED, number)
        ability = Ability("forced", self.trigger, effects=self.effects, during=self.until)
        if self.until:
            for_a_time.begin(game, _waiting(number), self.trigger, self.until, context)
        DELAYED_ABILITY[number].put(game, DELAYED, ability)
        DELAYED_CONTEXT[number].put(game, DELAYED, context)
        hear(game, Listener(context.this, -number), ability, True)
        return None


def _waiting(number: int) -> str:
    return f"delayed effect {number}"


def is_over(game: Arkham, listener: Listener) -> bool:
    """True if the time has passed in which what a delayed effect waits for had to come."""
    if not game.ability(listener).during or for_a_time.holding(game, _waiting(-listener.number)):
        return False
    game.because("delayed-effects.3")
    return True


def is_delayed(listener: Listener) -> bool:
    """True if a listener stands for a delayed effect, and not for an ability of its card."""
    return listener.number < 0


def initiated(game: Arkham, listener: Listener) -> None:
    """Stop listening: a delayed effect happens once, in its place among the forced abilities."""
    game.cite("priority-of-simultaneous-resolution.5")
    hear(game, listener, game.ability(listener), False)
