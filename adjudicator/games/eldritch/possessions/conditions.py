"""Conditions that investigators gain: by name, by trait, or at random."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.components.conditions import CONDITIONS as CARDS
from adjudicator.games.eldritch.facts import CONDITIONS
from adjudicator.games.eldritch.kinds import CONDITION, INVESTIGATOR
from adjudicator.games.eldritch.possessions.gaining import gained_into
from adjudicator.games.kit.actions import not_unless
from adjudicator.games.kit.components import Component
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Kind, Some
from adjudicator.games.kit.play import Play

_ENTRY: Final = "gaining-possessions-and-conditions"


class Wanted(NamedTuple):
    """A Condition that somebody is to gain: by its name, with a trait, or any; and by which rule."""

    who: str
    trait: str = ""
    name: str = ""
    by: str = ""


def left(game: Play, name: str) -> int:
    """How many copies of a Condition nobody has."""
    return CARDS[name].copies - sum(CONDITIONS(game, who).count(name) for who in INVESTIGATOR.seated(game))


def why_not_gain(game: Play, who: str, name: str) -> Reasons:
    """The reasons why somebody cannot gain a Condition."""
    fresh, has_it = name not in CONDITIONS(game, who), f"{who} has a {name} Condition"
    rules = ("conditions.4", "conditions.5", "gaining-possessions-full.1")
    found = tuple(reason for rule in rules for reason in not_unless(fresh, rule, has_it))
    return found + not_unless(left(game, name) > 0, "component-limitations.1", f"no {name} Condition is available")


def _gains(game: Play, event: Event) -> tuple[Call, ...]:
    """It is his, and whatever it says of that happens."""
    return gained_into(CONDITIONS, game, event)


GAINS_A_CONDITION: Final = EventKind(
    "gain a condition", "{who:investigator} gains a {what:condition} condition", _gains
)


class ConditionDeck(Component):
    """The Conditions that nobody has: a random one, or the first with a trait, is drawn from them."""

    name = "condition"
    draws = (Form("{who:investigator} draws {drawn:conditions}"),)

    def kinds(self) -> dict[str, Kind[object]]:
        """A Condition."""
        return {"conditions": Some(CONDITION)}  # type: ignore[dict-item]


CONDITION_DECK: Final = ConditionDeck()


def gain_condition(who: str, name: str, by: str = "") -> Call:
    """The call by which somebody gains a Condition of this name, if he can."""
    return Call(GAINING, Wanted(who, name=name, by=by))


def gain_by_trait(who: str, trait: str = "") -> Call:
    """The call by which somebody gains a Condition with a trait, or a random one."""
    return Call(GAINING, Wanted(who, trait))


def _draws(game: Play, wanted: Wanted) -> Result:
    """Of those that he has already none is gained: where none is named the next one takes its place."""
    if wanted.name:
        return _gained(game, wanted, wanted.name)
    rules = (f"{_ENTRY}.4", f"{_ENTRY}.8") if wanted.trait else (f"{_ENTRY}.2", f"{_ENTRY}.3")
    game.cite(*rules)
    there = {
        name: left(game, name)
        for name, card in CARDS.items()
        if (not wanted.trait or wanted.trait in card.traits)
        and name not in CONDITIONS(game, wanted.who)
        and left(game, name)
    }
    options = tuple(
        Option("draws", (name,), wanted.who, name, CONDITION_DECK.draws[0].fill({"who": wanted.who, "drawn": name}))
        for name in there
    )
    if not options:
        return Go(wanted, END)
    if len(options) == 1:
        return _drawn(game, wanted, options[0])
    return Ask(Chance(wanted.who, CONDITION_DECK.name, options, tuple(there.values()), rules[0]), _drawn)


def _drawn(game: Play, wanted: Wanted, option: Option) -> Result:
    return _gained(game, wanted, option.things[0])


def _gained(game: Play, wanted: Wanted, name: str) -> Result:
    """It is his, unless he has it or every copy is with somebody."""
    why_not = tuple(reason.rule for reason in game.that_hold(why_not_gain(game, wanted.who, name)))
    if why_not and game.spares(GAINS_A_CONDITION.of(wanted.who, what=name), *why_not):
        return Go(wanted, END)
    return Go(wanted, END, (GAINS_A_CONDITION.happens(wanted.who, what=name, by=wanted.by),))


GAINING: Final = Procedure("a condition is gained", Step("", "draw", _draws))
EVENTS: Final = (GAINS_A_CONDITION,)
