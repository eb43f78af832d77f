"""The edition and the readings that are chosen outside the file; they override the file."""

from collections.abc import Collection, Sequence

from adjudicator.engine.readings import PROFILE, profiles_of, under
from adjudicator.games.interface import Game
from adjudicator.language.nearest import did_you_mean
from adjudicator.situation.document import Document

Chosen = dict[str, str]
"""Readings chosen outside the file, by name; the key `profile` chooses a profile of readings."""


class NoSuchChoice(ValueError):
    """The caller asked for an edition, a reading, a rule or a player that does not exist; the message lists others."""


def readings_of(given: Sequence[str]) -> Chosen:
    """The readings given as NAME=VALUE, or as the name of a profile.

    >>> readings_of(["stealth=lasts", "printed"])
    {'stealth': 'lasts', 'profile': 'printed'}
    """
    chosen: Chosen = {}
    for one in given:
        name, equals, value = one.partition("=")
        chosen[name if equals else PROFILE] = value if equals else one
    return chosen


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


def check_left_out(game: Game, without: Collection[str]) -> None:
    """Checks that the rules exist that are to be left out. Raises NoSuchChoice for one that the reference lacks."""
    if not without:
        return
    from adjudicator.reference.catalogue import Catalogue

    catalogue = Catalogue(game.reference)
    for rule in without:
        if catalogue.rule(rule) is None:
            help = did_you_mean(rule, [one.id for entry in catalogue.entries() for one in entry.rules])
            raise NoSuchChoice(f"the reference of {game.title} has no rule {rule!r}{'; ' + help if help else ''}")


def absent(what: str, given: str, known: Sequence[str]) -> str:
    """The message that something does not exist, with a suggestion and the existing ones."""
    help = did_you_mean(given, known)
    return f"{what}{'; ' + help if help else ''}: there {'are ' + ', '.join(known) if known else 'is none'}"
