"""Effects that let an investigator take an action, or perform one without its action cost (FAQ 2.19)."""

from typing import NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Listener
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import ANY, Acting, Request, action_requests, may, with_targets
from adjudicator.games.arkham.facts import ACTIONS, ACTS_OUT_OF_TURN
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
        return initiate(found[0])
    rule = "faq-take-or-perform-an-action.3" if local.no_action else "faq-take-or-perform-an-action.1"
    options = tuple(request.option(game) for request in found)
    return Ask(Choice((local.who,), what, options, rule), _chosen)


def _chosen(game: Arkham, local: Acting, option: Option) -> Result:
    return initiate(option.meant(Request))


class TakeAction(NamedTuple):
    """Take an action: the investigator gains it and spends it at once, with all that belongs to taking an action."""

    name: str
    who: Which | None = None

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if nobody takes one; whoever does gains the action first, and only then is seen if it can be spent."""
        return self.who is not None and not self.who.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Give the investigator an action."""
        takers = self.who.all(game, context)[:1] if self.who else (context.you,)
        return tuple(Call(TAKING, Acting(who, self.name)) for who in takers)


def _gain(game: Arkham, local: Acting) -> Result:
    """The investigator gains an action, and may spend it outside their own turn."""
    game.cite("faq-take-or-perform-an-action.1")
    ACTIONS.set(game, local.who, ACTIONS(game, local.who) + 1)
    ACTS_OUT_OF_TURN.put(game, local.who, True)
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
    return None


TAKING = Procedure("take an action", Step("", "gain it", _gain), Step("", "spend it", _spend), Step("", "over", _over))


class PerformAction(NamedTuple):
    """Perform an action without its action cost: the investigator gains, spends and takes no action."""

    name: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the action cannot be performed now."""
        return not _found(game, Acting(context.you, self.name, no_action=True))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Perform the action on a target that the investigator chooses."""
        return Call(PERFORMING, Acting(context.you, self.name, no_action=True))


def _perform(game: Arkham, local: Acting) -> Result:
    game.cite("faq-take-or-perform-an-action.3")
    found = _found(game, local)
    return _act(game, local, f"action: {local.name}", found) if found else None


PERFORMING = Procedure("perform an action", Step("", "perform it", _perform))
