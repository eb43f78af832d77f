"""Effects on the nearest of some things: where several are equally near the lead investigator decides freely."""

from typing import NamedTuple, cast

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import Ask, Result
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.enemies.paths import nearest
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context, Effect, Which

WHICH_OF_THE_NEAREST = "which of the nearest"
"""What the lead investigator is asked."""


class Nearest(NamedTuple):
    """The nearest of what fits, to somebody; the effects speak of it as `chosen`."""

    which: Which
    effects: tuple[Effect, ...]
    to: Which | None = None

    def _found(self, game: Arkham, context: Context) -> tuple[str, ...]:
        start = (self.to.all(game, context) or ("",))[0] if self.to else context.you
        return nearest(game, game.location(start), tuple(self.which.all(game, context)))

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether there is none, or nothing would come of it."""
        return all(
            all(effect.futile(game, context._replace(chosen=(*context.chosen, entity))) for effect in self.effects)
            for entity in self._found(game, context)
        )

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The effects resolve on the nearest; of several the lead investigator names one, the worst or not."""
        found = self._found(game, context)
        if len(found) < len(self.which.all(game, context)):
            game.cite("nearest.1")
        if len(found) > 1:
            options = tuple(Option("choose", (entity,), game.lead, entity) for entity in found)
            rule = "faq-choices-and-the-grim-rule.1"
            return Ask(Choice((game.lead,), WHICH_OF_THE_NEAREST, options, rule), self._chosen)
        return self._on(context, found[0]) if found else None

    def _chosen(self, game: Arkham, context: Context, option: Option) -> Result:
        game.cite("faq-choices-and-the-grim-rule.1")
        return self._on(context, cast(str, option.value))

    def _on(self, context: Context, entity: str) -> Result:
        return resolve(self.effects, context._replace(chosen=(*context.chosen, entity)))
