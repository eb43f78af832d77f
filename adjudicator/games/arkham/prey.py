"""Prey: the investigators that an enemy prefers among several (entries Prey and Nearest)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.games.arkham.facts import OWNER
from adjudicator.games.arkham.game import Arkham, Prey
from adjudicator.games.arkham.words import Context


def quarry(game: Arkham, enemy: str) -> tuple[str, ...]:
    """The investigators that an enemy notices: with "only" in its prey instruction, those whom it names."""
    prey = instruction(game, enemy)
    if prey is None or not prey.only or prey.whom is None:
        return game.investigators
    whom = _named(game, enemy, prey)
    return tuple(i for i in game.investigators if i in whom)


def ignoring(game: Arkham, enemy: str) -> tuple[str, ...]:
    """The rules that make an enemy ignore those whom it does not notice; none if it notices everybody."""
    prey = instruction(game, enemy)
    return ("prey.6", "prey.7") if prey is not None and prey.only else ()


def _named(game: Arkham, enemy: str, prey: Prey) -> Sequence[str]:
    """The investigators whom a prey instruction names; "bearer" is the owner of a weakness."""
    if prey.whom is None:
        return ()
    bearer = bearer_of(game, enemy)
    return prey.whom.all(game, Context(this=enemy, you=bearer))


def bearer_of(game: Arkham, weakness: str) -> str:
    """The investigator in whose deck or play area a weakness began the game: its owner (entry Bearer)."""
    bearer = OWNER(game, weakness)
    return bearer if bearer and game.because(_BEARS[game.has_keyword(weakness, "permanent")]) else ""


_BEARS: Final = {False: "bearer.1", True: "bearer.2"}
"""The rule by which a weakness of a deck has a bearer, and one that began the game in play (True)."""


def met(game: Arkham, enemy: str, among: Sequence[str]) -> bool:
    """True if one of several investigators meets the prey instruction of an enemy."""
    prey = instruction(game, enemy)
    return prey is not None and (prey.amount is not None or any(i in _named(game, enemy, prey) for i in among))


def instruction(game: Arkham, enemy: str) -> Prey | None:
    """The prey instruction of an enemy; None if it has none or its text box is blank."""
    return game.text_box(enemy).prey if game.cards[enemy].prey is not None else None


class Preferred(NamedTuple):
    """The investigators whom an enemy prefers, and the rules that make it prefer them."""

    who: tuple[str, ...]
    by: tuple[str, ...] = ()


def best(game: Arkham, enemy: str, among: Sequence[str], *by: str) -> Preferred:
    """The investigators among several who best meet the enemy's prey instruction; all of them if none does."""
    prey = instruction(game, enemy)
    if prey is None or len(among) < 2:
        return Preferred(tuple(among))
    if prey.amount is None:
        found = tuple(i for i in among if i in _named(game, enemy, prey)) or tuple(among)
    else:
        amounts = {i: prey.amount.of(game, Context(this=enemy, you=i)) for i in among}
        wanted = max(amounts.values()) if prey.most else min(amounts.values())
        found = tuple(i for i in among if amounts[i] == wanted)
    return Preferred(found, ("prey.1", *by)) if len(found) < len(among) else Preferred(found)
