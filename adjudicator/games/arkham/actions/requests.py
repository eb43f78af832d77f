"""The requests of investigators and the reasons against them (Initiation Sequence, Costs, Limits and Maximums)."""

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeVar

from adjudicator.engine.choices import Option, Options
from adjudicator.engine.events import Listener
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.abilities import limits
from adjudicator.games.arkham.abilities.cannot import banned
from adjudicator.games.arkham.abilities.immunity import immunities
from adjudicator.games.arkham.abilities.in_vain import hindrances, in_vain
from adjudicator.games.arkham.abilities.leading import is_needed, leading
from adjudicator.games.arkham.abilities.parts import THIS, Named
from adjudicator.games.arkham.actions import due
from adjudicator.games.arkham.actions.activating import out_of_reach, source_rules
from adjudicator.games.arkham.actions.costs import Exhaust
from adjudicator.games.arkham.actions.deeds import TRIGGERED, deeds, designator_of, is_fast, is_permitted
from adjudicator.games.arkham.as_if import as_if_in_hand, imagine
from adjudicator.games.arkham.different import different_abilities
from adjudicator.games.arkham.facts import (
    ABILITIES,
    ACTIONS_TAKEN,
    BEING_PLAYED,
    HAND,
    OWNER,
    PERIL,
    PHASE_NOW,
    TAKEN_BEFORE,
    THREAT_AREA,
)
from adjudicator.games.arkham.game import Ability, Arkham, Effect
from adjudicator.games.arkham.key_tokens import bearing
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.saying import deed
from adjudicator.games.arkham.slots import to_discard
from adjudicator.games.arkham.this_test import SPEC, TESTER
from adjudicator.games.arkham.unique import kept_out
from adjudicator.games.arkham.words import Context, of_some
from adjudicator.games.arkham.zones import active_in, is_faceup

T = TypeVar("T")
ANY: Final = "any"
"""The name that stands for any action at all."""


NO_CHANGE: Final = "initiation-sequence.3"
"""The rule that forbids playing a card that could not change the game state."""


class Request(NamedTuple):
    """An investigator wants to use an ability or play a card, with these targets; `scope` is the event it answers to.

    `no_action` says that an ability makes them do it, and that they spend no action on it; `granted` that it names a
    card, which is then played from where it lies.
    """

    who: str
    listener: Listener
    targets: tuple[str, ...] = ()
    scope: str = ""
    no_action: bool = False
    granted: bool = False

    def context(self, *, action: bool = False) -> Context:
        """The context in which the ability would resolve; `action` says that it is the action itself."""
        given = bool(self.targets)
        return Context(self.who, self.listener.source, self.scope, self.targets, action=action, given=given)

    def option(self, game: Arkham) -> Option:
        """The request as an option of a choice."""
        ability = game.ability(self.listener)
        source = self.listener.source
        if source == RULES:
            return Option(ability.name, self.targets, self.who, self)
        verb = "play" if ability.kind == "play" else "use"
        said = ""
        if verb == "use" and _several(game, source):
            said = f"{self.who} {deed(verb, source, *self.targets, ability=ability.name)}"
        return Option(verb, (source, *self.targets), self.who, self, said)


def _several(game: Arkham, source: str) -> bool:
    return sum(ability.kind in ("free", "action") for _listener, ability in game.abilities_of(source)) > 1


class Acting(NamedTuple):
    """An action with this name that an effect makes somebody take, or perform without its action cost.

    Where several different ones are performed, `done` are the abilities that have been used for it.
    """

    who: str
    name: str
    no_action: bool = False
    done: tuple[Listener, ...] | None = None
    as_if_in_turn: bool = False
    on: str = ""
    """The thing on which alone it is performed."""

    def allows(self, game: Arkham, request: Request) -> bool:
        """True if a request is for this action."""
        if request.who != self.who or game.ability(request.listener).kind not in ("action", "play"):
            return False
        if self.on and request.targets and request.targets != (self.on,):
            return False
        if self.done is not None:
            return self._is_another(game, request.listener)
        return self.name == ANY or (request.listener.source, game.ability(request.listener).name) == (RULES, self.name)

    def _is_another(self, game: Arkham, listener: Listener) -> bool:
        """True if an ability performs the action, and is different from those that have been used for it."""
        ability = game.ability(listener)
        named = self.name == ANY or self.name in (designator_of(ability), ability.name)
        return named and different_abilities(game, listener, self.done or ())


def acting(game: Arkham) -> Acting | None:
    """The action for which an effect asks somebody to choose a request now; None if there is none."""
    local = game.stack.local if game.stack is not None else None
    return local if isinstance(local, Acting) and game.waiting is not None else None


