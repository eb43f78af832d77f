"""A fight: preparation of both sides, the roll, what is cancelled, and the effects on the hero and on the monsters."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen_at_once
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.events import EventKind, by_of
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play
from adjudicator.games.others.apocalypse import leaves_for_good
from adjudicator.games.others.cards.in_force import sin_bonuses
from adjudicator.games.others.cards.marks import forget_thing
from adjudicator.games.others.cards.moments import at_moment, step_of
from adjudicator.games.others.cards.sin_cards import fight_is_over
from adjudicator.games.others.cards.words import DICE, DICE_ROLLED, FIGHT_BEGINS, FIGHT_OVER
from adjudicator.games.others.components.boards import ACOLYTE, HELL_CLUB
from adjudicator.games.others.components.city import EDGE, PENTAGRAM, city_of, spaces_of
from adjudicator.games.others.dice import (
    HERO_DICE,
    HERO_EXTRA,
    SIN_DICE,
    SIN_EXTRA,
    hero_rolls,
    sin_rolls,
)
from adjudicator.games.others.facts import (
    AT,
    BLOCKED,
    CAME,
    DEAD,
    FIGHTER,
    FOUGHT_AT,
    HITS_LEFT,
    IS_RANGED,
    PURIFIED,
    SIN_CORRUPTION,
    SIN_HITS,
    STANDS,
    TO_KILL,
    heroes_at,
    is_alive,
    kind_of,
    monsters_at,
    sins_player,
    tokens_at,
)
from adjudicator.games.others.fights.acolytes import ADDS_AN_ACOLYTE
from adjudicator.games.others.fights.corruption import ANSWER, OFFER, forget
from adjudicator.games.others.fights.faith import CHANGING
from adjudicator.games.others.fights.pools import (
    FIGHT_POOL,
    SIN_POOL,
    TOUGHNESS,
)
from adjudicator.games.others.fights.results import (
    add_what_is_fixed_for_the_hero,
    add_what_is_fixed_for_the_sins,
    cancel,
    count_hero_dice,
    count_sin_dice,
)
from adjudicator.games.others.harm import corrupt, wound
from adjudicator.games.others.outcome import begin_a_moment, end_the_moment

# -- events -----------------------------------------------------------------------------------------------------------


def _killed(game: Play, event: Event) -> None:
    """Off the board; it can be summoned again."""
    DEAD.set(game, event.what, True, *by_of(event))
    STANDS.set(game, event.what, "", *by_of(event))
    forget_thing(game, event.what)
    if kind_of(event.what) == HELL_CLUB:
        leaves_for_good(game, event.what)


KILLED: Final = EventKind("kill", "{what:monster} is killed", _killed)
FIGHTS: Final = EventKind("fight", "{who:hero} fights at {at:space}", asks=("{who:hero} fights at {at:space}",))
SIN_ROLLS: Final = EventKind("sin roll", "the sins player rolls {amount:number} dice")
HERO_ROLLS: Final = EventKind("hero roll", "{who:hero} rolls {amount:number} dice")
EVENTS: Final = (KILLED, FIGHTS, SIN_ROLLS, HERO_ROLLS)

# -- preparation ------------------------------------------------------------------------------------------------------


def begin(game: Play, who: str, space: str, *by: str) -> Call:
    """The call by which a hero fights the monsters of a space, in his own or from afar."""
    others = ("fight.4",) if len(heroes_at(game, AT(game, who))) > 1 else ()
    FIGHTER.set(game, TABLE, who, "fight.7", *others)
    whole = ("game-board.3",) if len(city_of(game).print_of(space).tiles) > 1 else ()
    FOUGHT_AT.set(game, TABLE, space, *by, *whole)
    IS_RANGED.set(game, TABLE, space != AT(game, who))
    HERO_DICE.clear(game, who)
    SIN_DICE.clear(game, sins_player(game))
    return go_on(game, who)


def go_on(game: Play, who: str) -> Call:
    """The call by which a hero goes on with a fight that has begun; after the dice where any lie there."""
    return Call(RANGED_FIGHT if IS_RANGED(game) else FIGHT, who)


def _begins(game: Play, who: str) -> Result:
    if HERO_DICE.rolled(game, who) or SIN_DICE.rolled(game, sins_player(game)):
        count_sin_dice(game)
        return Go(who, "count")
    return (FIGHTS.happens(who, at=FOUGHT_AT(game)), Call(OFFER, who))


def _sin_prepares(game: Play, who: str) -> Result:
    """Before the dice the Sins player may use the acolyte ability, and the hero may answer."""
    return ask(game, ADDS_AN_ACOLYTE, sins_player(game), _sin_prepared, optional=True)


def _sin_prepared(game: Play, who: str, option: Option) -> Result:
    return None if option.declines else (*done(game, option), Call(ANSWER, who))


# -- the roll ---------------------------------------------------------------------------------------------------------


def _sin_rolls(game: Play, *by: str) -> tuple[Call, ...]:
    dice = SIN_POOL(game)
    granted = ("sin-preparation.3",) if sin_bonuses(game, FIGHTER(game), DICE) else ()
    elsewhere = any(tokens_at(game, PENTAGRAM, space) for space in spaces_of(game) if space != FOUGHT_AT(game))
    useless = ("pentagram-tokens.2",) if elsewhere else ()
    rules = ("sin-preparation.1", *granted, *useless, *by)
    return (SIN_ROLLS.happens(amount=dice, rules=rules), *sin_rolls(game, dice))


def _hero_rolls(game: Play, who: str, *by: str) -> tuple[Call, ...]:
    dice = FIGHT_POOL(game, who)
    several = ("hero-preparation.4",) if len(FIGHT_POOL.ledger(game, who).contributions) > 1 else ()
    rules = ("hero-preparation.1", *several, *by)
    return (HERO_ROLLS.happens(who, amount=dice, rules=rules), *hero_rolls(game, who, dice))


def _both_roll(game: Play, who: str) -> Result:
    """Both sides at the same time, all extra dice before anything is cancelled."""
    return (*_sin_rolls(game, "fight-resolution.1"), *_hero_rolls(game, who), Call(SIN_EXTRA, ""))


def _sin_counts(game: Play, who: str) -> Result:
    """From now on it does not matter any more on which dice his results were."""
    count_sin_dice(game)
    return Call(HERO_EXTRA, who)


def _hero_counts(game: Play, who: str) -> Result:
    count_hero_dice(game, who)
    return None


def _both_add(game: Play, who: str) -> Result:
    """Fixed results are added, and those that cancel each other are gone; FAITH may still cancel what is left."""
    add_what_is_fixed_for_the_sins(game)
    add_what_is_fixed_for_the_hero(game, who)
    cancel(game, who)
    return Call(CHANGING, who)


# -- effects ----------------------------------------------------------------------------------------------------------


class Kills(Action):
    """A hero deals a monster of the fight the Hits that kill it."""

    says = "{who:hero} kills {monster:monster}"
    rule = "effects-on-the-monsters.5"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The monsters of the fight."""
        return monsters_at(game, FOUGHT_AT(game))

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One in the fight, with as many Hits as its Defense."""
        monster = slots[0]
        there = STANDS(game, monster) == FOUGHT_AT(game) != ""
        found = not_unless(there, "start-a-fight.1", f"{monster} is not in the fight")
        found += not_unless(monster not in TO_KILL(game), self.rule, f"{monster} has the Hits")
        wanted, left = TOUGHNESS.ledger(game, monster).value, HITS_LEFT(game, who)
        return found + not_unless(
            wanted <= left, "effects-on-the-monsters.3", f"{monster} takes {wanted} Hits of {left}"
        )

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It is killed together with the others when the effects come."""
        monster = slots[0]
        rule = "acolyte-boards.2" if kind_of(monster) == ACOLYTE else "sin-boards.2"
        HITS_LEFT.add(game, who, -TOUGHNESS(game, monster), "effects-on-the-monsters.2", rule)
        TO_KILL.add(game, TABLE, monster, self.rule)


