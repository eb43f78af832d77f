"""For what the game ends as one investigator is eliminated (entry Elimination)."""

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.facts import OWNER
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.places import listeners


def weaknesses_of(game: Arkham, who: str) -> tuple[str, ...]:
    """The weaknesses in play that an investigator owns (elimination.5)."""
    return tuple(card for card in game.cards if _is_weakness_of(game, card, who))


def _is_weakness_of(game: Arkham, card: str, who: str) -> bool:
    return game.cards[card].weakness and game.in_play(card) and OWNER(game, card) == who


def ends_for(game: Arkham, listener: Listener, who: str) -> bool:
    """True if the elimination of an investigator is the end of the game for an ability.

    It is for the weaknesses in play that the investigator owns, and for what says so itself, wherever it lies.
    """
    trigger = game.ability(listener).trigger
    if trigger is not None and trigger.or_eliminated and game.context(listener).you == who:
        return True
    return _is_weakness_of(game, listener.source, who)


def ends_for_any(game: Arkham, who: str) -> bool:
    """True if the game ends for anything as an investigator is eliminated."""
    if weaknesses_of(game, who):
        return True
    return any(ends_for(game, listener, who) for listener in listeners(game, "end game", "when"))
