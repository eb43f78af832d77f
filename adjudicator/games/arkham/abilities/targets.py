"""The target of an effect: chosen beforehand, or now."""

from collections.abc import Callable

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import Ask, Result
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context

Follow = Callable[[Arkham, Context, str], Result]
"""The thing that an effect does to its target."""


def on_target(game: Arkham, context: Context, found: tuple[str, ...], what: str, follow: Follow) -> Result:
    """Go on with the target that was chosen, with the only one there is, or with one that is chosen now."""
    if not found:
        game.note(f"there is no {what}")
        return None
    given = context.given and context.chosen[-1] in found
    if given or len(found) == 1:
        return _follow(game, context, context.chosen[-1] if given else found[0], follow)
    options = tuple(Option("choose", (entity,), context.you, entity) for entity in found)
    choice = Choice((context.you,), what, options, "target.2")
    return Ask(choice, lambda g, _local, option: _follow(g, context, option.meant(str), follow))


def _follow(game: Arkham, context: Context, target: str, follow: Follow) -> Result:
    return follow(game, context.choosing(target), target)
