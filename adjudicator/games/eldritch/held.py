"""The words that hold for an investigator: those of his possessions and of his Conditions that lie faceup."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.cards.card import known
from adjudicator.games.eldritch.cards.words import Standing
from adjudicator.games.eldritch.facts import SHEET, cards_held, faceup_cards, turn_order, where

T = TypeVar("T", bound=Standing)


def components_of(game: Machine, who: str) -> tuple[str, ...]:
    """The components of an investigator: his sheet and his cards."""
    return (SHEET(game, who), *cards_held(game, who))


def faceup(game: Machine, who: str) -> tuple[str, ...]:
    """Those of his components that do not lie with their backs up."""
    return (SHEET(game, who), *faceup_cards(game, who))


def held(game: Machine, who: str, kind: type[T]) -> Iterator[tuple[str, T]]:
    """The words of one kind that hold for an investigator, each with its card."""
    for name in faceup(game, who):
        card = known(game, name)
        for word in () if card is None else card.does:
            if isinstance(word, kind):
                yield name, word


def around(game: Machine, who: str, kind: type[T]) -> Iterator[tuple[str, str, T]]:
    """The words of one kind that hold for an investigator or for others on his space, with their owners and cards."""
    here = where(game, who)
    for owner in (who, *(one for one in turn_order(game) if one != who and where(game, one) == here)):
        for card, word in held(game, owner, kind):
            yield owner, card, word


def rules_of(game: Machine, names: Iterable[str]) -> tuple[str, ...]:
    """The rules that state what cards or sheets do."""
    cards = (known(game, name) for name in names)
    return tuple(rule for card in cards if card is not None for rule in card.rules)