def with_targets(game: Arkham, request: Request) -> Iterator[Request]:
    """The request once for each target that the effect that leads may choose; alone if there is nothing to choose."""
    targets = of_some(leading(game.ability(request.listener).effects), "targets")
    if targets is None:
        yield request
        return
    found: tuple[str, ...] = game.consider(lambda: targets(game, request.context()))
    for target in found:
        yield request._replace(targets=(target,))


def may(game: Arkham, request: Request) -> Reasons:
    """The reasons that refuse the request now; empty if it is legal (timing apart)."""
    return game.that_hold(game.consider(lambda: _may(game, request)))


def _may(game: Arkham, request: Request) -> Reasons:
    return as_it_would_be(game, request, lambda: _reasons_against(game, request))


def as_it_would_be(game: Arkham, request: Request, look: Callable[[], T]) -> T:
    """Look at something in the state in which an ability would be resolved, if it is resolved as if elsewhere."""
    place = altered(game, request)
    return imagine(game, request.who, place, look) if place else look()


def altered(game: Arkham, request: Request) -> str:
    """The location at which it is as if the investigator were, from the initiation of the request on; empty if none."""
    ability = game.ability(request.listener)
    where = of_some(ability.effects[0] if ability.effects else None, "altered")
    return str(where(game, request.context())) if where is not None else ""


def _reasons_against(game: Arkham, request: Request) -> Reasons:
    ability = game.ability(request.listener)
    reasons = [reason for check in _CHECKS for reason in check(game, request, ability)]
    return tuple(dict.fromkeys(reasons or _of_every_target(game, request) or _purpose(game, request, ability)))


def is_legal(game: Arkham, request: Request) -> bool:
    """True if a request is legal now (timing apart): one reason against it is enough to stop."""
    if game.without:
        return not may(game, request)
    return game.consider(lambda: as_it_would_be(game, request, lambda: _is_legal(game, request)))


def _is_legal(game: Arkham, request: Request) -> bool:
    ability = game.ability(request.listener)
    # The commonest reason is a limit that has been reached, and it is quick to check.
    if limits.reached(game, request.who, request.listener) is not None:
        return False
    for check in _CHECKS:
        if check is not _limits and check(game, request, ability):
            return False
    return not _purpose(game, request, ability)


def _peril(game: Arkham, request: Request, ability: Ability) -> Reasons:
    """The reason that only the drawer of a card with peril plays cards and triggers abilities while it resolves."""
    drawer = PERIL(game)
    if drawer in ("", request.who):
        return ()
    rule = "peril.3" if ability.kind == "play" else "peril.4"
    return (Reason(rule, f"{game.name(drawer)} resolves a card with peril"),)


def _place(game: Arkham, request: Request, ability: Ability) -> Reasons:
    source = request.listener.source
    if source == RULES:
        return ()
    name = game.name(source)
    if ability.kind == "play":
        if not (request.granted or _in_hand(game, request.who, source)) or BEING_PLAYED(game, source):
            return (Reason("play-action.2", f"{name} is not in {game.name(request.who)}'s hand"),)
        if game.cards[source].type != "asset":
            return ()
        if to_discard(game, request.who, source) is None:
            return (Reason("slots.3", f"no slot can be made free for {name}"),)
        return kept_out(game, source, request.who)
    if not active_in(ability, game.lies(source)[1], game.cards[source]):
        where = f"in the {ability.from_zone}" if ability.from_zone else "in play"
        return (Reason("ability.2", f"{name} is not {where}"),)
    if not is_faceup(game, source, ability):
        rule = "keys-scarlet-keys.2" if ability.side else "location-cards.7"
        return (Reason(rule, f"that side of {name} is not faceup"),)
    if game.is_silent(request.listener):
        return (Reason("blank.1", f"the text box of {name} is treated as blank"),)
    if game.in_play(source):
        return out_of_reach(game, request.who, request.listener)
    if request.who in users(game, request.listener):
        return ()
    if game.is_hidden(source):
        rule = _ONLY_THE_HOLDER.get(game.cards[source].type, "hidden.6")
        return (Reason(rule, f"{name} is hidden in {game.name(game.lies(source)[0])}'s hand"),)
    return (Reason("ownership-and-control.3", f"{name} is not {game.name(request.who)}'s"),)


_ONLY_THE_HOLDER: Final = {"enemy": "hidden.11"}
"""The rule by which only the holder of a hidden card of a type uses its abilities."""


def _in_hand(game: Arkham, who: str, card: str) -> bool:
    """True if a card is in the investigator's hand, or some ability lets them play it as if it were."""
    return game.lies(card) == (who, HAND.name) or as_if_in_hand(game, who, card) is not None


