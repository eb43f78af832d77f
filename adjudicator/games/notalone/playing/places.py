"""Phase 1 of a Hunted: which Place cards she may play, and whether she may Resist or Give Up."""

from itertools import combinations

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.notalone.cards.places import TWO_CARDS
from adjudicator.games.notalone.game import TABLE, NotAlone
from adjudicator.games.notalone.happenings import place_name
from adjudicator.games.notalone.planet import STARTING_PLACES

CARDS_FOR = {1: 2, 2: 4}
"""How many Place cards a Hunted who Resists takes back for so many Will counters."""


def wanted(game: NotAlone, who: str) -> int:
    """How many Place cards a Hunted has to play in this round."""
    if not game.number(who, "two this round"):
        return 1
    short = len(game.places(who, "hand")) < 2
    return 1 if short and game.reading("two-cards-wanted") == "plays one" else 2


def why_not_place(game: NotAlone, who: str, place: int) -> Reasons:
    """Why a place cannot be played in this round at all, wherever its card lies."""
    forbidden = game.forbidden(place)
    if not forbidden:
        return ALLOWED
    two = TWO_CARDS.get(game.number(who, "two this round"))
    rules = (*forbidden, "order-of-effects.4", *((two.rule,) if two else ()))
    return game.reasons(f"{place_name(place)} is forbidden this round", *rules)


def why_not_play(game: NotAlone, who: str, places: tuple[int, ...]) -> Reasons:
    """Why a Hunted cannot play these Place cards now; empty if she can."""
    if game.phase != 1:
        return game.reasons("Place cards are played in Phase 1", "round.2")
    if game.places(who, "chosen") or game.places(who, "played"):
        return game.reasons(f"{who} has played already", "phase-1-exploration.1")
    if must_give_up(game, who):
        rule = "resist.4" if game.number(who, "will") else "resist.3"
        return game.reasons(f"{who} has to Give Up before that", rule)
    found: Reasons = ()
    hand = game.places(who, "hand")
    for place in places:
        if place not in hand:
            found += _not_in_hand(game, who, place)
        found += why_not_place(game, who, place)
    number = wanted(game, who)
    if len(places) < number:
        two = TWO_CARDS[game.number(who, "two this round")]
        found += game.reasons(f"{who} has to play {number} cards", two.rule if len(hand) > 1 else two.short)
    elif len(places) > number:
        found += game.reasons(f"{who} plays {number} card", "phase-1-exploration.1")
    return found


def _not_in_hand(game: NotAlone, who: str, place: int) -> Reasons:
    name = place_name(place)
    if place in game.places(who, "discard"):
        return game.reasons(f"{name} lies in {who}'s discard pile", "phase-1-exploration.10")
    if place not in STARTING_PLACES:
        return game.reasons(f"{who} has not gained {name}", "place-cards.5")
    return game.reasons(f"{name} is not in {who}'s hand", "phase-1-exploration.1")


def playable(game: NotAlone, who: str) -> tuple[tuple[int, ...], ...]:
    """Every choice of Place cards that a Hunted may play now."""
    free = tuple(place for place in game.places(who, "hand") if not why_not_place(game, who, place))
    return tuple(combinations(free, wanted(game, who)))


def why_not_sit_out(game: NotAlone, who: str) -> Reasons:
    """Why a Hunted cannot leave it at playing no Place card, and what is left to her."""
    if _before_playing(game, who):
        return ALLOWED
    hand = game.places(who, "hand")
    gave_up = ("give-up.1",) if game.state.read(who, "gave up") else ()
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
    if game.phase != 1 or game.places(who, "chosen") or game.places(who, "played"):
        return game.reasons("this is done before playing a Place card", "phase-1-exploration.9")
    return ALLOWED


def why_not_resist(game: NotAlone, who: str, will: int) -> Reasons:
    """Why a Hunted cannot Resist with so many Will counters now."""
    found = _before_playing(game, who)
    if will not in CARDS_FOR:
        return found + game.reasons("it costs 1 or 2 Will", "resist.1", "resist.2")
    has = game.number(who, "will")
    if will > has or (will == has and game.reading("last-will-to-resist") == "refused"):
        owns = ("advanced-variant.1",) if game.state.read(who, "came back with two") else ()
        rules = ("resist.3", *owns, *(("resist.4",) if has == 1 else ()))
        counted = ("counters-and-tokens.3",) if will > has else ()
        found += game.reasons(f"{who} has {has} Will", *rules, *counted)
    if game.state.read(who, "resisted") and game.reading("resisting-again") == "once":
        found += game.reasons(f"{who} has Resisted in this round", "resist.7")
    pile = len(game.places(who, "discard"))
    if not pile:
        rules = (f"resist.{will}", *(("setup.19",) if game.number(TABLE, "round") == 1 else ()))
        found += game.reasons(f"{who}'s discard pile is empty", *rules)
    elif pile < CARDS_FOR.get(will, 0) and game.reading("too-few-cards-to-resist") == "refused":
        found += game.reasons(f"{who}'s discard pile holds {pile} cards", "resist.6")
    return found


def why_not_give_up(game: NotAlone, who: str) -> Reasons:
    """Why a Hunted cannot Give Up now."""
    return _before_playing(game, who)


def must_give_up(game: NotAlone, who: str) -> bool:
    """Whether a Hunted has to Give Up before anything else: her last Will is spent, or one is left by that reading."""
    will = game.number(who, "will")
    if will == 0:
        return True
    return will == 1 and not game.state.read(who, "gave up") and game.reading("give-up-with-one-will") == "everyone"


def advanced(game: NotAlone) -> bool:
    """Whether the advanced variant is played."""
    return bool(game.state.read(TABLE, "advanced variant"))
