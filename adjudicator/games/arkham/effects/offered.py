"""The words by which abilities name what may be chosen or done, or is recorded."""

from collections.abc import Iterator

from adjudicator.games.arkham.effects.logic_effects import Either, May
from adjudicator.games.arkham.effects.scenario_effects import RecordInLog
from adjudicator.games.arkham.game import Arkham
from adjudicator.language.source import Mapping, Node, Sequence, Text


def ways(game: Arkham) -> Iterator[str]:
    """The names of the several effects of which one is chosen, on all cards of the game."""
    for part in _parts(tuple(card.abilities for card in game.cards.values())):
        if isinstance(part, Either):
            yield from (name for name, _effects in part.ways)
        elif isinstance(part, May) and part.what:
            yield part.what


def offers(game: Arkham) -> Iterator[str]:
    """What the cards of the game say that somebody may do."""
    every = _parts(tuple(card.abilities for card in game.cards.values()))
    return (part.what for part in every if isinstance(part, May) and part.what)


def entries(game: Arkham) -> Iterator[str]:
    """What the cards of the game, and the instructions in its file, have recorded in the campaign log."""
    every = _parts(tuple(card.abilities for card in game.cards.values()))
    yield from (part.what for part in every if isinstance(part, RecordInLog))
    if game.file is not None:
        yield from _under("record", game.file)


def _under(key: str, node: Node) -> Iterator[str]:
    """The texts that stand in a file under this key."""
    if isinstance(node, Mapping):
        for name, value in node.values.items():
            if name == key and isinstance(value, Text):
                yield value.text
            yield from _under(key, value)
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from _under(key, item)


def _parts(part: object) -> Iterator[object]:
    """A part of an ability, and everything of which it is made."""
    yield part
    if isinstance(part, tuple):
        for inner in part:
            yield from _parts(inner)
