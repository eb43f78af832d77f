"""The two face-down decks: drawing what lies on top if it is known, else a card among those that were shuffled."""

from typing import NamedTuple

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.facts import TABLE, Fact
from adjudicator.games.notalone.cards.lasting import CannotDraw
from adjudicator.games.notalone.face_down import Deck
from adjudicator.games.notalone.facts import (
    DECKS,
    HUNT,
    HUNT_CARDS_PLAYED,
    HUNT_PILE,
    LAST_HUNT_CARD,
    PILES,
    SURVIVAL,
    SURVIVAL_PILE,
    Names,
)
from adjudicator.games.notalone.game import NotAlone

_RESHUFFLED_BY = {"survival": "the-shelter.3", "hunt": "hunt-cards.10"}
"""The rule by which a discard pile becomes the deck of its kind."""

_HELD_BY: dict[Fact[Names], tuple[str, ...]] = {SURVIVAL: ("survival-cards.8",)}
"""The rule by which any number of cards of a kind may be held."""


class Drawing(NamedTuple):
    """Cards being drawn: by whom, from which deck ("survival", "hunt"), how many are still to come, and to where."""

    who: str
    kind: str
    number: int
    to: Fact[Names]


def draw(who: str, kind: str, number: int, to: Fact[Names]) -> Call:
    """The call by which somebody draws cards, and where they go."""
    return Call(DRAW, Drawing(who, kind, number, to))


def draw_hunt_cards(who: str, number: int) -> Call:
    """The call by which the Creature draws Hunt cards into her hand."""
    return draw(who, "hunt", number, HUNT)


def _next(game: NotAlone, drawing: Drawing) -> Result:
    if drawing.number <= 0:
        return Go(drawing, END)
    for forbidden in game.now(CannotDraw):
        if forbidden.kind == drawing.kind:
            game.cite(forbidden.by)
            return Go(drawing, END)
    deck = DECKS[drawing.kind](game)
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
    pile = PILES[kind](game)
    if kind == "hunt" and HUNT_CARDS_PLAYED(game, game.creature):
        game.reading("hunt-card-discarded")
    if not pile:
        return Deck()
    if kind == "hunt" and game.reading("empty-hunt-deck", "hunt-cards.10") == "nothing":
        return Deck()
    game.cite(_RESHUFFLED_BY[kind])
    deck = Deck(shuffled=tuple(sorted(pile)))
    PILES[kind].set(game, TABLE, ())
    DECKS[kind].set(game, TABLE, deck)
    return deck


def _drawn(game: NotAlone, drawing: Drawing, option: Option) -> Result:
    (card,) = option.things
    top, shuffled, bottom = DECKS[drawing.kind](game)
    if top:
        top = top[1:]
    elif shuffled:
        shuffled = tuple(other for other in shuffled if other != card)
    else:
        bottom = bottom[1:]
    DECKS[drawing.kind].set(game, TABLE, Deck(top, shuffled, bottom))
    held = drawing.to(game, drawing.who)
    drawing.to.set(game, drawing.who, (*held, card), *_HELD_BY.get(drawing.to, ()))
    return Go(drawing._replace(number=drawing.number - 1), "draw")


DRAW = Procedure("cards are drawn", Step("", "draw", _next))


def discard_survival_card(game: NotAlone, who: str, card: str) -> None:
    """A Survival card goes from a hand to the discard pile."""
    SURVIVAL.take(game, who, card)
    SURVIVAL_PILE.add(game, TABLE, card)


def discard_hunt_card(game: NotAlone, card: str) -> None:
    """A Hunt card that was played goes to the discard pile, and is the one discarded last wherever it goes then."""
    HUNT_PILE.add(game, TABLE, card)
    LAST_HUNT_CARD.put(game, TABLE, card)
