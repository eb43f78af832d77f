"""The abilities that an event triggers: forced abilities must initiate, reactions may be used."""

from typing import Final, NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.choices import Option, Options
from adjudicator.engine.events import Event, Listener
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities import limits
from adjudicator.games.arkham.abilities.end_for_one import ends_for
from adjudicator.games.arkham.abilities.in_vain import in_vain
from adjudicator.games.arkham.abilities.parts import THIS
from adjudicator.games.arkham.abilities.timing import CANCEL, pass_by, rules_in_time
from adjudicator.games.arkham.abilities.whose import answers_whoever_meets
from adjudicator.games.arkham.about_to_spawn import is_acted_upon
from adjudicator.games.arkham.actions.deeds import designator_of
from adjudicator.games.arkham.actions.forced import FORCED, begin_forced
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import NO_CHANGE, Request, at_this_point, is_legal, may, users
from adjudicator.games.arkham.actions.whose_damage import dealer
from adjudicator.games.arkham.card_effects import EFFECT, ENDED, of_an_effect
from adjudicator.games.arkham.damage.dealing import WITH_PARTS, parts_of
from adjudicator.games.arkham.effects.delayed import initiated, is_delayed, is_over
from adjudicator.games.arkham.effects.logic_effects import RESOLVED_IN_VAIN
from adjudicator.games.arkham.enemies.spawning import IN_THE_SHADOWS
from adjudicator.games.arkham.facts import DRAWN, FIRST_GAINED
from adjudicator.games.arkham.game import Ability, Arkham, Trigger, Which
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.places import listeners
from adjudicator.games.arkham.terms import PERFORMED
from adjudicator.games.arkham.timing_point import Point
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import heard_at

Used = tuple[Listener, ...]


def fits(game: Arkham, trigger: Trigger, context: Context, event: Event, scope: str) -> bool:
    """True if the event is the triggering condition: it fits every part that the condition names."""
    cards = _known_from_before(game, event, scope)
    if not cards:
        return _fits(game, trigger, context, event, scope)
    return game.remembering(cards, lambda: _fits(game, trigger, context, event, scope))


_TAKING_AWAY: Final = ("dealt", "placed", "defeat", "leave play")
"""The events by which cards may have left play when abilities answer to them."""


def _known_from_before(game: Arkham, event: Event, scope: str) -> dict[str, str]:
    """The cards of an event that may have left play by it, or to pay for it, each with the location that is known."""
    cards = {event.by: ""} if event.by in game.cards and not game.in_play(event.by) else {}
    if event.kind in _TAKING_AWAY:
        cards |= {**dict.fromkeys((part.entity for part in parts_of(game, scope)), ""), event.what: event.at}
    return cards


def _fits(game: Arkham, trigger: Trigger, context: Context, event: Event, scope: str) -> bool:
    if event.kind == "move" and trigger.kind == "leave":
        event = Event("move", event.who, event.of, event.by, event.of, event.of, event.amount)
    if trigger.kind == "enemy enters" and _enters_no_location(game, trigger, context, event):
        return False
    if event.kind == "use" and event.of == FORCED and trigger.kind != "initiate":
        # Nobody uses a forced ability.
        return False
    if trigger.kind == PERFORMED and event.kind == "play":
        event = Event("play", event.who, event.what, event.by, event.at, _designated(game, event.what), event.amount)
    if trigger.of and event.of not in trigger.of and event.kind not in WITH_PARTS:
        game.because(*_NO_CARD_EFFECT.get((event.kind, event.by, event.of), ()) if EFFECT in trigger.of else ())
        return False
    if trigger.by is not None and not any(trigger.by.fits(game, context, one) for one in _doers(game, event)):
        return False
    if event.kind in WITH_PARTS:
        return _part_fits(game, trigger, context, event, scope)
    if trigger.who is not None and not trigger.who.fits(game, context, event.who):
        return False
    if trigger.what is not None and not _what_fits(game, trigger.what, context, event, scope):
        game.because(*_ANOTHER_COPY[trigger.what == THIS and _is_another_copy(game, context.this, event.what)])
        return False
    if trigger.at is not None and not trigger.at.fits(game, context, event.at):
        return False
    if not trigger.least <= event.amount <= trigger.most:
        return False
    return trigger.also is None or trigger.also.holds(game, context)


