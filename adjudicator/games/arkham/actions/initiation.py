"""Playing a card or initiating an ability: modify the costs, pay, initiate, resolve (entry Initiation Sequence)."""

from typing import Final, NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event, Listener
from adjudicator.engine.legality import Reasons, cited_reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham import as_if
from adjudicator.games.arkham.abilities import limits
from adjudicator.games.arkham.abilities.cannot import banned
from adjudicator.games.arkham.actions import allowance, due
from adjudicator.games.arkham.actions.activating import source_rules
from adjudicator.games.arkham.actions.deeds import deeds, designator_of, is_fast, is_permitted
from adjudicator.games.arkham.actions.due import Due
from adjudicator.games.arkham.actions.for_less import PAYING, SPARED
from adjudicator.games.arkham.actions.group_costs import CONTRIBUTING, as_agreed, contributed, of_group, source_of
from adjudicator.games.arkham.actions.icon_costs import forget
from adjudicator.games.arkham.actions.requests import Request, altered, bans_on, may
from adjudicator.games.arkham.actions.resolution import resolving
from adjudicator.games.arkham.attacks.attack import attack_of, provoke, threats
from adjudicator.games.arkham.facts import ACTING, AS_IF_AT, BANS, BEING_PLAYED, BEING_RESOLVED, REQUEST, TABLE, X_IS
from adjudicator.games.arkham.game import Arkham, Cost
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.nested_skill_tests import begin_delayed
from adjudicator.games.arkham.speech.happened import PERFORM, record
from adjudicator.games.arkham.terms import PERFORMED_BY, PROVOKING
from adjudicator.games.arkham.values import end_used
from adjudicator.games.arkham.zones import place

PROVOKES_NOT: Final = {
    "fight": "attack-of-opportunity.2",
    "evade": "attack-of-opportunity.3",
    "parley": "attack-of-opportunity.4",
    "resign": "attack-of-opportunity.5",
}
"""The designators whose abilities provoke no attack of opportunity, with the rule that says so."""


_BEARS_IT: Final = {"parley": ("parley.1",), "resign": ("resign.1",)}
"""The rule that makes an ability one of this kind because it bears the designator."""


class Initiation(NamedTuple):
    """A request being carried out, the costs determined for it, and whether it began an action."""

    request: Request
    due: Due = Due()
    outermost: bool = False
    additional: tuple[Listener, ...] = ()
    as_if: bool = False


def initiate(request: Request) -> Call:
    """The call that plays the card or uses the ability."""
    return Call(INITIATION, Initiation(request))


def is_being_initiated(game: Arkham, option: Option) -> bool:
    """True if the request of an option has not yet begun to have its effect."""
    frame = game.stack
    while frame is not None:
        if isinstance(frame.local, Initiation) and frame.local.request.listener == _listener_of(option):
            return frame.step <= INITIATION.place("3")
        frame = frame.parent
    return False


def _listener_of(option: Option) -> object:
    """The ability that an option uses."""
    return option.value.listener if isinstance(option.value, Request) else option.value


def _declare(game: Arkham, local: Initiation) -> Result:
    """Declare the intention, and check the play restrictions and that the cost can be paid."""
    request = local.request
    game.cite("initiation-sequence.1")
    game.observe("declare")
    reasons = may(game, request)
    if reasons:
        # The checks leave no trace; the ban, and the reading on which a limit rests, belong to the ruling.
        limits.reasons(game, request.who, request.listener)
        bans_on(game, request)
        refuse(game, request.who, wish(game, request), reasons)
        game.cite("initiation-sequence.4")
        return Go(local, END)
    place = altered(game, request)
    if not place or AS_IF_AT(game, request.who):
        return None
    as_if.begin(game, request.who, place)
    return Go(local._replace(as_if=True))


def wish(game: Arkham, request: Request) -> str:
    """The wish of a request in words: roland plays dodge; empty for an action of the rules, which its choice names."""
    source = request.listener.source
    if source == RULES:
        return ""
    verb = "plays" if game.ability(request.listener).kind == "play" else "uses"
    return f"{game.name(request.who)} {verb} {game.name(source)}"


def refuse(game: Arkham, who: str, wish: str, reasons: Reasons) -> None:
    """Record a refusal, and cite every rule that refuses."""
    named = cited_reasons(reasons, game.citing)
    game.record(trace.Refused(game.depth, who, wish, named))
    game.cite(*(reason.rule for reason in named if reason.rule))


