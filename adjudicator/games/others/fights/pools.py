"""The pools of dice of fights and crises, and the Defense of heroes and monsters."""

from typing import Any, Final

from adjudicator.engine.values import Contribution
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.values import Value
from adjudicator.games.others.cards.in_force import bonuses, sin_bonuses, toughened
from adjudicator.games.others.cards.words import (
    CORRUPTION,
    DEFENSE,
    DICE,
    HITS,
    SKILL_DICE,
)
from adjudicator.games.others.cards.words import (
    COUNTERS as COUNTER_CORRUPTION,
)
from adjudicator.games.others.cards.words import (
    MOVEMENT as SPACES_MOVED,
)
from adjudicator.games.others.components.boards import ACOLYTE, HELL_CLUB
from adjudicator.games.others.components.city import PENTAGRAM
from adjudicator.games.others.facts import (
    AT,
    BASE_DEFENSE,
    BOUGHT,
    CHANGED,
    COVERED,
    DICE_OF,
    FIGHT,
    FIGHTER,
    FOUGHT_AT,
    HELD,
    HITS_OF,
    PLAYS,
    SECOND_STATS,
    SIN_PLAYED,
    SKILL,
    TRACK,
    card_of,
    heroes_at,
    kind_of,
    monsters_at,
    sins_player,
    tokens_at,
)
from adjudicator.games.others.kinds import COMMISSIONER, HERO, MONSTER, RAVENCORP

Changes = tuple[Contribution, ...]


def of_slots(game: Play, who: str, bonus: str) -> int:
    """How often the slots up to the level just bought hold a bonus, but for those that a wound covers."""
    bought, covered, track = BOUGHT(game, who), COVERED(game, who), TRACK(game, PLAYS(game, who))
    return sum(track[slot - 2] == bonus and slot not in covered for slot in range(2, min(bought, len(track) + 1) + 1))


def _of_track(game: Play, who: str, bonus: str, rule: str) -> Changes:
    number = of_slots(game, who, bonus)
    return (Contribution("add", number, "voluntary corruption", rule),) if number else ()


def teamwork(game: Play, who: str) -> Changes:
    """A die for each other hero in the space."""
    others = (other for other in heroes_at(game, AT(game, who)) if other != who)
    return tuple(Contribution("add", 1, other, "teamwork.1") for other in others)


def commissioner(game: Play, who: str) -> Changes:
    """The Commissioner's die, for whoever holds the token; or, by the other reading, for whoever is where it is."""
    near = any(COMMISSIONER in HELD(game, one) for one in heroes_at(game, AT(game, who)))
    if not near or (COMMISSIONER not in HELD(game, who) and game.reading("who-has-the-commissioner") == "holder"):
        return ()
    return (Contribution("add", 1, COMMISSIONER, "commissioner-token.1"),)


def _stat(stat: Any) -> Any:
    return lambda game, who: stat(game, PLAYS(game, who)) if PLAYS(game, who) else 0


def _of_shape(game: Play, who: str, stat: Any) -> Changes:
    """The stat of the secondary dashboard in place of the normal one, while it is in play."""
    if not CHANGED(game, who):
        return ()
    return (
        Contribution("set", SECOND_STATS[stat](game, PLAYS(game, who)), "secondary dashboard", "secondary-dashboard.1"),
    )


def _for_a_fight(game: Play, who: str) -> Changes:
    return (
        *_of_shape(game, who, FIGHT),
        *teamwork(game, who),
        *commissioner(game, who),
        *bonuses(game, who, DICE),
        *_of_track(game, who, "die", "hero-preparation.3"),
    )


def _for_a_crisis(game: Play, who: str) -> Changes:
    return (
        *_of_shape(game, who, SKILL),
        *teamwork(game, who),
        *bonuses(game, who, SKILL_DICE),
        *_of_track(game, who, "die", "voluntary-corruption.5"),
    )


def _defends(game: Play, who: str) -> Changes:
    return (
        *_of_shape(game, who, BASE_DEFENSE),
        *bonuses(game, who, DEFENSE),
        *_of_track(game, who, "defense", "fight-resolution.2"),
        *_of_pride(game, who),
    )


