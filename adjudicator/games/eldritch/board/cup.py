"""The Monster cup: every Monster that is neither Epic, nor set aside, nor on the board; spawning from it."""

from collections import Counter as Multiset
from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.events import Event
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.ancient_one import ancient_one
from adjudicator.games.eldritch.cards.card import known
from adjudicator.games.eldritch.components.monsters import CULTIST, MONSTERS, TOKENS
from adjudicator.games.eldritch.facts import ACTIVE, BOXED, LAST_SPAWNED, LEAD, STANDS
from adjudicator.games.eldritch.kinds import MONSTER_NAME
from adjudicator.games.eldritch.sheet import described
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.components import Component
from adjudicator.games.kit.effects import Effect, resolve
from adjudicator.games.kit.events import EventKind, by_of
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Kind, Some
from adjudicator.games.kit.play import Play


def set_aside(game: Play) -> tuple[str, ...]:
    """The tokens that the Ancient One sheet sets aside, be they on the board by now or not."""
    return tuple(token for name, number in ancient_one(game).set_aside.items() for token in tokens_of(name)[:number])


def tokens_of(name: str) -> tuple[str, ...]:
    """The tokens of a Monster."""
    return tuple(token for token, monster in TOKENS.items() if monster == name)


def in_the_cup(game: Play) -> tuple[str, ...]:
    """The tokens in the Monster cup."""
    aside = set_aside(game)
    return tuple(
        token
        for token, name in TOKENS.items()
        if not MONSTERS[name].epic and token not in aside and is_off_the_board(game, token)
    )


def is_off_the_board(game: Play, token: str) -> bool:
    """True of a token that may be spawned: it stands nowhere, and is not out of the game."""
    return STANDS.is_nowhere(game, token) and token not in BOXED(game)


class Cup(Component):
    """The Monster cup, from which tokens are drawn that look alike from outside."""

    name = "monster"
    one_by_one = True
    draws = (
        Form("the monster drawn is {drawn:monsters drawn}"),
        Form("the monsters drawn are {drawn:monsters drawn}"),
    )

    def kinds(self) -> dict[str, Kind[Any]]:
        """Monsters by the names of their kinds."""
        return {"monsters drawn": Some(MONSTER_NAME, ordered=True)}

    def outcome(self, drawn: Iterable[str]) -> tuple[str, ...]:
        """The Monsters in the order in which they are drawn."""
        return tuple(drawn)


CUP: Final = Cup()


def none_spawned_yet(game: Play) -> None:
    """Something spawns Monsters from now on: whichever came before is not meant any more."""
    LAST_SPAWNED.put(game, TABLE, "")


def spawn_a_monster(space: str) -> Call:
    """The call that spawns a Monster from the cup."""
    return Call(SPAWNING, space)


def _draws(game: Play, space: str) -> Result:
    """Where the cup is empty nothing is spawned."""
    none_spawned_yet(game)
    odds = Multiset(TOKENS[token] for token in in_the_cup(game))
    if not odds:
        game.cite("component-limitations.6")
        return Go(space, END)
    options = tuple(Option("draws", (name,), "", name, CUP.draws[0].fill({"drawn": name})) for name in odds)
    if len(options) == 1:
        return _drawn(game, space, options[0])
    return Ask(Chance("", CUP.name, options, tuple(odds.values()), "monsters.2"), _drawn)


def _drawn(game: Play, space: str, option: Option) -> Result:
    there = set(in_the_cup(game))
    token = next(token for token in tokens_of(option.things[0]) if token in there)
    return Go(space, END, (IS_SPAWNED.happens(what=token, at=space),))


def _is_spawned(game: Play, event: Event) -> tuple[Call, ...]:
    """What its token says of that is resolved before anything else happens; for Cultists the sheet says it."""
    STANDS.set(game, event.what, event.at, "monsters.2", *by_of(event))
    LAST_SPAWNED.put(game, TABLE, event.what)
    name = TOKENS[event.what]
    effects = _of_being_spawned(game, name)
    if not effects:
        return ()
    game.cite("cultists.4" if name == CULTIST else "monsters.3", "monsters-full.1")
    return resolve(effects, Source(ACTIVE(game) or LEAD(game), name, monster=event.what))


def _of_being_spawned(game: Play, name: str) -> tuple[Effect, ...]:
    if name == CULTIST:
        return described(game).cultists_spawned
    card = known(game, name)
    if card is None and "spawn" in MONSTERS[name].printed:
        game.note(f"the effect of a {name} that is spawned is not described: nothing of it happens")
    return () if card is None else card.spawned


IS_SPAWNED: Final = EventKind("spawn a monster", "{what:monster} is spawned at {at:space}", _is_spawned)
EVENTS: Final = (IS_SPAWNED,)
SPAWNING: Final = Procedure("a monster is spawned", Step("", "draw", _draws))
