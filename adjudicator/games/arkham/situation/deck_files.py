"""Deck lists that a situation names: the files of deck sites, beside the situation's own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from adjudicator.games.arkham.situation.entering import Entering
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.language.source import Node

SUFFIXES: Final = (".json", ".txt", ".md", ".yaml", ".yml")
"""The ends of the names of deck lists."""


def is_deck_file(named: str) -> bool:
    """True if what stands for a deck is the name of a file."""
    return named.lower().endswith(SUFFIXES)


def cards_of_file(entering: Entering, who: str, named: str, where: Node) -> Iterator[str]:
    """The cards of the deck list in a file, each as often as it says; every fault is reported."""
    folder = entering.at.source.folder
    if folder is None:
        help = "list its cards: `deck: {Knife: 2, …}`"
        entering.at.fault("E102", f'no file is read for what was sent, and "{named}" is one', where, help)
        return
    from adjudicator.games.arkham.importing.decklists import deck_in

    try:
        listed = deck_in(Path(folder, named))
    except InputAtFault as fault:
        for own in fault.faults:
            entering.at.faults.add(own.code, own.message, own.path, own.span, own.help)
        entering.at.fault(
            "E403", f'"{named}" is no deck list that can be played', where, "mend the file, or list the cards"
        )
        return
    title = entering.game.cards[who].name
    if listed.investigator != title:
        help = f"name the investigator: `card: {listed.investigator}`"
        entering.at.fault("E403", f'"{named}" is a deck of {listed.investigator}, not of {title}', where, help)
        return
    if listed.undrawn:
        one = "a random basic weakness" if listed.undrawn == 1 else f"{listed.undrawn} random basic weaknesses"
        entering.assumed.append(f"{who} plays without {one} still to be drawn")
    for card, number in listed.cards.items():
        yield from (card for _ in range(number))
