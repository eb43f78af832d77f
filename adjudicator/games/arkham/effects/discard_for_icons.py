"""The effect that has cards of a hand discarded for their skill icons."""

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


class DiscardForIcons(NamedTuple):
    """Discard cards from one's hand that have at least so many icons together; wild icons count as any skill's."""

    icon: str
    amount: Number

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if all cards in hand together have too few such icons."""
        return sum(_shown(game, card, self.icon) for card in _hand(game, context.you)) < self.amount.of(game, context)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reason that there are too few icons in the hand."""
        if not self.futile(game, context):
            return ()
        return (Reason("effects.4", f"{game.name(context.you)} has too few {self.icon} icons in hand"),)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Let the investigator choose the cards."""
        if self.futile(game, context):
            return None
        return Call(CHOOSING, Choosing(context.you, self.icon, self.amount.of(game, context)))


class Choosing(NamedTuple):
    """An investigator who chooses cards until these have so many icons together."""

    who: str
    icon: str
    amount: int
    chosen: tuple[str, ...] = ()


def _hand(game: Arkham, who: str) -> tuple[str, ...]:
    return loose(game, Context(you=who), HAND(game, who))


def _shown(game: Arkham, card: str, icon: str) -> int:
    """The icons of this kind on a card; a wild one stands for any skill."""
    return dict(icons(game, card)).get(_WILD, 0) if icon == _WILD else matching(game, card, icon)


def _choose(game: Arkham, local: Choosing) -> Result:
    if sum(_shown(game, card, local.icon) for card in local.chosen) >= local.amount:
        return Go(local, END, _discarded(game, local.chosen))
    game.cite("faq-wild-skill-icons.1")
    left = (card for card in _hand(game, local.who) if card not in local.chosen and _shown(game, card, local.icon))
    options = tuple(Option("discard", (card,), local.who, card) for card in left)
    return Ask(Choice((local.who,), f"cards to discard for {local.icon} icons", options, "target.2"), _chosen)


def _chosen(game: Arkham, local: Choosing, option: Option) -> Result:
    return Go(local._replace(chosen=(*local.chosen, option.meant(str))), "choose")


def _discarded(game: Arkham, cards: tuple[str, ...]) -> tuple[Call, ...]:
    calls = in_the_chosen_order(game, cards)
    return calls if isinstance(calls, tuple) else ()


CHOOSING: Final = Procedure("choose cards to discard for their icons", Step("", "choose", _choose))