def _choose_x(game: Arkham, local: Initiation) -> Result:
    """Let whoever plays a card with cost X choose its value, before anything modifies what is to be paid."""
    who, source = local.request.who, local.request.listener.source
    if source == RULES or not game.cards[source].cost_x:
        return None
    values = game.consider(lambda: due.open_x(game, source, who))
    options = tuple(Option("choose", (str(x),), who, x) for x in values)
    return Ask(Choice((who,), "the value of X", options, "the-letter-x.2"), _x_chosen)


def _x_chosen(game: Arkham, local: Initiation, option: Option) -> Result:
    X_IS.put(game, local.request.listener.source, option.meant(int))
    game.cite("the-letter-x.2")
    return Go(local, "1")


def _for_less(game: Arkham, local: Initiation) -> Result:
    """Let reactions make the card cheaper before its costs are determined."""
    who, source = local.request.who, local.request.listener.source
    if game.ability(local.request.listener).kind != "play" or not game.hears(PAYING, "when"):
        return None
    return happen(Event(PAYING, who, source, source, "", game.cards[source].type))


def _determine(game: Arkham, local: Initiation) -> Result:
    """Step 1: determine the costs with every modifier; they do not change any more."""
    game.cite("initiation-sequence.7")
    request = local.request
    return Go(
        local._replace(due=due.due(game, request.listener, request.context(), request.no_action, request.granted))
    )


def _count(game: Arkham, local: Initiation) -> Result:
    """Count the first actions that qualify as additional ones; among several the investigator chooses."""
    request, needed = local.request, local.due.actions - len(local.additional)
    qualifying = allowance.qualifying(game, request.who, request.listener) if needed else ()
    found = tuple(listener for listener in qualifying if listener not in local.additional)
    if not found:
        return None
    if len(found) <= needed or allowance.alike(game, found):
        return Go(local._replace(additional=(*local.additional, *found[:needed])))
    options = tuple(Option("counts as the action of", (giver.source,), request.who, giver) for giver in found)
    return Ask(Choice((request.who,), "which action it counts as", options, "faq-additional-actions.2"), _counted)


def _counted(game: Arkham, local: Initiation, option: Option) -> Result:
    game.cite("faq-additional-actions.2")
    return Go(local._replace(additional=(*local.additional, option.meant(Listener))), COUNT)


def _contribute(game: Arkham, local: Initiation) -> Result:
    """Step 2: each of a group says their share of a group cost; nobody pays yet."""
    scope, context = game.scope(), local.request.context()
    groups = ((of_group(cost), source_of(cost) or context.this) for cost in local.due.costs)
    return tuple(
        Call(CONTRIBUTING, group.contributing(game, context.on(source), scope))
        for group, source in groups
        if group is not None
    )


def _pay(game: Arkham, local: Initiation) -> Result:
    """Pay all costs, or none of them."""
    request = local.request
    who, source, play = request.who, request.listener.source, game.ability(request.listener).kind == "play"
    game.cite(*_within_reach(game, request), *_PERMITTED[is_permitted(game, request.listener)])
    agreed = contributed(game, game.scope())
    due_now = local.due._replace(costs=tuple(as_agreed(cost, agreed) for cost in local.due.costs))
    reasons = due.unpayable(game, due_now, request.context())
    if reasons:
        refuse(game, who, wish(game, request), reasons)
        game.cite("initiation-sequence.10")
        if play:
            end_used(game, source, "cost")
        return Go(local, "over")
    outermost = due_now.actions > 0 and not ACTING(game)
    if outermost:
        ACTING.put(game, TABLE, True)
    if due_now.actions:
        allowance.spend(game, who, due_now.actions, local.additional, *_spent_by(game, request, due_now))
        limits.begin_period(game, "action")
    game.cite(*_TRIGGERED_BY.get(_kind(game, request), ()), *_PREREQUISITES[bool(_own_costs(game, request))])
    pays = game.applies(*due_now.rules)
    calls = tuple(Call(PAY, Paying(request, cost)) for cost in due_now.in_order()) if pays else ()
    if play:
        end_used(game, source, "cost")
        # The card stays in hand during costs and attacks, but nobody can play it a second time.
        BEING_PLAYED.put(game, source, True)
    return Go(local._replace(due=due_now, outermost=outermost), "", calls)


