"""Phase 4: End-of-Turn Actions. The cards are discarded, the tokens come back, and the Rescue counter moves."""

from adjudicator.engine.procedures import Procedure, Result, Step
from adjudicator.games.notalone.cards.places import PLACE_CARDS, TWO_CARDS
from adjudicator.games.notalone.decks import draw
from adjudicator.games.notalone.effects.decks import discard_hunt_card
from adjudicator.games.notalone.game import TABLE, NotAlone
from adjudicator.games.notalone.happenings import CLOSING_MOVE, move_rescue, put
from adjudicator.games.notalone.opportunities import opportunity
from adjudicator.games.notalone.planet import TOKENS, WRECK
from adjudicator.games.notalone.words import Ineffective

HUNT_HAND = 3
_OF_THE_ROUND = (
    "played this round",
    "explores",
    "survival card played",
    "resisted",
    "gave up",
    "turn over",
    "cancels",
    "gained",
    "used",
    "used instead",
    "caught at",
    "came back by",
    "river card",
    "survival card",
    "swapped",
    "shown",
    "suffered",
    "place 0",
    "place 1",
)
_OF_THE_TABLE = (
    "in force",
    "revealed",
    "hunt cards played",
    "hunt cards taken",
    "phase of the last hunt card",
    "target card played",
    "artemia card played",
    "artemia card of phase 1",
    "rescue moved in phase 4",
    "powers used",
    "caught",
    "third will settled",
    "lost third will",
    "marker placed by",
)


def _begin(game: NotAlone, local: object) -> Result:
    game.write(TABLE, "phase", 4)
    game.observe("phase 4 begins")
    return opportunity("Phase 4")


def _discard(game: NotAlone, local: object) -> Result:
    """Each Hunted puts her played Place card on her discard pile; one that came back to hand is not there."""
    for who in game.hunted:
        played = game.places(who, "played")
        for place in played:
            game.cite("phase-4-end-of-turn.1", *(("the-artifact.1",) if len(played) > 1 else ()))
            put(game, who, place, "played", "discard")
        if set(game.places(who, "played this round")) & set(game.places(who, "hand")):
            back = game.text(who, "came back by")
            game.cite("phase-4-end-of-turn.8", *((back,) if back else ()))
    return None


def _take_up(game: NotAlone, local: object) -> Result:
    for token in TOKENS:
        if game.lies(token):
            game.cite("phase-4-end-of-turn.3")
            game.write(token, "lies", None)
        game.state.clear(token, ("moved by",))
    game.state.clear("target", ("laid in phase 1",))
    missing = HUNT_HAND - len(game.cards(game.creature, "hunt"))
    if missing <= 0:
        game.cite("phase-4-end-of-turn.9")
        return None
    taken = game.text(TABLE, "hunt cards taken")
    more = ("tracking.2",) if game.number(TABLE, "hunt cards next round") else ()
    game.cite("phase-4-end-of-turn.4", *((taken,) if taken else ()), *more)
    return draw(game.creature, "hunt", missing)


def _last_cards(game: NotAlone, local: object) -> Result:
    return opportunity("before the closing move")


def _move(game: NotAlone, local: object) -> Result:
    dead = (c.rule for c in game.constants(Ineffective) if WRECK in c.places)
    spent = (PLACE_CARDS[place].once for place in game.places(TABLE, "powers used"))
    game.cite("phase-4-end-of-turn.5", "phase-4-end-of-turn.11", *dead, *spent)
    return move_rescue(CLOSING_MOVE)


def _end(game: NotAlone, local: object) -> Result:
    """What held for the round is over (order-of-effects.3); what speaks of the next one begins."""
    game.cite("round.5")
    for force in game.in_force:
        game.cite("order-of-effects.3", "screen-description.3", force.constant.rule)
        game.state.clear(force.card, ("picked",))
    for card in game.cards(TABLE, "hunt cards in play"):
        discard_hunt_card(game, card)
    game.state.clear(TABLE, (*_OF_THE_TABLE, "hunt cards in play"))
    for who in game.hunted:
        game.state.clear(who, _OF_THE_ROUND)
        two = TWO_CARDS.get(game.number(who, "two this round"))
        _next_round(game, who, "two", two.over if two is not None else "", "order-of-effects.6")
    _next_round(game, TABLE, "hunt cards", "tracking.4", "order-of-effects.5")
    game.observe("the round ends")
    return None


def _next_round(game: NotAlone, entity: str, what: str, over: str, begins: str) -> None:
    """What was for this round is over, by one rule; what was to come in the next one is so now, by another."""
    coming = game.state.read(entity, f"{what} next round")
    game.write(entity, f"{what} this round", None, over)
    game.write(entity, f"{what} this round", coming, begins)
    game.state.write(entity, f"{what} next round", None)


END_OF_TURN = Procedure(
    "Phase 4: End-of-Turn Actions",
    Step("", "begin", _begin),
    Step("", "discard", _discard),
    Step("", "take up", _take_up),
    Step("", "last cards", _last_cards),
    Step("", "move", _move),
    Step("", "end", _end),
)
