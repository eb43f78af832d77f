"""Phase 2: Hunting. The Creature lays tokens and plays Hunt cards, in any order."""

from typing import Final, cast

from adjudicator.engine.choices import PASS, Choice, Option, Options
from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Ask, Go, Procedure, Result, Step
from adjudicator.games.notalone.effects.tokens import lay, spots
from adjudicator.games.notalone.game import RESCUE, TABLE, NotAlone
from adjudicator.games.notalone.planet import ARTEMIA, CREATURE, TARGET, TOKENS
from adjudicator.games.notalone.playing.together import played, plays

HUNT = "Phase 2"


def on_symbol(game: NotAlone) -> bool:
    """Whether the Rescue counter stands on a space with the Artemia symbol (board.2)."""
    return game.number(TABLE, RESCUE) in game.places(TABLE, "artemia spaces")


def why_not_token(game: NotAlone, token: str) -> Reasons:
    """Why the Creature cannot lay a Hunt token now; empty if she can."""
    if game.phase != 2:
        symbol = ("phase-2-hunting.5",) if token == ARTEMIA and on_symbol(game) else ()
        return game.reasons("tokens are placed in Phase 2", "phase-2-hunting.1", *symbol, "round.1")
    if game.lies(token):
        return game.reasons(f"the one {token} token lies there already", *_one_token(game, token))
    plain = ("hunt-cards.2",) if game.number(TABLE, "hunt cards played") else ()
    if token == TARGET and not game.state.read(TABLE, "target card played"):
        return game.reasons("no card with the Target symbol was played", "phase-2-hunting.3", *plain)
    if token == ARTEMIA and not game.state.read(TABLE, "artemia card played") and not on_symbol(game):
        return game.reasons("no symbol allows the Artemia token", "phase-2-hunting.6", "board.2", *plain)
    return ALLOWED


def _one_token(game: NotAlone, token: str) -> tuple[str, ...]:
    """There is one token of each kind: neither a second permission nor a border gives another."""
    rules = ["counters-and-tokens.2"]
    if token == ARTEMIA and len(game.lies(token)) > 1:
        rules.append("virus.2")
    elif token == ARTEMIA and on_symbol(game) and game.state.read(TABLE, "artemia card played"):
        rules.append("artemia-symbol.3")
    return tuple(rules)


def _begin(game: NotAlone, local: object) -> Result:
    game.write(TABLE, "phase", 2)
    game.observe("phase 2")
    return None


def _hunt(game: NotAlone, local: object) -> Result:
    """Everything that the Creature may do, and the Hunted may play, until all have done."""
    return Ask(Choice((game.creature,), HUNT, lambda: _options(game), "phase-2-hunting.1", optional=True), _done)


def _options(game: NotAlone) -> Options:
    free = (token for token in TOKENS if not why_not_token(game, token))
    laid = (option for token in free for option in spots(token, game.creature, border=False))
    return (*laid, *game.quietly(lambda: plays(game)), PASS)


def _done(game: NotAlone, local: object, option: Option) -> Result:
    if option.verb == "pass":
        game.cite("phase-2-hunting.10", "hunt-cards.9")
        return Go(None, END)
    card = played(option)
    if card is not None:
        game.cite("phase-2-hunting.9")
        return Go(None, "hunt", (card,))
    token, places = cast("tuple[str, tuple[int, ...]]", option.value)
    return Go(None, "hunt", (happen(Event("lay token", who=game.creature, what=token, amount=places[0])),))


def _is_laid(game: NotAlone, event: Event, scope: str) -> None:
    token = event.what
    game.cite("phase-2-hunting.1", "phase-2-hunting.7", "phase-2-hunting.9")
    if token == CREATURE:
        game.cite("phase-2-hunting.2")
    elif token == ARTEMIA:
        by_card = game.state.read(TABLE, "artemia card played")
        game.cite(*(("phase-2-hunting.4", "artemia-symbol.1") if by_card else ("phase-2-hunting.5", "board.2")))
        if game.state.read(TABLE, "artemia card of phase 1"):
            game.reading("artemia-token-of-phase-1", "artemia-symbol.5")
    lay(game, token, (event.amount,))


IMPACTS: Final[Impacts] = {"lay token": _is_laid}
"""The changes that events make, by the kind of the event."""

HUNTING = Procedure("Phase 2: Hunting", Step("", "begin", _begin), Step("", "hunt", _hunt))
