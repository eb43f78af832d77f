"""The actions of an investigator in a turn: three, minus lost ones, plus additional ones (entry Action, FAQ 1.10)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Listener
from adjudicator.engine.procedures import Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.limits import stamp
from adjudicator.games.arkham.actions.deeds import kind_of
from adjudicator.games.arkham.additional_actions import TAKEN_IN, additional
from adjudicator.games.arkham.facts import (
    ACTIONS,
    ACTIONS_LOST,
    ACTIONS_TAKEN,
    TAKEN_BEFORE,
    TURN_TAKEN,
)
from adjudicator.games.arkham.game import Ability, Arkham
from adjudicator.games.arkham.names import RULES

STANDARD: Final = 3
"""The number of actions that everybody has in a turn."""

ANYTHING: Final = ("anything",)
"""What an additional action without a condition is for."""


def qualifying(game: Arkham, who: str, action: Listener) -> tuple[Listener, ...]:
    """The additional actions as which an action can count: those without a condition, and those meant for it."""
    return tuple(listener for listener in additional(game, who) if _meant_for(game, listener, action))


def _meant_for(game: Arkham, listener: Listener, action: Listener) -> bool:
    """True if an additional action may be spent on this: on such a deed, and on the ability of such a card."""
    gives, deed = game.ability(listener), kind_of(game.ability(action)).word
    # An ability of a card is activated, whatever kind of action it is.
    activated = game.ability(action).kind == "action" and action.source != RULES
    meant = deed in gives.additional_to or (activated and "activate" in gives.additional_to)
    if gives.additional_to and not meant:
        return False
    if gives.additional_on is None:
        return True
    return (activated or meant) and gives.additional_on.fits(game, game.context(listener), action.source)


def left_of(game: Arkham, who: str, kind: str = "") -> int:
    """The number of additional actions that an investigator has left: of all kinds, or for one kind of thing."""
    wanted = kind.lower()
    kinds = [_kinds(game.ability(listener)) for listener in game.consider(lambda: additional(game, who))]
    return sum(not wanted or any(wanted in (one, f"{one}s") for one in found) for found in kinds)


def _kinds(ability: Ability) -> tuple[str, ...]:
    """The words that tell for what an additional action is: the actions, and traits of the cards; or anything."""
    traits = tuple(trait.lower() for trait in getattr(ability.additional_on, "trait", ()))
    return (*ability.additional_to, *traits) or ANYTHING


def left_for(game: Arkham, who: str, action: Listener) -> int:
    """The number of actions that an investigator has left to spend on this."""
    return ACTIONS(game, who) + len(qualifying(game, who, action))


def for_anything(game: Arkham, who: str) -> tuple[Listener, ...]:
    """The additional actions that an investigator may spend on whatever costs one."""
    return tuple(found for found in additional(game, who) if _kinds(game.ability(found)) == ANYTHING)


def left_for_anything(game: Arkham, who: str) -> int:
    """The number of actions that an investigator has left in a turn that has begun, for whatever costs one."""
    return ACTIONS(game, who) + len(for_anything(game, who)) if game.active == who else 0


def alike(game: Arkham, found: tuple[Listener, ...]) -> bool:
    """True if it makes no difference which of several additional actions is gone: copies of a card give them."""
    return len({(game.cards[listener.source].title, listener.number) for listener in found}) < 2


def use_up(game: Arkham, listener: Listener) -> None:
    """Use up an additional action; the next turn brings another."""
    TAKEN_IN[listener.number].set(game, listener.source, stamp(game, "turn") + 1)


def spend(game: Arkham, who: str, actions: int, as_additional: tuple[Listener, ...], *by: str) -> None:
    """Spend actions by these rules, the additional ones that qualify first."""
    for listener in as_additional:
        game.applied(listener.source, str(listener.number))
        game.note(f"{game.name(who)} spends the additional action of {game.name(listener.source)}")
        game.cite("faq-additional-actions.1")
        use_up(game, listener)
    standard = actions - len(as_additional)
    ACTIONS.set(game, who, ACTIONS(game, who) - standard, *by)
    ACTIONS_TAKEN.set(game, who, ACTIONS_TAKEN(game, who) + actions, *(() if standard else by))


# -- losing actions ---------------------------------------------------------------------------------------------------


class Losing(NamedTuple):
    """An investigator who loses this many actions."""

    who: str
    amount: int


def lose(game: Arkham, who: str, amount: int) -> Call | None:
    """Lose actions now or, before the turn has begun, take them off the turn of this round."""
    if game.active == who:
        return Call(LOSING, Losing(who, amount))
    ACTIONS_LOST.set(game, who, ACTIONS_LOST(game, who) + amount)
    return None


def may_lose(game: Arkham, who: str) -> bool:
    """True if an investigator has an action left in this turn, or has a turn to come in this round."""
    if game.active == who:
        return bool(ACTIONS(game, who) or additional(game, who))
    return not TURN_TAKEN(game, who)


def begin_turn(game: Arkham, who: str) -> Call | None:
    """Give the investigator the actions of a turn: three, minus those lost in this round."""
    ACTIONS.set(game, who, STANDARD)
    TAKEN_BEFORE.put(game, who, ACTIONS_TAKEN(game, who))
    lost = ACTIONS_LOST(game, who)
    if not lost:
        return None
    ACTIONS_LOST.clear(game, who)
    return Call(LOSING, Losing(who, lost))


def _lose(game: Arkham, local: Losing) -> Result:
    """Lose standard actions first, then additional ones in the order that the investigator chooses."""
    who, amount = local
    game.cite("action.4", "faq-additional-actions.3")
    standard = min(amount, ACTIONS(game, who))
    found = additional(game, who)
    ACTIONS.set(game, who, ACTIONS(game, who) - standard)
    return Go(Losing(who, min(amount - standard, len(found))))


def _lose_additional(game: Arkham, local: Losing) -> Result:
    who, amount = local
    if not amount:
        return None
    found = additional(game, who)
    if len(found) <= amount or alike(game, found):
        for listener in found[:amount]:
            use_up(game, listener)
        return None
    options = tuple(Option("loses", (listener.source,), who, listener) for listener in found)
    return Ask(Choice((who,), "which additional action is lost", options, "faq-additional-actions.4"), _lost)


def _lost(game: Arkham, local: Losing, option: Option) -> Result:
    game.cite("faq-additional-actions.4")
    use_up(game, option.meant(Listener))
    return Go(Losing(local.who, local.amount - 1), "additional actions")


LOSING: Final = Procedure(
    "lose actions",
    Step("", "standard actions", _lose),
    Step("", "additional actions", _lose_additional),
)
