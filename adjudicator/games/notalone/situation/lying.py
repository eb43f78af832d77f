"""Cards that lie somewhere: there is one of each name, and what lies nowhere else is in the decks."""

from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.said import Said
from adjudicator.games.kit.zones import Zone
from adjudicator.games.notalone.face_down import OTHERS, Deck
from adjudicator.games.notalone.facts import DECKS, LAST_HUNT_CARD, PILES
from adjudicator.games.notalone.game import NotAlone
from adjudicator.language.source import Node


class Lying:
    """The Survival and Hunt cards that have been found so far, and where."""

    def __init__(self, game: NotAlone, said: Said) -> None:
        self._game, self._said = game, said
        self._where: dict[str, str] = {}

    def is_new(self, card: str, where: str, node: Node) -> bool:
        """True where a card lies nowhere else; a fault where it does."""
        if card in self._where:
            self._said.fault("E401", f"{card} is {self._where[card]} already", node, "there is one card of each name")
            return False
        self._where[card] = where
        return True

    def once(self, zone: Zone[str], entity: str) -> None:
        """The cards of a zone lie nowhere else."""
        path = " ".join((*zone.path(entity), zone.key))
        cards = enumerate(zone(self._game, entity))
        there = (
            card for place, card in cards if self.is_new(card, f"under `{path}`", self._said.value(zone, entity, place))
        )
        zone.put(self._game, entity, tuple(there))

    def fill_the_decks(self) -> None:
        """The piles and the known cards of the decks; whatever lies nowhere else is shuffled."""
        game = self._game
        printed = {"survival": game.printed.survival, "hunt": game.printed.hunt}
        for kind, pile in PILES.items():
            played = tuple(card for card, where in self._where.items() if where == "in force" and card in printed[kind])
            self.once(pile, TABLE)
            pile.put(game, TABLE, (*pile(game), *played))
            top, shuffled, bottom = DECKS[kind](game)
            above = self._known(kind, top, 0)
            below = self._known(kind, bottom, len(top) + 1)
            rest = (card for card in printed[kind] if card not in self._where) if OTHERS in shuffled else ()
            DECKS[kind].put(game, TABLE, Deck(above, tuple(sorted(rest)), below))
        if not self._said.gives(LAST_HUNT_CARD):
            LAST_HUNT_CARD.put(game, TABLE, ("", *PILES["hunt"](game))[-1])

    def _known(self, kind: str, cards: tuple[str, ...], first: int) -> tuple[str, ...]:
        deck, said = DECKS[kind], self._said
        known = enumerate(cards, first)
        return tuple(
            card for place, card in known if self.is_new(card, f"under `{deck.key}`", said.value(deck, TABLE, place))
        )
