"""Limits and maximums: how often an ability or card has been used in a period (entry Limits and Maximums)."""

from typing import cast

from adjudicator.engine.events import Listener
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.cards import Limit
from adjudicator.games.arkham.game import TABLE, Arkham

PERIODS = ("round", "phase", "turn", "game", "test", "attack")


def stamp(game: Arkham, period: str) -> int:
    """Which period of its kind it is now: the count of those that have begun."""
    return 0 if period == "game" else game.number(TABLE, f"{period} number")


def reasons(game: Arkham, who: str, listener: Listener) -> Reasons:
    """Why a limit or maximum forbids a further use; empty if none does."""
    limit = limit_of(game, listener)
    if limit is None or used(game, who, listener, limit) < limit.times:
        return ()
    rule = {"limit": "limits-and-maximums.2", "group": "limits-and-maximums.10"}.get(limit.scope, "")
    if not rule:
        rule = "limits-and-maximums.11" if game.ability(listener).kind == "play" else "limits-and-maximums.14"
    times = f"{limit.times} time{'s' if limit.times > 1 else ''} per {limit.period}"
    return (Reason(rule, f"{game.name(listener.source)} has been used {times} already"),)


def limit_of(game: Arkham, listener: Listener) -> Limit | None:
    """The limit of an ability, or the maximum of the card that is played."""
    ability = game.ability(listener)
    if ability.limit is not None:
        return ability.limit
    card = game.cards[listener.source]
    if ability.kind == "play" and card.limit is not None and card.limit.scope == "max":
        return card.limit
    return None


def _cell(game: Arkham, who: str, listener: Listener, limit: Limit) -> tuple[str, str]:
    card = game.cards[listener.source]
    if limit.scope == "max":
        return f"max {card.name}", f"used {listener.number}"
    if limit.scope == "group" or game.text(listener.source, "controller"):
        return listener.source, f"used {listener.number}"
    return listener.source, f"used {listener.number} by {who}"


def used(game: Arkham, who: str, listener: Listener, limit: Limit) -> int:
    """How often it has been used in the present period."""
    holder, field = _cell(game, who, listener, limit)
    count, when = cast("tuple[int, int]", game.state.read(holder, field, (0, -1)))
    return count if when == stamp(game, limit.period) else 0


def use(game: Arkham, who: str, listener: Listener) -> None:
    """A use is counted when the ability is initiated, whatever becomes of its effect."""
    limit = limit_of(game, listener)
    if limit is None:
        return
    holder, field = _cell(game, who, listener, limit)
    if game.state.read(holder, field) is not None and used(game, who, listener, limit) == 0:
        game.cite("limits-and-maximums.3")
    count = used(game, who, listener, limit) + 1
    game.write(holder, field, (count, stamp(game, limit.period)))


def begin_period(game: Arkham, period: str) -> None:
    """A new period begins: what was used in the last one may be used again."""
    game.state.write(TABLE, f"{period} number", game.number(TABLE, f"{period} number") + 1)
