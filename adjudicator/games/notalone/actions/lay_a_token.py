"""The Creature lays a Hunt token on a place, or on the border of two."""

from collections.abc import Iterable
from itertools import product
from typing import Any

from adjudicator.engine.events import Event
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.board import SPACES_WITH_SYMBOL
from adjudicator.games.notalone.decisions.lay_a_token_of_a_card import ONE_PLACE
from adjudicator.games.notalone.facts import HUNT_CARDS_PLAYED, LIES, PHASE, RESCUE, SIDE, SYMBOL_PLAYED
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.opportunities import PHASE_2
from adjudicator.games.notalone.planet import ARTEMIA, CREATURE, TARGET, TOKENS


def on_symbol(game: NotAlone) -> bool:
    """True where the Rescue counter stands on a space with the Artemia symbol (board.2)."""
    return RESCUE(game) in SPACES_WITH_SYMBOL.get(SIDE(game), ())


def why_not_token(game: NotAlone, token: str) -> Reasons:
    """The reasons why the Creature cannot lay a Hunt token now; empty if she can."""
    if PHASE(game) != 2:
        symbol = ("phase-2-hunting.5",) if token == ARTEMIA and on_symbol(game) else ()
        return game.reasons("tokens are placed in Phase 2", "phase-2-hunting.1", *symbol, "round.1")
    if LIES(game, token):
        return game.reasons(f"the one {token} token lies there already", *_one_token(game, token))
    plain = ("hunt-cards.2",) if HUNT_CARDS_PLAYED(game, game.creature) else ()
    if token == TARGET and not SYMBOL_PLAYED["target"](game):
        return game.reasons("no card with the Target symbol was played", "phase-2-hunting.3", *plain)
    if token == ARTEMIA and not SYMBOL_PLAYED["artemia"](game) and not on_symbol(game):
        return game.reasons("no symbol allows the Artemia token", "phase-2-hunting.6", "board.2", *plain)
    return ALLOWED


def _one_token(game: NotAlone, token: str) -> tuple[str, ...]:
    """There is one token of each kind: neither a second permission nor a border gives another."""
    rules = ["counters-and-tokens.2"]
    if token == ARTEMIA and len(LIES(game, token)) > 1:
        rules.append("virus.2")
    elif token == ARTEMIA and on_symbol(game) and SYMBOL_PLAYED["artemia"](game):
        rules.append("artemia-symbol.3")
    return tuple(rules)


class LaysToken(Action):
    """She lays a token of Phase 2."""

    says, also = "{who:player} puts the {token:token} token on {spot:places}", "lays places"
    when = PHASE_2

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Each token on each place."""
        return product(TOKENS, ONE_PLACE) if who == game.creature else ()

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """Only the Creature does, each token once, on one place, and two of them only by a symbol."""
        if who != game.creature:
            return game.reasons("the Creature places the tokens", "phase-2-hunting.1")
        found = why_not_token(game, slots[0])
        one = len(slots[1]) == 1
        return found or (ALLOWED if one else game.reasons("it is placed on one place", "phase-2-hunting.1"))

    def allowed_by(self, game: NotAlone, who: str, *slots: Any) -> str:
        """Each token has a rule of its own."""
        by_symbol = "phase-2-hunting.5" if on_symbol(game) else "phase-2-hunting.4"
        return {CREATURE: "phase-2-hunting.2", TARGET: "phase-2-hunting.3", ARTEMIA: by_symbol}[slots[0]]

    def may_come(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """In Phase 1 it is still to come."""
        return PHASE(game) == 1 and who == game.creature

    def do(self, game: NotAlone, who: str, *slots: Any) -> Call:
        """The token is laid."""
        token, spot = slots
        return happen(Event("lay token", who=who, what=token, amount=spot[0]))
