"""A game of The Others in order: nobody and nothing is in two places, and every number is within its bounds."""

from collections import Counter

from adjudicator.games.kit.play import Play
from adjudicator.games.others.components.city import spaces_of
from adjudicator.games.others.components.heroes import LEVELS
from adjudicator.games.others.decks import UPGRADE_DECK
from adjudicator.games.others.facts import (
    APOCALYPSE,
    AT,
    COVERED,
    DEAD,
    DEADLY,
    EXTRA_TURNS,
    GONE,
    HELD,
    INVENTORY,
    LEVEL,
    LIES,
    LOOSE,
    MOVED,
    OWNED,
    PLAYS,
    REACTIONS,
    RESERVE,
    SLOT_TAKEN,
    STANDS,
    TEAM,
    TURN_TOKENS,
    WOUNDS,
    hero_number,
    is_alive,
    sins_player,
)
from adjudicator.games.others.fights.pools import CRISIS_POOL, FIGHT_POOL, SIN_POOL
from adjudicator.games.others.kinds import HERO, MONSTER, NPC


def in_order(game: Play) -> None:
    """Checks everything that holds in every position."""
    everybody = HERO.seated(game)
    for who in everybody:
        assert AT(game, who) in spaces_of(game)
        assert 0 <= TURN_TOKENS(game, who) <= 2
        assert EXTRA_TURNS(game, who) >= 0
        assert 1 <= LEVEL(game, who) <= LEVELS
        assert MOVED(game, who) <= 3
        if is_alive(game, who) and game.at_rest():
            assert WOUNDS(game, who) == len(set(COVERED(game, who))) == len(COVERED(game, who)) < DEADLY
            assert FIGHT_POOL(game, who) >= 0
            assert CRISIS_POOL(game, who) >= 0
    assert SIN_POOL(game) >= 0
    team = [*(PLAYS(game, who) for who in everybody if is_alive(game, who)), *RESERVE(game), *GONE(game)]
    assert Counter(team) == Counter(TEAM(game))
    slots = [SLOT_TAKEN(game, who) for who in everybody if SLOT_TAKEN(game, who)]
    assert len(set(slots)) == len(slots)
    for monster in MONSTER.values(game):
        assert not (DEAD(game, monster) and not STANDS.is_nowhere(game, monster))
    for npc in NPC.values(game):
        holders = [who for who in everybody if npc in HELD(game, who)]
        assert len(holders) + (not LIES.is_nowhere(game, npc)) <= 1
    assert all(LOOSE[token](game, space) >= 0 for token in LOOSE for space in spaces_of(game))
    assert 0 <= REACTIONS(game, sins_player(game)) <= hero_number(game) + 1
    assert 0 <= APOCALYPSE(game) <= 7
    cards = [card for who in everybody for card in OWNED(game, who)] + list(INVENTORY(game))
    cards += [*UPGRADE_DECK.top(game), *UPGRADE_DECK.discard(game)]
    cards += [card for card, number in UPGRADE_DECK.rest(game) for _ in range(number)]
    assert len(set(cards)) == len(cards)