def at_this_point(found: Reasons) -> Reasons:
    """The reasons that have to do with the point of time, and the rule that checks them."""
    if not found:
        return ()
    return (*found, Reason("initiation-sequence.2", "it cannot be played or used at this point"))


def _during(game: Arkham, request: Request, ability: Ability) -> Reasons:
    name = game.name(request.listener.source)
    if ability.during == "test" and SPEC(game) is None:
        return (Reason("play-restrictions-permissions-and-instructions.1", f"{name} is used during a skill test"),)
    if ability.during == "test" and TESTER(game) != request.who:
        return (
            Reason(
                "play-restrictions-permissions-and-instructions.1",
                f"the test is not {game.name(request.who)}'s",
            ),
        )
    if ability.during == "any turn" and not game.active:
        if ability.kind == "play":
            why = f"{name} is played during an investigator's turn"
            return (Reason("play-restrictions-permissions-and-instructions.1", why),)
        return (Reason("clues.8", f"{name} uses clues only during an investigator's turn"),)
    if ability.during == "your turn" and not game.in_turn(request.who):
        return (
            Reason(
                "play-restrictions-permissions-and-instructions.1",
                f"it is not {game.name(request.who)}'s turn",
            ),
        )
    if any(_is_past(game, of_some(effect, "until") or "") for effect in ability.effects):
        return (Reason("lasting-effects.9", f"what {name} does lasts until the end of a period that is not now"),)
    if _is_a_fast_asset(game, request, ability) and not game.in_turn(request.who):
        return (Reason("fast.14", f"{name} is played in one's own turn, and it is not {game.name(request.who)}'s"),)
    if ability.condition is not None and not ability.condition.holds(game, request.context()):
        return (Reason("play-restrictions-permissions-and-instructions.1", f"the condition of {name} is not met"),)
    return ()


_OF_A_PHASE: Final = re.compile(r"end of the (mythos|investigation|enemy|upkeep) phase")


def _is_past(game: Arkham, until: str) -> bool:
    """True if this is the end of a phase, and it is another phase."""
    found = _OF_A_PHASE.fullmatch(until)
    return found is not None and found[1] != PHASE_NOW(game)


def _is_a_fast_asset(game: Arkham, request: Request, ability: Ability) -> bool:
    """True if an asset is played for being fast, and names no time of its own."""
    if ability.kind != "play" or ability.trigger is not None or request.no_action:
        return False
    return game.cards[request.listener.source].type == "asset" and is_fast(game, request.listener)


def _limits(game: Arkham, request: Request, ability: Ability) -> Reasons:
    return limits.reasons(game, request.who, request.listener)


def _timing(game: Arkham, request: Request, ability: Ability) -> Reasons:
    """The reasons why it cannot be used at this point of time; a card's play restrictions are then not met."""
    found = at_this_point(_during(game, request, ability))
    return (*found, *_observed(game, request, ability), *_prerequisite(game, request, ability)) if found else ()


def _observed(game: Arkham, request: Request, ability: Ability) -> Reasons:
    """The reasons that a card is played only as its play restrictions and instructions say."""
    if ability.kind != "play":
        return ()
    said = f"the play restrictions of {game.name(request.listener.source)} are not met"
    kind, fast = game.cards[request.listener.source].type, is_fast(game, request.listener)
    return tuple(Reason(rule, said) for rule in ("play.2", *_OBSERVED.get((kind, fast), ())))


_OBSERVED: Final = {("event", True): ("event-cards.3", "fast.5"), ("event", False): ("event-cards.3",)}
"""The rules by which whoever plays a card of a type observes what it says; fast (True) or not."""


def _bans(game: Arkham, request: Request, ability: Ability) -> Reasons:
    return bans_on(game, request)


def _costs(game: Arkham, request: Request, ability: Ability) -> Reasons:
    found = due.why_not(game, request.listener, request.context(), request.no_action, request.granted)
    return (*found, *_prerequisite(game, request, ability), *_in_full(game, request, ability)) if found else ()


def _in_full(game: Arkham, request: Request, ability: Ability) -> Reasons:
    """The reasons that what a triggered ability costs is paid in full, whatever other abilities would add to it."""
    if ability.kind not in TRIGGERED or request.listener.source == RULES:
        return ()
    name = game.name(request.listener.source)
    answered = any(game.hears("use", timing) for timing in game.timing.words)
    others = (Reason("ability.40", f"what others answer to the use of {name} does not count yet"),) if answered else ()
    said, immune = f"a part of what {name} costs cannot be paid", immunities(game, request.listener.source)
    rules = ("ability.37", *_NOT_WAIVED[bool(immune)])
    return (*(Reason(rule, said) for rule in rules if game.citing((rule,))), *others)


