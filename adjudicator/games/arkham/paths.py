"""Paths over the map: distances in connections, and the first steps of shortest paths (entry Nearest)."""

from collections import deque

from adjudicator.games.arkham.facts import CONNECTIONS
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
    """The entities that can be reached over the fewest connections."""
    away = distances(game, start)
    reached = {entity: away[place] for entity in entities if (place := game.location(entity)) in away}
    least = min(reached.values(), default=0)
    return tuple(entity for entity, connections in reached.items() if connections == least)


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
