"""Step 4 of the initiation sequence: the effect resolves, and the card or ability counts as played or resolved."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities import limits
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.actions.forced import FORCED, resolve_forced
from adjudicator.games.arkham.actions.requests import Request
from adjudicator.games.arkham.arriving import come
from adjudicator.games.arkham.facts import BEING_RESOLVED, FAILED, REQUEST
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.unique import enter_play
from adjudicator.games.arkham.zones import discard


class Resolution(NamedTuple):
    """A request that has been initiated; `failed` if its effects were cancelled, `plays` if a card is played.

    By the end of an ability its card may have turned over, and bear it no more.
    """

    request: Request
    plays: bool
    failed: bool = False


def resolving(game: Arkham, request: Request, failed: bool = False) -> Call:
    """The call that resolves a request that has been initiated."""
    return Call(RESOLUTION, Resolution(request, game.ability(request.listener).kind == "play", failed))


def _resolved(game: Arkham, event: Event, scope: str) -> Call | None:
    """Go on to step 4 with an initiated request; resolve a forced ability."""
    if event.of == FORCED:
        return resolve_forced(game, scope)
    request = REQUEST(game, scope)
    assert isinstance(request, Request)
    REQUEST.forget(game, scope)
    return resolving(game, request, FAILED(game, scope))


def _resolve(game: Arkham, local: Resolution) -> Result:
    """Step 4: resolve the effect unless it was cancelled."""
    request = local.request
    ability = game.ability(request.listener)
    game.cite("initiation-sequence.13", *_OF_ACTIONS.get((request.listener.source, ability.name), ()))
    if local.failed:
        _cancelled(game, request)
        return None
    if ability.kind == "play" and game.cards[request.listener.source].type == "asset":
        return None
    context = request.context(action=ability.kind == "action")
    game.cite(*_meant_by_you(game, request))
    return resolve(ability.effects, context) if ability.effects else None


_OF_ACTIONS: Final = {
    (RULES, "draw"): ("draw-action.2",),
    (RULES, "take resource"): ("resource-action.2",),
    (RULES, "engage"): ("engage-action.2",),
}
"""The rules that say what the actions do that the rules themselves give to everybody."""


def _meant_by_you(game: Arkham, request: Request) -> tuple[str, ...]:
    """The rules by which whoever triggers an ability is its "you", whomever other abilities of the card mean."""
    source = request.listener.source
    return () if source == RULES or request.who == game.you(source) else ("faq-you-and-your.1", "faq-you-and-your.5")


def _cancelled(game: Arkham, request: Request) -> None:
    """Cite that only the effect is cancelled: costs stay paid, and the use counts."""
    ability = game.ability(request.listener)
    game.note(f"the effect of {game.name(request.listener.source)} is cancelled")
    what = ("cancel.4", "cancel.5") if ability.kind == "play" else ("cancel.2",)
    game.cite("cancel.1", *what, *_stays_paid(game, request), *limits.though_cancelled(game, request.listener))


def _stays_paid(game: Arkham, request: Request) -> tuple[str, ...]:
    """The rules by which the costs of what is cancelled stay paid."""
    ability = game.ability(request.listener)
    if ability.kind == "play":
        return ("cancel.3",) if ability.costs or game.cards[request.listener.source].cost else ()
    return ("cancel.3", "costs.4") if ability.costs else ()


def _settle(game: Arkham, local: Resolution) -> Result:
    """End step 4: the ability is resolved; the card is played, and enters play or goes to its owner's discard pile."""
    request = local.request
    source = request.listener.source
    if source == RULES:
        return None
    if not local.plays:
        game.cite("initiation-sequence.15")
        return None
    game.cite("initiation-sequence.14")
    if game.lies(source)[1] != BEING_RESOLVED.name:
        return None
    if game.cards[source].type == "asset":
        game.cite("card-anatomy.4", "play.5", "asset-cards.3")
        return (come(game, request.who, source), Call(ENTERED, request))
    discard(game, source, "card-anatomy.4", "event-cards.4", "faq-limbo.6", "faq-limbo.7")
    return None


def _entered(game: Arkham, request: Request) -> Result:
    """Let abilities answer to the asset that has entered play; one that could not goes to its discard pile."""
    source = request.listener.source
    if not game.in_play(source):
        if game.lies(source)[1] == BEING_RESOLVED.name:
            discard(game, source)
        return None
    return enter_play(game, request.who, source)


ENTERED: Final = Procedure("the asset has entered play", Step("", "entered", _entered))
RESOLUTION: Final = Procedure(
    "resolution",
    Step("4", "resolve the effect", _resolve),
    Step("", "the card counts as played, the ability as resolved", _settle),
)

IMPACTS: Final[Impacts] = {"play": _resolved, "use": _resolved}
"""The changes that these events make."""
