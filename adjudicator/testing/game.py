"""The game of a feature, and its rules."""

from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path

from adjudicator.games.finding import find_game
from adjudicator.games.interface import Game
from adjudicator.reference.catalogue import Catalogue


def game_of(path: str, tags: Iterable[str]) -> Game:
    """The game that a tag names, or the innermost folder above the feature that bears a game's name."""
    folders = reversed(Path(path).parts[:-1])
    game = next((found for name in (*sorted(tags), *folders) if (found := _named(name)) is not None), None)
    assert game is not None, f"{path}: no tag and no folder bears the name of a game"
    return game


def editions_of(game: Game, tags: Collection[str]) -> tuple[str, ...]:
    """The editions that tags name, or else all of a game; an empty name for a game without editions."""
    return tuple(edition for edition in game.editions if edition in tags) or tuple(game.editions) or ("",)


def rules_of(game: Game, rules: Iterable[str]) -> set[str]:
    """The rules, of those given, that a game's reference has."""
    catalogue = _catalogue(game.reference)
    return {rule for rule in rules if catalogue.rule(rule) is not None}


def rules_of_edition(game: Game, rules: Iterable[str], edition: str) -> set[str]:
    """The rules, of those given, that stand in an edition of a game's reference: all of them, if it has none."""
    catalogue = _catalogue(game.reference)
    found = {rule: catalogue.rule(rule) for rule in rules}
    return {rule for rule, one in found.items() if one is None or not one.editions or edition in one.editions}


@cache
def _named(name: str) -> Game | None:
    return find_game(name)


@cache
def _catalogue(reference: Path) -> Catalogue:
    return Catalogue(reference)
