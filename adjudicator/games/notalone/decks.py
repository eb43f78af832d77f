"""Drawing from a face-down deck: what lies on top if it is known, else a draw among what has been shuffled."""

from typing import NamedTuple

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.notalone.game import TABLE, Deck, NotAlone
from adjudicator.games.notalone.words import NoCards

_RESHUFFLED_BY = {"survival": "the-shelter.3", "hunt": "hunt-cards.10"}
"""The rule by which a discard pile becomes the deck of its kind."""

_HELD_BY = {"survival": ("survival-cards.8",)}
"""The rule by which any number of cards of a kind may be held."""


class Drawing(NamedTuple):
    """Cards being drawn: by whom, from which deck ("survival", "hunt"), how many are still to come, and to where."""

    who: str
    kind: str
    number: int
    to: str


def draw(who: str, kind: str, number: int, to: str = "") -> Call:
    """The call by which somebody draws cards; they come to the hand of that kind, or to another field."""
    return Call(DRAW, Drawing(who, kind, number, to or kind))


def _next(game: NotAlone, drawing: Drawing) -> Result:
    if drawing.number <= 0:
        return Go(drawing, END)
    for constant in game.constants(NoCards):
        if constant.kind == drawing.kind and constant.drawing:
            game.cite(constant.rule)
            return Go(drawing, END)
    deck = game.deck(drawing.kind)
    if not deck.size:
        deck = _reshuffled(game, drawing.kind)
        if not deck.size:
            game.cite("the-shelter.4")
            return Go(drawing, END)
    if deck.top:
        return _drawn(game, drawing, Option("draw", deck.top[:1], drawing.who))
    if not deck.shuffled:
        return _drawn(game, drawing, Option("draw", deck.bottom[:1], drawing.who))
    if len(deck.shuffled) == 1:
        return _drawn(game, drawing, Option("draw", deck.shuffled, drawing.who))
    options = tuple(Option("draw", (card,), drawing.who, said=card) for card in deck.shuffled)
    return Ask(Chance(drawing.who, f"{drawing.kind} card", options, (1,) * len(options), "setup.10"), _drawn)


def _reshuffled(game: NotAlone, kind: str) -> Deck:
    """The discard pile becomes the deck."""
    pile = game.cards(TABLE, f"{kind} discard")
    if kind == "hunt" and game.number(TABLE, "hunt cards played"):
        game.reading("hunt-card-discarded")
    if not pile:
        return Deck()
    if kind == "hunt" and game.reading("empty-hunt-deck", "hunt-cards.10") == "nothing":
        return Deck()
    game.cite(_RESHUFFLED_BY[kind])
    deck = Deck(shuffled=tuple(sorted(pile)))
    game.write(TABLE, f"{kind} discard", None)
    game.write(TABLE, f"{kind} deck", deck)
    return deck


def _drawn(game: NotAlone, drawing: Drawing, option: Option) -> Result:
    (card,) = option.things
    top, shuffled, bottom = game.deck(drawing.kind)
    if top:
        top = top[1:]
    elif shuffled:
        shuffled = tuple(other for other in shuffled if other != card)
    else:
        bottom = bottom[1:]
    game.write(TABLE, f"{drawing.kind} deck", Deck(top, shuffled, bottom))
    game.write(drawing.who, drawing.to, (*game.cards(drawing.who, drawing.to), card), *_HELD_BY.get(drawing.to, ()))
    return Go(drawing._replace(number=drawing.number - 1), "draw")


DRAW = Procedure("cards are drawn", Step("", "draw", _next))