KILLS: Final = Kills()


def _share(game: Play, who: str) -> Result:
    """The Hits are shared out as the hero likes, as long as they kill anything."""
    left = (one for one in monsters_at(game, FOUGHT_AT(game)) if one not in TO_KILL(game))
    if not any(TOUGHNESS.ledger(game, one).value <= HITS_LEFT(game, who) for one in left):
        return None
    return ask(game, KILLS, who, _shared, optional=True)


def _shared(game: Play, who: str, option: Option) -> Result:
    return None if option.declines else Go(who, "share", done(game, option))


def _kill_those_struck(game: Play, rule: str) -> tuple[Call, ...]:
    """All monsters that have been dealt enough Hits are killed at once; to others the Hits that are left do nothing."""
    struck = TO_KILL(game)
    spared = set(monsters_at(game, FOUGHT_AT(game))) - set(struck)
    too_few = ("effects-on-the-monsters.3",) if spared else ()
    events = [KILLED.of(what=one, by="effects-on-the-monsters.6", rules=(rule,)) for one in struck]
    TO_KILL.set(game, TABLE, ())
    HITS_LEFT.set(game, FIGHTER(game), 0, "effects-on-the-monsters.4", *too_few)
    return happen_at_once(events)


def _strike(game: Play, who: str) -> Result:
    """Both sides strike at the same time."""
    begin_a_moment(game)
    return (*_kill_those_struck(game, "fight.6"), Call(SUFFERING, who))


def _suffers(game: Play, who: str) -> Result:
    """Wounds and corruption, in the order of the reading."""
    hits, corruption = SIN_HITS(game), SIN_CORRUPTION(game)
    for count in (SIN_HITS, SIN_CORRUPTION):
        count.set(game, TABLE, 0, "effects-on-the-monsters.4")
    wounds = wound(game, who, hits, "effects-on-the-hero.1")
    taken = corrupt(game, who, corruption, "effects-on-the-hero.2")
    if not (wounds and taken):
        return (*wounds, *taken)
    first = game.reading("wounds-or-corruption-first", "effects-on-the-hero.1") == "wounds"
    return (*wounds, *taken) if first else (*taken, *wounds)


