"""A position that is written out, read back and compared cell by cell: what a file cannot say is found so."""

from typing import Final

from adjudicator.engine.events import Listener
from adjudicator.engine.state import Name, Value
from adjudicator.games.arkham.abilities.limits import SHIFTED, Uses, counts_periods, stamp
from adjudicator.games.arkham.abilities.timing import TIMING
from adjudicator.games.arkham.additional_actions import TAKEN_IN
from adjudicator.games.arkham.decks import IS_KNOWN
from adjudicator.games.arkham.effects.drawing import DREW_IN
from adjudicator.games.arkham.facts import (
    ACT_DECK,
    ADVANCED_BY,
    AGENDA_DECK,
    DECK,
    DEFEATED,
    DELAYED,
    DISCARD,
    ELIMINATED,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    INVESTIGATORS,
    LAST_CONTROLLER,
    SEALED,
    TIME_SAID,
    TOKEN_POOL,
    USED,
)
from adjudicator.games.arkham.for_a_time import HELD_KINDS, HOLDING
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.setting_up.hands import MULLIGAN_TAKEN
from adjudicator.games.arkham.situation.building import build
from adjudicator.games.arkham.situation.origins import Data, Origins
from adjudicator.games.arkham.situation.past import narrowest
from adjudicator.games.arkham.situation.setting import FIELDS, setting_of
from adjudicator.games.arkham.situation.used import OVER_AT_REST
from adjudicator.games.arkham.situation.writing import Writing
from adjudicator.games.arkham.speech.happened import HAPPENED, happened
from adjudicator.games.arkham.terms import TOKEN_KINDS
from adjudicator.games.arkham.values import LASTING, LASTING_ON
from adjudicator.games.arkham.vocabulary.on_key_cards import ONCE
from adjudicator.games.interface import NotWritable
from adjudicator.language.diagnostics import Faults
from adjudicator.language.records import Record
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Source, node_of


def written(game: Rules, origins: Origins) -> Data:
    """The keys of a situation that goes on as a position does. Raises NotWritable."""
    keys = Writing(game, origins).whole()
    root, faults = node_of(keys), Faults()
    at = Checking(Source("", "", root), faults)
    setting = Record(setting_of, FIELDS, "a situation").check(root, at)
    again = build(setting, game.edition, game.readings, at).game if not faults else game
    for fault in faults:
        raise NotWritable(f"no file can say it: {fault.message}")
    differs = differing(game, again)
    if differs is not None:
        entity, field = differs
        what = _LATER.get(entity, f"what is remembered as {field} of {entity}")
        raise NotWritable(f"no file can say {what}")
    other = game.readings.chosen
    return {"edition": game.edition, **({"readings": other} if other else {}), **keys}


_LATER: Final = {
    **dict.fromkeys((LASTING.name, HOLDING.name), "that an effect lasts"),
    **dict.fromkeys((stage.word for stage in TIMING.stages), "that an effect is delayed"),
}
"""What the cells of some entities hold, where a file says nothing of it."""
_PAST: Final = frozenset(field.name for field in (LAST_CONTROLLER, MULLIGAN_TAKEN, DREW_IN, ADVANCED_BY, TIME_SAID))
"""Fields on which nothing depends any more between two actions; the turn and phase of a position are always written."""
_INDEXES: Final = frozenset((LASTING_ON.address, HELD_KINDS.address))
"""The lists of what has ever lasted; other cells hold what lasts now."""
_IN_ORDER: Final = frozenset(
    zone.name
    for zone in (DECK, DISCARD, ENCOUNTER_DECK, ENCOUNTER_DISCARD, AGENDA_DECK, ACT_DECK, INVESTIGATORS, SEALED)
)
"""The zones in which the order of the cards means something."""
_OF_THE_ELIMINATED: Final = frozenset((IS_KNOWN[DECK.name].name,))
"""Fields of an investigator on which nothing depends any more after the elimination, as on uses."""


def differing(before: Arkham, after: Arkham) -> Name | None:
    """The first cell that differs, in an order that is the same every time; None where the two are the same."""
    mine, theirs = _compared(before), _compared(after)
    every = sorted(mine.keys() | theirs.keys())
    return next((name for name in every if mine.get(name) != theirs.get(name)), None)


def _compared(game: Arkham) -> dict[Name, Value]:
    """The meaning of every cell; a cell that means nothing now is as good as empty."""
    cells = ((name, _meaning(game, *name, value)) for name, value in game.state.snapshot().items())
    return {name: value for name, value in cells if value is not None}


def _meaning(game: Arkham, entity: str, field: str, value: Value) -> Value | None:
    if _is_past(game, entity, field):
        return None
    if isinstance(value, Uses):
        by = tuple((user, controller or user) for user, controller in value.by)
        return by if _counts(game, entity, field, value) else None
    if field == HAPPENED.name:
        return tuple((narrowest(game, one), one.event) for one in happened(game)) or None
    if TAKEN_IN.number_of(field) is not None:
        return value == stamp(game, "turn") + 1 or None
    if isinstance(value, tuple) and field not in _IN_ORDER and all(isinstance(one, str | Listener) for one in value):
        return frozenset(value) - {TOKEN_POOL}
    return value


def _is_past(game: Arkham, entity: str, field: str) -> bool:
    """True of a cell on which nothing depends any more."""
    if entity == DELAYED or entity.startswith("@") or (entity, field) in _INDEXES or counts_periods(field):
        return True
    if entity in ELIMINATED(game) and (field in _OF_THE_ELIMINATED or USED.number_of(field) is not None):
        return True
    # What was defeated may come back as if it had not been.
    return (
        field in _PAST
        or (field == DEFEATED.name and entity not in ELIMINATED(game))
        or (entity == TOKEN_POOL and field in TOKEN_KINDS)
    )


def _counts(game: Arkham, entity: str, field: str, uses: Uses) -> bool:
    """True if uses count against a limit in the present period."""
    period = _period(game, entity, field)
    return period not in OVER_AT_REST and uses.period == stamp(game, period)


def _period(game: Arkham, entity: str, field: str) -> str:
    """The period of a limit, which an ability has, or of a maximum, which the cards of a title have."""
    for name, card in game.cards.items():
        if entity in (name, f"max {card.title}"):
            number = USED.number_of(field)
            limit = card.limit if number is None or number < 0 else game.ability(Listener(name, number)).limit
            limit = ONCE if field == SHIFTED.name else limit
            return limit.period if limit is not None else "game"
    return "game"
