"""An enemy attacks by an effect (entry Attack)."""

from typing import NamedTuple

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.cannot import banned, hindering
from adjudicator.games.arkham.attacks.attack import attack, can_attack
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.words import Context


class Attacks(NamedTuple):
    """An enemy attacks."""

    enemy: Which
    who: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such enemy, or none that can attack."""
        who = self.who.all(game, context)
        return not any(not banned(game, "attack", i, enemy) for enemy in self.enemy.all(game, context) for i in who)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards for which no such enemy can attack."""
        pairs = ((e, i) for e in self.enemy.all(game, context) for i in self.who.all(game, context))
        return tuple(why for enemy, who in pairs for why in hindering(game, "attack", who, enemy))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Make the enemy attack each of the investigators."""
        pairs = ((e, i) for e in self.enemy.all(game, context) for i in self.who.all(game, context))
        return tuple(attack(enemy, who) for enemy, who in pairs if can_attack(game, enemy, who))
