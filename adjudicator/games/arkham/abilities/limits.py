"""Limits and maximums: how often an ability or a card has been used in a period (entry Limits and Maximums)."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Listener
from adjudicator.engine.fields import Field
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Result
from adjudicator.engine.state import Value
from adjudicator.frozen import Frozen
from adjudicator.games.arkham import for_a_time
from adjudicator.games.arkham.facts import CONTROLLER, TABLE, USED
from adjudicator.games.arkham.game import Arkham, Limit
from adjudicator.games.arkham.words import Context

CHANGED_CONTROL: Final = "limit-of-a-card-that-changes-control"


class Uses(Frozen):
    """The uses that count against one limit: the period, and each use by its user and whoever controlled the card."""

    __slots__ = ("by", "period")

    def __init__(self, period: int, by: tuple[tuple[str, str], ...] = ()) -> None:
        self.period: Final = period
        self.by: Final = by

    def parts(self) -> tuple[object, ...]:
        return self.period, self.by

    @property
    def total(self) -> int:
        """The number of uses by everybody together."""
        return len(self.by)

    def of(self, who: str) -> int:
        """The number of uses by one investigator."""
        return sum([user == who for user, _controller in self.by])

    def under_others(self, who: str, controller: str) -> int:
        """The number of uses by others than this investigator, while the card was not under its present control."""
        return sum([user != who and other != controller for user, other in self.by])

    def and_one(self, who: str, controller: str = "") -> "Uses":
        """The uses with one more by this investigator, of a card that this one controls."""
        return Uses(self.period, (*self.by, (who, controller)))


_PERIODS: Final[dict[str, Field[int]]] = {}


def _period(period: str) -> Field[int]:
    """How many periods of a kind have begun."""
    found = _PERIODS.get(period)
    if found is None:
        found = _PERIODS[period] = Field(f"{period} number", 0)
    return found


def counts_periods(field: str) -> bool:
    """True of the name of a field that counts periods."""
    return any(one.name == field for one in _PERIODS.values())


def stamp(game: Arkham, period: str) -> int:
    """The number of the present period of this kind: the count of those that have begun."""
    return 0 if period == "game" else _period(period)(game)


def begin_period(game: Arkham, period: str) -> None:
    """Begin a new period: whatever was used in the last one may be used again."""
    counted = _period(period)
    counted.put(game, TABLE, counted(game) + 1)


def reached(game: Arkham, who: str, listener: Listener) -> Limit | None:
    """The limit or maximum that forbids another use; None if none does."""
    limit = limit_of(game, listener)
    if limit is None or used(game, who, listener, limit) < most(game, limit):
        return None
    return None if is_ignored(game, listener) else limit


_IGNORED: Final = "limits are ignored"


class IgnoreLimits(NamedTuple):
    """For a time the limits of a card's own abilities of a kind are ignored."""

    kind: str
    until: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: it may always matter."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Ignore them from now on."""
        for_a_time.begin(game, _IGNORED, self.kind, self.until, context)
        return None


def is_ignored(game: Arkham, listener: Listener) -> bool:
    """True if the limit of an ability is ignored now."""
    kind = game.ability(listener).kind
    found = for_a_time.holding(game, _IGNORED)
    return any(one.context.this == listener.source and one.what == kind for one in found)


def most(game: Arkham, limit: Limit) -> int:
    """The number of uses that a limit or maximum allows."""
    if not limit.each:
        return limit.times
    game.because("per-investigator.5")
    return limit.times * game.started


def reasons(game: Arkham, who: str, listener: Listener) -> Reasons:
    """The reasons why a limit or maximum forbids another use; empty if none does."""
    limit = reached(game, who, listener)
    if limit is None:
        return ()
    rule = _REACHED_BY.get(limit.scope, "")
    if not rule:
        rule = "limits-and-maximums.11" if game.ability(listener).kind == "play" else "limits-and-maximums.14"
    return (Reason(rule, _spent(game, listener.source, limit)),)


_REACHED_BY: Final = {
    "limit": "limits-and-maximums.2",
    "group": "limits-and-maximums.10",
    "key": "keys-scarlet-keys.17",
}
"""The rules by which each kind of bound forbids another use; those of a maximum depend on what is done."""


def _spent(game: Arkham, source: str, limit: Limit) -> str:
    number = most(game, limit)
    times = f"{number} time{'s' if number > 1 else ''} per {limit.period}"
    return f"{game.name(source)} has been used {times} already"


def limit_of(game: Arkham, listener: Listener) -> Limit | None:
    """The limit of an ability, or the maximum of the card that is played."""
    ability = game.ability(listener)
    if ability.limit is not None:
        return ability.limit
    card = game.text_box(listener.source)
    if ability.kind == "play" and card.limit is not None and card.limit.scope == "max":
        return card.limit
    return None


