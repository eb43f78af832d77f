"""The edition and the readings that are chosen outside the file; they override the file."""

from collections.abc import Sequence

from adjudicator.engine.readings import profiles_of, under
from adjudicator.games.interface import Game
from adjudicator.language.nearest import did_you_mean
from adjudicator.situation.document import PROFILE, Document

Chosen = dict[str, str]
"""Readings chosen outside the file, by name; the key `profile` chooses a profile of readings."""


class NoSuchChoice(ValueError):
    """The caller asked for an edition, a reading or a player that does not exist; the message lists those that do."""


def choose(game: Game, document: Document, edition: str, readings: Chosen) -> Document:
    """The situation under the edition and readings that are chosen outside the file; they override the file."""
    if edition and edition not in game.editions:
        raise NoSuchChoice(absent(f"{game.name} has no edition {edition!r}", edition, game.editions))
    points = {point.name: tuple(value for value, _meaning in point.values) for point in game.readings}
    for name, value in readings.items():
        if name == PROFILE:
            profiles = profiles_of(game.readings)
            if value not in profiles:
                raise NoSuchChoice(absent(f"{game.name} has no profile of readings {value!r}", value, profiles))
        elif name not in points:
            raise NoSuchChoice(absent(f"{game.name} has no reading {name!r}", name, tuple(points)))
        elif value not in points[name]:
            raise NoSuchChoice(absent(f"the reading {name} has no value {value!r}", value, points[name]))
    settled = under(readings.get(PROFILE, ""), game.readings)
    kept = {name: value for name, value in document.readings.items() if name not in settled}
    return document._replace(edition=edition or document.edition, readings=kept | readings)


def absent(what: str, given: str, known: Sequence[str]) -> str:
    """The message that something does not exist, with a suggestion and the existing ones."""
    help = did_you_mean(given, known)
    return f"{what}{'; ' + help if help else ''}: there {'are ' + ', '.join(known) if known else 'is none'}"
