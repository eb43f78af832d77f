"""Paths over the map: distances in connections, and the first steps of shortest paths (entry Nearest)."""

from collections import deque

from adjudicator.games.arkham.facts import CONNECTIONS, LOCATIONS
from adjudicator.games.arkham.game import Arkham


def distances(game: Arkham, start: str) -> dict[str, int]:
    """The distance in connections of every location that can be reached from here, over blocked connections too."""
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in CONNECTIONS(game, here):
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found


def nearest(game: Arkham, start: str, entities: tuple[str, ...]) -> tuple[str, ...]:
    """The entities that can be reached over the fewest connections; if none can, a reading says which are nearest."""
    away = distances(game, start)
    reached = {entity: away[place] for entity in entities if (place := game.location(entity)) in away}
    least = min(reached.values(), default=0)
    found = tuple(entity for entity, connections in reached.items() if connections == least)
    return found or _without_a_path(game, entities)


def _without_a_path(game: Arkham, entities: tuple[str, ...]) -> tuple[str, ...]:
    """The entities to which no path leads and any of which may be the nearest; a reading says if one of them is."""
    somewhere = tuple(entity for entity in entities if game.location(entity))
    if not somewhere or game.reading("nearest-without-a-path", "nearest.1") == "none":
        return ()
    game.note("no path leads to any of these, and any of them may be the nearest")
    return somewhere


def farthest(game: Arkham, start: str, entities: tuple[str, ...]) -> tuple[str, ...]:
    """The entities that can be reached over the most connections."""
    away = distances(game, start)
    reached = {entity: away[place] for entity in entities if (place := game.location(entity)) in away}
    most = max(reached.values(), default=0)
    return tuple(entity for entity, connections in reached.items() if connections == most)


def first_steps(game: Arkham, start: str, goal: str) -> tuple[str, ...]:
    """The connecting locations with which a shortest path to the goal begins; empty if there is no path."""
    away = distances(game, start).get(goal)
    if not away:
        return ()
    return tuple(there for there in CONNECTIONS(game, start) if distances(game, there).get(goal, away) == away - 1)


def farthest_from_all(game: Arkham) -> tuple[str, ...]:
    """The locations with the greatest sum of distances; a location with an investigator counts only if all have one."""
    away = [distances(game, game.location(i)) for i in game.investigators]
    places = [p for p in LOCATIONS(game) if all(p in one for one in away)]
    taken = {game.location(i) for i in game.investigators}
    empty = [p for p in places if p not in taken]
    if empty:
        game.because("faq-farthest-from-all-investigators.2")
        places = empty
    sums = {place: sum(one[place] for one in away) for place in places}
    most = max(sums.values(), default=0)
    return tuple(place for place, total in sums.items() if total == most)
