"""Investigators and enemies that enter a situation, with their areas."""

from adjudicator.games.arkham import zones
from adjudicator.games.arkham.facts import (
    ATTACHMENTS,
    DECK,
    DEFEATED,
    ELIMINATED,
    HERE,
    INVESTIGATORS,
    SHADOWS,
    TABLE,
    THREAT_AREA,
)
from adjudicator.games.arkham.situation.deck_files import is_deck_file
from adjudicator.games.arkham.situation.entering import Entering
from adjudicator.games.arkham.situation.naming import value_at
from adjudicator.games.arkham.situation.places import place_of
from adjudicator.games.arkham.situation.setting import Piece


def enter_investigator(entering: Entering, name: str, investigator: Piece) -> None:
    """Put an investigator of the file into the game, at a location."""
    game = entering.game
    name = join(entering, name, investigator)
    if not name:
        if investigator.at:
            # Another fault of theirs is reported all the same.
            place_of(entering, investigator.at, investigator.where)
        return
    entering.fits(game.cards[name], HERE.name, investigator.where)
    if investigator.eliminated:
        zones.place(game, name, TABLE, ELIMINATED)
        DEFEATED.put(game, name, investigator.eliminated == "defeated")
        return
    INVESTIGATORS.put(game, TABLE, (*game.investigators, name))
    place = place_of(entering, investigator.at, investigator.where)
    if place:
        zones.place(game, name, place, HERE)
    entering.use(name, investigator)


def join(entering: Entering, name: str, investigator: Piece) -> str:
    """Make an investigator of the file join the game; the name in it, or empty if that is impossible."""
    called = entering.library.investigator(name)
    given = investigator.card or (called.name if called is not None else entering.title_of(name))
    card = entering.card(given, investigator.where)
    if card is None:
        return ""
    if card.type != "investigator":
        help = "name an investigator card"
        entering.at.fault("E403", f'"{card.name}" is not an investigator', value_at(investigator.where, "card"), help)
        return ""
    entering.assume_printed(name, card, investigator)
    card = entering.changed(card, investigator)
    name = entering.enter(name, card, investigator.where, investigator)
    entering.facts(name, investigator, card)
    return name


def fill_areas(entering: Entering, name: str, investigator: Piece) -> None:
    """Put the cards of an investigator into the hand, the deck, the discard pile and the areas in play."""
    if name not in entering.game.cards:
        return
    for zone, pieces in investigator.areas:
        for piece in pieces:
            if zone is DECK and isinstance(piece.card, str) and is_deck_file(piece.card):
                message = f'"{piece.card}" says which cards a deck has, and not in which order they lie there now'
                help = "leave out where the game stands, for it to be set up; or list the topmost cards of the deck"
                entering.at.fault("E403", message, value_at(investigator.where, DECK.name), help)
            elif zone is not ATTACHMENTS:
                entering.piece(piece, name, zone.name, name)
    entering.attach(name, investigator, name)
    entering.known_deck(investigator.where, name, DECK.name)


def enter_enemy(entering: Entering, name: str, piece: Piece) -> None:
    """Put an enemy of the file at a location or into a threat area."""
    game = entering.game
    described, piece = piece, piece._replace(card=piece.card or entering.title_of(name))
    card = entering.card(piece.card, piece.where)
    if card is None:
        return
    entering.assume_printed(name, card, described)
    if card.type != "enemy":
        help = "name an enemy card; other cards stand elsewhere"
        entering.at.fault("E403", f'"{card.name}" is not an enemy', value_at(piece.where, "card"), help)
        return
    if piece.in_the_shadows:
        entering.piece(piece, TABLE, SHADOWS.name, "", name)
        return
    if not piece.engaged:
        place = place_of(entering, piece.at, piece.where)
        if place:
            entering.piece(piece, place, HERE.name, "", name)
        return
    engaged = entering.known(piece.engaged, piece.where, "engaged", "investigator")
    if not engaged:
        return
    if "massive" in card.keywords:
        help = "say `at: …`: while it is ready it is engaged with everybody there"
        entering.at.fault(
            "E403", f"{name} is massive and in nobody's threat area", value_at(piece.where, "engaged"), help
        )
        return
    if piece.at and place_of(entering, piece.at, piece.where) != game.location(engaged):
        entering.at.fault(
            "E403",
            f"{name} is engaged with {engaged}, who is at {game.location(engaged)}",
            value_at(piece.where, "at"),
            "an enemy is where the investigator is with whom it is engaged: leave `at` out",
        )
    entering.piece(piece, engaged, THREAT_AREA.name, "", name)
