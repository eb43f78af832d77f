"""The mythos phase, from 1.1 to 1.5 (entries Phase Sequence and Mythos Phase)."""

from typing import Final

from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.cannot import forbidden
from adjudicator.games.arkham.facts import PHASE_NOW, ROUND_NUMBER, TABLE
from adjudicator.games.arkham.framework.advancing import doom_check
from adjudicator.games.arkham.framework.encounter import draw_from_encounter_deck
from adjudicator.games.arkham.framework.windows import AFTER_THE_CARDS
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.token_pool import place_from_pool
from adjudicator.games.kit.windows import until_all_pass


def _begins(game: Arkham, local: object) -> Result:
    """1.1: the round begins, and with it the mythos phase."""
    # A situation in the mythos phase names the round that begins now.
    if PHASE_NOW(game) == "mythos":
        ROUND_NUMBER.set(game, TABLE, ROUND_NUMBER(game) - 1)
    PHASE_NOW.set(game, TABLE, "mythos")
    begin_round = Event("begin round", rules=("mythos-phase.3", "timing-and-gameplay.1"))
    return (
        happen(begin_round),
        happen(Event("begin phase", of="mythos", rules=("phase-sequence.3", "mythos-phase.2"))),
    )


def _place_doom(game: Arkham, local: object) -> Result:
    """1.2: place 1 doom on the current agenda."""
    if any(forbidden(game, "place doom in the mythos phase", agenda, "") for agenda in game.current("agenda")):
        return None
    return happen(Event("place doom", amount=1))


def _doom_placed(game: Arkham, event: Event, scope: str) -> None:
    for agenda in game.current("agenda"):
        place_from_pool(game, agenda, "doom", event.amount, "mythos-phase.7", "doom.2")


def _check_doom(game: Arkham, local: object) -> Result:
    """1.3: advance the agenda deck if the doom in play reaches the threshold."""
    return happen(Event("check doom"))


def _checked(game: Arkham, event: Event, scope: str) -> tuple[Call, ...] | None:
    calls = doom_check(game)
    if not calls:
        return None
    game.cite("doom.3")
    return calls


def _draw_cards(game: Arkham, local: object) -> Result:
    """1.4: in player order, each investigator draws the top card of the encounter deck."""
    game.cite("mythos-phase.12", "in-player-order.1", "in-player-order.2")
    return tuple(draw_from_encounter_deck(who) for who in game.investigators)


def _ends(game: Arkham, local: object) -> Result:
    """1.5: the mythos phase ends."""
    return happen(Event("end phase", of="mythos", rules=("mythos-phase.20",)))


def _is_there_one(game: Arkham, local: object) -> Result:
    """Skip the mythos phase in the first round of a game."""
    if PHASE_NOW(game) == "mythos" and ROUND_NUMBER(game) == 1:
        game.cite("mythos-phase.1")
        return Go(local, END)
    return None


MYTHOS = Procedure(
    "mythos phase",
    Step("", "not in the first round", _is_there_one),
    Step("1.1", "round begins; mythos phase begins", _begins),
    Step("1.2", "place 1 doom on the current agenda", _place_doom),
    Step("1.3", "check doom threshold", _check_doom),
    Step("1.4", "each investigator draws 1 encounter card", _draw_cards),
    until_all_pass(AFTER_THE_CARDS),
    Step("1.5", "mythos phase ends", _ends),
)

IMPACTS: Final[Impacts] = {"place doom": _doom_placed, "check doom": _checked}
"""The changes that these events make."""
