"""Effects by which an action is taken, or performed without its cost (FAQ 2.19)."""

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
    """The legal requests for an action of the rules by its name, one for each target."""
    found: list[Request] = []
    for number, ability in enumerate(game.cards[RULES].abilities):
        if ability.name == name:
            request = Request(who, Listener(RULES, number), no_action=no_action)
            found += [r for r in with_targets(game, request) if not why_not(game, r)]
    return tuple(found)


class TakeAction(NamedTuple):
    """Take an action: it is gained and spent at once, with everything that belongs to taking an action."""

    name: str
    who: Which | None = None

    def futile(self, game: Arkham, context: Context) -> bool:
        """What can be done with the action is seen when it is gained."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The investigator gains an action."""
        who = self.who.all(game, context)[0] if self.who else context.you
        return Call(TAKING, Taking(who, self.name))


class Taking(NamedTuple):
    """An action that an effect lets somebody take."""

    who: str
    name: str


def _gain(game: Arkham, local: Taking) -> Result:
    """An action is gained, and may be spent though it is not one's turn."""
    game.cite("faq-take-or-perform-an-action.1")
    game.write(local.who, "actions", game.number(local.who, "actions") + 1)
    game.state.write(local.who, "acts out of turn", True)
    return None


def _spend(game: Arkham, local: Taking) -> Result:
    """And it is spent at once on what the effect names."""
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
    """Perform an action without its action cost: no action is gained, spent or taken."""

    name: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether it cannot be performed now."""
        return not _named(game, context.you, self.name, no_action=True)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """It is performed, on a target of the investigator's choice."""
        game.cite("faq-take-or-perform-an-action.3")
        found = _named(game, context.you, self.name, no_action=True)
        if len(found) < 2:
            return tuple(initiate(request) for request in found)
        return Ask(
            Choice((context.you,), f"action: {self.name}", tuple(r.option(game) for r in found)),
            lambda _game, _local, option: initiate(cast(Request, option.value)),
        )
