"""The abilities that an event triggers: forced abilities must initiate, reactions may be used."""

from typing import Final

from adjudicator.engine import trace
from adjudicator.engine.choices import Option, Options
from adjudicator.engine.events import Event, Listener
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities import limits
from adjudicator.games.arkham.abilities.delayed import initiated, is_delayed
from adjudicator.games.arkham.abilities.timing import Point, pass_by, place_in_time
from adjudicator.games.arkham.actions.forced import FORCED, begin_forced
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import NO_CHANGE, Request, at_this_point, is_legal, may, users
from adjudicator.games.arkham.cards import Ability
from adjudicator.games.arkham.damage.dealing import parts_of
from adjudicator.games.arkham.facts import DRAWN, OWNER, WAS
from adjudicator.games.arkham.game import Arkham, listeners
from adjudicator.games.arkham.words import Context, Trigger, Which
from adjudicator.games.arkham.zones import heard_at

Used = tuple[Listener, ...]


def fits(game: Arkham, trigger: Trigger, context: Context, event: Event, scope: str) -> bool:
    """True if the event is the triggering condition: it fits every part that the condition names."""
    if event.kind == "move" and trigger.kind == "leave":
        event = Event("move", event.who, event.of, event.by, event.of, event.of, event.amount)
    if event.kind == "use" and event.of == FORCED and trigger.kind != "initiate":
        # Nobody uses a forced ability.
        return False
    if trigger.of and event.of not in trigger.of and event.kind not in ("deal", "dealt"):
        return False
    if trigger.by is not None and not trigger.by.fits(game, context, event.by):
        return False
    if event.kind in ("deal", "dealt"):
        return _part_fits(game, trigger, context, event, scope)
    if trigger.who is not None and not trigger.who.fits(game, context, event.who):
        return False
    if trigger.what is not None and not _what_fits(game, trigger.what, context, event, scope):
        return False
    if trigger.at is not None and not trigger.at.fits(game, context, event.at):
        return False
    if not trigger.least <= event.amount <= trigger.most:
        return False
    return trigger.also is None or trigger.also.holds(game, context)


def _what_fits(game: Arkham, what: Which, context: Context, event: Event, scope: str) -> bool:
    """True if the thing acted upon fits; of several cards drawn together, one is enough."""
    if event.kind == "draw":
        drawn = DRAWN(game, scope)
        return any(what.fits(game, context, card) for card in drawn)
    return what.fits(game, context, event.what)


def _part_fits(game: Arkham, trigger: Trigger, context: Context, event: Event, scope: str) -> bool:
    kinds = tuple(kind for kind in trigger.of if kind in ("damage", "horror"))
    ways = tuple(of for of in trigger.of if of not in ("damage", "horror"))
    if ways and event.of not in ways:
        return False
    if kinds and WAS(game, scope) in kinds:
        game.cite("instead.6")
    for part in parts_of(game, scope):
        if kinds and part.kind not in kinds:
            continue
        if not max(1, trigger.least) <= part.amount <= trigger.most:
            continue
        if trigger.who is not None and not _dealt_to(game, trigger.who, context, part.entity):
            continue
        if trigger.what is not None and not trigger.what.fits(game, context, part.entity):
            continue
        return trigger.also is None or trigger.also.holds(game, context)
    if trigger.who is not None and event.who and trigger.who.fits(game, context, event.who):
        # It was to be dealt to them, but all of it went to others.
        game.cite("faq-you-when-damage-is-dealt.2")
    return False


def _dealt_to(game: Arkham, who: Which, context: Context, entity: str) -> bool:
    """True if damage or horror dealt to a card is dealt to "you": an asset's is also dealt to its controller."""
    if who.fits(game, context, entity):
        return True
    controller = game.controller(entity)
    theirs = bool(controller) and who.fits(game, context, controller)
    if theirs:
        game.cite("faq-you-when-damage-is-dealt.1")
    return theirs


def _heard(game: Arkham, event: Event, scope: str, timing: str, used: Used, kinds: tuple[str, ...]) -> list[Listener]:
    found: list[Listener] = []
    for listener in listeners(game, event.kind, timing):
        ability = game.ability(listener)
        if ability.kind not in kinds or listener in used or (game.blank(listener.source) and not is_delayed(listener)):
            continue
        found.append(listener)
    return found


