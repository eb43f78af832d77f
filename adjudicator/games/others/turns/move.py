"""A hero's move, space by space: monsters in the way, corruption and fire on leaving and on entering."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import not_unless
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.moments import step_of
from adjudicator.games.others.cards.words import ENTERS, LEAVES
from adjudicator.games.others.components.city import CORRUPTION, EDGE, FIRE, METRO, RIVER, city_of
from adjudicator.games.others.facts import ACTIVE, AT, GOES_TO, HELD, MOVE_OVER, MOVED, is_alive, monsters_at
from adjudicator.games.others.fights.pools import MOVEMENT
from adjudicator.games.others.harm import wound
from adjudicator.games.others.kinds import PROXY
from adjudicator.games.others.turns.checks import check
from adjudicator.games.others.turns.turn import InTurn, why_not_in_turn


class MovesTo(InTurn):
    """A hero moves to an adjacent space, or by the Metro."""

    says = "{who:hero} moves to {space:space}"
    rule = "move.1"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The spaces beside the hero's."""
        return city_of(game).beside(AT(game, who))

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """In one move before or after the action, at most so many spaces, each beside the last."""
        here, space = AT(game, who), slots[0]
        found = why_not_in_turn(game, who, "hero-turns.2")
        found += not_unless(not MOVE_OVER(game, who), "move-and-take-an-action.2", f"{who}'s move is over")
        limit, moved = MOVEMENT.ledger(game, who).value, MOVED(game, who)
        found += not_unless(moved < limit, "movement.1", f"{who} has moved {moved} of {limit} spaces")
        city = city_of(game)
        rule = "movement.4" if city.between(here, space) == (RIVER,) else "movement.2"
        return found + not_unless(space in city.beside(here), rule, f"{space} is not adjacent to {here}")

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """One space."""
        GOES_TO.set(game, who, slots[0], "movement.2", "movement.3")
        MOVED.set(
            game,
            who,
            min(MOVED(game, who) + 1, MOVEMENT(game, who)),
            "movement.1",
            *_by_metro(game, AT(game, who), slots[0]),
        )
        return Call(MOVING, who)


def _by_metro(game: Play, here: str, there: str) -> tuple[str, ...]:
    city = city_of(game)
    rides = there in city.beside(here, METRO) and there not in city.beside(here, EDGE)
    return ("metro.1", "metro-tokens.1") if rides else ()


MOVES: Final = EventKind("move", "{who:hero} moves to {at:space}", lambda game, event: _moves(game, event))


def _moves(game: Play, event: Event) -> None:
    city = city_of(game)
    block = city.is_district(AT(game, event.who)) or city.is_district(event.at)
    AT.set(game, event.who, event.at, "movement.2", *(("game-board.2",) if block else ()))


def _goes_on(game: Play, who: str) -> bool:
    """False of a hero who has died on the way: the rest of the move does not happen."""
    return ACTIVE(game) == who and is_alive(game, who) and bool(GOES_TO(game, who))


def _monsters_first(game: Play) -> bool:
    return game.reading("wound-for-leaving-monsters", "spaces-with-monsters.1") == "first"


def _leave_monsters(game: Play, who: str) -> tuple[Call, ...]:
    if not monsters_at(game, AT(game, who)):
        return ()
    all_the_same = ("proxy-token.3",) if PROXY in HELD(game, who) else ()
    return wound(game, who, 1, "spaces-with-monsters.1", "spaces-with-monsters.2", *all_the_same)


def _leaves(game: Play, who: str) -> Result:
    if not _goes_on(game, who):
        return Go(who, END)
    return _leave_monsters(game, who) if monsters_at(game, AT(game, who)) and _monsters_first(game) else None


def _leaves_corruption(game: Play, who: str) -> Result:
    return check(game, who, CORRUPTION, AT(game, who)) if _goes_on(game, who) else Go(who, END)


def _leaves_fire(game: Play, who: str) -> Result:
    """The corruption check of a space comes first."""
    if not _goes_on(game, who):
        return Go(who, END)
    return check(game, who, FIRE, AT(game, who))


def _leaves_at_last(game: Play, who: str) -> Result:
    if not _goes_on(game, who):
        return Go(who, END)
    return _leave_monsters(game, who) if monsters_at(game, AT(game, who)) and not _monsters_first(game) else None


def _enters(game: Play, who: str) -> Result:
    if not _goes_on(game, who):
        return Go(who, END)
    there = GOES_TO(game, who)
    costs_nothing = ("spaces-with-monsters.4",) if monsters_at(game, there) else ()
    return MOVES.happens(who, at=there, rules=costs_nothing)


def _enters_corruption(game: Play, who: str) -> Result:
    if not _goes_on(game, who):
        return Go(who, END)
    GOES_TO.set(game, who, "")
    return check(game, who, CORRUPTION, AT(game, who))


def _enters_fire(game: Play, who: str) -> Result:
    if ACTIVE(game) != who:
        return Go(who, END)
    return check(game, who, FIRE, AT(game, who))


MOVING: Final = Procedure(
    "one space of a move",
    step_of(LEAVES),
    Step("", "monsters", _leaves),
    Step("", "corruption left", _leaves_corruption),
    Step("", "fire left", _leaves_fire),
    Step("", "monsters at last", _leaves_at_last),
    Step("", "enters", _enters),
    step_of(ENTERS),
    Step("", "corruption entered", _enters_corruption),
    Step("", "fire entered", _enters_fire),
)
EVENTS: Final = (MOVES,)
ACTIONS: Final = (MovesTo(),)
