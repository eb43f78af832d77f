"""An investigator gives cards of the opening hand back, or keeps it."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.games.arkham.deeds.action import ArkhamAction
from adjudicator.games.arkham.deeds.copies import own_copy
from adjudicator.games.arkham.facts import HAND
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.setting_up.hands import MULLIGAN, why_not_mulligan
from adjudicator.games.kit.waiting import given_now


class Keep(ArkhamAction):
    """The whole hand is kept."""

    says, also, called = "{who:investigator} keeps the hand", "no mulligan", "keep"
    examples = ("roland keeps the hand",)
    when = MULLIGAN

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """There is one way to keep it, where that is asked."""
        return ((),) if _is_asked(game, who) else ()

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """It is not the time, or the opportunity is gone."""
        return why_not_mulligan(game, who)


class Mulligan(ArkhamAction):
    """Any numbers cards are given back for others."""

    says, also, called = "{who:investigator} mulligans {cards:several cards}", "redraws replaces", "mulligan"
    examples = ("roland mulligans knife and guts",)
    when = MULLIGAN

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """Each card alone, where that is asked."""
        return (((card,),) for card in HAND(game, who)) if _is_asked(game, who) else ()

    def settled(self, game: Any, who: str, slots: tuple[Any, ...]) -> tuple[Any, ...]:
        """Of several copies their own."""
        return (tuple(own_copy(game, who, card, in_hand=True) for card in slots[0]),)

    def is_about(self, game: Rules, option: Option, who: str, *slots: Any) -> bool:
        """The same cards, or other copies of them."""
        wanted, offered = (sorted(game.cards[card].name for card in cards) for cards in (slots[0], option.things))
        return wanted == offered

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """It is not the time, the opportunity is gone, or a card was not drawn."""
        return why_not_mulligan(game, who, slots[0])

    def sentence(self, option: Option) -> str:
        """All the cards."""
        return self.forms[0].fill({"who": option.who, "cards": ", ".join(option.things)})


def _is_asked(game: Rules, who: str) -> bool:
    given = given_now(game)
    return given is not None and given.opportunity is MULLIGAN and who in given.who
