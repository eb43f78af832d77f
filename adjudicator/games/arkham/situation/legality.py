"""The legality of a deed of the file at this moment, with the rules against it."""

import re
from collections.abc import Callable

from adjudicator.engine.choices import Chance, Choice, Option
from adjudicator.engine.events import Listener
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.hearing import is_met
from adjudicator.games.arkham.abilities.timing import REACTING, happening
from adjudicator.games.arkham.actions.due import own_turn_rule
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import (
    BASIC,
    RULES,
    Request,
    at_this_point,
    may,
    unplayable,
)
from adjudicator.games.arkham.damage.dealing import why_not_assign
from adjudicator.games.arkham.framework import closed
from adjudicator.games.arkham.framework.turn import why_not_begin
from adjudicator.games.arkham.game import TABLE
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.setting_up import choosing, hands
from adjudicator.games.arkham.situation.information import is_about_information, why_not_know
from adjudicator.games.arkham.skill_test.commit import may_commit
from adjudicator.games.arkham.words import Trigger
from adjudicator.games.interface import Deed


def answers_to_this(game: Rules, deed: Deed, question: Choice) -> bool:
    """True if a deed is a reaction to the kind of event to which this question lets everybody react."""
    return any(_of_this_kind(game, request, question) for request in _requests(game, deed))


def _of_this_kind(game: Rules, request: Request, question: Choice | Chance | None) -> bool:
    """True if an ability answers to the same kind of event, at the same point, as those that may be used now."""
    trigger = game.ability(request.listener).trigger
    if trigger is None or question is None or question.rule != REACTING:
        return False
    offered = (option.value for option in question.options if isinstance(option.value, Listener))
    others = (game.ability(listener).trigger for listener in offered)
    return any(other and (other.timing, other.kind) == (trigger.timing, trigger.kind) for other in others)


def _is_met(game: Rules, request: Request) -> bool:
    """True if an event to which everybody may react now is the triggering condition of the ability."""
    return any(is_met(game, request._replace(scope=scope)) for scope in happening(game))


def wanted(game: Rules, deed: Deed) -> Option | None:
    """The legal option that a deed asks for between two actions, found without looking at all others."""
    for request in _requests(game, deed):
        if not may(game, request) and not _timing(game, request):
            return request.option(game)
    return None


def why_not(game: Rules, deed: Deed) -> Reasons:
    """The reasons why a deed is not legal at this moment."""
    if deed.draw:
        return ALLOWED
    if is_about_information(deed):
        return why_not_know(game, deed)
    judged = _JUDGED.get(deed.verb)
    if judged is not None:
        return judged(game, deed)
    requests = _requests(game, deed)
    if not requests:
        return unplayable(game, deed.things[0]) if deed.verb == "play" else ()
    best: Reasons | None = None
    for request in requests:
        timing = _timing(game, request)
        if request.listener.source != RULES:
            timing = at_this_point(timing)
        others = may(game, request)
        if timing and game.ability(request.listener).trigger is not None:
            # Only at its own moment is it known if its effect would change anything.
            others = tuple(reason for reason in others if reason.rule != "initiation-sequence.3")
        reasons = tuple(dict.fromkeys((*timing, *others)))
        if not reasons:
            return ALLOWED
        if best is None or len(reasons) < len(best):
            best = reasons
    return best or ALLOWED


def attempt(game: Rules, deed: Deed) -> Call | None:
    """The initiation of something that is not legal, which begins with the checks and ends there."""
    requests = _requests(game, deed)
    if not requests or not all(may(game, request) for request in requests):
        return None
    return initiate(requests[0])


def _requests(game: Rules, deed: Deed) -> list[Request]:
    if deed.verb in BASIC:
        for number, ability in enumerate(game.cards[RULES].abilities):
            if ability.name == deed.verb:
                return [Request(deed.who, Listener(RULES, number), deed.things)]
    if deed.verb not in ("use", "play"):
        return []
    source = deed.things[0]
    found: list[Request] = []
    for number, ability in enumerate(game.cards[source].abilities):
        if (ability.kind == "play") is not (deed.verb == "play"):
            continue
        if ability.kind not in ("play", "free", "action", "reaction"):
            continue
        if any(name not in ability.name.lower() for name in deed.things[1:]):
            continue
        first = ability.effects[0] if ability.effects else None
        targets = tuple(thing for later in deed.then for thing in later.things if thing in game.cards)
        if not hasattr(first, "targets"):
            targets = ()
        found.append(Request(deed.who, Listener(source, number), targets))
    return found


