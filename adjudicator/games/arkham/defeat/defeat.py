"""Defeat: a card with as much damage as health, or horror as sanity, is defeated (entry Defeat)."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from adjudicator.engine.choices import PASS, Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.fields import Field
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.life import happen, happen_at_once
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.cannot import forbidden, is_permanent
from adjudicator.games.arkham.abilities.resolving import Resolving, resolve
from adjudicator.games.arkham.about_to_spawn import awaits_play
from adjudicator.games.arkham.actions.whose_damage import dealer
from adjudicator.games.arkham.area_limits import display_is_full
from adjudicator.games.arkham.card_effects import BY_AN_ATTACK, of_an_effect
from adjudicator.games.arkham.defeat import elimination
from adjudicator.games.arkham.discarding import go
from adjudicator.games.arkham.facts import (
    BEING_DEFEATED,
    DAMAGE,
    DEFEATED,
    HERE,
    HORROR,
    HURT,
    HURT_BY,
    HURT_HOW,
    LOCATIONS,
    OWNER,
    PLAY_AREA,
    THREAT_AREA,
    VICTORY_DISPLAY,
    tokens_of,
)
from adjudicator.games.arkham.framework.records import suffer_trauma
from adjudicator.games.arkham.game import Arkham, Effect
from adjudicator.games.arkham.key_tokens import pass_on
from adjudicator.games.arkham.leaving import leaving
from adjudicator.games.arkham.overcoming import why_to_the_display
from adjudicator.games.arkham.places import EVERYTHING, is_heard
from adjudicator.games.arkham.swarm import is_host
from adjudicator.games.arkham.values import value
from adjudicator.games.arkham.words import Context


def check_defeat(game: Arkham) -> tuple[Call, ...]:
    """The defeat, all at once, of everything that ran out of health or sanity by the last change."""
    hurt = HURT(game)
    HURT.forget(game)
    fallen: list[Event] = []
    coming = tuple(entity for entity in hurt if awaits_play(game, entity))
    for entity in (one for one in hurt if one not in coming) if EVERYTHING not in hurt else bearers(game):
        by, how = _hurt_by(game, entity)
        if _can_fall(game, entity) and _is_defeated(game, entity):
            BEING_DEFEATED.put(game, entity, True)
            fallen.append(
                Event("defeat", dealer(game, by), entity, by, game.location(entity), _in_what_way(by, how), _BY_HARM)
            )
    _forget(game, EVERYTHING)
    if coming:
        HURT.put(game, HURT.bearer, coming)
    if sum(event.what in game.investigators for event in fallen) > 1:
        return (Call(FALLING, Falling(tuple(fallen))),)
    return _at_once(game, fallen)


def _at_once(game: Arkham, fallen: Iterable[Event]) -> tuple[Call, ...]:
    """The defeats at one moment; the cards are gone before anything that follows from an elimination."""
    return happen_at_once(sorted(fallen, key=lambda event: event.what in game.investigators))


def _in_what_way(by: str, how: str) -> str:
    """The finer kind of a defeat: by an attack, by a card effect, by the end of one, or by none of these."""
    return how if how == BY_AN_ATTACK else of_an_effect(by, how)


def _hurt_by(game: Arkham, entity: str) -> tuple[str, str]:
    """The card by whose doing a card may be defeated, and how; what began to modify values may be that card's too."""
    cause = entity if HURT_BY(game, entity) or HURT_HOW(game, entity) else EVERYTHING
    found = HURT_BY(game, cause), HURT_HOW(game, cause)
    _forget(game, entity)
    return found


def _forget(game: Arkham, entity: str) -> None:
    HURT_BY.forget(game, entity)
    HURT_HOW.forget(game, entity)


_BY_HARM: Final = 1
"""The amount of a defeat by damage or horror: one by an effect that defeats outright has none."""


class Falling(NamedTuple):
    """The cards defeated at one moment, several investigators among them; `first` are those already put in order."""

    left: tuple[Event, ...]
    first: tuple[Event, ...] = ()


def _order(game: Arkham, local: Falling) -> Result:
    """Ask the lead investigator for the order of the eliminations, if it matters to anybody."""
    theirs = tuple(event for event in local.left if event.what in game.investigators)
    if len(theirs) < 2:
        return Go(local, END, _at_once(game, (*local.first, *local.left)))
    options = (*(Option("choose", (event.what,), game.lead, event) for event in theirs), PASS)
    return Ask(Choice((game.lead,), "who is eliminated next", options, "lead-investigator.4", optional=True), _ordered)


def _ordered(game: Arkham, local: Falling, option: Option) -> Result:
    if option.declines:
        return Go(local, END, _at_once(game, (*local.first, *local.left)))
    game.cite("lead-investigator.4")
    event = option.meant(Event)
    left = tuple(other for other in local.left if other != event)
    return Go(Falling(left, (*local.first, event)), "order")


FALLING: Final = Procedure("several investigators are defeated", Step("", "order", _order))


def _can_fall(game: Arkham, entity: str) -> bool:
    here = (game.in_play(entity) or entity in game.investigators) and not BEING_DEFEATED(game, entity)
    return here and not is_permanent(game, entity) and not forbidden(game, "defeat", entity, game.controller(entity))


