"""Reads the named readings of a game: data beside its reference."""

from pathlib import Path
from typing import Final

from adjudicator.engine.readings import Reading
from adjudicator.reference.reading import CatalogueError, Tree, tree

_KEYS: Final = {"asks", "values", "rules", "profiles"}


def readings_in(path: Path) -> tuple[Reading, ...]:
    """The readings of a file, in its order.

    Each has its question (`asks`), its `values` with what they mean, the first of which is the default, and the `rules`
    that leave the question open; `profiles` says which value a profile gives it.

    Raises CatalogueError where a point lacks one of these, has fewer than two values, or a profile names no value.
    """
    points = tree(path.read_text(encoding="utf-8"), path.name)
    if not isinstance(points, dict):
        raise CatalogueError(f"{path.name}: each point stands under its name")
    return tuple(_reading(name, said, f"{path.name}: {name}") for name, said in points.items())


def _reading(name: str, said: Tree, where: str) -> Reading:
    if not isinstance(said, dict) or not said.keys() <= _KEYS:
        raise CatalogueError(f"{where}: a point has the keys {', '.join(sorted(_KEYS))}, and no other")
    question, rules = said.get("asks"), said.get("rules")
    values, profiles = _pairs(said.get("values", {}), where), _pairs(said.get("profiles", {}), where)
    if not isinstance(question, str) or not isinstance(rules, list) or not rules or len(values) < 2:
        raise CatalogueError(f"{where}: a point has a question, at least two values, and rules")
    if not {value for _profile, value in profiles} <= {value for value, _meaning in values}:
        raise CatalogueError(f"{where}: a profile gives the point one of its values")
    return Reading(name, question, values, tuple(map(str, rules)), profiles)


def _pairs(said: Tree, where: str) -> tuple[tuple[str, str], ...]:
    if not isinstance(said, dict):
        raise CatalogueError(f"{where}: values and profiles are pairs")
    return tuple((key, str(value)) for key, value in said.items())
