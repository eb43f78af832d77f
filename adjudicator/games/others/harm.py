"""Wounds and corruption: what a hero takes, where the marker is laid, and the death and replacement of a hero."""

from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Action, act_of, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.card import card
from adjudicator.games.others.cards.in_force import why_not_allowed
from adjudicator.games.others.cards.marks import forget_thing
from adjudicator.games.others.cards.moments import at_moment
from adjudicator.games.others.cards.words import HEAL, WOUND
from adjudicator.games.others.components.heroes import LEVELS
from adjudicator.games.others.facts import (
    ACTIVE,
    AT,
    BOUGHT,
    CHANGED,
    COVERED,
    DARK_PAST,
    DEADLY,
    DEATHS,
    EXTRA_TURNS,
    FATE,
    FIGHTER,
    GOES_TO,
    GONE,
    HELD,
    INNOCENTS,
    INVENTORY,
    LEVEL,
    LIES,
    LOOSE,
    OWED,
    OWNED,
    PASTS,
    PLAYS,
    RESERVE,
    START,
    TURN_OVER,
    UNHEALED,
    USABLE,
    WOUNDS,
    is_alive,
    sins_player,
)
from adjudicator.games.others.kinds import SINS
from adjudicator.games.others.outcome import meets
from adjudicator.games.others.source import Source

# -- wounds -----------------------------------------------------------------------------------------------------------


class Covers(Action):
    """A hero's player lays the marker of a new wound on a slot of the corruption track."""

    says = "{who:hero} covers slot {slot:slot}"
    rule = "taking-wounds.3"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Each slot takes one marker, and one that lies there stays."""
        return not_unless(slots[0] not in COVERED(game, who), "taking-wounds.6", f"slot {slots[0]} is covered")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """The marker lies there."""
        COVERED.set(game, who, tuple(sorted((*COVERED(game, who), slots[0]))), "taking-wounds.1")


COVERS: Final = Covers()


def _wounded(game: Play, event: Event) -> None:
    """Whoever has died already takes no more, and neither does the replacement."""
    if PLAYS(game, event.who) == event.what:
        WOUNDS.add(game, event.who, 1, *(event.by,))


def _marked(game: Play, who: str) -> Result:
    """A wound that is not the last one has its marker laid; the last one kills."""
    if WOUNDS(game, who) < DEADLY:
        if WOUNDS(game, who) > len(COVERED(game, who)):
            return ask(game, COVERS, who, _laid)
        return at_moment(game, WOUND, who)
    return Call(DEATH, who) if is_alive(game, who) and game.applies("hero-death.1") else None


def _laid(game: Play, who: str, option: Option) -> Result:
    """What a card says of a wound comes when its marker lies."""
    return (*done(game, option), *at_moment(game, WOUND, who))


WOUNDED: Final = EventKind("wound", "{who:hero} takes a wound", _wounded)
MARKING: Final = Procedure("the marker of a wound", Step("", "marker", _marked))


def wound(game: Play, who: str, number: int, by: str, *more: str) -> tuple[Call, ...]:
    """The calls by which a hero takes wounds, one after the other, by a rule; `more` say why not less, or not more."""
    return (WOUNDED.happens(who, what=PLAYS(game, who), by=by, rules=more), Call(MARKING, who)) * number


def why_not_heal(game: Play, who: str, slot: int) -> Reasons:
    """The reasons against taking a wound marker off a slot: none lies there, or the hero cannot heal."""
    found = not_unless(slot in COVERED(game, who), "taking-wounds.7", f"no wound lies on slot {slot} of {who}")
    return found + cannot_heal(game, who)


def cannot_heal(game: Play, who: str) -> Reasons:
    """The reasons for which a hero cannot heal at all: a card says so, or the Doctors have come."""
    barred = not_unless(not UNHEALED(game, who), "acolyte-boards.10", f"{who} cannot heal")
    return why_not_allowed(game, who, HEAL) + barred


def heal(game: Play, who: str, slot: int, by: str) -> None:
    """Takes a wound marker off: the bonus of the slot is free again."""
    COVERED.take(game, who, slot, "taking-wounds.7")
    WOUNDS.add(game, who, -1, by)


# -- corruption -------------------------------------------------------------------------------------------------------


def raise_level(game: Play, who: str, *by: str) -> None:
    """Moves the corruption marker one slot on; at the maximum all Innocents that the hero holds are killed."""
    LEVEL.add(game, who, 1, "taking-corruption.1", *by)
    if LEVEL(game, who) == LEVELS:
        INNOCENTS.set(game, who, 0, "innocent-tokens.5")


def _corrupted(game: Play, event: Event) -> tuple[Call, ...]:
    """At the last level it is a wound instead."""
    who = event.who
    if PLAYS(game, who) != event.what:
        return ()
    if LEVEL(game, who) < LEVELS:
        raise_level(game, who, "forced-corruption.2", "forced-corruption.3", event.by)
        return ()
    return wound(game, who, 1, "forced-corruption.5", "forced-corruption.4")


CORRUPTED: Final = EventKind("corruption", "{who:hero} takes a corruption", _corrupted)


def corrupt(game: Play, who: str, number: int, by: str) -> tuple[Call, ...]:
    """The calls by which a hero is forced to take corruption, one after the other, by a rule."""
    return (CORRUPTED.happens(who, what=PLAYS(game, who), by=by),) * number


# -- death ------------------------------------------------------------------------------------------------------------


class Replaces(Action):
    """The player of a dead hero chooses one of the reserve."""

    says = "{who:hero} is replaced by {name:hero name}"
    rule = "hero-death.9"
    asks = "the replacement"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One of the reserve."""
        return not_unless(slots[0] in RESERVE(game), "hero-death.9", f"{slots[0]} is not in the reserve")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """He comes from the reserve."""
        RESERVE.take(game, TABLE, slots[0], "hero-death.9")
        PLAYS.set(game, who, slots[0], "hero-death.9", "hero-death.15", "hero-death.7", "hero-death.8")


