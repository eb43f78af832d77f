"""Effects that something triggers: each is resolved once for each time that it happens."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.actions.acquire_assets import HAS_ACQUIRED
from adjudicator.games.eldritch.board import gates, monsters
from adjudicator.games.eldritch.cards.card import ASSET, type_of
from adjudicator.games.eldritch.cards.words import (
    ACQUIRES,
    ANOTHER_GAINS_A_CONDITION,
    CLOSES_A_GATE,
    DEFEATS_IN_COMBAT,
    GAINS_AN_ASSET,
    GATE_SPAWNED,
    IMPROVES_A_SKILL,
    MONSTER_DEFEATED,
    When,
)
from adjudicator.games.eldritch.components.conditions import CONDITIONS
from adjudicator.games.eldritch.effects.choosing import RESOLVES_IT, Cost
from adjudicator.games.eldritch.effects.flow import against
from adjudicator.games.eldritch.events import IMPROVES
from adjudicator.games.eldritch.facts import PHASE, USED_THIS_ROUND, turn_order
from adjudicator.games.eldritch.held import held
from adjudicator.games.eldritch.possessions.conditions import GAINS_A_CONDITION
from adjudicator.games.eldritch.possessions.gaining import GAINS_A_CARD
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.play import Play

COMMON: Final = "Common"
Fits = Callable[[Play, str, Event], bool]
"""True where an event triggers what an investigator has."""


class Trigger(NamedTuple):
    """What triggers an effect: a kind of event, where it fits whoever has the card."""

    kind: str
    fits: Fits


def _any(_game: Play, _who: str, _event: Event) -> bool:
    return True


def _his(_game: Play, who: str, event: Event) -> bool:
    return event.who == who


def _of_another(_game: Play, who: str, event: Event) -> bool:
    return event.who != who and COMMON not in CONDITIONS[event.what].traits


def _his_asset(game: Play, who: str, event: Event) -> bool:
    return event.who == who and type_of(game, event.what) == ASSET


TRIGGERS: Final = {
    GATE_SPAWNED: Trigger(gates.IS_SPAWNED.name, _any),
    CLOSES_A_GATE: Trigger(gates.IS_CLOSED.name, _his),
    IMPROVES_A_SKILL: Trigger(IMPROVES.name, _his),
    ANOTHER_GAINS_A_CONDITION: Trigger(GAINS_A_CONDITION.name, _of_another),
    MONSTER_DEFEATED: Trigger(monsters.IS_DEFEATED.name, _any),
    DEFEATS_IN_COMBAT: Trigger(monsters.IS_DEFEATED.name, _his),
    ACQUIRES: Trigger(HAS_ACQUIRED.name, _his),
    GAINS_AN_ASSET: Trigger(GAINS_A_CARD.name, _his_asset),
}
KINDS: Final = frozenset(one.kind for one in TRIGGERS.values())
"""The kinds of events that trigger anything."""


class Triggered(NamedTuple):
    """An effect that was triggered, and by what."""

    word: When
    source: Source


def triggered_by(game: Play, event: Event) -> tuple[Call, ...]:
    """The calls that resolve what an event triggers, in turn order of those who have it."""
    return tuple(Call(TRIGGERED, one) for who in turn_order(game) for one in _of(game, who, event))


def _of(game: Play, who: str, event: Event) -> Iterator[Triggered]:
    for card, word in held(game, who, When):
        trigger = TRIGGERS[word.trigger]
        if event.kind == trigger.kind and trigger.fits(game, who, event):
            yield Triggered(word, Source(who, card, chosen=event.what, about=event.who))


def _answers(game: Play, triggered: Triggered) -> Result:
    """What is limited to once in a round is not used twice in one, nor before the first."""
    word, source = triggered
    if word.once_a_round:
        if not PHASE(game) and game.applies("setup.22"):
            return None
        if source.card in USED_THIS_ROUND(game, source.who):
            return None
    game.cite("triggered-effects.1", *word.settled_by)
    if not word.may:
        return _resolved(game, triggered)
    reasons = game.consider(lambda: against(game, source, word.does))
    return ask(game, RESOLVES_IT, source.who, _decided, Cost(reasons), optional=True)


def _decided(game: Play, triggered: Triggered, option: Option) -> Result:
    return None if option.declines else _resolved(game, triggered)


def _resolved(game: Play, triggered: Triggered) -> Result:
    word, source = triggered
    if word.once_a_round:
        USED_THIS_ROUND.add(game, source.who, source.card, *word.settled_by)
    return Go(triggered, END, resolve(word.does, source))


TRIGGERED: Final = Procedure("a triggered effect", Step("", "resolve", _answers))
