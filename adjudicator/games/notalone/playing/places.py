"""Phase 1 of a Hunted: which Place cards she may play, and whether she may Resist or Give Up."""

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.notalone.effects.powers import two_cards
from adjudicator.games.notalone.facts import (
    ADVANCED_VARIANT,
    CAME_BACK_WITH_TWO,
    CHOSEN,
    DISCARD,
    GAVE_UP,
    HAND,
    PHASE,
    PLAYED,
    RESISTED,
    ROUND_NUMBER,
    TWO_THIS_ROUND,
    WILL,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.planet import STARTING_PLACES

CARDS_FOR = {1: 2, 2: 4}
"""How many Place cards a Hunted who Resists takes back for so many Will counters."""


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
    if _before_playing(game, who):
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


def _before_playing(game: NotAlone, who: str) -> Reasons:
    if PHASE(game) != 1 or CHOSEN(game, who) or PLAYED(game, who):
        return game.reasons("this is done before playing a Place card", "phase-1-exploration.9")
    return ALLOWED


def why_not_resist(game: NotAlone, who: str, will: int) -> Reasons:
    """The reasons why a Hunted cannot Resist with so many Will counters now."""
    found = _before_playing(game, who)
    if will not in CARDS_FOR:
        return found + game.reasons("it costs 1 or 2 Will", "resist.1", "resist.2")
    has = WILL(game, who)
    if will > has or (will == has and game.reading("last-will-to-resist") == "refused"):
        owns = ("advanced-variant.1",) if CAME_BACK_WITH_TWO(game, who) else ()
        rules = ("resist.3", *owns, *(("resist.4",) if has == 1 else ()))
        counted = ("counters-and-tokens.3",) if will > has else ()
        found += game.reasons(f"{who} has {has} Will", *rules, *counted)
    if RESISTED(game, who) and game.reading("resisting-again") == "once":
        found += game.reasons(f"{who} has Resisted in this round", "resist.7")
    pile = len(DISCARD(game, who))
    if not pile:
        rules = (f"resist.{will}", *(("setup.19",) if ROUND_NUMBER(game) == 1 else ()))
        found += game.reasons(f"{who}'s discard pile is empty", *rules)
    elif pile < CARDS_FOR.get(will, 0) and game.reading("too-few-cards-to-resist") == "refused":
        found += game.reasons(f"{who}'s discard pile holds {pile} cards", "resist.6")
    return found


def why_not_give_up(game: NotAlone, who: str) -> Reasons:
    """The reasons why a Hunted cannot Give Up now."""
    return _before_playing(game, who)


def must_give_up(game: NotAlone, who: str) -> bool:
    """True where a Hunted has to Give Up first: her last Will is spent, or one is left and that reading says so."""
    will = WILL(game, who)
    if will == 0:
        return True
    return will == 1 and not GAVE_UP(game, who) and game.reading("give-up-with-one-will") == "everyone"


def advanced(game: NotAlone) -> bool:
    """True where the advanced variant is played."""
    return ADVANCED_VARIANT(game)
