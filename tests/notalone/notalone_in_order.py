"""The invariants of a game of Not Alone, true at every moment after any choices and draws."""

from collections import Counter
from typing import cast

from adjudicator.engine.machine import Machine
from adjudicator.games.notalone.board import COPIES
from adjudicator.games.notalone.cards.hunt import HUNT_CARDS
from adjudicator.games.notalone.cards.survival import SURVIVAL_CARDS
from adjudicator.games.notalone.facts import STOCK
from adjudicator.games.notalone.game import FULL_WILL, TABLE, NotAlone
from adjudicator.games.notalone.planet import STARTING_PLACES, STOCKED_PLACES, TOKENS

HUNT_HAND = 3


def cards_are_conserved(game: NotAlone) -> None:
    """Every Survival and Hunt card is in exactly one place, and there is one of each name."""
    for kind, names, holders in (
        ("survival", SURVIVAL_CARDS, game.hunted),
        ("hunt", HUNT_CARDS, (game.creature,)),
    ):
        deck = game.deck(kind)
        there = [*deck.top, *deck.shuffled, *deck.bottom, *game.cards(TABLE, f"{kind} discard")]
        for who in holders:
            there += [*game.cards(who, kind), *game.cards(who, "drawn")]
        there += game.cards(TABLE, f"{kind} cards in play") if kind == "hunt" else ()
        missing = Counter(tuple(names)) - Counter(there)
        assert max(Counter(there).values()) == 1, f"{kind}: {there}"
        # A card that is being played, or cards that are being taken, are on their way.
        assert sum(missing.values()) <= 2, f"{kind}: {missing} nowhere"


def place_cards_are_in_order(game: NotAlone) -> None:
    """Every Hunted has each of the first five once, in hand, played or discarded; the others come from the stocks."""
    owned: Counter[int] = Counter()
    for who in game.hunted:
        everywhere = Counter(p for zone in ("hand", "chosen", "played", "discard") for p in game.places(who, zone))
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
    assert game.number(TABLE, "rescue") >= 0
    assert game.number(TABLE, "assimilation") >= 0
    assert all(0 <= game.number(who, "will") <= FULL_WILL for who in game.hunted)
    over = not (game.number(TABLE, "rescue") and game.number(TABLE, "assimilation"))
    assert over is bool(game.text(TABLE, "winner"))
    used = game.places(TABLE, "powers used")
    assert len(set(used)) == len(used), f"used twice in a round: {used}"
    assert len(game.cards(game.creature, "hunt")) <= HUNT_HAND
    assert game.phase in (2, 3, 4) or not any(game.lies(token) for token in TOKENS if token != "target")


def in_order(machine: Machine) -> None:
    """Checks all invariants."""
    game = cast(NotAlone, machine)
    cards_are_conserved(game)
    place_cards_are_in_order(game)
    counters_are_in_order(game)
