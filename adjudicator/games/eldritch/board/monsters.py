"""Monsters on the board: their numbers, and how they come to it by name, move about it, and leave it."""

from typing import Final

from adjudicator.engine.events import Event
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.eldritch.ancient_one import FINAL_IS_SOLVED, cultists
from adjudicator.games.eldritch.board.cup import (
    IS_SPAWNED,
    in_the_cup,
    is_off_the_board,
    none_spawned_yet,
    set_aside,
    tokens_of,
)
from adjudicator.games.eldritch.cards.card import known
from adjudicator.games.eldritch.components.monsters import MONSTERS, TOKENS, Figures
from adjudicator.games.eldritch.facts import AWOKEN, BOXED, LOST, REDUCED, STANDS
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.eldritch.sheet import described
from adjudicator.games.kit.events import EventKind, by_of
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play


def is_epic(monster: str) -> bool:
    """True of an Epic Monster."""
    return MONSTERS[TOKENS[monster]].epic


def figures(game: Play, monster: str) -> Figures:
    """The numbers of a Monster; those of a Cultist stand on the Ancient One sheet."""
    described_as = known(game, TOKENS[monster])
    if described_as is not None and described_as.figures is not None:
        return described_as.figures
    return MONSTERS[TOKENS[monster]].figures or cultists(game)


def by_the_sheet(monster: str) -> tuple[str, ...]:
    """The rule by which the numbers of a Cultist are those of the Ancient One sheet; none of another Monster."""
    return ("cultists.2",) if MONSTERS[TOKENS[monster]].figures is None else ()


def toughness(game: Play, monster: str) -> int:
    """The Health that a Monster has to lose."""
    found = figures(game, monster)
    return found.toughness + found.per_investigator * len(INVESTIGATOR.seated(game)) - REDUCED(game, monster)


# -- losing Health ----------------------------------------------------------------------------------------------------


def _loses(game: Play, event: Event) -> None:
    LOST.add(game, event.what, event.amount, "combat-encounter.12", *by_of(event))


AMBUSH: Final = "an ambush"
"""The fight of an ambush: no token of the board was in it."""


def _is_defeated(game: Play, event: Event) -> Call | None:
    """After an ambush the token is where it was before. It may be what solves the Final Mystery."""
    if event.of != AMBUSH:
        _leaves(game, event.what, "monsters.5", *by_of(event))
    solves = AWOKEN(game) and described(game).defeat_solves == TOKENS[event.what]
    return FINAL_IS_SOLVED.happens() if solves else None


LOSES: Final = EventKind(
    "monster loses health",
    "{what:monster} loses {amount:number} health",
    _loses,
    asks=("{what:monster} loses health", "{what:monster} loses {amount:number} health"),
)
IS_DEFEATED: Final = EventKind("defeat a monster", "{what:monster} is defeated", _is_defeated)


def lose_health(monster: str, amount: int) -> tuple[Call, ...]:
    """The calls by which a Monster loses Health outside of combat, and is defeated where that was its last."""
    by = "epic-monster-full.2" if is_epic(monster) else ""
    return (LOSES.happens(what=monster, amount=amount, by=by), Call(FALLING, monster))


def reduce_toughness(monster: str, amount: int) -> tuple[Call, ...]:
    """The calls by which the toughness of a Monster is reduced; without any it is defeated."""
    return (IS_WEAKENED.happens(what=monster, amount=amount), Call(FALLING, monster))


def defeat_by_an_effect(monster: str) -> tuple[Call, ...]:
    """The call by which an effect defeats a Monster; only the loss of Health defeats an Epic one."""
    return (Call(DEFEATING, monster),)


def _defeats(game: Play, monster: str) -> Result:
    if is_epic(monster):
        game.cite("epic-monster.2")
        return None
    return None if STANDS.is_nowhere(game, monster) else IS_DEFEATED.happens(what=monster)


def _is_weakened(game: Play, event: Event) -> None:
    REDUCED.set(game, event.what, min(REDUCED(game, event.what) + event.amount, toughness(game, event.what)))


IS_WEAKENED: Final = EventKind(
    "weaken a monster", "the toughness of {what:monster} is reduced by {amount:number}", _is_weakened
)


def _falls(game: Play, monster: str) -> Result:
    """As soon as it has lost as much as its toughness."""
    if STANDS.is_nowhere(game, monster) or LOST(game, monster) < (left := toughness(game, monster)):
        return None
    game.cite("monsters.4" if left else "monsters-full.3")
    return IS_DEFEATED.happens(what=monster, by="epic-monster-full.3" if is_epic(monster) else "")


FALLING: Final = Procedure("a monster falls", Step("", "defeated", _falls))
DEFEATING: Final = Procedure("a monster is defeated by an effect", Step("", "defeated", _defeats))

# -- leaving the board ------------------------------------------------------------------------------------------------


def _leaves(game: Play, monster: str, rule: str, *by: str) -> None:
    """To the game box, beside the sheet that set it aside, or to the cup; its Health tokens go."""
    if is_epic(monster):
        BOXED.add(game, TABLE, monster, "epic-monster.7", *by)
        rule = "epic-monster.7"
    elif monster in set_aside(game):
        rule, by = "discarding.6", ("discarding.7", "set-aside-full.3")
    STANDS.set(game, monster, "", rule, *by)
    LOST.set(game, monster, 0, "monsters-full.2")
    REDUCED.set(game, monster, 0)


def _is_discarded(game: Play, event: Event) -> None:
    """An Epic Monster stays."""
    if is_epic(event.what) and event.of != SOLVED:
        game.cite("epic-monster.3")
        return
    _leaves(game, event.what, "monsters.6", "discarding-full.2", *by_of(event))


SOLVED: Final = "the solved"
"""Of a solved Rumor even its Epic Monster is discarded."""
IS_DISCARDED: Final = EventKind("discard a monster", "{what:monster} is discarded", _is_discarded)

# -- moving -----------------------------------------------------------------------------------------------------------

ITSELF: Final = "itself"
"""The source of an effect that stands on the Monster, or on whatever spawned it."""


def _moves(game: Play, event: Event) -> None:
    if is_epic(event.what):
        rule = "epic-monster.5" if event.of == ITSELF else "epic-monster.4"
        game.cite(rule)
        if event.of != ITSELF:
            return
    STANDS.set(game, event.what, event.at, *by_of(event))


MOVES: Final = EventKind("move a monster", "{what:monster} moves to {at:space}", _moves)

# -- spawning by name -------------------------------------------------------------------------------------------------


def available(game: Play, name: str) -> tuple[tuple[str, ...], str]:
    """The tokens of a Monster that an effect which names it can spawn, and the rule of where they are taken from."""
    tokens = tokens_of(name)
    if MONSTERS[name].epic:
        return tuple(token for token in tokens if is_off_the_board(game, token)), "epic-monster-full.1"
    aside = tuple(token for token in tokens if token in set_aside(game))
    if aside:
        return tuple(token for token in aside if is_off_the_board(game, token)), "set-aside-full.2"
    return tuple(token for token in tokens if token in in_the_cup(game)), "monsters.2"


def spawn(game: Play, name: str, space: str) -> tuple[Call, ...]:
    """The call that spawns a Monster of a name; none where there is none left."""
    none_spawned_yet(game)
    tokens, rule = available(game, name)
    if not tokens:
        game.cite("component-limitations.7" if rule == "set-aside-full.2" else "component-limitations.6")
        return ()
    return (IS_SPAWNED.happens(what=tokens[0], at=space, by=rule),)


EVENTS: Final = (LOSES, IS_WEAKENED, IS_DEFEATED, IS_DISCARDED, MOVES)