def _enters_no_location(game: Arkham, trigger: Trigger, context: Context, event: Event) -> bool:
    """True in the shadows, and of what an enemy says of its own entering before it spawns, if it is not heard yet."""
    if event.of == IN_THE_SHADOWS:
        return True
    if event.kind != "spawn" or trigger.what != THIS or event.what != context.this or game.in_play(event.what):
        return False
    return not is_acted_upon(game, event.what)


def _designated(game: Arkham, card: str) -> str:
    """The action that is performed by playing a card, if it bears the word for one."""
    return next((deed for one in game.cards[card].abilities if one.kind == "play" and (deed := designator_of(one))), "")


def _doers(game: Arkham, event: Event) -> tuple[str, ...]:
    """The card by which something comes about, and whoever deals damage or horror by one of nobody's.

    The rules are no card.
    """
    if event.by == RULES:
        return ()
    if event.kind not in ("deal", "dealt", "defeat") or event.by not in game.cards or game.whose(event.by):
        return (event.by,)
    return (event.by, *filter(None, (dealer(game, event.by),)))


_NO_CARD_EFFECT: Final = {("draw", "", ""): ("effects.2",), ("defeat", "", ENDED): ("effects.7",)}
"""The rules by which a draw, or a defeat by what has ended, is not made by a card effect."""

_ANOTHER_COPY: Final = {True: ("self-referential-text.1",), False: ()}
"""The rules by which what a card says of itself is not said of another copy of it (True)."""


def _is_another_copy(game: Arkham, card: str, other: str) -> bool:
    return other in game.cards and other != card and game.cards[other].is_copy_of(game.cards[card])


def _what_fits(game: Arkham, what: Which, context: Context, event: Event, scope: str) -> bool:
    """True if the thing acted upon fits; of several cards drawn together, one is enough."""
    if event.kind == "draw":
        drawn = DRAWN(game, scope)
        return any(what.fits(game, context, card) for card in drawn)
    return what.fits(game, context, event.what)


def _part_fits(game: Arkham, trigger: Trigger, context: Context, event: Event, scope: str) -> bool:
    kinds = tuple(kind for kind in trigger.of if kind in ("damage", "horror"))
    ways = tuple(of for of in trigger.of if of not in ("damage", "horror"))
    if ways and event.of not in ways and of_an_effect(event.by, event.of) not in ways:
        game.because(*_NO_EFFECT.get(event.of, ()))
        return False
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
    return False


_NO_EFFECT: Final = {"cost": ("effects.3",)}
"""The rules by which what is dealt in this way is dealt by no effect."""


def _dealt_to(game: Arkham, who: Which, context: Context, entity: str) -> bool:
    """True if damage or horror dealt to a card is dealt to "you": an asset's is also dealt to its controller."""
    if who.fits(game, context, entity):
        return True
    controller = game.controller(entity)
    return bool(controller) and who.fits(game, context, controller)


def _heard(game: Arkham, event: Event, scope: str, timing: str, used: Used, kinds: tuple[str, ...]) -> list[Listener]:
    found: list[Listener] = []
    for listener in listeners(game, event.kind, timing):
        ability = game.ability(listener)
        if ability.kind not in kinds or listener in used or game.is_silent(listener):
            continue
        found.append(listener)
    return found


def forced(game: Arkham, event: Event, scope: str, timing: str, used: Used) -> tuple[Listener, ...]:
    """The forced abilities that this event triggers and that have not yet initiated for it."""
    found = _forced(game, event, scope, timing, used)
    return found if not found or timing != CANCEL or _cancel_comes_first(game, event, scope) else ()


def _cancel_comes_first(game: Arkham, event: Event, scope: str) -> bool:
    """True if a reading has the event cancelled before other forced abilities answer to it."""
    if event.kind in RESOLVED_IN_VAIN:
        return False
    waiting = game.consider(lambda: _forced(game, event, scope, "when", ()))
    others = any((CANCEL, event.kind) not in heard_at(game, one, game.ability(one)) for one in waiting)
    if not others or game.reading("cancelling-and-forced-abilities") != "cancel first":
        return False
    game.because("cancel.1")
    return True


