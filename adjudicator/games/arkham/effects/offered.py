"""The words by which abilities name what may be chosen or done, or is recorded."""

from collections.abc import Iterator

from adjudicator.games.arkham.effects.logic_effects import Either, May
from adjudicator.games.arkham.effects.scenario_effects import GainTrait, RecordInLog
from adjudicator.games.arkham.game import Ability, Arkham
from adjudicator.games.arkham.speech.which import Described
from adjudicator.language.source import Mapping, Node, Sequence, Text


def ways(game: Arkham) -> Iterator[str]:
    """The names of the several effects of which one is chosen, on all cards of the game."""
    for part in _parts(tuple(card.abilities for card in game.cards.values())):
        if isinstance(part, Either):
            yield from (name for name, _effects in part.ways)
        elif isinstance(part, May) and part.what:
            yield part.what


def offers(game: Arkham) -> Iterator[str]:
    """The words by which the cards of the game say that somebody may do something."""
    every = _parts(tuple(card.abilities for card in game.cards.values()))
    return (part.what for part in every if isinstance(part, May) and part.what)


def entries(game: Arkham) -> Iterator[str]:
    """The entries that the cards of the game, and the instructions in its file, record in the campaign log."""
    every = _parts(tuple(card.abilities for card in game.cards.values()))
    yield from (part.what for part in every if isinstance(part, RecordInLog))
    yield from game.entries


def traits(game: Arkham) -> Iterator[str]:
    """The traits that the cards of the game bear, or of which they speak."""
    for card in game.cards.values():
        yield from card.traits
    for part in _parts(tuple(card.abilities for card in game.cards.values())):
        if isinstance(part, GainTrait):
            yield part.trait
        elif isinstance(part, Described):
            yield from (*part.trait, *part.non)
        elif isinstance(part, Ability):
            yield from part.gains_traits


def recorded_in(file: Node | None) -> Iterator[str]:
    """The entries that instructions anywhere in a file record in the campaign log."""
    if isinstance(file, Mapping):
        for name, value in file.values.items():
            if name in ("record", "the campaign log says") and isinstance(value, Text):
                yield value.text
            yield from recorded_in(value)
    elif isinstance(file, Sequence):
        for item in file.items:
            yield from recorded_in(item)


def _parts(part: object) -> Iterator[object]:
    """A part of an ability, and everything of which it is made."""
    yield part
    if isinstance(part, tuple):
        for inner in part:
            yield from _parts(inner)
