"""Changes of counters, cards and Will: each is an event that the trace shows."""

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.engine.timing import CANCELLED
from adjudicator.games.kit.events import by_of
from adjudicator.games.kit.facts import TABLE, Counter, Fact
from adjudicator.games.kit.seats import Seat
from adjudicator.games.notalone.cards.effect import ALL, at_most
from adjudicator.games.notalone.cards.lasting import Stop, VisitorsOf
from adjudicator.games.notalone.face_down import Gained
from adjudicator.games.notalone.facts import (
    ASSIMILATION,
    CAME_BACK_WITH_TWO,
    DISCARD,
    EXCESS_WILL,
    FULL_WILL,
    GAINED,
    HAND,
    LOST_THIRD_WILL,
    PHASE,
    PLAYED,
    RESCUE,
    RESCUE_MOVED_IN_PHASE_4,
    THIRD_WILL_SETTLED,
    WILL,
    Places,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import CREATURE, HUNTED, place_name


def happened(game: NotAlone, since: int, kind: str, who: str) -> set[int]:
    """The Place cards that an event of a kind has befallen since a place in the trace, of somebody."""
    events = (r.event for r in game.trace[since:] if isinstance(r, trace.Happened) and isinstance(r.event, Event))
    return {event.amount for event in events if event.kind == kind and event.who == who}


CLOSING_MOVE = "the closing move"
"""What moves the Rescue counter at the end of Phase 4."""

CATCH = "the Creature"
"""What takes the Will of a Hunted who is caught."""


# -- the counters -------------------------------------------------------------------------------------------------


def move_rescue(of: str = "", by: str = "") -> Call:
    """The Rescue counter moves forward one space; `by` is the clause of a card that moves it."""
    return Call(RESCUE_MOVES, Event("move rescue", by=by, of=of))


def move_assimilation(spaces: int = 1, of: str = "", by: str = "") -> tuple[Call, ...]:
    """The Assimilation counter moves forward, space by space; `by` is the rule that moves it."""
    return (happen(Event("move assimilation", by=by, of=of, rules=(by,) if by else ())),) * spaces


def _moves_unless_stopped(game: NotAlone, move: object) -> Result:
    """A counter that is kept where it is does not move: that comes to nothing from the start."""
    assert isinstance(move, Event)
    for stop in game.now(Stop):
        closing = move.of == CLOSING_MOVE
        if closing or game.reading("stasis-and-amplifier") == "stopped":
            before = ("amplifier.3",) if RESCUE_MOVED_IN_PHASE_4(game) else ()
            game.reach(move, CANCELLED, first=True)
            game.cite(stop.by, *(before if closing else ("stasis.4",)))
            return None
    return happen(move)


RESCUE_MOVES = Procedure("the Rescue counter moves", Step("", "move", _moves_unless_stopped))


def rescue_moves(game: NotAlone, event: Event) -> None:
    RESCUE_MOVED_IN_PHASE_4.put(game, TABLE, PHASE(game) == 4)
    turns = PHASE(game) == 3 and game.readings["order-of-reckoning"] == "turn by turn"
    within = ("phase-3-reckoning.5",) if turns else ("phase-4-end-of-turn.5",) if event.of == CLOSING_MOVE else ()
    _forward(game, event, RESCUE, HUNTED, "end-of-the-game.3", *within)


def assimilation_moves(game: NotAlone, event: Event) -> None:
    _forward(game, event, ASSIMILATION, CREATURE, "end-of-the-game.2")


def _forward(game: NotAlone, event: Event, counter: Counter, side: Seat, *rules: str) -> None:
    """A counter moves one space; on its victory space it ends the game at once, wherever the other one stands."""
    counter.add(game, TABLE, -1)
    if not counter(game):
        by = by_of(event)
        game.win(side.key, *rules, *by, "end-of-the-game.1", "game-flow.2", "game-flow.4")


# -- Will ---------------------------------------------------------------------------------------------------------


def lose_will(who: str, number: int, by: str, *then: Call) -> tuple[Call, ...]:
    """A Hunted loses Will counters; what comes with that comes before a third counter lost is settled."""
    return (happen(Event("lose will", who=who, by=by, amount=number)), *then, Call(THIRD_WILL, None))


def regain_will(who: str, number: int, by: str = "", *rules: str) -> Call:
    """A Hunted regains Will counters, up to three; `by` is the clause of a card, the `rules` those of the game."""
    return happen(Event("regain will", who=who, by=by, amount=number, rules=rules))


def will_is_lost(game: NotAlone, event: Event) -> None:
    who, had = event.who, WILL(game, event.who)
    game.cite("counters-and-tokens.3")
    WILL.set(game, who, max(0, had - event.amount))
    if had > event.amount or had == 0 or PHASE(game) != 3:
        return
    excess = event.amount - had
    if excess and game.reading("excess-will", "phase-3-reckoning.32") == "carried over":
        EXCESS_WILL.put(game, who, excess)
    target = [one.by for force, one in game.holding(VisitorsOf) if force.card == event.by]
    game.cite("phase-3-reckoning.31", *target)
    LOST_THIRD_WILL.put(game, TABLE, (*LOST_THIRD_WILL(game), who))


def _third_will(game: NotAlone, local: object) -> Result:
    """A third Will counter lost in Phase 3 is settled at once, or waits for the end of the phase."""
    if not LOST_THIRD_WILL(game) or game.reading("third-will") == "end of phase":
        return None
    return settle_third_will(game)


THIRD_WILL = Procedure("a third Will counter lost", Step("", "settle", _third_will))


def settle_third_will(game: NotAlone) -> tuple[Call, ...]:
    """The Assimilation counter moves once in a Phase 3 for all who lost their third Will counter; then they recover."""
    whose = LOST_THIRD_WILL(game)
    LOST_THIRD_WILL.put(game, TABLE, ())
    moves: tuple[Call, ...] = ()
    again = whose
    if not THIRD_WILL_SETTLED(game) and game.applies("phase-3-reckoning.24"):
        THIRD_WILL_SETTLED.put(game, TABLE, True)
        moves = move_assimilation(of="a third Will counter lost")
        again = whose[1:]
    for who in again:
        if game.applies("phase-3-reckoning.25", "phase-3-reckoning.28"):
            game.note(f"the Assimilation counter does not move again for {who}")
        else:
            moves += move_assimilation(of="a third Will counter lost")
    return (*moves, *(happen(Event("recover", who=who)) for who in whose))


def will_is_regained(game: NotAlone, event: Event) -> None:
    who, had = event.who, WILL(game, event.who)
    by = by_of(event)
    wanted = had + event.amount
    will = at_most(wanted, _most_will(game, who, wanted), "the-source.6", *by)
    game.cite(*will.by)
    WILL.set(game, who, will.number)
    _gains(game, who, *by)


def _most_will(game: NotAlone, who: str, wanted: int) -> int:
    """The Will counters that a Hunted can have; in the variant it matters whether she came back with two."""
    if wanted < FULL_WILL or not CAME_BACK_WITH_TWO(game, who):
        return FULL_WILL
    there = game.reading("third-counter-in-the-variant", "advanced-variant.4") == "in the game"
    return FULL_WILL if there else FULL_WILL - 1


# -- Place cards --------------------------------------------------------------------------------------------------


def take_back(who: str, place: int, by: str = "", *rules: str) -> Call:
    """A Hunted takes a Place card of her own discard pile into her hand; `by` is the clause that lets her."""
    return happen(Event("take back", who=who, what=place_name(place), by=by, amount=place, rules=rules))


def take_back_all(game: NotAlone, who: str, by: str = "", *rules: str) -> tuple[Call, ...]:
    """A Hunted takes all cards of her discard pile into her hand."""
    return tuple(take_back(who, place, by, *rules) for place in DISCARD(game, who)[:ALL])


def discard(who: str, place: int, by: str = "") -> Call:
    """A Hunted discards a Place card that she holds, or, by the rule that says so, one that she has played."""
    return happen(discarded(who, place, by))


def discarded(who: str, place: int, by: str = "") -> Event:
    """The event that a Hunted discards a Place card, by the rule that says so."""
    return Event("discard", who=who, what=place_name(place), by=by, amount=place)


def put(game: NotAlone, who: str, place: int, source: Fact[Places], to: Fact[Places]) -> None:
    """Moves a Place card of a Hunted between her hand, her discard pile and what she has played."""
    source.set(game, who, tuple(other for other in source(game, who) if other != place))
    there = (*to(game, who), place)
    to.set(game, who, tuple(sorted(there)) if to is HAND else there)


def is_taken_back(game: NotAlone, event: Event) -> None:
    by = by_of(event)
    game.cite("place-cards.6")
    put(game, event.who, event.amount, DISCARD, HAND)
    _gains(game, event.who, *by, place=event.amount)


def _gains(game: NotAlone, who: str, *by: str, place: int = 0) -> None:
    """A card or counter that comes in Phase 1 counts before its Hunted plays: the clause that gave it is remembered."""
    if PHASE(game) == 1 and by:
        GAINED.put(game, who, (*GAINED(game, who), *(Gained(rule, place) for rule in by)))


def is_discarded(game: NotAlone, event: Event) -> None:
    by = by_of(event)
    game.cite(*by)
    put(game, event.who, event.amount, PLAYED if by else HAND, DISCARD)
