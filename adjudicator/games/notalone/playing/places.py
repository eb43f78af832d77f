"""Phase 1 of a Hunted: which Place cards she may play, and whether she may Resist or Give Up."""

from itertools import combinations

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.notalone.game import TABLE, NotAlone
from adjudicator.games.notalone.happenings import place_name
from adjudicator.games.notalone.planet import STARTING_PLACES
from adjudicator.games.notalone.words import NotPlayable

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
    for constant in game.constants(NotPlayable):
        if place in game.lies(constant.token):
            return game.reasons(f"{place_name(place)} is forbidden this round", constant.rule)
    return ALLOWED


def why_not_play(game: NotAlone, who: str, places: tuple[int, ...]) -> Reasons:
    """Why a Hunted cannot play these Place cards now; empty if she can."""
    if game.phase != 1:
        return game.reasons("Place cards are played in Phase 1", "round.2")
    if game.places(who, "chosen") or game.places(who, "played"):
        return game.reasons(f"{who} has played already", "phase-1-exploration.1")
    found: Reasons = ()
    hand = game.places(who, "hand")
    for place in places:
        if place not in hand:
            found += _not_in_hand(game, who, place)
        found += why_not_place(game, who, place)
    number = wanted(game, who)
    if len(places) < number:
        rule = "the-river.7" if game.number(who, "two this round") == 1 else "the-artifact.18"
        found += game.reasons(f"{who} has to play {number} cards", rule)
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


def _before_playing(game: NotAlone, who: str) -> Reasons:
    if game.phase != 1 or game.places(who, "chosen") or game.places(who, "played"):
        return game.reasons("this is done before playing a Place card", "phase-1-exploration.9")
    return ALLOWED


def why_not_resist(game: NotAlone, who: str, will: int) -> Reasons:
    """Why a Hunted cannot Resist with so many Will counters now."""
    found = _before_playing(game, who)
    has = game.number(who, "will")
    last = game.reading("last-will-to-resist") == "refused"
    if will > has or (will == has and last):
        found += game.reasons(f"{who} has {has} Will", "resist.3")
    again = game.reading("resisting-again") == "again"
    if game.state.read(who, "resisted") and not again:
        found += game.reasons(f"{who} has Resisted in this round", "resist.7")
    pile = len(game.places(who, "discard"))
    few = game.reading("too-few-cards-to-resist") == "refused"
    if not pile:
        found += game.reasons(f"{who}'s discard pile is empty", "setup.19")
    elif few and pile < CARDS_FOR.get(will, 0):
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
