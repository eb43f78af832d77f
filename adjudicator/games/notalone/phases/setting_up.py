"""Set-up: the board, the planet, the decks, and the cards and counters with which everybody begins."""

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import act_of
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.notalone.decisions.choose import CHOOSES_SIDE
from adjudicator.games.notalone.decks import draw, draw_hunt_cards
from adjudicator.games.notalone.facts import FULL_WILL, HAND, ROUND_NUMBER, SIDE, SURVIVAL, WILL
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.phases.end_of_turn import HUNT_HAND
from adjudicator.games.notalone.phases.round import ROUND
from adjudicator.games.notalone.planet import STARTING_PLACES


def _board(game: NotAlone, local: object) -> Result:
    """The Creature chooses the side, if the file does not say it."""
    if SIDE(game):
        return None
    return ask(game, CHOOSES_SIDE, game.creature, _side)


def _side(game: NotAlone, local: object, option: Option) -> Result:
    game.cite("setup.1", "board.1")
    SIDE.put(game, TABLE, act_of(option).slots[0])
    return None


def _counters(game: NotAlone, local: object) -> Result:
    game.cite("setup.2", "setup.3", "counters-and-tokens.1", "setup.18", "setup.19")
    return None


def _planet(game: NotAlone, local: object) -> Result:
    game.cite("setup.4", "place-cards.1")
    return None


def _stocks(game: NotAlone, local: object) -> Result:
    hunted = len(game.hunted)
    game.cite("setup.5", "setup.6" if hunted == 1 else "setup.7" if hunted <= 3 else "setup.8", "setup.15")
    return None


def _decks(game: NotAlone, local: object) -> Result:
    game.cite("setup.10", "survival-cards.9")
    return None


def _creature(game: NotAlone, local: object) -> Result:
    game.cite("setup.11", "setup.12", "hunt-cards.8")
    return draw_hunt_cards(game.creature, HUNT_HAND)


def _hunted(game: NotAlone, local: object) -> Result:
    game.cite("setup.13", "setup.14", "setup.16", "place-cards.4")
    for who in game.hunted:
        WILL.set(game, who, FULL_WILL)
        HAND.set(game, who, STARTING_PLACES)
    return tuple(draw(who, "survival", 1, SURVIVAL) for who in game.hunted)


def _begin(game: NotAlone, local: object) -> Result:
    ROUND_NUMBER.set(game, TABLE, 1)
    return Go(local, "", (Call(ROUND, None),))


SET_UP = Procedure(
    "set-up",
    Step("S.1", "the board", _board),
    Step("", "the counters", _counters),
    Step("S.2", "the planet", _planet),
    Step("S.3", "the stocks", _stocks),
    Step("S.4", "the decks", _decks),
    Step("S.5", "the Creature", _creature),
    Step("S.6", "the Hunted", _hunted),
    Step("", "the first round", _begin),
)
