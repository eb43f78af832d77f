"""The sentences of a game's rules, by their ids."""

from collections.abc import Callable

from adjudicator.games.interface import Game


def sentences(game: Game) -> Callable[[str], str]:
    """A function that returns the sentence of each rule of a game's reference."""
    from adjudicator.reference.catalogue import Catalogue

    catalogue = Catalogue(game.reference)

    def says(rule: str) -> str:
        found = catalogue.rule(rule)
        return " ".join(found.says.split()) if found is not None else "(a rule that the reference does not number)"

    return says
