"""City actions: a hero lays his token into the slot of a district and carries out what it lists, in any order."""

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Action, Doing, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.in_force import why_not_allowed
from adjudicator.games.others.cards.moments import step_of
from adjudicator.games.others.cards.words import CITY_ACTIONS, CONFESS, USE_CITY_ACTIONS
from adjudicator.games.others.components.boards import ABOMINATION, ACOLYTE
from adjudicator.games.others.components.city import (
    CONFESSION,
    EDGE,
    EXTRA_TURN,
    HEAL,
    INVENTORY,
    STRIKE,
    city_of,
)
from adjudicator.games.others.decks import UPGRADE_DECK
from adjudicator.games.others.facts import (
    AT,
    EXTRA_TURNS,
    LEVEL,
    OWNED,
    SLOT_TAKEN,
    STRIKE_AT,
    USABLE,
    kind_of,
    monsters_at,
)
from adjudicator.games.others.facts import INVENTORY as SHOWN
from adjudicator.games.others.fights.acolytes import icons
from adjudicator.games.others.fights.fight import KILLED
from adjudicator.games.others.harm import heal, why_not_heal
from adjudicator.games.others.kinds import HERO
from adjudicator.games.others.turns.turn import InTurn, why_not_in_turn


class UsesTheDistrict(InTurn):
    """A hero lays his City Action token into the slot of his district."""

    says = "{who:hero} uses the city actions"
    rule = "city-actions.2"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """In his own turn and in a district of which the slot is free, with the token at hand."""
        here = AT(game, who)
        found = why_not_in_turn(game, who, "city-actions.3")
        found += not_unless(city_of(game).is_district(here), "city-actions.1", f"{here} is no district")
        mine = SLOT_TAKEN(game, who)
        if mine == here and USABLE(game, who):
            return found
        found += not_unless(not mine, "city-actions.7", f"the token of {who} lies at {mine}")
        found += why_not_allowed(game, who, USE_CITY_ACTIONS)
        return found + _why_not_free(game, who, here)

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """Everything that the district lists may be used."""
        here = AT(game, who)
        if USABLE(game, who):
            return Call(CITY, who)
        SLOT_TAKEN.set(game, who, here, "city-actions.6")
        in_the_way = ("city-actions.5",) if monsters_at(game, here) else ()
        by = ("city-actions.1", "city-actions.9", "city-actions.4", "game-board.5", *in_the_way)
        USABLE.set(game, who, icons(game, here), *by)
        return Call(CITY, who)


def _why_not_free(game: Play, who: str, here: str) -> Reasons:
    other = next((one for one in HERO.seated(game) if one != who and SLOT_TAKEN(game, one) == here), "")
    return not_unless(not other, "city-actions.8", f"the token of {other} lies in the slot of {here}")


class CityAction(Action):
    """One of the city actions of the district; `icon` is the one that it uses."""

    icon: ClassVar[str]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that the token has made usable."""
        listed = self.icon in USABLE(game, who)
        return not_unless(listed, "city-actions.1", f"{who} has no {self.icon} to use") + self.why_not_so(
            game, who, *slots
        )

    def why_not_so(self, game: Play, who: str, *slots: Any) -> Reasons:
        """The reasons against just this one."""
        return ALLOWED

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """It is used once."""
        left = list(USABLE(game, who))
        left.remove(self.icon)
        again = ("city-actions.11",) if self.icon in left else ()
        USABLE.set(game, who, tuple(left), "city-actions.10", *again)
        return self.takes_effect(game, who, *slots)

    def takes_effect(self, game: Play, who: str, *slots: Any) -> Doing:
        """Does what the icon says."""
        raise NotImplementedError


class Heals(CityAction):
    """A hero removes a wound marker of his choice."""

    says = "{who:hero} heals slot {slot:slot}"
    rule = "city-actions.12"
    icon = HEAL

    def why_not_so(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that lies there, unless the Doctors have come."""
        return why_not_heal(game, who, slots[0])

    def takes_effect(self, game: Play, who: str, *slots: Any) -> None:
        """The bonus of the slot is free again."""
        heal(game, who, slots[0], self.rule)


class Confesses(CityAction):
    """A hero's corruption marker goes down by one level."""

    says = "{who:hero} confesses"
    rule = "city-actions.13"
    icon = CONFESSION

    def why_not_so(self, game: Play, who: str, *slots: Any) -> Reasons:
        """There is no slot below the first."""
        found = not_unless(LEVEL(game, who) > 1, self.rule, f"{who} is at level 1")
        return found + why_not_allowed(game, who, CONFESS)

    def takes_effect(self, game: Play, who: str, *slots: Any) -> None:
        """One level."""
        LEVEL.add(game, who, -1, self.rule)