def _of_pride(game: Play, who: str) -> Changes:
    """A hero who fights alone has one Defense less."""
    alone = heroes_at(game, AT(game, who)) == (who,)
    proud = SIN_PLAYED(game, sins_player(game)) == "Pride"
    return (Contribution("add", -1, "Pride", "sin-boards.3"),) if alone and proud and FIGHTER(game) == who else ()


def _strikes(game: Play, who: str) -> Changes:
    return (
        *bonuses(game, who, HITS),
        *_of_track(game, who, "hit", "fight-resolution.2"),
    )


def _counters(game: Play, who: str) -> Changes:
    return (
        *bonuses(game, who, COUNTER_CORRUPTION),
        *_of_track(game, who, "counter-corruption", "fight-resolution.2"),
    )


FIGHT_POOL: Final = Value("fight dice", HERO, _stat(FIGHT), _for_a_fight)
CRISIS_POOL: Final = Value("crisis dice", HERO, _stat(SKILL), _for_a_crisis)
DEFENDS: Final = Value("defense", HERO, _stat(BASE_DEFENSE), _defends)
STRIKES: Final = Value("fixed hits", HERO, lambda _game, _who: 0, _strikes)
COUNTERS: Final = Value("fixed counter-corruption", HERO, lambda _game, _who: 0, _counters)


RULE_OF_BOARD: Final = {ACOLYTE: "acolyte-boards.1", HELL_CLUB: "hell-club.3"}


def _monsters(game: Play, _table: str) -> Changes:
    space = FOUGHT_AT(game)
    fight = (
        Contribution("add", _dice(game, one), one, RULE_OF_BOARD.get(kind_of(one), "sin-boards.1"))
        for one in monsters_at(game, space)
    )
    number = tokens_at(game, PENTAGRAM, space) if space else 0
    stars = (Contribution("add", number, "Pentagrams", "pentagram-tokens.1"),) if number else ()
    return (*fight, *stars, *_of_cards(game, DICE))


def _dice(game: Play, monster: str) -> int:
    kind = kind_of(monster)
    return card_of(game, monster).fight if kind == HELL_CLUB else DICE_OF(game, kind)


def _of_cards(game: Play, of: str) -> Changes:
    """Whatever cards, the track and the Sin Power add in the fight in progress."""
    who = FIGHTER(game)
    return sin_bonuses(game, who, of) if who else ()


SIN_POOL: Final = Value("sin dice pool", None, lambda _game, _table: 0, _monsters, value="the sins player's dice")
SIN_STRIKES: Final = Value(
    "sin fixed hits",
    None,
    lambda _game, _table: 0,
    lambda game, _table: _of_cards(game, HITS),
    value="the sins player's fixed hits",
)
SIN_TAINTS: Final = Value(
    "sin fixed corruption",
    None,
    lambda _game, _table: 0,
    lambda game, _table: _of_cards(game, CORRUPTION),
    value="the sins player's fixed corruption",
)


def _defense(game: Play, monster: str) -> int:
    kind = kind_of(monster)
    return card_of(game, monster).defense if kind == HELL_CLUB else HITS_OF(game, kind)


TOUGHNESS: Final = Value(
    "toughness",
    MONSTER,
    lambda game, monster: _defense(game, monster),
    toughened,
    value="the hits that kill {whose:toughness of}",
)


def _carried(game: Play, who: str) -> Changes:
    carried = (Contribution("add", 1, RAVENCORP, "ravencorp-token.1"),) if RAVENCORP in HELD(game, who) else ()
    return (*carried, *bonuses(game, who, SPACES_MOVED))


MOVEMENT: Final = Value("movement", HERO, lambda _game, _who: 2, _carried)
VALUES: Final = (
    FIGHT_POOL,
    CRISIS_POOL,
    DEFENDS,
    STRIKES,
    COUNTERS,
    SIN_POOL,
    SIN_STRIKES,
    SIN_TAINTS,
    TOUGHNESS,
    MOVEMENT,
)
