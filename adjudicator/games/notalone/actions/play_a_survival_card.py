"""A Hunted plays a Survival card."""

from collections.abc import Iterable
from typing import Any, ClassVar

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.actions import Act, Action
from adjudicator.games.notalone.actions.play_a_hunt_card import cite_any_order
from adjudicator.games.notalone.decisions.choose import ChoosesHunted
from adjudicator.games.notalone.decisions.copy import Copies
from adjudicator.games.notalone.decisions.take_back import TakesBack
from adjudicator.games.notalone.effects.powers import UseInstead, why_not_power
from adjudicator.games.notalone.facts import PHASE, SURVIVAL, TURN_OVER
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.opportunities import AT_A_PLACE, CARDS
from adjudicator.games.notalone.phases.visits import exploring, power_by
from adjudicator.games.notalone.playing.cards import Card, play_card, why_not_survival
from adjudicator.games.notalone.source import Source


class _Survival(Action):
    """She plays a Survival card when its phase has come."""

    brings_a_power: ClassVar[bool]

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """The cards that she holds."""
        held = SURVIVAL(game, who)
        return (one for one in held if isinstance(game.printed.survival[one].effect, UseInstead) is self.brings_a_power)

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """Only the Hunted who holds it, in its phase, one a round."""
        return why_not_survival(game, self.card(game, who, slots[0]))

    def why_not_with(self, game: NotAlone, who: str, *slots: Any, then: Act) -> Reasons:
        """A Survival card works for the Hunted who plays it."""
        rule = game.printed.survival[slots[0]].effect.by
        if isinstance(then.action, ChoosesHunted) and then.slots[0] != (who,):
            return game.reasons(f"{slots[0]} works for {who}", rule, "survival-cards.10")
        return ALLOWED

    def card(self, game: NotAlone, who: str, name: str) -> Card:
        """The card about to be played, at the place that she explores if she has her choice there."""
        here = exploring(game)
        return Card(who, "survival", name, here.number if here is not None and here.who == who else -1)

    def is_here(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """In the middle of her own choice at a place, nobody else plays a card."""
        here = exploring(game)
        return here is None or here.who == who

    def allowed_by(self, game: NotAlone, who: str, *slots: Any) -> str:
        """Its own rule says when."""
        return game.printed.survival[slots[0]].by


class PlayASurvivalCard(_Survival):
    """A card that is played whenever its moment is there."""

    says, when = "{who:player} plays {card:survival card}", (*CARDS, AT_A_PLACE)
    with_decision = (
        (" for {cards:places}", TakesBack),
        (" on {cards:places}", TakesBack),
        (" for {whom:several hunted}", ChoosesHunted),
        (" on {whom:several hunted}", ChoosesHunted),
    )
    brings_a_power = False

    def why_not_with(self, game: NotAlone, who: str, *slots: Any, then: Act) -> Reasons:
        """A card that takes Place cards back takes some that it may take."""
        if not isinstance(then.action, TakesBack):
            return super().why_not_with(game, who, *slots, then=then)
        return game.printed.survival[slots[0]].effect.why_not_taken(game, Source(who, slots[0]), then.slots[0])

    def whenever(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """It answers to whatever happens."""
        return True

    def do(self, game: NotAlone, who: str, *slots: Any) -> Call:
        """It takes effect."""
        cite_any_order(game)
        return play_card(self.card(game, who, slots[0]))


class PlayACardInsteadOfAPower(_Survival):
    """Gate and Drone: the power of another place stands in place of one's own."""

    says, when = "{who:player} plays {card:other power}", AT_A_PLACE
    also = "copies"
    with_decision = (
        (" for {copied:place}", Copies),
        (" on {copied:place}", Copies),
        (" for {whom:several hunted}", ChoosesHunted),
    )
    brings_a_power = True

    def why_not_with(self, game: NotAlone, who: str, *slots: Any, then: Act) -> Reasons:
        """A place within the reach of the card, whose power may be used."""
        effect = game.printed.survival[slots[0]].effect
        visit = self.card(game, who, slots[0]).visit
        if not isinstance(then.action, Copies) or not isinstance(effect, UseInstead) or visit < 0:
            return super().why_not_with(game, who, *slots, then=then)
        (place,) = then.slots
        if place not in effect.reachable(game, Source(who, slots[0], visit=visit)):
            return game.reasons(f"the place is not adjacent to that of {who}", "gate.3", "adjacent-places.5")
        return why_not_power(game, place, effect.by, who)

    def may_come(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """In Phase 3, until her turn is over."""
        card = game.printed.survival[slots[0]]
        return PHASE(game) == card.phase and who in game.hunted and not TURN_OVER(game, who)

    def do(self, game: NotAlone, who: str, *slots: Any) -> Call:
        """It takes effect, and leaves her no other choice."""
        here = exploring(game)
        assert here is not None
        game.cite(power_by(game, here), game.printed.survival[slots[0]].effect.by)
        return play_card(self.card(game, who, slots[0]))
