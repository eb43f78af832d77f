"""Effects from which nothing could come, and what keeps it from coming."""

from adjudicator.engine.legality import Reasons
from adjudicator.games.arkham.abilities.leading import is_needed, leading
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.words import Context, of_some


def in_vain(game: Arkham, context: Context, effects: tuple[Effect, ...]) -> bool:
    """True if none of the effects could change the game state; without the one that leads there are no others."""
    first = leading(effects)
    if first is not None and is_needed(first) and first.futile(game, context):
        return True
    return all(effect.futile(game, context) for effect in effects)


def are_void(game: Arkham, context: Context, effects: tuple[Effect, ...]) -> bool:
    """True if all of these results of a test say that nothing follows as things are: no clue, no evasion, no damage."""
    voids = [of_some(effect, "void") for effect in effects]
    return all(void is not None and bool(void(game, context)) for void in voids)


def hindrances(game: Arkham, context: Context, effects: tuple[Effect, ...]) -> Reasons:
    """The reasons for which the effects could change nothing, as far as they can say more than that."""
    hindered = (of_some(effect, "hindered") for effect in effects)
    return tuple(dict.fromkeys(reason for found in hindered if found for reason in found(game, context)))
