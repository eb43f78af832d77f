"""Slots that are lost: of the assets that filled them, those leave for which there is no slot any more."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.discarding import in_the_chosen_order
from adjudicator.games.arkham.facts import GIVEN_SLOTS, SLOTS
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.slots import beyond, filled, held, next_to_go

_SEEN_TO: Final[Field[tuple[str, ...]]] = Field("assets without slots", ())
"""The assets of an investigator, of which some have no slot, that are leaving or may stay."""


class Lacking(NamedTuple):
    """Slots of a type that an investigator lacks, and the assets that are to leave for it."""

    who: str
    kind: str
    going: tuple[str, ...] = ()


def check_slots(game: Arkham) -> tuple[Call, ...]:
    """The calls by which assets leave that have lost their slots."""
    calls = tuple(_lost(game, who, kind) for kind in GIVEN_SLOTS(game) for who in game.investigators)
    still = tuple(kind for kind in GIVEN_SLOTS(game) if SLOTS(game, kind))
    if still != GIVEN_SLOTS(game):
        GIVEN_SLOTS.put(game, GIVEN_SLOTS.bearer, still)
    return tuple(call for call in calls if call is not None)


def stay(game: Arkham, who: str, kind: str) -> None:
    """Let the assets of a type stay as they are, whether there are slots for all of them or not."""
    _SEEN_TO.put(game, who, tuple(dict.fromkeys((*_SEEN_TO(game, who), *held(game, who, kind)))))


def _lost(game: Arkham, who: str, kind: str) -> Call | None:
    if set(held(game, who, kind)) <= set(_SEEN_TO(game, who)) or not game.consider(lambda: beyond(game, who, kind)):
        return None
    stay(game, who, kind)
    return Call(GIVING_WAY, Lacking(who, kind)) if game.reading("lost-slots", "slots.3") == "discarded" else None


def _choose(game: Arkham, local: Lacking) -> Result:
    """Choose the assets that leave; the investigator whose slots they filled decides."""
    sets = game.consider(lambda: beyond(game, local.who, local.kind))
    going, open_ = next_to_go(sets, local.going) if sets else ((), ())
    if not open_:
        return Go(local._replace(going=going), "they leave")
    options = tuple(Option("discard", (card,), local.who, card) for card in open_)
    return Ask(Choice((local.who,), "asset to discard for want of a slot", options, "slots.15"), _chosen)


def _chosen(game: Arkham, local: Lacking, option: Option) -> Result:
    game.cite("slots.15")
    return Go(local._replace(going=(*local.going, option.meant(str))), "choose")


def _leave(game: Arkham, local: Lacking) -> Result:
    return in_the_chosen_order(game, local.going, "slots.3")


def _is_over(game: Arkham, local: Lacking) -> Result:
    others = tuple(card for card in _SEEN_TO(game, local.who) if filled(game, card)[0] != local.kind)
    _SEEN_TO.put(game, local.who, others)
    return None


GIVING_WAY: Final = Procedure(
    "assets leave for which there is no slot",
    Step("", "choose", _choose),
    Step("", "they leave", _leave),
    Step("", "all have a slot", _is_over),
)