def bearers(game: Arkham) -> tuple[str, ...]:
    """The cards with damage or horror, when a change of health or sanity may have made it too much for any of them."""
    found: list[str] = []
    for investigator in game.investigators:
        found.append(investigator)
        found += PLAY_AREA(game, investigator)
        found += THREAT_AREA(game, investigator)
    for location in LOCATIONS(game):
        found += (e for e in HERE(game, location) if e not in found)
    return tuple(e for e in found if DAMAGE(game, e) or HORROR(game, e))


def _is_defeated(game: Arkham, entity: str) -> bool:
    game.because("dealing-damage-horror.14", "dealing-damage-horror.1")
    if is_host(game, entity) and game.because("swarming-x.13"):
        return False
    if game.cards[entity].type not in _CAN_BE_DEFEATED:
        game.because("defeat.1")
        return False
    spent = [game.because(_DEFEATS[game.cards[entity].type, stat]) for stat in _spent(game, entity)]
    return any(spent)


_CAN_BE_DEFEATED: Final = ("investigator", "enemy", "asset")
_DEFEATS: Final = {
    ("investigator", "health"): "defeat.2",
    ("investigator", "sanity"): "defeat.3",
    ("enemy", "health"): "defeat.6",
    ("enemy", "sanity"): "defeat.1",
    ("asset", "health"): "defeat.8",
    ("asset", "sanity"): "defeat.9",
}
"""The rule by which a card of this type is defeated when its health or sanity is spent."""


def _spent(game: Arkham, entity: str) -> tuple[str, ...]:
    """The values, health and sanity, of a card whose damage or horror reaches them; a missing value is not 0."""
    found: list[str] = []
    for stat, token in (("health", "damage"), ("sanity", "horror")):
        if game.cards[entity].printed(stat) is None:
            game.because(*_LACKING.get((game.cards[entity].type, stat), ()))
            continue
        if tokens_of(token)(game, entity) >= value(game, entity, stat):
            found.append(stat)
    return tuple(found)


_LACKING: Final = {("asset", "health"): ("health-and-damage.6",), ("asset", "sanity"): ("sanity-and-horror.6",)}
"""The rules by which a card of a type that lacks the value does not have it at 0."""


_DISCARDED_BY: Final = {
    ("enemy", True): ("defeat.7", "health-and-damage.5"),
    ("enemy", False): ("defeat.6",),
    ("asset", True): ("defeat.10",),
    ("asset", False): ("defeat.10",),
}
"""The rules by which a defeated card of a type is discarded, whether somebody owns it or nobody does."""


def _to_the_display(game: Arkham, entity: str) -> tuple[str, ...]:
    """The rules that put a defeated enemy into the victory display, unless a limit keeps it out; none otherwise."""
    by = why_to_the_display(game, entity) if game.cards[entity].type == "enemy" else ()
    return () if by and display_is_full(game, entity) else by


class InsteadOfDiscarding(NamedTuple):
    """Resolve effects in place of the discarding of a card that is defeated: the defeat itself comes about."""

    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if nothing is being defeated."""
        return not context.scope

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Keep what becomes of the card; of several replacements the one initiated last decides."""
        _KEPT.put(game, context.scope, Resolving(self.effects, context))
        return None


def is_averted(game: Arkham, event: Event) -> bool:
    """True if an investigator who was to be defeated by damage or horror has been healed, and is not any more."""
    return event.what in game.investigators and event.amount == _BY_HARM and not _spent(game, event.what)


_KEPT: Final[Field[Resolving | None]] = Field("kept", None)


def _fall(game: Arkham, event: Event, scope: str) -> tuple[Call, ...] | None:
    """Remove a defeated card from play; eliminate a defeated investigator."""
    entity = event.what
    card = game.cards[entity]
    spent = game.consider(lambda: _spent(game, entity))
    DEFEATED.set(game, entity, True, *(_DEFEATS[card.type, stat] for stat in spent))
    if card.type == "investigator":
        game.cite("defeat.5", "elimination.1")
        BEING_DEFEATED.put(game, entity, True)
        return (*suffer_trauma(game, entity, _spent(game, entity)), elimination.eliminate(game, entity))
    BEING_DEFEATED.forget(game, entity)
    pass_on(game, entity, event.who)
    if not game.in_play(entity):
        # An ability that answers to the defeat has taken it elsewhere.
        return None
    elsewhere = _KEPT(game, scope)
    if elsewhere is not None:
        game.cite("golden-rules.2")
        return (resolve(elsewhere.effects, elsewhere.context),)
    displayed = _to_the_display(game, entity)
    by = _DISCARDED_BY.get((card.type, bool(OWNER(game, entity))), ())
    by = (*displayed, "health-and-damage.5") if displayed else by
    to = VICTORY_DISPLAY.name if displayed else "discard"
    leaves = leaving(game, entity, to, *by)
    if not is_heard(game, leaves.kind):
        # It would stand behind every defeat, and nothing would answer to it.
        go(game, leaves)
        return None
    BEING_DEFEATED.put(game, entity, True)
    return happen(leaves), Call(LEFT, entity)


def _has_left(game: Arkham, entity: str) -> None:
    BEING_DEFEATED.forget(game, entity)


LEFT: Final = Procedure("a defeated card has left play", Step("", "over", _has_left))
"""Until then nothing defeats it a second time."""


def _resign(game: Arkham, event: Event, scope: str) -> Call | None:
    """Eliminate an investigator who resigns, undefeated."""
    game.cite("resign.3", "resign.4", "elimination.2")
    return elimination.eliminate(game, event.who)


IMPACTS: Final[Impacts] = {"defeat": _fall, "resign": _resign}
"""The changes that these events make."""
