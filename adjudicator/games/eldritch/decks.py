"""The decks of cards: Assets, Artifacts, Spells."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.cards.card import ARTIFACT, ASSET, CARD, DOUBLE_SIDED, SAMPLE, SPELL, Card
from adjudicator.games.eldritch.facts import (
    ACTIVE,
    ANCIENT_ONE_CHOSEN,
    CUT_BY,
    LEAD,
    WITHOUT_THE_SAMPLE_SET,
    player_of,
)
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.kit.components import Deck
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.kinds import Kind, Some
from adjudicator.games.kit.library import CardName, cards_of

TEAMWORK: Final = "Teamwork"
"""The trait of what a game with one investigator is played without."""


def cut(game: Machine, *by: str) -> None:
    """Whoever comes after the player who has shuffled a deck cuts it; where one plays alone nobody does."""
    seated = INVESTIGATOR.seated(game)
    first = seated.index(ACTIVE(game) or LEAD(game))
    shuffler = player_of(game, seated[first])
    others = [who for who in (*seated[first:], *seated[:first]) if player_of(game, who) != shuffler]
    if others:
        CUT_BY.set(game, TABLE, "")
        CUT_BY.set(game, TABLE, others[0], *by)


def played_with(game: Machine, type_: str) -> list[Card]:
    """The cards of a type with which a game is played, be it without the sample set."""
    without = WITHOUT_THE_SAMPLE_SET(game)
    return [card for card in cards_of(game).of_type(type_) if not (without and card.sample)]


class CardDeck(Deck):
    """The deck of the cards of one type: those of the sample set, and those that the file describes.

    By `cut_by` another player cuts it when it is formed anew, and a deck of double-sided cards whenever it is shuffled.
    """

    cut_by: ClassVar[str] = "discarding-full.3"

    def __init__(self, type_: str, rule: str, again: str = "discarding.5", name: str = "") -> None:
        super().__init__(name or type_, CARD, {}, INVESTIGATOR, rule, again, at_once=bool(again))
        self.type: Final = type_
        self._named = CardName(f"a card of the {self.name} deck", SAMPLE, type_)

    def kinds(self) -> dict[str, Kind[Any]]:
        """Only cards of its type are drawn from it."""
        return super().kinds() | {f"cards of {self.name}": Some(self._named, ordered=True)}

    def contents(self, game: Machine) -> Mapping[str, int]:
        """Every card of its type with which the game is played."""
        solo = len(INVESTIGATOR.seated(game)) == 1
        cards = (card for card in played_with(game, self.type) if card.belongs in ("", ANCIENT_ONE_CHOSEN(game)))
        return {card.name: card.number for card in cards if not (solo and TEAMWORK in card.traits)}

    # -- searching ------------------------------------------------------------------------------------------------

    def first_of(self, game: Machine, fitting: Any) -> tuple[tuple[str, int], ...]:
        """The cards that may be the first from the bottom that fits, each with its weight; none if none fits."""
        below = tuple((card, number) for card, number in self.rest(game) if fitting(card))
        if below:
            return below
        return tuple((card, 1) for card in reversed(self.top(game)) if fitting(card))[:1]

    def first_discarded(self, game: Machine, fitting: Any) -> tuple[tuple[str, int], ...]:
        """The first card of the discard pile that fits."""
        return tuple((card, 1) for card in self.discard(game) if fitting(card))[:1]

    def takes_out(self, game: Machine, card: str, *by: str) -> None:
        """Takes a card out of the deck, wherever it lies in it, and shuffles the deck."""
        left = dict(self.rest(game))
        for one in self.top(game):
            left[one] = left.get(one, 0) + 1
        left[card] -= 1
        self._shuffled(game, left, *by)

    def shuffles_in(self, game: Machine, card: str, *by: str) -> None:
        """Shuffles a card into the deck."""
        left = dict(self.rest(game))
        for one in (*self.top(game), card):
            left[one] = left.get(one, 0) + 1
        self._shuffled(game, left, *by)

    def refills(self, game: Machine) -> None:
        """What was discarded is shuffled and becomes the deck, and another player cuts it."""
        is_formed = bool(self.again and not self.size(game) and self.discard(game))
        super().refills(game)
        if is_formed:
            cut(game, self.cut_by)

    def _shuffled(self, game: Machine, cards: dict[str, int], *by: str) -> None:
        if self.type in DOUBLE_SIDED:
            cut(game, "double-sided-cards.7")
        self.top.set(game, TABLE, ())
        game.cite(*by)
        self.rest.put(game, TABLE, tuple(sorted((card, number) for card, number in cards.items() if number > 0)))


ASSET_DECK: Final = CardDeck(ASSET, "reserve-full.3")
ARTIFACT_DECK: Final = CardDeck(ARTIFACT, "gaining-possessions-and-conditions.1")
SPELL_DECK: Final = CardDeck(SPELL, "double-sided-cards.5", "")
DECK_OF: Final = {deck.type: deck for deck in (ASSET_DECK, ARTIFACT_DECK, SPELL_DECK)}
"""The deck of each type of possession."""
