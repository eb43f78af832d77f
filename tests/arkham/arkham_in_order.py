"""The invariants of a game of Arkham Horror, true at every moment after any choices and draws."""

from collections import Counter
from collections.abc import Callable
from typing import cast

from adjudicator.engine.machine import Machine
from adjudicator.games.arkham.facts import CHAOS_BAG, ROUND_NUMBER, THREAT_AREA
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.this_test import SPEC

COUNTS = ("damage", "horror", "doom", "clues", "resources", "ammo", "charges", "secrets", "supplies", "actions")
NOWHERE = ("the rules",)


def every_card_is_in_one_zone(game: Arkham) -> None:
    """The zone in which a card says that it lies holds it once, and no other zone holds it."""
    cards = set(game.cards) - set(NOWHERE)
    for card in cards:
        holder, field = game.lies(card)
        if not field and not ROUND_NUMBER(game):
            # A card that the scenario places in step 10 of its set-up is still in the box.
            continue
        assert field, f"{card} lies nowhere"
        assert game.zone(holder, field).count(card) == 1, f"{card} is not in the {field} of {holder}"
    held: Counter[str] = Counter()
    for (_entity, field), value in game.state.snapshot().items():
        if field in ZONES and isinstance(value, tuple):
            held.update(card for card in value if card in cards)
    twice = [card for card, times in held.items() if times > 1]
    assert not twice, f"in two zones: {twice}"


ZONES = (
    "hand",
    "deck",
    "discard",
    "play area",
    "threat area",
    "here",
    "attachments",
    "locations",
    "agenda",
    "act",
    "agenda deck",
    "act deck",
    "encounter deck",
    "encounter discard",
    "set aside",
    "removed from game",
    "victory display",
    "scenario",
    "committed",
    "limbo",
    "eliminated",
)


def nothing_is_below_zero(game: Arkham) -> None:
    """No count of tokens is negative, and an empty count is an empty cell."""
    for (entity, field), value in game.state.snapshot().items():
        if field in COUNTS:
            assert isinstance(value, int), f"{field} of {entity}: {value}"
            assert value > 0, f"{field} of {entity}: {value}"


def engagement_is_mutual(game: Arkham) -> None:
    """An enemy in a threat area is engaged with that investigator and at the same location."""
    for who in game.investigators:
        for enemy in THREAT_AREA(game, who):
            if game.card(enemy).type == "enemy":
                assert game.engaged(enemy) == (who,)
                assert enemy in game.enemies_of(who)
                assert game.location(enemy) == game.location(who)


def unique_cards_are_in_play_once(game: Arkham) -> None:
    """Only one copy of a unique card is in play."""
    names = Counter(card.name for name, card in game.cards.items() if card.unique and game.in_play(name))
    assert all(times == 1 for times in names.values()), names


def no_window_is_open_in_set_up(game: Arkham) -> None:
    """Before the first round nobody is asked to use something at leisure (setting-up.29)."""
    waiting = game.waiting
    if waiting is not None and not ROUND_NUMBER(game):
        assert not waiting.question.what.startswith("player window"), waiting.question.what


CHECKS: tuple[Callable[[Arkham], None], ...] = (
    every_card_is_in_one_zone,
    nothing_is_below_zero,
    engagement_is_mutual,
    unique_cards_are_in_play_once,
    no_window_is_open_in_set_up,
)


class Watch:
    """Checks every position of one game: the invariants above, and that no card or chaos token comes or goes."""

    def __init__(self) -> None:
        self._cards = 0
        self._tokens = 0

    def __call__(self, machine: Machine) -> None:
        """Raises AssertionError if something is wrong."""
        game = cast(Arkham, machine)
        for check in CHECKS:
            game.consider(lambda check=check: check(game))  # type: ignore[misc]
        self._conserved(game)

    def _conserved(self, game: Arkham) -> None:
        cards, tokens = len(game.cards), sum(number for _token, number in _bag(game))
        self._cards = self._cards or cards
        assert cards == self._cards
        if SPEC(game) is None and ROUND_NUMBER(game):
            # Between two tests every token is back in the bag.
            self._tokens = self._tokens or tokens
            assert tokens == self._tokens


def _bag(game: Arkham) -> tuple[tuple[str, int], ...]:
    return CHAOS_BAG(game)