_TRIGGERED_BY: Final = {
    "action": ("triggered-abilities.2",),
    "free": ("ability.26", "triggered-abilities.3"),
    "reaction": ("triggered-abilities.4",),
    "fast": ("fast.1", "fast.2", "fast.3"),
    "fast event": ("fast.1", "fast.2", "fast.3", "fast.9"),
    "fast asset": ("fast.1", "fast.2", "fast.3", "fast.13"),
}
"""The rules by which the icon of an ability of a card, or its keyword, costs an action or none."""

_PERMITTED: Final = {True: ("play-restrictions-permissions-and-instructions.4",), False: ()}
"""The rules by which a card is played at a time at which it permits that itself (True)."""

_PREREQUISITES: Final = {True: ("ability.24",), False: ()}
"""The rules by which what is said before the effect (True) of a triggered ability is its price."""


def _kind(game: Arkham, request: Request) -> str:
    """The kind of the ability of a card, or `fast` where a card with the keyword is played; empty for the rules' own.

    A fast card that is played in a player window is called by its type.
    """
    ability, source = game.ability(request.listener), request.listener.source
    if source == RULES:
        return ""
    if ability.kind != "play" or not is_fast(game, request.listener):
        return ability.kind
    return "fast" if ability.trigger is not None else f"fast {game.cards[source].type}"


def _own_costs(game: Arkham, request: Request) -> tuple[Cost, ...]:
    """The costs that a triggered ability of a card names itself."""
    ability = game.ability(request.listener)
    return ability.costs if ability.kind != "play" and request.listener.source != RULES else ()


def _within_reach(game: Arkham, request: Request) -> tuple[str, ...]:
    """The rules that put the ability of a card in play within the investigator's reach."""
    source = request.listener.source
    if source == RULES or game.ability(request.listener).kind == "play" or not game.in_play(source):
        return ()
    return source_rules(game, request.who, request.listener)


def _spent_by(game: Arkham, request: Request, now: Due) -> tuple[str, ...]:
    """The rules by which actions are spent on a request: as a card adds them, as the first, and on a card's ability."""
    ability = game.ability(request.listener)
    added = ("faq-additional-costs.1",) if now.added else ()
    first = (*added, *(("faq-only-as-your-first-action.1",) if ability.first_action else ()))
    if ability.kind != "action" or request.listener.source == RULES:
        return first
    icons = ("activate-action.3",) if now.actions > 1 else ()
    return (*first, "activate-action.2", *icons, *(("activate-action.4",) if now.costs else ()))


class Paying(NamedTuple):
    """One of the costs of a request."""

    request: Request
    cost: Cost


def _pay_one(game: Arkham, local: Paying) -> Result:
    return local.cost.pay(game, local.request.context())


PAY: Final = Procedure("pay a cost", Step("", "pay", _pay_one))


def _opportunity(game: Arkham, local: Initiation) -> Result:
    """Make attacks of opportunity after all costs are paid and before the effect is initiated."""
    who = local.request.who
    spared = _spared_by(game, local)
    if not spared:
        return _attacked(game, local)
    bears_it = _BEARS_IT.get(designator_of(game.ability(local.request.listener)), ())
    threatening = [attack_of(enemy, who, "opportunity") for enemy in threats(game, who)]
    spares = [game.spares(one, spared, *bears_it) for one in threatening]
    return None if all(spares) else _attacked(game, local)


def _attacked(game: Arkham, local: Initiation) -> Result:
    """The attacks of opportunity that a request has provoked, after the costs and before the effect."""
    attacks = provoke(game, local.request.who)
    if attacks is None:
        return None
    if local.due.actions > 1:
        game.note(f"this costs {local.due.actions} actions and provokes once")
        game.cite("attack-of-opportunity.10")
    return attacks if game.applies("attack-of-opportunity.9", "initiation-sequence.11") else None


def _spared_by(game: Arkham, local: Initiation) -> str:
    """The rule by which a request provokes no attack of opportunity; empty if it provokes."""
    ability = game.ability(local.request.listener)
    designator = designator_of(ability)
    if designator in PROVOKES_NOT:
        return PROVOKES_NOT[designator]
    if SPARED(game, local.request.listener.source):
        return "golden-rules.2"
    if not ability.provokes or _is_said_to_spare(game, local.request):
        return "golden-rules.2"
    if local.due.actions:
        return ""
    free_and_bold = ability.kind == "free" and designator
    return "faq-attacks-of-opportunity.2" if free_and_bold else "faq-attacks-of-opportunity.1"