def _forced(game: Arkham, event: Event, scope: str, timing: str, used: Used) -> tuple[Listener, ...]:
    found: list[Listener] = []
    for listener in _heard(game, event, scope, timing, used, ("forced",)):
        if event.kind == "end game" and event.who and not ends_for(game, listener, event.who):
            # An elimination ends the game for the weaknesses of the eliminated investigator only.
            game.because("elimination.5")
            continue
        if _initiating(game, listener, event, scope):
            found.append(listener)
    musts = (one for one in _heard(game, event, scope, timing, used, ("play",)) if game.ability(one).must)
    return (*found, *(one for one in musts if _reactors(game, one, scope)))


def _initiating(game: Arkham, listener: Listener, event: Event, scope: str) -> tuple[Context, ...]:
    """The contexts in which an event initiates a forced ability: one for each investigator whom "you" means there."""
    context = game.context(listener, scope)
    if _is_for_whoever_meets(game, listener):
        every = (context.of(who) for who in game.investigators)
        return tuple(one for one in every if _initiates(game, listener, one, event, scope))
    return (context,) if _initiates(game, listener, context, event, scope) else ()


def _is_for_whoever_meets(game: Arkham, listener: Listener) -> bool:
    return not is_delayed(listener) and answers_whoever_meets(game, listener)


def _initiates(game: Arkham, listener: Listener, context: Context, event: Event, scope: str) -> bool:
    """True if an event initiates a forced ability in this context, and something may come of it."""
    ability = game.ability(listener)
    if not _met(game, ability, context, event, scope) or limits.reached(game, context.you, listener) is not None:
        return False
    if is_delayed(listener):
        return not is_over(game, listener)
    if _changes_nothing(game, context, ability):
        # What keeps it from changing anything belongs to the ruling.
        in_vain(game, context, ability.effects)
        game.because("ability.16")
        return False
    return True


def _changes_nothing(game: Arkham, context: Context, ability: Ability) -> bool:
    return game.consider(lambda: in_vain(game, context, ability.effects))


def _met(game: Arkham, ability: Ability, context: Context, event: Event, scope: str) -> bool:
    assert ability.trigger is not None
    if not fits(game, ability.trigger, context, event, scope):
        return False
    return ability.condition is None or ability.condition.holds(game, context)


_REACTIONS: Final = ("reaction", "play")
"""The kinds of abilities that may be used in reaction; fast events are played at such points too."""


def reactions(game: Arkham, event: Event, scope: str, timing: str, used: Used) -> Options:
    """The reactions and fast events that may be used at this point, each at most once for this occurrence."""
    found: list[Option] = []
    heard = _heard(game, event, scope, timing, used, _REACTIONS)
    for listener in heard:
        verb = "play" if game.ability(listener).kind == "play" else "use"
        found += [Option(verb, (listener.source,), who, listener) for who in _reactors(game, listener, scope)]
    if timing == CANCEL:
        return tuple(found) if found and _cancel_comes_first(game, event, scope) else ()
    if heard and not found:
        pass_by(game, timing, scope, used)
    return tuple(found)


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


_NAMES_ITS_TIME: Final = {"play": ("fast.5",)}
"""The rules by which a card is played only at the time that it names."""


def _why_not_to(game: Arkham, request: Request, point: Point) -> Reasons:
    """The reasons why an investigator may not react so to this event."""
    name = game.name(request.listener.source)
    others = may(game, request)
    if not game.consider(lambda: is_met(game, request)):
        rules = ("triggering-condition.1", *_NAMES_ITS_TIME.get(game.ability(request.listener).kind, ()))
        timing = at_this_point(tuple(Reason(rule, f"this is not what {name} answers to") for rule in rules))
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
    """Initiate a forced ability; it resolves at once and nobody has a choice. An event may have to be played, too."""
    ability = game.ability(listener)
    if ability.kind == "play":
        game.cite("event-cards.6", "fast.4")
        return (initiate(Request(_reactors(game, listener, scope)[0], listener, (), scope)),)
    if not _is_for_whoever_meets(game, listener):
        return (_initiate_for(game, listener, scope, game.context(listener, scope)),)
    game.cite("faq-you-and-your.2")
    contexts = game.consider(lambda: _initiating(game, listener, game.event(scope), scope))
    return (Call(FORCED_FOR_EACH, ForEach(listener, scope, contexts)),)


