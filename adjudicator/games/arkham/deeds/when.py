"""The reasons why an ability cannot be used, or a card played, now: the moment, and reasons of any moment."""

import re
from collections.abc import Callable
from typing import Final

from adjudicator.engine.events import Listener
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham import closed_windows, hearing
from adjudicator.games.arkham.abilities.timing import REACTION, point
from adjudicator.games.arkham.actions.deeds import is_permitted, taken_by
from adjudicator.games.arkham.actions.requests import NO_CHANGE, Request, acting, at_this_point, may
from adjudicator.games.arkham.framework.turn import TAKE_AN_ACTION, TURN
from adjudicator.games.arkham.framework.windows import PLAYER_WINDOWS
from adjudicator.games.arkham.game import Arkham, Trigger
from adjudicator.games.arkham.moments import at_step, on_top
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.timing_point import Point
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.waiting import opportunity_here

IN_TURN: Final = (TAKE_AN_ACTION,)
"""The opportunity of an action."""
AT_LEISURE: Final = (TAKE_AN_ACTION, *PLAYER_WINDOWS)
"""The opportunities of free abilities and fast cards: all player windows."""
IN_ANSWER: Final = (REACTION,)
"""The opportunity of what answers to an event."""


def opportunities_of(game: Arkham, listener: Listener) -> tuple[Opportunity, ...]:
    """The opportunities at which an ability is used or a card is played."""
    ability = game.ability(listener)
    if ability.trigger is not None:
        return IN_ANSWER
    fast = ability.kind == "play" and game.has_keyword(listener.source, "fast")
    return AT_LEISURE if fast or ability.kind == "free" or is_permitted(game, listener) else IN_TURN


def takes_requests(game: Arkham) -> bool:
    """True if abilities may be used and cards played now without an event to which they answer."""
    return _is_open(game) or acting(game) is not None


def _is_open(game: Arkham) -> bool:
    """True in a player window, the one before 2.2.1 included."""
    return on_top(game, TURN.name) or opportunity_here(game) in PLAYER_WINDOWS


def why_not(game: Arkham, request: Request) -> Reasons:
    """The reasons why somebody may not use an ability or play a card now, each with its rule; none if they may."""
    declared, here, action = opportunities_of(game, request.listener), point(game), acting(game)
    if declared is IN_ANSWER and here is not None and hearing.answers(game, request.listener, here):
        return hearing.why_not(game, request, here)
    if action is not None and action.allows(game, request):
        return may(game, request)
    timing = _others_first(game, request, here) or _WRONG_MOMENT[declared](game, request)
    if request.listener.source != RULES:
        timing = at_this_point(timing)
    others = may(game, request)
    if declared is IN_ANSWER:
        # Only at its own moment is it known if its effect would change anything.
        others = tuple(reason for reason in others if reason.rule != NO_CHANGE)
    return tuple(dict.fromkeys((*timing, *others)))


def answers_here(game: Arkham, request: Request) -> bool:
    """True if an ability answers to the very event to which somebody may react now, and the investigator may use it."""
    here = point(game)
    if here is None or opportunities_of(game, request.listener) is not IN_ANSWER:
        return False
    return bool(hearing.answers(game, request.listener, here)) and not hearing.why_not(game, request, here)


def is_taken_here(game: Arkham, request: Request) -> bool:
    """True of an action that may be taken now, between two others."""
    return game.at_rest() and opportunities_of(game, request.listener) is IN_TURN and not may(game, request)


def missed(game: Arkham, request: Request) -> bool:
    """True if an ability was for this moment or an earlier one of the sequence being resolved, and for no later one."""
    declared, here = opportunities_of(game, request.listener), point(game)
    if declared is IN_ANSWER:
        return here is not None and bool(hearing.answers(game, request.listener, here))
    return declared is AT_LEISURE and _token_is_revealed(game)


def _others_first(game: Arkham, request: Request, here: Point | None) -> Reasons:
    """The reason that others may still react: nothing else is done before all of them have passed."""
    others = " and ".join(game.name(who) for who in here.left if who != request.who) if here else ""
    first = Reason("faq-reaction-opportunities.2", f"{others} may react first and has not passed")
    return (first,) if others else ALLOWED


def _not_this_event(game: Arkham, request: Request) -> Reasons:
    """The reason that an ability answers to another event, and is used at no other moment."""
    name, trigger = game.name(request.listener.source), game.ability(request.listener).trigger
    assert trigger is not None
    rules = ("triggering-condition.1", *_NAMES_ITS_TIME.get(_kind(game, request), ()), *_NONE_OF.get(trigger.kind, ()))
    return tuple(Reason(rule, f"{name} is for another moment: {_moment(trigger)}") for rule in rules)


_NAMES_ITS_TIME: Final = {"play": ("fast.5",)}
"""The rules by which a card is played only at the time that it names."""

_NONE_OF: Final = {"initiate": ("ability.12",)}
"""The rules by which something acts without this triggering condition: a constant ability is never initiated."""


def _no_window(game: Arkham, request: Request) -> Reasons:
    """The reasons that no player window is open, in which alone free abilities and fast cards are used."""
    if _is_open(game):
        return ALLOWED
    found: tuple[tuple[str, str], ...] = (("timing-and-gameplay.2", "no player window is open"),)
    if _token_is_revealed(game):
        found = (("skill-test-timing.4", "no player window opens between ST.3 and the end of the test"),)
    elif rule := closed_windows.closed_by(game):
        found += ((rule, "none opens at this step of the phase"),)
    name = "this" if request.listener.source == RULES else game.name(request.listener.source)
    found += tuple((rule, f"{name} is used in a player window") for rule in _IN_WINDOWS[_kind(game, request)])
    return tuple(Reason(*one) for one in found)


_IN_WINDOWS: Final = {"play": ("play.4",), "free": ("ability.27",)}
"""The rules by which cards are played, and abilities used, only while a player window is open."""


def _kind(game: Arkham, request: Request) -> str:
    return game.ability(request.listener).kind


def _not_in_turn(game: Arkham, request: Request) -> Reasons:
    """The reason that an action is taken in one's own turn, while nothing is being resolved."""
    if on_top(game, TURN.name):
        return ALLOWED
    rules = taken_by(game.ability(request.listener))[:1]
    if request.listener.source != RULES:
        rules += _BY_AN_ACTION.get(_kind(game, request), ())
    return tuple(Reason(rule, "an action is taken in one's own turn, between two actions") for rule in rules)


_BY_AN_ACTION: Final = {"action": ("ability.33",)}
"""The rules by which an ability of a card is used only by the action of its user's own turn."""


_WRONG_MOMENT: Final[dict[tuple[Opportunity, ...], Callable[[Arkham, Request], Reasons]]] = {
    IN_ANSWER: _not_this_event,
    AT_LEISURE: _no_window,
    IN_TURN: _not_in_turn,
}
"""The reasons against a use at a moment that is none of its opportunities."""


def _token_is_revealed(game: Arkham) -> bool:
    """True if a test is past the last of its player windows."""
    return at_step(game, "skill test", "ST.3", "ST.8") == "here"


def _moment(trigger: Trigger) -> str:
    """The timing point of an ability in words: `when an enemy attacks an investigator`."""
    from adjudicator.games.arkham.vocabulary.events import event_of

    happens = re.sub(r" \(\w+\)|;.*", "", event_of(trigger).says)
    return f"{'before' if trigger.timing == 'would' else trigger.timing} {happens}"
