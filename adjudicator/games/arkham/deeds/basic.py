"""The common part of the actions that the rules give to every investigator."""

from collections.abc import Iterable
from typing import Any, ClassVar

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.deeds.request import Meant, Requesting
from adjudicator.games.arkham.framework.turn import TAKE_AN_ACTION
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.rules import Rules


class Basic(Requesting):
    """An action of the rules, done to something of a cardtype or to nothing."""

    when = TAKE_AN_ACTION
    to: ClassVar[str] = ""

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """Anything in play of its cardtype."""
        if not self.to:
            return ((),)
        return (name for name, card in game.cards.items() if card.type == self.to and game.in_play(name))

    def abilities(self, game: Rules, who: str, *slots: Any) -> Meant:
        """The ability that the rules have."""
        abilities = game.cards[RULES].abilities
        return ((Listener(RULES, n), slots) for n, ability in enumerate(abilities) if ability.name == self.name)

    def whenever(self, game: Any, who: str, *slots: Any) -> bool:
        """False: it is done in one's own turn, between two actions."""
        return False
