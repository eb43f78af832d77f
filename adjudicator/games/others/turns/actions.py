"""The action of a turn: to start a fight, in the hero's own space or from afar, or to resolve a crisis."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.in_force import gives, why_not_allowed
from adjudicator.games.others.cards.moments import step_of
from adjudicator.games.others.cards.words import CRISIS as CRISIS_BEGINS
from adjudicator.games.others.cards.words import RANGE, RESOLVE_CRISES
from adjudicator.games.others.components.city import RIVER, city_of
from adjudicator.games.others.dice import HERO_EXTRA, hero_rolls
from adjudicator.games.others.facts import AT, LOOSE, PLAYS, RANGED, SKILLS, held_by_monsters, is_alive, monsters_at
from adjudicator.games.others.fights import fight
from adjudicator.games.others.fights.corruption import OFFER, forget
from adjudicator.games.others.fights.faith import CHANGING
from adjudicator.games.others.fights.pools import CRISIS_POOL
from adjudicator.games.others.fights.results import count_hero_dice
from adjudicator.games.others.supply import take_off
from adjudicator.games.others.turns.turn import InTurn, acts, why_not_act


class StartsAFight(InTurn):
    """A hero fights the monsters of his space."""

    says = "{who:hero} starts a fight"
    rule = "take-an-action.1"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """With monsters in his own space."""
        here = AT(game, who)
        found = why_not_act(game, who)
        return found + not_unless(bool(monsters_at(game, here)), "start-a-fight.2", f"no monster is at {here}")

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """The fight."""
        acts(game, who)
        return fight.begin(game, who, AT(game, who), "start-a-fight.1", "start-a-fight.2")


class StartsARangedFight(InTurn):
    """A hero with a ranged ability fights the monsters of another space."""

    says = "{who:hero} starts a ranged fight at {space:space}"
    rule = "ranged-fight.1"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The spaces with monsters."""
        return held_by_monsters(game)

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """From a street to a street in a straight line."""
        here, there = AT(game, who), slots[0]
        found = why_not_act(game, who)
        found += not_unless(has_range(game, who), "ranged-fight.1", f"{who} has no ranged ability")
        found += not_unless(not city_of(game).is_district(here), "ranged-fight.3", f"{who} is in a district")
        found += not_unless(bool(monsters_at(game, there)), "start-a-fight.1", f"no monster is at {there}")
        found += not_unless(there != here, "ranged-fight.1", f"{there} is {who}'s own space")
        if city_of(game).is_district(there):
            return found + not_unless(False, "ranged-fight.4", f"{there} is a district")
        return found + _why_not_in_sight(game, here, there)

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """The fight."""
        acts(game, who)
        seen = ("ranged-fight.2", "ranged-fight.5", "ranged-fight.6")
        return fight.begin(game, who, slots[0], "start-a-fight.1", "ranged-fight.15", *seen)


def has_range(game: Play, who: str) -> bool:
    """True of a hero with a ranged ability, natural or of an Upgrade card."""
    return RANGED(game, PLAYS(game, who)) or bool(gives(game, who, RANGE))


def _why_not_in_sight(game: Play, here: str, there: str) -> Reasons:
    city = city_of(game)
    line = city.between(here, there)
    if line is None:
        return not_unless(here == there, "ranged-fight.7", f"{there} is not in a straight line with {here}")
    crossed = next((space for space in line if space != RIVER and city.is_district(space)), "")
    found = not_unless(not crossed, "ranged-fight.8", f"{crossed} lies between")
    return found + not_unless(RIVER not in line, "ranged-fight.9", "the river lies between")


# -- a crisis ---------------------------------------------------------------------------------------------------------

HARMFUL: Final = ("fire", "corruption", "pentagram", "nest")


def removable(game: Play) -> tuple[str, ...]:
    """The kinds of exploration tokens that a crisis may remove."""
    harmful = game.reading("tokens-of-a-crisis", "resolve-a-crisis.2") == "harmful"
    return HARMFUL if harmful else tuple(LOOSE)


class ResolvesACrisis(InTurn):
    """A hero rolls dice to remove tokens of his space."""

    says = "{who:hero} resolves a crisis"
    rule = "resolve-a-crisis.1"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """As his action of the turn."""
        return why_not_act(game, who) + why_not_allowed(game, who, RESOLVE_CRISES)

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """The roll."""
        acts(game, who)
        return Call(CRISIS, who)


class Removes(Action):
    """A hero removes a token of his space by a Skill result."""

    says = "{who:hero} removes a {token:token} token"
    rule = "resolve-a-crisis.6"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """A loose token that lies face up in his space."""
        here, token = AT(game, who), slots[0]
        found = not_unless(SKILLS(game, who) > 0, "resolve-a-crisis.5", f"{who} has no Skill result left")
        found += not_unless(token in removable(game), "resolve-a-crisis.2", f"a {token} token does no harm")
        lies = LOOSE[token](game, here) > 0
        return found + not_unless(lies, "resolve-a-crisis.3", f"no loose {token} token lies face up at {here}")

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """One token for one result."""
        SKILLS.add(game, who, -1, "resolve-a-crisis.5")
        return REMOVED.happens(who, at=AT(game, who), of=slots[0])


REMOVES: Final = Removes()
REMOVED: Final = EventKind(
    "remove",
    "{who:hero} removes a {of:token} token from {at:space}",
    lambda game, event: take_off(game, event.of, event.at, "resolve-a-crisis.1"),
)
CRISIS_ROLLS: Final = EventKind("crisis roll", "{who:hero} rolls {amount:number} dice for the crisis")


def _prepare(game: Play, who: str) -> Result:
    return Call(OFFER, who)


def _roll(game: Play, who: str) -> Result:
    dice = CRISIS_POOL(game, who)
    rolls = CRISIS_ROLLS.happens(who, amount=dice, rules=("resolve-a-crisis.4",))
    return (rolls, *hero_rolls(game, who, dice), Call(HERO_EXTRA, who))


def _count(game: Play, who: str) -> Result:
    """Nothing but Skill results counts."""
    count_hero_dice(game, who)
    return Call(CHANGING, who)


def _remove(game: Play, who: str) -> Result:
    here = AT(game, who)
    left = SKILLS(game, who) and any(LOOSE[token](game, here) for token in removable(game))
    return ask(game, REMOVES, who, _removed) if left else None


def _removed(game: Play, who: str, option: Option) -> Result:
    return Go(who, "remove", done(game, option))


def _over(game: Play, who: str) -> Result:
    SKILLS.set(game, who, 0, "resolve-a-crisis.5")
    if is_alive(game, who):
        forget(game, who)
    return None


CRISIS: Final = Procedure(
    "crisis",
    Step("", "prepare", _prepare),
    step_of(CRISIS_BEGINS),
    Step("", "roll", _roll),
    Step("", "count", _count),
    Step("", "remove", _remove),
    Step("", "end", _over),
)
EVENTS: Final = (REMOVED, CRISIS_ROLLS)
ACTIONS: Final = (StartsAFight(), StartsARangedFight(), ResolvesACrisis())
DECISIONS: Final = (REMOVES,)
