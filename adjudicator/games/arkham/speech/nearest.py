"""Effects on the nearest of some things; among equally near ones the lead investigator decides freely."""

from typing import NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import Ask, Result
from adjudicator.games.arkham.abilities.in_vain import in_vain
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.facts import SHADOWS
from adjudicator.games.arkham.game import Arkham, Effect, Which
from adjudicator.games.arkham.paths import farthest_from_all, nearest
from adjudicator.games.arkham.words import Context

WHICH_OF_THE_NEAREST = "which of the nearest"
"""The question to the lead investigator."""


class Nearest(NamedTuple):
    """The nearest of the things that fit, to somebody or to the location of which it is said; called `chosen`."""

    which: Which
    effects: tuple[Effect, ...]
    to: Which | None = None

    def _found(self, game: Arkham, context: Context) -> tuple[str, ...]:
        start = (self.to.all(game, context) or ("",))[0] if self.to else _start(game, context)
        among = _rather_at_a_location(game, tuple(self.which.all(game, context)))
        if among and all(game.lies(one)[1] == SHADOWS.name for one in among):
            return among
        return nearest(game, game.location(start), among)

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is none, or the effects would change nothing."""
        found = self._found(game, context)
        return all(in_vain(game, context.also_choosing(entity), self.effects) for entity in found)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve the effects on the nearest; among several the lead investigator chooses freely."""
        found = self._found(game, context)
        game.cite("nearest.1", "nearest.2")
        if len(found) > 1:
            options = tuple(Option("choose", (entity,), game.lead, entity) for entity in found)
            rule = "faq-choices-and-the-grim-rule.1"
            return Ask(Choice((game.lead,), WHICH_OF_THE_NEAREST, options, rule), self._chosen)
        return self._on(context, found[0]) if found else None

    def _chosen(self, game: Arkham, context: Context, option: Option) -> Result:
        game.cite("faq-choices-and-the-grim-rule.1")
        return self._on(context, option.meant(str))

    def _on(self, context: Context, entity: str) -> Result:
        return resolve(self.effects, context.also_choosing(entity))


def _start(game: Arkham, context: Context) -> str:
    """The thing from which it is measured where nothing is named: you, or the location that speaks."""
    card = game.cards.get(context.this)
    return context.you if card is None or card.type != "location" else context.this


def _rather_at_a_location(game: Arkham, among: tuple[str, ...]) -> tuple[str, ...]:
    """The things among which the nearest is found: an enemy in the shadows only if no other is at a location."""
    out = tuple(one for one in among if game.lies(one)[1] != SHADOWS.name)
    if len(out) == len(among):
        return among
    game.because("concealed-x.13")
    return out or among


class Farthest(NamedTuple):
    """The location farthest from all investigators; the effects call it `chosen`."""

    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the effects would change nothing."""
        return all(in_vain(game, context.also_choosing(place), self.effects) for place in farthest_from_all(game))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve the effects on the location; among several equally far the lead investigator chooses."""
        found = farthest_from_all(game)
        game.cite("faq-farthest-from-all-investigators.1")
        if len(found) > 1:
            options = tuple(Option("choose", (place,), game.lead, place) for place in found)
            rule = "faq-farthest-from-all-investigators.3"
            return Ask(Choice((game.lead,), "which of the farthest locations", options, rule), self._chosen)
        return self._on(context, found[0]) if found else None

    def _chosen(self, game: Arkham, context: Context, option: Option) -> Result:
        game.cite("faq-farthest-from-all-investigators.3")
        return self._on(context, option.meant(str))

    def _on(self, context: Context, place: str) -> Result:
        return resolve(self.effects, context.also_choosing(place))
