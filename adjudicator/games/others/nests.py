"""Nests: where they are, which of them no monster blocks, and the rules by which a monster is summoned onto one."""

from adjudicator.games.kit.play import Play
from adjudicator.games.others.components.city import NEST, city_of, spaces_of
from adjudicator.games.others.facts import heroes_at, monsters_at, tokens_at


def nests(game: Play) -> tuple[str, ...]:
    """The spaces with a Nest."""
    return tuple(space for space in spaces_of(game) if tokens_at(game, NEST, space))


def free_nests(game: Play) -> tuple[str, ...]:
    """The spaces with a Nest that no monster blocks; a hero blocks none."""
    return tuple(space for space in spaces_of(game) if tokens_at(game, NEST, space) > len(monsters_at(game, space)))


def rules_of_nest(game: Play, space: str) -> tuple[str, ...]:
    """The rules by which the Sins player may summon a monster onto the Nest of a space."""
    printed = ("tokens.3",) if city_of(game).printed(space, NEST) else ()
    return ("summon-monsters.11", *printed, *(("summon-monsters.9",) if heroes_at(game, space) else ()))
