"""Mysteries: the active one and its tokens, how it is solved, and the next one."""

from collections.abc import Mapping
from typing import Final

from adjudicator.engine.events import Event
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.ancient_one import FINAL_IS_SOLVED as FINAL_IS_SOLVED
from adjudicator.games.eldritch.ancient_one import win_if_all_is_solved
from adjudicator.games.eldritch.board.clues import discard_clues
from adjudicator.games.eldritch.cards.card import MYSTERY as TYPE
from adjudicator.games.eldritch.cards.card import MYSTERY_NAME, Card, known
from adjudicator.games.eldritch.decks import played_with
from adjudicator.games.eldritch.facts import (
    ANCIENT_ONE_CHOSEN,
    BOXED_MYSTERIES,
    DRAWN_MYSTERY,
    LEAD,
    MYSTERIES,
    MYSTERY,
    MYSTERY_CLUES,
    SOLVED_MYSTERIES,
    TOKENS_ON,
    turn_order,
)
from adjudicator.games.eldritch.mythos.rumors import discard_what_it_placed
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.components import Deck
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play


class MysteryDeck(Deck):
    """The Mysteries that belong to the Ancient One of the game, but for the active one and those that are solved."""

    def contents(self, game: Machine) -> Mapping[str, int]:
        """Those of this Ancient One that lie nowhere else."""
        cards = (card for card in played_with(game, TYPE) if card.belongs in ("", ANCIENT_ONE_CHOSEN(game)))
        return {card.name: 1 for card in cards if card.name != MYSTERY(game)}


MYSTERY_DECK: Final = MysteryDeck("mystery", MYSTERY_NAME, {}, None, "mystery.6", things="mysteries", one="mystery")


def active(game: Play) -> Card | None:
    """What is described of the active Mystery."""
    return known(game, MYSTERY(game))


def needed(game: Play, card: Card) -> int:
    """The number of tokens with which a Mystery is solved; 0 where tokens do not solve it."""
    players = len(turn_order(game))
    if card.needs == "half investigators":
        game.because("rounding-full.1")
        return (players + 1) // 2
    return players if card.needs == "investigators" else int(card.needs)


def has_enough(game: Play) -> bool:
    """True where so many tokens lie on the active Mystery as it needs."""
    card = active(game)
    if card is None or not card.needs:
        return False
    return MYSTERY_CLUES(game) + TOKENS_ON(game).count(card.name) >= needed(game, card)


def solve_if_enough(game: Play, *, at_the_end: bool) -> tuple[Call, ...]:
    """The call that solves the active Mystery in the way that its card states: at once, or at the end of the phase."""
    card = active(game)
    if card is None or card.end_of_mythos is not at_the_end or not has_enough(game):
        return ()
    game.cite("mystery-full.1")
    return (IS_SOLVED.happens(),)


# -- leaving play, and the next one -----------------------------------------------------------------------------------


def _clear(game: Play, rule: str) -> None:
    """The tokens on the active Mystery, and those that it has placed, are discarded."""
    clues = MYSTERY_CLUES(game)
    MYSTERY_CLUES.set(game, TABLE, 0, rule)
    if clues:
        discard_clues(game, clues, rule, "clue.2")
    if not MYSTERY.is_nowhere(game):
        discard_what_it_placed(game, MYSTERY(game), rule)


def _solved(game: Play, _event: Event) -> tuple[Call, ...]:
    """Its tokens go, it counts as solved, and a new one is drawn, unless the game is won by it."""
    solved = MYSTERY(game)
    _clear(game, "mystery.4")
    MYSTERIES.add(game, TABLE, 1, "mystery.1", "mystery.3", "winning-losing-full.5")
    win_if_all_is_solved(game)
    if game.winner() or not solved:
        return ()
    SOLVED_MYSTERIES.add(game, TABLE, solved)
    MYSTERY.set(game, TABLE, "", "mystery.3")
    return (Call(NEXT, None),)


def _removed(game: Play, _event: Event) -> tuple[Call, ...]:
    _clear(game, "mystery.5")
    if not MYSTERY.is_nowhere(game):
        BOXED_MYSTERIES.add(game, TABLE, MYSTERY(game), "return-to-the-game-box.1")
    MYSTERY.set(game, TABLE, "", "mystery.5", "return-to-the-game-box.1")
    return (Call(NEXT, None),)


def _shuffled_back(game: Play, _event: Event) -> None:
    """One that was solved is solved no more."""
    MYSTERIES.add(game, TABLE, -1, "mystery.7")
    for card in SOLVED_MYSTERIES(game)[-1:]:
        SOLVED_MYSTERIES.take(game, TABLE, card, "mystery.7")
        MYSTERY_DECK.put_back(game, card)


IS_SOLVED: Final = EventKind("solve a mystery", "a mystery is solved", _solved)
IS_REMOVED: Final = EventKind("remove a mystery", "the active mystery is returned to the game box", _removed)
IS_SHUFFLED_BACK: Final = EventKind(
    "shuffle a mystery", "a solved mystery is shuffled into the mystery deck", _shuffled_back
)


def _draw(game: Play, _local: None) -> Result:
    if MYSTERY_DECK.is_exhausted(game):
        again = game.reading("no-mystery-left", "mystery.6") == "shuffled"
        for card in BOXED_MYSTERIES(game) if again else ():
            BOXED_MYSTERIES.take(game, TABLE, card, "mystery.6")
            MYSTERY_DECK.put_back(game, card)
    if MYSTERY_DECK.is_exhausted(game):
        game.note("no Mystery is left to be drawn")
        return Go(None, END)
    return MYSTERY_DECK.draw("", DRAWN_MYSTERY)


def _enters(game: Play, _local: None) -> Result:
    (card,) = DRAWN_MYSTERY(game)
    DRAWN_MYSTERY.set(game, TABLE, ())
    return ENTERS.happens(what=card)


def _entered(game: Play, event: Event) -> tuple[Call, ...]:
    """It is the active one, be the number reached or not, and what it says of entering play is done at once."""
    MYSTERY.set(game, TABLE, event.what, "mystery.6", "mystery-full.3")
    card = known(game, event.what)
    if card is None or not card.does:
        return ()
    game.cite("mystery-full.2")
    return resolve(card.does, Source(LEAD(game), event.what))


ENTERS: Final = EventKind("enter play", "{what:mystery card} enters play", _entered)
NEXT: Final = Procedure("the next mystery", Step("", "draw", _draw), Step("", "enters", _enters))

# -- tokens on it -----------------------------------------------------------------------------------------------------


def _clue_lies(game: Play, event: Event) -> tuple[Call, ...]:
    MYSTERY_CLUES.add(game, TABLE, event.amount, "mystery.3")
    return solve_if_enough(game, at_the_end=False)


def _check(game: Play, _local: None) -> Result:
    return solve_if_enough(game, at_the_end=False)


CHECKING: Final = Procedure("the active mystery is looked at", Step("", "solved", _check))
CLUES_LIE: Final = EventKind(
    "place clues on the mystery", "{amount:number} clues are placed on the active mystery", _clue_lies
)
EVENTS: Final = (IS_SOLVED, IS_REMOVED, IS_SHUFFLED_BACK, ENTERS, CLUES_LIE)