def forced(game: Arkham, event: Event, scope: str, timing: str, used: Used) -> tuple[Listener, ...]:
    """The forced abilities that this event triggers and that have not yet initiated for it."""
    found: list[Listener] = []
    for listener in _heard(game, event, scope, timing, used, ("forced",)):
        ability = game.ability(listener)
        context = game.context(listener, scope)
        if event.kind == "end game" and event.who and OWNER(game, listener.source) != event.who:
            # An elimination ends the game for the weaknesses of the eliminated investigator only.
            game.cite("elimination.5")
            continue
        if _met(game, ability, context, event, scope) and limits.reached(game, context.you, listener) is None:
            found.append(listener)
    if event.kind == "move" and len({_kind_heard(game, listener) for listener in found}) > 1:
        game.cite("move.4")
    return tuple(found)


def _kind_heard(game: Arkham, listener: Listener) -> str:
    trigger = game.ability(listener).trigger
    return trigger.kind if trigger else ""


def _met(game: Arkham, ability: Ability, context: Context, event: Event, scope: str) -> bool:
    assert ability.trigger is not None
    if not fits(game, ability.trigger, context, event, scope):
        return False
    return ability.condition is None or ability.condition.holds(game, context)


_REACTIONS: Final = ("reaction", "play")
"""The kinds of abilities that may be used in reaction; fast events are played at such points too."""


def reactions(game: Arkham, event: Event, scope: str, timing: str, used: Used) -> Options:
    """The reactions and fast events that may be used at this point, each at most once for this occurrence."""
    if used and game.tracing and _again(game, listeners(game, event.kind, timing), scope, used):
        game.cite("triggering-condition.4")
    found: list[Option] = []
    heard = _heard(game, event, scope, timing, used, _REACTIONS)
    for listener in heard:
        verb = "play" if game.ability(listener).kind == "play" else "use"
        found += [Option(verb, (listener.source,), who, listener) for who in _reactors(game, listener, scope)]
    if heard and not found:
        pass_by(game, timing, scope, used)
    return tuple(found)


def _again(game: Arkham, heard: Used, scope: str, used: Used) -> bool:
    """True if an ability that was used could be used again if this were another occurrence."""
    return any(
        listener in heard and game.ability(listener).kind in _REACTIONS and bool(_reactors(game, listener, scope))
        for listener in used
    )


def _reactors(game: Arkham, listener: Listener, scope: str) -> tuple[str, ...]:
    """The investigators who may use a reaction to this event: several may, if nobody controls the ability."""
    requests = [Request(who, listener, (), scope) for who in users(game, listener) if who in game.investigators]
    return tuple(request.who for request in requests if is_met(game, request) and is_legal(game, request))


def is_met(game: Arkham, request: Request) -> bool:
    """True if the event of a request is the triggering condition of its ability."""
    ability = game.ability(request.listener)
    return _met(game, ability, request.context(), game.event(request.scope), request.scope)


def answers(game: Arkham, listener: Listener, point: Point) -> tuple[str, ...]:
    """The events at a timing point whose kind the ability answers at such a point."""
    heard = heard_at(game, listener, game.ability(listener))
    return tuple(scope for scope in point.scopes if (point.timing, game.event(scope).kind) in heard)


def why_not(game: Arkham, request: Request, point: Point) -> Reasons:
    """The reasons why an investigator may not react so to any event of the kind, at a timing point now reached."""
    scopes = answers(game, request.listener, point)
    about = tuple(s for s in scopes if set(request.targets) & {game.event(s).what, game.event(s).who})
    if len(scopes) > 1 and about:
        # The target names the event that is meant.
        scopes, request = about, request._replace(targets=())
    found = [_why_not_to(game, request._replace(scope=scope), point) for scope in scopes]
    return min(found, key=len)