def is_action(game: Rules, deed: Deed) -> bool:
    """True if a card can be used or played only as an action."""
    requests = _requests(game, deed)
    return bool(requests) and all(_takes_an_action(game, request) for request in requests)


def _takes_an_action(game: Rules, request: Request) -> bool:
    ability = game.ability(request.listener)
    if ability.trigger is not None or ability.kind not in ("action", "play"):
        return False
    return ability.kind == "action" or "fast" not in game.cards[request.listener.source].keywords


def _timing(game: Rules, request: Request) -> Reasons:
    """The reasons why this kind of ability may not be used at this moment."""
    ability = game.ability(request.listener)
    name = game.name(request.listener.source)
    moment = game.stack.procedure.name if game.stack else ""
    in_test = game.state.read("test", "spec") is not None
    question = game.waiting.question if game.waiting is not None else None
    if _of_this_kind(game, request, question):
        if not _is_met(game, request):
            return (Reason("triggering-condition.1", f"this is not what {name} answers to"),)
        if may(game, request):
            # The moment is right; another reason stands against it.
            return ()
    if question is not None and question.rule == REACTING:
        others = " and ".join(game.name(who) for who in question.who if who != request.who)
        if others:
            return (Reason("faq-reaction-opportunities.2", f"{others} may react first and has not passed"),)
    if ability.trigger is not None:
        return (Reason("triggering-condition.1", f"{name} is for another moment: {_moment(ability.trigger)}"),)
    free = ability.kind == "free" or (ability.kind == "play" and "fast" in game.cards[request.listener.source].keywords)
    if free:
        played = (Reason("play.4", f"{name} is played in a player window"),) if ability.kind == "play" else ()
        if in_test and game.state.read("test", "revealed") is not None:
            late = Reason("skill-test-timing.4", "no player window opens between ST.3 and the end of the test")
            return (late, *played)
        if moment in ("player window", "investigator's turn"):
            return ()
        rule = closed.closed_by(game)
        so = (Reason(rule, "none opens at this step of the phase"),) if rule else ()
        return (Reason("timing-and-gameplay.2", "no player window is open"), *so, *played)
    if moment != "investigator's turn":
        rule = own_turn_rule(game, request.listener)
        return (Reason(rule, "an action is taken in one's own turn, between two actions"),)
    return ()


def _why_not_commit(game: Rules, deed: Deed) -> Reasons:
    """The reasons why a card may not be committed now, by the test, its step and the card."""
    if game.state.read("test", "spec") is None:
        early = Reason("skill-test-timing.1", "cards are committed in ST.2")
        return (Reason("skill-test-timing.8", "no skill test is being made"), early)
    late = Reason("skill-test-timing.1", "cards are committed in ST.2, which is over")
    over = (late,) if game.state.read("test", "all committed") else ()
    return (*over, *may_commit(game, deed.who, deed.things[0]))


def _moment(trigger: Trigger) -> str:
    """The timing point of an ability in words: `when an enemy attacks an investigator`."""
    from adjudicator.games.arkham.vocabulary.triggers import EVENTS, WOULD

    kind = next((word for word, other in WOULD.items() if other == trigger.kind), trigger.kind)
    happens = re.sub(r" \(\w+\)|;.*", "", EVENTS.get(kind, kind))
    return f"{'before' if trigger.timing == 'would' else trigger.timing} {happens}"


def _why_not_chosen(game: Rules, deed: Deed) -> Reasons:
    """The reasons why a thing may not be chosen: before the game begins, an investigator that another player plays."""
    if game.text(TABLE, "phase") != "set-up":
        return ALLOWED
    return choosing.why_not_choose(game, deed.who, deed.things[0])


_JUDGED: dict[str, Callable[[Rules, Deed], Reasons]] = {
    "commit": _why_not_commit,
    "begins the turn": lambda game, deed: why_not_begin(game, deed.who),
    "assign": lambda game, deed: why_not_assign(game, deed.who, deed.things),
    "mulligan": lambda game, deed: hands.why_not_mulligan(game, deed.who),
    "keep": lambda game, deed: hands.why_not_mulligan(game, deed.who),
    "*": _why_not_chosen,
}
"""Decisions that are no abilities and have rules of their own."""
