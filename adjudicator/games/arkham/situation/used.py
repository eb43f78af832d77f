"""How often the limited abilities of a card have been used already, as a file says it."""

from typing import Final

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.abilities.limits import Uses, stamp
from adjudicator.games.arkham.actions.allowance import use_up
from adjudicator.games.arkham.additional_actions import is_used_up
from adjudicator.games.arkham.facts import USED
from adjudicator.games.arkham.game import Ability, Arkham

OVER_AT_REST: Final = ("test", "attack", "action")
"""The periods that are over between two actions."""


def _limited(game: Arkham, card: str) -> tuple[tuple[int, Ability], ...]:
    """The abilities of a card that can be used only so often, and those that give an additional action."""
    abilities = enumerate(game.cards[card].abilities)
    return tuple(one for one in abilities if one[1].additional_action or (one[1].limit and one[1].limit.scope != "max"))


def use(game: Arkham, card: str, times: tuple[int, ...]) -> None:
    """Note how often they have been used in the present period; one number counts for each of them."""
    limited = _limited(game, card)
    for (number, ability), used in zip(limited, times * len(limited) if len(times) == 1 else times, strict=False):
        if used and ability.limit is not None:
            by = ((game.controller(card), game.controller(card)),) * used
            USED[number].put(game, card, Uses(stamp(game, ability.limit.period), by))
        elif used:
            use_up(game, Listener(card, number))


def times_used(game: Arkham, card: str) -> tuple[int, ...]:
    """How often each of them has been used in the present period."""
    return tuple(_times(game, card, number, ability) for number, ability in _limited(game, card))


def _times(game: Arkham, card: str, number: int, ability: Ability) -> int:
    uses = USED[number](game, card)
    if ability.limit is None:
        return int(is_used_up(game, Listener(card, number)))
    period = ability.limit.period
    now = isinstance(uses, Uses) and period not in OVER_AT_REST and uses.period == stamp(game, period)
    return uses.total if now and isinstance(uses, Uses) else 0
