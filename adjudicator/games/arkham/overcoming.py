"""Cards that go to the victory display when they are overcome (entries Victory Display, Victory Points; Vengeance)."""

from typing import Final

from adjudicator.games.arkham.facts import VICTORY_DISPLAY
from adjudicator.games.arkham.game import Arkham, Card

_VALUES: Final = ("victory", "vengeance")
"""The values by which a card goes to the victory display."""

_BY: Final = {
    ("victory", "enemy"): ("victory-display-victory-points.2", "victory-display-victory-points.7"),
    ("victory", "treachery"): ("victory-display-victory-points.14",),
    ("victory", "location"): ("victory-display-victory-points.9", "victory-display-victory-points.13"),
    ("victory", "clues"): ("victory-display-victory-points.10",),
    ("victory", "unrevealed"): ("victory-display-victory-points.11",),
    ("vengeance", "enemy"): ("vengeance.8",),
    ("vengeance", "treachery"): ("vengeance.10",),
    ("vengeance", "location"): ("vengeance.9",),
    ("vengeance", "clues"): ("vengeance.9",),
    ("vengeance", "unrevealed"): ("vengeance.9",),
}
"""The rules by which a card of a type with a value goes to the display, or stays where it is for what is named."""


def _printed(card: Card, value: str) -> int | None:
    return card.victory if value == "victory" else card.vengeance


def why_to_the_display(game: Arkham, entity: str, how: str = "") -> tuple[str, ...]:
    """The rules by which a card that is overcome goes to the display, or does not for what is named; none otherwise."""
    card = game.cards[entity]
    printed = tuple(value for value in _VALUES if _printed(card, value) is not None)
    if not printed:
        return ()
    text = game.text_box(entity)
    kept = tuple(value for value in printed if _printed(text, value) is not None)
    return tuple(rule for value in kept for rule in _BY.get((value, how or card.type), ()))


def vengeance(game: Arkham) -> int:
    """The vengeance in the victory display."""
    game.because("vengeance.2", "vengeance.7")
    return sum(game.cards[card].vengeance or 0 for card in VICTORY_DISPLAY(game))