_NOT_WAIVED: Final = {True: ("immune.10",), False: ()}
"""The rules by which the costs of an immune card (True) are paid like any others."""


def _prerequisite(game: Arkham, request: Request, ability: Ability) -> Reasons:
    """The reason that the ability of a card is triggered only when its costs and its conditions are met."""
    if ability.kind not in TRIGGERED or request.listener.source == RULES:
        return ()
    return (Reason("ability.25", f"what {game.name(request.listener.source)} asks for first is not given"),)


def _first_action(game: Arkham, request: Request, ability: Ability) -> Reasons:
    """The reasons why this cannot be the first action of one's own turn, as it must be."""
    if not ability.first_action:
        return ()
    name = f"{game.name(request.listener.source)} is used only as the first action"
    if request.no_action or not due.actions_of(game, request.listener):
        return (Reason("faq-only-as-your-first-action.2", f"{name}, and no action would be spent"),)
    if not game.in_turn(request.who):
        return (Reason("faq-only-as-your-first-action.3", f"{name} of one's own turn"),)
    if ACTIONS_TAKEN(game, request.who) > TAKEN_BEFORE(game, request.who):
        return (Reason("faq-only-as-your-first-action.1", f"{name}, and one has been taken"),)
    return ()


def bans_on(game: Arkham, request: Request) -> Reasons:
    """The reasons of cards that say that this cannot be done, whatever another card says."""
    found: list[Reason] = []
    for wish, what in deeds(game, request.who, request.listener, request.targets, request.granted):
        for ban in banned(game, wish, what, request.who, request.listener.source):
            words = f"{_FORBIDDEN.get(wish, wish)} {game.name(what)}" if what else wish
            said = f"{game.name(ban)} forbids {game.name(request.who)} to {words}"
            found += (Reason(rule, said) for rule in ("cannot.1", *_OF_THIS_KIND.get(wish, ())))
            if game.lies(ban) == (request.who, THREAT_AREA.name) and len(game.investigators) > 1:
                found.append(Reason("faq-you-and-your.4", f"{game.name(ban)} lies in {game.name(request.who)}'s area"))
    return tuple(found)


_FORBIDDEN: Final = {"move": "move to", "discover": "discover clues at", "trigger": "trigger an ability of"} | {
    f"trigger {kind} abilities": "trigger such an ability of" for kind in TRIGGERED
}
"""The words for a deed before what it is done to, where those for the deed alone are others."""
_OF_THIS_KIND: Final = {
    **dict.fromkeys(("trigger", *(f"trigger {kind} abilities" for kind in TRIGGERED)), ("ability.8",)),
    "play action": ("fast.3",),
}
"""The rules by which what is forbidden is of one kind, and of others not."""


def _cancelled(game: Arkham, request: Request, ability: Ability) -> Reasons:
    """The reason that what the ability would cancel has been cancelled already."""
    checks = (of_some(effect, "too_late") for effect in ability.effects)
    return tuple(reason for check in checks if check is not None for reason in check(game, request.context()))


_CHECKS: Final = (_place, _peril, _limits, _timing, _bans, _first_action, _costs, _cancelled)
"""The checks of a request, in the order in which their reasons are told."""


def _purpose(game: Arkham, request: Request, ability: Ability) -> Reasons:
    context = request.context()
    first = leading(ability.effects)
    why_not = of_some(first, "why_not")
    if why_not is not None and request.targets:
        found: Reasons = why_not(game, context, request.targets[0])
        if found and not (_is_one_of_several(first) and not _in_vain(game, context, ability)):
            return found
    if ability.effects and _in_vain(game, context, ability):
        name = game.name(request.listener.source)
        rule = NO_CHANGE if ability.kind == "play" else "costs.13"
        why = hindrances(game, context, ability.effects)
        before = (Reason("ability.39", f"what paying for {name} brings about does not count yet"),)
        said = f"the effect of {name} would not change the game state"
        no_change = tuple(Reason(one, said) for one in (rule, *_NOT_IN_VAIN.get(_what_it_is(game, request), ())))
        return (*why, *no_change, *(before if due.brings_something(ability.costs) else ()))
    return ()


def _is_one_of_several(effect: Effect | None) -> bool:
    """True of an effect on a thing that is not chosen for it, and without which the others can still be done."""
    return isinstance(of_some(effect, "which"), Named) and not is_needed(effect)


