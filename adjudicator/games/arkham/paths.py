"""Ways between locations, counted in connections (entry Nearest)."""

from adjudicator.games.arkham.game import Arkham


def distances(game: Arkham, start: str) -> dict[str, int]:
    """How many connections away every location is that can be reached from one, blocked connections included."""
    found = {start: 0}
    edge = [start]
    while edge:
        place = edge.pop(0)
        for beyond in game.zone(place, "connections"):
            if beyond not in found:
                found[beyond] = found[place] + 1
                edge.append(beyond)
    return found


def nearest(game: Arkham, start: str, entities: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the entities that can be reached over the fewest connections."""
    away = distances(game, start)
    reached = {entity: away[place] for entity in entities if (place := game.location(entity)) in away}
    least = min(reached.values(), default=0)
    return tuple(entity for entity, connections in reached.items() if connections == least)