_PLAYED: Final[Field[Value]] = Field("played", None)
_COMMITTED: Final[Field[Value]] = Field("committed", None)
SHIFTED: Final[Field[Value]] = Field("shifted", None)
"""How often cards of a title have been played, committed, and shifted."""


def _counted(game: Arkham, listener: Listener, limit: Limit) -> tuple[str, Field[Value]]:
    """The holder and the count of the uses: of a maximum by title, of a limit for each instance of the ability."""
    if limit.scope == "key":
        return f"max {game.cards[listener.source].title}", SHIFTED
    if limit.scope != "max":
        return listener.source, USED[listener.number]
    what = _PLAYED if game.ability(listener).kind == "play" else USED[listener.number]
    return f"max {game.cards[listener.source].title}", what


def _uses(game: Arkham, holder: str, counted: Field[Value], limit: Limit) -> Uses:
    now = stamp(game, limit.period)
    found = counted(game, holder)
    return found if isinstance(found, Uses) and found.period == now else Uses(now)


def used(game: Arkham, who: str, listener: Listener, limit: Limit) -> int:
    """The number of uses in the present period that count for this investigator."""
    uses = _uses(game, *_counted(game, listener, limit), limit)
    if limit.scope != "limit":
        return uses.total
    mine, others = uses.of(who), uses.under_others(who, CONTROLLER(game, listener.source))
    if not others:
        return mine
    by_instance = game.reading(CHANGED_CONTROL) == "instance"
    game.because("limits-and-maximums.4" if by_instance else "limits-and-maximums.9")
    return mine + others if by_instance else mine


def use(game: Arkham, who: str, listener: Listener) -> None:
    """Count a use when the ability is initiated, whatever becomes of its effect."""
    limit = limit_of(game, listener)
    if limit is None:
        return
    used(game, who, listener, limit)  # the ruling rests on the reading by which uses count
    holder, counted = _counted(game, listener, limit)
    uses = _uses(game, holder, counted, limit)
    controller = CONTROLLER(game, listener.source)
    counted.set(game, holder, uses.and_one(who, controller), *_counted_by(game, who, holder, counted, limit))


def _counted_by(game: Arkham, who: str, holder: str, counted: Field[Value], limit: Limit) -> tuple[str, ...]:
    """The rules by which a use counts, and uses of an earlier period or by others do not."""
    uses = _uses(game, holder, counted, limit)
    alone = "used" if uses.total == uses.of(who) else "used by others"
    mine = CONTROLLER(game, holder) == who
    how = "played" if counted is _PLAYED else "used by a controller" if mine else alone
    rules = _COUNTED_BY.get((limit.scope, how), ())
    earlier = counted(game, holder)
    if isinstance(earlier, Uses) and earlier.period != stamp(game, limit.period):
        return ("limits-and-maximums.3", *rules)
    return rules


_COUNTED_BY: Final = {
    ("max", "played"): ("limits-and-maximums.12",),
    ("limit", "used by a controller"): ("limits-and-maximums.4",),
    ("limit", "used by others"): ("limits-and-maximums.9",),
}
"""The rules by which a use counts: what it counts against, and how the card or ability is used."""


def though_cancelled(game: Arkham, listener: Listener) -> tuple[str, ...]:
    """The rules by which a use has counted although its effect is cancelled."""
    limit = limit_of(game, listener)
    return () if limit is None else _THOUGH_CANCELLED.get(limit.scope, ("limits-and-maximums.15",))


_THOUGH_CANCELLED: Final = {"max": ("limits-and-maximums.16",)}
"""The rules by which a use counts against another bound than a limit."""


def commit_reasons(game: Arkham, card: str) -> Reasons:
    """The reasons why a maximum forbids committing a card; empty if none does."""
    limit = game.text_box(card).limit
    if limit is None or limit.scope != "committed":
        return ()
    if _uses(game, f"max {game.cards[card].title}", _COMMITTED, limit).total < limit.times:
        return ()
    title = game.cards[card].title
    because = f"{limit.times} {title} per {limit.period} can be committed, whoever commits it"
    return (Reason("limits-and-maximums.13", because),)


def commit(game: Arkham, who: str, card: str) -> None:
    """Count a committed card against the maximum of its title."""
    limit = game.text_box(card).limit
    if limit is not None and limit.scope == "committed":
        holder = f"max {game.cards[card].title}"
        _COMMITTED.put(game, holder, _uses(game, holder, _COMMITTED, limit).and_one(who))
