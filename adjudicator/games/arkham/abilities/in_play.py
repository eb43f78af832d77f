"""The cards in play, and the cards at a location."""

from typing import Final

from adjudicator.games.arkham.facts import (
    ACT,
    AGENDA,
    ATTACHMENTS,
    BESIDE_THE_MAP,
    CONTROLLER,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    LOCATIONS,
    MINI_CARDS,
    PLAY_AREA,
    REMOVED,
    SET_ASIDE,
    SHADOWS,
    THREAT_AREA,
)
from adjudicator.games.arkham.game import Arkham

OUT_OF_PLAY_BY: Final = {
    HAND.name: ("in-play-and-out-of-play.6",),
    DECK.name: ("in-play-and-out-of-play.7",),
    ENCOUNTER_DECK.name: ("in-play-and-out-of-play.7",),
    DISCARD.name: ("discard-piles.3",),
    ENCOUNTER_DISCARD.name: ("discard-piles.3",),
    SET_ASIDE.name: ("in-play-and-out-of-play.8", "set-aside.2"),
    REMOVED.name: ("in-play-and-out-of-play.9", "removed-from-game.2"),
}
"""The rules by which a card that lies there is not in play."""


def found_at(game: Arkham, location: str) -> tuple[str, ...]:
    """Everything at a location: the cards there, and those that the investigators there control or face."""
    found: list[str] = [location, *ATTACHMENTS(game, location), *MINI_CARDS(game, location)]
    for entity in game.here(location):
        found.append(entity)
        found += ATTACHMENTS(game, entity)
        if game.cards[entity].type == "investigator":
            for card in (*PLAY_AREA(game, entity), *faced(game, entity)):
                found.append(card)
                found += ATTACHMENTS(game, card)
    return tuple(found)


def held(game: Arkham, investigator: str, kind: str) -> tuple[str, ...]:
    """The hidden cards of a type in an investigator's hand."""
    return tuple(card for card in HAND(game, investigator) if game.cards[card].type == kind and game.is_hidden(card))


def faced(game: Arkham, investigator: str) -> tuple[str, ...]:
    """The cards of a threat area, and the hidden treacheries in hand, which are treated as if they were there."""
    return (*THREAT_AREA(game, investigator), *held(game, investigator, "treachery"))


def everything_in_play(game: Arkham) -> tuple[str, ...]:
    """Every card in play, location by location, then the cards at no location."""
    found: list[str] = []
    for location in LOCATIONS(game):
        found += found_at(game, location)
    for investigator in game.investigators:
        if not game.location(investigator):
            found.append(investigator)
            found += PLAY_AREA(game, investigator)
            found += faced(game, investigator)
    found += AGENDA(game) + ACT(game) + SHADOWS(game)
    found += (card for card in BESIDE_THE_MAP(game) if card not in found)
    return tuple(found)


_NOBODYS: Final = {True: ("weakness.15",), False: ()}
"""The rules by which weaknesses with encounter cardtypes, if there are any (True), are controlled by no player."""


def controlled_by(game: Arkham, investigator: str) -> tuple[str, ...]:
    """The cards in play that an investigator controls: their own, those of their play area, and others elsewhere."""
    there = THREAT_AREA(game, investigator)
    game.because(*_NOBODYS[any(game.cards[card].weakness and game.cards[card].encounter_cardtype for card in there)])
    found = tuple(c for c in everything_in_play(game) if c == investigator or CONTROLLER(game, c) == investigator)
    game.because(*_OF_A_WEAKNESS[not set(there).isdisjoint(found)])
    return found


_OF_A_WEAKNESS: Final = {True: ("weakness.16",), False: ()}
"""The rules by which a weakness in a threat area, if there is one among the cards (True), has a controller."""