class GainsATurn(CityAction):
    """A hero takes an extra turn token."""

    says = "{who:hero} gains an extra turn token"
    rule = "city-actions.14"
    icon = EXTRA_TURN

    def takes_effect(self, game: Play, who: str, *slots: Any) -> None:
        """It lies beside the dashboard."""
        EXTRA_TURNS.add(game, who, 1, self.rule)


class TakesAnUpgrade(CityAction):
    """A hero takes a card of the Upgrade Inventory, which is filled up at once."""

    says = "{who:hero} takes {card:upgrade}"
    rule = "city-actions.15"
    icon = INVENTORY

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The cards that lie face up."""
        return SHOWN(game)

    def why_not_so(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that lies face up."""
        return not_unless(slots[0] in SHOWN(game), self.rule, f"{slots[0]} is not in the inventory")

    def takes_effect(self, game: Play, who: str, *slots: Any) -> Doing:
        """The next card of the deck comes in its place."""
        SHOWN.take(game, TABLE, slots[0], self.rule, "city-actions.16")
        OWNED.add(game, who, slots[0], self.rule, *(("upgrade-cards.3",) if OWNED(game, who) else ()))
        return UPGRADE_DECK.draw(who, SHOWN)


class Strikes(CityAction):
    """A hero moves the Orbital Strike token."""

    says = "{who:hero} moves the orbital strike to {space:space}"
    rule = "orbital-strike-tokens.2"
    icon = STRIKE

    def why_not_so(self, game: Play, who: str, *slots: Any) -> Reasons:
        """No more than two spaces, on foot."""
        start = STRIKE_AT(game)
        if game.reading("two-spaces-of-the-orbital-strike", "city-actions.18") == "hero":
            start = AT(game, who)
        distance = city_of(game).distance(start, slots[0], EDGE)
        near = distance is not None and distance <= 2
        metro = city_of(game).distance(start, slots[0])
        by_metro = not near and metro is not None and metro <= 2
        rule = "city-actions.23" if by_metro else "city-actions.18"
        return not_unless(near, rule, f"{slots[0]} is more than 2 spaces from {start}")

    def takes_effect(self, game: Play, who: str, *slots: Any) -> Call:
        """It may kill a monster there."""
        STRIKE_AT.set(game, TABLE, slots[0], "city-actions.17", "orbital-strike-tokens.1", "city-actions.22")
        return Call(STRIKING, who)


class KillsByStrike(Action):
    """The Orbital Strike kills a monster."""

    says = "{who:hero} strikes {monster:monster}"
    rule = "city-actions.17"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The monsters in the space of the token."""
        return monsters_at(game, STRIKE_AT(game))

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """An Acolyte or an Abomination."""
        there = slots[0] in monsters_at(game, STRIKE_AT(game))
        found = not_unless(there, self.rule, f"{slots[0]} is not at {STRIKE_AT(game)}")
        weak = kind_of(slots[0]) in (ACOLYTE, ABOMINATION)
        return found + not_unless(weak, "city-actions.19", f"{slots[0]} is neither Acolyte nor Abomination")

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """It is killed without a fight."""
        return KILLED.happens(what=slots[0], by=self.rule, rules=("city-actions.20", "city-actions.21"))


ICONS: Final = (Heals(), Confesses(), GainsATurn(), TakesAnUpgrade(), Strikes())
KILLS_BY_STRIKE: Final = KillsByStrike()


def _use(game: Play, who: str) -> Result:
    """One by one, in the hero's order; what he leaves is left."""
    if not USABLE(game, who):
        return None
    return ask(game, ICONS, who, _used, rule="city-actions.10", optional=True)


def _used(game: Play, who: str, option: Option) -> Result:
    if option.declines:
        if game.reading("city-actions-in-one-go", "city-actions.9") == "one-go":
            USABLE.set(game, who, (), "city-actions.25")
        return None
    return Go(who, "use", done(game, option))


def _strike(game: Play, who: str) -> Result:
    weak = any(kind_of(one) in (ACOLYTE, ABOMINATION) for one in monsters_at(game, STRIKE_AT(game)))
    return ask(game, KILLS_BY_STRIKE, who, _struck, rule="city-actions.24", optional=True) if weak else None


def _struck(game: Play, who: str, option: Option) -> Result:
    return None if option.declines else done(game, option)


CITY: Final = Procedure("city actions", step_of(CITY_ACTIONS), Step("", "use", _use))
STRIKING: Final = Procedure("orbital strike", Step("", "strike", _strike))
ACTIONS: Final = (UsesTheDistrict(),)
DECISIONS: Final = (*ICONS, KILLS_BY_STRIKE)
PROCEDURES: Final = (CITY, STRIKING)
