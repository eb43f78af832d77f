"""Phase 4: End-of-Turn Actions. The cards are discarded, the tokens come back, and the Rescue counter moves."""

from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.kit.facts import TABLE, Fact
from adjudicator.games.notalone.cards.lasting import Ineffective
from adjudicator.games.notalone.decks import discard_hunt_card, draw_hunt_cards
from adjudicator.games.notalone.effects.powers import two_cards
from adjudicator.games.notalone.facts import (
    CAME_BACK_BY,
    HAND,
    HUNT,
    HUNT_CARDS_IN_PLAY,
    HUNT_CARDS_NEXT_ROUND,
    HUNT_CARDS_PLAYED,
    HUNT_CARDS_TAKEN_BY,
    HUNT_CARDS_THIS_ROUND,
    LAID_IN_PHASE_1,
    LIES,
    MOVED_BY,
    OF_A_HUNTED_THIS_ROUND,
    OF_THE_TABLE_THIS_ROUND,
    PHASE,
    PICKED,
    PLAYED,
    PLAYED_THIS_ROUND,
    POWERS_USED,
    TWO_NEXT_ROUND,
    TWO_THIS_ROUND,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import CLOSING_MOVE, discard, discarded, move_rescue
from adjudicator.games.notalone.opportunities import opportunity
from adjudicator.games.notalone.planet import TARGET, TOKENS, WRECK

HUNT_HAND = 3


def _begin(game: NotAlone, local: object) -> Result:
    PHASE.set(game, TABLE, 4)
    game.observe("phase 4 begins")
    return opportunity("Phase 4")


def _discard(game: NotAlone, local: object) -> Result:
    """Each Hunted puts her played Place card on her discard pile; one that came back to hand is not there."""
    calls: list[Call] = []
    for who in game.hunted:
        played = PLAYED(game, who)
        for place in played:
            if game.applies("phase-4-end-of-turn.1", *(("the-artifact.1",) if len(played) > 1 else ())):
                calls.append(discard(who, place, "phase-4-end-of-turn.1"))
        came_back, by = set(PLAYED_THIS_ROUND(game, who)) & set(HAND(game, who)), CAME_BACK_BY(game, who)
        rules = ("phase-4-end-of-turn.8", by) if by else ("phase-4-end-of-turn.8",)
        for place in sorted(came_back):
            game.spares(discarded(who, place), *rules)
    return tuple(calls) or None


def _take_up(game: NotAlone, local: object) -> Result:
    for token in TOKENS:
        if LIES(game, token):
            game.cite("phase-4-end-of-turn.3")
            LIES.set(game, token, ())
        MOVED_BY.put(game, token, ())
    LAID_IN_PHASE_1.put(game, TARGET, False)
    missing = HUNT_HAND - len(HUNT(game, game.creature))
    if missing <= 0:
        game.cite("phase-4-end-of-turn.9")
        return None
    taken = HUNT_CARDS_TAKEN_BY(game)
    more = ("tracking.2",) if HUNT_CARDS_NEXT_ROUND(game, game.creature) > 1 else ()
    draws = game.applies("phase-4-end-of-turn.4", *((taken,) if taken else ()), *more)
    return draw_hunt_cards(game.creature, missing) if draws else None


def _last_cards(game: NotAlone, local: object) -> Result:
    return opportunity("before the closing move")


def _move(game: NotAlone, local: object) -> Result:
    dead = (one.by for one in game.now(Ineffective) if one.place == WRECK)
    spent = (game.printed.places[place].once for place in POWERS_USED(game))
    moves = game.applies("phase-4-end-of-turn.5", "phase-4-end-of-turn.11", *dead, *spent)
    return move_rescue(CLOSING_MOVE) if moves else None


def _end(game: NotAlone, local: object) -> Result:
    """The effects of the round are over (order-of-effects.3); those of the next round begin."""
    game.cite("round.5")
    for force in game.in_force:
        game.cite("order-of-effects.3", "screen-description.3", force.effect.holds_by)
        PICKED.put(game, force.card, ())
    for card in HUNT_CARDS_IN_PLAY(game):
        discard_hunt_card(game, card)
    game.state.clear(TABLE, OF_THE_TABLE_THIS_ROUND)
    HUNT_CARDS_PLAYED.put(game, game.creature, 0)
    for who in game.hunted:
        game.state.clear(who, OF_A_HUNTED_THIS_ROUND)
        two = two_cards(game, who)
        over = () if two is None else (two.over,)
        _next_round(game, who, TWO_THIS_ROUND, TWO_NEXT_ROUND, over, "order-of-effects.6")
    rules = ("tracking.4",), "order-of-effects.5"
    _next_round(game, game.creature, HUNT_CARDS_THIS_ROUND, HUNT_CARDS_NEXT_ROUND, *rules)
    game.observe("the round ends")
    return None


def _next_round(
    game: NotAlone, entity: str, now: Fact[int], coming: Fact[int], over: tuple[str, ...], begins: str
) -> None:
    """A number for this round is over, by one rule; the one for the next round takes its place, by another."""
    now.set(game, entity, now.empty, *over)
    now.set(game, entity, coming(game, entity), begins)
    coming.put(game, entity, coming.empty)


END_OF_TURN = Procedure(
    "Phase 4: End-of-Turn Actions",
    Step("", "begin", _begin),
    Step("", "discard", _discard),
    Step("", "take up", _take_up),
    Step("", "last cards", _last_cards),
    Step("", "move", _move),
    Step("", "end", _end),
)