def _why_not_to(game: Arkham, request: Request, point: Point) -> Reasons:
    """The reasons why an investigator may not react so to this event."""
    name = game.name(request.listener.source)
    others = may(game, request)
    if not game.quietly(lambda: is_met(game, request)):
        timing = at_this_point((Reason("triggering-condition.1", f"this is not what {name} answers to"),))
        # Only at its own moment is it known if its effect would change anything.
        return (*timing, *(reason for reason in others if reason.rule != NO_CHANGE))
    if (request.scope, request.listener) in point.used:
        return (Reason("triggering-condition.4", f"{name} has been used for this already"), *others)
    if others or request.who in point.left:
        return others
    who = game.name(request.who)
    said = f"{who} has passed" if request.who in point.passed else f"{' and '.join(point.left)} may react first"
    return (Reason("faq-reaction-opportunities.2", said),)


def initiate_forced(game: Arkham, listener: Listener, scope: str) -> tuple[Call, ...]:
    """Initiate a forced ability; it resolves at once and nobody has a choice."""
    ability = game.ability(listener)
    context = game.context(listener, scope).made_by("forced effect")
    limits.use(game, context.you, listener)
    if game.tracing:
        name = ability.name or "forced"
        game.record(trace.Initiated(game.depth, context.you, listener.source, name, listener.number))
    if is_delayed(listener):
        initiated(game, listener)
    place_in_time(game, listener, scope, context.you)
    _cite_kind(game, listener, game.event(scope))
    _cite_phase(game, listener, game.event(scope))
    if listener.source in (game.event(scope).by, game.event(scope).what) and context.you != game.you(listener.source):
        game.cite("faq-you-and-your.2")
    return (begin_forced(game, listener, context),)


_OF_PHASES: Final = {
    "begin phase": ("mythos-phase.4", "mythos-phase.5"),
    "end phase": ("mythos-phase.21", "mythos-phase.22"),
}
"""The rules that resolve abilities, and delayed effects, at the beginning or the end of a phase."""


def _cite_phase(game: Arkham, listener: Listener, event: Event) -> None:
    """Cite the rule that resolves this at the beginning or the end of a phase."""
    if event.kind in _OF_PHASES:
        game.cite(_OF_PHASES[event.kind][is_delayed(listener)])


def initiate_reaction(game: Arkham, listener: Listener, scope: str, who: str) -> tuple[Call, ...]:
    """Take a reaction that somebody chose to use through the initiation sequence."""
    place_in_time(game, listener, scope, who)
    _cite_kind(game, listener, game.event(scope))
    if who != game.active:
        game.cite("faq-reaction-opportunities.1")
    return (initiate(Request(who, listener, (), scope)),)


_KINDS: Final = {
    ("succeed", "attack"): "fight-action.4",
    ("succeed", "investigate"): "investigate-action.4",
    ("fail", "investigate"): "investigate-action.7",
}
"""The rules that make the outcome of a test the outcome of the action that it resolves."""


def _kind_rules(event: Event, trigger: Trigger) -> tuple[str, ...]:
    """The rules that make an event of this finer kind the event of the triggering condition."""
    if (event.kind, event.of) == ("attack", "opportunity") and not trigger.of:
        return ("attack-of-opportunity.13",)
    rule = _KINDS.get((event.kind, event.of)) if event.of in trigger.of else None
    return (rule,) if rule else ()


def _cite_engaging(game: Arkham, listener: Listener, timing: str, event: Event) -> None:
    """Cite the rule that the one who engages is engaged: abilities of either side hear of the same event."""
    of_enemy, by_enemy = listener.source == event.what, event.by == event.what
    if of_enemy is not by_enemy:
        game.cite("faq-engaging-and-being-engaged.1" if of_enemy else "faq-engaging-and-being-engaged.2")
    if any((other.source == event.what) is not of_enemy for other in listeners(game, event.kind, timing)):
        game.cite("faq-engaging-and-being-engaged.3")


def _cite_kind(game: Arkham, listener: Listener, event: Event) -> None:
    """Cite the rules that make this event the triggering condition of the ability."""
    ability = game.ability(listener)
    trigger = ability.trigger
    assert trigger is not None
    game.cite(*_kind_rules(event, trigger))
    if event.kind == "engage":
        _cite_engaging(game, listener, trigger.timing, event)
    if trigger.timing == "after" and trigger.kind == "fail":
        game.cite("faq-skill-test-results.4")
    elif trigger.timing == "after" and trigger.kind == "succeed":
        game.cite("faq-skill-test-results.3" if ability.kind == "forced" else "faq-skill-test-results.2")
