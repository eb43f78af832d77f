"""Effects so many times: at once where that can be reckoned, otherwise one after the other (entry For Each)."""

from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.words import of_some


def for_each(game: Arkham, effects: tuple[Effect, ...], number: int) -> tuple[Effect, ...]:
    """So many times the effects: as one where that can be reckoned, otherwise one instance after the other."""
    makers = [of_some(effect, "times") for effect in effects]
    if None in makers:
        game.because("faq-for-each.3", "faq-for-each.4")
        return effects * number
    game.because("faq-for-each.1", "faq-for-each.2")
    return tuple([times(number) for times in makers])
