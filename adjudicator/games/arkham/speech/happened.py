"""What has happened in this round, phase, turn or skill test, as far as a card in the game asks about it."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.fields import Field
from adjudicator.games.arkham.abilities.limits import stamp
from adjudicator.games.arkham.facts import TABLE
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.terms import events_of
from adjudicator.games.arkham.words import Context

PERIODS: Final = ("round", "phase", "turn", "test")
"""The periods of which cards ask what has happened in them, each within the one before."""
PERFORM: Final = "perform"
"""The event of which cards only ask whether it has happened: an investigator performs an action of a kind."""
PAST: Final = (
    *("attack", "begin test", "succeed", "fail", "play", "use", "enter", "enemy moves", "enter play"),
    *("defeat", "evade", "engage", "discover", "draw encounter card", "reveal location", "spawn", PERFORM),
)
"""The events about which a card may ask later: all that there is to say of them stays as it was."""


class Past(NamedTuple):
    """An event that has come about, and the numbers of the round, phase, turn and skill test in which it did."""

    event: Event
    periods: tuple[int, ...]

    def was_in(self, game: Arkham, period: str) -> bool:
        """True if that period is still the present one, as are those around it."""
        within = PERIODS[: PERIODS.index(period) + 1]
        return all(number == stamp(game, one) for one, number in zip(within, self.periods, strict=False))


HAPPENED: Final[Field[tuple[Past, ...]]] = Field("happened", ())


def happened(game: Arkham) -> tuple[Past, ...]:
    """What has happened in this round of all that cards ask about, in order."""
    return tuple(one for one in HAPPENED(game, TABLE) if one.was_in(game, "round"))


def record(game: Arkham, event: Event) -> None:
    """Keep that an event comes about now, if a card in the game asks about such events."""
    if event.kind in game.asked_about:
        remember(game, Past(event, tuple(stamp(game, period) for period in PERIODS)))


def remember(game: Arkham, past: Past) -> None:
    """Keep that an event has come about."""
    HAPPENED.put(game, TABLE, (*happened(game), past))


class Happened(NamedTuple):
    """How often such an event has come about in the present round, phase, turn or skill test."""

    kind: str
    period: str
    who: Which | None = None
    what: Which | None = None
    by: Which | None = None
    at: Which | None = None
    kinds: tuple[str, ...] = ()
    """Their finer kinds."""

    def of(self, game: Arkham, context: Context) -> int:
        """The number of such events, what comes about now among them."""
        return sum([one.was_in(game, self.period) and self._fits(game, context, one.event) for one in happened(game)])

    def _fits(self, game: Arkham, context: Context, event: Event) -> bool:
        if event.kind not in events_of(self.kind) or (self.kinds and event.of not in self.kinds):
            return False
        parts = ((self.who, event.who), (self.what, event.what), (self.by, event.by), (self.at, event.at))
        return all(which is None or which.fits(game, context, part) for which, part in parts)


def asked_in(part: object) -> frozenset[str]:
    """The kinds of events of which a part of a card asks whether they have happened."""
    if isinstance(part, Happened):
        return frozenset(events_of(part.kind))
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, tuple) else ()
    return frozenset().union(*[asked_in(one) for one in inner])
