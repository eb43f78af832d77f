"""The effect by which a committed card has one more of its own skill icons."""

from typing import NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import Ask, Result
from adjudicator.games.arkham.game import Arkham, Which, Worth
from adjudicator.games.arkham.icons import icons
from adjudicator.games.arkham.values import Lasting, add_lasting
from adjudicator.games.arkham.words import Context


class OneMoreIcon(NamedTuple):
    """Let a card have one more of its icons until the end of the test, as the investigator chooses."""

    which: Which

    def _kinds(self, game: Arkham, card: str) -> tuple[str, ...]:
        return tuple(kind for kind, number in icons(game, card) if number)

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card with an icon."""
        return not any(self._kinds(game, card) for card in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Choose the kind of icon, where there are several."""
        for card in self.which.all(game, context)[:1]:
            kinds = self._kinds(game, card)
            if len(kinds) == 1:
                _add(game, context, card, kinds[0])
            elif kinds:
                options = tuple(Option("choose", (kind,), context.you, (card, kind)) for kind in kinds)
                return Ask(Choice((context.you,), "icon that the card gains", options, "gains.6"), self._chosen)
        return None

    def _chosen(self, game: Arkham, context: Context, option: Option) -> Result:
        card, kind = option.meant(tuple)
        _add(game, context, card, kind)
        return None


def _add(game: Arkham, context: Context, card: str, kind: str) -> None:
    until = "end of the test"
    add_lasting(game, Lasting(None, card, f"{kind} icons", "add", Worth(1), until, context.this, context))
