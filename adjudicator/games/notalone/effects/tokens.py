"""Hunt tokens: laid, moved, cancelled; and Hunted who are moved."""

from collections.abc import Mapping
from typing import Final, cast

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import Result
from adjudicator.games.kit.actions import Act
from adjudicator.games.kit.opportunities import ask
from adjudicator.games.notalone.actions.among import Among
from adjudicator.games.notalone.actions.choose import CHOOSES_PLACE
from adjudicator.games.notalone.actions.lay_a_token import LAYS_TOKEN_OF_A_CARD, Laying
from adjudicator.games.notalone.actions.move_a_hunted import MOVES_HUNTED
from adjudicator.games.notalone.actions.move_a_token import MOVES_TOKEN, Moving, movable, ways
from adjudicator.games.notalone.cards.hunt import HUNT_CARDS
from adjudicator.games.notalone.game import Does, NotAlone
from adjudicator.games.notalone.planet import ARTEMIA, TARGET
from adjudicator.games.notalone.source import Doing
from adjudicator.games.notalone.words import CancelToken, Effect, LayToken, MoveHunted, MoveToken

_LIES_BY = {1: (), 2: ("adjacent-places.1",)}
"""The rules by which a token lies on a place, and on the border of two that touch along a side."""


def lay(game: NotAlone, token: str, places: tuple[int, ...]) -> None:
    """A Hunt token lies there now: on one place, or on the border of two."""
    game.write(token, "lies", places, *_LIES_BY[len(places)])


def _lays(game: NotAlone, doing: Doing) -> Result:
    effect, source = doing
    assert isinstance(effect, LayToken)
    there = game.lies(effect.token)
    if effect.token == TARGET and there and not effect.border and _stays(game):
        return _picks(game, doing, source.card)
    if effect.token == ARTEMIA and there:
        game.reading("virus-after-the-token", "virus.7")
    if source.places and len(source.places) == (2 if effect.border else 1):
        lay(game, effect.token, source.places)
        return None
    rule = "target-symbol.3" if effect.border else "target-symbol.1"
    about = Laying(effect.token, effect.border, spot_rules(effect))
    what = f"where the {effect.token} token is laid"
    return ask(game, LAYS_TOKEN_OF_A_CARD, source.who, _laid, about, asks=what, rule=rule)


def spot_rules(lays: LayToken) -> tuple[str, ...]:
    """The rules by which a card lays its token on one place, or on a border."""
    if lays.border:
        return ("target-symbol.5", lays.rule) if lays.token == TARGET else (lays.rule,)
    return ("target-symbol.1", lays.rule)


def _stays(game: NotAlone) -> bool:
    """There is one Target token: a second Target card of the round works where it lies."""
    if game.state.read(TARGET, "laid in phase 1"):
        if game.reading("target-token-of-phase-1") == "laid anew":
            return False
        game.cite("target-symbol.8")
    game.cite("target-symbol.6", "target-symbol.2")
    return True


def _picks(game: NotAlone, doing: Doing, card: str) -> Result:
    """A card of a single place works at both places of a border, or at the one that the Creature picks for it."""
    there = game.lies(TARGET)
    if len(there) < 2:
        return None
    if game.reading("two-target-cards") == "both places":
        game.cite("target-symbol.7")
        return None
    who = doing.source.who

    def picked(game: NotAlone, _doing: Doing, option: Option) -> Result:
        game.state.write(card, "picked", cast(Act, option.value).slots)
        return None

    about = Among(there, 1, "target-symbol.2")
    return ask(game, CHOOSES_PLACE, who, picked, about, asks=f"the place for {card}", rule="target-symbol.2")


def _of_one_place(game: NotAlone) -> str:
    """The card in force that works at a single place of the Target token; empty if there is none."""
    for card in dict.fromkeys(force.card for force in game.in_force):
        effects = HUNT_CARDS[card].effects if card in HUNT_CARDS else ()
        if any(isinstance(one, LayToken) and one.token == TARGET and not one.border for one in effects):
            return card
    return ""


def _laid(game: NotAlone, doing: Doing, option: Option) -> Result:
    token, places = cast(Act, option.value).slots
    if token == TARGET:
        return _target_laid(game, doing, places)
    lay(game, token, places)
    return None


def _target_laid(game: NotAlone, doing: Doing, places: tuple[int, ...]) -> Result:
    before = game.lies(TARGET)
    game.cite("target-symbol.1" if len(places) < 2 else "target-symbol.3")
    lay(game, TARGET, places)
    if game.phase == 1:
        game.state.write(TARGET, "laid in phase 1", True)
    if not before:
        return None
    game.cite("target-symbol.2")
    card = _of_one_place(game)
    return _picks(game, doing, card) if card else None


def _moves(game: NotAlone, doing: Doing) -> Result:
    effect, source = doing
    assert isinstance(effect, MoveToken)
    if not any(ways(game, token) for token in movable(game, effect.token)):
        game.cite(effect.nowhere)
        return None
    about, what = Moving(effect.token, effect.rule), f"where the {effect.token} token goes"
    return ask(game, MOVES_TOKEN, source.who, _moved, about, asks=what, rule=effect.where)


def _moved(game: NotAlone, doing: Doing, option: Option) -> Result:
    token, places = cast(Act, option.value).slots
    assert isinstance(doing.effect, MoveToken)
    rule = doing.effect.rule
    game.cite(rule, doing.effect.where, "adjacent-places.5", "counters-and-tokens.2")
    game.state.write(token, "moved by", (*game.moved(token), rule))
    lay(game, token, places)
    return None


def _cancels(game: NotAlone, doing: Doing) -> Result:
    effect, source = doing
    assert isinstance(effect, CancelToken)
    who = source.who
    if effect.token in game.cards(who, "suffered"):
        game.note(f"the {effect.token} token has worked on {who} before")
        game.cite(effect.late)
    game.write(who, "cancels", (*game.cards(who, "cancels"), effect.token))
    return None


def _moves_hunted(game: NotAlone, doing: Doing) -> Result:
    who = doing.source.whom
    return ask(game, MOVES_HUNTED, doing.source.who, _moved_hunted, who, asks=f"where {who} is moved")


def _moved_hunted(game: NotAlone, doing: Doing, option: Option) -> Result:
    who, old, new = cast(Act, option.value).slots
    explores = game.places(who, "explores")
    visit = explores.index(old)
    game.write(who, "explores", (*explores[:visit], new, *explores[visit + 1 :]))
    game.cite("detour.5", "detour.6", *(("detour.10",) if len(explores) > 1 else ()), *game.forbidden(new))
    if game.state.read(who, "turn over"):
        game.note(f"{who}'s turn is over")
        game.cite("detour.7")
    return None


DOES: Final[Mapping[type[Effect], Does]] = {
    LayToken: _lays,
    MoveToken: _moves,
    CancelToken: _cancels,
    MoveHunted: _moves_hunted,
}
"""The way in which each word is done."""
