"""The slot that holds each asset: a standard one, or one that a card gives (FAQ, Shifting Slots)."""

from itertools import combinations

from adjudicator.games.arkham.facts import SLOT_OF
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.slots import NORMAL, STANDARD, Slot, filled, givers_of, held, hold, slots_of

Holders = dict[str, str]
"""Assets, each with the card that gives the slot which holds it; a standard slot is nobody's."""
Slots = tuple[Slot, ...]


def holder_of(game: Arkham, card: str) -> str:
    """The card that gives the slot in which an asset is held; empty for a standard slot."""
    giver = SLOT_OF(game, card)
    return giver if giver and game.in_play(giver) else STANDARD


def holders_for(game: Arkham, who: str, card: str, going: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The slots that can hold an asset that comes, others being shifted if need be; none where all slots are alike."""
    kind = filled(game, card)[0]
    slots = slots_of(game, who, kind) if kind else ()
    givers = givers_of(slots)
    if not givers or not game.citing(("faq-shifting-slots.1",)):
        return ()
    others = tuple(other for other in held(game, who, kind) if other != card and other not in going)
    every = (STANDARD, *givers)
    return tuple(giver for giver in every if hold(game, slots, (*others, card), {card: giver}))


def settle(game: Arkham, who: str, fixed: Holders, *by: str) -> None:
    """Shift as few assets as possible so that every slot holds what it can, with some of them fixed; by these rules."""
    before = {kind: cards for kind in NORMAL if (cards := held(game, who, kind))}
    settled = game.consider(
        lambda: [_settled(game, cards, slots_of(game, who, kind), fixed) for kind, cards in before.items()]
    )
    for holders in settled:
        for card, giver in holders.items():
            if giver != SLOT_OF(game, card):
                SLOT_OF.set(game, card, giver, *(() if card in fixed else by))


def _settled(game: Arkham, cards: tuple[str, ...], slots: Slots, fixed: Holders) -> Holders:
    """The slots of one type with what they hold, as few assets as possible being shifted."""
    if not givers_of(slots):
        return {}
    now = {card: fixed.get(card, holder_of(game, card)) for card in cards}
    loose = tuple(card for card in cards if card not in fixed)
    for size in range(len(loose) + 1):
        for shifted in combinations(loose, size):
            kept = {card: giver for card, giver in now.items() if card not in shifted}
            if hold(game, slots, cards, kept):
                return _filled_up(game, cards, slots, kept)
    return {}


def _filled_up(game: Arkham, cards: tuple[str, ...], slots: Slots, kept: Holders) -> Holders:
    """The holders of all these assets, those that are not kept in slots that are free for them."""
    settled = dict(kept)
    every = (STANDARD, *givers_of(slots))
    for card in cards:
        if card not in settled:
            settled[card] = next(giver for giver in every if hold(game, slots, cards, settled | {card: giver}))
    return settled
