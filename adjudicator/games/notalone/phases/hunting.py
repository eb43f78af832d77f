"""Phase 2: Hunting. The Creature lays tokens and plays Hunt cards, in any order."""

from adjudicator.engine.events import Event
from adjudicator.engine.procedures import Procedure, Result, Step
from adjudicator.games.kit.opportunities import legal_acts
from adjudicator.games.notalone.effects.tokens import lay
from adjudicator.games.notalone.game import TABLE, NotAlone
from adjudicator.games.notalone.opportunities import PHASE_2
from adjudicator.games.notalone.planet import ARTEMIA, CREATURE, TOKENS
from adjudicator.games.notalone.words import NoCards


def _begin(game: NotAlone, local: object) -> Result:
    game.write(TABLE, "phase", 2)
    game.observe("phase 2 begins")
    return None


def _declines(game: NotAlone, local: object) -> Result:
    """What the Creature might still do she need not do."""
    left = game.quietly(lambda: {act.action.name for act in legal_acts(game, PHASE_2, (game.creature,)) if act.who})
    for verb, rule in (("puts the", "phase-2-hunting.10"), ("plays", "hunt-cards.9")):
        if verb in left:
            game.cite(rule)
    return None


def is_laid(game: NotAlone, event: Event) -> None:
    token = event.what
    unowned = not any(event.amount in game.owned(who) for who in game.hunted)
    game.cite("phase-2-hunting.1", *(("place-cards.5",) if unowned else ()))
    if game.number(TABLE, "phase of the last hunt card") == game.phase:
        game.cite("phase-2-hunting.9")
    if token == CREATURE:
        game.cite("phase-2-hunting.2")
    elif token == ARTEMIA:
        by_card = game.state.read(TABLE, "artemia card played")
        game.cite(*(("phase-2-hunting.4", "artemia-symbol.1") if by_card else ("phase-2-hunting.5", "board.2")))
        if game.state.read(TABLE, "artemia card of phase 1"):
            game.reading("artemia-token-of-phase-1", "artemia-symbol.5")
    barred = tuple(one.rule for one in game.constants(NoCards) if one.kind == "hunt")
    if barred:
        game.cite("phase-2-hunting.2" if token == CREATURE else "phase-2-hunting.5", *barred)
    if any(event.amount in game.lies(other) for other in TOKENS):
        game.cite("phase-2-hunting.7")
    lay(game, token, (event.amount,))


HUNTING = Procedure(
    "Phase 2: Hunting", Step("", "begin", _begin), PHASE_2.until_all_pass(), Step("", "declines", _declines)
)
