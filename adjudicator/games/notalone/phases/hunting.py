"""Phase 2: Hunting. The Creature lays tokens and plays Hunt cards, in any order."""

from adjudicator.engine.events import Event
from adjudicator.engine.procedures import Procedure, Result, Step
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.windows import until_all_pass
from adjudicator.games.notalone.effects.tokens import lay
from adjudicator.games.notalone.facts import ARTEMIA_CARD_OF_PHASE_1, PHASE, SYMBOL_PLAYED
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.opportunities import PHASE_2
from adjudicator.games.notalone.planet import ARTEMIA, CREATURE


def _begin(game: NotAlone, local: object) -> Result:
    PHASE.set(game, TABLE, 2)
    game.observe("phase 2 begins")
    return None


def _declines(game: NotAlone, local: object) -> Result:
    """The Creature need not do all that she might."""
    game.cite("phase-2-hunting.10", "hunt-cards.9")
    return None


def is_laid(game: NotAlone, event: Event) -> None:
    token = event.what
    game.cite("phase-2-hunting.1", "phase-2-hunting.7", "phase-2-hunting.9")
    if token == CREATURE:
        game.cite("phase-2-hunting.2")
    elif token == ARTEMIA:
        by_card = SYMBOL_PLAYED["artemia"](game)
        game.cite(*(("phase-2-hunting.4", "artemia-symbol.1") if by_card else ("phase-2-hunting.5", "board.2")))
        if ARTEMIA_CARD_OF_PHASE_1(game):
            game.reading("artemia-token-of-phase-1", "artemia-symbol.5")
    lay(game, token, (event.amount,))


HUNTING = Procedure(
    "Phase 2: Hunting", Step("", "begin", _begin), until_all_pass(PHASE_2), Step("", "declines", _declines)
)
