"""Effects that let an investigator take an action, or perform one without its action cost (FAQ 2.19)."""

from typing import NamedTuple, cast

from adjudicator.engine.choices import Choice
from adjudicator.engine.events import Listener
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import ANY, RULES, Request, action_requests, with_targets
from adjudicator.games.arkham.actions.requests import may as why_not
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context, Which


def _named(game: Arkham, who: str, name: str, *, no_action: bool) -> tuple[Request, ...]:
    """The legal requests for the action of the rules with this name, one for each target."""
    found: list[Request] = []
    for number, ability in enumerate(game.cards[RULES].abilities):
        if ability.name == name:
            request = Request(who, Listener(RULES, number), no_action=no_action)
            found += [r for r in with_targets(game, request) if not why_not(game, r)]
    return tuple(found)


class TakeAction(NamedTuple):
    """Take an action: the investigator gains it and spends it at once, with all that belongs to taking an action."""

    name: str
    who: Which | None = None

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile here: the investigator first gains the action, and only then is it seen if it can be spent."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Give the investigator an action."""
        who = self.who.all(game, context)[0] if self.who else context.you
        return Call(TAKING, Taking(who, self.name))


class Taking(NamedTuple):
    """An investigator whom an effect lets take an action, and the name of that action."""

    who: str
    name: str


def _gain(game: Arkham, local: Taking) -> Result:
    """The investigator gains an action, and may spend it outside their own turn."""
    game.cite("faq-take-or-perform-an-action.1")
    game.write(local.who, "actions", game.number(local.who, "actions") + 1)
    game.state.write(local.who, "acts out of turn", True)
    return None


def _spend(game: Arkham, local: Taking) -> Result:
    """The investigator spends it at once on the action that the effect names."""
    who, name = local
    found = action_requests(game, who) if name == ANY else _named(game, who, name, no_action=False)
    if not found:
        game.write(who, "actions", game.number(who, "actions") - 1)
        return None
    if len(found) == 1:
        return initiate(found[0])
    return Ask(
        Choice((who,), "what to do with the action", tuple(r.option(game) for r in found)),
        lambda _game, _local, option: initiate(cast(Request, option.value)),
    )


def _over(game: Arkham, local: Taking) -> Result:
    game.state.write(local.who, "acts out of turn", None)
    return None


TAKING = Procedure("take an action", Step("", "gain it", _gain), Step("", "spend it", _spend), Step("", "over", _over))


class PerformAction(NamedTuple):
    """Perform an action without its action cost: the investigator gains, spends and takes no action."""

    name: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the action cannot be performed now."""
        return not _named(game, context.you, self.name, no_action=True)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Perform the action on a target that the investigator chooses."""
        game.cite("faq-take-or-perform-an-action.3")
        found = _named(game, context.you, self.name, no_action=True)
        if len(found) < 2:
            return tuple(initiate(request) for request in found)
        return Ask(
            Choice((context.you,), f"action: {self.name}", tuple(r.option(game) for r in found)),
            lambda _game, _local, option: initiate(cast(Request, option.value)),
        )
