"""Phase 1 of a Hunted: which Place cards she may play, and what comes before that."""

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.notalone.effects.powers import two_cards
from adjudicator.games.notalone.facts import (
    ADVANCED_VARIANT,
    CHOSEN,
    DISCARD,
    GAVE_UP,
    HAND,
    PHASE,
    PLAYED,
    TWO_THIS_ROUND,
    WILL,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.planet import STARTING_PLACES


def wanted(game: NotAlone, who: str) -> int:
    """How many Place cards a Hunted has to play in this round."""
    if not TWO_THIS_ROUND(game, who):
        return 1
    short = len(HAND(game, who)) < 2
    return 1 if short and game.reading("two-cards-wanted") == "plays one" else 2


def why_not_place(game: NotAlone, who: str, place: int) -> Reasons:
    """The reasons why a place cannot be played in this round at all, wherever its card lies."""
    forbidden = game.forbidden(place)
    if not forbidden:
        return ALLOWED
    two = two_cards(game, who)
    rules = (*forbidden, "order-of-effects.4", *((two.by,) if two else ()))
    return game.reasons(f"{place_name(place)} is forbidden this round", *rules)


def why_not_play(game: NotAlone, who: str, places: tuple[int, ...]) -> Reasons:
    """The reasons why a Hunted cannot play these Place cards now; empty if she can."""
    if PHASE(game) != 1:
        return game.reasons("Place cards are played in Phase 1", "round.2")
    if CHOSEN(game, who) or PLAYED(game, who):
        return game.reasons(f"{who} has played already", "phase-1-exploration.1")
    if must_give_up(game, who):
        rule = "resist.4" if WILL(game, who) else "resist.3"
        return game.reasons(f"{who} has to Give Up before that", rule)
    found: Reasons = ()
    hand = HAND(game, who)
    for place in places:
        if place not in hand:
            found += _not_in_hand(game, who, place)
        found += why_not_place(game, who, place)
    number = wanted(game, who)
    if len(places) < number:
        two = two_cards(game, who)
        assert two is not None
        found += game.reasons(f"{who} has to play {number} cards", two.by if len(hand) > 1 else two.short)
    elif len(places) > number:
        found += game.reasons(f"{who} plays {number} card", "phase-1-exploration.1")
    return found


def _not_in_hand(game: NotAlone, who: str, place: int) -> Reasons:
    name = place_name(place)
    if place in DISCARD(game, who):
        return game.reasons(f"{name} lies in {who}'s discard pile", "phase-1-exploration.10")
    if place not in STARTING_PLACES:
        return game.reasons(f"{who} has not gained {name}", "place-cards.5")
    return game.reasons(f"{name} is not in {who}'s hand", "phase-1-exploration.1")


def why_not_sit_out(game: NotAlone, who: str) -> Reasons:
    """The reasons why a Hunted cannot leave it at playing no Place card, and what is left to her."""
    if before_playing(game, who):
        return ALLOWED
    hand = HAND(game, who)
    gave_up = ("give-up.1",) if GAVE_UP(game, who) else ()
    rules: tuple[str, ...] = ()
    if not hand:
        because, rules = "without a card in hand she has to Resist or to Give Up", ("phase-1-exploration.8",)
    elif all(game.forbidden(place) for place in hand):
        because, rules = "her cards are forbidden: she has to Resist or to Give Up", game.forbidden(hand[0])
    elif len(hand) == 1:
        because, rules = f"{who} has to play the {place_name(hand[0])}", ("phase-1-exploration.10",)
    else:
        because = f"{who} has to play one of her cards"
    return game.reasons(because, "phase-1-exploration.7", *rules, *gave_up)


def before_playing(game: NotAlone, who: str) -> Reasons:
    """The reason against what is done before a Hunted plays, in Phase 1."""
    if PHASE(game) != 1 or CHOSEN(game, who) or PLAYED(game, who):
        return game.reasons("this is done before playing a Place card", "phase-1-exploration.9")
    return ALLOWED


def must_give_up(game: NotAlone, who: str) -> bool:
    """True where a Hunted has to Give Up first: her last Will is spent, or one is left and that reading says so."""
    will = WILL(game, who)
    if will == 0:
        return True
    return will == 1 and not GAVE_UP(game, who) and game.reading("give-up-with-one-will") == "everyone"


def advanced(game: NotAlone) -> bool:
    """True where the advanced variant is played."""
    return ADVANCED_VARIANT(game)