def _is_said_to_spare(game: Arkham, request: Request) -> bool:
    """True if some card says that what is done here provokes nobody: using this card, or such an action."""
    who, source = request.who, request.listener.source
    if banned(game, "provoke", source, who):
        return True
    if not any(BANS(game, f"provoke by {action}") for action in PROVOKING):
        return False
    done = game.consider(lambda: deeds(game, who, request.listener, request.targets, request.granted))
    return any(banned(game, f"provoke by {deed}", what, who) for deed, what in done)


def _initiate(game: Arkham, local: Initiation) -> Result:
    """Step 3: begin to play the card, or initiate the effect of the ability; step 4 resolves it."""
    request = local.request
    who, source = request.who, request.listener.source
    if who not in game.investigators:
        kind = "play" if game.ability(request.listener).kind == "play" else "use"
        if game.spares(Event(kind, who, source, source), "elimination.3"):
            game.note(f"{game.name(who)} is eliminated before {game.name(source)} resolves")
            return Go(local, "over")
    ability = game.ability(request.listener)
    if ability.kind == "play" and not BEING_PLAYED(game, source):
        game.cite("faq-limbo.4", "initiation-sequence.12")
        game.note(f"{game.name(source)} was taken away before it began to be played, and is not played")
        return Go(local, "over")
    for deed, _what in deeds(game, who, request.listener, request.targets, request.granted):
        if deed in PERFORMED_BY:
            record(game, Event(PERFORM, who, of=PERFORMED_BY[deed]))
    if ability.kind == "play":
        game.cite("faq-limbo.1", "faq-limbo.4", "faq-limbo.5", *_USED_FROM_HAND.get(game.cards[source].weakness, ()))
        granted = as_if.as_if_in_hand(game, who, source)
        if granted is not None:
            game.applied(granted.by.source, str(granted.by.number))
        place(game, source, TABLE, BEING_RESOLVED)
    limits.use(game, who, request.listener)
    action = designator_of(ability)
    game.cite(*_DESIGNATED[bool(action) and source != RULES], *_OF_ITS_KIND.get(action, ()))
    game.record(trace.Initiated(game.depth, who, source, ability.name or ability.kind, request.listener.number))
    scope = f"@{game.depth + 1}"
    REQUEST.put(game, scope, request)
    if ability.kind == "play":
        by = ("initiation-sequence.12",)
        return happen(Event("play", who, source, source, "", game.cards[source].type, rules=by))
    if source == RULES and not game.hears("use", "after"):
        return resolving(game, request)
    if source != RULES and not ability.from_zone and not game.in_play(source):
        game.note(f"{game.name(source)} has left play: its ability resolves all the same")
        game.cite("initiation-sequence.16")
    return happen(Event("use", who, source, source, "", ability.name or ability.kind))


_DESIGNATED: Final = {True: ("ability.41",), False: ()}
"""The rules by which the ability of a card (True) with a designator is that action."""

_OF_ITS_KIND: Final = {"explore": ("explore.1",)}
"""The rules that say of a designator that its abilities are activated like others."""

_USED_FROM_HAND: Final = {True: ("weakness.7",)}
"""The rules by which a card in hand that is a weakness (True) is used like any other."""


def _over(game: Arkham, local: Initiation) -> Result:
    """End the action and begin the tests that it delayed."""
    forget(game, local.request.listener.source)
    BEING_PLAYED.forget(game, local.request.listener.source)
    X_IS.forget(game, local.request.listener.source)
    SPARED.forget(game, local.request.listener.source)
    if local.as_if:
        as_if.end(game, local.request.who)
    if not local.outermost:
        return None
    ACTING.forget(game)
    waiting = begin_delayed(game)
    if waiting is None:
        return None
    game.cite("faq-nested-skill-tests.3")
    return waiting


COUNT: Final = "what the actions count as"
INITIATION: Final = Procedure(
    "initiation sequence",
    Step("", "declare", _declare),
    Step("", "the value of X", _choose_x),
    Step("", "a card may cost less", _for_less),
    Step("1", "modify the costs", _determine),
    Step("", COUNT, _count),
    Step("2", "contribute to the costs", _contribute),
    Step("", "pay the costs", _pay),
    Step("", "attacks of opportunity", _opportunity),
    Step("3", "initiate", _initiate),
    Step("", "over", _over),
)