class Inherits(Action):
    """A replacement takes an Upgrade card of the inventory for one that the dead hero had."""

    says = "{who:hero} inherits {card:upgrade}"
    rule = "hero-death.13"
    asks = "an upgrade of the inventory"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Any of the whole inventory."""
        return not_unless(slots[0] in INVENTORY(game), self.rule, f"{slots[0]} is not in the inventory")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It lies beside the new dashboard."""
        INVENTORY.take(game, TABLE, slots[0], self.rule)
        OWNED.add(game, who, slots[0], self.rule)


REPLACES, INHERITS = Replaces(), Inherits()


def _dies(game: Play, event: Event) -> None:
    """Everything of the hero is discarded or dropped; turn tokens and City Action token stay."""
    who = event.who
    place = _place_of_death(game, who)
    for npc in HELD(game, who):
        LIES.set(game, npc, place, "npc-tokens.6")
    HELD.set(game, who, (), "npc-tokens.6")
    if INNOCENTS(game, who):
        LOOSE["innocent"].add(game, place, INNOCENTS(game, who), "innocent-tokens.4")
        INNOCENTS.set(game, who, 0, "innocent-tokens.4")
    OWED.set(game, who, len(OWNED(game, who)))
    for name in OWNED(game, who):
        INVENTORY.add(game, TABLE, name, "hero-death.6")
    OWNED.set(game, who, (), "hero-death.6")
    EXTRA_TURNS.set(game, who, 0, "hero-death.4")
    forget_thing(game, who, "hero-death.5")
    DARK_PAST.set(game, event.what, "", "dark-past-cards.11")
    CHANGED.set(game, who, False)
    broken_off = ACTIVE(game) == who and not TURN_OVER(game)
    GONE.add(game, TABLE, event.what, "hero-death.3", *(() if broken_off else ("hero-death.17",)))
    DEATHS.add(game, TABLE, 1)
    PLAYS.set(game, who, "", "hero-death.3")
    for fact in (USABLE, BOUGHT, UNHEALED, GOES_TO):
        fact.clear(game, who)
    if FIGHTER(game) == who:
        FIGHTER.set(game, TABLE, "")
    if broken_off:
        ACTIVE.set(game, TABLE, "", "hero-death.2")


def _place_of_death(game: Play, who: str) -> str:
    """The space that a hero leaves, or the one that he enters, where he dies between the two."""
    there = GOES_TO(game, who)
    if not there:
        return AT(game, who)
    return there if game.reading("dying-between-two-spaces", "hero-death.1") == "entered" else AT(game, who)


DIES: Final = EventKind("death", "{who:hero} dies", _dies)


def _dying(game: Play, who: str) -> Result:
    name = PLAYS(game, who)
    return (DIES.happens(who, what=name), *_when_killed(game, who, name))


def _when_killed(game: Play, who: str, name: str) -> tuple[Call, ...]:
    """Whatever the revealed Dark Past card of the hero still does."""
    fate = FATE(game, name)
    if not fate:
        return ()
    FATE.set(game, name, "")
    PASTS.add(game, TABLE, fate, "dark-past-cards.10")
    return resolve(card(game, fate).when_killed, Source(who, fate, sins_player(game)))


def _reserve(game: Play, who: str) -> Result:
    """Nobody is left to replace the hero: then the Sins player wins."""
    if RESERVE(game):
        return ask(game, REPLACES, who, _replaced)
    if game.applies("victory-and-defeat.4"):
        meets(game, SINS.key)
    return Go(who, END)


def _replaced(game: Play, who: str, option: Option) -> Result:
    act = act_of(option)
    act.action.do(game, who, *act.slots)
    AT.set(game, who, START(game), "hero-death.10")
    LEVEL.set(game, who, 1, "hero-death.11")
    WOUNDS.set(game, who, 0, "hero-death.12")
    COVERED.set(game, who, (), "hero-death.12")
    return None


def _inherit(game: Play, who: str) -> Result:
    if OWED(game, who) and INVENTORY(game):
        return ask(game, INHERITS, who, _inherited)
    OWED.set(game, who, 0)
    return None


def _inherited(game: Play, who: str, option: Option) -> Result:
    act = act_of(option)
    act.action.do(game, who, *act.slots)
    OWED.set(game, who, OWED(game, who) - 1)
    return Go(who, "inherit")


DEATH: Final = Procedure(
    "death of a hero",
    Step("", "dies", _dying),
    Step("", "reserve", _reserve),
    Step("", "inherit", _inherit),
)
EVENTS: Final = (WOUNDED, CORRUPTED, DIES)
DECISIONS: Final = (COVERS, REPLACES, INHERITS)
