"""What is resolved as if an investigator were at another location (FAQ, "As If")."""

from collections.abc import Callable
from typing import TypeVar

from adjudicator.games.arkham.facts import AS_IF_AT
from adjudicator.games.arkham.game import Arkham

T = TypeVar("T")


def imagine(game: Arkham, who: str, place: str, look: Callable[[], T]) -> T:
    """Look at something as if an investigator were at a location; nothing is left of it behind."""

    def there() -> T:
        AS_IF_AT.put(game, who, place)
        return look()

    return game.imagining(there)


def begin(game: Arkham, who: str, place: str) -> None:
    """From now on the game goes on as if an investigator were at a location; nothing is moved."""
    AS_IF_AT.set(game, who, place, "faq-as-if.1", "faq-as-if.2")


def end(game: Arkham, who: str) -> None:
    """The investigator is again where they are."""
    AS_IF_AT.set(game, who, "", "faq-as-if.4")
