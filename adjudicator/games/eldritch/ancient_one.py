"""The Ancient One: Doom, by which it awakens, the Omen, and the Mysteries that win the game."""

from typing import Final

from adjudicator.engine.events import Event
from adjudicator.engine.procedures import Call
from adjudicator.games.eldritch.components.gates import GATES as OMEN_OF
from adjudicator.games.eldritch.components.gates import TRACK, colour_of
from adjudicator.games.eldritch.components.monsters import ANCIENT_ONES, AncientOne, Figures
from adjudicator.games.eldritch.facts import (
    ANCIENT_ONE_CHOSEN,
    AWOKEN,
    DOOM,
    FINAL_SOLVED,
    GAME_LOST,
    GATES,
    GREEN_TOKENS,
    LEAD,
    MOST_DOOM,
    MYSTERIES,
    OMEN_AT,
)
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.eldritch.sheet import described, side
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play

NOT_CHOSEN: Final = AncientOne(0, 0, (), Figures(None, None, 0), None, False, False, {})
"""The figures before one is chosen."""


def ancient_one(game: Play) -> AncientOne:
    """The figures of the Ancient One of this game."""
    return ANCIENT_ONES.get(ANCIENT_ONE_CHOSEN(game), NOT_CHOSEN)


def cultists(game: Play) -> Figures:
    """The numbers of Cultists: those of the side of the sheet that is shown."""
    sheet = ancient_one(game)
    if AWOKEN(game) and sheet.cultists_awake is not None:
        game.because("the-ancient-one-awakens.2")
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


def _advances(game: Play, _event: Event) -> Call | tuple[Call, ...] | None:
    """Once the Ancient One has awoken, the back of the sheet says what happens instead."""
    if AWOKEN(game):
        game.cite("doom.5", "doom.6", "doom-full.1")
        effects = described(game).doom_advances
        if not effects:
            game.note("what the back of the Ancient One sheet says of Doom is not described: nothing of it happens")
        return resolve(effects, Source(LEAD(game), side(game)))
    DOOM.add(game, TABLE, -1, "doom.1")
    return AWAKENS.happens() if not DOOM(game) else None


def _retreats(game: Play, event: Event) -> None:
    if AWOKEN(game):
        game.cite("doom.4")
        return
    wanted, most = DOOM(game) + event.amount, MOST_DOOM
    if wanted > ancient_one(game).doom and game.reading("farthest-retreat-of-doom", "doom.2") == "sheet":
        most = max(DOOM(game), ancient_one(game).doom)
    DOOM.set(game, TABLE, min(most, wanted), "doom.2")


def _awakens(game: Play, _event: Event) -> tuple[Call, ...]:
    """The sheet is flipped for good, and the effects of its awakening are resolved."""
    AWOKEN.set(game, TABLE, True, "doom.3", "ancient-one.4", "the-ancient-one-awakens.1")
    if ancient_one(game).awakening_loses:
        lose(game, "winning-losing-full.7", "ancient-one.5")
        return ()
    effects = described(game).does
    if not effects:
        game.note("the back of the Ancient One sheet is not described but for the numbers of Cultists")
        return ()
    game.cite(*described(game).rules, "ancient-one.5", "flipping-cards-and-sheets.1", "flipping-cards-and-sheets.2")
    return resolve(effects, Source(LEAD(game), side(game)))


DOOM_ADVANCES: Final = EventKind("doom advances", "doom advances", _advances)
DOOM_RETREATS: Final = EventKind("doom retreats", "doom retreats by {amount:number}", _retreats)
AWAKENS: Final = EventKind("awaken", "the ancient one awakens", _awakens)

# -- the Omen ---------------------------------------------------------------------------------------------------------


def advance_omen(spaces: int) -> tuple[Call, ...]:
    """The calls that advance the Omen space by space: Doom is settled for each of them."""
    return (OMEN_ADVANCES.happens(),) * spaces


def _omen_advances(game: Play, _event: Event) -> tuple[Call, ...]:
    here = OMEN_AT(game) % len(TRACK) + 1
    OMEN_AT.set(game, TABLE, here, "omen.2")
    gates = [gate for gate in GATES(game) if OMEN_OF[gate] == colour_of(here)]
    game.cite("omen.1", "omen.3", "omen-full.2")
    return advance_doom(len(gates) + _tokens(game, here))


def _tokens(game: Play, here: int) -> int:
    """The Eldritch tokens on the green space, which count for Azathoth."""
    if colour_of(here) != "green" or not GREEN_TOKENS(game) or not ancient_one(game).tokens_on_green:
        return 0
    return GREEN_TOKENS(game) if game.because("omen-full.3") else 0


def advance_omen_to(game: Play, colour: str) -> tuple[Call, ...]:
    """The calls that advance the Omen until it enters a colour, even where it lies there."""
    game.cite("omen-full.1")
    here, size = OMEN_AT(game), len(TRACK)
    return advance_omen(
        next(steps for steps in range(1, size + 1) if colour_of((here + steps - 1) % size + 1) == colour)
    )


OMEN_ADVANCES: Final = EventKind("omen advances", "the omen advances", _omen_advances)

# -- winning ----------------------------------------------------------------------------------------------------------


def win_if_all_is_solved(game: Play) -> None:
    """With all Mysteries of the sheet the investigators win; after the awakening with the Final one as well."""
    if MYSTERIES(game) < ancient_one(game).mysteries:
        return
    if not AWOKEN(game):
        game.win(INVESTIGATOR.key, "winning-losing-full.3", "mystery.1", "object-of-the-game.1")
    elif FINAL_SOLVED(game) or not game.applies("mystery.8", "winning-losing-full.4"):
        game.win(INVESTIGATOR.key, "mystery.8", "winning-losing-full.4", "object-of-the-game.1", "eliminated.6")


def _final_is_solved(game: Play, _event: Event) -> None:
    FINAL_SOLVED.set(game, TABLE, True, "mystery.8", "mystery-full.4")
    win_if_all_is_solved(game)


FINAL_IS_SOLVED: Final = EventKind("solve the final mystery", "the final mystery is solved", _final_is_solved)

EVENTS: Final = (DOOM_ADVANCES, DOOM_RETREATS, AWAKENS, OMEN_ADVANCES, FINAL_IS_SOLVED)
