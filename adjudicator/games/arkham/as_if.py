"""What is resolved as if an investigator were elsewhere or in their turn, or a card in hand (FAQ, "As If")."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from adjudicator.engine.events import Listener
from adjudicator.engine.fields import Field
from adjudicator.games.arkham.facts import AS_IF_AT, AS_IF_IN_TURN
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


def begin_turn(game: Arkham, who: str) -> None:
    """From now on the game goes on as if it were the turn of an investigator, too; nobody else's is over."""
    AS_IF_IN_TURN.set(game, who, True, "faq-as-if.1", "faq-as-if.2")


def end_turn(game: Arkham, who: str) -> None:
    """It is again the turn of whose turn it is."""
    AS_IF_IN_TURN.set(game, who, False, "faq-as-if.4")


class Granted(NamedTuple):
    """A card that an investigator plays as if it were in their hand, and the ability that says so."""

    who: str
    card: str
    by: Listener


AS_IF_IN_HAND: Final[Field[tuple[Granted, ...]]] = Field("cards", (), "as if in hand")


def as_if_in_hand(game: Arkham, who: str, card: str) -> Granted | None:
    """The grant by which a card is played as if it were in the investigator's hand; None if there is none."""
    return next((granted for granted in AS_IF_IN_HAND(game) if (granted.who, granted.card) == (who, card)), None)