class ForEach(NamedTuple):
    """A forced ability that initiates for several investigators, one after the other."""

    listener: Listener
    scope: str
    contexts: tuple[Context, ...]


def _next_of_each(game: Arkham, local: ForEach) -> Result:
    if not local.contexts:
        return None
    first, *others = local.contexts
    call = _initiate_for(game, local.listener, local.scope, first)
    return Go(local._replace(contexts=tuple(others)), "next", (call,))


FORCED_FOR_EACH: Final = Procedure("initiate a forced ability for each", Step("", "next", _next_of_each))


def _initiate_for(game: Arkham, listener: Listener, scope: str, aimed: Context) -> Call:
    """Initiate a forced ability in which "you" is one investigator."""
    ability, context = game.ability(listener), aimed.made_by("forced effect")
    limits.use(game, context.you, listener)
    if game.tracing:
        name, event = ability.name or "forced", game.event(scope)
        by = (
            *rules_in_time(game, listener, scope, context.you),
            *_met_by(game, listener, scope, context),
            *_OF_PHASES.get((event.kind, is_delayed(listener)), ()),
            *_INITIATES[is_delayed(listener)],
            *_FROM_ELSEWHERE.get(game.in_play(listener.source), ()),
            *_meant_by_you(game, listener, event, context.you),
        )
        number = listener.number
        game.record(trace.Initiated(game.depth, context.you, listener.source, name, number, game.citing(by)))
    if is_delayed(listener):
        initiated(game, listener)
    return begin_forced(game, listener, context)


_OF_PHASES: Final = {
    ("begin phase", False): ("mythos-phase.4",),
    ("begin phase", True): ("mythos-phase.5",),
    ("end phase", False): ("mythos-phase.21",),
    ("end phase", True): ("mythos-phase.22",),
}
"""The rules that resolve abilities, and delayed effects (True), at the beginning or the end of a phase."""


_INITIATES: Final = {
    False: ("ability.14", "ability.15", "ability.17"),
    True: ("delayed-effects.2", "delayed-effects.4"),
}
"""The rules by which an ability, or a delayed effect (True), initiates without anybody's choice."""

_FROM_ELSEWHERE: Final = {False: ("ability.3",)}
"""The rules by which an ability acts although its card is not in play (False)."""


def _meant_by_you(game: Arkham, listener: Listener, event: Event, you: str) -> tuple[str, ...]:
    """The rules by which "you" in a card's ability is its controller, whom it engages, or who has to do with it."""
    source = listener.source
    aimed = source in (event.by, event.what) and you != game.you(source)
    if aimed:
        return ("faq-you-and-your.2",)
    if game.controller(source) == you:
        return ("you-your.1",)
    if you in game.engaged(source):
        return ("you-your.2",)
    return ("you-your.3",) if game.in_play(source) and you == event.who else ()


def initiate_reaction(game: Arkham, listener: Listener, scope: str, who: str) -> tuple[Call, ...]:
    """Take a reaction that somebody chose to use through the initiation sequence."""
    ability = game.ability(listener)
    assert ability.trigger is not None
    game.cite(
        *_REACTS[game.in_turn(who)],
        *_AT_ITS_MOMENT.get((ability.kind, ability.trigger.timing), ()),
        *rules_in_time(game, listener, scope, who),
        *_met_by(game, listener, scope, game.context(listener, scope)),
    )
    return (initiate(Request(who, listener, (), scope)),)


_REACTS: Final = {
    True: ("triggering-condition.4",),
    False: ("faq-reaction-opportunities.1", "triggering-condition.4"),
}
"""The rules by which somebody uses a reaction once for an occurrence, in their own turn (True) or in another's."""

