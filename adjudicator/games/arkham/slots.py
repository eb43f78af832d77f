"""Slots: the assets of each type that an investigator can hold, and those that make room (entry Slots)."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.abilities.cannot import may_go
from adjudicator.games.arkham.abilities.whose import holds_for
from adjudicator.games.arkham.facts import PLAY_AREA, SLOTS, THREAT_AREA
from adjudicator.games.arkham.game import Arkham, Which

NORMAL: Final = {"Accessory": 1, "Body": 1, "Ally": 1, "Hand": 2, "Arcane": 2, "Tarot": 1, "Head": 1}
"""The number of slots of each type that everybody has."""

_RULES: Final = {
    "Accessory": "slots.4",
    "Body": "slots.5",
    "Ally": "slots.6",
    "Hand": "slots.7",
    "Arcane": "slots.8",
    "Tarot": "slots.9",
}


class Slot(NamedTuple):
    """One slot: the only assets that it holds, and the ability that gives it; a normal slot holds any asset."""

    only: Which | None = None
    giver: Listener | None = None


def filled(game: Arkham, card: str) -> tuple[str, int]:
    """The type of slot that an asset fills, and the number of them: one for each symbol."""
    kind, _times, number = game.cards[card].slot.partition(" x")
    return kind, int(number or bool(kind))


def held(game: Arkham, who: str, kind: str) -> tuple[str, ...]:
    """The assets that fill slots of a type, in the play area and in the threat area."""
    there = (*PLAY_AREA(game, who), *THREAT_AREA(game, who))
    return tuple(card for card in there if game.cards[card].type == "asset" and filled(game, card)[0] == kind)


def slots_of(game: Arkham, who: str, kind: str) -> tuple[Slot, ...]:
    """The slots of a type: the normal ones, and those that cards give."""
    given: list[Slot] = []
    for listener in SLOTS(game, kind):
        if holds_for(game, listener, who) is not None:
            ability = game.ability(listener)
            given += [Slot(ability.additional_on, listener)] * dict(ability.slots)[kind]
    return (*(Slot(),) * NORMAL[kind], *given)


STANDARD: Final = ""
"""The giver of a slot that everybody has."""


def givers_of(slots: Sequence[Slot]) -> tuple[str, ...]:
    """The cards that give those of the slots that hold only some assets; any other is as good as a standard one."""
    return tuple(dict.fromkeys(giver for giver in map(_giver, slots) if giver != STANDARD))


def hold(game: Arkham, slots: Sequence[Slot], cards: Sequence[str], fixed: Mapping[str, str] = {}) -> bool:
    """True if slots of one type can hold all these assets, each symbol in a slot of its own.

    Those that are `fixed` are held in the slots of these givers alone.
    """
    taken: dict[int, int] = {}
    wanting = [card for card in cards for _symbol in range(filled(game, card)[1])]

    def seat(symbol: int, tried: set[int]) -> bool:
        for number, slot in enumerate(slots):
            card = wanting[symbol]
            if number in tried or fixed.get(card, _giver(slot)) != _giver(slot) or not _can_hold(game, slot, card):
                continue
            tried.add(number)
            if number not in taken or seat(taken[number], tried):
                taken[number] = symbol
                return True
        return False

    return all(seat(symbol, set()) for symbol in range(len(wanting)))


def _giver(slot: Slot) -> str:
    return STANDARD if slot.giver is None or slot.only is None else slot.giver.source


def _can_hold(game: Arkham, slot: Slot, card: str) -> bool:
    if slot.only is None or slot.giver is None:
        return True
    return slot.only.fits(game, game.context(slot.giver), card)


def to_discard(game: Arkham, who: str, card: str) -> tuple[frozenset[str], ...] | None:
    """The sets of assets one of which has to leave to make room for a card; one empty set if there is room.

    None if there is no room and none can be made.
    """
    kind, number = filled(game, card)
    if not kind:
        game.because("slots.10", *_beside_others(game, who))
        return (frozenset(),)
    slots = slots_of(game, who, kind)
    others = tuple(other for other in held(game, who, kind) if other != card)
    together = (*others, card)
    if not others and hold(game, slots, together):
        _cite_room(game, slots, together)
        return (frozenset(),)
    game.because("slots.1")
    if hold(game, slots, together):
        _cite_room(game, slots, together)
        return (frozenset(),)
    game.because(*_full(kind, number))
    movable = tuple(other for other in others if may_go(game, other))
    for fixed in (other for other in others if other not in movable):
        game.note(f"{game.name(fixed)} fills a slot and cannot leave play")
        game.because("slots.2", "cannot.1")
    return _making_room(game, slots, together, movable) or None


def beyond(game: Arkham, who: str, kind: str) -> tuple[frozenset[str], ...]:
    """The sets of assets one of which has to leave because there are not slots for all; none where all are held."""
    slots, cards = slots_of(game, who, kind), held(game, who, kind)
    if hold(game, slots, cards):
        return ()
    return _making_room(game, slots, cards, tuple(card for card in cards if may_go(game, card)))


def _making_room(
    game: Arkham, slots: Sequence[Slot], cards: Sequence[str], movable: Sequence[str]
) -> tuple[frozenset[str], ...]:
    """The sets of movable assets without which the slots hold all others, and of which none can be left out."""
    found: list[frozenset[str]] = []
    for size in range(1, len(movable) + 1):
        for gone in map(frozenset, combinations(movable, size)):
            left = tuple(card for card in cards if card not in gone)
            if not any(smaller <= gone for smaller in found) and hold(game, slots, left):
                found.append(gone)
    return tuple(found)


def next_to_go(sets: Sequence[frozenset[str]], going: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The assets that leave, given those already chosen, and those among which the next is chosen.

    None is left to choose where the first are enough to make room.
    """
    fitting = tuple(gone for gone in sets if gone >= set(going))
    open_ = tuple(sorted({card for gone in fitting for card in gone} - set(going)))
    if any(gone == set(going) for gone in fitting):
        return going, ()
    return ((*going, *open_), ()) if len(fitting) == 1 else (going, open_)


def _beside_others(game: Arkham, who: str) -> tuple[str, ...]:
    """The rules by which an asset without a symbol comes to others that have none."""
    return ("slots.11",) if any(not filled(game, card)[0] for card in PLAY_AREA(game, who)) else ()


def _full(kind: str, number: int) -> tuple[str, ...]:
    """The rules by which slots of a type cannot hold another asset that fills this number of them.

    The references say of a Head slot, which later products have, no more than of slots of any type.
    """
    by = ("slots.3", _RULES[kind]) if kind in _RULES else ("slots.3",)
    return by if number == 1 else (*by, "slots.12")


def _cite_room(game: Arkham, slots: Sequence[Slot], cards: Sequence[str]) -> None:
    """Cite the rule that makes room, by the normal slots or by those that cards give."""
    normal = tuple(slot for slot in slots if slot.giver is None)
    if hold(game, normal, cards):
        return
    game.because("faq-shifting-slots.3")
    for giver in dict.fromkeys(slot.giver for slot in slots if slot.giver is not None):
        game.applied(giver.source, str(giver.number))
