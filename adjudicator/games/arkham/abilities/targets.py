"""The one thing that an effect is about, chosen beforehand or now."""

from typing import cast

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import Ask, Result
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context


def _chosen_target(context: Context, found: tuple[str, ...]) -> str:
    return next((target for target in context.chosen if target in found), "")


def on_target(game: Arkham, context: Context, found: tuple[str, ...], what: str, go: object) -> Result:
    if not found:
        game.note(f"there is no {what}")
        return None
    target = _chosen_target(context, found)
    if target or len(found) == 1:
        return cast(Result, go(game, context._replace(chosen=(target or found[0],)), target or found[0]))  # type: ignore[operator]
    options = tuple(Option("choose", (entity,), context.you, entity) for entity in found)
    choice = Choice((context.you,), what, options)
    return Ask(choice, lambda g, _c, option: go(g, context._replace(chosen=(option.value,)), option.value))  # type: ignore[operator]
