"""An investigator fights, evades or investigates with an ability of a card that has this designator."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.actions.deeds import designator_of
from adjudicator.games.arkham.deeds.copies import own_copy
from adjudicator.games.arkham.deeds.of_a_card import ability_of
from adjudicator.games.arkham.deeds.request import Meant
from adjudicator.games.arkham.deeds.use import Use
from adjudicator.games.arkham.game import Ability
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.words import of_some


class UseAs(Use):
    """An ability with a designator; others of the card are not meant."""

    designator: ClassVar[str]

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """Nothing beside what is used."""
        return ()

    def settled(self, game: Any, who: str, slots: tuple[Any, ...]) -> tuple[Any, ...]:
        """Of several copies their own."""
        copies = {"card": own_copy(game, who, self._card(slots), in_hand=False)}
        return tuple(copies.get(slot, value) for slot, value in zip(self.slots, slots, strict=True))

    def card(self, who: str, *slots: Any) -> tuple[str, str]:
        """The card; its ability has no name."""
        return self._card(slots), ""

    def _card(self, slots: tuple[Any, ...]) -> str:
        card: str = slots[self.slots.index("card")]
        return card

    def abilities(self, game: Rules, who: str, *slots: Any) -> Meant:
        """Those with the designator."""
        for listener, targets in super().abilities(game, who, *slots):
            if self.designator in _designators(game.ability(listener)):
                yield listener, targets

    def is_about(self, game: Rules, option: Option, who: str, *slots: Any) -> bool:
        """The option is of such an ability of the card."""
        ability = ability_of(game, option) if super().is_about(game, option, who, *slots) else None
        return ability is not None and self.designator in _designators(ability)

    def unusable(self, game: Rules, who: str, *slots: Any) -> Reasons:
        """It has nothing with this designator."""
        card = self._card(slots)
        if any(ability.kind in self.kinds for _listener, ability in game.abilities_of(card)):
            return (Reason("ability.41", f"{game.name(card)} has no ability to {self.designator} with"),)
        return super().unusable(game, who, *slots)


class FightWith(UseAs):
    """An enemy is fought."""

    says, examples = "{who:investigator} fights {thing:enemy} with {card:card}", ("roland fights ghoul with machete",)
    designator = "fight"


class EvadeWith(UseAs):
    """An enemy is evaded."""

    says, examples = "{who:investigator} evades {thing:enemy} with {card:card}", ("wendy evades ghoul with lasso",)
    designator = "evade"


class InvestigateWith(UseAs):
    """A location is investigated."""

    says, examples = "{who:investigator} investigates with {card:card}", ("daisy investigates with flashlight",)
    designator = "investigate"


def _designators(ability: Ability) -> frozenset[str]:
    """The designators of an ability: its own, and those of what a choice or a condition in it brings."""
    return frozenset((designator_of(ability), *_within(ability.effects)))


def _within(effects: tuple[object, ...]) -> Iterator[str]:
    for effect in effects:
        if designator := of_some(effect, "designator"):
            yield designator
        if isinstance(effect, tuple):
            yield from _within(tuple(part for part in effect if isinstance(part, tuple)))
