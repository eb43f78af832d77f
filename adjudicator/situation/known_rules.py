"""A check that the reference has the rules that a file names."""

from collections.abc import Iterable

from adjudicator.games.interface import Game
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node


def check_rules(named: Iterable[tuple[str, Node]], game: Game, at: Checking) -> None:
    """Reports each rule, named at a node, that the reference of the game lacks."""
    wanted = tuple(named)
    if not wanted:
        return
    from adjudicator.reference.catalogue import Catalogue

    catalogue = Catalogue(game.reference)
    for rule, node in wanted:
        if catalogue.rule(rule) is None:
            ids = [rule.id for entry in catalogue.entries() for rule in entry.rules]
            help = did_you_mean(rule, ids) or "`adjudicator lookup` finds a rule by its words"
            at.fault("E305", f'the reference of {game.title} has no rule "{rule}"', node, help)
