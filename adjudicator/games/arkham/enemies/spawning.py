"""Spawning: the place where an enemy enters play, and its engagement there (Spawn, Enemy Cards, Aloof, Massive)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.fields import Field
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities.cannot import forbidden
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.about_to_spawn import SPAWNS_FROM
from adjudicator.games.arkham.enemies.concealed import conceal, goes_into_the_shadows
from adjudicator.games.arkham.enemies.engagement import BY_ITSELF
from adjudicator.games.arkham.enemies.swarming import swarming
from adjudicator.games.arkham.facts import BEING_RESOLVED, HERE, SHADOWS, TABLE, THREAT_AREA
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.speech.which import Titled
from adjudicator.games.arkham.unique import enter_play, is_kept_out
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import discard, place

ENGAGED = "engaged"
"""The kind of a spawn without an instruction: engaged with whoever drew it."""


AS_INSTRUCTED = "engaged as instructed"
"""The kind of a spawn engaged with the investigator whom an instruction names."""

AT_A_LOCATION = "at a location"
"""The kind of a spawn at the location that an instruction names."""


IN_THE_SHADOWS = "in the shadows"
"""The kind of a spawn of a concealed enemy."""


class Spawning(NamedTuple):
    """An enemy about to spawn, the investigator who spawns it, and an ability's instruction that replaces its own."""

    who: str
    enemy: str
    at: Which | None = None
    context: Context = Context()


def spawn(who: str, enemy: str, at: Which | None = None, context: Context | None = None) -> Call:
    """The call that makes an investigator spawn an enemy."""
    return Call(SPAWN, Spawning(who, enemy, at, context or Context(you=who, this=enemy)))


def _where(game: Arkham, local: Spawning) -> Result:
    """Find the place that an ability's instruction or its own names; without one it engages whoever drew it."""
    who, enemy = local.who, local.enemy
    if is_kept_out(game, enemy):
        discard(game, enemy)
        return None
    _NOBODYS_DOING.put(game, enemy, _is_nobodys(game, local.context.this))
    if goes_into_the_shadows(game, enemy):
        return _spawning(game, who, enemy, "", IN_THE_SHADOWS)
    own = game.text_box(enemy).spawn
    instruction = local.at or own
    if instruction is None and forbidden(game, "spawn", game.location(who), enemy):
        discard(game, enemy)
        return None
    if instruction is None:
        return _spawning(game, who, enemy, game.location(who), ENGAGED)
    found = _open_to(game, local, instruction)
    other = game.cards[enemy].else_spawn if local.at is None and own is not None else None
    if other is not None and not instruction.all(game, local.context):
        found = _open_to(game, local, other)
    if not found:
        game.cite(_nowhere(local, instruction))
        game.note(f"{game.name(enemy)} has nowhere to spawn")
        discard(game, enemy)
        return None
    if local.at is not None:
        game.cite("spawn.9" if own is None else "spawn.8")
    elif game.lies(enemy)[1] == BEING_RESOLVED.name:
        game.cite("spawn.1", "enemy-cards.2", "mythos-phase.16")
    else:
        game.cite("spawn.3")
    if len(found) == 1:
        return _there(game, local, found[0])
    chooser, rule = _who_chooses(game, local)
    options = tuple(Option("choose", (location,), chooser, location) for location in found)
    return Ask(Choice((chooser,), f"where {enemy} spawns", options, rule), _chosen)


def _who_chooses(game: Arkham, local: Spawning) -> tuple[str, str]:
    """The investigator who chooses among several places, and the rule that says so."""
    instruction = local.at or game.text_box(local.enemy).spawn
    if instruction == _FAR_FROM_ALL:
        return game.lead, "faq-farthest-from-all-investigators.3"
    return local.who, "spawn.7"


_FAR_FROM_ALL: Final = Named("location farthest from all investigators")


