"""A game of Eldritch Horror in order: nobody and nothing is in two places, and every number is within its bounds."""

from collections import Counter

from adjudicator.games.eldritch.board.clues import CLUE_POOL
from adjudicator.games.eldritch.board.cup import in_the_cup, set_aside
from adjudicator.games.eldritch.board.gates import GATE_STACK
from adjudicator.games.eldritch.board.monsters import is_epic
from adjudicator.games.eldritch.components.board import BOARD
from adjudicator.games.eldritch.components.conditions import CONDITIONS as CARDS
from adjudicator.games.eldritch.components.gates import GATES as ALL_GATES
from adjudicator.games.eldritch.decks import DECK_OF
from adjudicator.games.eldritch.encounters.combat import toughness
from adjudicator.games.eldritch.facts import (
    ACTIONS,
    AMBUSHED_BY,
    AT,
    BOXED,
    BOXED_CARDS,
    BOXED_GATES,
    CLUES,
    CLUES_ON_THE_BOARD,
    CONDITIONS,
    DEFEATED,
    DEVOURED,
    DISCARDED_CLUES,
    DOOM,
    ENCOUNTERED,
    FACEDOWN,
    GATES,
    HEALTH,
    LEAD,
    LEFT,
    LEFT_CLUES,
    LOST,
    MYSTERY_CLUES,
    OMEN_AT,
    ONGOING,
    PHASE,
    POSSESSIONS,
    RANDOM_SPACE,
    RESERVE,
    RESOLVED,
    SANITY,
    STANDS,
    TICKETS,
    turn_order,
)
from adjudicator.games.eldritch.kinds import INVESTIGATOR, MONSTER, SHEET_NAME
from adjudicator.games.eldritch.mythos.deck import MYTHOS_DECK
from adjudicator.games.kit.play import Play


def in_order(game: Play) -> None:
    """Checks everything that holds in every position."""
    everybody = INVESTIGATOR.seated(game)
    for who in everybody:
        defeated = not DEFEATED.is_nowhere(game, who)
        assert AT(game, who) in BOARD.spaces or DEVOURED(game, who) or not PHASE(game)
        assert all(0 <= what(game, who) <= what.maximum(game, who) for what in (HEALTH, SANITY))
        assert sum(counter(game, who) for counter in TICKETS.values()) <= 2
        assert 0 <= ACTIONS(game, who) <= 4
        assert max(Counter(CONDITIONS(game, who)).values(), default=1) == 1
        assert not game.at_rest() or not (defeated and (CONDITIONS(game, who) or HEALTH(game, who)))
    held = Counter(name for who in everybody for name in CONDITIONS(game, who))
    assert all(number <= CARDS[name].copies for name, number in held.items())
    # In the middle of his defeat the Lead Investigator has the token still, and until his player has a new investigator
    # where nobody is left to receive it.
    assert not game.at_rest() or PHASE(game) == 3 or LEAD(game) in (turn_order(game) or everybody)
    assert sum(CLUES(game, who) for who in everybody) + DISCARDED_CLUES(game) <= 36
    assert 0 <= DOOM(game) <= 20
    ambushing = [AMBUSHED_BY(game, who)[0] for who in everybody]
    for monster in MONSTER.values(game):
        if monster not in ambushing and STANDS.is_nowhere(game, monster):
            assert not LOST(game, monster)
    lie = Counter(card for who in everybody for card in POSSESSIONS(game, who))
    lie.update(card for sheet in SHEET_NAME.values(game) for card in LEFT(game, sheet))
    lie.update((*RESERVE(game), *BOXED_CARDS(game)))
    for deck in DECK_OF.values():
        lie.update((*deck.top(game), *deck.discard(game)))
        lie.update(dict(deck.rest(game)))
    there = Counter({name: number for deck in DECK_OF.values() for name, number in deck.contents(game).items()})
    drawing = sum(frame_is_drawing(game))
    assert not lie - there
    assert sum((there - lie).values()) <= drawing
    for who in everybody:
        assert max(Counter(POSSESSIONS(game, who)).values(), default=1) == 1
        assert len(ENCOUNTERED(game, who)) <= 1
        assert set(FACEDOWN(game, who)) <= {*POSSESSIONS(game, who), *CONDITIONS(game, who)}
    supplies_are_whole(game)


def supplies_are_whole(game: Play) -> None:
    """Gates, Clues, Monsters and Mythos cards: each is somewhere, and nothing is in two places."""
    gates = (*GATES(game), *GATE_STACK.discard(game), *GATE_STACK.cards(game), *BOXED_GATES(game))
    assert sorted(gates) == sorted(ALL_GATES)
    held = sum(CLUES(game, who) for who in INVESTIGATOR.seated(game))
    held += sum(LEFT_CLUES(game, sheet) for sheet in SHEET_NAME.values(game))
    lie = len(CLUES_ON_THE_BOARD(game)) + MYSTERY_CLUES(game) + DISCARDED_CLUES(game) + len(RANDOM_SPACE(game))
    assert held + lie + CLUE_POOL.size(game) == 36
    cup, aside = set(in_the_cup(game)), set(set_aside(game))
    for monster in MONSTER.values(game):
        on_board, boxed = not STANDS.is_nowhere(game, monster), monster in BOXED(game)
        assert not (on_board and boxed)
        assert (monster in cup) == (not on_board and not boxed and monster not in aside and not is_epic(monster))
    mythos = Counter((*MYTHOS_DECK.discard(game), *MYTHOS_DECK.top(game), *ONGOING(game), *RESOLVED(game)))
    assert max(mythos.values(), default=1) == 1
    assert not PHASE(game) or 1 <= OMEN_AT(game) <= 4


def frame_is_drawing(game: Play) -> list[int]:
    """A one for each card that is being drawn: it is nowhere until it is known."""
    found, frame = [], game.stack
    while frame is not None:
        found += [1] if frame.procedure.name == "a card is drawn" else []
        frame = frame.parent
    return found


def no_monster_outlives_its_toughness(game: Play) -> bool:
    """True between two actions: whoever has lost enough Health is gone."""
    there = (monster for monster in MONSTER.values(game) if not STANDS.is_nowhere(game, monster))
    return all(LOST(game, monster) < toughness(game, monster) for monster in there)
