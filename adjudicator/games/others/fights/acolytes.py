"""The acolyte ability: once in a round the Sins player adds an acolyte to a fight before the dice."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action, Doing, not_unless
from adjudicator.games.kit.decisions import decide
from adjudicator.games.kit.play import Play
from adjudicator.games.others.components.boards import ACOLYTE
from adjudicator.games.others.components.city import city_of
from adjudicator.games.others.facts import (
    ABILITY_USED,
    ACOLYTE_TYPE,
    DEAD,
    FIGHTER,
    FOUGHT_AT,
    IS_RANGED,
    LOST_ICONS,
    STANDS,
    UNHEALED,
    beside_the_board,
)
from adjudicator.games.others.supply import lay


class AddsAnAcolyte(Action):
    """The Sins player uses the acolyte ability: one acolyte comes to the fight."""

    says = "{who:sins player} adds {monster:monster}"
    rule = "acolyte-boards.5"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Of those in stock the first: they are alike."""
        return beside_the_board(game, ACOLYTE)[:1]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Once in a round, in a fight that is not ranged, with an acolyte in stock."""
        found = not_unless(not IS_RANGED(game), "acolyte-boards.4", "the fight is ranged")
        found += not_unless(not ABILITY_USED(game, who), "acolyte-boards.7", "the ability was used in this round")
        found += not_unless(
            slots[0] in beside_the_board(game, ACOLYTE), "acolyte-boards.11", f"{slots[0]} is not in stock"
        )
        return found + _not_while_dead(game, slots[0])

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """It stands in the space of the fight, and the board says what else happens."""
        ABILITY_USED.set(game, who, True, "acolyte-boards.6")
        DEAD.set(game, slots[0], False, "acolyte-boards.8")
        come = ("acolyte-boards.12",) if ACOLYTE_TYPE(game, who) == "Nuns" else ()
        STANDS.set(game, slots[0], FOUGHT_AT(game), "acolyte-boards.8", "acolyte-boards.9", *come)
        return _effect(game, who)


def _not_while_dead(game: Play, acolyte: str) -> Reasons:
    """By one reading only those count that were killed."""
    if game.reading("stock-of-acolytes", "acolyte-boards.8") != "dead":
        return ALLOWED
    return not_unless(DEAD(game, acolyte), "acolyte-boards.8", f"{acolyte} is not dead")


class ReplacesAnIcon(Action):
    """By the Nuns the Sins player replaces a city action of the district by a Corruption token."""

    says = "{who:sins player} replaces {action:city action}"
    rule = "acolyte-boards.13"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that the district still shows."""
        shown = icons(game, FOUGHT_AT(game))
        return not_unless(slots[0] in shown, self.rule, f"{FOUGHT_AT(game)} shows no {slots[0]}")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """The token lies in its place."""
        LOST_ICONS.add(game, FOUGHT_AT(game), slots[0], self.rule)
        lay(game, "corruption", FOUGHT_AT(game), self.rule)


def icons(game: Play, space: str) -> tuple[str, ...]:
    """The city actions that a district shows, but for those that a token replaces."""
    shown = list(city_of(game).print_of(space).district)
    for action in LOST_ICONS(game, space):
        shown.remove(action)
    return tuple(shown)


ADDS_AN_ACOLYTE, REPLACES_AN_ICON = AddsAnAcolyte(), ReplacesAnIcon()


def _effect(game: Play, who: str) -> Doing:
    kind = ACOLYTE_TYPE(game, who)
    if kind == "Nuns":
        return _nuns(game, who)
    if kind == "Doctors":
        UNHEALED.set(game, FIGHTER(game), True, "acolyte-boards.10")
    else:
        game.note(f"the ability of the {kind} is not modelled: nothing but the acolyte comes of it")
    return None


def _nuns(game: Play, who: str) -> Doing:
    """In a district an icon is replaced; on a street there is none."""
    space = FOUGHT_AT(game)
    if city_of(game).is_district(space) and icons(game, space):
        return decide(REPLACES_AN_ICON, who)
    if game.reading("nuns-on-a-street", "acolyte-boards.13") == "token":
        lay(game, "corruption", space, "acolyte-boards.13")
    return None


DECISIONS: Final = (ADDS_AN_ACOLYTE, REPLACES_AN_ICON)
