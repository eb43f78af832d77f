"""The effect that resolves the haunted abilities of locations, without a failed investigation (entry Haunted)."""

from typing import NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.in_vain import in_vain
from adjudicator.games.arkham.abilities.locations import HAUNTED, haunting, is_haunted
from adjudicator.games.arkham.game import Arkham, Number, Which, Worth
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.words import Context


class ResolveHaunted(NamedTuple):
    """Somebody resolves every haunted ability of these locations, once or several times each."""

    which: Which
    number: Number = Worth(1)

    def _haunted(self, game: Arkham, context: Context) -> tuple[str, ...]:
        return tuple(place for place in self.which.all(game, context) if is_haunted(game, place))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if none of them is haunted, or what haunts them would change nothing."""
        return is_nothing(game, context, self.number) or not any(
            not in_vain(game, game.context(listener).of(context.you), game.ability(listener).effects)
            for place in self.which.all(game, context)
            for listener in haunting(game, place)
        )

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Have the haunted abilities answer, as they do when an investigation has failed there."""
        found = self._haunted(game, context) * self.number.of(game, context)
        return tuple(happen(Event(HAUNTED, context.you, place, context.this, place)) for place in found) or None