_AS_INSTRUCTED: Final = ("fast.4", "play-restrictions-permissions-and-instructions.5")
_AT_ITS_MOMENT: Final = {
    ("reaction", "when"): ("ability.28",),
    ("reaction", "after"): ("ability.28",),
    ("reaction", "would"): ("ability.28",),
    ("play", "after"): (*_AS_INSTRUCTED, "fast.6"),
    ("play", "when"): (*_AS_INSTRUCTED, "fast.7"),
    ("play", "would"): (*_AS_INSTRUCTED, "fast.7"),
}
"""The rules by which a reaction is used, or an event played, as its triggering condition is met."""

_KINDS: Final = {
    ("succeed", "attack"): "fight-action.4",
    ("succeed", "investigate"): "investigate-action.4",
    ("fail", "investigate"): "investigate-action.7",
}
"""The rules that make the outcome of a test the outcome of the action that it resolves."""


def _of_a_finer_kind(event: Event, trigger: Trigger) -> tuple[str, ...]:
    """The rules that make an event of a finer kind the event of the triggering condition."""
    if (event.kind, event.of) == ("attack", "opportunity") and not trigger.of:
        return ("attack-of-opportunity.13",)
    if EFFECT in trigger.of:
        return ("effects.1",)
    rule = _KINDS.get((event.kind, event.of)) if event.of in trigger.of else None
    return (rule,) if rule else ()


_ENGAGED_BY: Final = {
    (True, False): ("faq-engaging-and-being-engaged.1",),
    (False, True): ("faq-engaging-and-being-engaged.2",),
}
"""The rules by which an ability of the enemy (True) or another answers when the enemy (True) or somebody engages."""


def _met_by(game: Arkham, listener: Listener, scope: str, context: Context) -> tuple[str, ...]:
    """The rules that make this event the triggering condition of the ability."""
    ability, event = game.ability(listener), game.event(scope)
    trigger = ability.trigger
    assert trigger is not None
    return (
        *_of_a_finer_kind(event, trigger),
        *_THOUGH_BLANK[listener.number >= FIRST_GAINED and game.blank(listener.source)],
        *(_dealt_by(game, trigger, scope, context) if event.kind in ("deal", "dealt") else ()),
        *(_engaging(game, listener, trigger.timing, event) if event.kind == "engage" else ()),
        *_SIDES.get(trigger.kind, ()),
        *_OF_RESULTS.get((trigger.timing, trigger.kind, ability.kind), ()),
    )


_THOUGH_BLANK: Final = {True: ("blank.2",), False: ()}
"""The rules by which an ability that a blank card has gained (True) acts all the same."""


def _engaging(game: Arkham, listener: Listener, timing: str, event: Event) -> tuple[str, ...]:
    """The rules by which who engages is engaged as well, so that abilities of both sides answer at the same time."""
    of_enemy = listener.source == event.what
    both = any((other.source == event.what) is not of_enemy for other in listeners(game, event.kind, timing))
    by = _ENGAGED_BY.get((of_enemy, event.by == event.what), ())
    return (*by, "faq-engaging-and-being-engaged.3") if both else by


def _dealt_by(game: Arkham, trigger: Trigger, scope: str, context: Context) -> tuple[str, ...]:
    """The rules by which damage or horror dealt to an asset is dealt to "you", who control it."""
    who = trigger.who
    if who is None or any(who.fits(game, context, part.entity) for part in parts_of(game, scope)):
        return ()
    return ("faq-you-when-damage-is-dealt.1",)


_SIDES: Final = {"leave": ("move.4",), "enter": ("move.4",), "enemy enters": ("move.4",)}
"""The rules by which a move is both that somebody leaves one location and that they enter another."""

_OF_RESULTS: Final = {
    ("after", "fail", "forced"): ("faq-skill-test-results.4",),
    ("after", "fail", "reaction"): ("faq-skill-test-results.4",),
    ("after", "fail", "play"): ("faq-skill-test-results.4",),
    ("after", "succeed", "forced"): ("faq-skill-test-results.3",),
    ("after", "succeed", "reaction"): ("faq-skill-test-results.2",),
    ("after", "succeed", "play"): ("faq-skill-test-results.2",),
}
"""The rules by which abilities that answer to the result of a test resolve in step ST.6."""
