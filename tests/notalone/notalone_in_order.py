"""The invariants of a game of Not Alone, true at every moment after any choices and draws."""

from collections import Counter
from typing import cast

from adjudicator.engine.machine import Machine
from adjudicator.games.notalone.board import COPIES
from adjudicator.games.notalone.facts import (
    ASSIMILATION,
    CHOSEN,
    DECKS,
    DISCARD,
    DRAWN,
    FULL_WILL,
    HAND,
    HUNT,
    HUNT_CARDS_IN_PLAY,
    LIES,
    PHASE,
    PILES,
    PLAYED,
    POWERS_USED,
    RESCUE,
    STOCK,
    SURVIVAL,
    WILL,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.planet import STARTING_PLACES, STOCKED_PLACES, TOKENS

HUNT_HAND = 3


def cards_are_conserved(game: NotAlone) -> None:
    """Every Survival and Hunt card is in exactly one place, and there is one of each name."""
    for kind, names, hand, holders in (
        ("survival", game.printed.survival, SURVIVAL, game.hunted),
        ("hunt", game.printed.hunt, HUNT, (game.creature,)),
    ):
        deck = DECKS[kind](game)
        there = [*deck.top, *deck.shuffled, *deck.bottom, *PILES[kind](game)]
        for who in holders:
            there += [*hand(game, who), *DRAWN(game, who)]
        there += HUNT_CARDS_IN_PLAY(game) if kind == "hunt" else ()
        missing = Counter(tuple(names)) - Counter(there)
        assert max(Counter(there).values()) == 1, f"{kind}: {there}"
        # A card that is being played, or cards that are being taken, are on their way.
        assert sum(missing.values()) <= 2, f"{kind}: {missing} nowhere"


def place_cards_are_in_order(game: NotAlone) -> None:
    """Every Hunted has each of the first five once, in hand, played or discarded; the others come from the stocks."""
    owned: Counter[int] = Counter()
    for who in game.hunted:
        everywhere = Counter(p for zone in (HAND, CHOSEN, PLAYED, DISCARD) for p in zone(game, who))
        if not everywhere:
            continue
        assert set(STARTING_PLACES) <= set(everywhere), f"{who}: {everywhere}"
        assert max(everywhere.values()) == 1, f"{who}: {everywhere}"
        owned.update(everywhere)
    copies = COPIES[len(game.hunted)]
    for place in STOCKED_PLACES:
        assert owned[place] + STOCK(game, place) == copies


def counters_are_in_order(game: NotAlone) -> None:
    """Counters go down to the victory space and no further; Will is never more than three; one side wins."""
    assert RESCUE(game) >= 0
    assert ASSIMILATION(game) >= 0
    assert all(0 <= WILL(game, who) <= FULL_WILL for who in game.hunted)
    over = not (RESCUE(game) and ASSIMILATION(game))
    assert over is bool(game.winner())
    used = POWERS_USED(game)
    assert len(set(used)) == len(used), f"used twice in a round: {used}"
    assert len(HUNT(game, game.creature)) <= HUNT_HAND
    assert PHASE(game) in (2, 3, 4) or not any(LIES(game, token) for token in TOKENS if token != "target")


def in_order(machine: Machine) -> None:
    """Checks all invariants."""
    game = cast(NotAlone, machine)
    cards_are_conserved(game)
    place_cards_are_in_order(game)
    counters_are_in_order(game)
