"""Find: take a card from where it lies, without searching for it (FAQ, Looking, Searching, Finding)."""

from typing import NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Ask, Result
from adjudicator.games.arkham.abilities.in_vain import hindrances, in_vain
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.game import Arkham, Effect, Which
from adjudicator.games.arkham.words import Context


class Find(NamedTuple):
    """Find a card; the effects then call it `chosen`."""

    which: Which
    effects: tuple[Effect, ...]

    def _found(self, game: Arkham, context: Context) -> tuple[str, ...]:
        cards = self.which.all(game, context)
        return tuple(card for card in cards if not in_vain(game, context.also_choosing(card), self.effects))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card, or finding it changes nothing."""
        return not self._found(game, context)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons for which nothing could be done with what is found."""
        cards = self.which.all(game, context)
        return tuple(why for card in cards for why in hindrances(game, context.also_choosing(card), self.effects))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Find it: nothing is searched, and no ability answers to a search."""
        found = self._found(game, context)
        game.cite("faq-looking-searching-finding.2")
        if len(found) < 2:
            return resolve(self.effects, context.also_choosing(found[0])) if found else None
        options = tuple(Option("choose", (card,), context.you, card) for card in found)
        return Ask(Choice((context.you,), "card to find", options, "target.2"), self._chosen)

    def _chosen(self, game: Arkham, context: Context, option: Option) -> Result:
        return resolve(self.effects, context.also_choosing(option.meant(str)))
