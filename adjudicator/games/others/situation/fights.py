"""A fight in the middle of which a situation begins: whose it is, where, and what the dice show."""

from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.said import Said
from adjudicator.games.others.dice import HERO_DICE, SIN_DICE
from adjudicator.games.others.facts import (
    ACTED,
    ACTIVE,
    AT,
    FIGHTER,
    FOUGHT_AT,
    IS_RANGED,
    MOVE_OVER,
    MOVED,
    TURN_OVER,
    monsters_at,
    sins_player,
)
from adjudicator.games.others.fights.pools import FIGHT_POOL, SIN_POOL


def arrange_fight(game: Play, said: Said) -> None:
    """The fight that the current hero has begun as his action; of sequences in progress a file says everything."""
    fighter, current = FIGHTER(game), ACTIVE(game)
    if said.has("in progress") or not fighter or not current or TURN_OVER(game):
        return
    if fighter != current:
        help = "a file begins in a fight of the current hero (hero-turns.2)"
        said.fault("E401", f"{fighter} is in a fight, and it is {current}'s turn", said.value(FIGHTER), help)
        return
    if not FOUGHT_AT(game):
        FOUGHT_AT.put(game, TABLE, AT(game, fighter))
    IS_RANGED.put(game, TABLE, FOUGHT_AT(game) != AT(game, fighter))
    ACTED.put(game, fighter, True)
    if MOVED(game, fighter):
        MOVE_OVER.put(game, fighter, True)
    if not monsters_at(game, FOUGHT_AT(game)):
        where = said.value(FOUGHT_AT if said.gives(FOUGHT_AT) else FIGHTER)
        said.fault("E401", f"no monster is at {FOUGHT_AT(game)}", where, "say under `monsters` who fights there")
    _dice(game, said, fighter)


def _dice(game: Play, said: Said, fighter: str) -> None:
    """After the dice both sides have rolled; in a ranged fight the hero alone."""
    sins = sins_player(game)
    pools = [(HERO_DICE.rolled, fighter, FIGHT_POOL.ledger(game, fighter).value)]
    if not IS_RANGED(game):
        pools.append((SIN_DICE.rolled, sins, SIN_POOL.ledger(game, TABLE).value))
    if any(dice(game, who) for dice, who, _pool in pools):
        for dice, who, pool in pools:
            shown = len(dice(game, who))
            if shown < pool:
                message = f"{who} rolls {pool} dice in this fight, and {shown} are said"
                said.fault("E402", message, said.value(dice, who), "say each die, the extra ones too")
