"""Cards of a hand that are discarded for their skill icons, as an effect has it or to pay a cost."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.discarding import in_the_chosen_order, loose
from adjudicator.games.arkham.facts import HAND
from adjudicator.games.arkham.game import Arkham, Number
from adjudicator.games.arkham.icons import icons, matching
from adjudicator.games.arkham.words import Context

_WILD: Final = "wild"


class DiscardIcons(NamedTuple):
    """Discard cards from one's hand that have at least so many icons together; wild icons count as any skill's."""

    icon: str
    least: Number

    def _payable(self, game: Arkham, context: Context) -> tuple[str, ...]:
        held = (card for card in HAND(game, context.you) if card != context.this)
        return loose(game, context, tuple(card for card in held if _shown(game, card, self.icon)))

    def in_hand(self, game: Arkham, context: Context) -> int:
        """The number of such icons on the cards that may be discarded."""
        return sum(_shown(game, card, self.icon) for card in self._payable(game, context))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if all cards in hand together have too few such icons."""
        return self.in_hand(game, context) < self.least.of(game, context)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reason that there are too few icons in the hand."""
        if not self.futile(game, context):
            return ()
        return (Reason("effects.4", f"{game.name(context.you)} has too few {self.icon} icons in hand"),)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Let the investigator choose the cards."""
        if self.futile(game, context):
            return None
        return self.choosing(game, context, f"cards to discard for {self.icon} icons", "target.2")

    def choosing(self, game: Arkham, context: Context, what: str, rule: str) -> Call:
        """The choice of the cards, for this and by this rule."""
        game.cite("faq-wild-skill-icons.1")
        cards = self._payable(game, context)
        return Call(CHOOSING, Choosing(context.you, self.icon, self.least.of(game, context), cards, what, rule))


class Choosing(NamedTuple):
    """An investigator who chooses among cards until these have so many icons together, for what, and by which rule."""

    who: str
    icon: str
    least: int
    among: tuple[str, ...]
    what: str
    rule: str
    chosen: tuple[str, ...] = ()


def _shown(game: Arkham, card: str, icon: str) -> int:
    """The icons of this kind on a card; a wild one stands for any skill."""
    return dict(icons(game, card)).get(_WILD, 0) if icon == _WILD else matching(game, card, icon)


def _choose(game: Arkham, local: Choosing) -> Result:
    if sum(_shown(game, card, local.icon) for card in local.chosen) >= local.least:
        return Go(local, END, in_the_chosen_order(game, local.chosen))
    left = (card for card in local.among if card not in local.chosen)
    options = tuple(Option("discard", (card,), local.who, card) for card in left)
    return Ask(Choice((local.who,), local.what, options, local.rule), _chosen)


def _chosen(game: Arkham, local: Choosing, option: Option) -> Result:
    return Go(local._replace(chosen=(*local.chosen, option.meant(str))), "choose")


CHOOSING: Final = Procedure("choose cards to discard for their icons", Step("", "choose", _choose))