def _in_vain(game: Arkham, context: Context, ability: Ability) -> bool:
    """True if nothing could come of the effects, with whatever card the ability is paid for."""
    other = next((cost for cost in ability.costs if isinstance(cost, Exhaust) and cost.which != THIS), None)
    return in_vain(game, context, ability.effects) if other is None else other.in_vain(game, context, ability.effects)


_NOT_IN_VAIN: Final = {"event": ("event-cards.7",), "ability": ("ability.36",)}
"""The rules by which an event is not played, and the ability of a card not used, where nothing could change."""


def _what_it_is(game: Arkham, request: Request) -> str:
    """`event` or `ability` where that of a card is requested; empty otherwise."""
    if request.listener.source == RULES:
        return ""
    kind = game.ability(request.listener).kind
    return game.cards[request.listener.source].type if kind == "play" else "ability"


def abilities_of_kind(game: Arkham, kind: str) -> tuple[Listener, ...]:
    """Every ability of a kind that lies where it can be used: `free`, `action`, `fast`, `play`."""
    return ABILITIES(game, kind)


def users(game: Arkham, listener: Listener) -> tuple[str, ...]:
    """The investigators who might use an ability: its card is in play within their reach, or in their hand."""
    holder, field = game.lies(listener.source)
    if field == HAND.name:
        return (holder,)
    if game.in_play(listener.source):
        return tuple(i for i in game.investigators if source_rules(game, i, listener))
    owner = OWNER(game, listener.source)
    return (owner,) if owner else game.investigators


def of_the_rules(game: Arkham, kind: str) -> Iterator[Listener]:
    """The abilities of a kind that the rules give to every investigator, those left out that nobody could use now."""
    for number, ability in enumerate(game.cards[RULES].abilities):
        if ability.kind == kind and (ability.name not in _WITH_KEYS or bearing(game)):
            yield Listener(RULES, number)


_WITH_KEYS: Final = ("give keys", "take keys")
"""The abilities of the rules that need a key in play."""


def free_requests(game: Arkham) -> tuple[Request, ...]:
    """Every free ability and fast card that may be used in a player window now."""
    found: list[Request] = []
    for listener in of_the_rules(game, "free"):
        for who in game.investigators:
            found += _legal(game, Request(who, listener))
    for kind in ("free", "fast", "permitted"):
        for listener in abilities_of_kind(game, kind):
            if kind != "permitted" or is_permitted(game, listener):
                for who in users(game, listener):
                    found += _legal(game, Request(who, listener))
    return tuple(found)


def _legal(game: Arkham, request: Request) -> list[Request]:
    if not is_legal(game, request):
        return []
    found = [r for r in with_targets(game, request) if not r.targets or not _may_choose(game, r)]
    return found or ([request] if _without_its_first_part(game, request) else [])


def _may_choose(game: Arkham, request: Request) -> Reasons:
    """The reasons why a request that is legal in itself cannot have these targets."""
    ability = game.ability(request.listener)
    return game.consider(lambda: as_it_would_be(game, request, lambda: _against_the_choice(game, request, ability)))


def _against_the_choice(game: Arkham, request: Request, ability: Ability) -> Reasons:
    return bans_on(game, request) or _purpose(game, request, ability)


def _of_every_target(game: Arkham, request: Request) -> Reasons:
    """The reasons against the least forbidden target, if something needs a target and no target is legal."""
    if request.targets:
        return ()
    found = (_may_choose(game, one) for one in with_targets(game, request) if one.targets)
    least = min(found, key=len, default=())
    return () if least and _without_its_first_part(game, request) else least


def _without_its_first_part(game: Arkham, request: Request) -> bool:
    """True if only an additional cost stands against the first part of the effect; the others resolve without it."""
    effects = game.ability(request.listener).effects
    too_dear = of_some(effects[0] if effects else None, "too_dear")
    return too_dear is not None and bool(game.consider(lambda: too_dear(game, request.context())))


def action_requests(game: Arkham, who: str) -> tuple[Request, ...]:
    """Every action that an investigator may take now in their own turn."""
    found: list[Request] = []
    for listener in of_the_rules(game, "action"):
        found += _legal(game, Request(who, listener))
    for kind in ("action", "play"):
        for listener in abilities_of_kind(game, kind):
            if who in users(game, listener):
                found += _legal(game, Request(who, listener))
    return tuple(found)


def turn_options(game: Arkham) -> Options:
    """The options of a turn: actions of the active investigator, free abilities of everybody, ending the turn."""
    who = game.active
    options = [request.option(game) for request in (*action_requests(game, who), *free_requests(game))]
    if who:
        options.append(Option("end the turn", (), who))
    return tuple(options)