SUFFERING: Final = Procedure("effects on the hero", Step("", "suffer", _suffers))


def _is_struck(game: Play, who: str) -> Result:
    end_the_moment(game)
    return None


def _ends(game: Play, who: str) -> Result:
    """The Hits that are left are lost."""
    if is_alive(game, who):
        forget(game, who)
    for count in (HITS_LEFT, BLOCKED, PURIFIED):
        count.set(game, who, 0, "effects-on-the-monsters.4")
    fight_is_over(game)
    FIGHTER.set(game, TABLE, "")
    FOUGHT_AT.set(game, TABLE, "")
    IS_RANGED.set(game, TABLE, False)
    return at_moment(game, FIGHT_OVER, who)


FIGHT: Final = Procedure(
    "fight",
    Step("", "hero preparation", _begins),
    step_of(FIGHT_BEGINS),
    Step("", "sin preparation", _sin_prepares),
    Step("", "roll", _both_roll),
    Step("", "sin results", _sin_counts),
    Step("", "count", _hero_counts),
    step_of(DICE_ROLLED),
    Step("", "FAITH", _both_add),
    Step("", "share", _share),
    Step("", "effects", _strike),
    Step("", "both have struck", _is_struck),
    Step("", "end", _ends),
)

# -- a ranged fight ---------------------------------------------------------------------------------------------------


class Approaches(Action):
    """A monster that survived the shot moves to reach the hero."""

    says = "{who:sins player} brings {monster:monster} to the hero"
    rule = "ranged-fight.11"
    asks = "monsters that strike back"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The survivors."""
        return monsters_at(game, FOUGHT_AT(game))

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One of the space that was shot at, no more than two spaces off."""
        hero = FIGHTER(game)
        there = STANDS(game, slots[0]) == FOUGHT_AT(game)
        found = not_unless(there, self.rule, f"{slots[0]} was not shot at")
        return found + not_unless(can_reach(game, slots[0], AT(game, hero)), self.rule, f"{slots[0]} is too far away")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It comes; that a hero is in its space does not hold it."""
        STANDS.set(game, slots[0], AT(game, FIGHTER(game)), self.rule, "spaces-with-heroes.3")


APPROACHES: Final = Approaches()


def can_reach(game: Play, monster: str, space: str) -> bool:
    """True where two spaces are enough, on foot."""
    distance = city_of(game).distance(STANDS(game, monster), space, EDGE)
    return distance is not None and distance <= 2


def _shoots(game: Play, who: str) -> Result:
    """The hero rolls first."""
    return (*_hero_rolls(game, who, "ranged-fight.10"), Call(HERO_EXTRA, who))


def _adds_to_the_shot(game: Play, who: str) -> Result:
    add_what_is_fixed_for_the_hero(game, who)
    return Call(CHANGING, who)


def _hit(game: Play, who: str) -> Result:
    return _kill_those_struck(game, "ranged-fight.10")


def _strike_back(game: Play, who: str) -> Result:
    """Whoever survived may come, one after the other."""
    near = AT(game, who)
    if any(can_reach(game, one, near) for one in monsters_at(game, FOUGHT_AT(game))):
        return ask(game, APPROACHES, sins_player(game), _came, optional=True)
    return _rolls_back(game, who)


def _came(game: Play, who: str, option: Option) -> Result:
    if option.declines:
        return _rolls_back(game, who)
    CAME.set(game, TABLE, CAME(game) + 1)
    return Go(who, "strike back", done(game, option))


def _rolls_back(game: Play, who: str) -> Result:
    """For all monsters that are then in the hero's space, if one of them has come."""
    came = CAME(game)
    CAME.set(game, TABLE, 0)
    if not came:
        game.spares(SIN_ROLLS.of(), "ranged-fight.13")
        return Go(who, "end")
    FOUGHT_AT.set(game, TABLE, AT(game, who), "ranged-fight.12")
    return (*_sin_rolls(game, "ranged-fight.14"), Call(SIN_EXTRA, ""))


def _cancels_back(game: Play, who: str) -> Result:
    """Against the first roll of the hero."""
    count_sin_dice(game)
    add_what_is_fixed_for_the_sins(game)
    cancel(game, who)
    return Call(SUFFERING, who)


RANGED_FIGHT: Final = Procedure(
    "ranged fight",
    Step("", "hero preparation", _begins),
    step_of(FIGHT_BEGINS),
    Step("", "sin preparation", _sin_prepares),
    Step("", "shoot", _shoots),
    Step("", "count", _hero_counts),
    step_of(DICE_ROLLED),
    Step("", "FAITH", _adds_to_the_shot),
    Step("", "share", _share),
    Step("", "hit", _hit),
    Step("", "strike back", _strike_back),
    Step("", "cancel", _cancels_back),
    Step("", "end", _ends),
)
DECISIONS: Final = (KILLS, APPROACHES)
PROCEDURES: Final = (FIGHT, RANGED_FIGHT, SUFFERING)
