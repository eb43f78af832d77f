"""The sentences about cards of a deck at which somebody has looked."""

from copy import deepcopy

from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    LOOKED_AT,
    NotSaid,
    Sentence,
    Words,
    alone,
    parts_of,
    put_for,
)


def _looks(done: list[Words]) -> list[Words]:
    """The looks at the top of decks that the effect before it is made of."""
    return [one for one in parts_of([*done[-1:]]) if isinstance(one, dict) and "look at the top" in one]


def put_back(sentence: Sentence, done: list[Words]) -> None:
    """The order in which cards are returned that were looked at."""
    looks = _looks(done)
    if not looks or any(one["look at the top"] == 1 for one in looks):
        raise NotSaid("cards that go back, and nobody has looked at them")
    for look in looks:
        look["return in any order"] = True


def among_them(sentence: Sentence, done: list[Words]) -> None:
    """Effects if such a card is among those that somebody looks at."""
    if not _looks(done) or any("such" in one or "do" in one for one in _looks(done)):
        raise NotSaid("cards that nobody has looked at")
    for look in _looks(done):
        look.update({"such": sentence.given, "then": deepcopy(alone(sentence.does))})


def with_the_seen(does: tuple[Words, ...], done: list[Words]) -> bool:
    """Add effects on the one card that somebody has looked at, if they speak of it."""
    if LOOKED_AT not in parts_of([*does]):
        return False
    looks = _looks(done)
    if not looks or any(one["look at the top"] != 1 or "do" in one or "such" in one for one in looks):
        raise NotSaid("a card that nobody has looked at")
    for look in looks:
        look["do"] = deepcopy(put_for(alone(does), LOOKED_AT, CHOSEN))
    return True
