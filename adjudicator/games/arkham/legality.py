"""Why an ability cannot be used, or a card not be played, now: the moment, and what stands against it at any moment."""

import re

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.abilities import hearing
from adjudicator.games.arkham.abilities.timing import point
from adjudicator.games.arkham.actions.due import own_turn_rule
from adjudicator.games.arkham.actions.requests import NO_CHANGE, RULES, Request, acting, at_this_point, may
from adjudicator.games.arkham.framework import closed
from adjudicator.games.arkham.framework.turn import TURN
from adjudicator.games.arkham.framework.windows import PLAYER_WINDOW
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.moments import at_step, on_top
from adjudicator.games.arkham.words import Trigger


def why_not(game: Arkham, request: Request) -> Reasons:
    """Why somebody may not use an ability or play a card now, by the rules that forbid it; empty if they may."""
    ability = game.ability(request.listener)
    here = point(game)
    if here is not None and ability.trigger is not None and hearing.answers(game, request.listener, here):
        return hearing.why_not(game, request, here)
    action = acting(game)
    if action is not None and action.allows(game, request):
        return may(game, request)
    timing = _not_now(game, request)
    if request.listener.source != RULES:
        timing = at_this_point(timing)
    others = may(game, request)
    if ability.trigger is not None:
        # What an effect could change is known only at the moment it answers to.
        others = tuple(reason for reason in others if reason.rule != NO_CHANGE)
    return tuple(dict.fromkeys((*timing, *others)))


def takes_requests(game: Arkham) -> bool:
    """Whether abilities are used and cards played now without an event to which they answer."""
    return on_top(game, PLAYER_WINDOW.name, TURN.name) or acting(game) is not None


def missed(game: Arkham, request: Request) -> bool:
    """Whether an ability was for this moment or one before, in what is being resolved, and for none that comes."""
    here = point(game)
    if game.ability(request.listener).trigger is not None:
        return here is not None and bool(hearing.answers(game, request.listener, here))
    return _at_leisure(game, request) and _token_is_revealed(game)


def _not_now(game: Arkham, request: Request) -> Reasons:
    """Why the moment is not one at which an ability of this kind may be used."""
    ability, name = game.ability(request.listener), game.name(request.listener.source)
    here = point(game)
    if here is not None and any(who != request.who for who in here.left):
        others = " and ".join(game.name(who) for who in here.left if who != request.who)
        return (Reason("faq-reaction-opportunities.2", f"{others} may react first and has not passed"),)
    if ability.trigger is not None:
        return (Reason("triggering-condition.1", f"{name} is for another moment: {_moment(ability.trigger)}"),)
    if _at_leisure(game, request):
        closed_now = _no_window(game)
        played = Reason("play.4", f"{name} is played in a player window")
        return (*closed_now, played) if closed_now and ability.kind == "play" else closed_now
    if on_top(game, TURN.name):
        return ALLOWED
    rule = own_turn_rule(game, request.listener)
    return (Reason(rule, "an action is taken in one's own turn, between two actions"),)


def _no_window(game: Arkham) -> Reasons:
    """Why nothing can be used at one's leisure now; empty in a player window."""
    if on_top(game, PLAYER_WINDOW.name, TURN.name):
        return ALLOWED
    if _token_is_revealed(game):
        return (Reason("skill-test-timing.4", "no player window opens between ST.3 and the end of the test"),)
    rule = closed.closed_by(game)
    so = (Reason(rule, "none opens at this step of the phase"),) if rule else ()
    return (Reason("timing-and-gameplay.2", "no player window is open"), *so)


def _at_leisure(game: Arkham, request: Request) -> bool:
    """Whether something is used or played in a player window: a free ability or a fast card."""
    kind = game.ability(request.listener).kind
    return kind == "free" or (kind == "play" and "fast" in game.cards[request.listener.source].keywords)


def _token_is_revealed(game: Arkham) -> bool:
    """Whether a test is past the last of its player windows."""
    return at_step(game, "skill test", "ST.3", "ST.8") == "here"


def _moment(trigger: Trigger) -> str:
    """The timing point of an ability in words: `when an enemy attacks an investigator`."""
    from adjudicator.games.arkham.vocabulary.triggers import EVENTS, WOULD

    kind = next((word for word, other in WOULD.items() if other == trigger.kind), trigger.kind)
    happens = re.sub(r" \(\w+\)|;.*", "", EVENTS.get(kind, kind))
    return f"{'before' if trigger.timing == 'would' else trigger.timing} {happens}"
