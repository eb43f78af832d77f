"""Effects that let an investigator take an action, or perform one without its action cost (FAQ 2.19)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Listener
from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham import as_if
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import (
    ANY,
    Acting,
    Request,
    abilities_of_kind,
    action_requests,
    may,
    users,
    with_targets,
)
from adjudicator.games.arkham.facts import ACTIONS, ACTS_OUT_OF_TURN, TABLE
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.words import Context


def _found(game: Arkham, local: Acting) -> tuple[Request, ...]:
    """The requests for the action: for any action, or for the action of the rules with this name, once per target."""
    if local.name == ANY:
        return action_requests(game, local.who)
    found: list[Request] = []
    for number, ability in enumerate(game.cards[RULES].abilities):
        if ability.name == local.name:
            request = Request(local.who, Listener(RULES, number), no_action=local.no_action)
            found += [r for r in with_targets(game, request) if not may(game, r)]
    return tuple(found)


def _act(game: Arkham, local: Acting, what: str, found: tuple[Request, ...]) -> Result:
    """Initiate the request that the investigator chooses."""
    if len(found) == 1:
        return _begin(game, local, found[0])
    rule = "faq-take-or-perform-an-action.3" if local.no_action else "faq-take-or-perform-an-action.1"
    options = tuple(request.option(game) for request in found)
    return Ask(Choice((local.who,), what, options, rule), _chosen)


def _chosen(game: Arkham, local: Acting, option: Option) -> Result:
    return _begin(game, local, option.meant(Request))


def _begin(game: Arkham, local: Acting, request: Request) -> Call:
    if local.done is not None:
        LAST_PERFORMED.put(game, TABLE, request.listener)
    return initiate(request)


class TakeAction(NamedTuple):
    """Take an action: the investigator gains it and spends it at once, with all that belongs to taking an action."""

    name: str
    who: Which | None = None
    as_if_in_turn: bool = False

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if nobody takes one; whoever does gains the action first, and only then is seen if it can be spent."""
        return self.who is not None and not self.who.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Give the investigator an action."""
        takers = self.who.all(game, context)[:1] if self.who else (context.you,)
        return tuple(Call(TAKING, Acting(who, self.name, as_if_in_turn=self.as_if_in_turn)) for who in takers)


def _gain(game: Arkham, local: Acting) -> Result:
    """The investigator gains an action, and may spend it outside their own turn."""
    ACTIONS.set(game, local.who, ACTIONS(game, local.who) + 1, "faq-take-or-perform-an-action.1")
    ACTS_OUT_OF_TURN.put(game, local.who, True)
    if local.as_if_in_turn and not game.in_turn(local.who):
        as_if.begin_turn(game, local.who)
    return None


def _spend(game: Arkham, local: Acting) -> Result:
    """The investigator spends it at once on the action that the effect names."""
    found = _found(game, local)
    if not found:
        ACTIONS.set(game, local.who, ACTIONS(game, local.who) - 1)
        return None
    game.cite("faq-take-or-perform-an-action.2")
    return _act(game, local, "what to do with the action", found)


def _over(game: Arkham, local: Acting) -> Result:
    ACTS_OUT_OF_TURN.forget(game, local.who)
    as_if.end_turn(game, local.who)
    return None


TAKING = Procedure("take an action", Step("", "gain it", _gain), Step("", "spend it", _spend), Step("", "over", _over))


class PerformAction(NamedTuple):
    """Perform an action without its action cost: the investigator gains, spends and takes no action.

    On a thing that is named it may be performed by the ability of a card as well.
    """

    name: str
    on: Which | None = None

    def _on_that(self, game: Arkham, context: Context) -> Acting | None:
        things = self.on.all(game, context)[:1] if self.on is not None else ()
        return Acting(context.you, self.name, no_action=True, done=(), on=things[0]) if things else None

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the action cannot be performed now."""
        if self.on is None:
            return not _found(game, Acting(context.you, self.name, no_action=True))
        acting = self._on_that(game, context)
        return acting is None or not _another(game, acting)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Perform the action on a target that the investigator chooses, or on the one that is named."""
        if self.on is None:
            return Call(PERFORMING, Acting(context.you, self.name, no_action=True))
        acting = self._on_that(game, context)
        return Call(ANOTHER, acting) if acting is not None and _another(game, acting) else None


def _perform(game: Arkham, local: Acting) -> Result:
    game.cite("faq-take-or-perform-an-action.3")
    found = _found(game, local)
    return _act(game, local, f"action: {local.name}", found) if found else None


class PerformDifferent(NamedTuple):
    """Perform several different actions of a kind, of the rules or of cards, without their action costs."""

    number: int
    name: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no such action can be performed now."""
        return not _another(game, Acting(context.you, self.name, no_action=True, done=()))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Perform one after another, each different from those before."""
        acting = Acting(context.you, self.name, no_action=True, done=())
        return Call(PERFORMING_SEVERAL, _Several(acting, self.number))


class _Several(NamedTuple):
    """Different actions that are being performed: the one that is next, and how many are left."""

    next: Acting
    left: int


def _another(game: Arkham, acting: Acting) -> tuple[Request, ...]:
    """The requests for an action that is different from those performed so far."""
    every = (Listener(RULES, number) for number in range(len(game.cards[RULES].abilities)))
    listeners = (*every, *(one for one in abilities_of_kind(game, "action") if acting.who in users(game, one)))
    found: list[Request] = []
    for listener in listeners:
        request = Request(acting.who, listener, no_action=True)
        if game.ability(listener).kind == "action" and acting.allows(game, request):
            wanted = (one for one in with_targets(game, request) if not acting.on or one.targets == (acting.on,))
            found += [one for one in wanted if not may(game, one)]
    return tuple(found)


def _perform_another(game: Arkham, local: _Several) -> Result:
    found = _another(game, local.next) if local.left else ()
    if not found:
        return Go(local, END)
    return Go(local._replace(left=local.left - 1), "performed", (Call(ANOTHER, local.next),))


def _choose_another(game: Arkham, local: Acting) -> Result:
    game.cite("faq-take-or-perform-an-action.3")
    return _act(game, local, f"action: {local.name}", _another(game, local))


ANOTHER = Procedure("perform another action", Step("", "perform it", _choose_another))


def _performed(game: Arkham, local: _Several) -> Result:
    """Note the ability that was used, from which the next has to be different."""
    done = LAST_PERFORMED(game)
    assert done is not None
    assert local.next.done is not None
    return Go(local._replace(next=local.next._replace(done=(*local.next.done, done))), "perform")


LAST_PERFORMED: Final[Field[Listener | None]] = Field("last performed", None)
"""The ability by which the last of several different actions was performed."""

PERFORMING_SEVERAL = Procedure(
    "perform different actions", Step("", "perform", _perform_another), Step("", "performed", _performed)
)

PERFORMING = Procedure("perform an action", Step("", "perform it", _perform))
