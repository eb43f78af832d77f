"""What has happened before a situation begins, as far as its cards ask about it."""

from adjudicator.engine.events import Event
from adjudicator.games.arkham.abilities.limits import stamp
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.situation.entering import Entering
from adjudicator.games.arkham.situation.naming import same, value_at
from adjudicator.games.arkham.situation.origins import Data
from adjudicator.games.arkham.situation.setting import Happening
from adjudicator.games.arkham.speech.happened import PAST, PERIODS, Past, happened, remember
from adjudicator.games.arkham.terms import events_of
from adjudicator.language.nearest import did_you_mean

_THINGS = ("who", "what", "by", "at")


def enter_past(entering: Entering) -> None:
    """Keep what the file says has happened, which later sentences of cards may count."""
    for one in entering.setting.happened:
        who, what, by, at = (_entity(entering, one, key) for key in _THINGS)
        event = Event(events_of(one.event)[0], who, what, by, at, one.of, one.amount)
        remember(entering.game, Past(event, _periods(entering.game, one.this)))


def _entity(entering: Entering, one: Happening, key: str) -> str:
    given: str = getattr(one, key)
    found = same(given, entering.game.cards) if given else ""
    if given and not found and not entering.is_at_fault(given):
        help = did_you_mean(given, tuple(entering.game.cards)) or "name a card of the file"
        entering.at.fault("E302", f'there is no card "{given}"', value_at(one.where, key), help)
    return found


def _periods(game: Arkham, this: str) -> tuple[int, ...]:
    """The numbers of the periods of an event: the present ones down to this, and before that others."""
    present = PERIODS.index(this)
    return tuple(stamp(game, period) - (place > present) for place, period in enumerate(PERIODS))


def past_of(game: Arkham) -> list[Data]:
    """What has happened, as a file says it."""
    return [_said(game, one) for one in happened(game)]


def _said(game: Arkham, past: Past) -> Data:
    kind = next(kind for kind in PAST if past.event.kind in events_of(kind))
    parts = {key: value for key, value in past.event.named().items() if key != "kind" and value}
    return {"event": kind, "this": narrowest(game, past), **parts}


def narrowest(game: Arkham, past: Past) -> str:
    """The narrowest of the present periods in which something has happened, outside any skill test."""
    return next(period for period in reversed(PERIODS) if period != "test" and past.was_in(game, period))
