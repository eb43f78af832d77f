"""The Ancient One: Doom, by which it awakens, the Omen, and the Mysteries that win the game."""

from typing import Final

from adjudicator.engine.events import Event
from adjudicator.engine.procedures import Call
from adjudicator.games.eldritch.components.gates import GATES as OMEN_OF
from adjudicator.games.eldritch.components.gates import TRACK
from adjudicator.games.eldritch.components.monsters import ANCIENT_ONES, AncientOne, Figures
from adjudicator.games.eldritch.facts import (
    ANCIENT_ONE_CHOSEN,
    AWOKEN,
    DOOM,
    GAME_LOST,
    GATES,
    MOST_DOOM,
    MYSTERIES,
    OMEN_AT,
)
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play


def ancient_one(game: Play) -> AncientOne:
    """The figures of the Ancient One of this game."""
    return ANCIENT_ONES[ANCIENT_ONE_CHOSEN(game)]


def cultists(game: Play) -> Figures:
    """The numbers of Cultists: those of the side of the sheet that is shown."""
    sheet = ancient_one(game)
    if AWOKEN(game) and sheet.cultists_awake is not None:
        game.cite("the-ancient-one-awakens.2")
        return sheet.cultists_awake
    return sheet.cultists


def lose(game: Play, *by: str) -> None:
    """The investigators lose, and the game ends."""
    GAME_LOST.set(game, TABLE, True, "winning-losing-full.1", *by)
    game.observe("the game ends")
    game.stop()


# -- Doom -------------------------------------------------------------------------------------------------------------


def advance_doom(spaces: int) -> tuple[Call, ...]:
    """The calls that advance Doom space by space: the Ancient One may awaken in between."""
    return (DOOM_ADVANCES.happens(),) * spaces


def _advances(game: Play, _event: Event) -> Call | None:
    if AWOKEN(game):
        game.cite("doom.5", "doom.6")
        game.note("what the back of the Ancient One sheet says of Doom is not modelled: nothing of it happens")
        return None
    DOOM.add(game, TABLE, -1, "doom.1")
    return AWAKENS.happens() if not DOOM(game) else None


def _retreats(game: Play, event: Event) -> None:
    if AWOKEN(game):
        game.cite("doom.4")
        return
    DOOM.set(game, TABLE, min(MOST_DOOM, DOOM(game) + event.amount), "doom.2")


def _awakens(game: Play, _event: Event) -> None:
    AWOKEN.set(game, TABLE, True, "doom.3", "ancient-one.4")
    if ancient_one(game).awakening_loses:
        lose(game, "winning-losing-full.7", "ancient-one.5")
        return
    game.note("the back of the Ancient One sheet is not modelled but for the numbers of Cultists")


DOOM_ADVANCES: Final = EventKind("doom advances", "doom advances", _advances)
DOOM_RETREATS: Final = EventKind("doom retreats", "doom retreats by {amount:number}", _retreats)
AWAKENS: Final = EventKind("awaken", "the ancient one awakens", _awakens)

# -- the Omen ---------------------------------------------------------------------------------------------------------


def advance_omen(spaces: int) -> tuple[Call, ...]:
    """The calls that advance the Omen space by space: Doom is settled for each of them."""
    return (OMEN_ADVANCES.happens(),) * spaces


def _omen_advances(game: Play, _event: Event) -> tuple[Call, ...]:
    here = (OMEN_AT(game) + 1) % len(TRACK)
    OMEN_AT.set(game, TABLE, here, "omen.2")
    gates = [gate for gate in GATES(game) if OMEN_OF[gate] == TRACK[here]]
    game.cite("omen.1", "omen.3")
    return advance_doom(len(gates))


OMEN_ADVANCES: Final = EventKind("omen advances", "the omen advances", _omen_advances)

# -- Mysteries --------------------------------------------------------------------------------------------------------


def _solved(game: Play, _event: Event) -> None:
    """With as many as the sheet says the investigators win, unless the Ancient One has awoken."""
    MYSTERIES.add(game, TABLE, 1, "mystery.1")
    if MYSTERIES(game) < ancient_one(game).mysteries:
        return
    if AWOKEN(game):
        game.cite("mystery.8")
        game.note("the Final Mystery is not modelled")
        return
    game.win(INVESTIGATOR.key, "winning-losing-full.3", "mystery.1")


MYSTERY_IS_SOLVED: Final = EventKind("solve a mystery", "a mystery is solved", _solved)

EVENTS: Final = (DOOM_ADVANCES, DOOM_RETREATS, AWAKENS, OMEN_ADVANCES, MYSTERY_IS_SOLVED)
