"""Questions about what the game is made of: who plays which part, and how Artemia lies."""

from collections.abc import Callable

from adjudicator.engine.legality import Reasons
from adjudicator.games.interface import Answer
from adjudicator.games.kit.asking.question import yes
from adjudicator.games.notalone.board import why_not_so_many, why_not_so_many_creatures
from adjudicator.games.notalone.cards.places import PLACE_CARDS
from adjudicator.games.notalone.planet import ADJACENT
from adjudicator.games.notalone.situation.asking import Answering, Asking, Slots
from adjudicator.games.notalone.situation.meaning import several
from adjudicator.games.notalone.situation.table import NotAloneTable


def _so_many(why_not: Callable[[int], Reasons]) -> Callable[[Asking], Answering]:
    """Whether a game can be set up for so many players of a side, or by which rule not."""

    def make(asking: Asking) -> Answering:
        reasons, rule = why_not(asking.number()), asking.said.slots.get("rule", "")

        def answering(table: NotAloneTable) -> Answer:
            for reason in reasons:
                table.game.cite(reason.rule)
            return yes(any(reason.rule == rule for reason in reasons) if rule else not reasons)

        return answering

    return make


def _is_creature(asking: Asking) -> Answering:
    who = Slots(asking).player("who")
    return lambda table: yes(table.game.creature == who)


def _are_hunted(asking: Asking) -> Answering:
    table = asking.table
    names = tuple(table.person(name, asking.node, asking.at) for name in several(asking.said.slots["players"]))
    return lambda table: yes(table.game.hunted == names)


def _planned(truth: bool, rule: str, *, wanted: bool = True) -> Answering:
    """What is true of Artemia in every game, by a rule."""

    def answering(table: NotAloneTable) -> Answer:
        table.game.cite(rule)
        return yes(truth is wanted)

    return answering


def _consists_of(asking: Asking) -> Answering:
    places = Slots(asking).places("places")
    return _planned(tuple(sorted(PLACE_CARDS)) == places, "place-cards.1")


def _numbered(wanted: bool) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        number, place = asking.number(), Slots(asking).place("place")
        return _planned(place > 0 and PLACE_CARDS[place].number == number, "place-cards.2", wanted=wanted)

    return make


def _neighbours(asking: Asking) -> Answering:
    place, places = Slots(asking).place("place"), Slots(asking).places("places")
    return _planned(place > 0 and ADJACENT[place] == places, "adjacent-places.3")


def _adjacent(wanted: bool) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        place, other = Slots(asking).place("place"), Slots(asking).place("other")
        return _planned(place > 0 and other in ADJACENT[place], "adjacent-places.3", wanted=wanted)

    return make


MADE_OF: dict[str, Callable[[Asking], Answering]] = {
    "too many": _so_many(why_not_so_many),
    "enough": _so_many(why_not_so_many),
    "no creatures": _so_many(why_not_so_many_creatures),
    "one creature": _so_many(why_not_so_many_creatures),
    "creature is": _is_creature,
    "hunted are": _are_hunted,
    "planet": _consists_of,
    "numbered": _numbered(True),
    "numbered not": _numbered(False),
    "neighbours": _neighbours,
    "adjacent": _adjacent(True),
    "adjacent not": _adjacent(False),
}
"""What each of these questions asks."""
