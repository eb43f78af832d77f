"""Explore: draw from the exploration deck until a location that fits, or a treachery, is drawn (entry Explore)."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.decks import settle_top_of, shuffle_deck
from adjudicator.games.arkham.effects.move import MOVING, Moving
from adjudicator.games.arkham.effects.put_into_play import locate
from adjudicator.games.arkham.facts import BESIDE_EXPLORATION, EXPLORATION_DECK, TABLE
from adjudicator.games.arkham.framework.encounter import draw_encounter_card
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import place

_DECK: Final = (TABLE, EXPLORATION_DECK.name)


class Explore(NamedTuple):
    """Explore for a location that meets a condition."""

    location: Which

    @property
    def designator(self) -> str:
        """The bold action word of the ability."""
        return "explore"

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no card is left in the exploration deck."""
        return not EXPLORATION_DECK(game)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reason that there is no card to draw."""
        return () if EXPLORATION_DECK(game) else (Reason("explore.2", "the exploration deck holds no card"),)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Explore."""
        return Call(EXPLORING, Exploring(self.location, context))


class Exploring(NamedTuple):
    """An exploration in its course: the location that is looked for, and by whom."""

    location: Which
    context: Context


def _draw(game: Arkham, local: Exploring) -> Result:
    """Draw the top card of the exploration deck; a location that does not fit is laid beside it."""
    deck, who = EXPLORATION_DECK(game), local.context.you
    if not deck:
        game.note("the exploration deck has run out: nothing more is drawn")
        return _end(game, local, "")
    unsettled = settle_top_of(game, who, _DECK)
    if unsettled:
        return Go(local, "draw", unsettled)
    card = deck[0]
    game.cite("explore.2")
    if game.cards[card].type != "location":
        game.cite("explore.8")
        return Go(local, "over", (draw_encounter_card(who, card), _has_explored(game, who, card, "failure")))
    if not local.location.fits(game, local.context, card):
        game.cite("explore.6")
        game.note(f"{game.name(card)} is not such a location and is laid beside the exploration deck")
        place(game, card, TABLE, BESIDE_EXPLORATION)
        return Go(local, "draw")
    game.cite("explore.4")
    moving = Call(MOVING, Moving(who, card, local.context))
    return Go(local, "over", (*locate(game, card, who), moving, _has_explored(game, who, card, "success")))


def _end(game: Arkham, local: Exploring, card: str) -> Result:
    """An exploration in which neither kind of card was drawn: only a reading says what it is."""
    if game.reading("exploring-to-the-end-of-the-deck", "explore.6") == "failed":
        return Go(local, "over", (_has_explored(game, local.context.you, card, "failure"),))
    return Go(local, "over")


def _has_explored(game: Arkham, who: str, card: str, outcome: str) -> Call:
    """The exploration of somebody, which was made where they are as the card is drawn."""
    rules = _IS[outcome] if card else ()
    return happen(Event("explore", who, card, at=game.location(who), of=outcome, rules=rules))


_IS: Final = {"success": ("explore.5",), "failure": ("explore.10",)}
"""The rules that say what an exploration is in which such a card was drawn."""


def _over(game: Arkham, local: Exploring) -> Result:
    """Shuffle the locations that were laid beside the exploration deck into it."""
    aside = BESIDE_EXPLORATION(game)
    if aside:
        game.cite("explore.7")
        for card in aside:
            place(game, card, TABLE, EXPLORATION_DECK)
        shuffle_deck(game, _DECK)
    return None


EXPLORING: Final = Procedure("exploration", Step("", "draw", _draw), Step("", "over", _over))
