"""The table as it is drawn: the map, investigators and enemies, the cards before them, agenda and act."""

from collections.abc import Iterator

from adjudicator.games.arkham.facts import (
    ACT,
    AGENDA,
    ATTACHMENTS,
    BESIDE_THE_MAP,
    CHAOS_BAG,
    CONNECTIONS,
    DECK,
    DISCARD,
    ELIMINATED,
    EXHAUSTED,
    FACEDOWN_KEYS,
    FLOOD,
    HAND,
    HERE,
    INVESTIGATORS,
    KEYS,
    KEYS_ASIDE,
    LOCATIONS,
    MEMORIES,
    MINI_CARDS,
    PHASE_NOW,
    PLAY_AREA,
    REMEMBERS,
    ROUND_NUMBER,
    SEALED,
    SHADOWS,
    THREAT_AREA,
    UNKNOWN_CARDS,
    UNREVEALED,
    UNSTABLE,
    VICTORY_DISPLAY,
    WHOSE_TURN,
    tokens_of,
)
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.terms import TOKEN_KINDS
from adjudicator.games.interface import Board, Piece, Shown

_BEFORE = (PLAY_AREA, THREAT_AREA)
_HELD = (HAND, DISCARD, DECK)


def board(game: Rules) -> Board:
    """The table as it is now."""
    locations = LOCATIONS(game)
    where = {card: location for location in locations for card in HERE(game, location)}
    investigators = tuple(dict.fromkeys((*INVESTIGATORS(game), *ELIMINATED(game))))
    pieces = [piece for who in investigators for piece in _before(game, who)]
    pieces += [_piece(game, card, at) for card, at in where.items() if card not in investigators]
    pieces += [_piece(game, card, "") for card in BESIDE_THE_MAP(game)]
    there = (*(piece.name for piece in pieces), *locations, *AGENDA(game), *ACT(game), *investigators)
    pieces += [_piece(game, card, holder) for holder in there for card in ATTACHMENTS(game, holder)]
    return Board(
        tuple(Piece(place, "location", facts=tuple(_on(game, place))) for place in locations),
        tuple(_paths(game, locations)),
        tuple(_investigator(game, who, where.get(who, "")) for who in investigators),
        tuple(pieces),
        tuple(_of_the_table(game)),
    )


def _paths(game: Rules, locations: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Each connection once, whichever way it leads."""
    ways = ((here, there) for here in locations for there in CONNECTIONS(game, here) if there in locations)
    yield from dict.fromkeys((min(way), max(way)) for way in ways)


def _investigator(game: Rules, who: str, at: str) -> Piece:
    facts = list(_on(game, who))
    facts += [(zone.name, ", ".join(zone(game, who))) for zone in _HELD if zone(game, who)]
    unknown = UNKNOWN_CARDS(game, who)
    facts += [(UNKNOWN_CARDS.name, str(unknown))] if unknown else []
    return Piece(who, game.cards[who].name, (at,) if at else (), tuple(facts))


def _before(game: Rules, who: str) -> Iterator[Piece]:
    """What lies before an investigator: the cards in play, and the enemies with whom they are engaged."""
    for zone in _BEFORE:
        yield from (_piece(game, card, who) for card in zone(game, who))


def _piece(game: Rules, card: str, at: str) -> Piece:
    printed = game.cards[card]
    return Piece(card, printed.type, (at,) if at else (), tuple(_on(game, card)), printed.type == "enemy")


def _on(game: Rules, entity: str) -> Iterator[Shown]:
    """The tokens on a card, and its state."""
    for kind in TOKEN_KINDS:
        number = tokens_of(kind)(game, entity)
        if number:
            yield kind, str(number)
    yield from ((fact.name, "") for fact in (EXHAUSTED, UNREVEALED, UNSTABLE) if fact(game, entity))
    if FLOOD(game, entity):
        yield str(FLOOD(game, entity)), ""
    yield from ((zone.name, ", ".join(zone(game, entity))) for zone in (KEYS, SEALED, MEMORIES) if zone(game, entity))
    if FACEDOWN_KEYS(game, entity):
        yield FACEDOWN_KEYS.name, str(FACEDOWN_KEYS(game, entity))
    if MINI_CARDS(game, entity):
        # They lie facedown: which of them is which nobody knows.
        yield MINI_CARDS.name, str(len(MINI_CARDS(game, entity)))


def _of_the_table(game: Rules) -> Iterator[Shown]:
    yield ROUND_NUMBER.name, str(ROUND_NUMBER(game) or 1)
    if PHASE_NOW(game):
        yield PHASE_NOW.name, str(PHASE_NOW(game))
    if WHOSE_TURN(game):
        yield WHOSE_TURN.name, str(WHOSE_TURN(game))
    for deck in (AGENDA, ACT):
        for card in deck(game):
            yield deck.name, ", ".join((card, *(f"{number} {kind}" for kind, number in _on(game, card))))
    for zone in (SHADOWS, VICTORY_DISPLAY, KEYS_ASIDE, REMEMBERS):
        if zone(game):
            yield zone.name, ", ".join(zone(game))
    yield CHAOS_BAG.name, ", ".join(f"{number} × {kind}" if number > 1 else kind for kind, number in CHAOS_BAG(game))