def _open_to(game: Arkham, local: Spawning, instruction: Which) -> tuple[str, ...]:
    """The places of an instruction at which nothing keeps the enemy from spawning."""
    places = instruction.all(game, local.context)
    return tuple(one for one in places if not _is_kept_away(game, one, local.enemy))


def _is_kept_away(game: Arkham, there: str, enemy: str) -> bool:
    """True if a card says that the enemy cannot spawn there."""
    return forbidden(game, "spawn", game.location(there), enemy)


_NOBODYS_DOING: Final = Field("spawned by nobody", False)
"""An act, an agenda or the scenario spawns the enemy, and no investigator in particular."""


def _is_nobodys(game: Arkham, source: str) -> bool:
    """True if what a card does is the doing of no investigator in particular."""
    return source == RULES or game.cards[source].type in ("act", "agenda", "scenario")


def _nowhere(local: Spawning, instruction: Which) -> str:
    """The rule that discards an enemy that has nowhere to spawn."""
    if local.at is not None:
        return "spawn.10"
    return "spawn.5" if isinstance(instruction, Titled) else "spawn.6"


def _chosen(game: Arkham, local: Spawning, option: Option) -> Result:
    game.cite(_who_chooses(game, local)[1])
    return _there(game, local, option.meant(str))


def _there(game: Arkham, local: Spawning, there: str) -> Call:
    """Spawn it at the location, or engaged with the investigator, that the instruction names."""
    if game.cards[there].type == "investigator":
        return _spawning(game, there, local.enemy, game.location(there), AS_INSTRUCTED)
    return _spawning(game, local.who, local.enemy, there, AT_A_LOCATION)


def _spawning(game: Arkham, who: str, enemy: str, at: str, how: str) -> Call:
    """The call that spawns the enemy there, unless something takes it away first."""
    SPAWNS_FROM.put(game, enemy, game.lies(enemy))
    return happen(Event("spawn", who, enemy, "", at, how))


def _spawns(game: Arkham, event: Event, scope: str) -> tuple[Call, ...]:
    """Put the enemy into play: in a threat area, or at a location where it may engage somebody by itself."""
    who, enemy = event.who, event.what
    SPAWNS_FROM.forget(game, enemy)
    unclear = _NOBODYS_DOING(game, enemy)
    _NOBODYS_DOING.forget(game, enemy)
    if event.of == IN_THE_SHADOWS:
        place(game, enemy, TABLE, SHADOWS, "concealed-x.6")
        return (*enter_play(game, who, enemy), conceal(game, who, enemy))
    unengaged = next((keyword for keyword in ("aloof", "massive") if game.has_keyword(enemy, keyword)), "")
    left_alone = event.of == ENGAGED and bool(event.at) and game.location(who) != event.at
    if left_alone:
        game.note(f"{game.name(who)} has left: {game.name(enemy)} spawns there, engaged with nobody")
    if event.of == AT_A_LOCATION or unengaged or left_alone:
        by = "spawn.2" if event.of == AT_A_LOCATION else "aloof.2" if unengaged == "aloof" else "massive.4"
        place(game, enemy, event.at, HERE, by)
        return (*enter_play(game, who, enemy), *swarming(game, who, enemy, unclear=unclear))
    by_way = ("spawn.2",) if event.of == AS_INSTRUCTED else _WITHOUT_INSTRUCTION
    place(game, enemy, who, THREAT_AREA, *by_way)
    entered = (*enter_play(game, who, enemy), *swarming(game, who, enemy, unclear=unclear))
    return (*entered, happen(Event("engage", who, enemy, enemy, of=BY_ITSELF)))


_WITHOUT_INSTRUCTION: Final = ("spawn.4", "enemy-cards.3", "mythos-phase.17", "prey.11")
"""The rules by which an enemy spawns engaged with whoever drew it."""

SPAWN = Procedure("an enemy spawns", Step("", "where", _where))

IMPACTS: Final[Impacts] = {"spawn": _spawns}
"""The changes that these events make."""
