"""The sentences of a game's rules, by their ids."""

from collections.abc import Callable
from typing import NamedTuple

from adjudicator.games.interface import Game
from adjudicator.speaking import ENGLISH, _, language


class Sentence(NamedTuple):
    """The sentence of a rule, and its heading in the language of the reader where the reference has one."""

    says: str
    heading: str = ""

    def __str__(self) -> str:
        return _("{heading}: {sentence}", heading=self.heading, sentence=self.says) if self.heading else self.says


def headed(game: Game) -> Callable[[str], Sentence]:
    """A function that returns the sentence of each rule of a game's reference with its heading."""
    from adjudicator.reference.catalogue import Catalogue

    catalogue = Catalogue(game.reference)

    def says(rule: str) -> Sentence:
        found = catalogue.rule(rule)
        if found is None:
            return Sentence(_("(a rule that the reference does not number)"))
        heading = "" if language() == ENGLISH else catalogue.heading(found.entry, language())
        return Sentence(" ".join(found.says.split()), heading)

    return says


def sentences(game: Game) -> Callable[[str], str]:
    """A function that returns the sentence of each rule of a game's reference, behind its heading if it has one."""
    says = headed(game)
    return lambda rule: str(says(rule))
