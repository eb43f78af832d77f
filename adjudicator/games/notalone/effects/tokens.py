"""Hunt tokens: laid, moved, cancelled; and Hunted who are moved."""

from collections.abc import Mapping
from typing import Final, cast

from adjudicator.engine.choices import Choice, Option, Options
from adjudicator.engine.procedures import Ask, Result
from adjudicator.games.notalone.cards.hunt import HUNT_CARDS
from adjudicator.games.notalone.game import Does, NotAlone
from adjudicator.games.notalone.happenings import place_name
from adjudicator.games.notalone.planet import ADJACENT, ARTEMIA, BORDERS, PLACES, TARGET
from adjudicator.games.notalone.source import Doing
from adjudicator.games.notalone.words import CancelToken, Effect, LayToken, MoveHunted, MoveToken


def spots(token: str, who: str, *, border: bool) -> Options:
    """Where a token may be laid, as options: each place, or each border of two adjacent places."""
    found = BORDERS if border else tuple((place,) for place in PLACES)
    return tuple(Option("puts", (f"{token} token", *map(place_name, places)), who, (token, places)) for places in found)


_LIES_BY = {1: (), 2: ("adjacent-places.1",)}
"""The rules by which a token lies on a place, and on the border of two that touch along a side."""


def lay(game: NotAlone, token: str, places: tuple[int, ...]) -> None:
    """A Hunt token lies there now: on one place, or on the border of two."""
    game.write(f"{token} token", "lies", places, *_LIES_BY[len(places)])


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
    what = f"where the {effect.token} token is laid"
    return Ask(Choice((source.who,), what, spots(effect.token, source.who, border=effect.border), rule), _laid)


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
    options = tuple(Option("chooses", (place_name(place),), who, (card, place)) for place in there)
    return Ask(Choice((who,), f"the place for {card}", options, "target-symbol.2"), _picked)


def _picked(game: NotAlone, doing: Doing, option: Option) -> Result:
    card, place = cast("tuple[str, int]", option.value)
    game.state.write(card, "picked", (place,))
    return None


def _of_one_place(game: NotAlone) -> str:
    """The card in force that works at a single place of the Target token; empty if there is none."""
    for card in dict.fromkeys(force.card for force in game.in_force):
        effects = HUNT_CARDS[card].effects if card in HUNT_CARDS else ()
        if any(isinstance(one, LayToken) and one.token == TARGET and not one.border for one in effects):
            return card
    return ""


def _laid(game: NotAlone, doing: Doing, option: Option) -> Result:
    token, places = cast("tuple[str, tuple[int, ...]]", option.value)
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
    options = tuple(option for token in movable(game, effect.token) for option in ways(game, source.who, token))
    if not options:
        game.cite(effect.nowhere)
        return None
    return Ask(Choice((source.who,), f"where the {effect.token} token goes", options, effect.where), _moved)


def movable(game: NotAlone, token: str) -> tuple[str, ...]:
    """The tokens that may be moved as this one."""
    tokens = tuple(one for one in game.counting_as(token) if game.lies(one))
    if tokens != (token,) and any(one != token for one in tokens):
        return tokens if game.reading("wrong-track-and-clone", "wrong-track.9") == "either" else (token,)
    return tokens


def ways(game: NotAlone, who: str, token: str) -> Options:
    """To where a token may be moved: adjacent places; from a border, by the reading."""
    there = game.lies(token)
    found: list[tuple[int, ...]] = [(place,) for place in ADJACENT[there[0]]]
    if len(there) > 1:
        reading = game.reading("hologram-on-a-border", "hologram.5") if token == ARTEMIA else "neighbour"
        near = sorted({place for one in there for place in ADJACENT[one]} - set(there))
        found = [(place,) for place in (there if reading == "one of the two" else near)]
        if reading == "border":
            found = [pair for pair in BORDERS if pair != there and set(pair) & set(there)]
    return tuple(
        Option("moves", (f"{token} token", *map(place_name, places)), who, (token, places)) for places in found
    )


def _moved(game: NotAlone, doing: Doing, option: Option) -> Result:
    token, places = cast("tuple[str, tuple[int, ...]]", option.value)
    assert isinstance(doing.effect, MoveToken)
    rule = doing.effect.rule
    game.cite(rule, doing.effect.where, "adjacent-places.5", "counters-and-tokens.2")
    game.state.write(f"{token} token", "moved by", (*game.moved(token), rule))
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
    options = tuple(
        Option("moves", (who, place_name(old), place_name(new)), doing.source.who, (visit, new))
        for visit, old in enumerate(game.places(who, "explores"))
        for new in ADJACENT[old]
    )
    return Ask(Choice((doing.source.who,), f"where {who} is moved", options, "detour.3"), _moved_hunted)


def _moved_hunted(game: NotAlone, doing: Doing, option: Option) -> Result:
    visit, new = cast("tuple[int, int]", option.value)
    who = doing.source.whom
    explores = game.places(who, "explores")
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
